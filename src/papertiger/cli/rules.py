"""The rules books in the terminal, for `papertiger madiao rules` and `papertiger mao rules`."""

import re
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import partial
from string import ascii_lowercase
from typing import TypeAlias

from papertiger.cli.arguments import Wrong
from papertiger.cli.reading_width import plain, wrapped
from papertiger.text.book import Book, Clause, Section
from papertiger.text.catalog import Catalog

NARROWEST = 20
NEAREST = 3

Command: TypeAlias = Callable[[str], str]
"""How one asks for a clause: its id in, what is typed out."""

# A clause as people write it: MD-5.3, md 5,3, MD_5.3, 5.3; the letters on a Russian keyboard, too.
_LETTERS = {"MD": r"M\s?D|МД", "MO": r"M\s?[O0]|МО"}
_NUMBERS = r"[-‐‑–—−_\s]*(\d{1,6}[a-z]?)(?:\s?[.,_:-]\s?(\d{1,6}))?"
_SECTION = re.compile(r"\s*(?:§|s)(?=\s*\d)", re.IGNORECASE)
# What stands around a clause that was copied out of a text.
_AROUND = " \t.,;:()[]<>\"'«»“”„「」"


def read(book: Book, text: str | None, language: str) -> int:
    """Print the list of clauses, a section with its clauses, or one clause."""
    words = Catalog(language, "cli", book.game, "clauses")
    book = book.translated(language)
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    if text is None:
        lines = listing(book, words, width)
    else:
        lines = pages(book, text, words, width, partial(command, book))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def pages(book: Book, text: str, words: Catalog, width: int, how: Command) -> Iterator[str]:
    """What one asks for: a clause, or a section with its clauses; Wrong names the nearest."""
    asked = asked_for(book, text, words)
    if isinstance(asked, Clause):
        return page(book, asked, words, width)
    return section_page(book, asked, words, width, how)


def asked_for(book: Book, text: str, words: Catalog) -> Clause | Section:
    """The clause or section of that number, however it is written; Wrong names the nearest.

    "§" or "s" before a number asks for a section; a number alone is a clause, if there is one.
    """
    bare = unicodedata.normalize("NFKC", text).strip(_AROUND)
    section = _SECTION.match(bare)
    bare = bare[section.end() :] if section else bare
    spelled = rf"(?:{_LETTERS[book.letters]})?{_NUMBERS}"
    asked = re.fullmatch(spelled, bare, re.IGNORECASE)
    if asked is None:
        raise _unknown("clause", text, _alike(book, text), words)
    label, item = asked[1].lower().lstrip("0") or "0", asked[2]
    name = f"{book.letters}-{label}" + (f".{int(item)}" if item else "")
    if (item or not section) and name in book.clauses:
        return book.clauses[name]
    if item is None and label in book.sections:
        return book.sections[label]
    number = int(label.rstrip(ascii_lowercase))
    if item is None and (section or book.dotted):
        raise _unknown("section", text, _nearest_sections(book, number), words)
    raise _unknown("clause", text, _nearest_clauses(book, (number, int(item or 0))), words)


def _unknown(what: str, text: str, near: Sequence[str], words: Catalog) -> Wrong:
    return Wrong(words.say(f"cli-unknown-{what}", text=text, near=words.join(near)))


def _alike(book: Book, text: str) -> Sequence[str]:
    """The clauses whose ids look most like a text."""
    found = get_close_matches(text.upper(), book.clauses, n=NEAREST, cutoff=0.0)
    return sorted(found, key=list(book.clauses).index)


def _nearest_sections(book: Book, number: int) -> Sequence[str]:
    """The sections with the nearest numbers, as one asks for them."""
    labels = list(book.sections)

    def distance(label: str) -> int:
        return abs(int(label.rstrip(ascii_lowercase)) - number)

    found = sorted(sorted(labels, key=distance)[:NEAREST], key=labels.index)
    return [f"{book.letters}-{label}" if book.dotted else f"§{label}" for label in found]


def _nearest_clauses(book: Book, number: tuple[int, int]) -> Sequence[str]:
    """The clauses with the nearest numbers."""

    def distance(clause: str) -> tuple[int, int]:
        first, _, second = clause.partition("-")[2].partition(".")
        return abs(int(first) - number[0]), abs(int(second or 0) - number[1])

    found = sorted(book.clauses, key=distance)[:NEAREST]
    return sorted(found, key=list(book.clauses).index)


def command(book: Book, clause: str) -> str:
    """How one reads a clause."""
    return f"papertiger {book.game} rules {clause}"


def listing(book: Book, words: Catalog, width: int) -> Iterator[str]:
    """Every section with the ids and titles of its clauses, and how to read one."""
    for section in book.sections.values():
        yield from _heading(book, section, words, width)
        yield from _titles(book, section, words, width)
        yield ""
    yield from _in_english(book, words, width)
    example = "MD-5.3" if book.dotted else "MO-48"
    yield from _how_to_read(command(book, example), words, width)


def headings(book: Book, words: Catalog, width: int) -> Iterator[str]:
    """The titles of the sections."""
    for section in book.sections.values():
        yield from _heading(book, section, words, width)


def section_page(
    book: Book, section: Section, words: Catalog, width: int, how: Command
) -> Iterator[str]:
    """What a section says before its clauses, the list of these, and how to read one."""
    yield from _heading(book, section, words, width)
    if section.text:
        yield from _in_english(book, words, width)
        yield from _text(section.text, width)
    its_own = (each for each in book.clauses.values() if each.section == section.label)
    first = next(its_own, None)
    if first is not None:
        yield ""
        yield from _titles(book, section, words, width)
        yield ""
        yield from _how_to_read(how(first.id), words, width)


def page(book: Book, clause: Clause, words: Catalog, width: int) -> Iterator[str]:
    """A clause in plain text: its title, a word on the language, its text."""
    yield from wrapped("", f"{clause.id} {words.say(_title(clause))}", width)
    yield from _in_english(book, words, width)
    yield from _text(clause.text, width)


def _heading(book: Book, section: Section, words: Catalog, width: int) -> Iterator[str]:
    title = words.say(f"section-{book.letters}-{section.label}")
    yield from wrapped(f"{section.label}. ", title, width)


def _titles(book: Book, section: Section, words: Catalog, width: int) -> Iterator[str]:
    longest = max(map(len, book.clauses))
    for clause in book.clauses.values():
        if clause.section == section.label:
            yield from wrapped(f"  {clause.id:<{longest}}  ", words.say(_title(clause)), width)


def _how_to_read(typed: str, words: Catalog, width: int) -> Iterator[str]:
    said = words.say("clauses-how-to-read", command=typed)
    yield from wrapped("", said, width)


def _in_english(book: Book, words: Catalog, width: int) -> Iterator[str]:
    if book.language != words.language:
        yield from wrapped("", words.say("clauses-in-english"), width)


def _text(text: str, width: int) -> Iterator[str]:
    for block in plain(text, width):
        yield ""
        yield from block


def _title(clause: Clause) -> str:
    return f"clause-{clause.id.replace('.', '-')}"
