"""Tables and their logs: what is acknowledged is there, in order and without gaps."""

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, event

from papertiger.server.store import FencedError, Store, StoreError, StoreUnavailableError
from papertiger.server.store.engines import engine, url_of
from papertiger.server.store.store import Report
from tests.server.store.databases import opened, row, run, table


def test_facts_come_back_as_they_were_in_order_and_from_a_number_on(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store, 2)
            await store.append(name, 2, 5, [b"\x00\xff", b"", "馬弔".encode()])
            assert await store.facts(name) == [
                b"fact 0",
                b"fact 1",
                b"\x00\xff",
                b"",
                "馬弔".encode(),
            ]
            assert await store.facts(name, 3) == [b"", "馬弔".encode()]
            assert await store.facts(name, 9) == []
            assert await store.facts("no such table") == []
        async with opened(url) as store:
            assert len(await store.facts(name)) == 5

    run(scenario)


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "\ufffd", "x" * 100_000, "'; --"])
def test_whatever_somebody_asks_for_as_a_table_there_is_none(url: str, name: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            assert await store.table(name) is None
            assert await store.own(name) is None

    run(scenario)


@pytest.mark.parametrize(
    ("first", "facts"),
    [(0, [b"a"]), (1, [b"a"]), (2, [b"a", b"b"]), (4, [b"a"]), (400, [b"a", b"b"])],
)
def test_who_believes_another_log_is_fenced_and_changes_nothing(
    url: str, first: int, facts: list[bytes]
) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store, 3)
            before = await store.facts(name)
            with pytest.raises(FencedError):
                await store.append(name, first, 5, facts)
            assert await store.facts(name) == before
            await store.append(name, 3, 5, [b"next"])

    run(scenario)


def test_of_two_owners_the_second_to_write_is_fenced(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as one, opened(url) as other:
            name = await table(one)
            await one.append(name, 1, 5, [b"of one"])
            with pytest.raises(FencedError):
                await other.append(name, 1, 5, [b"of the other"])
            assert await other.facts(name) == [b"fact 0", b"of one"]
            await other.append(name, 2, 5, [b"of the other"])
            with pytest.raises(FencedError):
                await one.append(name, 2, 5, [b"of one"])

    run(scenario)


def test_who_takes_a_table_over_owns_it_alone(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as one, opened(url) as other:
            name = await table(one)
            assert await one.own("nowhere") is None
            first = await one.own(name)
            assert first == 1
            await one.append(name, 1, 5, [b"of one", b"of one again"], fence=first)
            second = await other.own(name)
            assert second == 2
            # The first knows every fact there is, and its number is the next: it owns nothing.
            with pytest.raises(FencedError, match="another process's"):
                await one.append(name, 3, 5, [b"of one"], fence=first)
            await one.describe(name, "over", "of one", 900, public=False, fence=first)
            await other.append(name, 3, 5, [b"of the other"], fence=second)
            await other.describe(name, "playing", "{}", 800, public=True, fence=second)
            assert (await other.facts(name))[3:] == [b"of the other"]
            found = await one.table(name)
            assert found is not None
            assert (found.phase, found.touched) == ("playing", 800)
            third = await one.own(name)
            assert third == 3
            await one.append(name, 4, 5, [b"of one"], fence=third)
            with pytest.raises(FencedError):
                await other.append(name, 5, 5, [b"of the other"], fence=second)

    run(scenario)


def test_an_append_is_one_statement_whoever_owns_the_table(url: str) -> None:
    statements: list[str] = []

    def connect(url: str) -> Engine:
        made = engine(url)
        event.listen(made, "before_cursor_execute", lambda *args: statements.append(args[2]))
        return made

    async def scenario() -> None:
        async with opened(url, connect=connect) as store:
            name = await table(store)
            fence = await store.own(name)
            assert fence is not None
            before = len(statements)
            await store.append(name, 1, 5, [b"a move"], fence=fence)
            own = [each for each in statements[before:] if not each.startswith("BEGIN")]
            assert [each.split()[0] for each in own] == ["INSERT"]

    run(scenario)


def test_of_two_who_take_a_table_over_again_and_again_each_writes_only_what_it_owns(
    url: str,
) -> None:
    async def scenario() -> None:
        async with opened(url) as one, opened(url) as other:
            name = await table(one)

            async def writing(store: Store, by: str) -> list[bytes]:
                wrote: list[bytes] = []
                for turn in range(20):
                    fence = await store.own(name)
                    assert fence is not None
                    number = len(await store.facts(name))
                    fact = f"{by} {turn}".encode()
                    try:
                        await store.append(name, number, 5, [fact], fence=fence)
                    except FencedError:
                        continue
                    wrote.append(fact)
                return wrote

            by_one, by_other = await asyncio.gather(writing(one, "one"), writing(other, "other"))
            facts = (await one.facts(name))[1:]
            assert sorted(facts) == sorted(by_one + by_other)
            assert [each for each in facts if each.startswith(b"one")] == by_one

    run(scenario)


def test_a_table_that_is_not_there_takes_no_facts_and_no_id_is_given_twice(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            for first in (0, 1):
                with pytest.raises(FencedError):
                    await store.append("nowhere", first, 5, [b"a"])
            name = await table(store)
            with pytest.raises(FencedError, match="already"):
                await store.create(row(name), [b"another"])
            assert await store.facts(name) == [b"fact 0"]
            assert await store.counted() == 1

    run(scenario)


def test_what_goes_with_facts_is_there_with_them_or_not_at_all(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store)
            await store.append(name, 1, 5, [b"sat"], [store.sat(name, "ann", 2)])
            assert await store.has_sat(name, "ann")
            with pytest.raises(FencedError):
                await store.append(name, 1, 5, [b"sat"], [store.sat(name, "bo", 3)])
            assert not await store.has_sat(name, "bo")
            nowhere = store.report("nowhere", 5, 0, 1, "a")
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.append(name, 2, 5, [b"reported"], [nowhere])
            assert len(await store.facts(name)) == 2
            await store.append(name, 2, 6, [b"reported"], [store.report(name, 6, 0, 1, "rude")])
            assert await store.reports() == [Report(name, 6, 0, 1, "rude")]

    run(scenario)


def test_tables_are_listed_the_last_touched_first_and_only_public_ones(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            rows = [row(touched=30), row(touched=10), row(public=False, touched=40)]
            for each in rows:
                await store.create(each, [])
            assert await store.public() == rows[:2]
            assert await store.public(1) == rows[:1]
            await store.describe(rows[1].id, "playing", '{"a":1}', 50, public=True)
            assert [each.id for each in await store.public()] == [rows[1].id, rows[0].id]
            found = await store.table(rows[1].id)
            assert found is not None
            assert (found.phase, found.summary, found.created) == ("playing", '{"a":1}', 10)
            assert await store.table("nowhere") is None
            assert await store.counted() == 3

    run(scenario)


async def _fill(store: Store, name: str, count: int) -> None:
    for number in range(1, count):
        await store.append(name, number, number, [b"%d of " % number + name.encode()])


def test_a_hundred_write_at_once_and_each_log_is_whole(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            names = [await table(store) for _ in range(100)]
            before = store.writer.commits
            await asyncio.gather(*(_fill(store, name, 20) for name in names))
            # 1,900 appends: whoever waits while others are written goes together with all who do.
            assert store.writer.commits - before < 950
        async with opened(url) as store:
            for name in names:
                own = [b"%d of " % number + name.encode() for number in range(1, 20)]
                assert await store.facts(name) == [b"fact 0", *own]

    run(scenario)


def test_twenty_at_once_for_the_same_number_one_gets_it(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            name = await table(store)
            tries = (store.append(name, 1, 5, [b"of %d" % number]) for number in range(20))
            done = await asyncio.gather(*tries, return_exceptions=True)
            winners = [number for number, outcome in enumerate(done) if outcome is None]
            assert len(winners) == 1
            assert sum(isinstance(outcome, FencedError) for outcome in done) == 19
            assert await store.facts(name) == [b"fact 0", b"of %d" % winners[0]]

    run(scenario)


STEPS = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.integers(-3, 2),
        st.lists(st.binary(max_size=40), max_size=4),
    ),
    max_size=12,
)


@given(steps=STEPS, at_once=st.booleans())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_log_is_what_was_appended_to_it_and_nothing_else(
    url: str, steps: list[tuple[int, int, list[bytes]]], *, at_once: bool
) -> None:
    # `at_once`: all steps are in flight together, which the writer does in the order of asking.
    async def scenario() -> None:
        async with opened(url) as store:
            names = [await table(store) for _ in range(3)]
            model = [[b"fact 0"] for _ in names]
            waiting: list[tuple[Any, bool]] = []
            for which, off, facts in steps:
                log = model[which]
                first = max(0, len(log) + off)
                refused = bool(facts) and first != len(log)
                asked = asyncio.ensure_future(store.append(names[which], first, 5, facts))
                waiting.append((asked, refused))
                if not refused:
                    log.extend(facts)
                await asyncio.sleep(0)
                if not at_once:
                    await asyncio.wait([asked])
            for asked, refused in waiting:
                if refused:
                    with pytest.raises(FencedError):
                        await asked
                else:
                    await asked
            for name, log in zip(names, model, strict=True):
                assert await store.facts(name) == log

    run(scenario)


def test_readings_that_cannot_be_done_are_told_in_one_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(url_of(tmp_path / "tables.db")) as store:
            name = await table(store)
            await store.writer.do(lambda connection: connection.exec_driver_sql("DROP TABLE log"))
            with pytest.raises(StoreUnavailableError, match="no such table"):
                await store.facts(name)
            assert await store.counted() == 1

    run(scenario)


@pytest.mark.parametrize(
    "spoiled", [b"no database at all" * 100, b"SQLite format 3\0" + b"x" * 4096]
)
def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path, spoiled: bytes) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(spoiled)
    with pytest.raises(StoreError, match=r"tables\.db"):
        Store(url_of(file))
    assert file.read_bytes() == spoiled


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_its_owner_reads_the_file_of_a_new_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(url_of(tmp_path / "tables.db")) as store:
            await table(store)
            names = ("tables.db", "tables.db-wal", "tables.db-shm")
            assert [_mode(tmp_path / name) for name in names] == [0o600] * 3

    run(scenario)


def test_the_database_says_that_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(url_of(tmp_path / "tables.db")) as store:
            for pragma, value in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
                ("busy_timeout", 2_000),
            ):

                def asked(connection: Any, pragma: str = pragma) -> Any:
                    return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()

                assert await store.writer.do(asked) == value
                assert await store.read(asked) == value

    run(scenario)
