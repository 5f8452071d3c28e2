"""`papertiger admin prune`: what is old is deleted, and its space given back."""

import argparse
import time

import msgspec

from papertiger.cli.admin import DAYS
from papertiger.cli.admin.database import (
    database_of,
    play,
    say,
    say_json,
    scrub,
    telling,
    words_of,
)
from papertiger.server.store import Store, pruning
from papertiger.server.store.pruning import Before, Pruned
from papertiger.text.catalog import Catalog

DAY = 24 * 3600 * 1000


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Delete what is old, or say what would be deleted. Raises Wrong."""
    words, now = words_of(catalog), int(time.time() * 1000)
    before = Before(**{kind: now - getattr(found, kind) * DAY for kind in DAYS})

    async def work(store: Store) -> Pruned:
        if found.dry_run:
            return await pruning.look(store, before, now)
        return await pruning.prune(store, before, now)

    with telling(words):
        database = database_of(found, words)
        gone = play(database, work)
        freed = 0 if found.dry_run else scrub(database)
    counts = msgspec.structs.asdict(gone)
    if found.json:
        say_json(**counts, freed=freed, dry_run=found.dry_run)
        return 0
    say(words.say("admin-would-go" if found.dry_run else "admin-gone"))
    say(*(words.say(f"admin-gone-{kind}", count=str(number)) for kind, number in counts.items()))
    if not found.dry_run:
        say(words.say("admin-freed", mebibytes=f"{freed / (1 << 20):.1f}"))
    return 0
