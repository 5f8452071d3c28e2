"""The writing thread: together where it can be, each to blame for itself, never half."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event

from papertiger.server.store import FencedError, StoreUnavailableError, engines
from tests.server.store.databases import (
    Disk,
    Gate,
    Refusing,
    Time,
    begun,
    hold_back,
    opened,
    run,
    table,
)

LOCKED = sqlite3.OperationalError("database is locked")
FULL = sqlite3.OperationalError("database or disk is full")
BROKEN = sqlite3.OperationalError("disk I/O error")
SPOILED = sqlite3.DatabaseError("database disk image is malformed")

REFUSALS = [("begin", LOCKED), ("execute", FULL), ("execute", SPOILED), ("commit", BROKEN)]


def test_all_who_wait_are_written_in_one_transaction(url: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(url, connect=disk.connect) as store:
            names = [await table(store) for _ in range(200)]
            gate, first = await hold_back(store, disk)
            tasks = await begun(200, lambda each: store.append(names[each], 1, 5, [b"a"]))
            assert store.writer.waiting == 200
            before = disk.commits
            gate.opened.set()
            await asyncio.gather(first, *tasks)
            assert disk.commits == before + 2
            for name in names:
                assert await store.facts(name) == [b"fact 0", b"a"]

    run(scenario)


def test_nobody_is_told_before_the_commit_has_ended(file: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(file, connect=disk.connect) as store:
            name = await table(store)
            order: list[str] = []
            event.listen(store.engine, "commit", lambda _: order.append("commit"))
            waiting = asyncio.create_task(store.append(name, 1, 5, [b"a"]))
            waiting.add_done_callback(lambda _: order.append("told"))
            await waiting
            await asyncio.sleep(0)
            assert order == ["commit", "told"]

    run(scenario)


def test_what_fails_by_its_own_fault_fails_alone(url: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(url, connect=disk.connect) as store:
            names = [await table(store) for _ in range(6)]
            gate, first = await hold_back(store, disk)
            before = disk.commits

            def fails(connection: Any) -> None:
                del connection
                raise ZeroDivisionError

            asked = [
                store.append(names[0], 1, 5, [b"good"]),
                store.append(names[1], 0, 5, [b"there is one"]),
                store.append(names[2], 1, 5, [b"a", b"b"], [store.sat(names[2], "ann", 1), fails]),
                store.append(names[3], 7, 5, [b"a gap"]),
                store.append(names[4], 1, 5, [b"no bytes", 1.5]),  # type: ignore[list-item]
                store.append(names[5], 1, 5, [b"good"]),
            ]
            tasks = await begun(len(asked), lambda each: asked[each])
            gate.opened.set()
            await first
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert outcomes[0] is outcomes[5] is None
            assert [type(each) for each in outcomes[1:4]] == [
                FencedError,
                ZeroDivisionError,
                FencedError,
            ]
            assert isinstance(outcomes[4], Exception)
            assert not isinstance(outcomes[4], StoreUnavailableError)
            lengths = [len(await store.facts(name)) for name in names]
            assert lengths == [2, 1, 1, 1, 1, 2]
            assert not await store.has_sat(names[2], "ann")
            assert disk.commits == before + 2

    run(scenario)


@pytest.mark.parametrize(("when", "error"), REFUSALS)
def test_a_database_that_refuses_for_ten_seconds(file: str, when: str, error: Exception) -> None:
    async def scenario() -> None:
        disk, time = Disk(), Time()
        async with opened(file, connect=disk.connect, clock=time) as store:
            names = [await table(store) for _ in range(3)]
            refusing = Refusing(error)
            setattr(disk, when, refusing)
            tasks = await begun(3, lambda each: store.append(names[each], 1, 5, [b"a", b"b"]))
            await refusing.again.until_reached()
            time.now = 9.9
            store.writer.expire()
            assert not any(task.done() for task in tasks)
            late = asyncio.create_task(store.append(names[0], 1, 5, [b"late"]))
            await asyncio.sleep(0)
            time.now = 10.0
            store.writer.expire()
            for task in tasks:
                with pytest.raises(StoreUnavailableError, match=str(error)):
                    await task
            assert not late.done()
            assert [await store.facts(name) for name in names] == [[b"fact 0"]] * 3
            # It recovers: who still waits is written, and so is who comes now.
            setattr(disk, when, None)
            await late
            await store.append(names[1], 1, 5, [b"again"])
            assert await store.facts(names[0]) == [b"fact 0", b"late"]
            assert await store.facts(names[1]) == [b"fact 0", b"again"]

    run(scenario)


def test_what_the_database_refuses_for_a_while_is_written_once(url: str) -> None:
    async def scenario() -> None:
        disk = Disk()
        async with opened(url, connect=disk.connect) as store:
            names = [await table(store) for _ in range(20)]
            tries = iter(range(1_000))

            def refuses_thrice() -> None:
                if next(tries) < 3:
                    raise type(store.engine.dialect).import_dbapi().OperationalError("not now")

            disk.commit = refuses_thrice
            await asyncio.gather(*(store.append(name, 1, 5, [b"a"]) for name in names))
            for name in names:
                assert await store.facts(name) == [b"fact 0", b"a"]

    run(scenario)


def test_while_another_process_has_the_lock_changes_wait_for_it(file: str) -> None:
    async def scenario() -> None:
        async with opened(file) as store:
            name = await table(store)
            other = sqlite3.connect(file.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append(name, 1, 5, [b"a"]))
            # Readers do not wait.
            assert await store.facts(name) == [b"fact 0"]
            assert not waiting.done()
            other.execute("ROLLBACK")
            other.close()
            await waiting
            assert await store.facts(name) == [b"fact 0", b"a"]

    run(scenario)


def test_a_disk_that_is_really_full_takes_nothing_and_then_everything(file: str) -> None:
    async def scenario() -> None:
        limits = {"pages": 0}
        refused = Refusing(None)

        def connect(url: str) -> Any:
            engine = engines.engine(url)
            event.listen(engine, "handle_error", lambda _: refused())

            def limit(connection: Any) -> None:
                pages = limits["pages"] or 1_000_000
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

            event.listen(engine, "begin", limit)
            return engine

        time = Time()
        async with opened(file, connect=connect, clock=time) as store:
            name = await table(store)
            limits["pages"] = 1
            large = [b"x" * 100_000] * 3
            waiting = asyncio.create_task(store.append(name, 1, 5, large))
            await refused.again.until_reached()
            time.now = 10.0
            with pytest.raises(StoreUnavailableError, match="full"):
                await waiting
            assert await store.facts(name) == [b"fact 0"]
            limits["pages"] = 0
            await store.append(name, 1, 5, large)
            assert await store.facts(name) == [b"fact 0", *large]

    run(scenario)


def test_a_commit_that_hangs_is_in_doubt_and_what_waits_behind_it_is_not(url: str) -> None:
    async def scenario() -> None:
        disk, time = Disk(), Time()
        async with opened(url, connect=disk.connect, clock=time) as store:
            name, behind = await table(store), await table(store)
            gate = Gate()
            disk.commit = gate.wait
            doubtful = asyncio.create_task(store.append(name, 1, 5, [b"a", b"b"]))
            await gate.until_reached()
            waiting = asyncio.create_task(store.append(behind, 1, 5, [b"a"]))
            await asyncio.sleep(0)
            time.now = 10.0
            store.writer.expire()
            with pytest.raises(StoreUnavailableError) as in_doubt:
                await doubtful
            with pytest.raises(StoreUnavailableError) as surely_not:
                await waiting
            assert (in_doubt.value.doubtful, surely_not.value.doubtful) == (True, False)
            disk.commit = None
            gate.opened.set()
            # It was written after all: whole, and whoever does not know is fenced.
            with pytest.raises(FencedError):
                await store.append(name, 1, 5, [b"again"])
            assert await store.facts(name) == [b"fact 0", b"a", b"b"]
            assert await store.facts(behind) == [b"fact 0"]
            await store.append(behind, 1, 5, [b"a"])

    run(scenario)


def test_who_was_told_no_while_statements_ran_is_left_out_and_others_are_written(url: str) -> None:
    async def scenario() -> None:
        disk, time = Disk(), Time()
        async with opened(url, connect=disk.connect, clock=time) as store:
            early, late = await table(store), await table(store)
            gate = Gate()
            held, first = await hold_back(store, disk)
            told_no = asyncio.create_task(store.append(early, 1, 5, [b"a"]))
            await asyncio.sleep(0)
            time.now = 5.0
            written = asyncio.create_task(store.append(late, 1, 5, [b"a"]))
            await asyncio.sleep(0)
            disk.execute = gate.wait
            held.opened.set()
            await first
            await gate.until_reached()
            time.now = 10.0
            store.writer.expire()
            with pytest.raises(StoreUnavailableError) as surely_not:
                await told_no
            assert not surely_not.value.doubtful
            disk.execute = None
            gate.opened.set()
            await written
            assert await store.facts(early) == [b"fact 0"]
            assert await store.facts(late) == [b"fact 0", b"a"]

    run(scenario)


def test_time_is_up_by_itself_while_a_commit_hangs(file: str) -> None:
    async def scenario() -> None:
        disk, gate = Disk(), Gate()
        async with opened(file) as store:
            name = await table(store)
        async with opened(file, connect=disk.connect, patience=0.05) as store:
            disk.commit = gate.wait
            with pytest.raises(StoreUnavailableError, match=r"0\.05 s"):
                await store.append(name, 1, 5, [b"a"])
            gate.opened.set()

    run(scenario)


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(file: str) -> None:
    async def scenario() -> None:
        disk, time = Disk(), Time()
        async with opened(file, connect=disk.connect, clock=time) as store:
            name = await table(store)
            disk.execute = refusing = Refusing(FULL)
            waiting = asyncio.create_task(store.append(name, 1, 5, [b"a secret"]))
            await refusing.again.until_reached()
            time.now = 10.0
            with pytest.raises(StoreUnavailableError) as told:
                await waiting
            assert "secret" not in str(told.value)
            assert "INSERT" not in str(told.value)

    run(scenario)
