"""A program of `papertiger.bots` at a table: it hears what its seat is told and acts in its time.

It is the same player that a server puts on empty places; here it is one more client.
"""

import asyncio
import secrets
from typing import Any

from papertiger.client.errors import RefusedError, UnknownLevelError
from papertiger.client.mirror import Message, View
from papertiger.client.table import Table
from papertiger.kernel.game import Refused
from papertiger.madiao import view as madiao_view
from papertiger.mao import view as mao_view
from papertiger.room import hosting
from papertiger.room.hosting import Bot
from papertiger.room.time import TableTime
from papertiger.wire import news
from papertiger.wire.news import Phase
from papertiger.wire.settings import Settings

AGAIN = 1_000
"""So long (ms) a player waits after a refusal before it looks anew."""

MOST_REFUSALS = 20
"""A player that is refused so often in a row does not understand its table."""


async def play(table: Table, level: str | None = None, seed: str | None = None) -> View:
    """Play whatever is played at the table until that game is over; the last view of it.

    One must have a seat, and somebody must start the game; it may be on already. `level`: of
    `bots.madiao.BOTS` or `bots.mao.BOTS`, None for the usual one. `seed`: for the same choices
    again. Raises UnknownLevelError; what `Table` raises when the table is lost for good.
    """
    level = level_of(table.room.settings, level)
    player = _Player(table, level, secrets.token_hex(8) if seed is None else seed)
    await table.until(lambda: table.room.phase in (Phase.PLAYING, Phase.PAUSED))
    player.look()
    while table.room.phase is not Phase.OVER or table.waiting:
        await player.go_on()
    if table.view is None:
        raise AssertionError("a game is over that was never seen")
    return table.view


def level_of(settings: Settings, level: str | None) -> str:
    """The level of a bot at a table that is set so: the usual one for None.

    Raises UnknownLevelError.
    """
    hosted = hosting.of(settings)
    level = hosted.usual_level if level is None else level
    if level not in hosted.levels:
        raise UnknownLevelError(level, hosted.levels)
    return level


class _Player:
    """A bot at a table: what it has been told and not yet taken in, and the table's time."""

    def __init__(self, table: Table, level: str, seed: str) -> None:
        self._table, self._level, self._seed = table, level, seed
        self._bot: Bot | None = None
        self._view: View | None = None
        self._n = 0
        self._told: list[Any] = []
        self._time = TableTime()
        self._anew: int | None = None
        self._refusals = 0

    @staticmethod
    def _now() -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    def look(self) -> None:
        """Take in how the table stands."""
        self._table.skip()
        self._n = self._table.mirror.n
        self._view, self._bot, self._anew = self._table.view, None, None
        self._time.set(self._table.mirror.at, self._now())
        self._run(self._table.room)
        self._arrive()

    async def go_on(self) -> None:
        """Take in the next message, or act when it is time and nothing is left to take in."""
        due = self._due()
        if not self._table.waiting and due is not None:
            wait = (due - self._time.at(self._now())) / 1000
            if wait <= 0:
                await self._act()
                return
            try:
                async with asyncio.timeout(wait):
                    message = await anext(self._table)
            except TimeoutError:
                return
        else:
            message = await anext(self._table)
        self._take(message)

    def _due(self) -> int | None:
        if self._time.wall is None:
            return None
        return self._anew if self._bot is None else self._bot.due

    def _take(self, message: Message) -> None:
        self._n = message.n
        match message:
            case news.Welcome():
                if message.fresh:
                    self._bot, self._view, self._told = None, None, []
            case news.RoomNews():
                self._run(message.room)
            case news.MadiaoNews() | news.MaoNews():
                self._time.set(max(message.at, self._time.table), self._now())
                self._told += message.told
                if message.view is not None:
                    self._view = message.view
                    self._hear()
            case news.Heard():
                pass

    def _run(self, room: news.Room) -> None:
        """Table time runs while the game is played."""
        if room.phase is Phase.PLAYING:
            self._time.start(self._now())
        else:
            self._time.stop(self._now())

    def _hear(self) -> None:
        told, self._told = self._told, []
        if self._bot is None or self._view is None or self._view.seat is None:
            self._arrive()
            return
        asked = self._view.seat in self._waiting()
        self._bot.hear(told, self._see, self._time.at(self._now()), asked=asked)

    def _waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for, where its view says so."""
        return self._view.waiting if isinstance(self._view, madiao_view.View) else ()

    def _see(self) -> Any:
        return self._view

    def _arrive(self) -> None:
        """A new bot sits down and looks around."""
        if self._view is None or self._view.seat is None:
            return
        room = self._table.room
        seat, settings = self._view.seat, room.settings
        hosted = hosting.of(settings)
        name = self._table.guest.name
        self._bot = hosted.bot(room.table, seat, settings, self._level, self._seed, name)
        self._bot.arrive(self._see, self._time.at(self._now()))

    async def _act(self) -> None:
        at = self._time.at(self._now())
        if self._bot is None:
            self._anew = None
            self._arrive()
            return
        move = self._bot.act(self._see, at)
        if move is None:
            return
        try:
            await self._table.move(move, self._n)
            self._refusals = 0
        except RefusedError as error:
            self._refused(move, error.refusal, at)

    def _refused(self, move: Any, refusal: news.Refusal, at: int) -> None:
        """In Mao it is for the player to bear; in Madiao it looks anew: the table has moved on."""
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            raise AssertionError(f"{move} was refused: {refusal}")
        if self._bot is not None and isinstance(self._view, mao_view.View):
            why = Refused(refusal.code, refusal.clause, refusal.arguments)
            self._bot.refused(move, why, at)
        else:
            self._bot, self._anew = None, at + AGAIN
