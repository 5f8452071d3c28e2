"""The app that runs a match at the table: whose turn it is, what is written down, what is shown."""

from collections.abc import Callable
from typing import assert_never

from textual.timer import Timer

from papertiger.kernel.game import Refused
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import HandSettled, Told, TrickTaken
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.room import solo
from papertiger.room.solo import Happened, Solo
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name, event_lines, refusal, scores
from papertiger.tui.clock import milliseconds
from papertiger.tui.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.last_trick import played_out
from papertiger.tui.madiao.ledger import LedgerSheet, Settled
from papertiger.tui.madiao.switches import switches
from papertiger.tui.madiao.table import TableScreen
from papertiger.tui.sheets import soon
from papertiger.tui.window import TooSmall, Window

PACES = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)


class MadiaoApp(Window):
    """A match of one person against three bots; `match` is how far it has come."""

    def __init__(
        self,
        match: Solo,
        words: Catalog,
        keep: Callable[[bytes], None],
        pace: float,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        """`pace`: seconds between bots' inputs; `clock` gives milliseconds."""
        self.table = TableScreen()
        super().__init__(words, self.table)
        self.match = match
        self.keep = keep
        self.pace = pace
        self.paused = False
        self.refused = ""
        self.failure: OSError | None = None
        self.settled: Settled | None = None
        self.told: list[str] = []
        self._waits: Timer | None = None
        self._taken = False
        self._unread = False
        self._before_ledger = 0
        self._clock = clock
        self._offset = match.recording.now - clock()

    def on_mount(self) -> None:
        """Of a resumed match, recall what was told; then the window sets the table."""
        for told in solo.told_before(self.match):
            self._unread = False
            for event, names in told:
                self._remember(event, names)

    def now(self) -> int:
        """Table time."""
        return self._clock() + self._offset

    # The course of the match

    def advance(self) -> None:
        """Go on as far as the match goes without the person, at the pace that is set."""
        if self._waits is not None:
            self._waits.stop()
            self._waits = None
        self._go_on()
        self.table.show()

    def _go_on(self) -> None:
        while not self._held():
            if self._unread:
                if self.last_trick() is not None:
                    return
                self.action_scores()
            elif solo.over(self.match):
                soon(self.push_screen(EndSheet(self.words, self.match), self._finish))
            elif solo.asked(self.match):
                if not self._ask():
                    return
            elif self.paused:
                return
            elif self.pace:
                # A trick just taken stays in sight twice as long.
                self._waits = self.set_timer(self.pace * (1 + self._taken), self._step)
                return
            else:
                self._accept(solo.go_on(self.match, self.now()))

    def _held(self) -> bool:
        """Whether nothing goes on, because a sheet or a question lies over the table."""
        return self.failure is not None or self.screen is not self.table

    def _step(self) -> None:
        self._waits = None
        if not self._held() and not solo.asked(self.match):
            self._accept(solo.go_on(self.match, self.now()))
            self.advance()

    def _accept(self, happened: Happened) -> None:
        """Write an accepted input down, then show what it led to."""
        try:
            self.keep(happened.added)
        except OSError as error:
            self.failure = error
            self.exit()
            return
        self.match = happened.solo
        self.refused = ""
        self._taken = False
        for event, names in happened.told:
            self._remember(event, names)
            self._taken = self._taken or isinstance(event, TrickTaken)

    def _remember(self, event: Told, names: tuple[str, ...]) -> None:
        if isinstance(event, HandSettled):
            self.settled = Settled(event.hand, event.totals, names)
            self._unread = True
            self._before_ledger = len(self.told)
        self.told += event_lines(self.words, event, names)

    def last_trick(self) -> View | None:
        """The table with the last trick of a hand, until the person has seen it."""
        return played_out(solo.view(self.match)) if self._unread else None

    def view(self) -> View:
        """What the table shows."""
        return self.last_trick() or solo.view(self.match)

    def latest(self) -> list[str]:
        """What was told; of a hand just over, what was told before its ledger."""
        return self.told[: self._before_ledger] if self._unread else self.told

    # The person's moves

    def give(self, move: Move) -> str:
        """Make the person's move; why it is refused, or nothing when it is accepted."""
        happened = solo.act(self.match, move, self.now())
        if isinstance(happened, Refused):
            return refusal(self.words, happened, solo.names(self.match))
        self._accept(happened)
        return ""

    def lay(self, card: Card, face: Face) -> None:
        """Lay a card into the trick."""
        self.refused = self.give(Play(card, face))
        self.advance()

    def _ask(self) -> bool:
        """Ask what the match waits for; whether it may go on at once."""
        ask = solo.view(self.match).ask
        match ask:
            case AskStake():
                self._ask_stake(ask)
            case AskCut():
                self._ask_cut(ask)
            case AskRedeal():
                if not ask.may_demand:
                    self.give(WaiveRedeal())
                    return True
                question = self.words.say("play-ask-redeal")
                title = self.words.say("tui-redeal-title")
                dialog = YesNoDialog(self.words, title, question, self._redeal, high=True)
                soon(self.push_screen(dialog))
            case AskPlay():
                pass
            case None:
                raise AssertionError("nothing is asked of this seat")
            case _:
                assert_never(ask)
        return False

    def _ask_stake(self, ask: AskStake) -> None:
        say = self.words.say
        # Even stakes are all that is allowed; other numbers can be typed, and are refused in words.
        start = ask.low + ask.low % 2
        soon(
            self.push_screen(
                NumberDialog(
                    self.words,
                    say("tui-stake-title"),
                    say("play-ask-stake", low=str(ask.low), high=str(ask.high)),
                    ask.low,
                    ask.high,
                    start=start,
                    step=2,
                    give=lambda stake: self.give(NameStake(stake)),
                )
            )
        )

    def _ask_cut(self, ask: AskCut) -> None:
        say = self.words.say
        soon(
            self.push_screen(
                NumberDialog(
                    self.words,
                    say("tui-cut-title"),
                    say("play-ask-cut", low=ask.low, high=ask.high),
                    ask.low,
                    ask.high,
                    start=len(CARDS) // 2,
                    step=1,
                    give=lambda depth: self.give(Cut(depth)),
                )
            )
        )

    def _redeal(self, wanted: bool) -> None:  # noqa: FBT001 an answer
        self.give(DemandRedeal() if wanted else WaiveRedeal())

    def warn(self, card: Card) -> None:
        """Ask whether an exposed discard is meant, and say what it costs."""
        words, view = self.words, solo.view(self.match)
        winning = None if view.board is None else view.board.winning
        question = words.say(
            "play-ask-exposed",
            card=card_name(words, card),
            winning="" if winning is None else card_name(words, winning),
            fine=words.say("play-exposed-fine", switch=view.options.exposed_discard),
        )

        def answered(meant: bool) -> None:  # noqa: FBT001 an answer
            if meant:
                self.lay(card, Face.UP)

        title = words.say("tui-exposed-title")
        soon(self.push_screen(YesNoDialog(words, title, question, answered, high=True)))

    # Keys

    def action_log(self) -> None:
        """Show everything that was told, the latest at the end."""
        self.read("tui-log-title", self.told, at_end=True)

    def action_scores(self) -> None:
        """Show the last settlement, or before the first one the scores."""
        self._unread = False
        if self.settled is not None:
            soon(self.push_screen(LedgerSheet(self.words, self.settled)))
            return
        totals = solo.view(self.match).totals
        line = scores(self.words, solo.names(self.match), totals)
        lines = [self.words.say("event-hand-settled-totals", scores=line)]
        self.read("tui-scores-title", lines)

    def action_rules(self) -> None:
        """Show the rules."""
        self.read_rules(MADIAO, switches(self.words, solo.view(self.match).options))

    def action_card_help(self) -> None:
        """Show help on the chosen card, or without a hand on the first of the pack."""
        view = solo.view(self.match)
        soon(self.push_screen(CardSheet(self.words, view, self.table.card() or CARDS[0])))

    def action_pace(self, steps: int) -> None:
        """Let the bots be quicker (-1) or slower (1)."""
        nearest = min(range(len(PACES)), key=lambda place: abs(PACES[place] - self.pace))
        self.pace = PACES[max(0, min(nearest + steps, len(PACES) - 1))]
        self.advance()

    def action_pause(self) -> None:
        """Stop the bots, or let them go on."""
        self.paused = not self.paused
        self.advance()

    def pace_said(self) -> str:
        """The pace in words."""
        if self.paused:
            return self.words.say("tui-paused")
        return self.words.say("tui-pace", seconds=f"{self.pace:g}")

    def action_leave(self) -> None:
        """Ask whether the person leaves; the match can be resumed."""
        if isinstance(self.screen, TooSmall):
            self.exit()
        elif not isinstance(self.screen, YesNoDialog) or self.screen.answered != self._leave:
            say = self.words.say
            dialog = YesNoDialog(self.words, say("tui-quit-title"), say("tui-quit"), self._leave)
            soon(self.push_screen(dialog))

    def _leave(self, leaving: bool) -> None:  # noqa: FBT001 an answer
        if leaving:
            self.exit()

    def _finish(self, result: None) -> None:
        del result
        self.exit()
