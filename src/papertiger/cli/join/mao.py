"""Mao in plain lines at a table with others: time runs, whatever one reads."""

import asyncio
from dataclasses import dataclass, field
from typing import assert_never

from papertiger.bots.mao.words import Words, words_in
from papertiger.cli import saying
from papertiger.cli.join.talking import Talk
from papertiger.cli.madiao.prompt import Left
from papertiger.cli.mao.looking import hand, look, review, table, top
from papertiger.cli.mao.making import MakingLines, Off, by_quarters, draft
from papertiger.cli.mao.typed import GoOn, Leave, Look, StartRule, Unclear, meant
from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.mao.events import Dealt, RuleDue, TurnBegan
from papertiger.mao.moves import DeclineRule
from papertiger.mao.view import View
from papertiger.text.catalog import Catalog
from papertiger.text.mao import option_lines, refusal
from papertiger.tui.clock import milliseconds
from papertiger.tui.mao import WORDS_OF_COMPANY
from papertiger.tui.mao.evening import Evening
from papertiger.tui.mao.making.answers import Done
from papertiger.tui.mao.making.table import BETWEEN, RuleToMake, may_make
from papertiger.wire.settings import MaoSettings


async def play(at: Table, language: str, *, watches: bool) -> None:
    """Be at a table of Mao in plain lines till the person leaves or the table is over."""
    words = Catalog(language, *WORDS_OF_COMPANY, "joining")
    playing = PlayingMao(at, words, Evening(words, milliseconds), words_in(language))
    await Talk(at, words, playing, asyncio.get_running_loop(), slash=True, watches=watches).whole()


@dataclass(slots=True)
class PlayingMao:
    """A game of Mao as one plays it in plain lines."""

    at: Table
    words: Catalog
    evening: Evening
    spoken: Words
    rule: RuleToMake = field(init=False)
    making: MakingLines | None = None

    def __post_init__(self) -> None:
        """Nothing has been built of a rule yet."""
        self.rule = RuleToMake(self.evening, self.at)

    def opening(self) -> list[str]:
        """What is set, and how to get help."""
        settings, say = self.at.room.settings, self.words.say
        options = (
            option_lines(self.words, settings.options) if isinstance(settings, MaoSettings) else []
        )
        return [*options, say("mao-plain-more-help"), say("join-plain-help-mao")]

    def hear(self, message: Message) -> list[str]:
        """What has happened; when one is on turn, what lies there and what one holds."""
        first = self.evening.view is None
        told = self.evening.take(message)
        lines = self.evening.lines[-self.evening.fresh :] if self.evening.fresh else []
        view = self.evening.view
        if view is None:
            return lines
        if first:
            again = [] if view.ended is None or told else review(self.evening)
            return [*lines, *again, *table(self.evening, view)]
        if self.making is not None and view.stage not in BETWEEN:
            # The next hand is dealt: what is typed is for the game, what was built is kept.
            self.making = None
            lines = [*lines, self.words.say("making-plain-off")]
        for event in told:
            if isinstance(event, TurnBegan) and event.seat == view.seat:
                who = self.evening.names[event.seat]
                lines = [*lines, self.words.say("mao-plain-turn", who=who), *top(self.words, view)]
                lines.append(hand(self.words, view))
            elif isinstance(event, RuleDue) and event.seat == view.seat:
                lines = [*lines, self.words.say("making-plain-may")]
            elif isinstance(event, Dealt):
                lines = [*lines, *table(self.evening, view)]
        return lines

    def waits_for(self) -> object:
        """Nothing is asked in Mao."""
        return None

    def turn(self, talk: Talk) -> None:
        """There is no question."""

    def typed(self, talk: Talk, text: str) -> bool:
        """Make a move, or look at something."""
        view = self.evening.view
        if view is None:
            return False
        if self.making is not None:
            self._rule(talk, self.making, text)
            return True
        act = meant(text, view, self.words, self.spoken)
        match act:
            case Look():
                saying.say_all(look(self.evening, view, act.what, act.about))
            case Unclear():
                saying.say(self.words.say(act.message))
            case StartRule():
                self._begin_rule(view, act.text)
            case Leave():
                raise Left
            case GoOn():
                pass
            case _:
                talk.move(act)
        return True

    def empty(self, talk: Talk) -> bool:
        """An empty line answers a question about the rule that one makes."""
        if self.making is None:
            return False
        self._rule(talk, self.making, "")
        return True

    def _begin_rule(self, view: View, text: str) -> None:
        """Make a rule, or go on making it, when one may."""
        if not may_make(view):
            saying.say(self.words.say("refused-no-rule-due"))
            return
        self.making = MakingLines(draft(self.rule, view, text), self.rule.keep, saying.say)
        saying.say(self.rule.left())
        self.making.ask()

    def _rule(self, talk: Talk, making: MakingLines, text: str) -> None:
        """One more answer of who makes a rule."""
        done = making.answer(text)
        match done:
            case Done.TRY:
                talk.beside.attempt(self._tried(making))
            case Done.MAKE:
                talk.beside.attempt(self._made())
            case Done.DECLINE:
                self.making = None
                talk.move(DeclineRule())
            case Off.OFF:
                self.making = None
                saying.say(self.words.say("making-plain-off"))
            case None:
                pass
            case _:
                assert_never(done)

    async def _tried(self, making: MakingLines) -> None:
        if not making.work.judged:
            saying.say(self.words.say("making-trying"))
        work = await self.rule.tried(making.work, by_quarters(self.words, saying.say))
        if self.making is making and work is not None:
            making.go(work)

    async def _made(self) -> None:
        await self.rule.make()
        self.making = None

    def refusal(self, refused: Refused) -> str:
        """Why an act was impossible."""
        return refusal(self.words, refused, self.evening.names)
