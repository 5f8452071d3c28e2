"""Deeds: what effects come to in a scene. The game does them (`enforcing.py`). [MO-92]"""

from enum import StrEnum
from typing import TypeAlias, assert_never

from msgspec import Struct

from papertiger.mao import laws
from papertiger.mao.cards import Card
from papertiger.mao.customs.scene import Kind, Marked, Scene, Tally
from papertiger.mao.gestures import Gesture
from papertiger.mao.reasons import Unnamed

MOST_SKIPPED = 11
"""So many players one effect skips."""


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


class Round(StrEnum):
    """In what order several players speak: any, one after another, or from both sides."""

    ANY = "any"
    ONE_WAY = "one_way"
    BOTH_WAYS = "both_ways"


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


def words_in_turn(
    order: Round, forms: tuple[str, ...], within: int, seats: tuple[int, ...]
) -> tuple[Deed, ...]:
    """Words due from seats that follow one another; both ways, two by two."""
    match order:
        case Round.ANY:
            places = [0] * len(seats)
        case Round.ONE_WAY:
            places = list(range(len(seats)))
        case Round.BOTH_WAYS:
            places = [min(place, len(seats) - place) for place in range(len(seats))]
        case _:
            assert_never(order)
    return tuple(
        WordsDue(seat, forms, within, place) for seat, place in zip(seats, places, strict=True)
    )


def players_skipped(players: int | None, scene: Scene) -> tuple[Deed, ...]:
    """The turn goes on from whose it is now; whom it passes by was skipped."""
    if players is None or players <= 0 or scene.turn is None:
        return ()
    skipped, seat = [], scene.turn
    for _ in range(min(players, MOST_SKIPPED)):
        skipped.append(seat)
        seat = laws.next_seat(seat, scene.direction, scene.gone)
    return (TurnGiven(seat, tuple(skipped)),)


def hands_passed(places: int, scene: Scene) -> tuple[Deed, ...]:
    """All hands go so many places on in the direction of play."""
    seats = [seat for seat, gone in enumerate(scene.gone) if not gone]
    shift = places * scene.direction
    moves = tuple((seat, seats[(place + shift) % len(seats)]) for place, seat in enumerate(seats))
    return (HandsMoved(moves),) if shift % len(seats) else ()
