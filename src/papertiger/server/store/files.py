"""The file of a SQLite database as a whole: is it in use, is it sound, its copies.

A backup is one file, made while the server runs; it is there whole or not at all.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from msgspec import Struct

from papertiger.server.store import migrate
from papertiger.server.store.engines import make_private
from papertiger.server.store.errors import StoreError

WAIT_SECONDS = 10.0
"""How long a copy waits for a lock."""

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""

BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

SPOILED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class FileError(StoreError):
    """A file of a database cannot be used as asked.

    Codes: no_database, other_database (of another program), spoiled, other_form (`revision`), live,
    newer, exists, same, failed (`why`).
    """

    def __init__(self, code: str, file: Path, **arguments: str) -> None:
        """`code` says what is wrong with the file."""
        super().__init__(f"{code}: {file} {arguments or ''}".rstrip())
        self.code, self.file, self.arguments = code, file, arguments


class Contents(Struct, frozen=True):
    """What is in a database: its revision, how many tables and facts, when the last fact came.

    `newest`: wall time (ms); 0 if there is nothing.
    """

    revision: str
    tables: int
    facts: int
    newest: int


def is_live(file: Path) -> bool:
    """Whether a process has the database open, that is: whether a server may be running on it."""
    with closing(_open(file, "rw", wait=0)) as connection:
        try:
            # A connection holds its lock on the file as long as it is open.
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            if _is(error, BUSY):
                return True
            raise
    return False


def _is(error: sqlite3.Error, codes: set[int]) -> bool:
    # Without a code it is the driver's own error; the last byte is the kind of one of SQLite's.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in codes


def contents(file: Path) -> Contents:
    """What is in a database, after a thorough check.

    Raises FileError: no_database, other_database, spoiled, other_form, failed.
    """
    if not file.is_file():
        raise FileError("no_database", file)
    try:
        with closing(_open(file, "ro")) as connection:
            connection.execute("BEGIN")
            return _checked(file, connection)
    except sqlite3.Error as error:
        code = "spoiled" if _is(error, SPOILED) else "failed"
        raise FileError(code, file, why=str(error)) from None


def _checked(file: Path, connection: sqlite3.Connection) -> Contents:
    def asked(question: str) -> list[tuple[str | int, ...]]:
        return connection.execute(question).fetchall()

    if asked("PRAGMA integrity_check") != [("ok",)]:
        raise FileError("spoiled", file, why="PRAGMA integrity_check")
    own = {"alembic_version", "tables", "log"}
    if not own <= {str(name) for (name,) in asked("SELECT name FROM sqlite_master")}:
        raise FileError("other_database", file)
    revision = "".join(str(row[0]) for row in asked("SELECT version_num FROM alembic_version"))
    if revision not in migrate.known():
        raise FileError("other_form", file, revision=revision)
    if asked("PRAGMA foreign_key_check"):
        raise FileError("spoiled", file, why="PRAGMA foreign_key_check")
    logs = "SELECT count(*) AS facts, max(number) + 1 AS next FROM log GROUP BY table_id"
    if asked(f"SELECT 1 FROM ({logs}) WHERE facts != next"):  # noqa: S608 no input of anybody
        raise FileError("spoiled", file, why="a log has a gap")
    ((tables, touched),) = asked("SELECT count(*), coalesce(max(touched), 0) FROM tables")
    ((facts, at),) = asked("SELECT count(*), coalesce(max(at), 0) FROM log")
    return Contents(revision, int(tables), int(facts), max(int(touched), int(at)))


def back_up(source: Path, target: Path, *, force: bool = False) -> Contents:
    """Copy a database, in use or not, to one file; `force` replaces an older file.

    Raises FileError (no_database, exists, same; what `contents` raises of the copy; failed) and
    OSError.
    """
    if not source.is_file():
        raise FileError("no_database", source)
    if target.exists():
        if target.samefile(source):
            raise FileError("same", target)
        if not force:
            raise FileError("exists", target)
    with _failing(target), _beside(target) as copy:
        with closing(_open(source, "rw")) as origin:
            _copy(origin, copy)
        found = contents(copy)
        _put(copy, target)
    return found


def restore(source: Path, target: Path, *, force: bool = False) -> tuple[Contents, Path | None]:
    """Put a backup in the place of a database; what is in it, and where a spoiled one has gone.

    `force` also replaces a database that is in use, of another form, spoiled, or newer than the
    backup. A server that runs on it finds its tables fenced, and loads them anew.

    Raises FileError (what `contents` raises of the backup; live, newer, other_form, spoiled of the
    database; same; failed) and OSError.
    """
    found = contents(source)
    if not target.exists():
        with _failing(target):
            _restore_new(source, target)
        return found, None
    if target.samefile(source):
        raise FileError("same", target)
    with _failing(target):
        spoiled = _refuse(target, found, force=force)
        if not spoiled:
            with closing(_open(source, "ro")) as origin, closing(_open(target, "rw")) as database:
                # One transaction of the database: it is the old one or the new one, never half.
                origin.backup(database)
            return found, None
        aside = _move_aside(target)
        _restore_new(source, target)
    return found, aside


def _refuse(target: Path, found: Contents, *, force: bool) -> bool:
    """Refuse to replace what should be kept; whether the database is spoiled."""
    try:
        # First this, which only reads: to open a spoiled database may throw its log away.
        present = contents(target)
        live = is_live(target)
    except FileError as error:
        if not force or error.code == "failed":
            raise
        return error.code == "spoiled"
    if live and not force:
        raise FileError("live", target)
    if present.newest > found.newest and not force:
        raise FileError("newer", target)
    return False


def scrub(file: Path) -> None:
    """Leave nothing in a database of what was deleted from it."""
    with _failing(file), closing(_open(file, "rw")) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _restore_new(source: Path, target: Path) -> None:
    with _beside(target) as copy:
        with closing(_open(source, "ro")) as origin:
            _copy(origin, copy)
        _put(copy, target)


def _open(file: Path, mode: str, wait: float = WAIT_SECONDS) -> sqlite3.Connection:
    url = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(url, uri=True, timeout=wait, isolation_level=None)


@contextmanager
def _failing(file: Path) -> Iterator[None]:
    """Tell what SQLite says as a FileError."""
    try:
        yield
    except sqlite3.Error as error:
        raise FileError("failed", file, why=str(error)) from None


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A new private file beside another, which is gone afterwards if it is there still."""
    copy = target.with_name(f".{target.name}.{os.getpid()}")
    copy.unlink(missing_ok=True)
    make_private(copy)
    try:
        yield copy
    finally:
        for suffix in ("", *BESIDE):
            with suppress(OSError):
                copy.with_name(copy.name + suffix).unlink()


def _copy(origin: sqlite3.Connection, file: Path) -> None:
    with closing(_open(file, "rw")) as copy:
        # In one step, so that it is one state of the database; writers do not wait for it.
        origin.backup(copy)
        # One file, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")


def _put(copy: Path, target: Path) -> None:
    """Give a file its name, for good."""
    with copy.open("rb+") as file:
        os.fsync(file.fileno())
    copy.replace(target)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Let the names in a folder outlive a loss of power, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _move_aside(target: Path) -> Path:
    """Give a spoiled database another name, with what belongs to it."""
    free = (target.with_name(f"{target.name}.spoiled-{number}") for number in count(1))
    aside = next(path for path in free if not path.exists())
    for suffix in ("", *BESIDE):
        with suppress(FileNotFoundError):
            target.with_name(target.name + suffix).replace(aside.with_name(aside.name + suffix))
    return aside
