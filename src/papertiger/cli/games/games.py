"""`papertiger games`: the matches kept on this machine."""

import argparse
import os
import sys

import msgspec

from papertiger.cli import records
from papertiger.cli.arguments import printable, why_not_read
from papertiger.cli.records import Listed
from papertiger.kernel.journal import JournalError
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import scores


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """List the matches, oldest first, a line each."""
    where = records.folder(os.environ)
    paths = records.every(where)
    words = Catalog(catalog.language, "cli", "madiao")
    for path in paths:
        listed = records.listed(path)
        line = _json(listed) if found.json else _line(listed, words)
        sys.stdout.write(f"{line}\n")
    if not paths and not found.json:
        sys.stdout.write(catalog.say("cli-no-games", folder=str(where)) + "\n")
    return 0


def _line(listed: Listed, words: Catalog) -> str:
    name = printable(listed.path.name)
    if isinstance(listed.problem, JournalError):
        return words.say("cli-game-broken", file=name, line=str(listed.problem.line))
    if listed.problem is not None:
        return words.say("cli-cannot-read", file=name, why=why_not_read(listed.problem, words))
    names = listed.segments[0].header.seats
    seated = tuple(names[player] for player in listed.players)
    message = "cli-game-over" if listed.over else "cli-game-unfinished"
    result = scores(words, seated, listed.totals)
    return words.say(message, file=name, hands=listed.hands, scores=result)


def _json(listed: Listed) -> str:
    names = listed.segments[0].header.seats if listed.segments else ()
    fields = {
        "file": str(listed.path),
        "over": listed.over,
        "hands": listed.hands,
        "players": [names[player] for player in listed.players],
        "totals": listed.totals,
        "problem": None if listed.problem is None else str(listed.problem),
    }
    return msgspec.json.encode(fields).decode()
