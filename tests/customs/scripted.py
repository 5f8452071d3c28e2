"""Plays at a table with made-up rules, as plays.txt has them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from papertiger.mao import moves
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.gestures import Gesture
from papertiger.mao.view import View
from papertiger.text.customs.written import read_rule
from tests.book_mao.table import MaoTable, started

EXAMPLES = resources.files("papertiger.mao.customs") / "examples"
START, WAIT = 2000, 5500
"""The first act comes at two seconds; at the end all windows of rules have closed."""


@cache
def others() -> dict[str, Custom]:
    """The rules of other_rules.txt by their ids."""
    text = (Path(__file__).parent / "other_rules.txt").read_text(encoding="utf-8")
    rules = map(read_rule, re.split(r"(?m)^(?=rule )", text)[1:])
    return {rule.id: rule for rule in rules}


def example(name: str) -> Custom:
    """An example rule by its id, or another one."""
    if name in others():
        return others()[name]
    found: Custom = msgspec.json.decode((EXAMPLES / f"{name}.json").read_bytes(), type=Custom)
    return found


@dataclass(frozen=True)
class Plays:
    """A rule at the table: kept, and broken."""

    rule: str
    table: str
    kept: str
    broken: str


def all_plays(file: str | Path = "plays.txt") -> list[Plays]:
    """Every line of plays.txt, or of another file."""
    text = (Path(__file__).parent / file).read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [Plays(*map(str.strip, line.split("|"))) for line in lines]


def laid_out(
    plays: Plays,
    *,
    find: Callable[[str], Custom] = example,
    secret: bool = False,
    **options: Any,
) -> MaoTable:
    """The table of some plays, in its first turn; `find` has the rules by their ids."""
    hands: dict[int, str] = {}
    names, up, stock, decks = [plays.rule], "9H", "", 1
    for part in map(str.strip, plays.table.split(",")):
        match part.replace(":", "").split():
            case "up", card:
                up = card
            case "stock", *cards:
                stock = " ".join(cards)
            case "decks", number:
                decks = int(number)
            case "with", name:
                names.append(name)
            case seat, *cards:
                hands[int(seat)] = " ".join(cards)
            case _:
                raise AssertionError(part)
    rules = tuple(InForce(find(name), secret=secret) for name in names)
    return started(hands, up=up, stock=stock, decks=decks, rules=rules, **options)


def played(table: MaoTable, script: str) -> MaoTable:
    """What a script says is done, and what it says must be is so."""
    at = START
    for statement in map(str.strip, script.split(";")):
        if statement.startswith("+"):
            at += int(statement)
            table.until(at)
        elif statement[0].isdigit():
            _done(table, at, statement)
        else:
            _must_be(table, statement)
    return table.until(at + WAIT)


def _done(table: MaoTable, at: int, statement: str) -> None:
    number, what, *rest = statement.split(maxsplit=2)
    seat = table.at(at).seat(int(number))
    match what:
        case "says":
            seat.says(rest[0])
        case "does":
            seat.does(moves.Gesticulate(Gesture(rest[0])))
        case "draws":
            seat.draws()
        case "releases":
            seat.releases()
        case _:
            seat.plays(what.rstrip("!"), hold=what.endswith("!"))


def _must_be(table: MaoTable, statement: str) -> None:
    view: View = table.view()
    found = {
        "turn": str(view.turn),
        "dir": str(view.direction),
        "top": str(view.top),
        "hands": " ".join(map(str, view.hands)),
    }
    what, rest = statement.split(maxsplit=1)
    if what == "pen":
        assert rest in table.penalties, (statement, table.penalties)
    elif what == "hand":
        seat, card = rest.split()
        assert card in table.hand(int(seat)), (statement, table.hand(int(seat)))
    else:
        assert found[what] == rest, (statement, found)


def penalties_for(table: MaoTable, rule: str) -> list[str]:
    """The penalties given for breaches of a rule."""
    return [each for each in table.penalties if each.split()[1] == rule]
