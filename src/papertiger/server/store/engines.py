"""Connections to the database: SQLite in a file, or PostgreSQL by its URL."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from papertiger.server.store.errors import StoreError

BUSY_MS = 2_000
"""How long SQLite waits for another process's lock."""

WAL_BYTES = 64 << 20
"""The write-ahead log shrinks to this when it has been longer."""

WAL_MOST = 32 << 20
"""When the write-ahead log is longer, the writer waits for readers, so that it begins anew."""

WAL_WAIT_MS = 100
"""So long it waits for them at most."""

READERS = 2

MISSING = "a database of PostgreSQL needs the package psycopg: pip install 'papertiger[postgres]'"

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
    """The file of a SQLite database; None for any other. Raises StoreError."""
    found = parsed(url)
    if found.get_backend_name() != "sqlite" or found.database in {None, "", ":memory:"}:
        return None
    return Path(str(found.database))


def parsed(url: str | URL) -> URL:
    """The parts of a URL, with the driver that is used here. Raises StoreError."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise StoreError("what names the database is no URL, as sqlite:////srv/t.db is") from None
    kind = found.get_backend_name()
    if kind in {"postgresql", "postgres"}:
        return found.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreError(f"a database of {kind} cannot be used; sqlite or postgresql can")
    return found


def engine(url: str, *, present: bool = True) -> Engine:
    """An engine for this database; SQLite with a write-ahead log, every commit on the disk.

    `present`: connections to PostgreSQL say that the database is in use, as an open file does.
    Raises StoreError for a database that cannot be used here.
    """
    # Facts hold secrets: no error of the database may say what was to be written.
    pool = {"pool_size": READERS + 1, "max_overflow": 2, "hide_parameters": True}
    own = parsed(url)
    if own.get_backend_name() != "sqlite":
        connecting = {"connect_timeout": CONNECT_SECONDS}
        try:
            made = create_engine(own, pool_pre_ping=True, connect_args=connecting, **pool)
        except ImportError:
            raise StoreError(MISSING) from None
        if present:
            event.listen(made, "connect", _be_present)
        return made
    made = create_engine(own, **pool)
    event.listen(made, "connect", _set_up)
    event.listen(made, "begin", _begin)
    return made


def refuse_others(file: Path) -> None:
    """Raise StoreError for a database of another program, which nothing is changed of."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            names = {name for (name,) in found.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error:
        # What is wrong with it is told by whoever opens it to write.
        return
    if names and "alembic_version" not in names:
        raise StoreError(f"the database {file} is another program's")


def make_private(file: Path) -> None:
    """Make the file of a new database so that only its owner reads it: it holds secrets."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    os.close(handle)


IN_USE = f"{0x7061_7065}, hashtext(current_schema())"
"""The number, in SQL, of the lock that each connection to a PostgreSQL database shares."""


def _be_present(connection: Any, record: Any) -> None:
    """Say that the database is in use, until the connection ends."""
    del record
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
    cursor.close()
    connection.commit()


def _set_up(connection: Any, record: Any) -> None:
    del record
    if not isinstance(connection, sqlite3.Connection):
        raise AssertionError(f"no connection of SQLite: {connection}")
    # The driver would begin transactions of its own accord, and later than asked.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def shorten_log(connection: Connection) -> None:
    """Let the write-ahead log begin anew if it has become long.

    SQLite copies it into the database by itself as it grows, but begins it anew only at a moment
    when nobody reads; where there is always somebody, there is never such a moment.
    """
    file = file_of(connection.engine.url)
    if file is None:
        return
    try:
        length = file.with_name(f"{file.name}-wal").stat().st_size
    except OSError:
        return
    driver: Any = connection.connection.dbapi_connection
    if length > WAL_MOST and isinstance(driver, sqlite3.Connection):
        driver.execute(f"PRAGMA busy_timeout={WAL_WAIT_MS}")
        driver.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        driver.execute(f"PRAGMA busy_timeout={BUSY_MS}")


def _begin(connection: Connection) -> None:
    """Writers take the lock at once, so that none fails half-way; readers never wait for it."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
