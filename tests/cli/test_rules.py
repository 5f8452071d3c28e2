"""The rules book in the terminal."""

import re

import pytest

from papertiger.cli.madiao.rules import cells
from papertiger.text.book import clauses
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import complains, papertiger

TABLES = ("1.1", "3.1", "4.1", "6.1")


def test_the_list_has_every_clause_by_section() -> None:
    """Ids and titles, below the titles of the sections."""
    done = papertiger("madiao", "rules")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "1. Cards"
    assert "6. Settlement, after eight tricks" in lines
    listed = [line.split(maxsplit=1) for line in lines if line.startswith("  MD-")]
    assert listed == [[clause.id, clause.title] for clause in clauses().values()]


@pytest.mark.parametrize("asked", ["MD-5.3", "md-5.3", "5.3", "MD5.3", " md 5.3 "])
def test_a_clause_is_found_however_it_is_written(asked: str) -> None:
    """With and without its letters, in any case."""
    done = papertiger("madiao", "rules", asked)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("MD-5.3 Beating and winning\n\nA card beats if it is face up")


@pytest.mark.parametrize(
    ("clause", "width"),
    [
        *((clause, 72) for clause in clauses()),
        *((f"MD-{each}", width) for each in TABLES for width in (20, 40, 80, 200)),
    ],
)
def test_a_clause_keeps_to_the_width(clause: str, width: int) -> None:
    """Prose and tables are wrapped, and no Markdown is left; frames stay as they are."""
    done = papertiger("madiao", "rules", clause, COLUMNS=str(width))
    assert (done.returncode, done.stderr) == (0, "")
    assert not re.search(r"\*\*|`|^\||\x1b", done.stdout, re.MULTILINE)
    framed = [f"  {line}" for line in clauses()[clause].text.splitlines()]
    for line in done.stdout.splitlines():
        assert cells(line) <= width or line in framed, line


def test_no_word_of_a_clause_is_lost() -> None:
    """What is printed has the words of the book."""
    for name in ("MD-5.5", "MD-6.7", "MD-3.1"):
        printed = papertiger("madiao", "rules", name).stdout
        said = re.findall(r"[A-Za-z]{3,}", clauses()[name].text.replace("```settled", ""))
        left = re.findall(r"[A-Za-z]{3,}", printed)
        assert set(said) - set(left) <= {"trick", "settled"}


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("5.9", "MD-5.5, MD-5.6, MD-5.7"),
        ("5.99999", "MD-5.5, MD-5.6, MD-5.7"),
        ("6", "MD-6.1, MD-6.2, MD-6.3"),
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
    """Titles in the language; where it is not English, a line says that the book is."""
    words = Catalog(language, "clauses")
    title = words.say("clause-MD-6-12")
    done = papertiger("madiao", "rules", "--lang", language)
    assert f"MD-6.12  {title}"[:30] in done.stdout
    assert words.say("section-4") in done.stdout
    one = papertiger("madiao", "rules", "6.12", PAPERTIGER_LANG=language).stdout
    assert one.splitlines()[0].startswith(f"MD-6.12 {title[:20]}")
    assert (words.say("clauses-in-english") in one) == (language != "en")
    assert "papertiger" in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["rules", "score"])
def test_the_commands_have_help(language: str, command: str) -> None:
    """In each language."""
    done = papertiger("madiao", command, "--help", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    about = Catalog(language, "cli").say(f"cli-{command}")
    assert "".join(about.split()) in "".join(done.stdout.split())
