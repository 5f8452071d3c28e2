"""Connections to the database: SQLite in a file, or PostgreSQL by its URL."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

BUSY_MS = 2_000
"""How long SQLite waits for another process's lock."""

READERS = 2


def url_of(file: Path) -> str:
    """The URL of a SQLite database in a file."""
    return f"sqlite:///{file}"


def engine(url: str) -> Engine:
    """An engine for this database; SQLite with a write-ahead log, every commit on the disk."""
    # Facts hold secrets: no error of the database may say what was to be written.
    made = create_engine(make_url(url), pool_size=READERS + 1, max_overflow=2, hide_parameters=True)
    if made.dialect.name == "sqlite":
        event.listen(made, "connect", _set_up)
        event.listen(made, "begin", _begin)
    return made


def _set_up(connection: Any, record: Any) -> None:
    del record
    if not isinstance(connection, sqlite3.Connection):
        raise AssertionError(f"no connection of SQLite: {connection}")
    # The driver would begin transactions of its own accord, and later than asked.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Writers take the lock at once, so that none fails half-way; readers never wait for it."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
