"""One heap of due times for all tables."""

import asyncio

from papertiger.server.alarms import Alarms
from tests.server.loop import run
from tests.server.tables import Time


def test_alarms_ring_in_their_time_once_and_moved_ones_at_the_new_time() -> None:
    async def scenario() -> None:
        time = Time(0)
        rung: list[str] = []
        alarms = Alarms(time, rung.append)
        alarms.put("a", 30_000)
        alarms.put("b", 10_000)
        alarms.put("c", 20_000)
        alarms.put("a", 15_000)
        alarms.put("c", None)
        for now in (9_999, 10_000, 14_999, 15_000, 60_000):
            time.now = now
            alarms.go_off()
            rung.append(str(now))
        assert rung == ["9999", "b", "10000", "14999", "a", "15000", "60000"]
        assert (len(alarms), alarms.lying) == (0, 0)

    asyncio.run(scenario())


def test_a_name_whose_alarm_moves_all_the_time_does_not_fill_the_heap() -> None:
    async def scenario() -> None:
        alarms = Alarms(Time(0), lambda _: None)
        for due in range(100_000):
            alarms.put("a", 3_600_000 + due)
        assert len(alarms) == 1
        assert alarms.lying < 2_000
        alarms.close()

    asyncio.run(scenario())


def test_what_is_due_already_rings_by_itself() -> None:
    async def scenario() -> None:
        rung = asyncio.Event()
        alarms = Alarms(Time(5_000), lambda _: rung.set())
        alarms.put("a", 1_000)
        await rung.wait()

    run(scenario, 10)
