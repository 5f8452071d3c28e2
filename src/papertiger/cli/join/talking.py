"""The course of an evening in plain lines, whatever is played: a question, or what is next."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from papertiger.cli import saying
from papertiger.cli.join.beside import Beside
from papertiger.cli.join.plain import QUIET, Connection, Conversation, Moved, News, converse
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.madiao.moves import Move as MoveOfMadiao
from papertiger.mao.moves import Move as MoveOfMao
from papertiger.text.catalog import Catalog
from papertiger.tui.company.beginning import Beginning
from papertiger.tui.company.next import Next, step

Move: TypeAlias = MoveOfMadiao | MoveOfMao


class Playing(Protocol):
    """A game as one plays it in plain lines."""

    def opening(self) -> list[str]:
        """What to say of it first."""

    def hear(self, message: Message) -> list[str]:
        """What a message tells of it, in lines."""

    def waits_for(self) -> object:
        """What it waits for the person to do; None if nothing is asked."""

    def turn(self, talk: "Talk") -> None:
        """Ask for that, and do it. May raise Moved and Left."""

    def typed(self, talk: "Talk", text: str) -> bool:
        """Do or show what was typed while nothing is asked; False when it means nothing."""

    def empty(self, talk: "Talk") -> bool:
        """Take an empty line as an answer; False when it is none."""

    def refusal(self, refused: Refused) -> str:
        """Why the game did not do something."""


@dataclass(slots=True)
class Talk:
    """A person at a table with others, in plain lines. `posed`: what was waited for last.

    `watches`: who came to watch sits down by saying so, and by no empty line.
    """

    table: Table
    words: Catalog
    playing: Playing
    loop: asyncio.AbstractEventLoop
    slash: bool = False
    watches: bool = False
    conversation: Conversation = field(init=False)
    prompt: Prompt = field(init=False)
    beside: Beside = field(init=False)
    posed: object = None
    _beginning: Beginning = field(default_factory=Beginning)

    def __post_init__(self) -> None:
        """Get ready to talk."""
        self.conversation = Conversation(self.table, self._hear, self._moved, self.loop)
        self.prompt = Prompt(self.words, self.conversation.read, saying.say)
        self.beside = Beside(
            self.table, self.words, self.conversation.do, saying.say, self.playing.refusal,
            slash=self.slash,
        )  # fmt: skip

    async def whole(self) -> None:
        """The whole evening."""
        await converse(self.conversation, self._run)

    def _run(self) -> None:
        saying.say_all([*self.beside.opening(), *self.playing.opening()])
        self.conversation.catch_up()
        try:
            while True:
                try:
                    self._turn()
                except Moved:
                    continue
        except Left:
            return

    def _hear(self, message: News) -> list[str]:
        if isinstance(message, Connection):
            return [self.words.say("join-lost" if message.lost else "join-found")]
        return [
            line
            for each in self._beginning.order(message)
            for line in (*self.beside.hear(each), *self.playing.hear(each))
        ]

    def _waits_for(self) -> object:
        asked = self.playing.waits_for()
        if asked is not None:
            return asked
        following = self._following()
        if following is None or (following.command is None and self.beside.plays):
            return None
        return following.said

    def _following(self) -> Next | None:
        room = self.beside.room
        if room is None or (self.watches and self.table.place is None):
            return None
        return step(self.words, room, self.table.place)

    def _moved(self) -> bool:
        return self._waits_for() != self.posed

    def _turn(self) -> None:
        posed, self.posed = self.posed, self._waits_for()
        if self.playing.waits_for() is not None:
            self.playing.turn(self)
            return
        if isinstance(self.posed, str) and posed != self.posed:
            saying.say(self.posed)
        text = self.prompt.answer(QUIET, self._look)
        if not text and not self.playing.empty(self):
            self._next()

    def _look(self, text: str) -> bool:
        """All that one may type while nothing is asked."""
        if not self.beside.look(text) and not self.playing.typed(self, text):
            shown = self.beside.shown(text)
            saying.say(self.words.say("join-plain-unknown", text=shown))
        return True

    def looking(self, look: Callable[[str], bool]) -> Callable[[str], bool]:
        """All that one may look at or do instead of answering a question."""
        return lambda text: self.beside.look(text) or look(text)

    def _next(self) -> None:
        """Take the step that is next."""
        following = self._following()
        if following is not None and following.command is not None:
            self.beside.do(following.command, **following.fields)

    def move(self, move: Move) -> None:
        """Send a move, and tell what comes of it."""
        self.beside.attempt(self.table.move(move))
