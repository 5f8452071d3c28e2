"""Cards as rules speak of them: the card of the moment, those before it, and sets of cards."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from papertiger.mao.cards import Rank, Suit
from papertiger.mao.customs.scene import Face, Scene

FARTHEST = 12

Back: TypeAlias = Annotated[int, Meta(ge=0, le=FARTHEST, extra={"unit": "card"})]
"""Which card: 0 the card of the moment, 1 the one laid before it, and so on."""

Ranks: TypeAlias = Annotated[tuple[Rank, ...], Meta(max_length=13)]
Suits: TypeAlias = Annotated[tuple[Suit, ...], Meta(max_length=4)]


class Cards(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set of cards: of one of these ranks and one of these suits; empty means any."""

    ranks: Ranks = ()
    suits: Suits = ()


class Quality(StrEnum):
    """In what two cards can be alike."""

    RANK = "rank"
    SUIT = "suit"
    COLOUR = "colour"
    PARITY = "parity"
    CARD = "card"


def is_among(face: Face, cards: Cards) -> bool:
    """Whether a card is in a set."""
    return (not cards.ranks or face.rank in cards.ranks) and (
        not cards.suits or face.suit in cards.suits
    )


def quality_of(face: Face, quality: Quality) -> object:
    """What a card is, in one respect."""
    match quality:
        case Quality.RANK:
            return face.rank
        case Quality.SUIT:
            return face.suit
        case Quality.COLOUR:
            return face.red
        case Quality.PARITY:
            return face.value % 2
        case Quality.CARD:
            return (face.rank, face.suit)


def face_at(scene: Scene, back: int) -> Face | None:
    """The card so far back, or None where there was none."""
    return scene.faces[back] if back < len(scene.faces) else None
