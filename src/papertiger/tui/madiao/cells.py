"""Text by the cells it takes in a terminal: a Chinese character takes two."""

from collections.abc import Sequence

from rich.cells import cell_len, chop_cells, set_cell_size
from textual.content import Content


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
    """The text in lines of that many cells, broken between words where there are any."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(joined) <= cells:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        *whole, rest = chop_cells(word, cells) or [""]
        lines[-1:] = [*whole, rest]
    return lines


def beside(blocks: Sequence[Sequence[Content]], gap: int = 0) -> list[Content]:
    """Blocks of lines next to each other; all have the same number of lines."""
    space = Content(" " * gap)
    return [space.join(lines) for lines in zip(*blocks, strict=True)]


def stacked(lines: Sequence[Content]) -> Content:
    """Lines one below the other."""
    return Content("\n").join(lines)
