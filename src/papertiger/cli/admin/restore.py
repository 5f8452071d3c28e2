"""`papertiger admin restore FILE`: a backup in the place of the database, which is kept."""

import argparse
from pathlib import Path

import msgspec

from papertiger.cli.admin.database import database_of, in_it, say, say_json, telling, words_of
from papertiger.server.store import files
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Restore, and say what is there now and where the old database is. Raises Wrong."""
    words, source = words_of(catalog), Path(found.file)
    with telling(words, found.file):
        database = database_of(found, words)
        if database.file is not None:
            database.file.parent.mkdir(parents=True, exist_ok=True)
            made, kept = files.restore(source, database.file)
        else:
            from papertiger.server.store import portable  # noqa: PLC0415 only for PostgreSQL

            database.folder.mkdir(parents=True, exist_ok=True)
            made, kept = portable.restore(source, database.url, database.folder)
    if found.json:
        replaced = None if kept is None else str(kept)
        say_json(file=str(source), replaced=replaced, **msgspec.structs.asdict(made))
        return 0
    say(words.say("admin-restored", file=str(source)), *in_it(made, words))
    if kept is not None:
        say(words.say("admin-kept", file=str(kept)))
    return 0
