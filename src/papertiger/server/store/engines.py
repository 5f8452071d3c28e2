"""Connections to the database: SQLite in a file, or PostgreSQL by its URL."""

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url

BUSY_MS = 2_000
"""How long SQLite waits for another process's lock."""

WAL_BYTES = 64 << 20
"""The write-ahead log shrinks to this when it has been longer."""

READERS = 2

CONNECT_SECONDS = 5
"""How long a connection to PostgreSQL may take."""

PRAGMAS = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    # On a Mac an ordinary sync leaves data in the drive's cache; elsewhere this changes nothing.
    "fullfsync=ON",
    "foreign_keys=ON",
    f"journal_size_limit={WAL_BYTES}",
)


def url_of(file: Path) -> str:
    """The URL of a SQLite database in a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def file_of(url: str | URL) -> Path | None:
    """The file of a SQLite database; None for any other. Raises sqlalchemy's ArgumentError."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        return None
    return Path(str(parsed.database))


def engine(url: str) -> Engine:
    """An engine for this database; SQLite with a write-ahead log, every commit on the disk."""
    # Facts hold secrets: no error of the database may say what was to be written.
    pool = {"pool_size": READERS + 1, "max_overflow": 2, "hide_parameters": True}
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        connecting = {"connect_timeout": CONNECT_SECONDS}
        return create_engine(parsed, pool_pre_ping=True, connect_args=connecting, **pool)
    made = create_engine(parsed, **pool)
    event.listen(made, "connect", _set_up)
    event.listen(made, "begin", _begin)
    return made


def make_private(file: Path) -> None:
    """Make the file of a new database so that only its owner reads it: it holds secrets."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    os.close(handle)


def _set_up(connection: Any, record: Any) -> None:
    del record
    if not isinstance(connection, sqlite3.Connection):
        raise AssertionError(f"no connection of SQLite: {connection}")
    # The driver would begin transactions of its own accord, and later than asked.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Writers take the lock at once, so that none fails half-way; readers never wait for it."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
