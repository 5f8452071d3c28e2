"""`papertiger games`: the matches kept on this machine."""

import argparse
import os
import sys
from pathlib import Path

import msgspec

from papertiger import mao
from papertiger.cli import files, records, saying
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.faults import fault
from papertiger.cli.games.names import names_for, you
from papertiger.cli.records import Listed, SettingError
from papertiger.kernel.journal import JournalError
from papertiger.text import mao as text
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable
from papertiger.text.madiao import scores


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """List the matches, oldest first, a line each."""
    where = _folder(catalog)
    paths = records.every(where)
    words = Catalog(catalog.language, "cli", "madiao", "play")
    for path in paths:
        listed = records.listed(path)
        if found.json:
            sys.stdout.write(f"{_json(listed)}\n")
        else:
            saying.say(_line(listed, words))
    if not paths and not found.json:
        saying.say(catalog.say("cli-no-games", folder=str(where)))
    return 0


def _folder(catalog: Catalog) -> Path:
    """Where matches are kept; Wrong when one cannot look there."""
    where = Path()
    try:
        where = records.folder(os.environ)
        records.look_into(where)
    except OSError as error:
        file = str(where) if where.name else catalog.say("cli-games-folder")
        why = files.why(error, catalog)
        raise Wrong(catalog.say("cli-cannot-read", file=file, why=why)) from None
    return where


def _line(listed: Listed, words: Catalog) -> str:
    name = printable(listed.path.name)
    if isinstance(listed.problem, JournalError):
        of_game = Catalog(words.language, "cli", listed.game)
        why = fault(of_game, listed.problem, listed.game)
        line = str(listed.problem.line)
        return words.say("cli-game-broken", file=name, line=line, why=why)
    if listed.problem is not None:
        return words.say("cli-cannot-read", file=name, why=files.why(listed.problem, words))
    if listed.game == mao.name:
        return _line_of_mao(listed, name, words)
    names = list(names_for(words.language, listed.segments[0].header.seats))
    person = _person(listed)
    if person is not None and names[person] != you(words.language):
        names[person] = words.say("cli-game-you", name=names[person])
    seated = tuple(names[player] for player in listed.players)
    message = "cli-game-over" if listed.over else "cli-game-unfinished"
    result = scores(words, seated, listed.totals)
    return words.say(message, file=name, hands=listed.hands, scores=result)


def _line_of_mao(listed: Listed, name: str, words: Catalog) -> str:
    names = names_for(words.language, listed.segments[-1].header.seats)
    message = "cli-game-mao-over" if listed.over else "cli-game-mao-unfinished"
    return words.say(message, file=name, scores=text.scores(words, names, listed.totals))


def _person(listed: Listed) -> int | None:
    """The place of the person, where it is known."""
    try:
        return records.setting_of(listed.path).person
    except SettingError:
        return None


def _json(listed: Listed) -> str:
    names = listed.segments[0].header.seats if listed.segments else ()
    person = _person(listed)
    fields = {
        "game": listed.game,
        "file": str(listed.path),
        "over": listed.over,
        "hands": listed.hands,
        "players": [names[player] for player in listed.players],
        "totals": listed.totals,
        "you": listed.players.index(person) if person in listed.players else None,
        "problem": _problem(listed.problem),
    }
    return msgspec.json.encode(fields).decode()


def _problem(
    problem: JournalError | OSError | None,
) -> dict[str, object] | None:
    match problem:
        case None:
            return None
        case JournalError():
            return {"line": problem.line, "code": problem.code}
        case _:
            return {"line": None, "code": type(problem).__name__}
