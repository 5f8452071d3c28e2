"""Two servers on one database: each table is one's at a time, and nothing is mixed up."""

import asyncio
from pathlib import Path

from papertiger.room import facts as f
from papertiger.room.state import load
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.server.house import play
from tests.server.tables import Time, guest, hub_in, opened


def test_a_table_goes_over_to_the_server_that_loads_it_and_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with hub_in(tmp_path, time) as one, hub_in(tmp_path, time) as two:
            await opened(one)
            ann = (await guest(one, "Ann")).hello()
            assert (await ann.do(c.SitDown)).refused is None
            bo = (await guest(two, "Bo")).hello()
            room = (await bo.ear.until(news.RoomNews)).room
            assert [chair.name for chair in room.chairs] == ["Ann", "", "", ""]
            # Nobody has written since, and the first knows every fact; yet the table is not its.
            late = asyncio.create_task(ann.do(c.Ready))
            assert await ann.ear.closed() == 1012
            refused = (await late).refused
            assert refused is not None, "what could not be kept has not happened"
            assert (await bo.do(c.SitDown)).refused is None
            back = (await guest(one, "Ann")).hello()
            assert (await back.do(c.Chat, text="back again")).refused is None
            waiting = asyncio.create_task(bo.do(c.Chat, text="too late"))
            assert await bo.ear.closed() == 1012
            assert (await waiting).refused is not None
            log = [f.decode(fact) for fact in await one.store.facts("t1")]
            assert [chair.name for chair in load(log).chairs] == ["Ann", "Bo", "", ""]
            assert [fact.text for fact in log if isinstance(fact, f.Said)] == ["back again"]

    play(scenario)
