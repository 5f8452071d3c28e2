"""The rules books as the package carries them: their sections and clauses.

`rules/madiao.md` and `rules/mao.md` beside this file are the same as those in docs/rules/, and so
are their translations, `rules/ru/madiao.md` and so on; a test holds them equal.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

FOLDER = Path(__file__).with_name("rules")
# The language that the books are written in, and read in where there is no translation.
LANGUAGE = "en"

_HEADING = re.compile(
    r"^##(?:# (?P<clause>[A-Z]{2}-\d+(?:\.\d+)?)| (?P<section>\d+[a-z]?)\.|) (?P<title>.+)$",
    re.MULTILINE,
)


class Clause(Struct, frozen=True):
    """A clause: its id ("MD-5.3"), its section's label, its title, its text without the heading."""

    id: str
    section: str
    title: str
    text: str


class Section(Struct, frozen=True):
    """A numbered section: its label ("5", "10a"), its title, what it says before its clauses."""

    label: str
    title: str
    text: str


class Part(Struct, frozen=True):
    """A heading of a book and what stands below it: of a clause, a numbered section, or neither.

    `section` of a clause is the label of the section that it stands in.
    """

    clause: str
    section: str
    title: str
    text: str


@dataclass(frozen=True)
class Book:
    """The rules of a game in a language: `letters` begin the ids of its clauses."""

    game: str
    letters: str
    language: str = LANGUAGE

    @property
    def path(self) -> Path:
        """Where the package carries it."""
        folder = FOLDER if self.language == LANGUAGE else FOLDER / self.language
        return folder / f"{self.game}.md"

    def translated(self, language: str) -> "Book":
        """The same book in a language, or in English where there is no translation into it."""
        translation = replace(self, language=language)
        return translation if translation.path.exists() else replace(self, language=LANGUAGE)

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """Every clause by its id, in the order of the book."""
        found, section = {}, ""
        for heading, text in self._parts():
            section = heading["section"] or section
            name = heading["clause"]
            if name:
                found[name] = Clause(name, section, heading["title"], text)
        return MappingProxyType(found)

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        """Every numbered section by its label, in the order of the book."""
        numbered = ((heading["section"], heading["title"], text) for heading, text in self._parts())
        found = {label: Section(label, title, text) for label, title, text in numbered if label}
        return MappingProxyType(found)

    @cached_property
    def title(self) -> str:
        """What stands above the book."""
        return self.path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All of it in the order of the book, what comes before the first heading, too."""
        start = self.path.read_text(encoding="utf-8").partition("\n")[2].partition("\n## ")[0]
        found, section = [Part("", "", self.title, start.strip())], ""
        for heading, text in self._parts():
            name = heading["clause"] or ""
            section = section if name else heading["section"] or ""
            found.append(Part(name, section, heading["title"], text))
        return tuple(found)

    @property
    def dotted(self) -> bool:
        """Whether its clauses are numbered within their sections, as MD-5.3 is."""
        return "." in next(iter(self.clauses))

    def _parts(self) -> Iterator[tuple[re.Match[str], str]]:
        """Every heading and the text below it, down to the next heading."""
        book = self.path.read_text(encoding="utf-8")
        headings = [*_HEADING.finditer(book)]
        ends = [heading.start() for heading in headings[1:]] + [len(book)]
        for heading, end in zip(headings, ends, strict=True):
            yield heading, book[heading.end() : end].strip()


MADIAO = Book("madiao", "MD")
MAO = Book("mao", "MO")
