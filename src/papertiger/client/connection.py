"""The socket of a table: opened, listened to, and opened again when it is lost.

The first try after a loss comes at once, the next ones later and later. Whoever is told to come
back later comes back; whoever is told goodbye for good hears why.
"""

import asyncio
import random
from collections import deque

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidStatus,
    InvalidURI,
    WebSocketException,
)

from papertiger.client.errors import PartedError, ProblemError, UnreachableError
from papertiger.client.mirror import GapError
from papertiger.client.way import Listener
from papertiger.room.limits import Bucket, Rate, taken
from papertiger.wire import http, news
from papertiger.wire.commands import Command, Pong
from papertiger.wire.news import Down, Parting
from papertiger.wire.routes import COOKIE

DECODER = msgspec.json.Decoder(Down)
encode = msgspec.json.Encoder().encode

PACE = Rate(20, 12)
"""How fast commands are sent: a server closes who sends more than 20 a second for long."""

STEADY = 5.0
"""A connection that lasted so long (s) was no failure: after it tries and time count anew."""

LONGEST = 2**20
"""No message of a table is longer (bytes)."""

RETURNING = {Parting.RESTART, Parting.UNAVAILABLE, Parting.TOO_SLOW, Parting.TOO_FAST, Parting.FULL}
"""Who is told one of these may come back."""

PASSING = {429, 500, 502, 503, 504}
"""Statuses of a refused socket that pass."""


class Terms(Struct, frozen=True):
    """How a lost connection is opened again. All in seconds.

    `first`: before the second try (the first comes at once); each wait after it is twice as long,
    up to `longest`, and all vary by half; `patience`: after so long without a connection that
    lasts, give up; `opening`: so long may opening the socket and the answer to hello take.
    """

    first: float = 0.25
    longest: float = 8.0
    patience: float = 60.0
    opening: float = 15.0


class Connection:
    """The way to a table; `sent` are the ids of commands that were sent on any socket of it."""

    def __init__(self, table: Listener, terms: Terms) -> None:
        """Nothing is opened before `run`."""
        self._table, self._terms = table, terms
        self._outbox: deque[Command] = deque()
        self._wanted = asyncio.Event()
        self._bucket: Bucket | None = None
        self._tries = 0
        self._lost: float | None = None
        self._refused: tuple[int, float] | None = None
        self._welcomed = False
        self._came: float | None = None
        self.sent: set[str] = set()

    async def run(self) -> None:
        """Be at the table until cancelled. Raises what ends it: PartedError and the like."""
        while True:
            try:
                why = await self._once()
            except (OSError, TimeoutError, ConnectionClosed, WebSocketException) as error:
                why = _reason(error)
            await self._wait(why)

    async def _once(self) -> str:
        """Open a socket and listen until it is lost; why it was."""
        self._welcomed = False
        self._begin_to_count()
        table = self._table
        cookie = {"Cookie": f"{COOKIE}={table.guest.cookie}"} if table.guest.cookie else {}
        try:
            async with asyncio.timeout(self._terms.opening):
                socket = await connect(
                    table.link.socket,
                    additional_headers=cookie,
                    compression=None,
                    max_size=LONGEST,
                    close_timeout=1,
                )
        except InvalidStatus as error:
            return self._turned_away(error)
        except InvalidURI as error:
            raise UnreachableError(table.link.server, str(error)) from None
        writer: asyncio.Task[None] | None = None
        try:
            await socket.send(encode(table.mirror.hello(table.token)).decode())
            async with asyncio.timeout(self._terms.opening):
                while not self._welcomed:
                    await self._hear(socket)
            writer = asyncio.create_task(self._write(socket))
            while True:
                await self._hear(socket)
        except GapError:
            return "a message was missing"
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            server = table.link.server
            raise UnreachableError(server, f"it does not talk as Paper Tiger: {error}") from None
        except _ComeBack as parting:
            return str(parting)
        finally:
            if writer is not None:
                writer.cancel()
                await asyncio.wait([writer])
            await socket.close()

    async def _hear(self, socket: ClientConnection) -> None:
        """One message; of the first, see that it is the welcome."""
        message = DECODER.decode(await socket.recv())
        match message:
            case news.Beat():
                await socket.send(encode(Pong(message.beat)).decode())
            case news.Goodbye():
                self._part(message)
            case news.Welcome():
                self._table.hear(message)
                self._greeted()
            case _:
                self._table.hear(message)

    def _greeted(self) -> None:
        """The table is there again: what was not answered is sent again."""
        if self._welcomed:
            return
        self._welcomed = True
        self._table.cut_off(None)
        self._came = asyncio.get_running_loop().time()
        self._outbox.clear()
        for command in self._table.unanswered():
            self.post(command)

    def _part(self, goodbye: news.Goodbye) -> None:
        if goodbye.why in RETURNING:
            raise _ComeBack(goodbye.why.value)
        if goodbye.why is Parting.BAD_TOKEN and self._table.stood_up():
            raise _ComeBack(goodbye.why.value)
        raise PartedError(goodbye.why, goodbye.detail, goodbye.protocol)

    def _turned_away(self, error: InvalidStatus) -> str:
        status, body = error.response.status_code, error.response.body or b""
        if status in PASSING:
            return f"status {status}"
        try:
            problem = msgspec.json.decode(bytes(body), type=http.Problem)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise UnreachableError(self._table.link.server, f"status {status}") from None
        raise ProblemError(status, problem)

    # Commands

    def post(self, command: Command) -> None:
        """Send a command when it is its turn, now or after the next welcome."""
        self._outbox.append(command)
        self._wanted.set()

    def post_later(self, command: Command) -> bool:
        """The store was not there: send it again in a while; False when that was often enough."""
        loop = asyncio.get_running_loop()
        tries, since = self._refused or (0, loop.time())
        if loop.time() - since > self._terms.patience:
            return False
        self._refused = tries + 1, since
        loop.call_later(self._delay(tries + 2), self.post, command)
        return True

    def settled(self) -> None:
        """The store is there."""
        self._refused = None

    async def _write(self, socket: ClientConnection) -> None:
        """Send what is posted, no faster than a server bears."""
        loop = asyncio.get_running_loop()
        while True:
            while not self._outbox:
                self._wanted.clear()
                await self._wanted.wait()
            bucket = taken(self._bucket, PACE, int(loop.time() * 1000))
            if bucket is None:
                await asyncio.sleep(1 / PACE.each_second)
                continue
            self._bucket = bucket
            command = self._outbox.popleft()
            if not self._table.awaits(command):
                continue
            self.sent.add(command.id)
            try:
                await socket.send(encode(command).decode())
            except ConnectionClosed:
                return

    # Coming back

    def _begin_to_count(self) -> None:
        if self._lost is None:
            self._lost = asyncio.get_running_loop().time()

    def _delay(self, tries: int) -> float:
        if tries <= 1:
            return 0
        wait = min(self._terms.first * 2.0 ** min(tries - 2, 30), self._terms.longest)
        return wait * random.uniform(0.5, 1)  # noqa: S311 no secret: it keeps clients apart

    async def _wait(self, why: str) -> None:
        """Before the next try; raises UnreachableError when there have been enough."""
        now = asyncio.get_running_loop().time()
        if self._came is not None and now - self._came > STEADY:
            self._tries, self._lost = 0, None
        self._came = None
        self._table.cut_off(why)
        self._begin_to_count()
        if self._lost is not None and now - self._lost > self._terms.patience:
            raise UnreachableError(self._table.link.server, why)
        self._tries += 1
        await asyncio.sleep(self._delay(self._tries))


class _ComeBack(Exception):  # noqa: N818 it is no error: the server asks for it
    """The server closes the socket and has said that one may come back."""


def _reason(error: Exception) -> str:
    match error:
        case ConnectionClosed():
            return "the connection was lost"
        case TimeoutError():
            return "no answer came in time"
        case InvalidHandshake():
            return str(error)
        case _:
            return str(error) or type(error).__name__
