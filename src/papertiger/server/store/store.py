"""What the server asks of its database. Every write that is awaited is durable when it returns."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from papertiger.server.store import migrate, schema
from papertiger.server.store.engines import READERS, engine
from papertiger.server.store.errors import FencedError, StoreError, StoreUnavailableError, why
from papertiger.server.store.writer import PATIENCE, Work, Writer

R = TypeVar("R")


class TableRow(Struct, frozen=True):
    """What is known of a table without loading it; `summary` is JSON."""

    id: str
    game: str
    public: bool
    phase: str
    summary: str
    created: int
    touched: int


class Person(Struct, frozen=True):
    """Somebody with a cookie: an id and the name to be called by."""

    id: str
    name: str
    created: int
    seen: int


class Code(Struct, frozen=True):
    """What a secret leads to: a table, for `kind`, perhaps a place there."""

    kind: str
    table: str
    place: int | None


class Store:
    """The database of a server."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        """Open it and bring it to the present form; a change is tried for `patience` (s).

        Raises StoreError.
        """
        self._engine = engine(url)
        try:
            migrate.upgrade(self._engine)
        except StoreError:
            self._engine.dispose()
            raise
        self.writer = Writer(self._engine, patience=patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, work: Callable[[Connection], R]) -> R:
        def read() -> R:
            try:
                with self._engine.connect().execution_options(reads=True) as connection:
                    return work(connection)
            except DBAPIError as error:
                raise StoreUnavailableError(f"the database refuses: {why(error)}") from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    # Tables and their logs

    async def create(self, row: TableRow, facts: Sequence[bytes]) -> None:
        """A new table with its first facts."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**_fields(row)))
            _append(connection, row.id, 0, row.created, facts)

        await self.writer.do(work)

    async def append(
        self, table: str, first: int, at: int, facts: Sequence[bytes], also: Sequence[Work] = ()
    ) -> None:
        """More facts of a table, numbered from `first`, at the wall time `at` (ms).

        `also` is what goes with them into the same transaction: all of it is durable, or nothing.

        Raises FencedError when there are facts with these numbers, StoreUnavailableError when the
        database does not answer in time.
        """

        def work(connection: Connection) -> None:
            _append(connection, table, first, at, facts)
            for each in also:
                each(connection)

        try:
            await self.writer.do(work)
        except IntegrityError as error:
            raise FencedError(f"table {table} has a fact {first} already") from error

    async def facts(self, table: str, first: int = 0) -> list[bytes]:
        """The facts of a table from number `first` on."""
        rows = (
            select(schema.log.c.fact)
            .where(schema.log.c.table_id == table, schema.log.c.number >= first)
            .order_by(schema.log.c.number)
        )
        return await self._read(lambda connection: list(connection.execute(rows).scalars()))

    async def describe(
        self, table: str, phase: str, summary: str, touched: int, *, public: bool
    ) -> None:
        """What a list shows of a table has changed."""
        change = (
            update(schema.tables)
            .where(schema.tables.c.id == table)
            .values(phase=phase, summary=summary, touched=touched, public=public)
        )
        await self.writer.do(lambda connection: connection.execute(change).rowcount)

    async def table(self, table: str) -> TableRow | None:
        """A table's row."""
        found = await self._read(
            lambda connection: connection.execute(
                _ROWS.where(schema.tables.c.id == table)
            ).one_or_none()
        )
        return None if found is None else TableRow(*found)

    async def public(self, most: int = 100) -> list[TableRow]:
        """The public tables, the last touched first."""
        rows = _ROWS.where(schema.tables.c.public).order_by(schema.tables.c.touched.desc())
        found = await self._read(lambda connection: connection.execute(rows.limit(most)).all())
        return [TableRow(*row) for row in found]

    async def counted(self) -> int:
        """How many tables there are."""
        count = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: connection.execute(count).scalar_one())

    async def prune(self, before: int) -> list[str]:
        """Delete the tables that nobody has touched since `before` (ms); their ids."""

        def work(connection: Connection) -> list[str]:
            old = select(schema.tables.c.id).where(schema.tables.c.touched < before)
            found = list(connection.execute(old).scalars())
            connection.execute(delete(schema.tables).where(schema.tables.c.touched < before))
            return found

        pruned: list[str] = await self.writer.do(work)
        return pruned

    # People

    async def meet(self, person: Person) -> None:
        """Somebody new, or somebody known by another name or seen again."""

        def work(connection: Connection) -> None:
            known = connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=person.name, seen=person.seen)
            )
            if not known.rowcount:
                connection.execute(insert(schema.people).values(**_fields(person)))

        await self.writer.do(work)

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        columns = schema.people.c
        row = select(columns.id, columns.name, columns.created, columns.seen)
        found = await self._read(
            lambda connection: connection.execute(row.where(columns.id == person)).one_or_none()
        )
        return None if found is None else Person(*found)

    @staticmethod
    def sat(table: str, person: str, place: int) -> Work:
        """Somebody has sat at a table, and may have its records."""

        def work(connection: Connection) -> None:
            same = (schema.sitters.c.table_id == table) & (schema.sitters.c.person == person)
            connection.execute(delete(schema.sitters).where(same))
            row = insert(schema.sitters).values(table_id=table, person=person, place=place)
            connection.execute(row)

        return work

    async def has_sat(self, table: str, person: str) -> bool:
        """Whether somebody has ever sat at a table."""
        same = (schema.sitters.c.table_id == table) & (schema.sitters.c.person == person)
        found = select(schema.sitters.c.place).where(same)
        return await self._read(
            lambda connection: connection.execute(found).scalar_one_or_none() is not None
        )

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

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(schema.codes.c.hash == digest))
            row = insert(schema.codes).values(
                hash=digest, kind=code.kind, table_id=code.table, place=code.place,
                expires=expires, uses=uses,
            )  # fmt: skip
            connection.execute(row)

        return work

    async def use_code(self, digest: str, kinds: Sequence[str], now: int) -> Code | None:
        """Where a secret leads, if it is good; one of its uses is gone."""

        def work(connection: Connection) -> Code | None:
            columns = schema.codes.c
            good = (columns.hash == digest) & columns.kind.in_(kinds)
            row = connection.execute(
                select(columns.kind, columns.table_id, columns.place, columns.expires, columns.uses)
                .where(good)
                .with_for_update()
            ).one_or_none()
            if row is None or (row.expires is not None and row.expires <= now) or row.uses == 0:
                return None
            if row.uses is not None:
                connection.execute(update(schema.codes).where(good).values(uses=columns.uses - 1))
            return Code(row.kind, row.table_id, row.place)

        code: Code | None = await self.writer.do(work)
        return code

    async def purge_codes(self, now: int) -> int:
        """Forget codes whose time is over; how many."""
        old = delete(schema.codes).where(schema.codes.c.expires <= now)
        gone: int = await self.writer.do(lambda connection: connection.execute(old).rowcount)
        return gone

    @staticmethod
    def report(table: str, at: int, place: int, whom: int, text: str) -> Work:
        """Somebody has something to say about a player."""
        row = insert(schema.reports).values(
            table_id=table, at=at, place=place, whom=whom, text=text
        )
        return lambda connection: connection.execute(row).rowcount

    async def answers(self) -> bool:
        """Whether the database can be written and read."""
        await self.writer.do(lambda connection: connection.execute(select(1)).scalar_one())
        return True


_ROWS = select(
    schema.tables.c.id,
    schema.tables.c.game,
    schema.tables.c.public,
    schema.tables.c.phase,
    schema.tables.c.summary,
    schema.tables.c.created,
    schema.tables.c.touched,
)


def _fields(row: TableRow | Person) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _append(
    connection: Connection, table: str, first: int, at: int, facts: Sequence[bytes]
) -> None:
    rows = [
        {"table_id": table, "number": first + place, "at": at, "fact": fact}
        for place, fact in enumerate(facts)
    ]
    if rows:
        connection.execute(insert(schema.log), rows)
