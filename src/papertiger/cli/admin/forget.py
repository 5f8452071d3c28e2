"""`papertiger admin forget NAME`: a person taken out of all that is kept."""

import argparse
import sys
from collections.abc import Sequence

from papertiger.cli.admin.database import (
    Database,
    database_of,
    play,
    say,
    say_json,
    scrub,
    telling,
    when,
    words_of,
)
from papertiger.cli.arguments import Wrong
from papertiger.server.store import Store, forgetting
from papertiger.server.store.forgetting import Counts, Who
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Say whom the name stands for, ask, forget them, and say what was changed.

    1 when nobody is called so, or the answer is no. Raises Wrong.
    """
    words = words_of(catalog)
    with telling(words):
        database = database_of(found, words)
        known = play(database, lambda store: forgetting.find(store, found.called))
    if found.only is not None:
        known = [who for who in known if who.person == found.only]
    if not known:
        _tell(found, [], Counts(), 0)
        if not found.json:
            say(words.say("admin-nobody", name=found.called))
        return 1
    if not found.json:
        say(*(_line(who, words) for who in known))
    if not found.yes and not _agreed(found, words):
        say(words.say("admin-not-forgotten"))
        return 1
    with telling(words):
        counts, freed = _forget(database, known)
    _tell(found, known, counts, freed)
    if not found.json:
        say(
            words.say("admin-forgotten"),
            words.say("admin-forgotten-tables", count=str(counts.tables)),
            words.say("admin-forgotten-facts", count=str(counts.facts)),
            words.say("admin-forgotten-reports", count=str(counts.reports)),
            words.say("admin-forgotten-elsewhere"),
        )
    return 0


def _forget(database: Database, known: Sequence[Who]) -> tuple[Counts, int]:
    async def work(store: Store) -> Counts:
        sum_of = Counts()
        for who in known:
            counts = await forgetting.forget(store, who)
            sum_of.tables += counts.tables
            sum_of.facts += counts.facts
            sum_of.reports += counts.reports
        return sum_of

    return play(database, work), scrub(database)


def _line(who: Who, words: Catalog) -> str:
    names = words.join(sorted(who.names))
    if not who.person:
        return words.say("admin-spectators", names=names, tables=str(len(who.tables)))
    tables, seen = str(len(who.tables)), when(who.seen, words)
    return words.say("admin-person", names=names, tables=tables, seen=seen, id=who.person)


def _agreed(found: argparse.Namespace, words: Catalog) -> bool:
    """Ask at the terminal; where there is none, nothing is forgotten without --yes."""
    if found.json or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong(words.say("admin-wrong-unasked"))
    try:
        answer = input(words.say("admin-forget-question") + " ")
    except EOFError:
        say("")
        return False
    return answer.strip().casefold() in words.say("play-yes").split()


def _tell(found: argparse.Namespace, known: Sequence[Who], counts: Counts, freed: int) -> None:
    if found.json:
        people = [
            {"id": who.person, "names": sorted(who.names), "tables": len(who.tables)}
            for who in known
        ]
        changed = {"tables": counts.tables, "facts": counts.facts, "reports": counts.reports}
        say_json(name=found.called, people=people, **changed, freed=freed)
