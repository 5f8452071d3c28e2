"""The rules book of Mao in the terminal."""

import re

import pytest

from papertiger.cli.rules import asked_for, listing, page, section_page
from papertiger.text.book import MAO
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.lines import cells
from tests.cli.running import complains, papertiger

WORDS = Catalog("en", "cli", "mao", "clauses")


def test_the_list_has_every_clause_by_section() -> None:
    """Ids and titles, below the titles of the sections."""
    done = papertiger("mao", "rules")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "1. Set-up and length"
    assert "10a. Who may call, by mode" in lines
    listed = [line.split(maxsplit=1) for line in lines if line.startswith("  MO-")]
    assert listed == [[clause.id, clause.title] for clause in MAO.clauses.values()]
    assert lines[-1] == "To read one: papertiger mao rules MO-48"


@pytest.mark.parametrize(
    "asked",
    [
        *("MO-48", "mo48", "48", "mo 48", "MO_48", "[MO-48]", "MO‑48", "ＭＯ－４８", "«МО-48»"),
        *("M0-48", " 48. ", "мо-48", "048"),
    ],
)
def test_a_clause_is_found_however_it_is_written(asked: str) -> None:
    """With and without its letters, in any case, with what text and keyboards put around it."""
    assert asked_for(MAO, asked, WORDS) == MAO.clauses["MO-48"]


@pytest.mark.parametrize(
    ("asked", "section"),
    [("§9", "9"), ("s9", "9"), ("S 9", "9"), ("10a", "10a"), ("10B", "10b"), ("§12", "12")],
)
def test_a_section_is_found_by_its_sign_or_letter(asked: str, section: str) -> None:
    """A number alone is a clause here."""
    assert asked_for(MAO, asked, WORDS) == MAO.sections[section]


def test_a_clause_and_a_section_are_printed() -> None:
    """Title and text; a section has its clauses."""
    clause = papertiger("mao", "rules", "mo48").stdout
    assert clause.startswith("MO-48 Spades are named\n\nWhoever plays a spade must name it:")
    section = papertiger("mao", "rules", "s7").stdout.splitlines()
    assert section[0] == "7. Point of order"
    assert section[2].split()[0] == "MO-60"
    assert section[-1] == "To read one: papertiger mao rules MO-60"
    assert "`players`" not in papertiger("mao", "rules", "10a").stdout


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("101", "MO-98, MO-99, MO-100"),
        ("0", "MO-1, MO-2, MO-3"),
        ("5.3", "MO-4, MO-5, MO-6"),
        ("§40", "§10, §11, §12"),
        ("spade", "MO-"),
    ],
)
def test_an_unknown_clause_names_the_nearest(asked: str, near: str) -> None:
    """One clear line, and status 2."""
    assert near in complains(papertiger("mao", "rules", asked))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 72])
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    """Prose, tables, frames and Chinese titles keep to the width, and no Markdown is left."""
    words = Catalog(language, "cli", "mao", "clauses")
    pages = [listing(MAO, words, width)]
    pages += [section_page(MAO, section, words, width, str) for section in MAO.sections.values()]
    pages += [page(MAO, clause, words, width) for clause in MAO.clauses.values()]
    for shown in pages:
        for line in shown:
            assert cells(line) <= width, line
            assert not re.search(r"\*\*|`|^\||\x1b", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_and_reads(language: str) -> None:
    """Titles in the language; where it is not English, a line says that the book is."""
    words = Catalog(language, "clauses")
    done = papertiger("mao", "rules", "--lang", language)
    assert words.say("section-MO-7") in done.stdout
    one = papertiger("mao", "rules", "48", "--lang", language).stdout
    assert one.startswith(f"MO-48 {words.say('clause-MO-48')}")
    assert (words.say("clauses-in-english") in one) == (language != "en")
