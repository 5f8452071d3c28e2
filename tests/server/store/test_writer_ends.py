"""The writer of a store that closes, is full, or meets a fault of the program."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from papertiger.server.store import Store, StoreUnavailableError, migrate
from papertiger.server.store.writer import Writer
from tests.server.store.databases import (
    Disk,
    Gate,
    Time,
    begun,
    hold_back,
    opened,
    raising,
    run,
    table,
)

LOCKED = sqlite3.OperationalError("database is locked")


def test_only_so_many_may_wait(file: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        engine = disk.connect(file)
        migrate.upgrade(engine)
        writer = Writer(engine, most=3)
        gate = Gate()
        disk.commit = gate.wait
        first = writer.do(lambda _: "first")
        await gate.until_reached()
        three = [writer.do(lambda _: "one of three") for _ in range(3)]
        with pytest.raises(StoreUnavailableError, match="3 changes wait"):
            await writer.do(lambda _: "one too many")
        disk.commit = None
        gate.opened.set()
        assert await asyncio.gather(first, *three) == ["first", *["one of three"] * 3]
        assert await writer.do(lambda _: "room again") == "room again"
        writer.close()
        engine.dispose()

    run(scenario)


def test_a_store_that_closes_writes_what_waits_and_takes_nothing_more(url: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(url, connect=disk.connect) as store:
            names = [await table(store) for _ in range(50)]
            gate, first = await hold_back(store, disk)
            tasks = await begun(50, lambda each: store.append(names[each], 1, 5, [b"a"]))
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0)
            gate.opened.set()
            await asyncio.gather(closing, first, *tasks)
            with pytest.raises(StoreUnavailableError, match="closed"):
                await store.append(names[0], 2, 5, [b"late"])
            with pytest.raises(StoreUnavailableError, match="closed"):
                await store.facts(names[0])
        async with opened(url) as store:
            for name in names:
                assert await store.facts(name) == [b"fact 0", b"a"]

    run(scenario)


def test_a_store_that_closes_while_the_database_refuses_ends_all_the_same(file: str) -> None:
    async def scenario() -> None:
        disk, time = Disk(), Time()
        store = Store(file, connect=disk.connect, clock=time)
        name = await table(store)
        disk.begin = raising(LOCKED)
        waiting = asyncio.create_task(store.append(name, 1, 5, [b"a"]))
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        time.now = 10.0
        with pytest.raises(StoreUnavailableError):
            await waiting
        await closing

    run(scenario)


def test_a_fault_of_the_program_in_the_thread_does_not_end_it(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        disk = Disk()
        faults = iter([raising(RuntimeError("a bug"))])

        def once() -> None:
            for fault in faults:
                fault()

        async with opened(file, connect=disk.connect) as store:
            name = await table(store)
            disk.commit = once
            await store.append(name, 1, 5, [b"a"])
            assert await store.facts(name) == [b"fact 0", b"a"]
        assert [record.message for record in caplog.records] == ["store failed"]

    run(scenario)


def test_who_no_longer_waits_hinders_nobody(file: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(file, connect=disk.connect) as store:
            name, other = await table(store), await table(store)
            gate, first = await hold_back(store, disk)
            tasks: Sequence[asyncio.Task[Any]] = await begun(
                2, lambda each: store.append((name, other)[each], 1, 5, [b"a"])
            )
            tasks[0].cancel()
            await asyncio.sleep(0)
            gate.opened.set()
            await asyncio.gather(first, tasks[1])
            # What was asked for may be written though nobody waits; it is never half there.
            assert await store.facts(name) == [b"fact 0", b"a"]
            assert await store.facts(other) == [b"fact 0", b"a"]

    run(scenario)
