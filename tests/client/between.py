"""Something between a client and a server that loses connections and messages as a test says."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from papertiger import client
from tests.server.house import House

Passes = Callable[[str], bool]


def always(frame: str) -> bool:
    """Every frame passes."""
    del frame
    return True


@dataclass
class Between:
    """Passes frames on; `down` and `up` say which, and may call `cut` while they do.

    `opened` counts connections.
    """

    there: House
    down: Passes = always
    up: Passes = always
    opened: int = 0
    _pairs: set[tuple[ServerConnection, ClientConnection]] = field(default_factory=set)
    _server: Server | None = None

    def link(self, link: client.Link) -> client.Link:
        """The same table, by way of here."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return client.Link(f"http://127.0.0.1:{port}", link.table)

    def cut(self) -> None:
        """Lose every connection, as it is lost when a cable is pulled."""
        for pair in self._pairs:
            for each in pair:
                each.transport.abort()

    def _goes_up(self, frame: str) -> bool:
        return self.up(frame)

    def _goes_down(self, frame: str) -> bool:
        return self.down(frame)

    async def pass_on(self, near: ServerConnection) -> None:
        """One connection."""
        self.opened += 1
        assert near.request is not None
        cookie = {"Cookie": near.request.headers.get("Cookie", "")}
        url = self.there.url.replace("http", "ws", 1) + near.request.path
        with suppress(ConnectionClosed, OSError):
            async with connect(url, additional_headers=cookie, compression=None) as far:
                pair = near, far
                self._pairs.add(pair)
                ways = [
                    asyncio.create_task(_copy(near, far, self._goes_up)),
                    asyncio.create_task(_copy(far, near, self._goes_down)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.wait(ways)
                self._pairs.discard(pair)
                if far.close_code is not None:
                    await near.close(far.close_code if far.close_code != 1006 else 1011)


async def _copy(
    source: ServerConnection | ClientConnection,
    target: ServerConnection | ClientConnection,
    passes: Passes,
) -> None:
    with suppress(ConnectionClosed):
        while True:
            frame = await source.recv()
            assert isinstance(frame, str)
            if passes(frame):
                await target.send(frame)


@asynccontextmanager
async def between(there: House) -> AsyncIterator[Between]:
    """Something between clients and that server."""
    made = Between(there)
    async with serve(made.pass_on, "127.0.0.1", 0, compression=None) as server:
        made._server = server
        yield made
        made.cut()
