"""A match at a table with others: what it tells is shown as it comes, moves are sent."""

from collections.abc import Callable, Sequence

from textual.screen import ModalScreen

from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.view import Ask, View
from papertiger.text.book import MADIAO
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import refusal
from papertiger.tui.clock import milliseconds
from papertiger.tui.company.around import Around
from papertiger.tui.company.next import vacant
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.company.words import settings_lines
from papertiger.tui.madiao.app import Answered, MadiaoApp
from papertiger.tui.madiao.evening import Evening
from papertiger.tui.madiao.ledger import Settled
from papertiger.tui.madiao.switches import switches
from papertiger.tui.sheets import soon
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings

TICK = 1.0
"""So often (s) a running clock is drawn anew."""

HINTS = (
    ("Enter", "up"), ("-", "down"), ("?", "card"), ("t", "talk"), ("l", "log"), ("s", "scores"),
    ("r", "rules"), ("p", "pause"), ("q", "quit"), ("F1", "keys"),
)  # fmt: skip


class CompanyApp(MadiaoApp):
    """A person who sits at a table, or watches it, whichever way it is reached."""

    quit_text = "join-quit-seat"
    hints = HINTS

    def __init__(
        self,
        at: Table,
        words: Catalog,
        *,
        watches: bool = False,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        """`at`: a table of Madiao that one has come to; `clock` gives milliseconds."""
        super().__init__(words)
        self.at = at
        self.around = Around(
            self,
            at,
            take=self._take,
            say=self._say,
            draw=self._draw,
            game_refusal=self._refusal,
            watches=watches,
        )
        self.evening = Evening(at, clock)
        self._sending = False
        self._ask: Ask | None = None
        self._ended = False

    def on_mount(self) -> None:
        """Listen to the table; then the window sets it."""
        self.around.listen()
        self.set_interval(TICK, self._tick)

    # What is told

    def _say(self, line: str) -> None:
        self.told.append(line)

    def _take(self, message: Message) -> None:
        before, asked = self.evening.view, self.evening.asked
        for happened in self.evening.take(message):
            self.remember(happened.event, happened.names, happened.after)
        view = self.evening.view
        if self.evening.phase is not Phase.OVER:
            self._ended = False
        if view is not None and before is None:
            if self.at.place is None and not self.around.watches:
                # A stranger sees first who is there.
                self._ended = True
            else:
                self._recall(view)
        if self.evening.asked not in (None, asked):
            self.bell()
        self._drop_stale()

    def _recall(self, view: View) -> None:
        """Whoever comes between two hands finds the last one, unless it was read already."""
        if view.previous is None or (self.settled and self.settled.hand == view.previous):
            return
        self.settled = Settled(view.previous, view.totals, self.evening.names)
        self._before_ledger = len(self.told)
        self._last = view

    # The match

    def standing(self) -> View | None:
        """What the person sees of it."""
        return self.evening.view

    def players(self) -> Sequence[str]:
        """The names by seat."""
        return self.evening.names

    def options(self) -> Options:
        """The rules of the table."""
        settings = self.at.room.settings
        return settings.options if isinstance(settings, MadiaoSettings) else Options()

    def asked(self) -> bool:
        """Whether it waits for the person, who has not answered yet, as far as all is told."""
        waits = self._sending or self.at.waiting
        return self.evening.asked is not None and not waits

    def over(self) -> bool:
        """Whether it is over, and the result was not seen yet."""
        over = self.evening.phase is Phase.OVER and self.evening.view is not None
        return over and not self._ended

    def go_on(self) -> bool:
        """Others have their turn; before the game one sees who is there."""
        if self.around.wants_room():
            self.around.open()
        return False

    def finish(self) -> None:
        """The table is set for another game."""
        self._ended = True
        self.around.open()

    def notes(self) -> dict[int, str]:
        """By seat, who is away, and for whom a bot plays."""
        say, away = self.words.say, self.evening.away()
        return {
            seat: say("join-note-bot" if bot else "join-note-away") for seat, bot in away.items()
        }

    def aside(self) -> str:
        """The clock of a move, where the table has one."""
        left = self.evening.left()
        if left is None:
            return ""
        return self.words.say("join-clock", who=left[0], seconds=str(-(-left[1] // 1000)))

    def still(self) -> str:
        """Why nothing goes on here, or one does not play."""
        room, say = self.evening.room, self.words.say
        if room is not None and room.phase is Phase.PAUSED:
            return say("seats-waits-for-somebody" if vacant(room) else "join-paused")
        if self.evening.bot_plays:
            return say("join-bot-plays-you")
        return say("join-you-watch") if self.at.place is None else ""

    def hand_over(self) -> str:
        """The others may wait meanwhile."""
        if self.evening.asked is not None:
            return self.words.say("join-hand-over")
        return super().hand_over()

    def troubles(self) -> str:
        """That the connection is lost, or why a move was refused."""
        return self.around.troubles() or self.refused

    def _draw(self) -> None:
        if self.table.is_mounted:
            self.advance()

    def _tick(self) -> None:
        self._drop_stale()
        if self.evening.clock is not None:
            self.table.show()

    # The person's moves

    def give(self, move: Move, answered: Answered) -> None:
        """Send the person's move."""
        if self._sending:
            return
        self._sending = True
        self.refused = ""

        def heard(why: str) -> None:
            self._sending = False
            answered(why)
            self.advance()

        self.around.send(self.at.move(move), heard)

    def _refusal(self, refused: Refused) -> str:
        return refusal(self.words, refused, self.evening.names)

    def put(self, question: ModalScreen[None]) -> None:
        """Ask something, for as long as it is asked."""
        self._ask = self.evening.asked
        super().put(question)

    def _drop_stale(self) -> None:
        """Take away a question that nobody has to answer any more: a bot did, or time is over."""
        if self.question is not None and self.evening.asked != self._ask:
            if self.screen is self.question:
                soon(self.pop_screen())
                self.question = None
            elif self.question not in self.screen_stack:
                self.question = None

    # Keys

    def action_room(self) -> None:
        """Who is at the table."""
        self.around.open()

    def action_pause(self) -> None:
        """Wish for a pause, or for its end."""
        self.around.pause()

    def action_pace(self, steps: int) -> None:
        """Here the table has its own pace."""

    def action_keys(self) -> None:
        """Show every key of what lies on top."""
        say = self.words.say
        room = isinstance(self.screen, RoomScreen)
        keys = say("join-keys-room") if room else say("join-keys-madiao")
        self.read("tui-keys-title", keys.splitlines())

    def action_rules(self) -> None:
        """Show the rules, and what is set around the game."""
        lines = settings_lines(self.words, self.at.room.settings)
        self.read_rules(MADIAO, [*switches(self.words, self.options()), *lines])
