"""What the server asks of its database. Every write that is awaited is durable when it returns."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from papertiger.server.store import codes, engines, logs, migrate, people
from papertiger.server.store.engines import READERS
from papertiger.server.store.errors import StoreError, StoreUnavailableError, why
from papertiger.server.store.rows import Code, Dated, Person, Report, TableRow
from papertiger.server.store.writer import PATIENCE, Work, Writer

R = TypeVar("R")

READING = 5_000
"""So many readings may wait; one more is refused at once."""


class Store:
    """The database of a server, for one event loop."""

    def __init__(
        self,
        url: str,
        *,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        connect: Callable[[str], Engine] = engines.engine,
    ) -> None:
        """Open it and bring it to the present form; a change is tried for `patience` (s).

        `clock` tells monotonic time (s); `connect` makes the engine. Raises StoreError.
        """
        file = engines.file_of(url)
        if file is not None and file.parent.is_dir():
            engines.make_private(file)
            engines.refuse_others(file)
        self.engine = connect(url)
        try:
            migrate.upgrade(self.engine)
        except DBAPIError as error:
            self.engine.dispose()
            shown = self.engine.url.render_as_string()
            raise StoreError(f"the database {shown} cannot be used: {why(error)}") from None
        except StoreError:
            self.engine.dispose()
            raise
        self._patience = patience
        self.writer = Writer(self.engine, clock=clock, patience=patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")
        self._reading, self._closed = 0, False

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Have something read. Raises StoreUnavailableError."""

        def read() -> R:
            with self.engine.connect().execution_options(reads=True) as connection:
                return work(connection)

        if self._closed:
            raise StoreUnavailableError("the store is closed")
        if self._reading >= READING:
            raise StoreUnavailableError(f"{READING} readings wait already")
        self._reading += 1
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except DBAPIError as error:
            raise StoreUnavailableError(f"the database refuses: {why(error)}") from None
        except TimeoutError:
            raise StoreUnavailableError(f"no answer for {self._patience:g} s") from None
        finally:
            self._reading -= 1

    # Tables and their logs

    async def create(self, row: TableRow, facts: Sequence[bytes]) -> None:
        """A new table with its first facts. Raises FencedError if there is one of that id."""
        await self.writer.do(lambda connection: logs.create(connection, row, facts))

    async def own(self, table: str) -> int | None:
        """Take a table over: the number of its fence; None if there is no such table.

        Whoever has owned it until now, in whatever process, writes no more to it.
        """
        fence: int | None = await self.writer.do(lambda connection: logs.own(connection, table))
        return fence

    async def append(
        self,
        table: str,
        first: int,
        at: int,
        facts: Sequence[bytes],
        also: Sequence[Work] = (),
        *,
        fence: int = 0,
    ) -> None:
        """More facts of a table, numbered from `first`, at the wall time `at` (ms).

        `also` is what goes with them into the same transaction: all of it is durable, or nothing.
        `fence` is what `own` gave; 0: the table is new, and nobody's yet.

        Raises FencedError when these are not the next numbers, when somebody else owns the table
        now, or it is gone; StoreUnavailableError when the database does not answer in time.
        """

        def work(connection: Connection) -> None:
            logs.append(connection, table, first, at, facts, fence)
            for each in also:
                each(connection)

        await self.writer.do(work)

    async def facts(self, table: str, first: int = 0) -> list[bytes]:
        """The facts of a table from number `first` on."""
        rows = logs.facts_from(table, first)
        return await self.read(lambda connection: list(connection.execute(rows).scalars()))

    async def dated(self, table: str) -> list[Dated]:
        """The facts of a table with the times when they were written."""
        return await self.read(lambda connection: logs.dated(connection, table))

    async def version(self, table: str) -> tuple[int, int]:
        """Of a table's log the fence and the length: while both are the same, the log is."""
        return await self.read(lambda connection: logs.version(connection, table))

    async def describe(
        self, table: str, phase: str, summary: str, touched: int, *, public: bool, fence: int = 0
    ) -> None:
        """What a list shows of a table has changed; nothing happens where somebody else owns it."""
        await self.writer.do(
            lambda connection: logs.describe(
                connection, table, phase, summary, touched, public=public, fence=fence
            )
        )

    async def table(self, table: str) -> TableRow | None:
        """A table's row."""
        return await self.read(lambda connection: logs.row_of(connection, table))

    async def public(self, most: int = 100) -> list[TableRow]:
        """The public tables, the last touched first."""
        return await self.read(lambda connection: logs.public(connection, most))

    async def sat_at(
        self, person: str, after: TableRow | None = None, most: int = 10
    ) -> list[TableRow]:
        """Tables where somebody has sat, the last touched first; those that come after one."""
        return await self.read(lambda connection: logs.sat_at(connection, person, after, most))

    async def counted(self) -> int:
        """How many tables there are."""
        return await self.read(logs.count)

    # People

    async def meet(self, person: Person) -> None:
        """Somebody new, or somebody known by another name or seen again.

        Raises NameTakenError when somebody else has a name that looks the same.
        """
        await self.writer.do(lambda connection: people.meet(connection, person))

    async def saw(self, person: str, seen: int) -> None:
        """Somebody known is there."""
        await self.writer.do(lambda connection: people.saw(connection, person, seen))

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return await self.read(lambda connection: people.person_of(connection, person))

    async def called(self, name: str) -> list[Person]:
        """Who is called so, the last seen first."""
        return await self.read(lambda connection: people.called(connection, name))

    @staticmethod
    def sat(table: str, person: str, place: int) -> Work:
        """Somebody has sat at a table, and may have its records."""
        return lambda connection: people.sat(connection, table, person, place)

    async def has_sat(self, table: str, person: str) -> bool:
        """Whether somebody has ever sat at a table."""
        found = await self.read(lambda connection: people.place_of(connection, table, person))
        return found is not None

    async def prune_people(self, before: int) -> int:
        """Forget who was not seen since `before` (ms) and has sat at no table that there still is.

        Returns how many.
        """
        gone: int = await self.writer.do(lambda connection: people.delete_idle(connection, before))
        return gone

    # Codes and reports

    async def put_code(
        self, digest: str, code: Code, *, expires: int | None = None, uses: int | None = None
    ) -> None:
        """A secret, by its hash, leads somewhere: until `expires` (ms), `uses` times."""
        await self.writer.do(self.code(digest, code, expires=expires, uses=uses))

    @staticmethod
    def code(
        digest: str, code: Code, *, expires: int | None = None, uses: int | None = None
    ) -> Work:
        """The same, to go with facts; a secret that led elsewhere leads here now."""
        return lambda connection: codes.put(connection, digest, code, expires, uses)

    async def use_code(self, digest: str, kinds: Sequence[str], now: int) -> Code | None:
        """Where a secret leads, if it is good; one of its uses is gone."""
        code: Code | None = await self.writer.do(
            lambda connection: codes.use(connection, digest, kinds, now)
        )
        return code

    async def purge_codes(self, now: int) -> int:
        """Forget codes whose time is over or that were used up; how many."""
        gone: int = await self.writer.do(lambda connection: codes.purge(connection, now))
        return gone

    @staticmethod
    def report(table: str, at: int, place: int, whom: int, text: str) -> Work:
        """Somebody has something to say about a player."""
        report = Report(table, at, place, whom, text)
        return lambda connection: logs.add_report(connection, report)

    async def reports(self) -> list[Report]:
        """What has been said about players, the newest first."""
        return await self.read(logs.all_reports)

    async def answers(self) -> bool:
        """Whether the database can be written and read. Raises StoreUnavailableError."""
        await self.writer.do(lambda connection: connection.execute(select(1)).scalar_one())
        return True


__all__ = ["Code", "Person", "Report", "Store", "TableRow"]
