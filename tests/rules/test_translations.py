"""The translations of a rules book say what the English one says, part by part."""

import re
from itertools import zip_longest

import pytest

from papertiger.madiao.cards import CARDS
from papertiger.text.book import MADIAO, Book
from tests.rules.translations import (
    CONFIDENCE,
    LABELS,
    RESULT,
    TRANSLATIONS,
    named,
    plain_names,
    plain_signs,
)

FRAME = re.compile(r"^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
CLAUSE = re.compile(r"(?<![A-Za-z])MD-\d+\.\d+")
CARD = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(CARDS)})(?![A-Za-z0-9])")
NUMBER = re.compile(r"(?<![\w.])[+-]?\d+(?![\w])")

in_each_translation = pytest.mark.parametrize("book", TRANSLATIONS, ids=named)


def whole(book: Book) -> str:
    """The text of a book."""
    return book.path.read_text(encoding="utf-8")


def english(book: Book) -> Book:
    """The book that a translation is of."""
    return book.translated("en")


def parts(book: Book, clause: str) -> dict[str, str]:
    """What a clause says, then its labelled parts by the English labels."""
    labels = dict(zip(LABELS[book.language], LABELS["en"], strict=True))
    found = re.split(r"^\*\*(.+?)\*\* ", book.clauses[clause].text, flags=re.MULTILINE)
    assert len(found[1::2]) == len(set(found[1::2]))
    return {"": found[0]} | {
        labels[label]: text for label, text in zip(found[1::2], found[2::2], strict=True)
    }


def facts(text: str) -> dict[str, list[str]]:
    """What no language changes: code, clauses, cards and numbers, each as often as it is named."""
    text = plain_names(plain_signs(text))
    found = {}
    for kind, pattern in (("frames", FRAME), ("code", CODE), ("clauses", CLAUSE), ("cards", CARD)):
        found[kind] = sorted(pattern.findall(text))
        text = pattern.sub(" ", text)
    return found | {"numbers": sorted(NUMBER.findall(text))}


def tables(text: str) -> list[list[list[dict[str, list[str]]]]]:
    """The tables of a text: the facts of each cell, row by row."""
    return [
        [[facts(cell) for cell in row.strip("|").split("|")] for row in table.splitlines()]
        for table in TABLE.findall(f"{text}\n")
    ]


@in_each_translation
def test_a_translation_has_the_sections_and_clauses_of_the_book(book: Book) -> None:
    """All of them, in the same order, each clause in its section; as many other headings."""
    assert list(book.sections) == list(english(book).sections)
    assert [(each.id, each.section) for each in book.clauses.values()] == [
        (each.id, each.section) for each in english(book).clauses.values()
    ]
    levels = [re.findall(r"^(#+) ", whole(each), re.MULTILINE) for each in (book, english(book))]
    assert levels[0] == levels[1]


@in_each_translation
def test_the_labels_are_those_that_the_page_explains(book: Book) -> None:
    """In the list of "How to read this page", in their order."""
    listed = re.findall(r"^- \*\*(.+?)\*\*[:：]", whole(book), re.MULTILINE)
    assert tuple(listed) == LABELS[book.language]


@pytest.mark.parametrize("clause", list(MADIAO.clauses))
@in_each_translation
def test_a_clause_has_the_parts_of_the_english_one(book: Book, clause: str) -> None:
    """The same labels in the same order, and in each part the same code, cards and numbers."""
    original, translation = (parts(each, clause) for each in (english(book), book))
    assert list(translation) == list(original)
    for label, text in translation.items():
        assert facts(text) == facts(original[label]), label
        assert tables(text) == tables(original[label]), label
        assert text.count("\n\n") == original[label].count("\n\n"), label


@pytest.mark.parametrize("clause", list(MADIAO.clauses))
@in_each_translation
def test_confidence_is_the_same(book: Book, clause: str) -> None:
    """High, medium or low, where the English clause says so, by one word each."""
    found = []
    for each in (english(book), book):
        words = CONFIDENCE[each.language]
        text = parts(each, clause)["Confidence"].lower()
        bound = r"\b" if words[0].isascii() or book.language == "ru" else ""
        said = re.findall(rf"{bound}(?:{'|'.join(words)}){bound}", text)
        found.append([words.index(word) for word in said])
    assert found[0] == found[1]


@in_each_translation
def test_what_stands_outside_the_clauses_is_the_same(book: Book) -> None:
    """The introduction with its hand, what sections say themselves, and the end."""
    outside = [re.split(r"^(?:##|###) .+$", whole(each), flags=re.MULTILINE)
               for each in (english(book), book)]  # fmt: skip
    for original, translation in zip_longest(*outside):
        assert facts(translation) == facts(original)
        assert tables(translation) == tables(original)


@in_each_translation
def test_every_frame_stands_as_it_is_in_the_book(book: Book) -> None:
    """Character for character and in order: the tests run those of the English book."""
    assert FRAME.findall(whole(book)) == FRAME.findall(whole(english(book)))


@in_each_translation
def test_the_results_below_the_hands_are_the_same(book: Book) -> None:
    """Only their labels are translated."""
    found = []
    for each in (english(book), book):
        ended, payments, following = RESULT[each.language]
        text = plain_signs(whole(each)).replace(":  ", ": ").replace(",  ", ", ")
        form = rf"^{ended}: ?`(\w+)`, {payments} ?`(.+?)`, {following} ?`(.+?)`\."
        found.append(re.findall(form, text, re.MULTILINE))
    assert len(found[0]) == 4
    assert found[0] == found[1]


@in_each_translation
def test_the_hand_of_the_introduction_is_told_alike(book: Book) -> None:
    """Trick by trick, the same cards in the same order."""
    told = []
    for each in (english(book), book):
        items = re.split(r"^\d\. ", whole(each), flags=re.MULTILINE)[1:9]
        told.append([CARD.findall(item.partition("\n\n")[0]) for item in items])
    assert len(told[0]) == 8
    assert told[0] == told[1]
