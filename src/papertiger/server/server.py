"""A running server: its store, its tables, its sockets, and who may come how often."""

import asyncio
import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress

from starlette.requests import HTTPConnection

from papertiger.room.limits import Rate
from papertiger.server import guests, places
from papertiger.server.hub import Hub
from papertiger.server.played import Played
from papertiger.server.rates import Rates
from papertiger.server.settings import Settings
from papertiger.server.sockets import Sockets
from papertiger.server.store import Store, StoreUnavailableError

LOG = logging.getLogger(__name__)

GUESSES = Rate(10, 0.1)
"""How often one address may try a code; a seat's code has eight digits and lasts five minutes."""

ALL_GUESSES = Rate(100, 20)
"""How often codes may be tried from everywhere together."""

QUIET = 400
"""With fewer sockets than this, nobody notices a pause."""

PURGE = 3600
"""So often (s) codes whose time is over are forgotten."""


class TooManyError(Exception):
    """An address asks too often."""


class Server:
    """Everything that a process of `papertiger serve` holds."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], int]) -> None:
        """A server on a store; `clock` tells wall time (ms). Raises OSError, ValueError."""
        self.settings, self.store, self.clock = settings, store, clock
        self.key = guests.key_of(settings.folder)
        self.hub = Hub(store, clock, os.urandom, idle=int(settings.idle_seconds * 1000))
        self.played = Played(store)
        self.sockets = Sockets(self.hub, settings, clock)
        self.url = places.own_url(settings, settings.port)
        self.refused = 0
        requests = Rate(settings.address_burst, settings.requests_per_second)
        tables = Rate(settings.tables_burst, settings.tables_per_minute / 60)
        rates = {"request": requests, "table": tables, "guess": GUESSES, "all": ALL_GUESSES}
        self._rates = Rates(rates, clock)
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin what goes on by itself: asking clients whether they are there, tidying."""
        self._chores = [
            asyncio.create_task(self.sockets.tend()),
            asyncio.create_task(self._purge()),
        ]

    def quiet(self) -> bool:
        """Whether a pause would disturb nobody."""
        return len(self.sockets.open) < QUIET

    async def _purge(self) -> None:
        while True:
            with suppress(StoreUnavailableError):
                await self.store.purge_codes(self.clock())
            await asyncio.sleep(PURGE)

    async def stop(self) -> None:
        """Finish what is begun and tell everybody to come back; the store stays open."""
        await self.hub.close()
        self.sockets.close()
        await self.sockets.closed()

    async def close(self) -> None:
        """Stop, if that is not done, and close the store."""
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
        """Whether a page of this origin may talk to the server; programs send none.

        Without being listed, a page must be the server's own, by an address or a name that no
        stranger can have: a stranger's name could be made to lead here.
        """
        if origin is None:
            return True
        # Browsers write names of hosts in small letters, however they are set here.
        if origin.lower() in {each.lower() for each in (self.url, *self.settings.origins)}:
            return True
        scheme, _, place = origin.lower().partition("://")
        name = place if place.endswith("]") else place.rpartition(":")[0] or place
        return scheme in {"http", "https"} and place == host.lower() and places.is_near(name)

    def count_request(self, connection: HTTPConnection) -> None:
        """An address asks something. Raises TooManyError."""
        self._count("request", address_of(connection))

    def count_table(self, connection: HTTPConnection) -> None:
        """An address opens a table, which is kept. Raises TooManyError."""
        self._count("table", address_of(connection))

    def count_guess(self, connection: HTTPConnection) -> None:
        """An address tries a code. Raises TooManyError."""
        self._count("guess", address_of(connection))
        self._count("all", "")

    def _count(self, kind: str, address: str) -> None:
        if not self._rates.allows(kind, address):
            self.refused += 1
            raise TooManyError


def address_of(connection: HTTPConnection) -> str:
    """The address that a request or a socket comes from; "" if it is unknown."""
    return "" if connection.client is None else connection.client.host
