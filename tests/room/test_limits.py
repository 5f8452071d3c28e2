"""Rates: so many things at once, and then as they come back with time."""

from math import ceil
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from papertiger.bots.madiao import BOTS
from papertiger.kernel.inputs import MOST_LAG
from papertiger.room import facts as f
from papertiger.room.limits import Bucket, Rate, taken
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.room.evening import Evening, play_madiao
from tests.room.test_table import MADIAO, seated

FIVE = Rate(5, 2)


def done(rate: Rate, times: list[int]) -> int:
    """How many things can be done if one is tried at each of these times."""
    bucket: Bucket | None = None
    count = 0
    for now in times:
        after = taken(bucket, rate, now)
        if after is not None:
            bucket = after
            count += 1
    return count


def test_so_many_at_once_and_no_more() -> None:
    assert done(FIVE, [1_000] * 20) == 5


def test_they_come_back_with_time() -> None:
    assert done(FIVE, [0] * 5 + [499]) == 5
    assert done(FIVE, [0] * 5 + [500]) == 6
    assert done(FIVE, [0] * 5 + [10_000] * 20) == 10


def test_trying_in_vain_costs_nothing() -> None:
    assert done(FIVE, [0] * 5 + list(range(0, 500, 10)) + [500]) == 6


def test_a_clock_that_is_put_back_gives_nothing() -> None:
    back_and_forth = [1_000_000] * 5 + [0, 1_000_000] * 50
    assert done(FIVE, back_and_forth) == 5
    assert done(FIVE, [*back_and_forth, 1_000_500]) == 6


TIMES = st.lists(st.integers(0, 60_000), max_size=200)


@given(TIMES, st.integers(1, 20), st.sampled_from([0.1, 0.5, 1, 3, 10]))
def test_never_more_than_the_burst_and_what_time_gave(
    times: list[int], burst: int, each_second: float
) -> None:
    passed = (max(times, default=0) - min(times, default=0)) / 1000
    for order in (times, sorted(times)):
        assert done(Rate(burst, each_second), order) <= burst + passed * each_second + 1e-6


@given(st.integers(1, 20), st.integers(1, 10))
def test_who_keeps_to_the_rate_is_never_refused(burst: int, each_second: int) -> None:
    times = [number * ceil(1000 / each_second) for number in range(200)]
    assert done(Rate(burst, each_second), times) == 200


def test_no_delay_that_a_client_has_counts_for_more_than_the_most() -> None:
    evening = Evening(MADIAO)
    ann = seated(evening, "Ann")[0]
    ann.do(c.Start)
    play_madiao(evening, ann, until=lambda: ann.view.ask is not None)
    move = c.MadiaoMove("late", BOTS["random"](ann.view, Random(1)))
    evening.command(ann, move, lag=3_600_000)
    assert ann.last(news.Answer) == news.Answer("late")
    facts = map(f.decode, evening.log)
    (made,) = (each for each in facts if isinstance(each, f.Happened) and each.command == "late")
    assert f'"lag":{MOST_LAG}' in made.lines
