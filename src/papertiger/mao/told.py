"""What a seat is told of the events that hold secrets: the closed union of what is told."""

from typing import TypeAlias

from msgspec import Struct

from papertiger.mao.cards import Card
from papertiger.mao.customs import InForce
from papertiger.mao.events import Public


class LookSeen(Struct, frozen=True, tag_field="event", tag="looked"):
    """A seat has picked up its hand; `hand` only for that seat. [MO-9]"""

    at: int
    seat: int
    hand: tuple[Card, ...] | None


class DrawSeen(Struct, frozen=True, tag_field="event", tag="drawn"):
    """A seat has taken `cards` (0: nothing was left); `card` for that seat alone. [MO-22]"""

    at: int
    seat: int
    cards: int
    card: Card | None
    forced: bool


class PenaltySeen(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="penalty"):
    """A penalty; `cards` is 0 when none was left, `card` for its receiver alone. [MO-68]"""

    at: int
    number: int
    seat: int
    by: int | str
    reason: str
    cards: int
    text: str = ""
    card: Card | None = None


class MoveSeen(Struct, frozen=True, tag_field="event", tag="card_moved"):
    """A penalty's card moves; `card` for those who see its face. [MO-70] [MO-72]"""

    at: int
    penalty: int
    source: int | None
    target: int | None
    card: Card | None


class RuleSeen(Struct, frozen=True, tag_field="event", tag="rule_made"):
    """A rule was added; `rule` is None for who may not know it. [MO-89] [MO-91]"""

    at: int
    seat: int
    rule: InForce | None


Told: TypeAlias = Public | LookSeen | DrawSeen | PenaltySeen | MoveSeen | RuleSeen
