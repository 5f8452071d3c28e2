"""Rules to be taken as they are or altered: those of the house, and real ones of players of Mao."""

from functools import cache
from importlib.resources import files

import msgspec

from papertiger.bots.mao.house import house_rules
from papertiger.mao.customs import Custom

MOST_BYTES = 1_000
"""Longer ones are no rules to begin with."""


def rules(language: str) -> tuple[Custom, ...]:
    """The rules of the house in a language, then the real ones in theirs."""
    return *house_rules(language).values(), *_real_rules()


@cache
def _real_rules() -> tuple[Custom, ...]:
    """The rules that are not too long to read in a list, the short ones first."""
    folder = files("papertiger.mao.customs") / "examples"
    texts = (each.read_bytes() for each in folder.iterdir() if each.name.endswith(".json"))
    short = sorted(
        (text for text in texts if len(text) < MOST_BYTES), key=lambda text: (len(text), text)
    )
    return tuple(msgspec.json.decode(text, type=Custom) for text in short)
