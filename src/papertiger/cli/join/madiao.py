"""Madiao in plain lines at a table with others."""

import asyncio
from dataclasses import dataclass, field

from papertiger.cli import saying
from papertiger.cli.join.talking import Talk
from papertiger.cli.madiao.asking import Asking
from papertiger.cli.madiao.looking import Looking, told_lines
from papertiger.cli.madiao.table_lines import rules_line
from papertiger.client import Message, Table
from papertiger.kernel.game import Refused
from papertiger.madiao.moves import WaiveRedeal
from papertiger.madiao.view import AskRedeal
from papertiger.room.solo import Told
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import refusal, scores
from papertiger.tui.clock import milliseconds
from papertiger.tui.company.words import PARTS
from papertiger.tui.madiao.evening import Evening
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings

WORDS = ("cards", "cli", "clauses", "joining", "madiao", "painted", "play", *PARTS)


async def play(table: Table, language: str, *, watches: bool) -> None:
    """Be at a table of Madiao in plain lines till the person leaves or the table is over."""
    words = Catalog(language, *WORDS)
    playing = PlayingMadiao(table, words, Evening(table, milliseconds))
    await Talk(table, words, playing, asyncio.get_running_loop(), watches=watches).whole()


@dataclass(slots=True)
class PlayingMadiao:
    """A match as one plays it in plain lines; `told` is what one was told, input by input."""

    table: Table
    words: Catalog
    evening: Evening
    told: list[Told] = field(default_factory=list)

    def opening(self) -> list[str]:
        """The rules of the table, and how to get help."""
        settings, say = self.table.room.settings, self.words.say
        rules = (
            [rules_line(self.words, settings.options)]
            if isinstance(settings, MadiaoSettings)
            else []
        )
        return [*rules, say("play-more-help"), say("join-plain-help")]

    def hear(self, message: Message) -> list[str]:
        """What has happened, a line or more each; at the end of the match its result."""
        before, lines = self.evening.phase, []
        happened = self.evening.take(message)
        if happened:
            self.told.append(tuple((each.event, each.names) for each in happened))
        for each in happened:
            lines += told_lines(self.words, each.event, each.names)
        if before in (Phase.PLAYING, Phase.PAUSED) and self.evening.phase is Phase.OVER:
            lines += self._final()
        return lines

    def _final(self) -> list[str]:
        view = self.evening.view
        if view is None:
            return []
        final = scores(self.words, self.evening.names, view.totals)
        return [self.words.say("play-final", scores=final)]

    def waits_for(self) -> object:
        """The move that is asked, and where in the match."""
        asked, view = self.evening.asked, self.evening.view
        return (
            None if asked is None or view is None else (asked, view.hands, view.deals, view.board)
        )

    def turn(self, talk: Talk) -> None:
        """Ask for a move."""
        view, names = self.evening.view, self.evening.names
        if view is None:
            return
        if isinstance(view.ask, AskRedeal) and not view.ask.may_demand:
            talk.move(WaiveRedeal())
            return
        look = talk.looking(self._looking().look)
        talk.move(Asking(self.words, talk.prompt, look).move(view, names))

    def typed(self, talk: Talk, text: str) -> bool:
        """Look at something."""
        del talk
        return self._looking().look(text)

    def empty(self, talk: Talk) -> bool:
        """Nothing is answered so."""
        del talk
        return False

    def _looking(self) -> Looking:
        view, names = self.evening.view, self.evening.names
        return Looking(self.words, saying.say, view, names, self.told)

    def refusal(self, refused: Refused) -> str:
        """Why a move was refused."""
        return refusal(self.words, refused, self.evening.names)
