"""What a condition says of a card on a card, whatever else may be the case at the table.

Some conditions are settled by the two cards alone; all others may hold or not.
"""

from functools import lru_cache

from papertiger.mao.cards import CARDS, Card
from papertiger.mao.customs import InForce
from papertiger.mao.customs.conditions import (
    Alike,
    All,
    AnyOf,
    CardIs,
    Compare,
    Condition,
    Not,
    OneOf,
    Pattern,
    holds,
)
from papertiger.mao.customs.numbers import Number, SuitOf, Sum, Value
from papertiger.mao.customs.scene import Face, Happening, Kind, Laid, Scene
from papertiger.mao.rulings import face_of

SEATS = 5
"""A table of so many, to speak of who is meant."""

EVERYWHERE = frozenset((card, top) for card in CARDS for top in CARDS)


def scene_of_pair(
    rules: tuple[InForce, ...], card: Card, top: Card, kind: Kind = Kind.ATTEMPTED
) -> Scene:
    """A card that is laid on another, as cards count by these rules."""
    faces = _faces(rules)
    return Scene(
        rule=0,
        happening=Happening(kind, 0, card),
        faces=(faces[card], faces[top]),
        laid=(Laid(card, 0, 0), Laid(top, SEATS - 1, 0)),
        hands=(SEATS,) * SEATS,
        highest=(1,) * SEATS,
        direction=1,
        gone=(False,) * SEATS,
        now=0,
        turns=0,
        turn=0,
    )


@lru_cache(maxsize=64)
def _faces(rules: tuple[InForce, ...]) -> dict[Card, Face]:
    return {card: face_of(rules, card) for card in CARDS}


@lru_cache(maxsize=2048)
def where(rules: tuple[InForce, ...], condition: Condition | None) -> frozenset[tuple[Card, Card]]:
    """The cards, with what they are laid on, for which a condition can hold."""
    if condition is None:
        return EVERYWHERE
    return frozenset(
        pair for pair in EVERYWHERE if may_be(condition, scene_of_pair(rules, *pair), so=True)
    )


def may_be(condition: Condition | None, scene: Scene, *, so: bool) -> bool:
    """Whether a condition can be so (hold, or not) for these two cards."""
    match condition:
        case None:
            return so
        case All():
            every = all if so else any
            return every(may_be(each, scene, so=so) for each in condition.of)
        case AnyOf():
            some = any if so else all
            return some(may_be(each, scene, so=so) for each in condition.of)
        case Not():
            return may_be(condition.of, scene, so=not so)
        case _:
            return holds(condition, scene) is so if _is_settled(condition) else True


def _is_settled(condition: Condition) -> bool:
    """Whether the card and the one before it settle the condition."""
    match condition:
        case CardIs():
            return condition.back <= 1
        case Alike():
            return max(condition.back, condition.other) <= 1
        case Compare():
            return _counts_pair(condition.left) and _counts_pair(condition.right)
        case OneOf():
            return _counts_pair(condition.number)
        case Pattern():
            return len(condition.letters) == 2
        case _:
            return False


def _counts_pair(number: Number) -> bool:
    match number:
        case int():
            return True
        case Value() | SuitOf():
            return number.back <= 1
        case Sum():
            return _counts_pair(number.left) and _counts_pair(number.right)
        case _:
            return False
