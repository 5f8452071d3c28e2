"""The rules book in the terminal."""

import re

import pytest

from papertiger.cli.reading_width import unmarked, wrapped
from papertiger.cli.rules import asked_for, listing, page, section_page
from papertiger.text.book import MADIAO
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.lines import cells
from tests.cli.running import complains, papertiger

WIDTHS = (20, 30, 40, 72, 200)


def test_the_list_has_every_clause_by_section() -> None:
    """Ids and titles, below the titles of the sections."""
    done = papertiger("madiao", "rules")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "1. Cards"
    assert "6. Settlement, after eight tricks" in lines
    listed = [line.split(maxsplit=1) for line in lines if line.startswith("  MD-")]
    assert listed == [[clause.id, clause.title] for clause in MADIAO.clauses.values()]


@pytest.mark.parametrize(
    "asked",
    [
        *("MD-5.3", "md-5.3", "5.3", "MD5.3", " md 5.3 ", "5,3", "5.3.", "MD_5.3", "MD-5.3,"),
        *("[MD-5.3]", "MD‑5.3", "MD–5.3", "ＭＤ－５．３", "5，3", "«МД-5.3»", "M D 5 . 3", "5-3"),
    ],
)
def test_a_clause_is_found_however_it_is_written(asked: str) -> None:
    """With and without its letters, in any case, with what text and keyboards put around it."""
    assert (
        asked_for(MADIAO, asked, Catalog("en", "cli", "madiao", "clauses"))
        == MADIAO.clauses["MD-5.3"]
    )


@pytest.mark.parametrize("asked", ["MD-5.3", "5,3"])
def test_a_clause_is_printed(asked: str) -> None:
    """Its title and its text."""
    done = papertiger("madiao", "rules", asked)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("MD-5.3 Beating and winning\n\nA card beats if it is face up")


@pytest.mark.parametrize("asked", ["4", "MD-4", "md 4.", "МД-4", "４"])
def test_a_section_is_printed(asked: str) -> None:
    """What it says itself, and its clauses."""
    done = papertiger("madiao", "rules", asked)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "4. Declarations, before the first lead"
    assert lines[2].startswith("Declarations are resolved in this order: melds, the four")
    listed = [line.split(maxsplit=1) for line in lines if line.startswith("  MD-")]
    expected = [each for each in MADIAO.clauses.values() if each.section == "4"]
    assert listed == [[clause.id, clause.title] for clause in expected]
    assert lines[-1] == "To read one: papertiger madiao rules MD-4.1"


def test_a_section_without_clauses_is_its_text() -> None:
    """The presets, and what is not built yet."""
    done = papertiger("madiao", "rules", "8")
    assert done.stdout.startswith("8. Presets and variants\n\nThere are two presets: source")
    assert "MD-8" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    """Prose, tables, frames and Chinese titles keep to the width, and no Markdown is left."""
    words = Catalog(language, "cli", "madiao", "clauses")
    book = MADIAO.translated(language)
    pages = [listing(book, words, width)]
    pages += [section_page(book, section, words, width, str) for section in book.sections.values()]
    pages += [page(book, clause, words, width) for clause in book.clauses.values()]
    for shown in pages:
        for line in shown:
            assert cells(line) <= width, line
            assert not re.search(r"\*\*|`|^\||\x1b", line), line


def test_the_width_is_the_one_of_the_terminal() -> None:
    """The command asks for it, and stops narrowing at twenty."""
    for columns, width in ((40, 40), (72, 72), (5, 20)):
        done = papertiger("madiao", "rules", "6.10", COLUMNS=str(columns))
        assert width - 8 <= max(map(cells, done.stdout.splitlines())) <= width


def test_a_frame_that_fits_stays_as_it_is() -> None:
    """Line by line, so that it can be copied."""
    printed = papertiger("madiao", "rules", "4.3", COLUMNS="100").stdout
    framed = MADIAO.clauses["MD-4.3"].text.partition("```json\n")[2].partition("```")[0]
    assert "".join(f"  {line}\n" for line in framed.splitlines()) in printed


def test_a_frame_too_wide_is_broken_between_its_items() -> None:
    """A seat and its card stay together."""
    printed = papertiger("madiao", "rules", "6.8", COLUMNS="40").stdout
    assert "  won: 3 MM, 3 TM, 3 HM, 0 S7, 2 C1,\n    1 M9, 1 M8, 2 S4\n" in printed


def test_chinese_breaks_where_print_breaks_it() -> None:
    """Between any two signs, but no line begins with a comma or ends with a bracket."""
    assert list(wrapped("", "甲乙丙，丁（戊）", 6)) == ["甲乙", "丙，丁", "（戊）"]
    assert list(wrapped("- ", "甲乙丙 M9", 6)) == ["- 甲乙", "  丙", "  M9"]
    assert list(wrapped("", "abcdefgh ij", 5)) == ["abcde", "fgh", "ij"]
    assert cells("e\u0301馮") == 3


def test_no_word_of_a_clause_is_lost() -> None:
    """What is printed has the words of the book."""
    for name in ("MD-5.5", "MD-6.7", "MD-3.1"):
        printed = papertiger("madiao", "rules", name).stdout
        said = re.findall(r"[A-Za-z]{3,}", MADIAO.clauses[name].text.replace("```settled", ""))
        left = re.findall(r"[A-Za-z]{3,}", printed)
        assert set(said) - set(left) <= {"trick", "settled"}


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("5.9", "MD-5.5, MD-5.6, MD-5.7"),
        ("5.99999", "MD-5.5, MD-5.6, MD-5.7"),
        ("9", "MD-6, MD-7, MD-8"),
        ("0", "MD-1, MD-2, MD-3"),
        ("6.15", "MD-6.12, MD-6.13, MD-6.14"),
        ("5.3.1", "MD-5.3"),
        ("0.1", "MD-1.1, MD-1.2, MD-1.3"),
        ("9.9", "MD-6.9, MD-7.1, MD-7.2"),
        ("MD-l.1", "MD-"),
        ("", "MD-"),
        ("beat\x1b[31m", "MD-"),
    ],
)
def test_an_unknown_clause_names_the_nearest(asked: str, near: str) -> None:
    """One clear line, and status 2."""
    line = complains(papertiger("madiao", "rules", asked))
    assert near in line
    assert "\x1b" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_and_reads(language: str) -> None:
    """Titles and text in the language; where the book is in English only, a line says so."""
    words = Catalog(language, "clauses")
    title = words.say("clause-MD-6-12")
    done = papertiger("madiao", "rules", "--lang", language)
    assert f"MD-6.12  {title}"[:30] in done.stdout
    assert words.say("section-MD-4") in done.stdout
    one = papertiger("madiao", "rules", "6.12", PAPERTIGER_LANG=language).stdout
    assert one.splitlines()[0].startswith(f"MD-6.12 {title[:20]}")
    book = MADIAO.translated(language)
    text = "".join(unmarked(book.clauses["MD-6.12"].text).split())
    assert text[:60] in "".join(one.split())
    foreign = book.language != language
    assert (words.say("clauses-in-english") in one) == foreign
    assert "papertiger" in done.stdout.splitlines()[-1]
    section = papertiger("madiao", "rules", "4", PAPERTIGER_LANG=language).stdout
    for shown in (done.stdout, section):
        assert (words.say("clauses-in-english") in shown) == foreign


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["rules", "score"])
def test_the_commands_have_help(language: str, command: str) -> None:
    """In each language."""
    done = papertiger("madiao", command, "--help", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    about = Catalog(language, "cli").say(f"cli-{command}")
    assert "".join(about.split()) in "".join(done.stdout.split())
