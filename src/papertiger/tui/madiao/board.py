"""The board: strip, seats and trick, what was said, a hand, the keys; and the log beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from papertiger.tui.cells import clip
from papertiger.tui.drawn import Drawn
from papertiger.tui.madiao.hand import Hand
from papertiger.tui.madiao.layout import layout
from papertiger.tui.madiao.seats import Seating, TableTop
from papertiger.tui.madiao.status import Status
from papertiger.tui.palette import LABEL, LIT, VALUE
from papertiger.tui.prose import Prose
from papertiger.tui.window import LEAST_HEIGHT, LEAST_WIDTH

MOST_SAID = 4
"""How many lines of what happened stand above the hand at most."""
LOG_LINES = 100
"""How much of what was told stands in the log beside the table."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a board shows: a table, what was told last, what is asked now, or why it was refused.

    `aside` stands at the end of the strip's first line; `chosen` is the place of a raised card.
    """

    seating: Seating
    aside: str
    told: Sequence[str]
    prompt: str
    keys: Content
    chosen: int | None = None
    refused: str = ""


class Board(Screen[None]):
    """A screen that draws a table; what there is to show is for each kind to say.

    `raised` are the lines that a chosen card rises, `extra` those for an open hand across.
    """

    raised, extra = 1, 0
    fits = layout(LEAST_WIDTH, LEAST_HEIGHT)

    def compose(self) -> ComposeResult:
        """Place the parts, from the top down; the log at the right side."""
        yield Drawn(id="keys")
        with VerticalScroll(id="log", can_focus=False):
            yield Prose(id="told")
        yield Status(id="status")
        yield TableTop(id="seats")
        yield Drawn(id="notice")
        yield Hand(id="hand")

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything as large as there is room for."""
        width, height = event.size
        self.fits = fits = layout(width, height, raised=self.raised, extra=self.extra)
        self.query_one("#seats").styles.height = fits.seats
        self.query_one("#notice").styles.height = fits.notice
        self.query_one("#log").styles.width = fits.log
        self.query_one("#log").display = bool(fits.log)
        self.call_after_refresh(self.show)

    def shown(self) -> Shown:
        """What there is to show now."""
        raise NotImplementedError

    def show(self) -> None:
        """Draw everything anew."""
        shown, fits = self.shown(), self.fits
        seating = shown.seating
        words, view, names = seating.words, seating.view, seating.names
        self.query_one(Status).show(words, view, names, shown.aside)
        self.query_one(TableTop).show(seating, fits.trick)
        self.query_one(Hand).show(words, view, shown.chosen, fits)
        self.query_one("#notice", Static).update(self._notice(shown), layout=False)
        self.query_one("#keys", Static).update(shown.keys, layout=False)
        if fits.log:
            *before, last = shown.told[-LOG_LINES:] or [""]
            told = Content("\n").join([*map(Content, before), Content.styled(last, VALUE)])
            self.query_one("#told", Prose).update(told)
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _notice(self, shown: Shown) -> Content:
        """A refusal, or what happened last and what is asked now."""
        if shown.refused:
            return Content.styled(f"! {shown.refused}", f"reverse {VALUE}")
        width, lines = self.size.width - self.fits.log - 2, self.fits.notice - 1
        # Where there is room, an empty line parts this from the table.
        last = shown.told[-min(lines, MOST_SAID) :]
        empty = [Content("")] * (lines - len(last))
        said = [Content.styled(clip(line, width), LABEL) for line in last]
        prompt = Content.styled(clip(shown.prompt, width), LIT)
        return Content("\n").join([*empty, *said, prompt])
