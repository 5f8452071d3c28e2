"""Tables of a hub without sockets: what a server does between its store and its clients."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from papertiger.room import facts as f
from papertiger.room.actor import open_table
from papertiger.room.members import Member
from papertiger.server.hub import Hosted, Hub
from papertiger.server.store import Store
from papertiger.server.store.engines import url_of
from papertiger.server.store.store import TableRow
from papertiger.wire import PROTOCOL, news
from papertiger.wire import commands as c
from papertiger.wire.news import Down
from papertiger.wire.settings import MadiaoSettings, Settings
from tests.room.evening import chance
from tests.server.store.databases import unsynced

DECODER = msgspec.json.Decoder(Down)
MADIAO = MadiaoSettings(bots="steady", think=False)


@dataclass
class Time:
    """A clock that tests set (ms)."""

    now: int = 1_000_000

    def __call__(self) -> int:
        """The time that it was set to."""
        return self.now


@dataclass
class Ear:
    """A socket as a hub sees it: what it was sent, and how it was closed."""

    told: list[Down] = field(default_factory=list)
    code: int | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, frame: bytes) -> None:
        """A frame comes."""
        self.told.append(DECODER.decode(frame))
        self.heard.set()

    def close(self, code: int, why: str = "") -> None:
        """It is closed, and told why."""
        last = self.told[-1]
        assert isinstance(last, news.Goodbye)
        assert last.why == why
        self.code = code
        self.heard.set()

    async def until(self, kind: type[Any], number: int = 1) -> Any:
        """The `number`-th message of a kind."""
        while len(found := [each for each in self.told if isinstance(each, kind)]) < number:
            self.heard.clear()
            await self.heard.wait()
        return found[number - 1]

    async def closed(self) -> int:
        """The code that it is closed with."""
        while self.code is None:
            self.heard.clear()
            await self.heard.wait()
        return self.code


@dataclass
class Guest:
    """Somebody at a table of a hub."""

    hub: Hub
    hosted: Hosted
    member: Member
    ear: Ear = field(default_factory=Ear)
    ids: "count[int]" = field(default_factory=lambda: count(1))

    def hello(self, token: str | None = None) -> "Guest":
        """Join the table."""
        self.hub.join(self.hosted, self.member, c.Hello(PROTOCOL, token), self.ear)
        return self

    async def do(self, kind: type[Any], **fields: Any) -> news.Answer:
        """Send a command with a new id; its answer."""
        return await self.send(kind(id=str(next(self.ids)), **fields))

    async def send(self, command: Any) -> news.Answer:
        """Send a command; its answer."""
        before = sum(isinstance(each, news.Answer) for each in self.ear.told)
        self.hub.command(self.hosted, self.member, command, 0)
        answer: news.Answer = await self.ear.until(news.Answer, before + 1)
        return answer

    def leave(self) -> None:
        """Go."""
        self.hub.leave(self.hosted, self.member)


@asynccontextmanager
async def hub_in(folder: Path, time: Time) -> AsyncIterator[Hub]:
    """A hub whose store is in a folder."""
    loop = asyncio.get_running_loop()
    store = Store(url_of(folder / "tables.db"), clock=loop.time, connect=unsynced)
    hub = Hub(store, time, chance(1))
    yield hub
    await hub.close()
    await store.close()


async def opened(hub: Hub, table: str = "t1", settings: Settings = MADIAO) -> None:
    """A new table."""
    facts = [f.encode(fact) for fact in open_table(table, settings, chance(1))]
    row = TableRow(table, "madiao", settings.public, "gathering", "{}", hub.clock(), hub.clock())
    await hub.store.create(row, facts)


async def guest(hub: Hub, name: str, table: str = "t1") -> Guest:
    """Somebody who has come to a table but has not said hello."""
    hosted = await hub.find(table)
    assert hosted is not None
    return Guest(hub, hosted, Member(f"socket {name}", f"person {name}", name))
