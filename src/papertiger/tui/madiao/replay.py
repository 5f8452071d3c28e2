"""A match again at the drawn table: forwards and back, all hands open or as one seat saw it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from textual.binding import Binding, BindingType

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandDealt, HandSettled, TrickTaken
from papertiger.madiao.view import View
from papertiger.room.moments import Moment, Reader
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import event_lines, scores
from papertiger.tui.keys import hints
from papertiger.tui.madiao.board import Board, Shown
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.keys import REPLAY_HINTS
from papertiger.tui.madiao.last_trick import played_out, under
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.seats import Seating
from papertiger.tui.madiao.switches import switches
from papertiger.tui.replay import Replay, Walking
from papertiger.tui.sheets import soon


class ReplayScreen(Board, Walking):
    """The table at a moment."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "app.card_help")]
    stops, deals = (TrickTaken,), (HandDealt,)
    raised, extra = 0, 1

    def shown(self) -> Shown:
        """The moment that the reader is at."""
        app = cast("ReplayApp", self.app)
        return Shown(
            app.seating(),
            app.words.say("replay-place", place=str(app.place + 1), count=str(len(app.moments))),
            app.told(),
            app.reader_said(),
            hints(app.words, REPLAY_HINTS, self.size.width),
        )


class ReplayApp(Replay):
    """The moments of a match; who reads as a seat has the moments of that seat alone."""

    keys_text = "tui-replay-keys"

    def __init__(self, words: Catalog, moments: Sequence[Moment]) -> None:
        """`moments`: of all seats, or of one, beginning with the table before the first input."""
        super().__init__(words, moments, ReplayScreen())

    # What there is to see

    def view(self, seat: Reader) -> View:
        """What a reader saw at this moment; when a hand ended, its last trick."""
        view = self.moment.views[seat]
        return (played_out(view) if self.ended() else None) or view

    def ended(self) -> bool:
        """Whether a hand ended at this moment."""
        return any(isinstance(one.openly, HandSettled) for one in self.moment.happened)

    def seating(self) -> Seating:
        """The table as the reader looks at it."""
        view = self.view(self.seat)
        hands: Mapping[int, tuple[Card, ...]] = {}
        down = under(view)
        if self.open:
            views = {seat: self.view(seat) for seat in range(laws.SEATS)}
            hands = {seat: views[seat].hand for seat in views if seat != self.seat}
            down = {seat: card for each in views.values() for seat, card in under(each).items()}
        return Seating(self.words, view, self.moment.names, hands, down)

    def told(self) -> list[str]:
        """Everything that was told up to this moment."""
        lines = []
        for moment in self.moments[: self.place + 1]:
            for one in moment.happened:
                event = one.openly if self.open else one.told.get(self.seat)
                lines += [] if event is None else event_lines(self.words, event, one.names)
        return lines

    def reader_said(self) -> str:
        """Whose eyes the reader looks through; or where to read how a hand ended."""
        if self.ended():
            return self.words.say("tui-replay-over")
        if self.open:
            return self.words.say("tui-replay-open")
        if self.seat is None:
            return self.words.say("tui-replay-running")
        return self.words.say("tui-replay-seat", who=self.moment.names[self.seat])

    # Keys

    def action_log(self) -> None:
        """Show everything that was told up to this moment."""
        self.read("tui-log-title", self.told(), at_end=True)

    def action_scores(self) -> None:
        """Show the last settlement up to this moment, or before the first one the scores."""
        for moment in reversed(self.moments[: self.place + 1]):
            for one in moment.happened:
                event = one.openly
                if isinstance(event, HandSettled):
                    settled = Settled(event.hand, event.totals, one.names)
                    soon(self.push_screen(LedgerSheet(self.words, settled)))
                    return
        line = scores(self.words, self.moment.names, self.view(self.seat).totals)
        self.read("tui-scores-title", [self.words.say("event-hand-settled-totals", scores=line)])

    def action_rules(self) -> None:
        """Show the rules."""
        self.read_rules(MADIAO, switches(self.words, self.view(self.seat).options))

    def action_card_help(self) -> None:
        """Show help on the card that wins the trick, or on the upcard."""
        view = self.view(self.seat)
        winning = None if view.board is None else view.board.winning
        card = winning or view.upcard or CARDS[0]
        soon(self.push_screen(CardSheet(self.words, view, card)))
