"""A clock that runs out in the same millisecond in which the move comes."""

from random import Random
from typing import Any

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.madiao.options import Options
from papertiger.wire import commands as c
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Client, Evening, play_madiao
from tests.room.test_table import refused, seated

SETTINGS = MadiaoSettings(
    bots="steady", think=False, clock=5, grace=600, options=Options(keep_seats=True)
)


def running_out() -> tuple[Evening, Client, Any]:
    """Somebody has a move to make, and its clock runs out now."""
    evening = Evening(SETTINGS, thorough=True)
    people = seated(evening, "Ann", "Bo", "Cy", "Di")
    people[0].do(c.Start)
    play_madiao(evening, *people, until=lambda: people[0].view.board is not None)
    mover = next(each for each in people if each.view.ask is not None)
    due = evening.actor.due
    assert due is not None
    evening.now = due
    return evening, mover, BOTS["random"](mover.view, Random(1))


def played(client: Client) -> list[str]:
    """The plays that somebody was told of."""
    return [
        repr(event)
        for message in client.told
        for event in getattr(message, "told", ())
        if type(event).__name__ in ("CardPlayed", "CardSloughed", "Sloughed")
    ]


@pytest.mark.parametrize("first", ["the move", "the clock"])
def test_one_of_both_counts_whichever_is_first(first: str) -> None:
    evening, mover, move = running_out()
    plays, seen = len(played(mover)), mover.n
    if first == "the move":
        assert refused(mover.do(c.MadiaoMove, move=move, seen=seen)) is None
        evening.make_so(evening.actor.wake(evening.now))
        assert not mover.room.chairs[mover.place or 0].played_by_bot
    else:
        evening.make_so(evening.actor.wake(evening.now))
        assert refused(mover.do(c.MadiaoMove, move=move, seen=seen)) is not None
    assert len(played(mover)) == plays + 1


def test_a_millisecond_before_nothing_happens_by_itself() -> None:
    evening, mover, move = running_out()
    evening.now -= 1
    log = len(evening.log)
    evening.make_so(evening.actor.wake(evening.now))
    assert len(evening.log) == log
    assert refused(mover.do(c.MadiaoMove, move=move, seen=mover.n)) is None
