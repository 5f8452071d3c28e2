"""The made-up rules that players know: a library of house rules, in the words of each language.

The rules are data (`house_rules.json`): the parts of each by its id; what they say, and what is
said by them, is in the catalog. A player picks one of them that is about other cards than the
rules that it knows to be in force. [MO-89]
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import UNSET

from papertiger.mao.cards import Rank, Suit
from papertiger.mao.customs import Custom
from papertiger.mao.customs.faces import Cards
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.phrases import AGAIN, NUMBER
from papertiger.text.catalog import Catalog

SAID = ("phrases", "words")
"""Where a rule holds words: in the file they are names of messages."""


@cache
def house_rules(language: str) -> Mapping[str, Custom]:
    """Every rule of the library by its id, in that language, one of `text.catalog.LANGUAGES`."""
    catalog = Catalog(language, "house")
    path = resources.files("papertiger.bots.mao") / "house_rules.json"
    written: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return MappingProxyType(
        {name: _in_words(catalog, name, parts) for name, parts in written.items()}
    )


def _in_words(catalog: Catalog, name: str, parts: Any) -> Custom:
    message = f"house-{name.replace('_', '-')}"
    rule = {
        "id": name,
        "text": catalog.say(message),
        "judged": False,
        "parts": _worded(catalog, message, parts),
    }
    return msgspec.convert(rule, Custom)


def _worded(catalog: Catalog, message: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_worded(catalog, message, each) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: [catalog.say(f"{message}-{said}", number=NUMBER, again=AGAIN) for said in each]
        if key in SAID
        else _worded(catalog, message, each)
        for key, each in value.items()
    }


def subject(rule: Custom) -> frozenset[Rank | Suit | str]:
    """What a rule is about: ranks, or else suits, or else what it waits for."""
    if rule.parts is UNSET:
        return frozenset()
    cards = [value for _, value in walk(rule.parts, "$") if isinstance(value, Cards)]
    ranks = frozenset(rank for each in cards for rank in each.ranks)
    suits = frozenset(suit for each in cards for suit in each.suits)
    return ranks or suits or frozenset(repr((part.when, part.given)) for part in rule.parts)


def pick(
    language: str, in_force: Sequence[Custom], taken: Iterable[str], chance: Random
) -> Custom | None:
    """A rule that is neither in force nor about the same as one that is; None if all are."""
    known = {each.id for each in in_force} | set(taken)
    spoken_for = frozenset[Rank | Suit | str]().union(*map(subject, in_force))
    free = [
        rule
        for name, rule in house_rules(language).items()
        if name not in known and spoken_for.isdisjoint(subject(rule))
    ]
    return chance.choice(free) if free else None
