"""The names in a record as its reader is told them; the record keeps its own."""

from collections.abc import Sequence
from functools import cache

import msgspec

from papertiger.kernel.journal import Segment
from papertiger.text.catalog import LANGUAGES, Catalog

LONGEST_SHOWN = 24
"""Letters of a name; matches of this machine have no longer ones."""


def names_for(language: str, names: Sequence[str]) -> tuple[str, ...]:
    """Names as the reader is told them: none too long, and "You" in the reader's language.

    "You" is what a catalog calls a person who gave no name. Names stay different from each other.
    """
    shown: list[str] = []
    for place, name in enumerate(names):
        others = {*names[:place], *names[place + 1 :], *shown}
        told = you(language) if name in _all_yous() else _clipped(name)
        if told != name and told in others:
            told = name if len(name) <= LONGEST_SHOWN else f"{told}{place}"
        shown.append(told)
    return tuple(shown)


def named_for(language: str, segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """A record with its names as the reader is told them."""
    return tuple(
        Segment(
            msgspec.structs.replace(
                segment.header, seats=names_for(language, segment.header.seats)
            ),
            segment.inputs,
        )
        for segment in segments
    )


def you(language: str) -> str:
    """What the person is called who gave no name."""
    return Catalog(language, "play").say("play-you")


@cache
def _all_yous() -> frozenset[str]:
    return frozenset(map(you, LANGUAGES))


def _clipped(name: str) -> str:
    return name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1]}…"
