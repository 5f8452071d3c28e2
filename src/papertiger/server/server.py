"""A running server: its store, its tables, its sockets, and who may ask how often."""

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress

from starlette.requests import HTTPConnection

from papertiger.room.limits import Bucket, Rate, taken
from papertiger.server import garbage, guests
from papertiger.server.hub import Hub
from papertiger.server.settings import Settings
from papertiger.server.sockets import Sockets
from papertiger.server.store import Store

GUESSES = Rate(10, 0.1)
"""How often one address may try a code."""

MOST_ADDRESSES = 50_000

QUIET = 400
"""With fewer sockets than this, nobody notices a pause."""


class TooManyError(Exception):
    """An address asks too often."""


class Server:
    """Everything that a process of `papertiger serve` holds."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], int]) -> None:
        """A server on a store; `clock` tells wall time (ms)."""
        settings.folder.mkdir(parents=True, exist_ok=True)
        self.settings, self.store, self.clock = settings, store, clock
        self.key = guests.key_of(settings.folder)
        self.hub = Hub(store, clock, os.urandom)
        self.sockets = Sockets(self.hub, settings, clock)
        self.url = settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"
        self._requests = Rate(settings.address_burst, settings.requests_per_second)
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin what goes on by itself: asking clients whether they are there, tidying."""
        self._chores = [
            asyncio.create_task(self.sockets.tend()),
            asyncio.create_task(garbage.tend(self._quiet)),
        ]

    def _quiet(self) -> bool:
        return len(self.sockets.open) < QUIET

    async def close(self) -> None:
        """Tell everybody to come back, finish what is begun, close the store."""
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await self.hub.close()
        await self.store.close()

    def link(self, table: str) -> str:
        """The link to a table."""
        return f"{self.url}/t/{table}"

    def person_of(self, cookies: Mapping[str, str]) -> str | None:
        """Whose cookie it is."""
        return guests.person_of(self.key, cookies.get(guests.COOKIE))

    def may_come_from(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may open a socket; programs send none."""
        if origin is None:
            return True
        own = {f"http://{host}", f"https://{host}", self.url, *self.settings.origins}
        return origin in own

    def count_request(self, connection: HTTPConnection) -> None:
        """An address asks something. Raises TooManyError."""
        self._count("request", connection, self._requests)

    def count_guess(self, connection: HTTPConnection) -> None:
        """An address tries a code. Raises TooManyError."""
        self._count("guess", connection, GUESSES)

    def _count(self, kind: str, connection: HTTPConnection, rate: Rate) -> None:
        client = connection.client
        address = (kind, "" if client is None else client.host)
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets.clear()
        bucket = taken(self._buckets.get(address), rate, self.clock())
        if bucket is None:
            raise TooManyError
        self._buckets[address] = bucket
