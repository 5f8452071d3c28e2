"""On a real server: a clock that runs out in the same millisecond in which the move comes."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.room import facts as f
from papertiger.server.hub import Hosted
from papertiger.wire import commands as c
from papertiger.wire.settings import MadiaoSettings
from tests.server.house import House, house, play
from tests.server.test_endings import asked, playing

SETTINGS = MadiaoSettings(bots="steady", think=False, clock=5, grace=600)


async def ring(there: House, hosted: Hosted) -> None:
    """Whatever is due by now happens, but for moves of people."""
    await there.server.hub.rest()
    while (due := hosted.actor.due) is not None and due <= there.clock():
        there.server.hub.alarms.go_off()
        await there.server.hub.rest()


@pytest.mark.parametrize("first", ["the move", "the clock", "both at once"])
def test_one_of_both_counts(tmp_path: Path, first: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            table = await there.table(SETTINGS)
            ann, bo = await playing(there, table)
            hosted = there.server.hub.tables[table]
            await ring(there, hosted)
            mover = await asked(ann, bo)
            move: Any = BOTS["random"](mover.view, Random(1))
            command = c.MadiaoMove("the move", move, mover.n)
            due = hosted.actor.due
            assert due is not None
            there.clock.add(due - there.clock())
            before = len(await there.server.store.facts(table))
            if first == "the clock":
                there.server.hub.alarms.go_off()
                await there.server.hub.rest()
            elif first == "both at once":
                there.server.hub.alarms.go_off()
            answer = await mover.send(command)
            await ring(there, hosted)
            log = [f.decode(each) for each in await there.server.store.facts(table)]
            seat = f'"seat":{mover.view.seat},'
            acts = [e for e in log[before:] if isinstance(e, f.Happened) and seat in e.lines]
            mine = [each for each in acts if each.command == "the move"]
            assert len(mine) == (answer.refused is None)
            assert (first == "the move") <= (answer.refused is None)
            assert (first == "the clock") <= (answer.refused is not None)
            assert acts[0].command == ("the move" if mine else "")
            assert not any(isinstance(each, f.BotTook) for each in log[before:])

    play(scenario)
