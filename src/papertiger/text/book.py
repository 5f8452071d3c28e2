"""The rules book of Madiao as the package carries it: its sections and clauses.

`rules/madiao.md` beside this file is the same as docs/rules/madiao.md; a test holds them equal.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

BOOK = Path(__file__).with_name("rules") / "madiao.md"
# The language that the book is written in.
LANGUAGE = "en"

_HEADING = re.compile(r"^##(?:# (MD-\d+\.\d+)| (\d+)\.|) (.+)$", re.MULTILINE)


class Clause(Struct, frozen=True):
    """A clause: its id ("MD-5.3"), its title, and its text in Markdown, without the heading."""

    id: str
    title: str
    text: str

    @property
    def section(self) -> int:
        """The number of its section."""
        return int(self.id.removeprefix("MD-").partition(".")[0])


class Section(Struct, frozen=True):
    """A numbered section: its title, and what it says before its first clause (or "")."""

    number: int
    title: str
    text: str


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by its id, in the order of the book."""
    found = {heading[1]: Clause(heading[1], heading[3], text) for heading, text in _parts()}
    return MappingProxyType({name: clause for name, clause in found.items() if name})


@cache
def sections() -> Mapping[int, Section]:
    """Every numbered section by its number, in the order of the book."""
    numbered = [(heading, text) for heading, text in _parts() if heading[2]]
    found = {
        int(heading[2]): Section(int(heading[2]), heading[3], text) for heading, text in numbered
    }
    return MappingProxyType(found)


def _parts() -> Iterator[tuple[re.Match[str], str]]:
    """Every heading of the book and the text below it, down to the next heading."""
    book = BOOK.read_text(encoding="utf-8")
    headings = [*_HEADING.finditer(book)]
    ends = [heading.start() for heading in headings[1:]] + [len(book)]
    for heading, end in zip(headings, ends, strict=True):
        yield heading, book[heading.end() : end].strip()
