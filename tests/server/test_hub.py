"""The hub: one thing after another at each table, durable before anybody is told."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from papertiger.room import facts as f
from papertiger.room.keys import key
from papertiger.room.state import Room, fold
from papertiger.server.hub import Hub
from papertiger.server.store import StoreUnavailableError
from papertiger.server.store.store import Code
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.server import loop
from tests.server.tables import Guest, Time, guest, hub_in, opened

PATIENCE = 0.2


@contextmanager
def locked(hub: Hub, folder: Path) -> Iterator[None]:
    """Another process writes to the database and does not come to an end; the store waits less."""
    patience, hub.store.writer._patience = hub.store.writer._patience, PATIENCE
    other = sqlite3.connect(folder / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()
    hub.store.writer._patience = patience


def code(answer: news.Answer) -> str | None:
    """The code of a refusal."""
    return None if answer.refused is None else answer.refused.code


def run(scenario: Callable[[Path], Awaitable[None]], folder: Path) -> None:
    """Play a scenario in a loop of its own."""
    loop.run(lambda: scenario(folder), 60)


def test_what_the_store_refuses_has_not_happened_and_may_be_sent_again(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        time = Time()
        async with hub_in(folder, time) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.ear.until(news.Welcome)
            sit = c.SitDown("sit")
            with locked(hub, folder):
                assert code(await ann.send(sit)) == "store_unavailable"
                assert ann.hosted.actor.room.people == ()
            assert code(await ann.send(sit)) is None
            seated = await ann.ear.until(news.Seated)
            assert seated.place == 0
            assert await hub.store.has_sat("t1", "person Ann")

    run(scenario, tmp_path)


def test_when_the_store_refuses_all_who_wait_are_told_at_once(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            people = [(await guest(hub, name)).hello() for name in ("Ann", "Bo", "Cy", "Di")]
            for person in people:
                await person.ear.until(news.Welcome)
            began = asyncio.get_running_loop().time()
            with locked(hub, folder):
                answers = await asyncio.gather(*(person.do(c.SitDown) for person in people))
            took = asyncio.get_running_loop().time() - began
            assert [code(each) for each in answers] == ["store_unavailable"] * 4
            # One waits for as long as SQLite does for a lock; four would wait for four times that.
            assert took < 5

    run(scenario, tmp_path)


def test_who_comes_back_while_the_store_refuses_is_told_to_come_later(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.do(c.SitDown)
            token = (await ann.ear.until(news.Seated)).token
            await ann.do(c.Start)
            # The bot that plays for her is taken back when she returns: a fact.
            ann.hosted.actor.room = _played_by_bot(ann)
            with locked(hub, folder):
                again = Guest(hub, ann.hosted, ann.member).hello(token)
                assert isinstance(await again.ear.until(news.Goodbye), news.Goodbye)
                assert again.ear.told[-1] == news.Goodbye(news.Parting.UNAVAILABLE)
                assert await again.ear.closed() == 1013

    run(scenario, tmp_path)


def _played_by_bot(ann: Guest) -> Room:
    return fold(ann.hosted.actor.room, f.BotTook(0, "steady", absent=True))


def test_a_seat_and_who_sat_there_are_written_together(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.ear.until(news.Welcome)
            before = hub.store.writer.commits
            await ann.do(c.SitDown)
            await hub.rest()
            # One transaction for the seat, one for what the list shows.
            assert hub.store.writer.commits - before == 2

    run(scenario, tmp_path)


def test_a_table_that_another_owner_has_written_to_is_loaded_anew(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.ear.until(news.Welcome)
            hosted = ann.hosted
            fact = f.encode(f.Said(None, "Bo", "from elsewhere"))
            fence = await hub.store.own("t1")
            assert fence == hosted.fence + 1
            await hub.store.append("t1", hosted.actor.number, 0, [fact], fence=fence)
            waiting = asyncio.create_task(ann.do(c.SitDown))
            assert await ann.ear.closed() == 1012
            assert code(await waiting) == "store_unavailable"
            assert "t1" not in hub.tables
            again = (await guest(hub, "Ann")).hello()
            assert code(await again.do(c.SitDown)) is None

    run(scenario, tmp_path)


def test_a_code_for_a_seat_of_a_table_that_fails_is_answered(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.do(c.SitDown)
            await ann.do(c.Transfer)
            offer = key((await ann.ear.until(news.TransferCode)).code)
            hub.store.append = _broken  # type: ignore[method-assign]
            with pytest.raises(StoreUnavailableError, match="dropped"):
                await hub.redeem("t1", 0, offer)

    run(scenario, tmp_path)


async def _broken(*_: object, **__: object) -> None:
    raise RuntimeError("a bug")


def test_idle_tables_are_put_away_and_nothing_is_left_of_them(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        time = Time()
        async with hub_in(folder, time) as hub:
            tasks = len(asyncio.all_tasks())
            for number in range(50):
                await opened(hub, f"t{number}")
                ann = (await guest(hub, "Ann", f"t{number}")).hello()
                assert code(await ann.do(c.SitDown)) is None
                assert code(await ann.do(c.Start)) is None
                ann.leave()
            await hub.rest()
            assert len(hub.tables) == 50
            for _ in range(3):
                time.now += 61_000
                hub.alarms.go_off()
                await hub.rest()
            assert hub.tables == {}
            assert (len(hub.alarms), hub.alarms.lying) == (0, 0)
            assert len(asyncio.all_tasks()) == tasks
            back = (await guest(hub, "Bo", "t7")).hello()
            room = (await back.ear.until(news.RoomNews)).room
            assert room.phase is news.Phase.PLAYING
            assert room.chairs[0].name == "Ann"

    run(scenario, tmp_path)


def test_a_hub_that_closes_finishes_what_is_begun_and_tells_all_to_come_back(
    tmp_path: Path,
) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            ann = (await guest(hub, "Ann")).hello()
            await ann.ear.until(news.Welcome)
            hub.command(ann.hosted, ann.member, c.SitDown("sit"), 0)
            await hub.close()
            assert any(isinstance(each, news.Seated) for each in ann.ear.told)
            assert ann.ear.told[-1] == news.Goodbye(news.Parting.RESTART)
            assert ann.ear.code == 1012
            facts = [f.decode(each) for each in await hub.store.facts("t1")]
            assert any(isinstance(fact, f.Sat) for fact in facts)

    run(scenario, tmp_path)


def test_a_code_is_good_once_and_for_its_time(tmp_path: Path) -> None:
    async def scenario(folder: Path) -> None:
        async with hub_in(folder, Time()) as hub:
            await opened(hub)
            await hub.store.put_code("a", Code("transfer", "t1", 2), expires=10, uses=1)
            assert await hub.store.use_code("a", ("transfer",), 10) is None
            assert await hub.store.use_code("a", ("transfer",), 9) == Code("transfer", "t1", 2)
            assert await hub.store.use_code("a", ("transfer",), 9) is None

    run(scenario, tmp_path)
