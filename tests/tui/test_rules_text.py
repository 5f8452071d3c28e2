"""The rules book as the table shows it: without the signs of Markdown, every clause readable."""

import pytest

from papertiger.text.book import MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.tui.madiao.rules import foreign, readable
from tests.rules.translations import MADIAO_BOOKS, named


def test_a_clause_is_read_without_the_signs_of_markdown() -> None:
    text = "**Rule** One *short*\nparagraph with `code` and [a link](else.md).\n\n"
    text += "| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```json\n{\n  1\n}\n```\n\nEnd"
    assert readable(text).plain.split("\n\n") == [
        "Rule One short paragraph with code and a link.",
        "– a · b\n– 1 · 2",
        "  {\n    1\n  }",
        "End",
    ]


@pytest.mark.parametrize("book", MADIAO_BOOKS, ids=named)
def test_every_clause_can_be_read(book: Book) -> None:
    for clause in book.clauses.values():
        text = readable(clause.text).plain
        assert len(text) > 15
        assert "*" not in text
        assert not {"```", "](", "| -"}.intersection(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_in_english_is_announced_to_all_other_readers(language: str) -> None:
    words = Catalog(language, "tui")
    assert bool(foreign(MAO.translated(language), words)) == (language != "en")
    assert not foreign(MADIAO, Catalog("en", "tui"))
