"""Cards drawn with lines and letters, small or large.

Nothing is told by colour alone: each suit has a shape, a red card the word for it, the winning
card a heavy border, and what a card can do stands in its lower border.
"""

from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from papertiger.madiao.cards import CARDS, REDS, Card, Suit
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import hero, short_name
from papertiger.tui.madiao.cells import centred, clip, fit
from papertiger.tui.madiao.palette import BACK, CARD, FINE_PRINT, IVORY, RED_CARD, SEAL

# Shapes that even the oldest fonts for terminals have: a note, a heap, strings, a coin.
SHAPES = {Suit.TENS: "■", Suit.MYRIADS: "▲", Suit.STRINGS: "≡", Suit.CASH: "○"}

LIGHT, HEAVY = ("╭╮╰╯", "─", "│"), ("┏┓┗┛", "━", "┃")

# How many shapes stand in each of three rows for a number.
ROWS = {
    1: (0, 1, 0), 2: (1, 0, 1), 3: (1, 1, 1), 4: (2, 0, 2), 5: (2, 1, 2),
    6: (2, 2, 2), 7: (3, 1, 3), 8: (3, 2, 3), 9: (3, 3, 3),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn, borders included."""

    width: int
    height: int


IN_HAND, IN_HAND_LARGE = Size(10, 5), Size(13, 10)
IN_TRICK, IN_TRICK_LARGE = Size(10, 3), Size(13, 5)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is written into a card's borders, and whether these are heavy."""

    number: str = ""
    top: str = ""
    foot: str = ""
    heavy: bool = False


def code(card: Card) -> str:
    """A card's shape and code: "▲M9"."""
    return f"{SHAPES[card.suit]}{card}"


def draw(words: Catalog, card: Card, size: Size, marks: Marks) -> list[Content]:
    """A card face up, line by line."""
    inner = size.width - 2
    red = words.say("tui-red") if card in REDS else ""
    style = RED_CARD if red else CARD
    head = fit(code(card), inner - cell_len(red)) + red
    rows = [(head, style), *_middle(words, card, size, style)]
    return _framed(rows, size, marks)


def back(size: Size, marks: Marks) -> list[Content]:
    """A card face down, line by line."""
    inner = size.width - 2
    rows = [("▒" * inner, BACK)] * (size.height - 2)
    return _framed(rows, size, marks, f"{IVORY} on {SEAL}")


def nothing(size: Size) -> list[Content]:
    """An empty place, as large as a card."""
    return [Content(" " * size.width)] * size.height


def _middle(words: Catalog, card: Card, size: Size, style: str) -> list[tuple[str, str]]:
    """What stands below the code, as many lines as there is room for."""
    inner, room = size.width - 2, size.height - 3
    lines = name_lines(short_name(words, card), inner)
    if room <= 2:
        rows = [(fit(line, inner), style) for line in lines]
    else:
        rows = [("", style), *((centred(line, inner), style) for line in lines)]
        if len(lines) == 1:
            rows.append(("", style))
        rows += [("", style), *_picture(words, card, inner, style)]
    blank = [("", style)] * room
    return [(fit(text, inner), each) for text, each in (rows + blank)[:room]]


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
        lines = name_lines(painted, cells)
        return [(centred(line, cells), FINE_PRINT) for line in ["", *lines]]
    if card is Card.CH:
        return [(centred(line, cells), style) for line in ("", "½", "")]
    shape = SHAPES[card.suit]
    return [(centred(" ".join(shape * count), cells), style) for count in ROWS[int(card[1])]]


def _framed(
    rows: list[tuple[str, str]], size: Size, marks: Marks, border: str = CARD
) -> list[Content]:
    corners, bar, side = HEAVY if marks.heavy else LIGHT
    above = _edge(corners[:2], bar, size.width, marks.number, marks.top)
    below = _edge(corners[2:], bar, size.width, marks.foot, "")
    style = f"bold {border}" if marks.heavy else border
    return [
        Content.styled(above, style),
        *(Content.assemble((side, style), row, (side, style)) for row in rows),
        Content.styled(below, style),
    ]


def _edge(corners: str, bar: str, width: int, left: str, right: str) -> str:
    """A border with words in it; the right one gives way."""
    left = clip(left, width - 2)
    right = clip(right, width - 3 - cell_len(left)) if right else ""
    fill = width - 2 - cell_len(left) - cell_len(right)
    return f"{corners[0]}{left}{bar * fill}{right}{corners[1]}"


def neighbour(card: Card, steps: int) -> Card:
    """The card that many places on in the order of the pack, round and round."""
    return CARDS[(card.place + steps) % len(CARDS)]
