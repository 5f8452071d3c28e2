"""The end of a match."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from papertiger.madiao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui.cells import fit
from papertiger.tui.madiao.seats import NAME
from papertiger.tui.sheets import Sheet


class EndSheet(Sheet):
    """The final result, the best first; Enter leaves the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close")]

    def __init__(self, words: Catalog, view: View, names: Sequence[str]) -> None:
        """`view`: of a match that is over; `names` by seat."""
        why = "" if view.ending is None else str(view.ending).replace("_", "-")
        title = f"event-match-ended-{why}" if why else "join-over"
        super().__init__(words, words.say(title), words.say("tui-hint-ending"))
        self.view, self.names = view, names

    def body(self) -> ComposeResult:
        """A line for each player."""
        best_first = sorted(zip(self.view.totals, self.names, strict=True), key=lambda one: -one[0])
        lines = [f"{fit(name, NAME)} {total:+6d}" for total, name in best_first]
        yield Static(Content("\n".join(lines)), classes="result")
