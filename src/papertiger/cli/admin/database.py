"""The database that `papertiger admin` is about: found by the settings of `papertiger serve`."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from papertiger.cli import files as plain
from papertiger.cli.arguments import Wrong
from papertiger.cli.serve import flags
from papertiger.server.store import Store, StoreError, engines, files
from papertiger.server.store.files import Contents, FileError
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable

R = TypeVar("R")

PATIENCE = 3600.0
"""So long (s) a command waits for the database: it is in no hurry."""


class Database(Struct, frozen=True):
    """Its URL; the file, of one of SQLite; the folder of the server."""

    url: str
    file: Path | None
    folder: Path


def words_of(catalog: Catalog) -> Catalog:
    """What the commands say."""
    return Catalog(catalog.language, "cli", "server", "admin", "play", "madiao")


def database_of(found: argparse.Namespace, words: Catalog) -> Database:
    """The database that the settings name. Raises Wrong, StoreError."""
    settings = flags.read(found, words)
    return Database(settings.url, engines.file_of(settings.url), settings.folder)


@contextmanager
def telling(words: Catalog, file: str = "") -> Iterator[None]:
    """Tell what goes wrong as Wrong: `file` is what was to be read or written."""
    try:
        yield
    except FileError as error:
        arguments = {name: printable(text) for name, text in error.arguments.items()}
        shown = printable(str(error.file))
        code = error.code.replace("_", "-")
        raise Wrong(words.say(f"admin-wrong-{code}", file=shown, **arguments)) from None
    except StoreError as error:
        raise Wrong(words.say("server-no-database", why=printable(str(error)))) from None
    except OSError as error:
        shown = printable(str(error.filename or file))
        reason = plain.why(error, words)
        raise Wrong(words.say("admin-wrong-failed", file=shown, why=reason)) from None


def play(database: Database, work: Callable[[Store], Awaitable[R]]) -> R:
    """Work with the store of a database that is there. Raises StoreError."""
    if database.file is not None and not database.file.is_file():
        raise FileError("no_database", database.file)

    async def whole() -> R:
        store = Store(database.url, patience=PATIENCE)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def scrub(database: Database) -> int:
    """Leave nothing of what was deleted; how many bytes fewer the database takes."""
    if database.file is None:
        from papertiger.server.store import portable  # noqa: PLC0415 only for PostgreSQL

        return portable.scrub(database.url)
    before = files.size(database.file)
    files.scrub(database.file)
    return before - files.size(database.file)


def when(ms: int, words: Catalog) -> str:
    """A wall time, in UTC."""
    if not ms:
        return words.say("admin-never")
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ms / 1000))


def say(*lines: str) -> None:
    """Print lines."""
    sys.stdout.write("".join(f"{printable(line)}\n" for line in lines))
    sys.stdout.flush()


def say_json(**fields: object) -> None:
    """Print a line of JSON."""
    sys.stdout.write(msgspec.json.encode(fields).decode() + "\n")
    sys.stdout.flush()


def in_it(found: Contents, words: Catalog) -> tuple[str, str, str]:
    """What is in a database, in lines."""
    return (
        words.say("admin-tables", count=str(found.tables)),
        words.say("admin-facts", count=str(found.facts)),
        words.say("admin-newest", when=when(found.newest, words)),
    )
