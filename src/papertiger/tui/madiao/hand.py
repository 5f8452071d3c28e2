"""The person's hand: a row of cards, the chosen one raised."""

from textual import events
from textual.content import Content
from textual.message import Message

from papertiger.madiao.cards import Card
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.text.catalog import Catalog
from papertiger.tui.cells import beside, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.framed import Marks
from papertiger.tui.madiao import cards
from papertiger.tui.madiao.layout import Layout


class Hand(Drawn):
    """The cards, sorted as the table gives them; each says whether it can win the trick."""

    class Pointed(Message):
        """The person has clicked on a card of the hand."""

        def __init__(self, place: int) -> None:
            """`place` counts from 0."""
            super().__init__()
            self.place = place

    step = 0
    margin = 0
    count = 0

    def show(self, words: Catalog, view: View, chosen: int | None, layout: Layout) -> None:
        """Draw the hand with the card at place `chosen` raised; None: no card is chosen."""
        size, gap = layout.hand, layout.gap
        self.count = len(view.hand)
        if not view.hand:
            self.update("", layout=False)
            return
        self.step = size.width + gap
        self.margin = max(0, (self.size.width - self.step * self.count + gap) // 2)
        blank = [Content(" " * size.width)]
        blocks = []
        for place, card in enumerate(view.hand):
            drawn = cards.draw(words, card, size, marks(words, view, place, chosen))
            below = [] if chosen is None else blank
            blocks.append(drawn + below if place == chosen else below + drawn)
        space = Content(" " * self.margin)
        lines = [space + line for line in beside(blocks, gap)]
        self.update(stacked(lines), layout=False)

    def on_click(self, event: events.Click) -> None:
        """Say which card was pointed at."""
        if self.step and 0 <= (place := (event.x - self.margin) // self.step) < self.count:
            self.post_message(self.Pointed(place))


def marks(words: Catalog, view: View, place: int, chosen: int | None) -> Marks:
    """What stands in the borders of a card of the hand; its number where one can be chosen."""
    card = view.hand[place]
    top = words.say("tui-top") if card in view.tops else ""
    number = "" if chosen is None else str(place + 1)
    return Marks(number, top, _foot(words, view, card), heavy=place == chosen)


def _foot(words: Catalog, view: View, card: Card) -> str:
    """Whether the card beats the trick now, or can only be laid face down; of a lead, nothing."""
    if not isinstance(view.ask, AskPlay) or view.board is None or view.board.winning is None:
        return ""
    if (card, Face.UP) not in view.ask.choices:
        return words.say("tui-down-only")
    return "" if discards(view.board, card) else words.say("tui-wins")
