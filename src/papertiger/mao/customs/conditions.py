"""Conditions of made-up rules: what must hold for the effects to follow.

To add one: its Struct, its case in `holds`, its place in `Condition`.
"""

from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias, assert_never

from msgspec import Meta, Struct

from papertiger.mao.customs.faces import Back, Cards, Quality, face_at, is_among, quality_of
from papertiger.mao.customs.numbers import Number, Plain, worth
from papertiger.mao.customs.phrases import Heard, says_within
from papertiger.mao.customs.scene import Scene
from papertiger.mao.customs.seats import Actor, Name, Who, seats_of


class ConditionNode(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="if"
):
    """What must hold."""

    # Whether it goes by a card, which may be one that only one player sees.
    of_the_card: ClassVar[bool] = False


class All(ConditionNode, frozen=True, tag="all"):
    """All of these hold."""

    of: Annotated[tuple["Condition", ...], Meta(min_length=1)]


class AnyOf(ConditionNode, frozen=True, tag="any"):
    """One of these holds at least."""

    of: Annotated[tuple["Condition", ...], Meta(min_length=1)]


class Not(ConditionNode, frozen=True, tag="not"):
    """This does not hold."""

    of: "Condition"


class CardIs(ConditionNode, frozen=True, tag="card"):
    """A card is among these: the card of the moment, or one before it."""

    of_the_card: ClassVar[bool] = True
    among: Cards
    back: Back = 0


class Alike(ConditionNode, frozen=True, tag="alike"):
    """Two cards are alike in this."""

    of_the_card: ClassVar[bool] = True
    quality: Quality
    back: Back = 0
    other: Back = 1


class LikeFirst(ConditionNode, frozen=True, tag="like_first"):
    """A card is like the first card of the hand, which was turned up, in this."""

    of_the_card: ClassVar[bool] = True
    quality: Quality
    back: Back = 0


class Order(StrEnum):
    """How two numbers compare."""

    EQUAL = "equal"
    UNEQUAL = "unequal"
    LESS = "less"
    MORE = "more"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"


class Compare(ConditionNode, frozen=True, tag="compare"):
    """Two numbers compare so; never where there is nothing to count."""

    left: Number
    order: Order
    right: Number


class OneOf(ConditionNode, frozen=True, tag="one_of"):
    """A number is one of these."""

    number: Number
    of: Annotated[tuple[Plain, ...], Meta(min_length=1, max_length=40)]


LETTERS = r"^[A-F]{2,12}$(?!\n)"
"""A pattern of cards."""


class Pattern(ConditionNode, frozen=True, tag="pattern"):
    """The last cards, the oldest first, make a pattern: same letter alike, other letter unlike."""

    of_the_card: ClassVar[bool] = True
    quality: Quality
    letters: Annotated[str, Meta(pattern=LETTERS)]


class IsMarked(ConditionNode, frozen=True, tag="marked"):
    """A player bears a mark of this rule."""

    mark: Name
    who: Who = Actor()


class IsSeat(ConditionNode, frozen=True, tag="same_player"):
    """Two of these are the same player."""

    who: Who
    other: Who = Actor()


class Says(ConditionNode, frozen=True, tag="says"):
    """What was just said has one of these words in it."""

    words: Annotated[tuple[Heard, ...], Meta(min_length=1, max_length=40)]


class Clockwise(ConditionNode, frozen=True, tag="clockwise"):
    """Play goes clockwise."""


Condition: TypeAlias = (
    All
    | AnyOf
    | Not
    | CardIs
    | Alike
    | LikeFirst
    | Compare
    | OneOf
    | Pattern
    | IsMarked
    | IsSeat
    | Says
    | Clockwise
)


def holds(condition: Condition, scene: Scene) -> bool:  # noqa: C901, PLR0912 one each
    """Whether a condition holds now."""
    match condition:
        case All():
            return all(holds(each, scene) for each in condition.of)
        case AnyOf():
            return any(holds(each, scene) for each in condition.of)
        case Not():
            return not holds(condition.of, scene)
        case CardIs():
            face = face_at(scene, condition.back)
            return face is not None and is_among(face, condition.among)
        case Alike():
            face, other = face_at(scene, condition.back), face_at(scene, condition.other)
            if face is None or other is None:
                return False
            return quality_of(face, condition.quality) == quality_of(other, condition.quality)
        case LikeFirst():
            face = face_at(scene, condition.back)
            if face is None or scene.upcard is None:
                return False
            return quality_of(face, condition.quality) == quality_of(
                scene.upcard, condition.quality
            )
        case Compare():
            left, right = worth(condition.left, scene), worth(condition.right, scene)
            return left is not None and right is not None and _compare(left, condition.order, right)
        case OneOf():
            return worth(condition.number, scene) in condition.of
        case Pattern():
            return _matches(condition, scene)
        case IsMarked():
            seats = seats_of(condition.who, scene)
            return any(scene.is_marked(condition.mark, seat) for seat in seats)
        case IsSeat():
            others = seats_of(condition.other, scene)
            return any(seat in others for seat in seats_of(condition.who, scene))
        case Says():
            return says_within(scene.happening.parts, condition.words)
        case Clockwise():
            return scene.direction == 1
        case _:
            assert_never(condition)


def _compare(left: int, order: Order, right: int) -> bool:
    match order:
        case Order.EQUAL:
            return left == right
        case Order.UNEQUAL:
            return left != right
        case Order.LESS:
            return left < right
        case Order.MORE:
            return left > right
        case Order.AT_LEAST:
            return left >= right
        case Order.AT_MOST:
            return left <= right
        case _:
            assert_never(order)


def _matches(pattern: Pattern, scene: Scene) -> bool:
    """Same letters stand for cards alike, different letters for cards unlike."""
    letters = pattern.letters[::-1]
    if len(scene.faces) < len(letters):
        return False
    last = [quality_of(face, pattern.quality) for face in scene.faces[: len(letters)]]
    meant = dict(zip(letters, last, strict=True))
    alike = all(meant[letter] == each for letter, each in zip(letters, last, strict=True))
    return alike and len(set(meant.values())) == len(meant)
