"""`papertiger admin backup FILE`: one file with all that a database holds, while a server runs."""

import argparse
from pathlib import Path

import msgspec

from papertiger.cli.admin.database import database_of, in_it, say, say_json, telling, words_of
from papertiger.server.store import files
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Write the backup, read it again, and say what is in it. Raises Wrong."""
    words, target = words_of(catalog), Path(found.file)
    with telling(words, found.file):
        database = database_of(found, words)
        if database.file is not None:
            made = files.back_up(database.file, target, force=found.force)
        else:
            from papertiger.server.store import portable  # noqa: PLC0415 only for PostgreSQL

            made = portable.back_up(database.url, target, force=found.force)
        size = target.stat().st_size
    if found.json:
        say_json(file=str(target), bytes=size, **msgspec.structs.asdict(made))
    else:
        say(words.say("admin-backed-up", file=str(target)), *in_it(made, words))
    return 0
