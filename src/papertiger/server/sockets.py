"""A table's socket: hello, commands up, frames down, and how it ends.

Every socket has one bounded queue; a client that does not read it is closed and catches up when it
comes back. What is no message is answered with a `Goodbye` that says what was wrong.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from papertiger.room.limits import Bucket, Rate, taken
from papertiger.room.members import Member
from papertiger.server.hub import Hosted, Hub
from papertiger.server.settings import Settings
from papertiger.wire.commands import MOST_FRAME, Hello, Ping, Up
from papertiger.wire.commands import Pong as PongUp
from papertiger.wire.news import Beat, Goodbye, Parting, Pong

DECODER = msgspec.json.Decoder(Up)
encode = msgspec.json.Encoder().encode

POLICY, TOO_BIG, UNSUPPORTED, SLOW = 1008, 1009, 1003, 1013
"""Codes with which sockets are closed."""

BEATS_AT_ONCE = 50
"""So many clients are asked at once; five thousand together would keep everybody waiting."""

LAGS = 8
"""So many round trips are remembered; the shortest counts."""


@dataclass(slots=True, eq=False)
class Socket:
    """One socket's way down. `lag` is half of its shortest recent round trip (ms)."""

    most: int
    frames: deque[bytes] = field(default_factory=deque)
    wanted: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None
    trips: deque[int] = field(default_factory=lambda: deque(maxlen=LAGS))
    beat: int = 0

    def send(self, frame: bytes) -> None:
        """Queue a frame; a socket whose queue is full is closed."""
        if self.code is not None:
            return
        if len(self.frames) >= self.most:
            self.frames.clear()
            self.frames.append(encode(Goodbye(Parting.TOO_SLOW)))
            self.code = SLOW
        else:
            self.frames.append(frame)
        self.wanted.set()

    def close(self, code: int) -> None:
        """Close it after what is queued."""
        if self.code is None:
            self.code = code
            self.wanted.set()

    def part(self, why: Parting, code: int, detail: str = "") -> None:
        """Say why, and close it."""
        self.send(encode(Goodbye(why, detail)))
        self.close(code)

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
        self._rate = Rate(settings.command_burst, settings.commands_per_second)
        self.partings: dict[str, int] = {}

    async def serve(self, websocket: WebSocket, table: str, member: Member) -> None:
        """A socket from its acceptance to its end."""
        await websocket.accept()
        socket = Socket(self._settings.socket_queue)
        self.open.add(socket)
        writer = asyncio.create_task(_write(websocket, socket))
        try:
            hosted = await self._greet(websocket, socket, table, member)
            if hosted is not None:
                try:
                    await self._listen(websocket, socket, hosted, member)
                finally:
                    self._hub.leave(hosted, member)
        except WebSocketDisconnect:
            pass
        finally:
            self.open.discard(socket)
            socket.close(1000)
            await _finished(writer)

    async def _greet(
        self, websocket: WebSocket, socket: Socket, table: str, member: Member
    ) -> Hosted | None:
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
        hosted = None if self._hub.closing else await self._hub.find(table)
        if hosted is None:
            why = Parting.RESTART if self._hub.closing else Parting.NO_SUCH_TABLE
            socket.part(why, 1012 if self._hub.closing else POLICY)
            return None
        self._hub.join(hosted, member, first, socket)
        self._beat(socket)
        return hosted

    async def _listen(
        self, websocket: WebSocket, socket: Socket, hosted: Hosted, member: Member
    ) -> None:
        bucket: Bucket | None = None
        while True:
            message = await self._message(websocket, socket)
            if message is None:
                return
            bucket = taken(bucket, self._rate, self._clock())
            if bucket is None:
                socket.part(Parting.TOO_FAST, POLICY)
                return
            match message:
                case Ping():
                    socket.send(encode(Pong(message.sent)))
                case PongUp():
                    self._beaten(socket, message)
                case Hello():
                    socket.part(Parting.MALFORMED, POLICY, "hello was said already")
                    return
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
        data = text.encode()
        if len(data) > MOST_FRAME:
            socket.part(Parting.TOO_LONG, TOO_BIG, f"a frame has at most {MOST_FRAME} bytes")
            return None
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            socket.part(Parting.MALFORMED, POLICY, str(error)[:200])
            return None

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
            socket.part(Parting.TOO_SLOW, SLOW)


async def _write(websocket: WebSocket, socket: Socket) -> None:
    """Send what is queued, then close."""
    try:
        while True:
            await socket.wanted.wait()
            socket.wanted.clear()
            while socket.frames:
                await websocket.send_text(socket.frames.popleft().decode())
            if socket.code is not None:
                if websocket.application_state is WebSocketState.CONNECTED:
                    await websocket.close(socket.code)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        # The client is gone; the reading side notices as well.
        socket.code = socket.code or 1006


async def _finished(writer: "asyncio.Task[None]") -> None:
    """Wait a moment for what is still to be sent."""
    try:
        async with asyncio.timeout(2):
            await writer
    except TimeoutError:
        writer.cancel()
