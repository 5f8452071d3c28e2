"""Programs play whole matches of both games over real sockets, whatever becomes of these."""

import asyncio
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from papertiger import client
from papertiger.madiao.options import Options as MadiaoOptions
from papertiger.madiao.view import View
from papertiger.mao.options import Options as MaoOptions
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.client.between import Between, always, between
from tests.client.fast import play_fast
from tests.server.house import House, house, play

QUICK = client.Terms(first=0.01, longest=0.1)
MADIAO = MadiaoSettings(think=False, options=MadiaoOptions(max_deals=4))
MAO = MaoSettings(options=MaoOptions(end="hands:1"), places=5)


async def seated(
    there: House, stack: AsyncExitStack, settings: Settings, people: int, by: Between | None = None
) -> list[client.Table]:
    """Programs that have sat down and are ready, the host first."""
    opener = await client.Guest.at(there.url)
    link = await opener.open_table(settings)
    link = link if by is None else by.link(link)
    tables = []
    for number in range(people):
        guest = await client.Guest.at(there.url, f"Program {number}")
        table = await stack.enter_async_context(client.Table(guest, link, terms=QUICK))
        assert await table.sit_down() == number
        await table.ready()
        tables.append(table)
    return tables


async def whole(tables: list[client.Table], level: str | None = None) -> list[Any]:
    """Every program plays to the end; the views that they have then."""
    return await asyncio.gather(*(client.play(table, level) for table in tables))


async def stands_as_for_a_newcomer(table: client.Table) -> None:
    """What the client knows is what somebody is shown who comes to its seat anew."""
    async with client.Table(table.guest, table.link, table.token) as anew:
        assert anew.place == table.place
        assert anew.view == table.view
        seen = replace(table.room, spectators=anew.room.spectators, chairs=())
        assert seen == replace(anew.room, chairs=())


def test_four_programs_play_a_match_of_madiao(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            tables = await seated(there, stack, MADIAO, 4)
            await tables[0].start()
            views = await whole(tables)
            assert all(sum(view.totals) == 0 for view in views)
            assert len({view.totals for view in views}) == 1
            assert [table.room.phase for table in tables] == [Phase.OVER] * 4
            await stands_as_for_a_newcomer(tables[2])

    play(scenario)


def test_five_programs_play_a_hand_of_mao(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            tables = await seated(there, stack, MAO, 5)
            await tables[0].start()
            views = await whole(tables, "expert")
            assert [view.hands_won for view in views] == [1] * 5
            assert all(sum(view.wins) == 1 for view in views)

    play_fast(scenario, 25)


@pytest.mark.parametrize("loses", ["connections", "messages", "both ways"])
def test_a_match_goes_on_though_connections_and_messages_are_lost(
    tmp_path: Path, loses: str
) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            AsyncExitStack() as stack,
        ):
            tables = await seated(there, stack, replace(MADIAO, bots="random"), 2, bad)
            passed = count(1)

            def passes(frame: str) -> bool:
                del frame
                if next(passed) % 30:
                    return True
                if loses == "connections":
                    bad.cut()
                    return True
                # No client can miss what nothing follows; there the connection goes, too.
                asyncio.get_running_loop().call_later(0.02, bad.cut)
                return False

            await tables[0].start()
            bad.down = passes
            if loses == "both ways":
                bad.up = passes
            views = await whole(tables)
            bad.down = bad.up = always
            assert views[0].totals == views[1].totals
            assert bad.opened > 6
            for table in tables:
                await stands_as_for_a_newcomer(table)

    play(scenario)


def test_a_match_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            async with house(tmp_path) as first:
                tables = await seated(first, stack, MADIAO, 4)
                await tables[0].start()
                playing = asyncio.create_task(whole(tables))
                await tables[1].until(lambda: _hands(tables[1]) >= 1)
            async with house(tmp_path, port=first.port):
                views = await playing
                assert len({view.totals for view in views}) == 1
                await stands_as_for_a_newcomer(tables[3])

    play(scenario)


def _hands(table: client.Table) -> int:
    assert table.view is None or isinstance(table.view, View)
    return 0 if table.view is None else table.view.hands
