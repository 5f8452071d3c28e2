"""A table of Mao in plain lines: time stands still until the person lets it go on.

So there is no clock to beat, and nothing is missed while a line is read aloud. What is due must be
known all the same: nothing here says when it is.
"""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, assert_never

from papertiger.bots.mao.words import words_in
from papertiger.cli.mao.looking import hand, look, review, table, top
from papertiger.cli.mao.making import MakingLines, Off, by_quarters, draft
from papertiger.cli.mao.typed import GoOn, Leave, Look, Meant, StartRule, Unclear, meant
from papertiger.client import RefusedError, Table
from papertiger.client.clock import StandingClock
from papertiger.mao import events as e
from papertiger.mao.moves import DeclineRule
from papertiger.mao.told import PenaltySeen, Told
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.making.answers import Done
from papertiger.tui.mao.making.table import RuleToMake, may_make

LONGEST = 60_000
"""So long (ms) time goes on at once where nothing happens that concerns the person."""

ON_TURN = 1_000
"""So long it goes on at once while the person is on turn."""


class PlainTable:
    """A person at a table in this process. `ask` gets a line, and raises EOFError at their end."""

    def __init__(
        self,
        at: Table,
        words: Catalog,
        clock: StandingClock,
        ask: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        """`words` has the parts of `tui.mao.WORDS`."""
        self.at, self.words, self.clock = at, words, clock
        self.ask, self.write = ask, write
        self.evening = Evening(words, clock.now)
        self.rule = RuleToMake(self.evening, at)
        self.making: MakingLines | None = None
        self.spoken = words_in(words.language)

    @property
    def view(self) -> View:
        """The table as the person sees it."""
        if self.evening.view is None:
            raise AssertionError("no game is played here")
        return self.evening.view

    async def play(self) -> None:
        """Play till the game is over or the person leaves."""
        await self._hear()
        if self.view.ended is not None:
            self._write(review(self.evening))
        if self.view.top is not None:
            self._write(table(self.evening, self.view))
        if may_make(self.view):
            self.write(self.words.say("making-plain-may"))
        while not self.evening.over:
            try:
                line = self.ask(self.words.say("mao-plain-prompt") + " ")
            except EOFError:
                self.write("")
                return
            if self.making is not None:
                await self._rule(self.making, line)
                continue
            act = meant(line, self.view, self.words, self.spoken)
            if isinstance(act, Leave):
                return
            await self._do(act)

    async def _do(self, act: Meant) -> None:
        match act:
            case GoOn():
                await self._go_on()
            case Look():
                self._write(look(self.evening, self.view, act.what, act.about))
            case Unclear():
                self.write(self.words.say(act.message))
            case StartRule():
                self._begin_rule(act.text)
            case Leave():
                pass
            case _:
                await self._move(self.at.move(act))

    async def _move(self, moving: Coroutine[Any, Any, None]) -> bool:
        """Move, and hear what came of it; whether the table took it."""
        try:
            await moving
        except RefusedError as error:
            self.evening.refuse(error.refusal)
            self.write(self.evening.refused)
            return False
        finally:
            await self._hear()
        return True

    def _begin_rule(self, text: str) -> None:
        """Make a rule, or go on making it, when one may."""
        if not may_make(self.view):
            self.write(self.words.say("refused-no-rule-due"))
            return
        self.making = MakingLines(draft(self.rule, self.view, text), self.rule.keep, self.write)
        self.making.ask()

    async def _rule(self, making: MakingLines, line: str) -> None:
        """One more answer of who makes a rule; time stands still meanwhile."""
        done = making.answer(line)
        if done is None:
            return
        match done:
            case Done.TRY:
                if not making.work.judged:
                    self.write(self.words.say("making-trying"))
                tell = by_quarters(self.words, self.write)
                making.go(await self.rule.tried(making.work, tell) or making.work)
            case Done.MAKE:
                if await self._move(self.rule.make()):
                    self.making = None
            case Done.DECLINE:
                self.making = None
                await self._move(self.at.move(DeclineRule()))
            case Off.OFF:
                self.making = None
                self.write(self.words.say("making-plain-off"))
            case _:
                assert_never(done)

    async def _go_on(self) -> None:
        """Let time pass until something happens that concerns the person."""
        until = self.clock.now() + (ON_TURN if self._on_turn() else LONGEST)
        while self.clock.now() < until:
            due = self.clock.next
            if due is None:
                break
            self.clock.let_pass(max(0, min(due, until) - self.clock.now()))
            if await self._hear():
                return

    def _on_turn(self) -> bool:
        return self.view.turn is not None and self.view.turn == self.view.seat

    async def _hear(self) -> bool:
        """Say what was told; whether any of it concerns the person."""
        stops = False
        await self.at.stands()
        while self.at.waiting:
            told = self.evening.take(await anext(self.at))
            if self.evening.fresh:
                self._write(self.evening.lines[-self.evening.fresh :])
            for event in told:
                stops = self._concerns(event) or stops
        return stops

    def _concerns(self, event: Told) -> bool:
        """Whether to stop at an event; of the own turn it is said what lies there."""
        own = self.view.seat
        match event:
            case e.TurnBegan() if event.seat == own:
                self.write(self.words.say("mao-plain-turn", who=self.evening.names[event.seat]))
                self._write(top(self.words, self.view))
                self.write(hand(self.words, self.view))
                return True
            case PenaltySeen():
                return own in (event.seat, event.by)
            case e.RuleDue() if event.seat == own:
                self.write(self.words.say("making-plain-may"))
                return True
            case e.DealerChosen() | e.Dealt() | e.CardReturned() | e.WentAway():
                dealer = self.view.dealer if isinstance(event, e.Dealt) else event.seat
                return dealer == own
            case e.JackReleased():
                return event.suit is None
            case (
                e.Unlocked() | e.OrderBegan() | e.BallotOpened() | e.BadCallMade() | e.WinUndone()
                | e.HandEnded() | e.GameEnded()
            ):  # fmt: skip
                return True
            case _:
                return False

    def _write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)
