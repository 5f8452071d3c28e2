"""The hands of a match for the score sheet: by place, each total the sum of what came before."""

from itertools import accumulate

import pytest

from papertiger.room import facts as f
from papertiger.room.hands import hands
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import Evening, play_madiao
from tests.room.test_table import MADIAO, MAO, seated


def evening_of_a_match() -> tuple[Evening, news.Room]:
    """A whole match of Ann and three bots, by the log."""
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    ann.do(c.Start)
    play_madiao(evening, ann)
    assert ann.room.phase is Phase.OVER
    return evening, ann.room


def test_every_hand_of_the_match_is_there_and_the_last_totals_are_those_of_the_table() -> None:
    evening, room = evening_of_a_match()
    found = hands(map(f.decode, evening.log))
    assert len(found) >= 4
    assert {hand.banker for hand in found} == set(range(4))
    assert all(hand.stake >= 2 and sum(hand.money) == 0 for hand in found)
    for place in range(4):
        money = [hand.money[place] for hand in found]
        assert [hand.totals[place] for hand in found] == list(accumulate(money))
    view = next(iter(evening.clients.values())).view
    by_place = tuple(view.totals[view.players.index(place)] for place in range(4))
    assert found[-1].totals == by_place
    assert room.seats == view.players


def test_a_hand_that_is_played_is_not_among_them_and_another_match_begins_anew() -> None:
    evening, _ = evening_of_a_match()
    (ann,) = evening.clients.values()
    ann.do(c.Rematch)
    assert hands(map(f.decode, evening.log)) == ()
    play_madiao(evening, ann, until=lambda: ann.view.previous is not None)
    (only,) = hands(map(f.decode, evening.log))
    assert only.stake == ann.view.previous.stake


def test_before_a_match_and_in_mao_there_are_none() -> None:
    assert hands(map(f.decode, Evening(MadiaoSettings()).log)) == ()
    assert hands(map(f.decode, Evening(MAO).log)) == ()
    with pytest.raises(ValueError, match="empty"):
        hands([])
