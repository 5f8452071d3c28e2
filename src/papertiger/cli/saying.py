"""Lines for a person: at a terminal none is wider than it, and none is broken inside a word.

What goes to a pipe or a file stays as it is, one line for one thing said: whoever reads it there
has a width of their own.
"""

import re
import shutil
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from papertiger.cli.reading_width import NARROWEST_COLUMN, table, wrapped
from papertiger.madiao.cards import CARDS
from papertiger.madiao.names import NAMES
from papertiger.text.lines import JOINER, NO_BREAK, cells

NARROWEST = 20
"""Cells below which lines are left to the terminal."""
ANSWER = 8
"""Cells that a question leaves for its answer."""

_NAMES = "|".join(
    sorted(
        (name for card in CARDS for name in (NAMES[card].english, NAMES[card].russian)),
        key=len,
        reverse=True,
    )
)
_CHINESE_NAMES = "|".join(
    name for card in CARDS for name in (NAMES[card].traditional, NAMES[card].simplified)
)
# What stays together, though a space is in it: a card's number, code and name; who has how much;
# a dash, and a clause in brackets, with what is before it.
_TIED = (
    re.compile(rf"(?:\b\d )?\*?\b(?:{'|'.join(CARDS)}) (?:(?:{_NAMES})\b)?|\b(?:{_NAMES})\b"),
    re.compile(rf"(?:\b\d )?\*?\b(?:{'|'.join(CARDS)}) (?:{_CHINESE_NAMES})"),
    re.compile(r"[\u3400-\u9fff]{2,4} (?=[+−-]?\d+(?:[,;.、，。)]|$))"),
    re.compile(r"(?<=\w) (?=[+−-]?\d+(?:[,;.、，。)]|$))"),
    re.compile(r" (?=[—–→] |\[M[DO]-)"),
    re.compile(r"(?<=[A-Z0-9]) (?=[\u2e80-\u9fff])"),
)


def say(line: str) -> None:
    """Print a line, in as many as the terminal asks for."""
    for one in fitted(line, sys.stdout):
        sys.stdout.write(f"{one}\n")
    sys.stdout.flush()


def say_all(lines: Iterable[str]) -> None:
    """Print some lines."""
    for line in lines:
        say(line)


def ask(question: str) -> str:
    """A line that a person types after a question; raises EOFError when there is none.

    Of a question in several lines the answer stands behind the last.
    """
    gap = question[len(question.rstrip()) :]
    *before, last = fitted(question.rstrip(), sys.stdout, leave=ANSWER)
    for line in before:
        sys.stdout.write(f"{line}\n")
    question = f"{last}{gap}"
    with _asked_again_when_continued(question):
        _show(question)
        return input()


def _show(question: str) -> None:
    # Given a question, input() would write it to standard error, which may be thrown away.
    sys.stdout.write(question)
    sys.stdout.flush()


@contextmanager
def _asked_again_when_continued(question: str) -> Iterator[None]:
    """Show a question again when the person is back from Ctrl-Z, where a shell has written."""
    if sys.platform == "win32" or not sys.stdout.isatty():
        yield
        return
    before = signal.signal(signal.SIGCONT, lambda *_: _show(question))
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, before)


def fitted(text: str, stream: TextIO, *, leave: int = 0) -> list[str]:
    """The lines of a text as that stream needs them; at a terminal so many cells are left free."""
    width = shutil.get_terminal_size().columns - leave if stream.isatty() else None
    return [one for line in text.split("\n") for one in in_width(line, width)]


def room() -> int:
    """How many cells a line for the standard output may take."""
    return max(NARROWEST, shutil.get_terminal_size().columns - 1)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows side by side, the widest column wrapped; where even that has no room, row by row."""
    width = room()
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    fixed = sum(widths) - max(widths) + 2 * len(widths) - 2
    if width - fixed >= NARROWEST_COLUMN:
        return list(table([list(row) for row in rows], width))
    return [one for row in rows for one in in_width("  ".join(filter(None, row)), width + 1)]


def in_width(line: str, width: int | None) -> Iterator[str]:
    """A line in lines of at most `width` cells, those after the first further in; None: as is."""
    if width is None or width < NARROWEST:
        yield line
        return
    text = line.lstrip(" ")
    indent = line[: len(line) - len(text)]
    for tied in _TIED:
        text = tied.sub(_tie, text)
    widest = width - len(indent) - 3
    text = " ".join(
        piece if cells(piece.replace(JOINER, "")) <= widest else piece.replace(NO_BREAK, " ")
        for piece in text.split(" ")
    )
    # A line as wide as the terminal makes some of them add an empty one.
    yield from wrapped(indent, text, width - 1, hanging=len(indent) + 2)


def _tie(found: re.Match[str]) -> str:
    """The text with its spaces and Chinese kept together, but for spaces at its end."""
    text = found[0]
    ending = " " * (len(text) - len(text.rstrip())) if text.strip() and text[0] < "⺀" else ""
    kept = text[: len(text) - len(ending)].replace(" ", NO_BREAK)
    return _TOUCHING.sub(JOINER, kept) + ending


_TOUCHING = re.compile(r"(?<=[\u3400-\u9fff])(?=[\u3400-\u9fff])")
