"""The end of a match."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.text.catalog import Catalog
from papertiger.tui.cells import fit
from papertiger.tui.madiao.seats import NAME
from papertiger.tui.sheets import Sheet


class EndSheet(Sheet):
    """The final result, the best first; Enter leaves the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close")]

    def __init__(self, words: Catalog, match: Solo) -> None:
        """`match` is over."""
        ending = solo.view(match).ending
        why = "" if ending is None else str(ending).replace("_", "-")
        super().__init__(words, words.say(f"event-match-ended-{why}"), words.say("tui-hint-ending"))
        self.match = match

    def body(self) -> ComposeResult:
        """A line for each player."""
        names, totals = solo.names(self.match), solo.view(self.match).totals
        best_first = sorted(zip(totals, names, strict=True), key=lambda one: -one[0])
        lines = [f"{fit(name, NAME)} {total:+6d}" for total, name in best_first]
        yield Static(Content("\n".join(lines)), classes="result")
