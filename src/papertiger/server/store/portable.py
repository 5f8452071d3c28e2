"""A database of PostgreSQL as a backup, and back: the same file of SQLite that others are kept in.

So a backup of either kind can be restored to either kind.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from papertiger.server.store import files, migrate
from papertiger.server.store.engines import IN_USE, engine, url_of
from papertiger.server.store.errors import StoreError, UnknownRevisionError, why
from papertiger.server.store.files import Contents, FileError
from papertiger.server.store.schema import metadata, reports, tables

AT_ONCE = 1_000
"""So many rows are copied at once."""


def back_up(url: str, target: Path, *, force: bool = False) -> Contents:
    """Copy a database, in use or not, to one file; `force` replaces an older file.

    Raises FileError (exists, failed), StoreError and OSError.
    """
    if target.exists() and not force:
        raise FileError("exists", target)
    with _opened(url) as origin, origin.connect() as given:
        reading = given.execution_options(isolation_level="REPEATABLE READ")
        with reading.begin():
            _check(reading, origin)
            return _save(reading, target)


def restore(source: Path, url: str, folder: Path) -> tuple[Contents, Path | None]:
    """Put a backup in the place of a database, in one transaction; what is in it.

    Second: the file in `folder` that the old one is kept in, None if it was empty.

    Raises FileError (what `files.contents` raises of the backup; live; failed), StoreError,
    OSError.
    """
    found = files.contents(source)
    with _brought_up(source, folder / "restoring.db") as copy, _opened(url) as target:
        own = engine(url_of(copy))
        try:
            with target.begin() as writing, own.connect() as reading:
                alone = text(f"SELECT pg_try_advisory_xact_lock({IN_USE})")
                if not writing.execute(alone).scalar():
                    raise FileError("live", target.url.render_as_string())
                migrate.upgrade_within(writing, target.url.render_as_string())
                aside = None
                if writing.execute(select(func.count()).select_from(tables)).scalar_one():
                    names = (folder / f"replaced-{number}.db" for number in count(1))
                    aside = next(path for path in names if not path.exists())
                    _save(writing, aside)
                _fill(reading, writing)
        finally:
            own.dispose()
    return found, aside


def scrub(url: str) -> int:
    """Make the space of what was deleted free for what is to come; how many bytes fewer are taken.

    Raises StoreError.
    """
    with _opened(url) as made, made.connect() as given:
        connection = given.execution_options(isolation_level="AUTOCOMMIT")
        before = _size(connection)
        for table in metadata.sorted_tables:
            connection.execute(text(f"VACUUM ANALYZE {table.name}"))
        return before - _size(connection)


def _size(connection: Connection) -> int:
    sizes = (func.pg_total_relation_size(table.name) for table in metadata.sorted_tables)
    return sum(connection.execute(select(size)).scalar_one() for size in sizes)


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    """An engine for one database, whose errors name it."""
    made = engine(url, present=False)
    try:
        yield made
    except DBAPIError as error:
        shown = made.url.render_as_string()
        raise StoreError(f"the database {shown} cannot be used: {why(error)}") from None
    finally:
        made.dispose()


def _check(connection: Connection, origin: Engine) -> None:
    """Whether the database has the present form, which is what can be copied."""
    shown, present = origin.url.render_as_string(), migrate.revision(connection)
    if present is None:
        raise StoreError(f"the database {shown} has no tables of Paper Tiger")
    if present not in migrate.KNOWN:
        raise UnknownRevisionError(shown, present)
    if present != migrate.KNOWN[0]:
        raise StoreError(f"the database {shown} is of an older form: start the server on it once")


def _save(reading: Connection, target: Path) -> Contents:
    with files.beside(target) as copy:
        made = engine(url_of(copy))
        try:
            migrate.upgrade(made)
            with made.begin() as writing:
                _copy(reading, writing)
        finally:
            made.dispose()
        with closing(files.opened(copy, "rw")) as whole:
            whole.execute("PRAGMA journal_mode=DELETE")
        found = files.contents(copy)
        files.put(copy, target)
    return found


@contextmanager
def _brought_up(source: Path, beside: Path) -> Iterator[Path]:
    """A backup in the present form, in a file that is gone afterwards."""
    with files.beside(beside) as copy:
        files.copy(source, copy)
        made = engine(url_of(copy))
        try:
            migrate.upgrade(made)
        finally:
            made.dispose()
        yield copy


def _copy(reading: Connection, writing: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = reading.execute(select(table).execution_options(yield_per=AT_ONCE))
        for some in rows.mappings().partitions(AT_ONCE):
            writing.execute(insert(table), [dict(row) for row in some])


def _fill(reading: Connection, writing: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        writing.execute(delete(table))
    _copy(reading, writing)
    last = writing.execute(select(func.max(reports.c.id))).scalar_one()
    if last is not None:
        name = func.pg_get_serial_sequence(reports.name, reports.c.id.name)
        writing.execute(select(func.setval(name, last)))
