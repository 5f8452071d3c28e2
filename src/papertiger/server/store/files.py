"""The file of a SQLite database as a whole: is it in use, is it sound, its copies.

A backup is one file, made while the server runs; it is there whole or not at all.
"""

import os
import shutil
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
    exists, same, failed (`why`).
    """

    def __init__(self, code: str, file: Path | str, **arguments: str) -> None:
        """`code` says what is wrong with the file, or with the database of that URL."""
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
    with closing(opened(file, "rw", wait=0)) as connection:
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
        with closing(opened(file, "ro")) as connection:
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
    if revision not in migrate.KNOWN:
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
    with _failing(target), beside(target) as copy:
        with _failing(source):
            origin = opened(source, "rw")
        with closing(origin):
            with _failing(source):
                origin.execute("SELECT 1 FROM sqlite_master").fetchone()
            _copy(origin, copy)
        found = contents(copy)
        put(copy, target)
    return found


def restore(source: Path, target: Path) -> tuple[Contents, Path | None]:
    """Put a backup in the place of a database; what is in it, and where the old one is kept.

    At every moment the database is the old one or the new one, whole.

    Raises FileError (what `contents` raises of the backup; live; other_database; same; failed) and
    OSError.
    """
    found = contents(source)
    if target.exists() and target.samefile(source):
        raise FileError("same", target)
    with _failing(target), beside(target) as copy:
        with closing(opened(source, "ro")) as origin:
            _copy(origin, copy)
        with _alone(target) as replaced:
            aside = _keep(target, replaced)
            put(copy, target)
    return found, aside


@contextmanager
def _alone(file: Path) -> Iterator[sqlite3.Connection | None]:
    """Nobody has the database open, and nobody opens it until this is over; it is one file.

    None for one that is spoiled, or not there: it is let be.
    """
    if not file.is_file():
        yield None
        return
    with closing(opened(file, "rw", wait=0)) as connection:
        try:
            # Locks are kept as long as the connection is open.
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            connection.execute("ROLLBACK")
            if names and "alembic_version" not in names:
                raise FileError("other_database", file)
            connection.execute("PRAGMA journal_mode=DELETE")
            # The lock stays; what is in a transaction could not be copied.
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            if _is(error, BUSY):
                raise FileError("live", file) from None
            if not _is(error, SPOILED):
                raise
            yield None
        else:
            yield connection


def _keep(target: Path, connection: sqlite3.Connection | None) -> Path | None:
    """Copy a database that is to be replaced, with what belongs to it, and say where to."""
    free = (target.with_name(f"{target.name}.replaced-{number}") for number in count(1))
    aside = next(path for path in free if not path.exists())
    if connection is not None:
        # Not by its file: to open and close that would let go of its lock.
        with beside(aside) as copy:
            _copy(connection, copy)
            put(copy, aside)
        for suffix in BESIDE:
            with suppress(OSError):
                target.with_name(target.name + suffix).unlink()
        if os.name == "nt":
            # There, what is open cannot be replaced.
            connection.close()
        return aside
    there = [each for each in ("", *BESIDE) if target.with_name(target.name + each).exists()]
    for suffix in reversed(there):
        kept = aside.with_name(aside.name + suffix)
        with beside(kept) as copy:
            shutil.copyfile(target.with_name(target.name + suffix), copy)
            put(copy, kept)
    # A log of the old database must not be taken for one of the new.
    for suffix in there:
        if suffix:
            target.with_name(target.name + suffix).unlink()
    return aside if there else None


def size(file: Path) -> int:
    """How many bytes a database takes, with what belongs to it."""
    paths = (file.with_name(file.name + suffix) for suffix in ("", *BESIDE))
    return sum(path.stat().st_size for path in paths if path.exists())


def scrub(file: Path) -> None:
    """Leave nothing in a database of what was deleted from it."""
    with _failing(file), closing(opened(file, "rw")) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def opened(file: Path, mode: str, wait: float = WAIT_SECONDS) -> sqlite3.Connection:
    """A connection to a database: mode "ro" or "rw"; it must be there. Raises sqlite3.Error."""
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
def beside(target: Path) -> Iterator[Path]:
    """A new private file beside another, which is gone afterwards if it is there still.

    What processes that were killed have left there is gone, too.
    """
    for left in _left(target):
        _remove(left)
    copy = target.with_name(f".{target.name}.{os.getpid()}")
    _remove(copy)
    try:
        make_private(copy)
    except OSError as error:
        # Whoever asked for it knows the other one.
        error.filename = str(target)
        raise
    try:
        yield copy
    finally:
        _remove(copy)


def _left(target: Path) -> Iterator[Path]:
    """Files beside another of processes that are no more."""
    start = f".{target.name}."
    for path in list(target.parent.iterdir()) if os.name == "posix" else []:
        number = path.name.removeprefix(start)
        if path.name.startswith(start) and number.isascii() and number.isdigit():
            try:
                os.kill(int(number), 0)
            except (ProcessLookupError, OverflowError):
                yield path
            except OSError:
                continue


def _remove(copy: Path) -> None:
    for suffix in ("", *BESIDE):
        with suppress(OSError):
            copy.with_name(copy.name + suffix).unlink()


def copy(source: Path, file: Path) -> None:
    """Copy a database, in use or not, into a private file that there is."""
    with _failing(source), closing(opened(source, "ro")) as origin:
        _copy(origin, file)


def _copy(origin: sqlite3.Connection, file: Path) -> None:
    with closing(opened(file, "rw")) as copy:
        # In one step, so that it is one state of the database; writers do not wait for it.
        origin.backup(copy)
        # One file, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")


def put(copy: Path, target: Path) -> None:
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
