"""The page for the printed game in other languages says what the English one says, part by part."""

import re
from collections.abc import Iterator

import pytest

from papertiger.madiao.cards import CARDS
from tools.clauses import ROOT

LANGUAGES = ("ru", "zh-Hans", "zh-Hant")
ENGLISH = (ROOT / "docs" / "printed-game.md").read_text(encoding="utf-8")
CLAUSE = re.compile(r"MD-\d+\.\d+")
CARD = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(CARDS)})(?![A-Za-z0-9])")
NUMBER = re.compile(r"(?<![\w.])[+-]?\d+(?!\w)")
ORDERED = re.compile(r"^\d+\. ", re.MULTILINE)

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str) -> str:
    """The page in a language."""
    return (ROOT / "docs" / language / "printed-game.md").read_text(encoding="utf-8")


def sections(text: str) -> list[str]:
    """What stands below the title and below each heading."""
    return re.split(r"^#+ .+$", text, flags=re.MULTILINE)[1:]


def same_parts(english: str, translated: str) -> Iterator[tuple[str, str]]:
    """The sections after the first, side by side; headings and paragraphs must be alike."""
    depths = [re.findall(r"^(#+) ", text, re.MULTILINE) for text in (english, translated)]
    assert depths[0] == depths[1]
    first, *ours = sections(english)
    mine, *others = sections(translated)
    # In English the first section has a paragraph more: where the other languages are.
    assert len(first.strip().split("\n\n")) == 1 + len(mine.strip().split("\n\n"))
    for one, other in zip(ours, others, strict=True):
        assert len(one.strip().split("\n\n")) == len(other.strip().split("\n\n"))
        yield one, other


def rows(text: str) -> list[list[str]]:
    """The cells of every line of every table."""
    lines = (line for line in text.splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@in_each_language
def test_it_is_linked(language: str) -> None:
    """From the English page, for who reads on there."""
    assert f"({language}/printed-game.md)" in ENGLISH


@in_each_language
def test_it_has_the_same_parts(language: str) -> None:
    """Headings of the same depth, as many paragraphs and items, tables of the same shape."""
    for one, other in same_parts(ENGLISH, page(language)):
        assert len(ORDERED.findall(one)) == len(ORDERED.findall(other))
        assert [len(row) for row in rows(one)] == [len(row) for row in rows(other)]


@in_each_language
def test_it_names_the_same_clauses_and_cards(language: str) -> None:
    """In each section; a translation may name a card by its code where English has its name."""
    for one, other in zip(sections(ENGLISH), sections(page(language)), strict=True):
        assert sorted(CLAUSE.findall(one)) == sorted(CLAUSE.findall(other))
        assert set(CARD.findall(one)) == set(CARD.findall(other))


@in_each_language
def test_its_tables_have_the_same_numbers(language: str) -> None:
    """Row by row: what is paid, and the sheet."""
    for one, other in zip(rows(ENGLISH), rows(page(language)), strict=True):
        assert NUMBER.findall(one[1]) == NUMBER.findall(other[1]), other
        assert one[2:3] == other[2:3] or not CLAUSE.match(one[2]), other
        for mine, theirs in zip(one[3:], other[3:], strict=True):
            assert NUMBER.findall(mine) == NUMBER.findall(theirs), other
