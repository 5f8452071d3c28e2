"""The forty cards, one literal table: codes, order, names. [MD-1.1] [MD-1.2] [MD-1.3]"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Self


class Suit(StrEnum):
    """The four suits, in the order in which they outrank each other in a draw. [MD-1.1] [MD-2.2]"""

    TENS = "T"
    MYRIADS = "M"
    STRINGS = "S"
    CASH = "C"


SUITS = tuple(Suit)

# The suit number of each card by its place in the order, 0 to 39. [MD-1.1]
SUIT_OF = (0,) * 11 + (1,) * 9 + (2,) * 9 + (3,) * 11


class Card(StrEnum):
    """A card by its code, the one used in every file, log, URL and API. [MD-1.3]

    Members stand suit after suit, each from high to low; `place` (0 to 39) is the place in this
    order, the number that the laws work with. Cash runs in reverse: Zero is the highest. [MD-1.1]
    """

    place: int
    suit: Suit

    def __new__(cls, code: str) -> Self:
        """A member that knows its place."""
        card = str.__new__(cls, code)
        card._value_ = code
        card.place = len(cls.__members__)
        card.suit = SUITS[SUIT_OF[card.place]]
        return card

    MM = "MM"
    TM = "TM"
    HM = "HM"
    T90 = "T90"
    T80 = "T80"
    T70 = "T70"
    T60 = "T60"
    T50 = "T50"
    T40 = "T40"
    T30 = "T30"
    T20 = "T20"
    M9 = "M9"
    M8 = "M8"
    M7 = "M7"
    M6 = "M6"
    M5 = "M5"
    M4 = "M4"
    M3 = "M3"
    M2 = "M2"
    M1 = "M1"
    S9 = "S9"
    S8 = "S8"
    S7 = "S7"
    S6 = "S6"
    S5 = "S5"
    S4 = "S4"
    S3 = "S3"
    S2 = "S2"
    S1 = "S1"
    C0 = "C0"
    CH = "CH"
    C1 = "C1"
    C2 = "C2"
    C3 = "C3"
    C4 = "C4"
    C5 = "C5"
    C6 = "C6"
    C7 = "C7"
    C8 = "C8"
    C9 = "C9"


CARDS = tuple(Card)

# The four tops, the four seconds, the four lowest, in the order of the suits. [MD-1.1]
TOPS = (Card.MM, Card.M9, Card.S9, Card.C0)
SECONDS = (Card.TM, Card.M8, Card.S8, Card.CH)
LOWEST = (Card.T20, Card.M1, Card.S1, Card.C9)

# The ten reds. [MD-1.2]
REDS = (
    Card.MM, Card.TM, Card.HM, Card.T20,
    Card.M9, Card.M1,
    Card.S9, Card.S1,
    Card.C0, Card.C9,
)  # fmt: skip

# The leading digit of a cut card, by place; the honours, Zero and Half count as 1. [MD-3.1]
LEADING_DIGIT = (
    1, 1, 1, 9, 8, 7, 6, 5, 4, 3, 2,
    9, 8, 7, 6, 5, 4, 3, 2, 1,
    9, 8, 7, 6, 5, 4, 3, 2, 1,
    1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9,
)  # fmt: skip


def repeated(cards: Iterable[Card]) -> int | None:
    """The place of the first card that has come before, or None: there is one of each. [MD-1.1]"""
    before = set()
    for place, card in enumerate(cards):
        if card in before:
            return place
        before.add(card)
    return None


def mask(cards: Iterable[Card]) -> int:
    """The cards as a 40-bit number, bit `place` set for each: how the laws read a hand."""
    bits = 0
    for card in cards:
        bits |= 1 << card.place
    return bits


def of_mask(bits: int) -> tuple[Card, ...]:
    """The cards of a 40-bit number, suit after suit, each from high to low."""
    return tuple(card for card in CARDS if bits >> card.place & 1)


ALL = mask(CARDS)
SUIT_MASKS = tuple(mask(card for card in CARDS if card.suit is suit) for suit in SUITS)
