"""Cards drawn with lines and letters, small or large.

Nothing is told by colour alone: each suit has a shape, a red card the word for it, the winning
card a heavy border, and what a card can do stands in its lower border.
"""

from dataclasses import replace

from rich.cells import cell_len
from textual.content import Content

from papertiger.madiao.cards import CARDS, REDS, Card, Suit
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hero, short_name
from papertiger.tui.cells import centred, clip, fit
from papertiger.tui.framed import Marks, Size, framed
from papertiger.tui.palette import (
    CARD,
    FINE_PRINT,
    RED_CARD,
    RED_STOCK,
    STOCK,
)

# Shapes that even the oldest fonts for terminals have: a note, a heap, strings, a coin.
SHAPES = {Suit.TENS: "■", Suit.MYRIADS: "▲", Suit.STRINGS: "≡", Suit.CASH: "○"}

# How many shapes stand in each of three rows for a number.
ROWS = {
    1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (2, 0, 2), 5: (2, 1, 2),
    6: (2, 2, 2), 7: (3, 1, 3), 8: (3, 2, 3), 9: (3, 3, 3),
}  # fmt: skip


CODE_IN_BORDER = 4
"""The height up to which a card has its code in the border, to leave two lines for its name."""
NAME_ALONE = 2
"""The lines below the code that are taken by the name alone."""


def code(card: Card) -> str:
    """A card's shape and code: "▲M9"."""
    return f"{SHAPES[card.suit]}{card}"


def draw(
    words: Catalog, card: Card, size: Size, marks: Marks, *, stock: bool = False
) -> list[Content]:
    """A card face up, line by line; `stock`: the one on top of the stock, on darker paper."""
    inner = size.width - 2
    red = words.say("tui-red") if card in REDS else ""
    paper = STOCK if stock else CARD
    style = (RED_STOCK if stock else RED_CARD) if red else paper
    if size.height <= CODE_IN_BORDER:
        rows = [(line, style) for line in _two_lines(short_name(words, card), red, inner)]
        return framed(rows, size, replace(marks, number=code(card)), paper)
    head = fit(code(card), inner - cell_len(red)) + red
    return framed([(head, style), *_middle(words, card, size, style)], size, marks, paper)


def _two_lines(name: str, red: str, cells: int) -> list[str]:
    """A name in two lines, with the word for a red card where there is room beside it."""
    lines = [*name_lines(name, cells), ""][:2]
    centre = [centred(line, cells) for line in lines]
    if red:
        place = 1 if cell_len(lines[1]) + cell_len(red) <= cells else 0
        centre[place] = fit(lines[place], cells - cell_len(red)) + red
    return centre


def _middle(words: Catalog, card: Card, size: Size, style: str) -> list[tuple[str, str]]:
    """What stands below the code: the name, and the picture where there is room for it."""
    inner, room = size.width - 2, size.height - 3
    lines = name_lines(short_name(words, card), inner)
    blank = ("", style)
    if room <= NAME_ALONE:
        rows = [(line, style) for line in lines]
    else:
        picture = _picture(words, card, inner, style)
        if len(lines) + len(picture) > room:
            picture = []
        spare = room - len(lines) - len(picture)
        before = (spare + 1) // 3 if picture else spare // 2
        between = (spare + 1 - before) // 2
        names = [(centred(line, inner), style) for line in lines]
        rows = [blank] * before + names + [blank] * between + picture
    return [(fit(text, inner), each) for text, each in (rows + [blank] * room)[:room]]


def name_lines(text: str, cells: int) -> list[str]:
    """A name in one line or two, broken between words."""
    if cell_len(text) <= cells or " " not in text:
        return [clip(text, cells)]
    first, rest = text.split(" ", maxsplit=1)
    return [clip(first, cells), clip(rest, cells)]


def _picture(words: Catalog, card: Card, cells: int, style: str) -> list[tuple[str, str]]:
    """The hero, or coins and strings as they are counted."""
    painted = hero(words, card)
    if painted:
        first, *second = name_lines(painted, cells)
        lines = [first, *second, ""] if second else ["", first, ""]
        return [(centred(line, cells), FINE_PRINT) for line in lines]
    if card is Card.CH:
        return [(centred(line, cells), style) for line in ("", "½", "")]
    shape = SHAPES[card.suit]
    return [(centred(" ".join(shape * count), cells), style) for count in ROWS[int(card[1])]]


def neighbour(card: Card, steps: int) -> Card:
    """The card that many places on in the order of the pack, round and round."""
    return CARDS[(card.place + steps) % len(CARDS)]
