"""What a record gone through again is made of, whichever game it is of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Names: TypeAlias = tuple[str, ...]
Reader: TypeAlias = int | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as each reader learned of it, and the names by seat at that moment.

    `openly`: as somebody learns of it who reads along with all the readers.
    """

    told: Mapping[Reader, Any]
    names: Names
    openly: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an input: each reader's view, the names by seat, and what happened.

    `guarded`: it belongs to a hand that is still being played, and is shown as its player sees it.
    `opened`: what lies open beside all views, where the game knows of such; None: nothing does.
    `at`: the table time (ms), where there is one.
    """

    views: Mapping[Reader, Any]
    names: Names
    happened: tuple[Happened, ...]
    guarded: bool
    opened: Any = None
    at: int = 0
