"""Mao in plain lines at a table with others: time runs, whatever one reads."""

import asyncio
from dataclasses import dataclass

from papertiger.bots.mao.words import Words, words_in
from papertiger.cli import saying
from papertiger.cli.join.talking import Talk
from papertiger.cli.madiao.prompt import Left
from papertiger.cli.mao.looking import hand, look, review, table, top
from papertiger.cli.mao.typed import GoOn, Leave, Look, Unclear, meant
from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.mao.events import Dealt, TurnBegan
from papertiger.text.catalog import Catalog
from papertiger.text.mao import option_lines, refusal
from papertiger.tui.clock import milliseconds
from papertiger.tui.mao import WORDS_OF_COMPANY
from papertiger.tui.mao.evening import Evening
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
        for event in told:
            if isinstance(event, TurnBegan) and event.seat == view.seat:
                who = self.evening.names[event.seat]
                lines = [*lines, self.words.say("mao-plain-turn", who=who), *top(self.words, view)]
                lines.append(hand(self.words, view))
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
        act = meant(text, view, self.words, self.spoken)
        match act:
            case Look():
                saying.say_all(look(self.evening, view, act.what, act.about))
            case Unclear():
                saying.say(self.words.say(act.message))
            case Leave():
                raise Left
            case GoOn():
                pass
            case _:
                talk.move(act)
        return True

    def refusal(self, refused: Refused) -> str:
        """Why an act was impossible."""
        return refusal(self.words, refused, self.evening.names)
