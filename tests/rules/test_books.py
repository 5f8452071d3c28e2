"""The rules books of both games, in every language: one text in two places, with its titles."""

import re
from functools import reduce

import pytest

from papertiger.text.book import FOLDER, MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.lines import cells, joined
from tests.rules.translations import BOOKS, named
from tools import clauses

of_each_game = pytest.mark.parametrize("book", [MADIAO, MAO], ids=lambda book: book.game)
each_book = pytest.mark.parametrize("book", BOOKS, ids=named)
PAGES = clauses.ROOT / "docs" / "rules"


@each_book
def test_the_package_carries_the_page_of_the_documents(book: Book) -> None:
    """The page in docs/rules/ and the copy in the package are the same."""
    page = PAGES / book.path.relative_to(FOLDER)
    assert book.path.read_bytes() == page.read_bytes()


def test_no_book_is_carried_unseen() -> None:
    """Each page of both folders is a book in a language of the catalogs, the tables aside."""
    paths = {book.path.relative_to(FOLDER) for book in BOOKS}
    for folder in (FOLDER, PAGES):
        assert {file.relative_to(folder) for file in folder.rglob("*.md")} == paths


def test_where_there_is_no_translation_the_english_book_is_read() -> None:
    """Mao in any language, and Madiao in one that is none of the four."""
    for language in LANGUAGES:
        assert MADIAO.translated(language).language == language
        assert MAO.translated(language) == MAO
    assert MADIAO.translated("eo") == MADIAO


@pytest.mark.parametrize(
    ("lines", "paragraph"),
    [
        (["a card", "face up"], "a card face up"),
        (["карта —", "открытая"], "карта — открытая"),
        (["出一张", "牌。", "若能捉，", "M9 亦可"], "出一张牌。若能捉，M9 亦可"),
        (["称为“扣", "牌”", "而 M9", "不可"], "称为“扣牌”而 M9 不可"),
    ],
)
def test_a_broken_line_is_joined_as_its_script_wants(lines: list[str], paragraph: str) -> None:
    """With a space between words, with none inside Chinese."""
    assert reduce(joined, lines) == paragraph


@each_book
def test_the_catalogs_have_the_titles(book: Book) -> None:
    """Those of the language are those of its book, word for word."""
    words = Catalog(book.language, "clauses")
    for section in book.sections.values():
        assert words.say(f"section-{book.letters}-{section.label}") == section.title
    for clause in book.clauses.values():
        assert words.say(f"clause-{clause.id.replace('.', '-')}") == clause.title


@of_each_game
def test_every_language_has_titles(book: Book) -> None:
    """One for each clause and section, also where the book is not translated."""
    for language in LANGUAGES:
        words = Catalog(language, "clauses")
        titles = [words.say(f"clause-{name.replace('.', '-')}") for name in book.clauses]
        assert len(set(titles)) == len(titles)
        for label in book.sections:
            assert words.say(f"section-{book.letters}-{label}")


@each_book
def test_lines_are_short_and_nothing_is_left_open(book: Book) -> None:
    """No line is longer than a reader likes, no placeholder stands in it."""
    for line in book.path.read_text(encoding="utf-8").splitlines():
        assert cells(line) <= 120 or line.startswith("|"), line
        assert not re.search(r"TODO|\{\{|XXX", line), line
