"""The rules book as the table shows it: without the signs of Markdown, every clause readable."""

import pytest
from rich.cells import cell_len
from textual.geometry import Size

from papertiger.text.book import MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.tui.prose import Prose
from papertiger.tui.rules import foreign, readable
from tests.rules.translations import MADIAO_BOOKS, named
from tests.tui.sitting import LARGE, SMALL, run, sitting


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


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("book", MADIAO_BOOKS, ids=named)
def test_the_lines_of_a_clause_break_as_print_does(book: Book, size: tuple[int, int]) -> None:
    """None is too wide, begins with a stop, ends with an opening bracket, or is lost."""

    async def test() -> None:
        async with sitting(language=book.language, size=size) as at:
            await at.press("r")
            pane = at.screen.query_one("#clause", Prose)
            for clause in book.clauses.values():
                text = readable(clause.text)
                pane.update(text)
                await at.pilot.pause()
                width, lines = pane.content_size.width, pane.render().plain.split("\n")
                assert "".join("".join(lines).split()) == "".join(text.plain.split())
                assert pane.get_content_height(Size(), Size(), width) == pane.size.height
                assert len(lines) == pane.size.height
                for line in lines:
                    assert cell_len(line) <= width, line
                    assert not line.startswith(tuple("，。、；：？！）」』”’》")), line
                    assert not line.endswith(tuple("（「『“‘《")), line

    run(test)


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_chinese_paragraph_is_filled_across_its_spaces(language: str) -> None:
    """Beside a card or a number, a line goes on with as much of the sentence as it has room for."""

    async def test() -> None:
        async with sitting(language=language, size=SMALL) as at:
            await at.press("r")
            pane = at.screen.query_one("#clause", Prose)
            pane.update("座位 1 " + "牌" * 100)
            await at.pilot.pause()
            first, *_ = pane.render().plain.split("\n")
            assert pane.content_size.width - cell_len(first) < 2
            assert first in at.text()

    run(test)
