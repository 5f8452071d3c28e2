"""A person taken out of the log of a table: their id, their names, and what they wrote there.

Shuffles, moves and results stay: what a record proves does not cover names. What was said in a
game of Mao is a move of that game, and stays, too.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from papertiger.room import facts as f

NAMING = (b'{"fact":"sa', b'{"fact":"sb')
"""Facts with the names of people, encoded, lie between these two."""

StandIns: TypeAlias = Mapping[str, str]
"""For each name of a person, what stands in its place."""


class Forgotten(Struct, frozen=True):
    """What changes in a log: facts by their numbers; what stands for names; where they sat.

    `reports`: the texts of all reports as they are after it, in the log's order.
    """

    facts: dict[int, bytes]
    stand_ins: StandIns
    places: frozenset[int]
    reports: tuple[str, ...] = ()


def named(fact: bytes) -> tuple[str | None, str] | None:
    """Whom a fact names: the id, and the name; None: nobody. Of a spectator there is no id."""
    match f.decode(fact):
        case f.Sat(person=person, name=name) if person:
            return person, name
        case f.Said(place=None, name=name):
            return None, name
        case _:
            return None


def forgotten(
    log: Sequence[bytes], person: str | None, names: Iterable[str], invent: Callable[[], str]
) -> Forgotten:
    """A log without a person; others stand in place of the names that they sat by.

    `names` is what the person is also called, and has been called as a spectator; `invent` makes
    up names. `person` None: somebody who has only been a spectator.
    """
    facts = [f.decode(fact) for fact in log]
    sat = [fact for fact in facts if isinstance(fact, f.Sat) and fact.person == person]
    spectators = {fact.name for fact in facts if isinstance(fact, f.Said) and fact.place is None}
    watched = set(names) & spectators
    stand_ins = _stand_ins({fact.name for fact in sat} | watched, _taken(facts), invent)
    at: dict[int, str] = {}
    changed: dict[int, bytes] = {}
    reports: list[str] = []
    for number, fact in enumerate(facts):
        match fact:
            case f.Sat():
                at[fact.place] = fact.person
            case f.Left() | f.BotSat():
                at.pop(fact.place, None)
            case _:
                pass
        made = _without(fact, person, stand_ins, at)
        if made != fact:
            changed[number] = f.encode(made)
        if isinstance(made, f.Reported):
            reports.append(made.text)
    return Forgotten(changed, stand_ins, frozenset(fact.place for fact in sat), tuple(reports))


def _taken(facts: Iterable[f.Fact]) -> set[str]:
    return {fact.name for fact in facts if isinstance(fact, f.Sat | f.BotSat | f.Said)}


def _stand_ins(names: Iterable[str], taken: set[str], invent: Callable[[], str]) -> StandIns:
    """Different names stay different, also from all others at the table."""
    made: dict[str, str] = {}
    for name in sorted(names):
        new = invent()
        while new in taken:
            new = invent()
        made[name] = new
        taken.add(new)
    return made


def _without(
    fact: f.Fact, person: str | None, stand_ins: StandIns, at: Mapping[int, str]
) -> f.Fact:
    replace = msgspec.structs.replace
    match fact:
        case f.Sat() if fact.person == person:
            return replace(fact, person="", name=stand_ins[fact.name])
        case f.Said(place=None) if fact.name in stand_ins:
            return replace(fact, name=stand_ins[fact.name], text="")
        case f.Said() if fact.place is not None and person and at.get(fact.place) == person:
            return replace(fact, name=stand_ins.get(fact.name, ""), text="")
        case f.Reported() if person and at.get(fact.place) == person:
            return replace(fact, text="")
        case f.Said() | f.Reported():
            return replace(fact, text=unmentioned(fact.text, stand_ins))
        case f.Began():
            return f.Began(_renamed(fact.line, stand_ins))
        case f.Happened() if f.opens_hand(fact.lines):
            lines = [_renamed(line, stand_ins) for line in fact.lines.splitlines()]
            return replace(fact, lines="\n".join(lines) + "\n")
        case _:
            return fact


def _renamed(line: str, stand_ins: StandIns) -> str:
    """A line of a record; if it is a header, with other names for its seats."""
    fields = msgspec.json.decode(line, type=dict[str, object])
    seats = fields.get("seats")
    if not isinstance(seats, list) or stand_ins.keys().isdisjoint(seats):
        return line
    fields["seats"] = [stand_ins.get(name, name) for name in seats]
    end = "\n" if line.endswith("\n") else ""
    return msgspec.json.encode(fields).decode() + end


def unmentioned(text: str, stand_ins: StandIns) -> str:
    """A text in which somebody is called otherwise, however the name is written in it."""
    for name in sorted(stand_ins, key=len, reverse=True):
        new = stand_ins[name]
        text = re.sub(
            re.escape(name),
            lambda found, new=new: _instead(found, new),  # type: ignore[misc]
            text,
            flags=re.IGNORECASE,
        )
    return text


def _instead(found: "re.Match[str]", new: str) -> str:
    """`new`, unless what was found is only a part of a word."""
    before, after = found.string[: found.start()][-1:], found.string[found.end() :][:1]
    inside = (_cased(before) and _cased(found[0][0])) or (_cased(after) and _cased(found[0][-1]))
    return found[0] if inside else new


def _cased(sign: str) -> bool:
    """Whether it is a letter of a script that puts blanks between words."""
    return sign.lower() != sign.upper()
