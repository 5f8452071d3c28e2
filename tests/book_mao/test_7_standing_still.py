"""Section 7: one point of order at a time, and nothing moves in it. [MO-66] [MO-67]"""

import pytest

from papertiger.mao.cards import Card, Suit
from papertiger.mao.moves import (
    Call,
    Draw,
    Play,
    PointOfOrder,
    Release,
)
from tests.book_mao.scenes import OWN, in_order
from tests.book_mao.table import MODES, started

# MO-66: nested and repeated


def test_mo_66_one_at_a_time() -> None:
    table = in_order()
    assert table.at(1100).seat(2).tries(PointOfOrder()).clause == "MO-66"
    assert table.at(1100).seat(3).tries(PointOfOrder()).clause == "MO-66"
    table.at(1200).seat(2).says("point of order")
    order = table.view().order
    assert order is not None
    assert order.caller == 3


def test_mo_66_the_same_player_again_after_two_turns_of_the_table() -> None:
    table = in_order(1000)
    table.at(4000).seat(3).ends_point_of_order()
    assert table.at(4100).seat(3).tries(PointOfOrder()).clause == "MO-66"
    table.at(4200).seat(1).draws()
    assert table.at(4300).seat(3).tries(PointOfOrder()).clause == "MO-66"
    table.at(4300).seat(3).says("point of order")
    assert table.phase == "play"
    table.at(4400).seat(2).draws()
    table.at(4500).seat(3).point_of_order()
    assert table.phase == "point_of_order"


def test_mo_66_another_player_at_once() -> None:
    table = in_order(1000)
    table.at(4000).seat(3).ends_point_of_order()
    table.at(4000).seat(2).point_of_order()
    assert table.phase == "point_of_order"


# MO-67: nothing moves


@pytest.mark.parametrize("mode", MODES)
def test_mo_67_plays_and_draws_are_refused_and_not_penalised(mode: str) -> None:
    table = in_order(referee=mode)
    table.at(1100).seat(1).looks()
    for seat in range(5):
        assert table.at(1200).seat(seat).tries(Draw()).clause == "MO-67"
    assert table.at(1200).seat(1).tries(Play(Card.H3)).clause == "MO-67"
    table.at(4200).seat(3).ends_point_of_order()
    assert table.breaches == ["1 look_in_point_of_order"]


def test_mo_67_a_held_jack_stays_held_and_no_suit_is_called() -> None:
    table = started({1: "JC 3C 4C"})
    table.at(1000).seat(1).plays("JC", hold=True)
    table.at(1500).seat(3).point_of_order()
    assert table.at(1600).seat(1).tries(Call(Suit.SPADES)).clause == "MO-67"
    assert table.at(1600).seat(1).tries(Release()).clause == "MO-67"
    table.at(1700).seat(1).says("hearts")
    assert table.view().held_suit is None
    table.at(4700).seat(3).ends_point_of_order()
    table.at(4800).seat(1).calls("D").releases()
    assert (table.suit, table.turn) == ("D", 2)


def test_mo_67_an_open_race_stands_still() -> None:
    table = started({1: "JC 3C 4C"})
    table.at(1000).seat(1).plays("JC")
    table.at(1100).seat(2).calls("S")
    table.at(1200).seat(3).point_of_order()
    assert table.at(1250).seat(4).tries(Call(Suit.HEARTS)).clause == "MO-67"
    table.at(9200).seat(3).ends_point_of_order()
    # 100 ms of the 200 were over.
    assert table.until(9299).suit is None
    assert table.until(9300).suit == "S"


def test_mo_67_pending_words_have_the_time_that_was_left() -> None:
    table = started({1: "3S 3C 4C"}, up="3D")
    table.at(1000).seat(1).plays("3S")
    table.at(2000).seat(3).point_of_order()
    table.at(8000).seat(3).ends_point_of_order()
    # Due by 4000 and the grace; six seconds stood still.
    assert table.until(10_249).penalties == []
    assert table.until(10_250).penalties == ["1 unnamed_spade"]


def test_mo_67_pending_words_may_be_said_in_it() -> None:
    table = started({1: "3S 3C 4C"}, up="3D")
    table.at(1000).seat(1).plays("3S")
    table.at(2000).seat(3).point_of_order()
    table.at(2500).seat(1).says("three of spades")
    table.at(8000).seat(3).ends_point_of_order()
    assert "1 unnamed_spade" not in table.until(20_000).penalties


def test_mo_67_thanks_and_challenges_have_the_time_that_was_left() -> None:
    table = started(OWN, referee="both")
    table.at(1000).seat(2).penalises(4, "other", "for fun")
    table.at(2000).seat(3).point_of_order()
    table.at(12_000).seat(3).ends_point_of_order()
    # Ten seconds stood still: thanks by 18 250, a bad call by 21 250.
    assert "4 no_thanks" not in table.until(18_249).penalties
    assert "4 no_thanks" in table.until(18_250).penalties
    table.at(21_250).seat(0).bad_call(1)
    assert table.view().penalties[0].handed_back_by == 0
