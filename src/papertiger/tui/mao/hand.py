"""The person's hand: face down until it is looked at, then a row of cards, one of them chosen."""

from textual import events
from textual.content import Content
from textual.message import Message

from papertiger.mao.view import View
from papertiger.tui import framed
from papertiger.tui.cells import beside, stacked
from papertiger.tui.drawn import Drawn
from papertiger.tui.framed import Marks, Size
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.cards import draw
from papertiger.tui.palette import LABEL, LIT

LEAST_STEP = 4
"""Overlapping cards show so many cells at least: their codes."""


class Hand(Drawn):
    """The cards, sorted, as near to each other as there is room."""

    class Pointed(Message):
        """The person has clicked on a card of the hand."""

        def __init__(self, place: int) -> None:
            """`place` counts from 0."""
            super().__init__()
            self.place = place

    step, margin, first, shown, width = 1, 0, 0, 0, 1

    def show(self, view: View | None, chosen: int, size: Size) -> None:
        """Draw the hand, with a pointer below the chosen card."""
        if view is None or view.seat is None or not view.hands[view.seat]:
            self.shown = 0
            self.update("", layout=False)
            return
        count = view.hands[view.seat]
        faces = None if view.hand is None else in_order(view.hand)
        room = self.size.width - 4
        self._spread(count, chosen, room, size)
        blocks, places = [], range(self.first, self.first + self.shown)
        for place in places:
            if faces is None:
                drawn = framed.back(size, Marks())
            else:
                drawn = draw(faces[place], size, heavy=place == chosen)
            last = place == places[-1]
            blocks.append(drawn if last else [line[: self.step] for line in drawn])
        left = "‹" if self.first else " "
        right = "›" if self.first + self.shown < count else " "
        space = Content(" " * (self.margin - 1))
        lines = [space + Content.styled(left, LABEL) + line for line in beside(blocks)]
        lines[0] = lines[0] + Content.styled(right, LABEL)
        pointer = ""
        if faces is not None and chosen in places:
            at = self.margin + (chosen - self.first) * self.step + min(self.step, size.width) // 2
            pointer = " " * at + "▲"
        lines.append(Content.styled(pointer, LIT))
        self.update(stacked(lines), layout=False)

    def _spread(self, count: int, chosen: int, room: int, size: Size) -> None:
        """How far the cards lie apart, and which of them are in sight."""
        self.width = size.width
        self.step = size.width
        if count * size.width > room:
            self.step = max(LEAST_STEP, (room - size.width) // max(1, count - 1))
        self.shown = max(1, min(count, (room - size.width) // self.step + 1))
        self.first = max(0, min(chosen - self.shown // 2, count - self.shown))
        taken = (self.shown - 1) * self.step + size.width
        self.margin = max(1, (self.size.width - taken) // 2)

    def on_click(self, event: events.Click) -> None:
        """Say which card was pointed at."""
        if not self.shown:
            return
        place = min((event.x - self.margin) // self.step, self.shown - 1)
        taken = (self.shown - 1) * self.step + self.width
        if 0 <= event.x - self.margin < taken:
            event.stop()
            self.post_message(self.Pointed(self.first + place))
