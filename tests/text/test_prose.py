"""The rules books as data: nothing of the text is lost, and no Markdown is left in it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from papertiger.text.book import MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES
from papertiger.text.prose import blocks, spans

BOOKS = [*(MADIAO.translated(language) for language in LANGUAGES), MAO]


def texts(value: Any) -> Iterator[str]:
    """Every text in what stands in a block, without the words that say what a span is."""
    if isinstance(value, str):
        yield value
    elif len(value) == 2 and all(isinstance(each, str) for each in value):
        # In a line two texts never stand beside each other: the first says what the other is.
        yield value[1]
    else:
        for each in value:
            yield from texts(each)


def shown(text: str) -> str:
    """All that is seen of a text."""
    found = []
    for kind, *rest in blocks(text):
        match kind:
            case "pre":
                found.append(rest[1])
            case "note":
                found += [rest[0], *texts((tuple(rest[1:]),))]
            case _:
                found += texts((tuple(rest),))
    return " ".join(found)


def bare(text: str) -> str:
    """The letters and digits alone."""
    return re.sub(r"[\W_]", "", text)


def written(text: str) -> str:
    """A text of the book without what only marks its frames and numbers its lists."""
    return re.sub(r"^(?:```\w*$|\d+\. )", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.game} {book.language}")
def test_all_of_a_text_is_shown_in_its_order(book: Book) -> None:
    assert [each.clause for each in book.parts if each.clause] == list(book.clauses)
    for part in book.parts:
        assert bare(shown(part.text)) == bare(written(part.text)), part.clause or part.title


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.game} {book.language}")
def test_no_marks_are_left(book: Book) -> None:
    for part in book.parts:
        for block in blocks(part.text):
            if block[0] != "pre":
                said = " ".join(texts((block[1:],)))
                assert not re.search(r"\*\*|`|^\||^- |^#", said, re.MULTILINE), said


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.game} {book.language}")
def test_every_clause_that_is_named_is_there_and_stands_in_a_section(book: Book) -> None:
    clauses = {**MADIAO.clauses, **MAO.clauses}
    labels = [part.section for part in book.parts if part.section and not part.clause]
    for part in book.parts:
        if part.clause:
            assert part.section == book.clauses[part.clause].section
            assert part.section in labels
        for block in blocks(part.text):
            for named in re.findall(r"'clause', '([^']+)'", repr(block)):
                assert named in clauses


def test_what_stands_in_a_line_is_told_apart() -> None:
    assert spans("A *top* of `M9` is **high** (MD-6.4).") == (
        "A ",
        ("i", "top"),
        " of ",
        ("code", "M9"),
        " is ",
        ("b", "high"),
        " (",
        ("clause", "MD-6.4"),
        ").",
    )


def test_blocks_are_told_apart() -> None:
    text = (
        "A\nline.\n\n**Decided** so.\n\n- one\n  more\n- two\n\n1. first\n\n"
        "| a | b |\n| - | - |\n| c | d |\n\n```trick\nx\n\ny\n```"
    )
    assert blocks(text) == (
        ("p", "A line."),
        ("note", "Decided", "so."),
        ("ul", ("one more",), ("two",)),
        ("ol", ("first",)),
        ("table", (("a",), ("b",)), (("c",), ("d",))),
        ("pre", "trick", "x\n\ny"),
    )
