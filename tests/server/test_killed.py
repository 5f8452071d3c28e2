"""A server that is killed (kill -9) at any moment of a match, while other tables play on.

What was acknowledged is there, once; everybody comes back to the same table; and it is in play
again within five seconds.
"""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import InvalidHandshake

from papertiger import madiao
from papertiger.bots.madiao import BOTS
from papertiger.room import facts as f
from papertiger.room.state import Room, load
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings
from tests.conftest import FullCount
from tests.server.house import Visitor
from tests.server.loop import run
from tests.server.process import Process

SETTINGS = MadiaoSettings(bots="steady", think=False)
OTHERS = 3
"""So many other tables are in play."""

LIVE = 4.0
"""Within so many seconds from the server's start the table is in play again; to start takes it one
more at most, which `benchmarks/serve_start.py` measures.
"""

BUSY = 3
"""So many commands are done at every other table before the server is killed."""

LIFE = 60
"""A life of the server that takes longer (s) hangs."""


def facts_of(folder: Path, table: str) -> list[f.Fact]:
    """The log of a table as it is on the disk."""
    with sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True) as connection:
        rows = connection.execute(
            "SELECT fact FROM log WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    connection.close()
    return [f.decode(bytes(row[0])) for row in rows]


def done(facts: list[f.Fact]) -> Counter[str]:
    """The commands that have had their effect, by id."""
    found: Counter[str] = Counter()
    for fact in facts:
        match fact:
            case f.Done() | f.Happened() if fact.command:
                found[fact.command] += 1
            case _:
                pass
    return found


@dataclass
class Match:
    """A table of two people and two bots that lives through many servers; somebody watches."""

    process: Process
    table: str
    tokens: dict[str, str | None] = field(default_factory=dict)
    people: dict[str, Visitor] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    rng: Random = field(default_factory=lambda: Random(5))

    async def begin(self) -> None:
        """Ann and Bo sit down, and the game begins."""
        await self.come_back()
        for name in ("Ann", "Bo"):
            assert (await self.people[name].do(c.SitDown)).refused is None
            self.tokens[name] = self.people[name].token
        assert (await self.people["Bo"].do(c.Ready)).refused is None
        assert (await self.people["Ann"].do(c.Start)).refused is None

    async def come_back(self) -> None:
        """All three have sockets of the server that is there now."""
        for name in ("Ann", "Bo", "Wu"):
            token = self.tokens.get(name)
            self.people[name] = await self.process.visit(self.table, name, token)

    async def at_rest(self) -> Visitor | None:
        """Wait until only a person can go on, and all see the same: who; None at the end."""
        asked = [asyncio.create_task(self.people[name].until(self._is_asked(name))) for name in
                 ("Ann", "Bo")]  # fmt: skip
        _, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        room = load(facts_of(self.process.folder, self.table))
        for name, place in (("Ann", 0), ("Bo", 1), ("Wu", None)):
            await self.people[name].until(self._sees(name, room, place))
        if room.phase is Phase.OVER:
            return None
        return next(self.people[name] for name in ("Ann", "Bo") if self._is_asked(name)())

    def _is_asked(self, name: str) -> Callable[[], bool]:
        person = self.people[name]
        return lambda: (
            person.has(news.MadiaoNews)
            and person.has(news.RoomNews)
            and (person.view.ask is not None or person.room.phase is Phase.OVER)
        )

    def _sees(self, name: str, room: Room, place: int | None) -> Callable[[], bool]:
        """Whether somebody sees what the log on the disk says, and nothing else."""
        assert room.running is not None
        view = madiao.show(room.running.recording.table, room.seat_of(place))
        same = msgspec.json.encode(view)
        person = self.people[name]
        return lambda: person.has(news.MadiaoNews) and msgspec.json.encode(person.view) == same

    def move(self, mover: Visitor, number: int) -> c.MadiaoMove:
        """What somebody does who is asked."""
        return c.MadiaoMove(f"move {number}", BOTS["random"](mover.view, self.rng))

    async def leave(self) -> None:
        """No sockets are left."""
        for each in self.people.values():
            await each.leave()


async def once_more(visitor: Visitor, command: Any) -> bool:
    """Send a command; whether it was answered before the socket was closed."""
    await visitor.raw(msgspec.json.encode(command).decode())
    with suppress(AssertionError):
        await visitor.until(lambda: bool(visitor.answers(command.id)))
    return bool(visitor.answers(command.id))


@dataclass
class Other:
    """Another table: bots play without a pause, and somebody mutes others again and again."""

    process: Process
    name: str
    table: str = ""
    token: str | None = None
    asked: int = 0
    busy: asyncio.Event = field(default_factory=asyncio.Event)
    acknowledged: list[str] = field(default_factory=list)

    async def open(self) -> None:
        """The table is there and its game has begun."""
        self.table = await self.process.table(SETTINGS)
        visitor = await self.process.visit(self.table, self.name)
        assert (await visitor.do(c.SitDown)).refused is None
        self.token = visitor.token
        assert (await visitor.do(c.Start)).refused is None
        assert (await visitor.do(c.LetBot)).refused is None
        await visitor.leave()

    async def live(self) -> None:
        """Go on for as long as there is a server."""
        with suppress(OSError, InvalidHandshake):
            visitor = await self.process.visit(self.table, self.name, self.token)
            since = self.asked
            while visitor.code is None:
                await self._mute(visitor)
                if self.asked >= since + BUSY:
                    self.busy.set()
                if visitor.has(news.RoomNews) and visitor.room.phase is Phase.OVER:
                    again = c.Rematch(f"again {self.asked}")
                    await once_more(visitor, again)
            await visitor.leave()

    async def _mute(self, visitor: Visitor) -> None:
        mute = c.Mute(f"mute {self.asked}", None, on=bool(self.asked % 2))
        if await once_more(visitor, mute):
            assert visitor.answers(mute.id)[-1].refused is None
            self.acknowledged.append(mute.id)
            self.asked += 1


def test_a_server_that_is_killed_after_every_event_of_a_match_loses_nothing(
    tmp_path: Path, full_count: FullCount
) -> None:
    async def scenario(lives: int) -> None:
        process = Process(tmp_path)
        await process.start()
        match = Match(process, await process.table(SETTINGS))
        others = [Other(process, f"Other {number}") for number in range(OTHERS)]
        for each in others:
            await each.open()
        await match.begin()
        for life in range(lives):
            async with asyncio.timeout(LIFE):
                if not await one_life(match, others, life):
                    break
        await process.kill()
        await match.leave()
        check(match, others)

    lives = full_count(100)
    run(lambda: scenario(lives), lives * LIFE)


async def one_life(match: Match, others: list[Other], life: int) -> bool:
    """A move is made, and the server is killed with it; whether the match goes on."""
    process = match.process
    for each in others:
        each.busy.clear()
    playing = [asyncio.create_task(each.live()) for each in others]
    for each in others:
        await each.busy.wait()
    mover = await match.at_rest()
    if mover is None:
        return False
    move = match.move(mover, life)
    before = {name: len(each.told) for name, each in match.people.items()}
    await mover.raw(msgspec.json.encode(move).decode())
    # As soon as it is answered; as soon as somebody else hears of it; or at once.
    match life % 3:
        case 0:
            await mover.until(lambda: bool(mover.answers(move.id)))
        case 1:
            wu = match.people["Wu"]
            await wu.until(lambda: len(wu.told) > before["Wu"])
        case _:
            pass
    await process.kill()
    for person in match.people.values():
        await person.closed()
    if mover.answers(move.id):
        assert mover.answers(move.id) == [news.Answer(move.id)]
        match.acknowledged.append(move.id)
        assert done(facts_of(process.folder, match.table))[move.id] == 1
    await asyncio.gather(*playing)
    await process.start()
    clock = asyncio.get_running_loop()
    started = clock.time()
    await match.come_back()
    again = match.people[mover.name]
    assert (await again.send(move)) == news.Answer(move.id), "it is done, or it is done now"
    assert clock.time() - started < LIVE
    match.acknowledged.append(move.id)
    return True


def check(match: Match, others: list[Other]) -> None:
    """All that was acknowledged is on the disk, and once."""
    folder = match.process.folder
    found = done(facts_of(folder, match.table))
    assert set(match.acknowledged) <= set(found)
    assert max(found.values()) == 1
    for each in others:
        found = done(facts_of(folder, each.table))
        assert set(each.acknowledged) <= set(found)
        assert max(found.values()) == 1
        assert len(each.acknowledged) > 0
