"""Sheets of paper over the table: a title, a text, a line of keys; Escape puts them away."""

from collections.abc import Awaitable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from papertiger.text.catalog import Catalog

POINTER = "►"


def soon(done: Awaitable[object]) -> None:
    """Let Textual do this in its own time, after the message that it is about."""
    del done


class Sheet(ModalScreen[None]):
    """A sheet with a title and a line of keys; what is between them is for each kind to say."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й", "close")]

    tall = False

    def __init__(self, words: Catalog, title: str, hint: str) -> None:
        """`title` and `hint` are said as they are."""
        super().__init__()
        self.words = words
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Title, body, keys."""
        with Vertical(classes="sheet tall" if self.tall else "sheet"):
            yield Static(Content(self.heading), classes="heading")
            yield from self.body()
            yield Static(Content(self.hint), classes="hint")

    def body(self) -> ComposeResult:
        """What the sheet is about."""
        yield from ()

    def action_close(self) -> None:
        """Put the sheet away."""
        soon(self.dismiss())


class TextSheet(Sheet):
    """A sheet of plain lines; it may begin at its end."""

    tall = True

    def __init__(self, words: Catalog, title: str, lines: Sequence[str], *, at_end: bool) -> None:
        """`lines` are said as they are."""
        super().__init__(words, title, words.say("tui-hint-scroll"))
        self.lines = lines
        self.at_end = at_end

    def body(self) -> ComposeResult:
        """The lines, to be scrolled."""
        with VerticalScroll(classes="scroll"):
            yield Static(Content("\n".join(self.lines)))

    def on_mount(self) -> None:
        """Show the end first, if that is what the reader wants."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)


class Choices(VerticalScroll):
    """Rows of which one may be chosen, with a pointer before it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("pageup", "move(-10)"),
        Binding("pagedown", "move(10)"),
        Binding("home", "move(-1000)"),
        Binding("end", "move(1000)"),
        Binding("enter", "take"),
    ]

    class Moved(Message):
        """The pointer has moved."""

    class Taken(Message):
        """The person has pressed Enter; `chosen` says where the pointer is."""

    def __init__(self, rows: Sequence[Sequence[str]], chosen: int | None) -> None:
        """Each row is its columns: the last but one may wrap; `chosen` None: no pointer yet."""
        super().__init__()
        self.rows = rows
        self.chosen = chosen
        self.widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]

    def compose(self) -> ComposeResult:
        """One line or more for each row."""
        for place in range(len(self.rows)):
            yield Static(self._row(place))

    def _row(self, place: int) -> RenderableType:
        here = place == self.chosen
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(width=1)
        wraps = max(0, len(self.widths) - 2)
        for column, width in enumerate(self.widths):
            if column == wraps:
                table.add_column(ratio=1)
            else:
                table.add_column(width=width, no_wrap=True)
        pointer = POINTER if here else " "
        table.add_row(pointer, *map(Text, self.rows[place]), style="reverse" if here else None)
        return table

    def action_move(self, steps: int) -> None:
        """Move the pointer; the first move puts it on the first row."""
        if not self.rows:
            return
        before = self.chosen
        place = 0 if before is None else before + steps
        self.chosen = max(0, min(place, len(self.rows) - 1))
        rows = self.query(Static)
        for changed in {self.chosen, before} - {None}:
            rows[int(changed or 0)].update(self._row(int(changed or 0)))
        rows[self.chosen].scroll_visible(animate=False)
        self.post_message(self.Moved())

    def action_take(self) -> None:
        """Take what the pointer is at."""
        self.post_message(self.Taken())
