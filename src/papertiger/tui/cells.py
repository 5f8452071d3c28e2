"""Text by the cells it takes in a terminal: a Chinese character takes two."""

from collections.abc import Sequence

from rich.cells import cell_len, chop_cells, set_cell_size
from textual.content import Content

from papertiger.text.lines import NO_BREAK, pieces


def clip(text: str, cells: int) -> str:
    """The text, or as much of it as fits, with a mark that it goes on."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, cells - 1).rstrip() + "…" if cells > 0 else ""


def fit(text: str, cells: int) -> str:
    """The text in exactly that many cells, from the left."""
    return set_cell_size(clip(text, cells), cells)


def centred(text: str, cells: int) -> str:
    """The text in the middle of that many cells."""
    clipped = clip(text, cells)
    left = (cells - cell_len(clipped)) // 2
    return set_cell_size(" " * left + clipped, cells)


def wrap(text: str, cells: int) -> list[str]:
    """The text in lines of at most that many cells."""
    starts = [0, *breaks(text, cells)]
    ends = [*starts[1:], len(text)]
    return [text[start:end].rstrip() for start, end in zip(starts, ends, strict=True)]


def breaks(text: str, cells: int) -> list[int]:
    """Where the lines after the first begin, none wider than that many cells.

    They begin with words, and inside Chinese as in print; a word wider than a line is cut.
    """
    found: list[int] = []
    if cell_len(text) <= cells:
        return found
    start = end = 0
    # Pieces have plain spaces where the text keeps words together, as in "1 000".
    plain = text.replace(NO_BREAK, " ")
    for _, piece in pieces(text):
        place = plain.index(piece, end)
        end = place + len(piece)
        if text[start:place].strip() and cell_len(text[start:end]) > cells:
            start = place
            found.append(start)
        while cell_len(text[start:end]) > cells:
            start += len(chop_cells(text[start:end], cells)[0])
            found.append(start)
    return found


def beside(blocks: Sequence[Sequence[Content]], gap: int = 0) -> list[Content]:
    """Blocks of lines next to each other; all have the same number of lines."""
    space = Content(" " * gap)
    return [space.join(lines) for lines in zip(*blocks, strict=True)]


def stacked(lines: Sequence[Content]) -> Content:
    """Lines one below the other."""
    return Content("\n").join(lines)
