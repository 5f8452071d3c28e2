"""The rules book: one text in two places, whole, in its form, and true to the program."""

import re

import msgspec
import pytest

from papertiger.madiao import options
from papertiger.madiao.cards import CARDS, LEADING_DIGIT, LOWEST, REDS, SECONDS, TOPS, Card, Suit
from papertiger.madiao.laws import first_dealt
from papertiger.madiao.options import Options
from papertiger.madiao.patterns import MELDS
from papertiger.text.book import MADIAO, Book
from tests.rules.translations import DEALT, DEFAULT, MADIAO_BOOKS, named, plain_signs
from tools import clauses

COUNTS = {1: 3, 2: 4, 3: 4, 4: 5, 5: 7, 6: 14, 7: 2}
IDS = [f"MD-{section}.{each}" for section in COUNTS for each in range(1, COUNTS[section] + 1)]
LABELS = ("Sources", "Decided", "Confidence", "Switch", "Example")
in_each_language = pytest.mark.parametrize("book", MADIAO_BOOKS, ids=named)
LABEL = re.compile(r"^\*\*(\w+)\*\* ", re.MULTILINE)


def rows(text: str) -> list[list[str]]:
    """The rows of the only table in a text, without its head."""
    lines = [line.strip("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


def codes(text: str) -> list[Card]:
    """The cards that a text names by their codes, in order."""
    return [Card(word) for word in re.findall(r"\w+", text) if word in set(CARDS)]


def test_every_clause_has_its_section() -> None:
    """All of them, once each, in order; the page of clauses has the same titles."""
    assert list(MADIAO.clauses) == IDS
    assert {each.id: each.title for each in MADIAO.clauses.values()} == clauses.MADIAO.about
    assert [(each.id, each.section) for each in MADIAO.clauses.values()] == [
        (name, name[3]) for name in IDS
    ]


@pytest.mark.parametrize("clause", IDS)
def test_a_clause_has_the_form(clause: str) -> None:
    """The rule first, then labelled paragraphs in their order, each at most once."""
    text = MADIAO.clauses[clause].text
    labels = LABEL.findall(text)
    assert not text.startswith("**")
    assert "Confidence" in labels
    assert labels == [label for label in LABELS if label in labels]
    assert "##" not in text


@pytest.mark.parametrize("switch", list(options.CLAUSES))
@in_each_language
def test_every_switch_is_named_in_its_clause(book: Book, switch: str) -> None:
    """With its values and its default."""
    text = plain_signs(book.clauses[options.CLAUSES[switch]].text)
    found = re.search(rf"`{switch}`: (.+?)(?:\n\n|$)", text, re.DOTALL)
    assert found
    said = " ".join(found[1].split())
    word = DEFAULT[book.language]
    default = str(msgspec.to_builtins(Options())[switch]).lower()
    if ", " in options.ALLOWED[switch]:
        for value in options.ALLOWED[switch].split(", "):
            assert f"`{value}`" in said
        assert re.search(rf"`{default}` ?\({word}", said)
    else:
        assert re.search(rf"{word} ?{default}\)", said)


@in_each_language
def test_the_presets_are_named(book: Book) -> None:
    """Section 8 has both, and what makes `ming` differ."""
    section = book.path.read_text(encoding="utf-8").partition("## 8. ")[2]
    assert all(f"`{preset}`" in section for preset in options.PRESETS)
    assert "`hundred_bonus`" in section
    assert "`two_or_more`" in section


@in_each_language
def test_the_table_of_cards_is_that_of_the_game(book: Book) -> None:
    """Order, tops, seconds and lows. [MD-1.1]"""
    table = rows(book.clauses["MD-1.1"].text)
    assert [card for row in table for card in codes(row[2])] == list(CARDS)
    assert [row[1] for row in table] == list(Suit)
    assert [codes(row[3]) for row in table] == [[card] for card in TOPS]
    assert [codes(row[4]) for row in table] == [[card] for card in SECONDS]
    assert [codes(row[5]) for row in table] == [[card] for card in LOWEST]
    assert codes(book.clauses["MD-1.2"].text)[: len(REDS)] == list(REDS)


@in_each_language
def test_the_table_of_the_deal_is_the_law(book: Book) -> None:
    """Who is dealt to first, from the point of view of the banker. [MD-3.1]"""
    digits: dict[int, int] = {}
    seats = {name: seat for seat, name in enumerate(DEALT[book.language])}
    for shown, receiver in rows(book.clauses["MD-3.1"].text):
        seat = next(seats[start] for start in seats if receiver.startswith(start))
        digits |= {int(digit): seat for digit in re.findall(r"\b\d\b", shown)}
    for card in CARDS:
        assert first_dealt(0, card.place) == digits[LEADING_DIGIT[card.place]]


def test_the_table_of_melds_is_that_of_the_game() -> None:
    """The prices, dearest last. [MD-4.1]"""
    prices = [int(row[1]) for row in rows(MADIAO.clauses["MD-4.1"].text)]
    assert prices == [4, 5, 4, 5, 6, 7, 8]
    assert sorted(set(prices)) == sorted({meld.stakes for meld in MELDS})


def test_the_table_of_values_names_clauses_that_pay() -> None:
    """Each row's number stands in the clause that it names, too. [MD-6.1]"""
    for clause, _, value in rows(MADIAO.clauses["MD-6.1"].text):
        number = value.removesuffix(" each")
        assert (
            number in MADIAO.clauses[clause].text
            or number.lstrip("-") in MADIAO.clauses[clause].text
        )
