"""A match again at the drawn table: forwards and back, all hands open or as one seat saw it."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, cast

from textual.binding import BindingType

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandDealt, HandSettled, Told, TrickTaken
from papertiger.madiao.view import View
from papertiger.room.again import Moment, Reader
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import event_lines, scores
from papertiger.tui.keys import hints
from papertiger.tui.madiao.board import Board, Shown
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.keys import REPLAY_HINTS, REPLAY_KEYS
from papertiger.tui.madiao.last_trick import played_out, under
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.seats import Seating
from papertiger.tui.madiao.switches import switches
from papertiger.tui.sheets import soon
from papertiger.tui.window import Window


class ReplayScreen(Board):
    """The table at a moment."""

    BINDINGS: ClassVar[list[BindingType]] = list(REPLAY_KEYS)
    raised, extra = 0, 1

    @property
    def replay(self) -> "ReplayApp":
        """The app that knows the moments."""
        return cast("ReplayApp", self.app)

    def shown(self) -> Shown:
        """The moment that the reader is at."""
        app = self.replay
        return Shown(
            app.seating(),
            app.words.say("replay-place", place=str(app.place + 1), count=str(len(app.moments))),
            app.told(),
            app.reader_said(),
            hints(app.words, REPLAY_HINTS, self.size.width),
        )

    def action_step(self, steps: int) -> None:
        """Go that many moments on, or back."""
        self.replay.go(self.replay.place + steps)

    def action_first(self) -> None:
        """Go to the beginning."""
        self.replay.go(0)

    def action_last(self) -> None:
        """Go to the end."""
        self.replay.go(len(self.replay.moments) - 1)

    def action_trick(self, steps: int) -> None:
        """Go to where the next trick is taken, or the one before."""
        self.replay.seek(steps, lambda event: isinstance(event, TrickTaken))

    def action_deal(self, steps: int) -> None:
        """Go to where the next hand is dealt, or the one before."""
        self.replay.seek(steps, lambda event: isinstance(event, HandDealt))

    def action_turn(self) -> None:
        """Look from the next seat."""
        self.replay.turn()

    def action_open(self) -> None:
        """Open all hands, or see what one seat saw."""
        self.replay.open_or_close()


class ReplayApp(Window):
    """The moments of a match; who reads as a seat has the moments of that seat alone."""

    keys_text = "tui-replay-keys"

    def __init__(self, words: Catalog, moments: Sequence[Moment]) -> None:
        """`moments`: of all seats, or of one, beginning with the table before the first input."""
        self.table = ReplayScreen()
        super().__init__(words, self.table)
        self.moments = moments
        self.place = 0
        self.wants_open = True
        self.wants_seat = 0

    @property
    def moment(self) -> Moment:
        """Where the reader is."""
        return self.moments[self.place]

    def go(self, place: int) -> None:
        """Go to a moment, or as near to it as there is one."""
        self.place = max(0, min(place, len(self.moments) - 1))
        self.show()

    def seek(self, steps: int, wanted: Callable[[Told], bool]) -> None:
        """Go on (1) or back (-1) to the nearest moment at which something wanted happened.

        Without one, go to the end or to the beginning.
        """
        place = self.place + steps
        while 0 <= place < len(self.moments):
            if any(wanted(one.openly()) for one in self.moments[place].happened):
                break
            place += steps
        self.go(place)

    @property
    def readers(self) -> tuple[Reader, ...]:
        """Whose views the reader may have at this moment; of a running hand there is only one."""
        return tuple(self.moment.views)

    @property
    def open(self) -> bool:
        """Whether all hands lie open."""
        return self.wants_open and len(self.readers) > 1

    @property
    def seat(self) -> Reader:
        """Where the reader sits now."""
        return self.wants_seat if self.wants_seat in self.readers else self.readers[0]

    def turn(self) -> None:
        """Look from the next seat, if the reader may."""
        self.wants_seat = laws.right_of(self.seat or 0)
        self.show()

    def open_or_close(self) -> None:
        """Open all hands, or see what one seat saw, if the reader may."""
        self.wants_open = not self.wants_open
        self.show()

    def show(self) -> None:
        """Draw the moment."""
        self.table.show()

    # What there is to see

    def view(self, seat: Reader) -> View:
        """What a reader saw at this moment; when a hand ended, its last trick."""
        view = self.moment.views[seat]
        return (played_out(view) if self.ended() else None) or view

    def ended(self) -> bool:
        """Whether a hand ended at this moment."""
        return any(isinstance(one.openly(), HandSettled) for one in self.moment.happened)

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
                event = one.openly() if self.open else one.told.get(self.seat)
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
                event = one.openly()
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

    def action_leave(self) -> None:
        """Leave; there is nothing to lose."""
        self.exit()
