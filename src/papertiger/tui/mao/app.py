"""The app at a table of Mao: what it is told is shown, what the person does is sent."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace
from textual.screen import Screen

from papertiger.bots.mao.words import words_in
from papertiger.client import ClientError, Message, RefusedError, Table
from papertiger.mao.moves import AgreeEnd, DeclineRule, GivePenalty, Move
from papertiger.mao.view import Stage
from papertiger.text.book import MAO
from papertiger.text.catalog import Catalog
from papertiger.text.mao import end_line, option_lines
from papertiger.tui.clock import milliseconds
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.challenge import ChallengeSheet
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.made import known, rule_lines
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.making.table import RuleToMake, may_make
from papertiger.tui.mao.making.work import Work
from papertiger.tui.mao.penalty import PenaltySheet
from papertiger.tui.mao.review import in_words
from papertiger.tui.mao.sheets import EndSheet, LineSheet, ReviewSheet
from papertiger.tui.mao.table import HINTS, MaoScreen
from papertiger.tui.sheets import soon
from papertiger.tui.window import Window
from papertiger.wire import commands as c
from papertiger.wire.news import Phase

TICK = 0.25
"""So often (s) clocks and bubbles are drawn anew."""

LIVE = (MaoScreen, PenaltySheet, ChallengeSheet, LineSheet)
"""While one of these lies on top, the person is at the table and time goes on."""


class MaoApp(Window):
    """A person at a table, whichever way it is reached."""

    keys_text = "mao-keys"
    quit_text = "mao-quit"
    hints: Sequence[tuple[str, str]] = HINTS

    def __init__(self, at: Table, words: Catalog, clock: Callable[[], int] = milliseconds) -> None:
        """`at`: the table, at which one sits or watches; `clock` gives milliseconds."""
        self.screen_of_table = MaoScreen()
        super().__init__(words, self.screen_of_table)
        self.at = at
        self.evening = Evening(words, clock)
        self.rule = RuleToMake(self.evening, at)
        self.spoken = words_in(words.language)
        self.failure: Exception | None = None
        self.ended = False
        self._held_up = False
        self._to_review = False
        self._offered = False

    def on_mount(self) -> None:
        """Listen to the table; then the window sets it."""
        self.listen()
        self.set_interval(TICK, self.screen_of_table.tick)

    # What is told

    def listen(self) -> None:
        """From now on."""
        self.run_worker(self._listen(), exit_on_error=False)

    async def _listen(self) -> None:
        try:
            async for message in self.at:
                self.take(message)
                self.turn_to_sheets()
        except (ClientError, OSError) as error:
            self.failure = error
            self.exit()

    def take(self, message: Message) -> None:
        """Take a message in, and show it."""
        before, review = self._hand(), self.evening.review
        self.evening.take(message)
        if self.evening.review is not review:
            self._to_review, self._offered = True, False
        self.screen_of_table.keep_chosen(before)
        if isinstance(self.screen, MakingScreen) and not may_make(self.evening.view):
            # The next hand is dealt: what was built is kept.
            soon(self.screen.dismiss())
        self._show()

    def _hand(self) -> tuple[Any, ...]:
        view = self.evening.view
        return () if view is None or view.hand is None else in_order(view.hand)

    def _show(self) -> None:
        self.screen_of_table.show()

    def turn_to_sheets(self) -> None:
        """What the table comes to between hands, when nothing else lies over it."""
        if self.screen is not self.screen_of_table:
            return
        view = self.evening.view
        if self._to_review:
            self.action_scores()
        elif self.evening.over and view is not None and not self.ended:
            end = EndSheet(self.words, view, self.evening.names)
            soon(self.push_screen(end, lambda _: self._has_read(end)))
        elif may_make(view) and not self._offered:
            self.action_make_rule()

    def _has_read(self, end: EndSheet) -> None:
        self.ended = True
        if end.leaves:
            self.finish()

    def finish(self) -> None:
        """The game is over, and its result was read."""
        self.exit()

    def action_leave(self) -> None:
        """Ask whether the person leaves; once the result was read there is nothing to ask."""
        if self.ended:
            self.finish()
        else:
            super().action_leave()

    def troubles(self) -> str:
        """What stands at the table until it is mended: that the person is away. [MO-97]"""
        view = self.evening.view
        if view is None or view.seat is None or self.evening.over:
            return ""
        away = view.away[view.seat] and not view.gone[view.seat]
        return self.words.say("mao-away-you") if away else ""

    def action_room(self) -> None:
        """Who is at the table: alone with bots one knows."""

    # What the person does

    def do(self, move: Move) -> None:
        """Make a move; if it is impossible, the table shows why."""
        self.evening.refused = ""
        self.run_worker(self._send(self.at.move(move)))

    async def _send(self, sending: Coroutine[Any, Any, None]) -> None:
        try:
            await sending
        except RefusedError as error:
            self.evening.refuse(error.refusal)
            self._show()
        except (ClientError, OSError) as error:
            # The table is over: whoever listens to it says so.
            self.failure = self.failure or error

    def look_first(self) -> None:
        """There is no card to choose: it lies face down, or there is none."""
        view = self.evening.view
        if view is not None and view.seat is not None and view.hands[view.seat]:
            self.evening.trouble(self.words.say("mao-look-first"))

    def action_penalty(self) -> None:
        """Give a penalty."""
        view = self.evening.view
        if view is not None:
            soon(self.push_screen(PenaltySheet(self.words, view, self.evening.names, self._give)))

    def action_challenge(self) -> None:
        """Dispute a penalty, or hand it back, that is not the newest."""
        view = self.evening.view
        if view is not None:
            given = [replace(each, text=in_words(view, each)) for each in view.penalties]
            sheet = ChallengeSheet(self.words, given, self.evening.names, self.do)
            soon(self.push_screen(sheet))

    def _give(self, penalty: GivePenalty) -> None:
        self.do(penalty)

    def action_make_rule(self) -> None:
        """Make a rule, or go on making it, when one may."""
        view = self.evening.view
        if view is None or not may_make(view):
            return
        self._offered = True
        rule = self.rule
        making = MakingScreen(
            rule.draft(view),
            keep=rule.keep,
            try_out=self._try_out,
            make=self._make,
            decline=self._decline_rule,
            left=rule.left,
        )
        soon(self.push_screen(making))

    async def _try_out(self, work: Work, tell: Callable[[int, int], None]) -> Work | None:
        """Try a rule out, for which the table must not stand still; None: nobody waits for it."""
        await self._time_runs()
        try:
            return await self.rule.tried(work, tell)
        except (ClientError, OSError) as error:
            # The table is over: whoever listens to it says so.
            self.failure = self.failure or error
            return work
        finally:
            if isinstance(self.screen, MakingScreen):
                self._hold_up()

    async def _make(self) -> str:
        """Make a rule; why it is not made."""
        await self._time_runs()
        try:
            await self.rule.make()
        except RefusedError as error:
            self._hold_up()
            return self.evening.why(error.refusal)
        except (ClientError, OSError) as error:
            self.failure = self.failure or error
        return ""

    async def _time_runs(self) -> None:
        if self._held_up:
            self._held_up = False
            await self._send(self.at.do(c.Pause, on=False))

    def action_end(self) -> None:
        """Wish for another end of the game."""
        view = self.evening.view
        if view is not None:
            about = self.words.say("mao-end-about", end=end_line(self.words, view.end))
            soon(self.push_screen(LineSheet(self.words, "end", about, self._wish)))

    def _wish(self, end: str) -> None:
        self.do(AgreeEnd(end))

    def _decline_rule(self) -> None:
        self.do(DeclineRule())

    # Time

    def push_screen(self, screen: Any, *args: Any, **more: Any) -> Any:
        """Lay a screen over the table; somebody alone with bots has time to read it."""
        if isinstance(screen, Screen) and not isinstance(screen, LIVE):
            self._hold_up()
        return super().push_screen(screen, *args, **more)

    def _hold_up(self) -> None:
        room = self.evening.room
        if self._held_up or not self.evening.alone or room is None or self.at.place is None:
            return
        view = self.evening.view
        # The last hand is told of before the room says that the game is over.
        ended = view is not None and view.stage is Stage.GAME_OVER
        if room.phase is Phase.PLAYING and not ended:
            self._held_up = self.evening.reading = True
            self.run_worker(self._send(self.at.do(c.Pause, on=True)))

    def uncovered(self) -> None:
        """The table is on top again: time goes on, and so does what follows."""
        if self.screen is not self.screen_of_table:
            return
        if self._held_up:
            self._held_up = self.evening.reading = False
            if not self.evening.over:
                self.run_worker(self._send(self.at.do(c.Pause, on=False)))
        self._show()
        self.turn_to_sheets()

    def action_pause(self) -> None:
        """Wish for a pause, or for its end; alone with bots one has it at once."""
        self.run_worker(self._send(self.at.do(c.Pause, on=not self.evening.paused)))

    # What can be read

    def action_log(self) -> None:
        """Show everything that was told, the latest at the end."""
        self.read("tui-log-title", self.evening.lines, at_end=True)

    def action_scores(self) -> None:
        """Show what happened in the last hand; before the first is over, how many were won."""
        self._to_review = False
        evening, view = self.evening, self.evening.view
        if view is None:
            return
        if evening.review is None:
            line = self.words.say("mao-no-review")
            self.read("mao-review-title", [line])
            return
        dealer = evening.names[view.dealer]
        between = view.stage in (Stage.HAND_OVER, Stage.MAKE_RULE)
        following = self.words.say("mao-between", who=dealer) if between else ""
        soon(self.push_screen(ReviewSheet(self.words, evening.review, following)))

    def action_rules(self) -> None:
        """Show the options of the table, the rules made up, and the book."""
        view = self.evening.view
        if view is None:
            return
        made = rule_lines(self.words, known(view))
        self.read_rules(MAO, [*made, *option_lines(self.words, view.options, view.seat)])
