"""`papertiger madiao rules [CLAUSE]`: the rules book in the terminal."""

import argparse
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from papertiger.cli.arguments import Wrong
from papertiger.cli.madiao.reading_width import plain, wrapped
from papertiger.text.book import LANGUAGE, Clause, Section, clauses, sections
from papertiger.text.catalog import Catalog

NARROWEST = 20
NEAREST = 3
COMMAND = "papertiger madiao rules"

# A clause as people write it: MD-5.3, md 5,3, MD_5.3, 5.3; the letters on a Russian keyboard, too.
_ASKED = re.compile(r"(?:M\s?D|МД)?[-‐‑–—−_\s]*(\d{1,6})(?:\s?[.,_:-]\s?(\d{1,6}))?", re.IGNORECASE)
# What stands around a clause that was copied out of a text.
_AROUND = " \t.,;:()[]<>§\"'«»“”„「」"


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Print the list of clauses, a section with its clauses, or one clause."""
    words = Catalog(catalog.language, "cli", "madiao", "clauses")
    asked = None if found.clause is None else asked_for(found.clause, words)
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    if isinstance(asked, Clause):
        lines = page(asked, words, width)
    else:
        lines = section_page(asked, words, width) if asked else listing(words, width)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def asked_for(text: str, words: Catalog) -> Clause | Section:
    """The clause or section of that number, however it is written; Wrong names the nearest."""
    asked = _ASKED.fullmatch(unicodedata.normalize("NFKC", text).strip(_AROUND))
    if asked is None:
        raise _unknown("clause", text, _alike(text), words)
    if asked[2] is None:
        if section := sections().get(int(asked[1])):
            return section
        raise _unknown("section", text, _nearest_sections(int(asked[1])), words)
    if clause := clauses().get(f"MD-{int(asked[1])}.{int(asked[2])}"):
        return clause
    raise _unknown("clause", text, _nearest_clauses(int(asked[1]), int(asked[2])), words)


def _unknown(what: str, text: str, near: Sequence[str], words: Catalog) -> Wrong:
    return Wrong(words.say(f"cli-unknown-{what}", text=text, near=words.join(near)))


def _alike(text: str) -> Sequence[str]:
    """The clauses whose ids look most like a text."""
    found = get_close_matches(text.upper(), clauses(), n=NEAREST, cutoff=0.0)
    return sorted(found, key=list(clauses()).index)


def _nearest_sections(number: int) -> Sequence[str]:
    """The sections with the nearest numbers, as one asks for them."""
    found = sorted(sections(), key=lambda section: abs(section - number))[:NEAREST]
    return [f"MD-{section}" for section in sorted(found)]


def _nearest_clauses(section: int, item: int) -> Sequence[str]:
    """The clauses with the nearest numbers."""

    def distance(clause: str) -> tuple[int, int]:
        its_section, its_item = map(int, clause.removeprefix("MD-").split("."))
        return abs(its_section - section), abs(its_item - item)

    return sorted(sorted(clauses(), key=distance)[:NEAREST], key=list(clauses()).index)


def listing(words: Catalog, width: int) -> Iterator[str]:
    """Every section with the ids and titles of its clauses, and how to read one."""
    for section in sections().values():
        yield from _heading(section, words, width)
        yield from _titles(section, words, width)
        yield ""
    yield from _in_english(words, width)
    yield from wrapped("", words.say("clauses-how-to-read", command=f"{COMMAND} MD-5.3"), width)


def section_page(section: Section, words: Catalog, width: int) -> Iterator[str]:
    """What a section says before its clauses, the list of these, and how to read one."""
    yield from _heading(section, words, width)
    if section.text:
        yield from _in_english(words, width)
        yield from _text(section.text, width)
    first = next((each for each in clauses().values() if each.section == section.number), None)
    if first is not None:
        yield ""
        yield from _titles(section, words, width)
        yield ""
        command = f"{COMMAND} {first.id}"
        yield from wrapped("", words.say("clauses-how-to-read", command=command), width)


def page(clause: Clause, words: Catalog, width: int) -> Iterator[str]:
    """A clause in plain text: its title, a word on the language, its text."""
    yield from wrapped("", f"{clause.id} {words.say(_title(clause))}", width)
    yield from _in_english(words, width)
    yield from _text(clause.text, width)


def _heading(section: Section, words: Catalog, width: int) -> Iterator[str]:
    yield from wrapped(f"{section.number}. ", words.say(f"section-{section.number}"), width)


def _titles(section: Section, words: Catalog, width: int) -> Iterator[str]:
    longest = max(map(len, clauses()))
    for clause in clauses().values():
        if clause.section == section.number:
            yield from wrapped(f"  {clause.id:<{longest}}  ", words.say(_title(clause)), width)


def _in_english(words: Catalog, width: int) -> Iterator[str]:
    if words.language != LANGUAGE:
        yield from wrapped("", words.say("clauses-in-english"), width)


def _text(text: str, width: int) -> Iterator[str]:
    for block in plain(text, width):
        yield ""
        yield from block


def _title(clause: Clause) -> str:
    return f"clause-{clause.id.replace('.', '-')}"
