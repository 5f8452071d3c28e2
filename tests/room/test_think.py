"""How long bots think: like people, and whatever the cards are."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, pairwise
from random import Random
from statistics import median

import pytest

from papertiger import madiao
from papertiger.madiao.options import Options
from papertiger.madiao.view import View
from papertiger.room import hosting, think
from papertiger.wire.settings import MadiaoSettings
from tests.conftest import FullCount
from tests.leak import worlds
from tests.leak.test_other_worlds import apart
from tests.playing import Moment, moments

SEED = 8_009


def bot(seat: int, settings: MadiaoSettings | None = None) -> hosting.Bot:
    """A bot as it sits at a table."""
    return hosting.of(MadiaoSettings()).bot(
        "table", seat, settings or MadiaoSettings(), "steady", "seed"
    )


def view(moment: Moment, seat: int | None) -> View:
    """What is seen after a moment."""
    return madiao.show(moment.after, seat)


def times(
    hand: Sequence[worlds.Moment], settings: MadiaoSettings | None = None
) -> list[tuple[int, int, int]]:
    """When each seat's bot would act: number of the moment, seat, milliseconds later."""
    bots = [bot(seat, settings) for seat in range(4)]
    found = []
    for number, moment in enumerate(hand):
        asked = madiao.waiting(moment.after).seats
        for seat, each in enumerate(bots):
            see = partial(madiao.show, moment.after, seat)
            each.hear((), see, 0, asked=False)
            each.hear((), see, 0, asked=seat in asked)
            if each.due is not None:
                found.append((number, seat, each.due))
    return found


def test_bots_take_the_same_time_in_worlds_that_a_reader_cannot_tell_apart(
    full_count: FullCount,
) -> None:
    """All four bots, whichever seat the reader has; their hands are others in the other world."""
    compared = 0
    for _, hand, other in islice(apart(Random(SEED)), full_count(1_000, seed=SEED)):
        assert times(hand) == times(other)
        compared += len(times(hand))
    assert compared > 100


def test_the_time_of_a_seat_follows_from_what_a_spectator_sees() -> None:
    for number, moment in enumerate(moments(Options(), Random(SEED))):
        for seat in madiao.waiting(moment.after).seats:
            own = think.madiao("table", seat, view(moment, seat), number)
            assert think.madiao("table", seat, view(moment, None), number) == own


def views() -> Iterator[View]:
    """A spectator's views of a match, where somebody is asked for a move."""
    for moment in moments(Options(), Random(SEED + 1)):
        if madiao.waiting(moment.after).seats:
            yield view(moment, None)


PLAY = next(each for each in views() if each.board is not None and each.board.laid)
LEADS = [each for each in views() if each.board is not None and not each.board.laid]


def drawn(seen: View, pace: int = 100) -> list[int]:
    """Times of many tables, in order."""
    return sorted(think.madiao(f"table {n}", n % 4, seen, n, pace) for n in range(4_000))


def test_times_are_like_a_persons() -> None:
    """Half are under the median, a long one is longer than a short one is short, none endless."""
    found = drawn(PLAY)
    middle = median(found)
    assert middle == pytest.approx(think.MEDIAN["play"], rel=0.05)
    assert found[0] >= think.SHORTEST
    assert found[-1] <= think.LONGEST
    tenth, ninetieth = found[400], found[3_600]
    assert ninetieth - middle > 1.5 * (middle - tenth)
    assert middle / tenth == pytest.approx(ninetieth / middle, rel=0.1)
    assert len(set(found)) > 1_500


def test_a_lead_takes_longer_and_the_last_cards_less() -> None:
    by_trick = {len(each.board.tricks): each for each in LEADS if each.board is not None}
    medians = [median(drawn(by_trick[trick])) for trick in sorted(by_trick)]
    assert len(medians) == 8
    assert all(early > late for early, late in pairwise(medians))
    assert medians[0] > median(drawn(PLAY)) > medians[-1]


def test_the_pace_is_that_of_the_table() -> None:
    usual = drawn(PLAY)
    assert drawn(PLAY, 50) == [time // 2 for time in usual]
    assert drawn(PLAY, 200) == [time * 2 for time in usual]
    hand = [
        each for each in moments(Options(), Random(SEED), 60) if not leads_again(view(each, None))
    ]
    slow, quick = (times(hand, MadiaoSettings(pace=pace)) for pace in (200, 25))
    assert sum(time for *_, time in slow) == pytest.approx(
        8 * sum(time for *_, time in quick), 0.01
    )
    assert {time for *_, time in times(hand, MadiaoSettings(think=False))} == {0}


def leads_again(seen: View) -> bool:
    """Whether a trick has just been taken, and the next is to be led."""
    return seen.board is not None and bool(seen.board.tricks) and not seen.board.laid


def test_a_trick_can_be_looked_at_before_the_next_is_led_at_every_pace() -> None:
    again = next(each for each in LEADS if leads_again(each))
    first = next(each for each in LEADS if not leads_again(each))
    assert drawn(again, 25)[0] == think.LOOK
    assert drawn(first, 25)[0] < think.LOOK
    assert drawn(PLAY, 25)[0] < think.LOOK
    assert drawn(again, 0)[-1] == 0


def test_the_same_move_takes_the_same_time_and_another_another() -> None:
    one = think.madiao("table", 1, PLAY, 7)
    assert think.madiao("table", 1, PLAY, 7) == one
    others = {
        think.madiao("table", 1, PLAY, 8),
        think.madiao("table", 2, PLAY, 7),
        think.madiao("elbat", 1, PLAY, 7),
    }
    assert len(others | {one}) == 4
