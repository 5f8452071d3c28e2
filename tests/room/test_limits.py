"""Rates: so many things at once, and then as they come back with time."""

from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from papertiger.room.limits import Bucket, Rate, taken

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
