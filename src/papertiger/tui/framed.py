"""Frames of cards: a border with words in it, a back, an empty place."""

from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from papertiger.tui.cells import clip
from papertiger.tui.palette import BACK, BACK_EDGE, CARD, PLACE

LIGHT, HEAVY = ("╭╮╰╯", "─", "│"), ("┏┓┗┛", "━", "┃")


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn, borders included."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Marks:
    """What is written into a card's borders, and whether these are heavy."""

    number: str = ""
    top: str = ""
    foot: str = ""
    heavy: bool = False


def back(size: Size, marks: Marks, under: str = "") -> list[Content]:
    """A card face down, line by line; `under`: the code of the card, for who may know it."""
    inner = size.width - 2
    rows = ["▒" * inner] * (size.height - 2)
    if under:
        before = (inner - cell_len(under) - 2) // 2
        after = inner - before - cell_len(under) - 2
        rows[len(rows) // 2] = f"{'▒' * before} {under} {'▒' * after}"
    return framed([(row, BACK) for row in rows], size, marks, BACK_EDGE)


def place(size: Size, style: str = PLACE) -> list[Content]:
    """An empty place where a card will lie: its four corners."""
    corners, _, _ = LIGHT
    above, below = (
        Content.styled(_edge(pair, " ", size.width, "", ""), style)
        for pair in (corners[:2], corners[2:])
    )
    return [above, *nothing(Size(size.width, size.height - 2)), below]


def nothing(size: Size) -> list[Content]:
    """A space as large as a card."""
    return [Content(" " * size.width)] * size.height


def framed(
    rows: list[tuple[str, str]], size: Size, marks: Marks, border: str = CARD
) -> list[Content]:
    """Rows in a border with marks; each row has as many cells as the border leaves."""
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
