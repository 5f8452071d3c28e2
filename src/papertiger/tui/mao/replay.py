"""A session of Mao again at the drawn table: everything open, or as one seat saw it."""

from collections.abc import Sequence
from typing import ClassVar, cast

from msgspec.structs import replace as changed
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from papertiger.mao.events import Dealt, HandEnded
from papertiger.mao.laid_open import Breach
from papertiger.mao.options import MOST_SEATS
from papertiger.mao.statistics import Hand as Counted
from papertiger.mao.statistics import statistics
from papertiger.mao.told import PenaltySeen
from papertiger.mao.view import View
from papertiger.room.moments import Moment
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog
from papertiger.text.mao import option_lines
from papertiger.text.mao_records import statistics_lines
from papertiger.tui.cells import clip, wrap
from papertiger.tui.keys import hints
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.cards import code
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.hand import Hand
from papertiger.tui.mao.layout import LINE, PHRASES, layout
from papertiger.tui.mao.made import known, rule_lines
from papertiger.tui.mao.parts import parts
from papertiger.tui.mao.past import Past
from papertiger.tui.mao.pile import Middle
from papertiger.tui.mao.review import reviewed
from papertiger.tui.mao.seats import SeatList
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.tui.mao.status import Status
from papertiger.tui.palette import LABEL, LIT, VALUE
from papertiger.tui.prose import Prose
from papertiger.tui.replay import Replay, Walking
from papertiger.tui.sheets import soon
from papertiger.tui.window import LEAST_HEIGHT, LEAST_WIDTH

LOG_LINES = 100
IN_SIGHT = 120
"""So many moments back something may still be in sight: in the log, or beside a name."""
HINTS = (
    ("→", "on"), ("←", "back"), ("↓", "breach"), ("PgDn", "hand"), ("o", "open"), ("v", "turn"),
    ("l", "log"), ("s", "review"), ("t", "statistics"), ("q", "quit"), ("F1", "keys"),
)  # fmt: skip


class OpenSeats(SeatList):
    """The seats, with the cards of those that lie open in place of what their players say."""

    @staticmethod
    def states(evening: Evening, view: View, seat: int) -> str:
        """The cards of a seat where they lie open, and what everybody knows of it."""
        states = SeatList.states(evening, view, seat)
        hand = evening.hands.get(seat, ()) if isinstance(evening, Past) else ()
        cards = " ".join(code(card) for card in in_order(hand))
        return "  ".join(part for part in (cards, states) if part)


class MaoReplayScreen(Walking):
    """The table at a moment."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("t,е", "app.statistics")]
    stops, deals = (PenaltySeen, Breach), (Dealt,)
    fits = layout(LEAST_WIDTH, LEAST_HEIGHT, MOST_SEATS)

    def compose(self) -> ComposeResult:
        """Place the parts, from the top down."""
        yield from parts(OpenSeats(id="seats"))

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything as large as there is room for."""
        del event
        app = cast("MaoReplay", self.app)
        seats = len(app.moment.names)
        self.fits = fits = layout(self.size.width, self.size.height, seats)
        self.query_one("#around").styles.height = fits.seats
        self.query_one("#middle").styles.width = fits.middle
        self.query_one("#notice").styles.height = fits.notice + PHRASES + LINE
        self.query_one("#hand").styles.height = fits.card.height + 1
        self.query_one("#log").styles.width = fits.log
        self.query_one("#log").display = bool(fits.log)
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Draw the moment that the reader is at."""
        app = cast("MaoReplay", self.app)
        past, fits, words = app.past(), self.fits, app.words
        self.query_one(Status).show(past)
        self.query_one(OpenSeats).show(past)
        self.query_one(Middle).show(words, past.view, fits.pile)
        self.query_one(Hand).show(_with_cards(past), -1, fits.card)
        self.query_one("#notice", Static).update(self._notice(past), layout=False)
        keys = hints(words, HINTS, self.size.width)
        self.query_one("#keys", Static).update(keys, layout=False)
        if fits.log:
            told = Content("\n").join(map(Content, past.lines[-LOG_LINES:]))
            self.query_one("#told", Prose).update(told)
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _notice(self, past: Past) -> Content:
        """Where the reader is, what happened at the moment, what was due then."""
        app = cast("MaoReplay", self.app)
        room = self.fits.notice + PHRASES + LINE
        width = max(LEAST_WIDTH, self.size.width) - self.fits.log - 2
        place = app.words.say("replay-place", place=str(app.place + 1), count=str(len(app.moments)))
        first = Content.assemble((f"{place}  ", LABEL), (app.reader_said(), VALUE))
        happened = past.lines[len(past.lines) - past.fresh :]
        lines = [
            first.truncate(width),
            *(Content.styled(part, LIT) for line in happened for part in wrap(line, width)),
            *(Content.styled(clip(line, width), LABEL) for line in past.due()),
        ]
        if past.opened is not None:
            stock = " ".join(code(card) for card in past.opened.stock)
            said = app.words.say("records-stock-open", cards=stock)
            lines.insert(1, Content.styled(clip(said, width), LABEL))
        return Content("\n").join(lines[:room])


def _with_cards(past: Past) -> View | None:
    """The view of the reader, who sees the own cards where all lie open."""
    view = past.view
    if view is None or view.seat is None or view.seat not in past.hands:
        return view
    return changed(view, hand=past.hands[view.seat])


class MaoReplay(Replay):
    """A session that is gone through again; the hands that were counted are `hands`."""

    keys_text = "records-replay-keys"

    def __init__(
        self, words: Catalog, moments: Sequence[Moment], hands: Sequence[Counted] = ()
    ) -> None:
        """`hands`: those that are over, for their statistics."""
        super().__init__(words, moments, MaoReplayScreen())
        self.hands = hands

    @property
    def open(self) -> bool:
        """Whether everything lies open."""
        return self.wants_open and self.moment.opened is not None

    def past(self) -> Past:
        """The table at the moment, as the reader looks at it."""
        first = max(0, self.place + 1 - IN_SIGHT)
        seen = self.moments[first : self.place + 1]
        return Past(self.words, seen, self.seat, opened=self.open)

    def reader_said(self) -> str:
        """Whose eyes the reader looks through; or where to read how a hand ended."""
        say = self.words.say
        if self._over():
            return say("records-replay-over")
        if self.open:
            return say("records-replay-open")
        if self.seat is None:
            return say("records-replay-running")
        return say("records-replay-seat", who=self.moment.names[self.seat])

    def _over(self) -> bool:
        return any(isinstance(one.openly, HandEnded) for one in self.moment.happened)

    def action_log(self) -> None:
        """Show everything that was told up to this moment."""
        past = Past(self.words, self.moments[: self.place + 1], self.seat, opened=self.open)
        self.read("tui-log-title", past.lines, at_end=True)

    def action_scores(self) -> None:
        """Show the last hand that was over by this moment."""
        for moment in reversed(self.moments[: self.place + 1]):
            for one in moment.happened:
                if isinstance(one.openly, HandEnded):
                    view = next(iter(moment.views.values()))
                    review = reviewed(one.openly, view.penalties, one.names, view)
                    soon(self.push_screen(ReviewSheet(self.words, review, "")))
                    return
        self.read("mao-review-title", [self.words.say("mao-no-review")])

    def action_statistics(self) -> None:
        """Show the statistics of the hands that were over by this moment."""
        over = sum(
            isinstance(one.openly, HandEnded)
            for moment in self.moments[: self.place + 1]
            for one in moment.happened
        )
        found = statistics(self.hands[:over])
        self.read("records-title", statistics_lines(self.words, found))

    def action_rules(self) -> None:
        """Show the options of the table, the rules made up, and the book."""
        view = self.past().view
        if view is None:
            return
        made = rule_lines(self.words, known(view))
        self.read_rules(MAO, [*made, *option_lines(self.words, view.options)])


def replay(words: Catalog, moments: Sequence[Moment], hands: Sequence[Counted]) -> None:
    """Show a session again, from its first moment on, till the reader leaves.

    `moments` and `hands` are those of `papertiger.room.again_mao`.
    """
    app = MaoReplay(words, moments, hands)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
