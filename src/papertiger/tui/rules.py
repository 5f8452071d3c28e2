"""The rules to read: one clause, or all of them in a browser."""

import re
from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content

from papertiger.text.book import Book
from papertiger.text.catalog import Catalog
from papertiger.text.lines import joined
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import Choices, Sheet

_RULER = re.compile(r"[| -]+")
# What is bold or italic, with its stars.
_STARRED = re.compile(r"(\*\*.+?\*\*|(?<![\w*])\*\S[^*]*?\*(?![\w*]))", re.DOTALL)
_MARKS = re.compile(r"\[([^\]]+)\]\([^)]+\)|`([^`]+)`")
FENCE = "```"


def foreign(book: Book, words: Catalog) -> str:
    """That the rules are in another language than the reader's; empty if they are not."""
    return "" if words.language == book.language else words.say("tui-rules-in-english")


def title(words: Catalog, clause: str) -> str:
    """A clause by its id and what it is about."""
    about = words.say(f"clause-{clause.replace('.', '-')}")
    return f"{clause} {about}"


def readable(text: str) -> Content:
    """A clause without the signs of Markdown: paragraphs, and a line for each row of a table.

    Tables are lines because a small terminal has no room for their columns.
    """
    lines: list[str] = []
    flowing = framed = False
    for line in text.splitlines():
        if line.startswith(FENCE):
            framed, flowing = not framed, False
            continue
        if framed:
            lines.append(f"  {line}")
            continue
        line = _MARKS.sub(lambda mark: mark[1] or mark[2], line)  # noqa: PLW2901 without its marks
        table = line.startswith("|")
        if table and not _RULER.fullmatch(line):
            cells = (cell.strip() for cell in line.strip("|").split("|"))
            lines.append(f"– {' · '.join(cell for cell in cells if cell)}")
        elif flowing and line and not table:
            lines[-1] = joined(lines[-1], line)
        elif not table:
            lines.append(line)
        flowing = bool(line) and not table
    parts = (part for part in _STARRED.split("\n".join(lines)) if part)
    return Content.assemble(*map(_styled, parts))


def _styled(part: str) -> tuple[str, str]:
    """A part of a text without its stars, and how it is set."""
    if part.startswith("**"):
        return part.strip("*"), "bold"
    starred = _STARRED.fullmatch(part) is not None
    return (part.strip("*"), "italic") if starred else (part, "")


class ClauseSheet(Sheet):
    """The text of one clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close")]

    def __init__(self, words: Catalog, book: Book, clause: str) -> None:
        """The clause of the book by its id."""
        super().__init__(words, title(words, clause), words.say("tui-hint-scroll"))
        self.book, self.clause = book.translated(words.language), clause

    def body(self) -> ComposeResult:
        """The text."""
        note = foreign(self.book, self.words)
        if note:
            yield Prose(Content(note), classes="note")
        with VerticalScroll(classes="scroll"):
            yield Prose(readable(self.book.clauses[self.clause].text))

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()


class RulesSheet(Sheet):
    """This table's switches, then all clauses: a list at the left, a text at the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,к", "close"),
        Binding("space", "page(1)"),
        Binding("b", "page(-1)"),
    ]

    tall = True

    def __init__(self, words: Catalog, book: Book, switches: Sequence[str]) -> None:
        """`switches` say, a line each, what is set at this table."""
        super().__init__(words, words.say("tui-rules-title"), words.say("tui-hint-rules"))
        self.switches = switches
        self.book = book.translated(words.language)
        self.clauses = list(self.book.clauses)

    def body(self) -> ComposeResult:
        """The list and the text."""
        note = foreign(self.book, self.words)
        if note:
            yield Prose(Content(note), classes="note")
        rows = [["", self.words.say("tui-rules-table")]]
        rows += [list(title(self.words, each).split(" ", maxsplit=1)) for each in self.clauses]
        with Horizontal(classes="browser"):
            yield Choices(rows, 0, wraps=1)
            with VerticalScroll(classes="scroll", can_focus=False):
                yield Prose(self._table(), id="clause")

    def _table(self) -> Content:
        """What is set at this table."""
        return Content("\n".join(f"– {line}" for line in self.switches))

    def on_mount(self) -> None:
        """Let the arrow keys choose."""
        self.query_one(Choices).focus()

    def on_choices_moved(self) -> None:
        """Show the clause that the pointer is at."""
        chosen = self.query_one(Choices).chosen or 0
        text = (
            readable(self.book.clauses[self.clauses[chosen - 1]].text) if chosen else self._table()
        )
        self.query_one("#clause", Prose).update(text)
        self._text().scroll_home(animate=False)

    def _text(self) -> VerticalScroll:
        return self.query_one(".browser > .scroll", VerticalScroll)

    def action_page(self, pages: int) -> None:
        """Turn the text."""
        text = self._text()
        text.scroll_relative(y=pages * (text.size.height - 1), animate=False)
