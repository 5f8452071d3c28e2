"""Deeds: what effects come to in a scene. The game does them (`enforcing.py`). [MO-92]"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from papertiger.mao.cards import Card
from papertiger.mao.customs.scene import Kind, Marked, Tally
from papertiger.mao.gestures import Gesture
from papertiger.mao.reasons import Unnamed


class Subject(StrEnum):
    """What can be chosen: it is said, as everything in Mao."""

    SUIT = "suit"
    VALUE = "value"
    PLAYER = "player"
    CARD = "card"


class Place(StrEnum):
    """Where a rule takes a card from, and where it lays it."""

    PILE = "pile"
    PILE_BOTTOM = "pile_bottom"
    STOCK = "stock"
    STOCK_BOTTOM = "stock_bottom"
    HAND = "hand"


class WordsDue(Struct, frozen=True):
    """One of these folded phrases is due; `place`: how many of the same round come first."""

    seat: int
    phrases: tuple[str, ...]
    within: int
    place: int = 0


class GestureDue(Struct, frozen=True):
    """A gesture is due."""

    seat: int
    gesture: Gesture
    within: int


class HasteDue(Struct, frozen=True):
    """A play or draw is due."""

    seat: int
    within: int


class ChoiceDue(Struct, frozen=True):
    """A choice is due, to be kept under a name; without `must` it may be left."""

    seat: int
    subject: Subject
    name: str
    within: int
    must: bool = True


class SilenceDue(Struct, frozen=True):
    """Nothing may be said for so long but the game's own phrases."""

    seat: int
    within: int


class Broken(Struct, frozen=True):
    """A seat has broken the rule, by words, a card or something else."""

    seat: int
    what: Unnamed


class Reversed(Struct, frozen=True):
    """The direction of play turns round; who follows the actor is then the other neighbour."""

    seat: int


class TurnGiven(Struct, frozen=True):
    """The turn goes to a seat; `skipped` are passed over."""

    seat: int
    skipped: tuple[int, ...] = ()


class CardsTaken(Struct, frozen=True):
    """A seat takes cards from the stock."""

    seat: int
    cards: int


class CardPut(Struct, frozen=True):
    """A card goes from one place to another; `card`: which one of the giver's hand."""

    source: Place
    target: Place
    giver: int | None = None
    taker: int | None = None
    card: Card | None = None


class HandsMoved(Struct, frozen=True):
    """Whole hands go from seat to seat: that of each first to the second of its pair."""

    moves: tuple[tuple[int, int], ...]


class NumberKept(Struct, frozen=True):
    """A rule keeps a number."""

    tally: Tally


class MarkSet(Struct, frozen=True):
    """A mark lies on a seat until its turns are over."""

    mark: Marked


class DieRolled(Struct, frozen=True):
    """A die is rolled, and kept under a name."""

    seat: int
    name: str


Deed: TypeAlias = (
    WordsDue
    | GestureDue
    | HasteDue
    | ChoiceDue
    | SilenceDue
    | Broken
    | Reversed
    | TurnGiven
    | CardsTaken
    | CardPut
    | HandsMoved
    | NumberKept
    | MarkSet
    | DieRolled
)


HEAVY = (Broken, CardsTaken, HandsMoved, Reversed, TurnGiven)
"""Deeds that cost the table more: penalties, turns, cards."""


def weight_of(deed: Deed) -> int:
    """What a deed takes of the bound of one input."""
    return 4 if isinstance(deed, HEAVY) else 1


def breach_by(kind: Kind) -> Unnamed:
    """What a breach by something that happened is called when its rule is not named. [MO-91]"""
    match kind:
        case Kind.SPOKE | Kind.CHOSE:
            return Unnamed.WRONG_WORDS
        case Kind.PLAYED | Kind.WON | Kind.ATTEMPTED:
            return Unnamed.WRONG_CARD
        case _:
            return Unnamed.WRONG_ACT
