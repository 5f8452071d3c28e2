"""The fifty-two cards of a standard pack, and packs of one to three of them. [MO-1]"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Self


class Suit(StrEnum):
    """The four suits."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """The thirteen ranks ("numbers")."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


class Card(StrEnum):
    """A card by its code, rank then suit, the one used in every file, log, URL and API. [MO-1]

    Two packs hold two of each card, which nobody can tell apart. `place` (0 to 51) is its place
    in this order.
    """

    place: int
    suit: Suit
    rank: Rank

    def __new__(cls, code: str) -> Self:
        """A member that knows its place, suit and rank."""
        card = str.__new__(cls, code)
        card._value_ = code
        card.place = len(cls.__members__)
        card.suit = Suit(code[-1])
        card.rank = Rank(code[:-1])
        return card

    AS, S2, S3, S4, S5, S6, S7 = "AS", "2S", "3S", "4S", "5S", "6S", "7S"
    S8, S9, S10, JS, QS, KS = "8S", "9S", "10S", "JS", "QS", "KS"
    AH, H2, H3, H4, H5, H6, H7 = "AH", "2H", "3H", "4H", "5H", "6H", "7H"
    H8, H9, H10, JH, QH, KH = "8H", "9H", "10H", "JH", "QH", "KH"
    AD, D2, D3, D4, D5, D6, D7 = "AD", "2D", "3D", "4D", "5D", "6D", "7D"
    D8, D9, D10, JD, QD, KD = "8D", "9D", "10D", "JD", "QD", "KD"
    AC, C2, C3, C4, C5, C6, C7 = "AC", "2C", "3C", "4C", "5C", "6C", "7C"
    C8, C9, C10, JC, QC, KC = "8C", "9C", "10C", "JC", "QC", "KC"


CARDS = tuple(Card)


def pack(decks: int) -> tuple[Card, ...]:
    """The cards of that many decks; a shuffle is a permutation of the places in it. [MO-1]"""
    return CARDS * decks


def in_order(permutation: tuple[int, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a shuffle of a whole pack orders them.

    `permutation` is one of the places in a pack that holds these cards; those that are not
    among them are passed over.
    """
    place_of = {place: position for position, place in enumerate(permutation)}
    copies: dict[Card, int] = {}
    found = []
    for card in cards:
        copy = copies.get(card, 0)
        copies[card] = copy + 1
        found.append((place_of[copy * len(CARDS) + card.place], card))
    return tuple(card for _, card in sorted(found))
