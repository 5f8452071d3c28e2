"""Help on a card as a sheet: the card drawn, and the text about it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from papertiger.madiao.cards import Card
from papertiger.madiao.view import View
from papertiger.text.card_help import name_lines, worth_lines
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name
from papertiger.tui.cells import stacked
from papertiger.tui.framed import Marks, Size
from papertiger.tui.madiao.cards import code, draw, neighbour
from papertiger.tui.prose import Prose
from papertiger.tui.sheets import Sheet

PICTURE = Size(14, 11)


class CardSheet(Sheet):
    """Help on a card; left and right go through the whole pack."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)"),
        Binding("right", "turn(1)"),
        Binding("question_mark,enter,space", "close"),
    ]

    def __init__(self, words: Catalog, view: View, card: Card) -> None:
        """`view`: what the card is worth depends on the hand."""
        super().__init__(words, "", words.say("tui-hint-card"))
        self.view = view
        self.card = card

    def body(self) -> ComposeResult:
        """The card, and the text about it, to be scrolled."""
        with Horizontal(classes="beside"):
            yield Static(id="drawn")
            with VerticalScroll(classes="scroll"):
                yield Prose(id="card")

    def on_mount(self) -> None:
        """Show the first card."""
        self.query_one(VerticalScroll).focus()
        self._show()

    def action_turn(self, steps: int) -> None:
        """Go to another card."""
        self.card = neighbour(self.card, steps)
        self._show()

    def _show(self) -> None:
        title = f"{code(self.card)}  {card_name(self.words, self.card).partition(' ')[2]}"
        self.query_one(".heading", Static).update(Content(title))
        drawn = draw(self.words, self.card, PICTURE, Marks())
        self.query_one("#drawn", Static).update(stacked(drawn))
        lines = [
            *name_lines(self.words, self.card),
            "",
            *(f"· {line}" for line in worth_lines(self.words, self.view, self.card)),
        ]
        self.query_one("#card", Prose).update(Content("\n".join(lines)))
