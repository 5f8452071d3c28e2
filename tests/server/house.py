"""A real server on loopback, in the loop of the test, and visitors with real sockets.

Nobody here sleeps: whoever waits, waits for a message, a close or an answer.
"""

import asyncio
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from papertiger.server import places
from papertiger.server.app import app
from papertiger.server.clock import steady
from papertiger.server.run import Running, prepared
from papertiger.server.server import Server
from papertiger.server.settings import Settings
from papertiger.server.store import Store
from papertiger.wire import PROTOCOL, http, news
from papertiger.wire import commands as c
from papertiger.wire.news import Down
from papertiger.wire.settings import MadiaoSettings
from papertiger.wire.settings import Settings as TableSettings
from tests.server.loop import Loop, run
from tests.server.store.databases import unsynced

DECODER = msgspec.json.Decoder(Down)
encode = msgspec.json.encode
PATIENCE = 60
"""A scenario that takes longer (s) hangs."""

MADIAO = MadiaoSettings(bots="steady", think=False)
OPEN_HANDED: dict[str, Any] = {
    "port": 0,
    "address_burst": 100_000,
    "command_burst": 100_000,
    "tables_burst": 100_000,
    "idle_seconds": 60,
}
"""Settings of a server that does not count, for tests of something else."""


class Clock:
    """The server's time: real time, and what a test adds to it; or a time that stands still."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._real = loop.wall if isinstance(loop, Loop) else steady()
        self._added = 0
        self._still: int | None = None

    def __call__(self) -> int:
        """The time (ms)."""
        return (self._real() if self._still is None else self._still) + self._added

    def stop(self) -> None:
        """Stand still."""
        self._still = self._real()

    def add(self, ms: int) -> None:
        """So much later."""
        self._added += ms


@dataclass
class House:
    """A server that can be reached."""

    server: Server
    running: Running
    clock: Clock
    url: str
    port: int
    client: httpx.AsyncClient
    visitors: "list[Visitor]" = field(default_factory=list)

    async def table(self, settings: TableSettings = MADIAO) -> str:
        """The id of a new table."""
        answer = await self.client.post("/api/tables", content=encode(http.OpenTable(settings)))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=http.TableLink).table

    async def guest(self, name: str) -> str:
        """The cookie of somebody of that name."""
        self.client.cookies.clear()
        answer = await self.client.post("/api/me", content=encode(http.NameMe(name)))
        assert answer.status_code == 200, answer.text
        self.client.cookies.clear()
        return f"papertiger={answer.cookies['papertiger']}"

    def socket(self, table: str) -> str:
        """The address of a table's socket."""
        return f"{self.url.replace('http', 'ws', 1)}/tables/{table}/socket"

    async def visit(
        self, table: str, name: str = "", *, place: str | None = None, **headers: str
    ) -> "Visitor":
        """Somebody with an open socket who has not said hello; with a cookie if there is a name.

        `place`: the host and port that the client believes to talk to.
        """
        if name:
            headers["Cookie"] = await self.guest(name)
        url = self.socket(table)
        if place is not None:
            url = f"ws://{place}/tables/{table}/socket"
        visitor = Visitor(await connected(url, headers, self.port), name)
        visitor.table = table
        self.visitors.append(visitor)
        return visitor

    async def seat(self, table: str, name: str, place: int | None = None) -> "Visitor":
        """Somebody who has sat down."""
        visitor = await (await self.visit(table, name)).hello()
        assert (await visitor.do(c.SitDown, place=place)).refused is None
        return visitor


async def connected(url: str, headers: dict[str, str], port: int) -> ClientConnection:
    """A socket that is open, to this machine whatever the URL says."""
    return await connect(
        url, additional_headers=headers, compression=None, ping_interval=None, proxy=None,
        host="127.0.0.1", port=port,
    )  # fmt: skip


class Visitor:
    """Somebody with a socket: what came down, in order, and how it was closed."""

    def __init__(self, connection: ClientConnection, name: str = "") -> None:
        self.connection, self.name, self.table = connection, name, ""
        self.told: list[Down] = []
        self.code: int | None = None
        self.reason = ""
        self.token: str | None = None
        self.stream: str | None = None
        self.n = 0
        self.answers_beats = True
        self._came = asyncio.Event()
        self._ids = count(1)
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self._hear(DECODER.decode(await self.connection.recv()))
        self.code, self.reason = self.connection.close_code, self.connection.close_reason or ""
        self._came.set()

    async def _hear(self, message: Down) -> None:
        self.told.append(message)
        match message:
            case news.Welcome():
                self.stream, self.n = message.stream, message.n
            case news.Seated():
                self.token = message.token
            case news.RoomNews() | news.MadiaoNews() | news.MaoNews() | news.Heard():
                self.n = message.n
            case news.Beat() if self.answers_beats:
                await self.raw(encode(c.Pong(message.beat)).decode())
            case _:
                pass
        self._came.set()

    async def raw(self, frame: str | bytes) -> None:
        """Send a frame as it is; one that is too late is lost."""
        with suppress(ConnectionClosed):
            await self.connection.send(frame)

    async def hello(
        self, token: str | None = None, *, resume: "Visitor | None" = None
    ) -> "Visitor":
        """Say hello, and hear who one is; `resume`: go on from what another socket has seen."""
        seen: Any = (None, 0)
        if resume is not None:
            token, seen = resume.token, (resume.stream, resume.n)
            self.token = token
        await self.raw(encode(c.Hello(PROTOCOL, token, *seen)).decode())
        await self.until(lambda: self.has(news.Welcome) or self.code is not None)
        return self

    async def do(self, kind: type[Any], **fields: Any) -> news.Answer:
        """Send a command with a new id; its answer."""
        return await self.send(kind(id=f"{self.name or 'x'} {next(self._ids)}", **fields))

    async def send(self, command: Any) -> news.Answer:
        """Send a command; its answer."""
        before = len(self.answers(command.id))
        await self.raw(encode(command).decode())
        await self.until(lambda: len(self.answers(command.id)) > before)
        return self.answers(command.id)[-1]

    def answers(self, command: str) -> list[news.Answer]:
        """What was answered to a command so far."""
        return [each for each in self.told if isinstance(each, news.Answer) and each.id == command]

    def has(self, kind: type[Any]) -> bool:
        """Whether a message of that kind has come."""
        return any(isinstance(each, kind) for each in self.told)

    def last(self, kind: type[Any]) -> Any:
        """The newest message of a kind."""
        return next(each for each in reversed(self.told) if isinstance(each, kind))

    @property
    def room(self) -> news.Room:
        """The table around the game as it was told last."""
        room: news.Room = self.last(news.RoomNews).room
        return room

    @property
    def view(self) -> Any:
        """The last view of the game."""
        told = [each for each in self.told if isinstance(each, news.MadiaoNews | news.MaoNews)]
        return next(each.view for each in reversed(told) if each.view is not None)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for messages until something holds."""
        while not condition():
            assert self.code is None or condition(), f"closed: {self.code}, {self.told[-1:]}"
            self._came.clear()
            await self._came.wait()

    async def closed(self) -> int:
        """The code that the socket is closed with."""
        await asyncio.shield(self._listening)
        assert self.code is not None
        return self.code

    async def leave(self) -> None:
        """Close the socket."""
        await self.connection.close()
        await self._listening


@asynccontextmanager
async def house(
    folder: Path,
    *,
    port: int = 0,
    small: bool = False,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server whose files are in a folder; `small`: the system keeps little for its sockets."""
    chosen = Settings(**OPEN_HANDED | {"data": str(folder), "port": port} | settings)
    clock, started = Clock(), asyncio.Event()
    listener = places.listening(chosen)
    if small:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    bound = int(listener.getsockname()[1])
    time = asyncio.get_running_loop().time
    store = Store(chosen.url, clock=time, connect=unsynced, patience=chosen.store_seconds)
    server = Server(chosen, store, clock)
    server.url = places.own_url(chosen, bound)
    running = prepared(server, app(server), started.set)
    serving = asyncio.create_task(running.serve([listener]))
    await started.wait()
    url = f"http://127.0.0.1:{bound}"
    # There is no TLS on loopback, and certificates are slow to load.
    no_tls = False
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=no_tls) as client:
        there = House(server, running, clock, url, bound, client)
        try:
            yield there
        finally:
            running.should_exit = True
            await serving
            for visitor in there.visitors:
                await visitor.leave()


def play(scenario: Callable[[], Awaitable[None]]) -> None:
    """Play a scenario in a loop of its own."""
    run(scenario, PATIENCE)
