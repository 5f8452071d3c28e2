"""The cards of a standard pack drawn with lines and letters, small or large."""

from collections.abc import Mapping
from types import MappingProxyType

from textual.content import Content

from papertiger.mao.cards import Card, Suit
from papertiger.tui.cells import centred, fit
from papertiger.tui.framed import Marks, Size, framed
from papertiger.tui.palette import CARD, RED_CARD

SHAPES: Mapping[Suit, str] = MappingProxyType(dict(zip(Suit, "♠♥♦♣", strict=True)))
RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})

SMALL = 3
"""A card of so many lines has its code alone."""


def code(card: Card) -> str:
    """A card as players read it: "10♠"."""
    return f"{card.rank}{SHAPES[card.suit]}"


def style(card: Card) -> str:
    """The ink that a card is printed in."""
    return RED_CARD if card.suit in RED else CARD


def draw(card: Card, size: Size, *, heavy: bool = False) -> list[Content]:
    """A card face up, line by line."""
    inner, ink = size.width - 2, style(card)
    rows = [""] * (size.height - 2)
    if size.height <= SMALL:
        rows[0] = fit(code(card), inner)
    else:
        rows[0] = fit(code(card), inner)
        rows[-1] = f"{code(card):>{inner}}"
        middle = len(rows) // 2
        if 0 < middle < len(rows) - 1:
            rows[middle] = centred(SHAPES[card.suit], inner)
    filled = [(fit(row, inner), ink) for row in rows]
    return framed(filled, size, Marks(heavy=heavy), CARD)
