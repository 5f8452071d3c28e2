"""Numbers in made-up rules: values of cards, hands, runs, tallies, time, and sums of them.

To add one: its Struct, its case in `worth`, its place in `Computed`.
"""

from collections.abc import Iterable
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, ClassVar, TypeAlias, assert_never

from msgspec import Meta, Struct

from papertiger.mao.customs.faces import Back, Cards, Quality, face_at, is_among, quality_of
from papertiger.mao.customs.scene import SUITS, Scene
from papertiger.mao.customs.seats import Actor, Name, Who, seats_of

LARGEST = 100_000

Plain: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]


class NumberNode(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="number"
):
    """A number in a rule."""

    # Whether it goes by a card, which may be one that only one player sees.
    of_the_card: ClassVar[bool] = False


class Value(NumberNode, frozen=True, tag="value"):
    """The value of a card: 1 for an ace, 11 for a jack, 12 for a queen, 13 for a king."""

    of_the_card: ClassVar[bool] = True
    back: Back = 0


class SuitOf(NumberNode, frozen=True, tag="suit"):
    """The suit of a card as a number, as a chosen suit is kept: 1 spades to 4 clubs."""

    of_the_card: ClassVar[bool] = True
    back: Back = 0


class FirstValue(NumberNode, frozen=True, tag="first_value"):
    """The value of the first card of the hand, which was turned up."""


class HandSize(NumberNode, frozen=True, tag="hand_size"):
    """How many cards a player holds."""

    who: Who = Actor()


class Highest(NumberNode, frozen=True, tag="highest"):
    """The highest value in a player's hand."""

    who: Who = Actor()


class PileSize(NumberNode, frozen=True, tag="pile_size"):
    """How many cards lie on the pile."""


class StockSize(NumberNode, frozen=True, tag="stock_size"):
    """How many cards the stock has."""


class Turns(NumberNode, frozen=True, tag="turns"):
    """How many turns of the hand are complete."""


class Players(NumberNode, frozen=True, tag="players"):
    """How many players there are."""


class Kept(NumberNode, frozen=True, tag="kept"):
    """A number that this rule keeps: for the table, or with `who` for a player."""

    name: Name
    who: Who | None = None


class RunOf(NumberNode, frozen=True, tag="run_of"):
    """How many cards in a row, up to the card of the moment, are among these."""

    of_the_card: ClassVar[bool] = True
    cards: Cards


class RunAlike(NumberNode, frozen=True, tag="run_alike"):
    """How many cards in a row, up to the card of the moment, are alike in this."""

    of_the_card: ClassVar[bool] = True
    quality: Quality


class RunUnlike(NumberNode, frozen=True, tag="run_unlike"):
    """How many times in a row, up to the card of the moment, this has changed."""

    of_the_card: ClassVar[bool] = True
    quality: Quality


class RunByPlayer(NumberNode, frozen=True, tag="run_by_player"):
    """How many cards in a row, up to the card of the moment, one player has laid."""


class Climb(NumberNode, frozen=True, tag="climb"):
    """How many times in a row the value rose by so much; 0: by anything; below 0: it fell."""

    of_the_card: ClassVar[bool] = True
    step: Annotated[int, Meta(ge=-12, le=12)] = 0


class SincePlay(NumberNode, frozen=True, tag="since_play"):
    """How many milliseconds ago the card before the one of the moment was laid."""


class Operator(StrEnum):
    """What is done with two numbers; `over` drops the rest, `apart` is their distance."""

    PLUS = "plus"
    MINUS = "minus"
    TIMES = "times"
    OVER = "over"
    MODULO = "modulo"
    APART = "apart"


class Sum(NumberNode, frozen=True, tag="sum"):
    """Two numbers put together."""

    left: "Number"
    by: Operator
    right: "Number"


Computed: TypeAlias = (
    Value
    | SuitOf
    | FirstValue
    | HandSize
    | Highest
    | PileSize
    | StockSize
    | Turns
    | Players
    | Kept
    | RunOf
    | RunAlike
    | RunUnlike
    | RunByPlayer
    | Climb
    | SincePlay
    | Sum
)
"""A number that a moment tells."""

Number: TypeAlias = Plain | Computed


def worth(number: Number, scene: Scene) -> int | None:  # noqa: C901, PLR0912 one each
    """What a number is now; None where there is nothing to count, as a card that never lay."""
    match number:
        case int():
            return number
        case Value():
            face = face_at(scene, number.back)
            return None if face is None else face.value
        case SuitOf():
            face = face_at(scene, number.back)
            return None if face is None else SUITS.index(face.suit) + 1
        case FirstValue():
            return None if scene.upcard is None else scene.upcard.value
        case HandSize():
            return _of_first(scene.hands, seats_of(number.who, scene))
        case Highest():
            return _of_first(scene.highest, seats_of(number.who, scene))
        case PileSize():
            return scene.pile
        case StockSize():
            return scene.stock
        case Turns():
            return scene.turns
        case Players():
            return scene.gone.count(False)
        case Kept():
            if number.who is None:
                return scene.tally(number.name, None)
            seats = seats_of(number.who, scene)
            return scene.tally(number.name, seats[0]) if seats else None
        case RunOf():
            return _while(is_among(face, number.cards) for face in scene.faces)
        case RunAlike():
            qualities = [quality_of(face, number.quality) for face in scene.faces]
            return _while(each == qualities[0] for each in qualities)
        case RunUnlike():
            qualities = [quality_of(face, number.quality) for face in scene.faces]
            return _while(a != b for a, b in pairwise(qualities))
        case RunByPlayer():
            return _while(each.seat == scene.laid[0].seat for each in scene.laid)
        case Climb():
            return _climb(number.step, [face.value for face in scene.faces])
        case SincePlay():
            return scene.now - scene.laid[1].at if len(scene.laid) > 1 else None
        case Sum():
            return _together(worth(number.left, scene), number.by, worth(number.right, scene))
        case _:
            assert_never(number)


def _of_first(values: tuple[int, ...], seats: tuple[int, ...]) -> int | None:
    return values[seats[0]] if seats else None


def _while(holds: Iterable[bool]) -> int:
    """How many hold before the first that does not."""
    count = 0
    for each in holds:
        if not each:
            break
        count += 1
    return count


def _climb(step: int, values: list[int]) -> int:
    steps = (a - b for a, b in pairwise(values))
    if step == 0:
        return _while(each > 0 for each in steps)
    return _while(each == step for each in steps)


def _together(left: int | None, by: Operator, right: int | None) -> int | None:
    """Two numbers put together, never beyond the largest; None for a division by zero."""
    if left is None or right is None:
        return None
    match by:
        case Operator.PLUS:
            found = left + right
        case Operator.MINUS:
            found = left - right
        case Operator.TIMES:
            found = left * right
        case Operator.APART:
            found = abs(left - right)
        case Operator.OVER:
            if right == 0:
                return None
            found = left // right
        case Operator.MODULO:
            if right == 0:
                return None
            found = left % right
        case _:
            assert_never(by)
    return max(-LARGEST, min(LARGEST, found))
