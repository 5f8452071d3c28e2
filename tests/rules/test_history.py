"""The history in other languages says what the English page says, and marks its sources alike."""

import re

import pytest

from tests.rules.test_printed_game import LANGUAGES, same_parts, sections
from tools.clauses import ROOT

ENGLISH = (ROOT / "docs" / "history.md").read_text(encoding="utf-8")
YEAR = re.compile(r"(?<!\d)1[3-9]\d\d(?!\d)|(?<!\d)20[0-2]\d(?!\d)")
# What we read, what is listed, what everybody says; in the order of LANGUAGES, English first.
MARKS = (
    (r"\bseen\b", r"\bвидели\b", "已见", "已見"),
    (r"\blisted\b", r"\bв\s+перечнях\b", "著录", "著錄"),
    (r"\bcommonly\s+said\b", r"\b[Оо]бычно\s+говорят\b", "通说", "通說"),
)

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str) -> str:
    """The page in a language."""
    return (ROOT / "docs" / language / "history.md").read_text(encoding="utf-8")


def parts(text: str) -> list[str]:
    """What stands below each heading but the title, where the marks are explained."""
    return sections(text)[1:]


@in_each_language
def test_it_is_linked(language: str) -> None:
    """From the English page, for who reads on there."""
    assert f"({language}/history.md)" in ENGLISH


@in_each_language
def test_it_has_the_same_parts(language: str) -> None:
    """Headings of the same depth, as many paragraphs and items in each part."""
    for one, other in same_parts(ENGLISH, page(language)):
        assert one.count("\n- ") == other.count("\n- ")


@in_each_language
def test_each_part_names_the_same_years(language: str) -> None:
    """In whatever order its sentences have them."""
    for one, other in zip(parts(ENGLISH), parts(page(language)), strict=True):
        assert sorted(YEAR.findall(one)) == sorted(YEAR.findall(other))


@in_each_language
def test_each_part_has_as_many_marks_of_each_kind(language: str) -> None:
    """Nothing becomes surer by being translated."""
    place = 1 + LANGUAGES.index(language)
    for one, other in zip(parts(ENGLISH), parts(page(language)), strict=True):
        for mark in MARKS:
            count = len(re.findall(mark[0], one))
            assert count == len(re.findall(mark[place], other)), (mark[place], other)


@pytest.mark.parametrize("language", ["ru", "zh-Hant"])
def test_it_names_the_same_books(language: str) -> None:
    """Every title that stands in Chinese in English; in simplified characters they differ."""
    for one, other in zip(parts(ENGLISH), parts(page(language)), strict=True):
        missing = {title for title in re.findall("[\u3400-\u9fff]{3,}", one) if title not in other}
        assert not missing
