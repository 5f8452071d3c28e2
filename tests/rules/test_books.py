"""The rules books of both games: one text in two places, with its titles in every language."""

import re

import pytest

from papertiger.text.book import MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES, Catalog
from tools import clauses

of_each_game = pytest.mark.parametrize("book", [MADIAO, MAO], ids=lambda book: book.game)
PAGES = {rules.game: rules.path for rules in clauses.BOTH}


@of_each_game
def test_the_package_carries_the_page_of_the_documents(book: Book) -> None:
    """The page in docs/rules/ and the copy in the package are the same."""
    assert book.path.read_bytes() == PAGES[book.game].read_bytes()


@of_each_game
def test_the_catalogs_have_the_titles(book: Book) -> None:
    """English has those of the book; every language has one for each clause and section."""
    english = Catalog("en", "clauses")
    for section in book.sections.values():
        assert english.say(f"section-{book.letters}-{section.label}") == section.title
    for clause in book.clauses.values():
        assert english.say(f"clause-{clause.id.replace('.', '-')}") == clause.title
    for language in LANGUAGES:
        words = Catalog(language, "clauses")
        titles = [words.say(f"clause-{name.replace('.', '-')}") for name in book.clauses]
        assert len(set(titles)) == len(titles)
        for label in book.sections:
            assert words.say(f"section-{book.letters}-{label}")


@of_each_game
def test_lines_are_short_and_nothing_is_left_open(book: Book) -> None:
    """No line is longer than a reader likes, no placeholder stands in it."""
    for line in book.path.read_text(encoding="utf-8").splitlines():
        assert len(line) <= 120 or line.startswith("|"), line
        assert not re.search(r"TODO|\{\{|XXX", line), line
