"""A table's socket: hello, commands up, frames down, and how it ends.

Every socket has one bounded queue; a client that does not read it is closed and catches up when it
comes back. What is no message is answered with a `Goodbye` that says what was wrong.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from papertiger.room.limits import Bucket, Rate, taken
from papertiger.room.members import Member
from papertiger.server import guests, languages
from papertiger.server.hub import Hosted, Hub
from papertiger.server.protocol import DIRECT, SocketProtocol
from papertiger.server.rates import network
from papertiger.server.settings import Settings
from papertiger.server.store import StoreUnavailableError
from papertiger.wire.commands import MOST_FRAME, Hello, Ping, Up
from papertiger.wire.commands import Pong as PongUp
from papertiger.wire.news import Beat, Goodbye, Parting, Pong

LOG = logging.getLogger(__name__)

DECODER = msgspec.json.Decoder(Up)
encode = msgspec.json.Encoder().encode

NORMAL, POLICY, TOO_BIG, UNSUPPORTED, RESTART, LATER = 1000, 1008, 1009, 1003, 1012, 1013
"""Codes with which sockets are closed."""

GONE = 1006
"""The code of a socket that was not closed, but is no more."""

LINGER = 2.0
"""How long (s) a socket that is to be closed may take over what is queued."""

BEATS_AT_ONCE = 50
"""So many clients are asked at once; five thousand together would keep everybody waiting."""

SEEN = 24 * 3600 * 1000
"""So often (ms) it is noted that somebody is still seen."""

LAGS = 8
"""So many round trips are remembered; the shortest counts."""


@dataclass(slots=True, eq=False)
class Socket:
    """One socket's way down. `lag` is half of its shortest recent round trip (ms).

    `code` and `why`: how it is to be closed; `end`: until when it may take over that. `direct` is
    the way for frames that need not wait, where there is one; `writing`: a frame is on its way that
    had to. `bucket`: what is left of the commands that it may send.
    """

    most: int
    direct: SocketProtocol | None = None
    writing: bool = False
    bucket: Bucket | None = None
    frames: deque[bytes] = field(default_factory=deque)
    wanted: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None
    why: str = ""
    end: asyncio.Timeout | None = None
    trips: deque[int] = field(default_factory=lambda: deque(maxlen=LAGS))
    beat: int = 0

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it; a socket whose queue is full is closed."""
        if self.code is not None:
            return
        direct = None if self.frames or self.writing else self.direct
        if direct is not None and direct.write(frame):
            return
        if len(self.frames) >= self.most:
            # It would say goodbye behind all that: what is left it gets when it comes back.
            self.frames.clear()
            self.frames.append(encode(Goodbye(Parting.TOO_SLOW)))
            self.close(LATER, Parting.TOO_SLOW)
        else:
            self.frames.append(frame)
            self.wanted.set()

    def close(self, code: int, why: str = "") -> None:
        """Close it after what is queued, and in any case soon."""
        if self.code is None:
            self.code, self.why = code, why
            self.wanted.set()
            if self.end is not None:
                self.end.reschedule(asyncio.get_running_loop().time() + LINGER)

    def part(self, why: Parting, code: int, detail: str = "") -> None:
        """Say why, and close it."""
        self.send(encode(Goodbye(why, detail)))
        self.close(code, why)

    @property
    def lag(self) -> int:
        """How long (ms) what this client sends is on its way."""
        return min(self.trips, default=0) // 2


class Sockets:
    """All sockets of a server."""

    def __init__(self, hub: Hub, settings: Settings, clock: Callable[[], int]) -> None:
        """Sockets for the tables of a hub."""
        self._hub, self._settings, self._clock = hub, settings, clock
        self.open: set[Socket] = set()
        self.opened = 0
        self.partings: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._rate = Rate(settings.command_burst, settings.commands_per_second)
        self._gone = asyncio.Event()

    def has_room(self, address: str) -> bool:
        """Whether one more socket may come, and one more from this address."""
        return (
            len(self.open) < self._settings.most_sockets
            and self._by_address[network(address)] < self._settings.most_sockets_per_address
        )

    def close(self) -> None:
        """Ask all to come back to the server that will be there then."""
        for socket in self.open:
            socket.part(Parting.RESTART, RESTART)

    async def closed(self, but: int = 0) -> None:
        """Wait until all sockets are closed, or all `but` so many."""
        while len(self.open) > but:
            self._gone.clear()
            await self._gone.wait()

    async def serve(
        self, websocket: WebSocket, table: str, person: str | None, address: str
    ) -> None:
        """A socket from its acceptance to its end; `person`: whose cookie came with it."""
        socket, place, began = Socket(self._settings.socket_queue), network(address), self._clock()
        self.open.add(socket)
        self.opened += 1
        self._by_address[place] += 1
        writer: asyncio.Task[None] | None = None
        try:
            await websocket.accept()
            if DIRECT in websocket.scope.get("extensions", ()):
                socket.direct = websocket.scope["extensions"][DIRECT]["socket"]
            writer = asyncio.create_task(_write(websocket, socket))
            async with asyncio.timeout(None) as socket.end:
                await self._talk(websocket, socket, table, person)
        except (WebSocketDisconnect, TimeoutError, OSError):
            pass
        finally:
            socket.end = None
            socket.close(NORMAL, "gone")
            if writer is not None:
                await _finished(writer)
            self._forget(socket, place)
            seconds = (self._clock() - began) / 1000
            told = {"table": table, "address": address, "why": socket.why, "code": socket.code}
            LOG.info("socket closed", extra=told | {"seconds": seconds})

    def _forget(self, socket: Socket, place: str) -> None:
        self.open.discard(socket)
        self.partings[socket.why or str(socket.code)] += 1
        self._by_address[place] -= 1
        if not self._by_address[place]:
            del self._by_address[place]
        self._gone.set()

    async def _talk(
        self, websocket: WebSocket, socket: Socket, table: str, person: str | None
    ) -> None:
        joined = await self._greet(websocket, socket, table, person)
        if joined is None:
            return
        hosted, member = joined
        try:
            await self._listen(websocket, socket, hosted, member)
        finally:
            self._hub.leave(hosted, member)

    async def _greet(
        self, websocket: WebSocket, socket: Socket, table: str, person: str | None
    ) -> tuple[Hosted, Member] | None:
        """Hear the hello and bring the socket to its table; None when it has been told why not."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                first = await self._message(websocket, socket)
        except TimeoutError:
            socket.part(Parting.MALFORMED, POLICY, "no hello came in time")
            return None
        if first is None:
            return None
        if not isinstance(first, Hello):
            socket.part(Parting.MALFORMED, POLICY, "the first frame must be a hello")
            return None
        try:
            hosted, member = await self._found(table, person, languages.asked(websocket))
        except StoreUnavailableError:
            socket.part(Parting.UNAVAILABLE, LATER)
            return None
        if self._hub.closing:
            socket.part(Parting.RESTART, RESTART)
            return None
        if hosted is None:
            socket.part(Parting.NO_SUCH_TABLE, POLICY)
            return None
        if first.token is None and len(hosted.sinks) >= self._settings.most_sockets_per_table:
            socket.part(Parting.FULL, LATER)
            return None
        self._hub.join(hosted, member, first, socket)
        self._beat(socket)
        return hosted, member

    async def _found(
        self, table: str, person: str | None, language: str
    ) -> tuple[Hosted | None, Member]:
        """The table as it is held now, and who comes to it."""
        while True:
            hosted = await self._hub.find(table)
            # After the table: who is forgotten by then is not called so here again.
            member = await self._member(person, language)
            # Meanwhile it may have been put away: whoever joined it then would wait for ever.
            if hosted is None or self._hub.holds(hosted) or self._hub.closing:
                return hosted, member

    async def _member(self, person: str | None, language: str) -> Member:
        """Who comes: somebody with a cookie, or a stranger for as long as the socket lasts."""
        connection = guests.new_id()
        known = None if person is None else await self._hub.store.person(person)
        own = person or connection
        now = self._clock()
        if known is not None and known.seen < now - SEEN:
            with suppress(StoreUnavailableError):
                await self._hub.store.saw(own, now)
        if known is None:
            return Member(connection, own, guests.usual_name(own, language), unnamed=True)
        return Member(connection, own, known.name)

    async def _listen(
        self, websocket: WebSocket, socket: Socket, hosted: Hosted, member: Member
    ) -> None:
        def take(message: Up) -> None:
            self._take(socket, hosted, member, message)

        def hear(data: bytes) -> None:
            message = _read(socket, data) if socket.code is None else None
            if message is not None:
                take(message)

        if socket.direct is not None:
            socket.direct.hear = hear
        try:
            while (message := await self._message(websocket, socket)) is not None:
                take(message)
        finally:
            if socket.direct is not None:
                socket.direct.hear = None

    def _take(self, socket: Socket, hosted: Hosted, member: Member, message: Up) -> None:
        """A message after the hello."""
        socket.bucket = taken(socket.bucket, self._rate, self._clock())
        if socket.bucket is None:
            socket.part(Parting.TOO_FAST, POLICY)
            return
        match message:
            case Ping():
                socket.send(encode(Pong(message.sent)))
            case PongUp():
                self._beaten(socket, message)
            case Hello():
                socket.part(Parting.MALFORMED, POLICY, "hello was said already")
            case _:
                self._hub.command(hosted, member, message, socket.lag)

    async def _message(self, websocket: WebSocket, socket: Socket) -> Up | None:
        """The next message; None when there will be none, and the socket has been told why."""
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect" or socket.code is not None:
            return None
        text = received.get("text")
        if text is None:
            socket.part(Parting.MALFORMED, UNSUPPORTED, "frames are text")
            return None
        return _read(socket, text.encode())

    def _beaten(self, socket: Socket, pong: PongUp) -> None:
        """A round trip is over: its length counts, if it is of a beat that was sent."""
        if pong.beat and pong.beat == socket.beat:
            socket.trips.append(max(0, self._clock() - pong.beat))
            socket.beat = 0

    async def tend(self) -> None:
        """Ask every client again and again whether it is there, a few at a time."""
        while True:
            sockets = list(self.open)
            rounds = max(1, -(-len(sockets) // BEATS_AT_ONCE))
            for start in range(rounds):
                for socket in sockets[start::rounds]:
                    self._beat(socket)
                await asyncio.sleep(self._settings.beat_seconds / rounds)

    def _beat(self, socket: Socket) -> None:
        """Ask a client whether it is there; who did not answer for long is closed."""
        now = self._clock()
        if not socket.beat:
            socket.beat = now
            socket.send(encode(Beat(now)))
        elif now - socket.beat > self._settings.silence_seconds * 1000:
            socket.part(Parting.TOO_SLOW, LATER)


def _read(socket: Socket, data: bytes) -> Up | None:
    """The message in a frame; None if it is none, and the socket has been told why."""
    if len(data) > MOST_FRAME:
        socket.part(Parting.TOO_LONG, TOO_BIG, f"a frame has at most {MOST_FRAME} bytes")
        return None
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        socket.part(Parting.MALFORMED, POLICY, str(error)[:200])
        return None


async def _write(websocket: WebSocket, socket: Socket) -> None:
    """Send what is queued, then close."""
    try:
        while True:
            await socket.wanted.wait()
            socket.wanted.clear()
            while socket.frames:
                socket.writing = True
                await websocket.send_text(socket.frames.popleft().decode())
                socket.writing = False
            if socket.code is not None:
                if websocket.application_state is WebSocketState.CONNECTED:
                    await websocket.close(socket.code, socket.why)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        # The client is gone; the reading side notices as well.
        socket.close(GONE, "gone")


async def _finished(writer: "asyncio.Task[None]") -> None:
    """Wait a moment for what is still to be sent."""
    try:
        async with asyncio.timeout(LINGER):
            await writer
    except TimeoutError:
        pass
