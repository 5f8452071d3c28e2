"""Sheets of paper over the table: a title, a text, a line of keys; Escape puts them away."""

from collections.abc import Awaitable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from papertiger.text.catalog import Catalog
from papertiger.tui.cells import fit, stacked, wrap
from papertiger.tui.prose import Prose

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
            yield Prose(Content(self.heading), classes="heading")
            yield from self.body()
            yield Prose(Content(self.hint), classes="hint")

    def body(self) -> ComposeResult:
        """What the sheet is about."""
        yield from ()

    def action_close(self) -> None:
        """Put the sheet away."""
        soon(self.dismiss())


class TextSheet(Sheet):
    """A sheet of plain lines; it may begin at its end."""

    def __init__(self, words: Catalog, title: str, lines: Sequence[str], *, at_end: bool) -> None:
        """`lines` are said as they are; a sheet that begins at its end takes all the height."""
        super().__init__(words, title, words.say("tui-hint-scroll"))
        self.tall = at_end
        self.lines = lines
        self.at_end = at_end

    def body(self) -> ComposeResult:
        """The lines, to be scrolled."""
        with VerticalScroll(classes="scroll"):
            yield Prose(Content("\n".join(self.lines)))

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

    class Wrapped(Message):
        """The rows have been wrapped in so many `lines`."""

        def __init__(self, lines: int) -> None:
            """However many there are, of which some may have to be scrolled to."""
            super().__init__()
            self.lines = lines

    class Taken(Message):
        """The person has pressed Enter; `chosen` says where the pointer is."""

    def __init__(
        self,
        rows: Sequence[Sequence[str]],
        chosen: int | None,
        *,
        wraps: int,
        cells: int | None = None,
    ) -> None:
        """Each row is its columns, of which that one may wrap; `chosen` None: no pointer yet.

        `cells`: how wide it will be, where that is known: so nothing is blank until it has a size.
        """
        super().__init__()
        self.rows = rows
        self.chosen = chosen
        self.wraps = wraps
        self.widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        self._cells = cells
        self._drawn: list[list[str]] = []

    def compose(self) -> ComposeResult:
        """All rows are one text: a hundred of them would be slow as widgets."""
        yield Static("" if self._cells is None else self._shown(self._wrapped(self._cells)))

    def on_resize(self) -> None:
        """Wrap the rows anew."""
        self._drawn = self._wrapped(self.scrollable_content_region.width)
        self._show(anew=True)
        self.post_message(self.Wrapped(sum(map(len, self._drawn))))

    def replace(self, rows: Sequence[Sequence[str]]) -> None:
        """Other rows in the place of these, the pointer at the first of them."""
        self.rows, self.chosen = rows, 0 if rows else None
        if self._drawn or self.size.width:
            self._drawn = self._wrapped(self.scrollable_content_region.width)
            self._show(anew=True)
            self.scroll_home(animate=False)

    def _wrapped(self, cells: int) -> list[list[str]]:
        """Each row in the lines that it takes in so many cells."""
        fixed = sum(width + 1 for place, width in enumerate(self.widths) if place != self.wraps)
        room = max(1, cells - len(POINTER) - 1 - fixed)
        return [self._lines(row, room) for row in self.rows]

    def _lines(self, row: Sequence[str], room: int) -> list[str]:
        """A row in lines: the columns side by side, the one that wraps in so many cells."""
        wrapped = wrap(row[self.wraps], room)
        lines = []
        for number, part in enumerate(wrapped):
            cells = [
                fit(part, room) if place == self.wraps else fit("" if number else text, width)
                for place, (text, width) in enumerate(zip(row, self.widths, strict=True))
            ]
            lines.append(" ".join(cells))
        return lines

    def _show(self, *, anew: bool) -> None:
        """Draw the rows; `anew`: they may be more or fewer lines than before."""
        self.query_one(Static).update(self._shown(self._drawn), layout=anew)

    def _shown(self, drawn: list[list[str]]) -> Content:
        parts = []
        for place, lines in enumerate(drawn):
            here = place == self.chosen
            for number, line in enumerate(lines):
                pointer = POINTER if here and not number else " " * len(POINTER)
                parts.append(Content.styled(f"{pointer} {line}", "reverse" if here else ""))
        return stacked(parts)

    def action_move(self, steps: int) -> None:
        """Move the pointer; the first move puts it on the first row."""
        if not self.rows:
            return
        place = 0 if self.chosen is None else self.chosen + steps
        self.chosen = max(0, min(place, len(self.rows) - 1))
        self.post_message(self.Moved())
        if len(self._drawn) < len(self.rows):
            # It has no size yet: then it is drawn.
            return
        self._show(anew=False)
        above = sum(map(len, self._drawn[: self.chosen]))
        here = Region(0, above, 1, len(self._drawn[self.chosen]))
        self.scroll_to_region(here, animate=False)

    def action_take(self) -> None:
        """Take what the pointer is at."""
        self.post_message(self.Taken())
