"""The middle of the table: the stock face down, the pile with its top card, the suit called."""

from textual import events
from textual.content import Content
from textual.message import Message

from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.mao import suit_name
from papertiger.tui import framed
from papertiger.tui.cells import beside, centred, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.framed import Marks, Size
from papertiger.tui.mao.cards import SHAPES, draw
from papertiger.tui.palette import LABEL, VALUE


class Middle(Drawn):
    """Stock and pile, side by side."""

    class Touched(Message):
        """The person has clicked on the stock."""

    size_of = Size(9, 5)
    GAP = 2

    def show(self, words: Catalog, view: View | None, size: Size) -> None:
        """Draw both; cards have that size."""
        self.size_of = size
        if view is None:
            self.update("", layout=False)
            return
        stock = framed.back(size, Marks()) if view.stock else framed.place(size)
        pile = framed.place(size)
        if view.top is not None:
            pile = draw(view.top, size, heavy=view.held is not None)
        say = words.say
        labels = [
            Content.styled(centred(f"{say('mao-stock')} {view.stock}", size.width + 2), LABEL),
            Content.styled(centred(f"{say('mao-pile')} {view.pile}", size.width + 2), LABEL),
        ]
        lines = [Content(" ") + line for line in beside((stock, pile), self.GAP)]
        lines.append(labels[0] + labels[1])
        called = ""
        if view.called is not None:
            suit = f"{SHAPES[view.called]} {suit_name(words, view.called)}"
            called = say("mao-called", suit=suit)
        lines.append(Content.styled(centred(called, 2 * size.width + 4), VALUE))
        above = max(0, (self.size.height - len(lines)) // 2)
        self.update(stacked([*[Content("")] * above, *lines]), layout=False)

    def on_click(self, event: events.Click) -> None:
        """The left card is the stock: to touch it is to take its top card."""
        if 1 <= event.x <= self.size_of.width:
            event.stop()
            self.post_message(self.Touched())
