"""Many tables that come and go, and many sockets that come back at once."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

from papertiger.server.hub import Hub
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings
from tests.conftest import FullCount
from tests.server.house import House, Visitor, house
from tests.server.loop import Loop, run
from tests.server.tables import Time, guest, hub_in, opened

AT_ONCE = 25
WARM = 4 * AT_ONCE
"""After so many tables all that is kept once is there."""

HANGS = 3600
"""What takes longer (s) hangs; by its full count each takes minutes."""


def test_of_tables_that_come_and_go_nothing_is_left(tmp_path: Path, full_count: FullCount) -> None:
    """Tasks, timers, tables and memory are as they were before."""

    async def scenario(number: int) -> None:
        time = Time()
        async with hub_in(tmp_path, time) as hub:
            await tables(hub, time, range(WARM))
            before, blocks = standing(hub), memory()
            await tables(hub, time, range(WARM, WARM + number))
            assert standing(hub) == before
            assert memory() - blocks < number, "less than one object a table"
            assert await hub.store.counted() == WARM + number

    run(lambda: scenario(full_count(10_000)), HANGS)


async def tables(hub: Hub, time: Time, numbers: range) -> None:
    """Tables are opened, played at for a moment, left and put away, some at once."""
    for first in numbers[::AT_ONCE]:
        await asyncio.gather(*(table(hub, f"t{first + each}") for each in range(AT_ONCE)))
        await hub.rest()
        assert len(hub.tables) == AT_ONCE
        while hub.tables:
            time.now += 61_000
            hub.alarms.go_off()
            await hub.rest()


async def table(hub: Hub, name: str) -> None:
    """One of them: somebody sits down, begins, says something and goes."""
    await opened(hub, name)
    ann = (await guest(hub, "Ann", name)).hello()
    for command in (c.SitDown("sit"), c.Start("start"), c.Chat("chat", "bye")):
        assert (await ann.send(command)).refused is None
    ann.leave()


def standing(hub: Hub) -> dict[str, int]:
    """How many there are of what must come to an end."""
    return {
        "tasks": len(asyncio.all_tasks()),
        "alarms": len(hub.alarms),
        "lying": hub.alarms.lying,
        "tables": len(hub.tables),
        "working": hub.working,
    }


def memory() -> int:
    """How many blocks of memory Python has given out."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    loop.tidy()
    gc.collect()
    return sys.getallocatedblocks()


def test_of_sockets_that_come_and_go_nothing_is_left(tmp_path: Path, full_count: FullCount) -> None:
    async def scenario(number: int) -> None:
        async with house(tmp_path, requests_per_second=100_000) as there:
            name = await there.table()
            await sockets(there, name, WARM)
            tasks, blocks = len(asyncio.all_tasks()), memory()
            await sockets(there, name, number)
            assert len(asyncio.all_tasks()) == tasks
            assert memory() - blocks < number, "less than one object a socket"

    run(lambda: scenario(full_count(4_000)), HANGS)


async def sockets(there: House, name: str, number: int) -> None:
    """Somebody comes to a table and goes, so many times."""
    for _ in range(number):
        visitor = await (await there.visit(name)).hello()
        await visitor.leave()
        await there.server.sockets.closed()
    there.visitors.clear()


def test_all_sockets_come_back_after_a_restart(tmp_path: Path, full_count: FullCount) -> None:
    """Four at each table; everybody has the seat and the view again."""

    async def scenario(number: int) -> None:
        async with house(tmp_path, requests_per_second=100_000) as there:
            before = [
                each
                for some in batches(max(1, number // 4), AT_ONCE)
                for four in await asyncio.gather(*(full_table(there) for _ in some))
                for each in four
            ]
        for each in before:
            assert await each.closed() == 1012
        async with house(tmp_path, requests_per_second=100_000) as again:
            after = await asyncio.gather(*(back(again, each) for each in before))
            assert len(again.server.sockets.open) == len(before)
            for old, new in zip(before, after, strict=True):
                assert new.last(news.Welcome).place == old.last(news.Welcome).place
                assert new.room.chairs == old.room.chairs
                assert new.view == old.view

    run(lambda: scenario(full_count(2_000)), HANGS)


def batches(number: int, most: int) -> Iterator[range]:
    """So many, a few at a time."""
    for start in range(0, number, most):
        yield range(start, min(start + most, number))


async def full_table(there: House) -> list[Visitor]:
    """Four people at a table whose match has begun."""
    table = await there.table(MadiaoSettings())
    people = [await there.seat(table, "") for _ in range(4)]
    for each in people[1:]:
        assert (await each.do(c.Ready)).refused is None
    assert (await people[0].do(c.Start)).refused is None
    for each in people:
        await each.until(lambda each=each: each.has(news.MadiaoNews) and each.view is not None)  # type: ignore[misc]
    return people


async def back(there: House, old: Visitor) -> Visitor:
    """Somebody comes back, and sees the game and everybody there again."""
    new = await (await there.visit(old.table)).hello(resume=old)
    await new.until(
        lambda: (
            new.has(news.MadiaoNews) and new.has(news.RoomNews)
            and all(chair.here for chair in new.room.chairs)
        )
    )  # fmt: skip
    return new
