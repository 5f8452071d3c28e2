"""`papertiger madiao rules [CLAUSE]`: the rules book in the terminal."""

import argparse
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import groupby, zip_longest

from papertiger.cli.arguments import Wrong
from papertiger.text.book import Clause, clauses
from papertiger.text.catalog import Catalog

NARROWEST = 20
NEAREST = 3
NARROWEST_COLUMN = 12
EXAMPLE = "papertiger madiao rules MD-5.3"

_ASKED = re.compile(r"(?:MD)?[-\s]*(\d{1,6})(?:\.(\d{1,6}))?", re.IGNORECASE)
_ITEM = re.compile(r"(?:- |\d+\. )")
# What Markdown marks, and what is left of it: links, bold, italics, code.
_MARKS = (
    (re.compile(r"\[([^\]]+)\]\([^)]+\)"), r"\1"),
    (re.compile(r"\*\*(.+?)\*\*"), r"\1:"),
    (re.compile(r"(?<!\w)\*(\S.*?)\*(?!\w)"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print the list of clauses, or one clause."""
    words = Catalog(catalog.language, "cli", "clauses")
    clause = None if found.clause is None else clause_named(found.clause, words)
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    lines = listing(words, width) if clause is None else page(clause, words, width)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def clause_named(text: str, words: Catalog) -> Clause:
    """The clause of that number: "MD-5.3", "md-5.3" or "5.3"; Wrong names the nearest ones."""
    asked = _ASKED.fullmatch(text.strip())
    number = (int(asked[1]), int(asked[2] or 0)) if asked else None
    if number is not None and (clause := clauses().get(f"MD-{number[0]}.{number[1]}")):
        return clause
    near = ", ".join(_nearest(text, number))
    raise Wrong(words.say("cli-unknown-clause", clause=text, near=near))


def _nearest(text: str, number: tuple[int, int] | None) -> Sequence[str]:
    """The clauses nearest to a number, or those whose ids look most like the text."""
    if number is None:
        alike = get_close_matches(text.upper(), clauses(), n=NEAREST, cutoff=0.0)
        return sorted(alike, key=list(clauses()).index)
    section, item = number

    def distance(clause: str) -> tuple[int, int]:
        its_section, its_item = map(int, clause.removeprefix("MD-").split("."))
        return abs(its_section - section), abs(its_item - item)

    return sorted(sorted(clauses(), key=distance)[:NEAREST], key=list(clauses()).index)


def listing(words: Catalog, width: int) -> Iterator[str]:
    """Every section with the ids and titles of its clauses, and how to read one."""
    longest = max(map(len, clauses()))
    for section, found in groupby(clauses().values(), key=lambda clause: clause.section):
        yield f"{section}. {words.say(f'section-{section}')}"
        for clause in found:
            title = words.say(_title(clause))
            yield from wrapped(f"  {clause.id:<{longest}}  ", title, width)
        yield ""
    yield from wrapped("", words.say("clauses-how-to-read", command=EXAMPLE), width)


def page(clause: Clause, words: Catalog, width: int) -> Iterator[str]:
    """A clause in plain text: its title, a word on the language, its text."""
    yield from wrapped("", f"{clause.id} {words.say(_title(clause))}", width)
    if words.language != "en":
        yield from wrapped("", words.say("clauses-in-english"), width)
    for block in _blocks(clause.text):
        yield ""
        yield from _plain(block, width)


def _title(clause: Clause) -> str:
    return f"clause-{clause.id.replace('.', '-')}"


def _blocks(text: str) -> Iterator[list[str]]:
    """The paragraphs, lists, tables and frames of a text, line by line."""
    block: list[str] = []
    framed = False
    for line in text.split("\n"):
        framed ^= line.startswith("```")
        if line or framed:
            block.append(line)
        elif block:
            yield block
            block = []
    if block:
        yield block


def _plain(block: list[str], width: int) -> Iterator[str]:
    if block[0].startswith("```"):
        yield from (f"  {line}" for line in block[1:-1])
    elif block[0].startswith("|"):
        rows = [[unmarked(cell.strip()) for cell in row.strip("|").split("|")] for row in block]
        yield from table([rows[0], *rows[2:]], width)
    else:
        yield from _prose(block, width)


def _prose(block: list[str], width: int) -> Iterator[str]:
    """Paragraphs and the items of lists, each wrapped by itself."""
    items: list[list[str]] = []
    for line in block:
        if not items or _ITEM.match(line):
            items.append([])
        items[-1].append(line.strip())
    for item in items:
        text = unmarked(" ".join(item))
        mark = _ITEM.match(text)
        yield from wrapped(mark[0] if mark else "", text[len(mark[0]) :] if mark else text, width)


def unmarked(text: str) -> str:
    """A line of Markdown without its marks; a bold label gets a colon."""
    for mark, left in _MARKS:
        text = mark.sub(left, text)
    return text.replace("::", ":")


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
    """Text behind something, at most `width` cells wide; lines after the first are indented."""
    indent = " " * (cells(before) if hanging is None else hanging)
    line, empty = before, True
    for word in text.split():
        if not empty and cells(line) + 1 + cells(word) > width:
            yield line.rstrip()
            line, empty = indent, True
        line = f"{line}{word}" if empty else f"{line} {word}"
        empty = False
    yield line.rstrip()


def cells(text: str) -> int:
    """How many cells of a terminal a text takes: Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
