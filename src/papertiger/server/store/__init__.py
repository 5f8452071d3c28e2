"""What the server keeps: tables' logs, people, codes, reports; in SQLite or PostgreSQL."""

from papertiger.server.store.errors import (
    FencedError,
    NameTakenError,
    StoreError,
    StoreUnavailableError,
    UnknownRevisionError,
)
from papertiger.server.store.store import Store

__all__ = [
    "FencedError",
    "NameTakenError",
    "Store",
    "StoreError",
    "StoreUnavailableError",
    "UnknownRevisionError",
]
