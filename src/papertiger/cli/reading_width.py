"""The Markdown of the rules book as plain lines, none wider than the reader's terminal."""

import re
from collections.abc import Iterator
from functools import reduce
from itertools import zip_longest

from papertiger.text.lines import NO_BREAK, cells, joined, pieces
from papertiger.text.prose import paragraphs

NARROWEST_COLUMN = 12

_ITEM = re.compile(r"(?:- |\d+\. )")
# What Markdown marks, and what is left of it: links, bold, italics, code.
_MARKS = (
    (re.compile(r"\[([^\]]+)\]\([^)]+\)"), r"\1"),
    (re.compile(r"\*\*([^*]+[⺀-鿿])\*\* ?"), r"\1："),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1:"),
    (re.compile(r"(?<!\w)\*(\S.*?)\*(?!\w)"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)
# The space between a seat and its card, which stay on one line: "1 M9".
_OWNED = re.compile(r"(?<=\b\d) (?=[A-Z])")


def plain(text: str, width: int) -> Iterator[Iterator[str]]:
    """The paragraphs, lists, tables and frames of a text, each as its lines."""
    for block in paragraphs(text):
        yield _plain(block, width)


def _plain(block: list[str], width: int) -> Iterator[str]:
    if block[0].startswith("```"):
        yield from _frame(block[1:-1], width)
    elif block[0].startswith("|"):
        rows = [[unmarked(cell.strip()) for cell in row.strip("|").split("|")] for row in block]
        yield from table([rows[0], *rows[2:]], width)
    else:
        yield from _prose(block, width)


def _frame(lines: list[str], width: int) -> Iterator[str]:
    """Lines as they stand; one that does not fit goes on below, further in."""
    for line in lines:
        if cells(line) + 2 <= width:
            yield f"  {line}"
        else:
            text = line.lstrip()
            indent = len(line) - len(text) + 2
            tied = _OWNED.sub(NO_BREAK, text)
            yield from wrapped(" " * indent, tied, width, hanging=indent + 2)


def _prose(block: list[str], width: int) -> Iterator[str]:
    """Paragraphs and the items of lists, each wrapped by itself."""
    items: list[list[str]] = []
    for line in block:
        if not items or _ITEM.match(line):
            items.append([])
        items[-1].append(line.strip())
    for item in items:
        text = unmarked(reduce(joined, item))
        mark = _ITEM.match(text)
        yield from wrapped(mark[0] if mark else "", text[len(mark[0]) :] if mark else text, width)


def unmarked(text: str) -> str:
    """A line of Markdown without its marks; a bold label gets a colon."""
    for mark, left in _MARKS:
        text = mark.sub(left, text)
    return text.replace("::", ":").replace("：：", "：")


def table(rows: list[list[str]], width: int) -> Iterator[str]:
    """Columns side by side, the widest wrapped where they do not fit; else cell below cell."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    widest = widths.index(max(widths))
    over = sum(widths) + 2 * len(widths) - 2 - width
    if over > 0:
        widths[widest] -= over
    if widths[widest] < NARROWEST_COLUMN:
        yield from _stacked(rows, width)
        return
    for row in rows:
        columns = [list(wrapped("", text, wide)) for text, wide in zip(row, widths, strict=True)]
        for line in zip_longest(*columns, fillvalue=""):
            padded = [
                text + " " * (wide - cells(text)) for text, wide in zip(line, widths, strict=True)
            ]
            yield "  ".join(padded).rstrip()


def _stacked(rows: list[list[str]], width: int) -> Iterator[str]:
    """The cells of each row one below the other, each behind the head of its column."""
    for place, row in enumerate(rows[1:]):
        if place:
            yield ""
        for name, text in zip(rows[0], row, strict=True):
            yield from wrapped("", f"{name}: {text}", width, hanging=2)


def wrapped(before: str, text: str, width: int, hanging: int | None = None) -> Iterator[str]:
    """Text behind something, at most `width` cells wide; lines after the first are indented.

    Lines break at spaces and inside Chinese; a word wider than a line is cut.
    """
    indent = " " * (cells(before) if hanging is None else hanging)
    line, empty = before, True
    for space, piece in pieces(text):
        if not empty and cells(f"{line}{space}{piece}") > width:
            yield line.rstrip()
            line, empty = indent, True
        line += piece if empty else f"{space}{piece}"
        empty = False
        while cells(line) > width:
            fits = _fitting(line, width)
            yield line[:fits]
            line = f"{indent}{line[fits:]}"
    yield line.rstrip()


def _fitting(text: str, width: int) -> int:
    """How many of its letters fit into that many cells."""
    return next(end for end in range(len(text), 0, -1) if cells(text[:end]) <= width)
