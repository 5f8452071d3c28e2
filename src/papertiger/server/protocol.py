"""The web server's handling of connections, made proof against clients that hang, and quick.

uvicorn waits for what it has written to be taken before it closes a connection, and answers pings
as fast as they come. Who takes nothing would be there for ever, with all that was written for it.
A frame that need not wait goes straight from the table to the socket, and from the socket to the
table: on its usual way it would wake a task and pass through six layers, which costs as much as the
game itself.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from papertiger.room.limits import Bucket, Rate, taken

LINGER = 5.0
"""So long (s) after its end a connection may take to take what was written."""

PINGS = Rate(20, 5)
"""How often a client may ping, or answer pings that nobody sent; ours uses messages instead."""

PIECES = 64
"""So many pieces a message may come in; empty ones cost time and are no message that is counted."""

HEAD_SECONDS = 10.0
"""So long (s) the head of a request may take to come."""

LATE = 1_000
"""So many frames may still come after the end was said; then nobody is listened to any more."""


DIRECT = "papertiger.direct"
"""The extension of a socket's scope under which this protocol is found as `socket`."""


class HttpProtocol(H11Protocol):
    """A connection of HTTP that is closed if the head of a request does not come in time.

    uvicorn waits for it for ever, and each connection is an open file.
    """

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Part of a request, or all of it."""
        super().data_received(data)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        # uvicorn has no cycle before the first request.
        asked = not getattr(self.cycle, "response_complete", True)
        if asked or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._head is None:
            self._head = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is cut if it does not end.

    `hear` is called with each text frame that comes in one piece, if nothing waits before it.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.close_timeout = LINGER
        self._cut: asyncio.TimerHandle | None = None
        self._pings: Bucket | None = None
        self._late = 0
        self.hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application write without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = {"socket": self}

    def handle_text(self, event: Frame) -> None:
        """Pass a message on, at once if it can be."""
        if self._is_late():
            return
        if self.hear is None or not event.fin or not self.queue.empty():
            super().handle_text(event)
        else:
            self.hear(bytes(event.data))

    def handle_bytes(self, event: Frame) -> None:
        """Pass a message on that is no text."""
        if not self._is_late():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Put a message together."""
        if self._is_late():
            return
        if len(self.frames) >= PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def _is_late(self) -> bool:
        """Whether the end has been said, so that no message counts."""
        if self.close_sent:
            self._late += 1
            if self._late > LATE:
                self.transport.abort()
        return self.close_sent

    def write(self, frame: bytes) -> bool:
        """Send a text frame now; False if it has to wait, or the socket is closing."""
        ready = self.handshake_complete and self.writable.is_set()
        if not ready or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        """Serve it; cut it some time after."""
        await super().run_asgi()
        if not self.disconnected:
            self._cut = self.loop.call_later(2 * LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended by itself."""
        if self._cut is not None:
            self._cut.cancel()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, unless there are too many or nobody takes the answers."""
        if self._is_one_too_many() or not self.writable.is_set():
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Nobody has asked."""
        del event
        if self._is_one_too_many():
            self.transport.abort()

    def _is_one_too_many(self) -> bool:
        self._pings = taken(self._pings, PINGS, int(self.loop.time() * 1000))
        return self._pings is None

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # Who was turned away is done with; otherwise an error would be logged.
            self.handshake_complete = True


__all__ = ["DIRECT", "HttpProtocol", "SocketProtocol"]
