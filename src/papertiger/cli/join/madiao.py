"""Madiao in plain lines at a table with others."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from papertiger.cli import saying
from papertiger.cli.join.beside import Beside
from papertiger.cli.join.plain import Conversation, Moved, converse
from papertiger.cli.madiao.asking import Asking
from papertiger.cli.madiao.looking import Looking, told_lines
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.cli.madiao.table_lines import rules_line
from papertiger.client import Message, RefusedError, Table
from papertiger.kernel.game import Refused
from papertiger.madiao.moves import Move, WaiveRedeal
from papertiger.madiao.view import AskRedeal
from papertiger.room.solo import Told
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import refusal, scores
from papertiger.tui.clock import milliseconds
from papertiger.tui.company.next import step
from papertiger.tui.madiao.evening import Evening
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings

WORDS = ("cards", "cli", "clauses", "join", "madiao", "pages", "painted", "play", "room", "seats")


async def play(table: Table, language: str, *, watches: bool) -> None:
    """Be at a table of Madiao in plain lines till the person leaves or the table is over."""
    words = Catalog(language, *WORDS)
    at = PlainCompany(table, words, watches, asyncio.get_running_loop())
    await converse(at.conversation, at.run)


@dataclass(slots=True)
class PlainCompany:
    """A person at a table with others; `posed` is what the table waited for when last asked."""

    table: Table
    words: Catalog
    watches: bool
    loop: asyncio.AbstractEventLoop
    told: list[Told] = field(default_factory=list)
    evening: Evening = field(init=False)
    beside: Beside = field(init=False)
    conversation: Conversation = field(init=False)
    prompt: Prompt = field(init=False)
    posed: object = None

    def __post_init__(self) -> None:
        """Get ready to talk."""
        self.evening = Evening(self.table, milliseconds)
        self.conversation = Conversation(self.table, self._hear, self._moved, self.loop)
        self.prompt = Prompt(self.words, self.conversation.read, saying.say)
        self.beside = Beside(self.table, self.words, self.conversation.do, saying.say)

    def run(self) -> None:
        """The whole conversation."""
        settings = self.table.room.settings
        saying.say_all(self.beside.opening())
        if isinstance(settings, MadiaoSettings):
            saying.say(rules_line(self.words, settings.options))
        saying.say_all([self.words.say("play-more-help"), self.words.say("join-plain-help")])
        try:
            while True:
                self._turn()
        except Left:
            return

    # What is told

    def _hear(self, message: Message) -> list[str]:
        """A message in lines."""
        before = self.evening.phase
        lines = self.beside.hear(message)
        happened = self.evening.take(message)
        if happened:
            self.told.append(tuple((each.event, each.names) for each in happened))
        for each in happened:
            lines += told_lines(self.words, each.event, each.names)
        if before is not Phase.OVER and self.evening.phase is Phase.OVER:
            lines += self._final()
        return lines

    def _final(self) -> list[str]:
        view = self.evening.view
        if view is None:
            return []
        final = scores(self.words, self.evening.names, view.totals)
        return [self.words.say("play-final", scores=final)]

    # What is asked

    def _waits_for(self) -> object:
        """What the table waits for: a move, or a step beside the game, in words."""
        asked = self.evening.asked
        if asked is not None:
            view = self.evening.view
            return asked, None if view is None else (view.hands, view.deals, view.board)
        room = self.evening.room
        return None if room is None else step(self.words, room, self.table.place).said

    def _moved(self) -> bool:
        return self._waits_for() != self.posed

    def _turn(self) -> None:
        """One question, or one step beside the game."""
        view, names = self.evening.view, self.evening.names
        if self.posed == (waits := self._waits_for()):
            posed_before = True
        else:
            posed_before, self.posed = False, waits
        look = self._look(Looking(self.words, saying.say, view, names, self.told).look)
        try:
            if self.evening.asked is None or view is None:
                if not posed_before and isinstance(waits, str):
                    saying.say(waits)
                self._beside(look)
                return
            if isinstance(view.ask, AskRedeal) and not view.ask.may_demand:
                move: Move = WaiveRedeal()
            else:
                move = Asking(self.words, self.prompt, look).move(view, names)
            self._give(move)
        except Moved:
            return

    def _look(self, at_game: Callable[[str], bool]) -> Callable[[str], bool]:
        return lambda text: self.beside.look(text) or at_game(text)

    def _beside(self, look: Callable[[str], bool]) -> None:
        """Nothing is asked: the person may look, talk, or take the next step with Enter."""
        text = self.prompt.answer(">", look)
        room = self.evening.room
        if text or room is None:
            saying.say(self.words.say("join-plain-unknown", text=self.beside.shown(text)))
            return
        following = step(self.words, room, self.table.place)
        if following.command is not None:
            self.beside.do(following.command, **following.fields)

    def _give(self, move: Move) -> None:
        """Send a move; what it led to is told before its answer."""
        try:
            self.conversation.do(self.table.move(move))
        except RefusedError as error:
            saying.say(self._why(error))

    def _why(self, error: RefusedError) -> str:
        refused: Any = error.refusal
        if refused.clause:
            why = Refused(refused.code, refused.clause, refused.arguments)
            return refusal(self.words, why, self.evening.names)
        return self.beside.refusal(refused)
