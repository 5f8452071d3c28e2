"""The rules book of Madiao as the package carries it: its clauses.

`rules/madiao.md` beside this file is the same as docs/rules/madiao.md; a test holds them equal.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

BOOK = Path(__file__).with_name("rules") / "madiao.md"

_HEADING = re.compile(r"^##(?:# (MD-\d+\.\d+)|) (.+)$", re.MULTILINE)


class Clause(Struct, frozen=True):
    """A clause: its id ("MD-5.3"), its title, and its text in Markdown, without the heading."""

    id: str
    title: str
    text: str

    @property
    def section(self) -> int:
        """The number of its section."""
        return int(self.id.removeprefix("MD-").partition(".")[0])


@cache
def clauses() -> Mapping[str, Clause]:
    """Every clause by its id, in the order of the book."""
    book = BOOK.read_text(encoding="utf-8")
    headings = [*_HEADING.finditer(book)]
    ends = [heading.start() for heading in headings[1:]] + [len(book)]
    found = {
        heading[1]: Clause(heading[1], heading[2], book[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
        if heading[1]
    }
    return MappingProxyType(found)
