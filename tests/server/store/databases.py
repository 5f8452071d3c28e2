"""Databases to test the store on, and what can go wrong with them."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
from sqlalchemy import Engine, create_engine, event, make_url, text

from papertiger.server.store import Store, engines
from papertiger.server.store.engines import url_of
from papertiger.server.store.store import TableRow
from tests.server import loop

VARIABLE = "PAPERTIGER_TEST_POSTGRES"
"""The variable that names a PostgreSQL database: then it must answer."""

USUAL = "postgresql+psycopg://postgres@127.0.0.1:5432/postgres"

Scenario = Callable[[], Awaitable[None]]


@cache
def postgres() -> tuple[str | None, str]:
    """The URL of a PostgreSQL that answers, else why there is none."""
    named = os.environ.get(VARIABLE)
    url = engines.parsed(named or USUAL)
    try:
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        psycopg.connect(plain, connect_timeout=3).close()
    except psycopg.OperationalError as error:
        if named:
            raise
        return None, " ".join(str(error).split())
    return url.render_as_string(hide_password=False), ""


@contextmanager
def schema_of_its_own(url: str) -> Iterator[str]:
    """The URL of an empty schema in a PostgreSQL database, which is gone afterwards."""
    name = f"papertiger_{uuid4().hex}"
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            connection.execute(text(f"CREATE SCHEMA {name}"))
        own = make_url(url).update_query_dict({"options": f"-csearch_path={name}"})
        yield own.render_as_string(hide_password=False)
        with engine.begin() as connection:
            connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
    finally:
        engine.dispose()


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database of a kind."""
    if kind == "sqlite":
        yield url_of(folder / "tables.db")
        return
    url, missing = postgres()
    assert url is not None, missing
    with schema_of_its_own(url) as own:
        yield own


def unsynced(url: str) -> Engine:
    """The store's own engine, but the system writes to the disk when it likes.

    For tests of something else: only a machine that fails could tell, and they take half the time.
    """
    made = engines.engine(url)
    if made.dialect.name == "sqlite":
        event.listen(made, "connect", _unsync)
    return made


def _unsync(connection: Any, record: Any) -> None:
    del record
    connection.execute("PRAGMA synchronous=OFF")


@dataclass
class Time:
    """A monotonic clock that tests set (s)."""

    now: float = 0.0

    def __call__(self) -> float:
        """The time that it was set to."""
        return self.now


@dataclass
class Gate:
    """Something that waits: `reached` when it does, until it is opened."""

    reached: threading.Event = field(default_factory=threading.Event)
    opened: threading.Event = field(default_factory=threading.Event)

    def wait(self) -> None:
        """Wait here until the gate is opened."""
        self.reached.set()
        assert self.opened.wait(60), "nobody has opened the gate"

    async def until_reached(self) -> None:
        """Wait until somebody waits at it; the event loop goes on."""
        assert await asyncio.get_running_loop().run_in_executor(None, self.reached.wait, 60)


@dataclass
class Disk:
    """What the writing thread meets when it begins, executes and commits, below its connections.

    Each is called; what it raises is what the driver would raise.
    """

    begin: Callable[[], None] | None = None
    execute: Callable[[], None] | None = None
    commit: Callable[[], None] | None = None
    commits: int = 0

    def connect(self, url: str) -> Engine:
        """The store's own engine on this disk."""
        engine = engines.engine(url)
        self.listen(engine)
        committing = engine.dialect.do_commit

        def do_commit(connection: Any) -> None:
            if self.commit is not None and _writes():
                self.commit()
            committing(connection)
            self.commits += 1

        engine.dialect.do_commit = do_commit  # type: ignore[method-assign,assignment]
        return engine

    def listen(self, engine: Engine) -> None:
        """Meet what an engine executes from now on."""
        event.listen(engine, "do_execute", self._executes)
        event.listen(engine, "do_executemany", self._executes)

    def _executes(self, cursor: Any, statement: str, parameters: Any, context: Any) -> None:
        del cursor, parameters, context
        if not _writes():
            return
        if statement.startswith("BEGIN"):
            if self.begin is not None:
                self.begin()
        elif self.execute is not None:
            self.execute()


def _writes() -> bool:
    return threading.current_thread().name == "store writer"


@dataclass
class Refusing:
    """What raises an error each time; `again` is reached when that has had its effect once."""

    error: Exception | None
    times: int = 0
    again: Gate = field(default_factory=Gate)

    def __call__(self) -> None:
        """Refuse."""
        self.times += 1
        if self.times > 1:
            self.again.reached.set()
        if self.error is not None:
            raise self.error


def raising(error: Exception) -> Callable[[], None]:
    """What raises an error each time."""

    def fails() -> None:
        raise error

    return fails


@asynccontextmanager
async def opened(url: str, **settings: Any) -> AsyncIterator[Store]:
    """A store on a database."""
    settings.setdefault("clock", asyncio.get_running_loop().time)
    store = Store(url, **settings)
    try:
        yield store
    finally:
        clock = settings.get("clock")
        if isinstance(clock, Time):
            # What a failed test has left waiting is given up.
            clock.now += 1_000
        await store.close()


def run(scenario: Scenario) -> None:
    """Play a scenario in a loop of its own."""
    loop.run(scenario, 120)


_names = count(1)


def row(table: str | None = None, *, public: bool = True, touched: int = 1_000) -> TableRow:
    """A table's row, by default of a table that there has never been."""
    name = f"table {next(_names)}" if table is None else table
    return TableRow(name, "madiao", public, "gathering", "{}", touched, touched)


async def table(store: Store, facts: int = 1) -> str:
    """A new table with so many facts; its id."""
    made = row()
    await store.create(made, [b"fact %d" % number for number in range(facts)])
    return made.id


async def begun(count: int, ask: Callable[[int], Any]) -> list["asyncio.Task[Any]"]:
    """So many things asked for, each in a task that waits."""
    tasks = [asyncio.create_task(ask(number)) for number in range(count)]
    await asyncio.sleep(0)
    return tasks


async def hold_back(store: Store, disk: Disk) -> tuple[Gate, "asyncio.Task[None]"]:
    """A commit that does not come to its end until the gate is opened."""
    name, gate = await table(store), Gate()
    disk.commit = gate.wait
    first = asyncio.create_task(store.append(name, 1, 5, [b"first"]))
    await gate.until_reached()
    disk.commit = None
    return gate, first
