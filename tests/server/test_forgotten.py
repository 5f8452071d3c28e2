"""Somebody is forgotten while the server runs: nobody who is connected brings the name back."""

from pathlib import Path
from typing import Any

from papertiger.server.store import Store, forgetting
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.server.house import house, play
from tests.server.store.test_forgetting import everything


async def _forgotten(url: str, name: str) -> None:
    admin = Store(url)
    for who in await forgetting.find(admin, name):
        await forgetting.forget(admin, who)
    await admin.close()


def test_a_server_that_has_the_name_in_memory_does_not_write_it_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table, another = await there.table(), await there.table()
            cookie = await there.guest("Zebulon")
            own: dict[str, Any] = {"Cookie": cookie}
            zeb = await (await there.visit(table, **own)).hello()
            assert (await zeb.do(c.SitDown)).refused is None
            assert (await zeb.do(c.Chat, text="It is me, Zebulon")).refused is None
            bo = await there.seat(table, "Bo")
            watching = await (await there.visit(another, **own)).hello()
            late = await there.visit(another, **own)
            assert "Zebulon" in await there.server.store.read(everything)
            await _forgotten(there.server.settings.url, "Zebulon")
            # Whoever does something next is asked to come back; what was done has not happened.
            for person in (zeb, watching):
                await person.raw('{"do":"chat","id":"x","text":"still Zebulon?"}')
            for person in (zeb, bo, watching):
                assert await person.closed() == 1012
            await late.hello()
            assert (await late.do(c.Chat, text="hello")).refused is None
            back = await (await there.visit(table, **own)).hello(resume=zeb)
            name = back.room.chairs[0].name
            assert name.startswith("Guest ")
            assert back.last(news.Welcome).place == 0, "the seat is kept"
            assert (await back.do(c.Chat, text="hello")).refused is None
            again = await (await there.visit(another, **own)).hello()
            assert (await again.do(c.SitDown)).refused is None
            assert (await again.do(c.Chat, text="hello")).refused is None
            await there.server.hub.rest()
            held = await there.server.store.read(everything)
            assert "zebulon" not in held.lower()
            assert "Bo" in held

    play(scenario)


def test_whoever_comes_is_noted_as_seen_once_a_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            own: dict[str, Any] = {"Cookie": await there.guest("Ann")}
            seen = []
            for later in (3_600_000, 24 * 3_600_000):
                there.clock.add(later)
                await (await there.visit(table, **own)).hello()
                (person,) = await there.server.store.called("Ann")
                seen.append(person.seen - person.created)
            assert seen[0] < 1_000
            assert 25 * 3_600_000 <= seen[1] < 26 * 3_600_000

    play(scenario)
