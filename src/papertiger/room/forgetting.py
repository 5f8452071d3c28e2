"""A person taken out of the log of a table: their id, their names, and what they wrote there.

Shuffles, moves and results stay: what a record proves does not cover names. What was said in a
game of Mao is a move of that game, and stays, too.
"""

import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from papertiger.room import facts as f


class Forgotten(Struct, frozen=True):
    """What changes in a log: facts by their numbers; by which names and where the person sat."""

    facts: dict[int, bytes]
    names: frozenset[str]
    places: frozenset[int]


def who_sat(fact: bytes, name: str) -> str | None:
    """The id of the person who has sat down by this name with this fact, if it is such a one."""
    found = f.decode(fact)
    return found.person if isinstance(found, f.Sat) and found.name == name else None


def forgotten(log: Sequence[bytes], person: str | None, name: str, new: str) -> Forgotten:
    """A log without a person, who is called `new` in it.

    `name` is what the person is called now, and has been called as a spectator; where the person
    sat, it is the name of each `Sat`. `person` None: somebody who has only been a spectator.
    """
    facts = [f.decode(fact) for fact in log]
    sat = [fact for fact in facts if isinstance(fact, f.Sat) and fact.person == person]
    names = frozenset(fact.name for fact in sat)
    at: dict[int, str] = {}
    changed: dict[int, bytes] = {}
    for number, fact in enumerate(facts):
        match fact:
            case f.Sat():
                at[fact.place] = fact.person
            case f.Left() | f.BotSat():
                at.pop(fact.place, None)
            case _:
                pass
        made = _without(fact, person, name, new, names, at)
        if made != fact:
            changed[number] = f.encode(made)
    return Forgotten(changed, names, frozenset(fact.place for fact in sat))


def _without(
    fact: f.Fact,
    person: str | None,
    name: str,
    new: str,
    names: frozenset[str],
    at: dict[int, str],
) -> f.Fact:
    replace = msgspec.structs.replace
    match fact:
        case f.Sat() if fact.person == person:
            return replace(fact, person="", name=new)
        case f.Said(place=None) if fact.name in names | {name}:
            return replace(fact, name=new, text="")
        case f.Said() if fact.place is not None and at.get(fact.place) == person:
            return replace(fact, name=new, text="")
        case f.Reported() if at.get(fact.place) == person:
            return replace(fact, text="")
        case f.Said() | f.Reported():
            return replace(fact, text=unmentioned(fact.text, names, new))
        case f.Began() | f.Happened():
            data = f.encode(fact)
            for old in names:
                data = f.renamed(data, old, new)
            return f.decode(data)
        case _:
            return fact


def unmentioned(text: str, names: frozenset[str], new: str) -> str:
    """A text in which somebody is called `new` instead, however the name is written in it."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(
            re.escape(name), lambda found: _instead(found, new), text, flags=re.IGNORECASE
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
