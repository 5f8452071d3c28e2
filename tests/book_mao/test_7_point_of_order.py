"""Section 7: points of order. [MO-60] to [MO-65]"""

import pytest

from papertiger.mao.cards import Card
from papertiger.mao.moves import (
    BadCall,
    Dispute,
    EndPointOfOrder,
    GivePenalty,
    Play,
    PointOfOrder,
)
from papertiger.mao.told import LookSeen
from tests.book_mao.scenes import OWN, in_order
from tests.book_mao.table import MACHINE, MODES, dealt, started

# MO-60: who, when and how


@pytest.mark.parametrize("seat", range(5))
def test_mo_60_any_seat_may_call_a_point_of_order_at_any_time_in_play(seat: int) -> None:
    table = in_order(caller=seat)
    assert table.phase == "point_of_order"
    assert table.view().order is not None
    assert table.penalties == []


@pytest.mark.parametrize("text", ["point of order", "Point of order!", "к порядку", "程序问题"])
def test_mo_60_saying_it_calls_it(text: str) -> None:
    table = started(OWN)
    table.at(1000).seat(3).says(text)
    assert table.phase == "point_of_order"


def test_mo_60_other_words_do_not_call_it() -> None:
    table = started(OWN)
    table.at(1000).seat(3).says("I have a point")
    assert table.phase == "play"


def test_mo_60_not_before_the_first_upcard() -> None:
    table = dealt()
    assert table.at(1000).seat(2).tries(PointOfOrder()).clause == "MO-60"
    table.at(1000).seat(2).says("point of order")
    assert table.phase == "deal"


def test_mo_60_from_the_first_upcard_on_though_it_is_not_acted_out() -> None:
    table = dealt(up="5S")
    table.at(0).seat(0).turns_up()
    assert table.turn is None
    table.at(100).seat(2).point_of_order()
    assert table.phase == "point_of_order"


def test_mo_60_not_during_a_vote_by_word_or_deed() -> None:
    table = started(OWN, referee="players")
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    table.at(1100).seat(3).disputes(1)
    assert table.at(1200).seat(4).tries(PointOfOrder()).clause == "MO-60"
    table.at(1200).seat(4).says("point of order")
    assert table.phase == "play"


def test_mo_60_in_the_last_seconds_of_a_win_but_not_after_the_hand() -> None:
    table = started({1: "2H 4H"}, deal=2)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    table.at(3000).seat(2).point_of_order()
    table.at(6000).seat(2).ends_point_of_order()
    # Three of the five seconds and the grace stood still.
    assert table.until(10_249).phase == "play"
    assert table.until(10_250).winner == 1
    assert table.at(11_000).seat(2).tries(PointOfOrder()).clause == "MO-60"


# MO-61: no penalties, no breaches


@pytest.mark.parametrize("mode", MODES)
def test_mo_61_no_penalty_is_given_in_it(mode: str) -> None:
    table = in_order(referee=mode)
    refused = table.at(2000).seat(2).tries(GivePenalty(4, "question"))
    assert refused.clause == "MO-61"
    assert table.penalties == []


def test_mo_61_no_bad_call_and_no_dispute_in_it() -> None:
    table = started(OWN, referee="players")
    table.at(500).seat(2).penalises(1, "question")
    table.at(1000).seat(3).point_of_order()
    assert table.at(1100).seat(4).tries(BadCall(1)).clause == "MO-61"
    assert table.at(1100).seat(1).tries(Dispute(1)).clause == "MO-61"
    table.at(1200).seat(4).says("bad call")
    assert table.view().penalties[0].handed_back_by is None


@pytest.mark.parametrize("mode", MODES)
def test_mo_61_breaches_in_it_are_not_recorded(mode: str) -> None:
    table = in_order(referee=mode)
    table.at(1500).seat(2).says("Is this Mao, or what?")
    table.at(4500).seat(3).ends_point_of_order()
    table.until(5000)
    assert table.breaches == []
    if mode != "referee":
        table.at(5000).seat(4).penalises(2, "question")
        # The call finds no breach: it is given, and stands until it is called bad.
        assert table.penalties == ["2 question by 4"]


# MO-62: no looking


def test_mo_62_all_hands_turn_face_down() -> None:
    table = in_order()
    for seat in range(5):
        assert table.view(seat).hand is None
    assert table.view().up == (False,) * 5


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_62_a_look_is_a_breach_given_after_it_ends(mode: str) -> None:
    table = in_order(referee=mode)
    table.at(1500).seat(2).looks()
    assert table.until(4000).penalties == []
    table.at(4000).seat(3).ends_point_of_order()
    assert table.penalties == ["2 look_in_point_of_order"]
    assert table.penalty_times == [4000]


def test_mo_62_one_card_however_many_looks() -> None:
    table = in_order()
    table.at(1500).seat(2).looks().looks()
    table.at(1600).seat(2).looks()
    table.at(1600).seat(4).looks()
    table.at(4000).seat(3).ends_point_of_order()
    assert table.penalties == ["2 look_in_point_of_order", "4 look_in_point_of_order"]


def test_mo_62_the_faces_come_with_the_look_and_to_that_seat_alone() -> None:
    table = in_order()
    table.at(1500).seat(2).looks()
    assert table.told(LookSeen, 2)[-1].hand is not None
    assert table.told(LookSeen, 1)[-1].hand is None
    assert table.told(LookSeen, None)[-1].hand is None


def test_mo_62_among_players_a_look_is_evidence_for_a_call_after_it() -> None:
    table = in_order(referee="players")
    table.at(1500).seat(2).looks()
    table.at(4000).seat(3).ends_point_of_order()
    assert table.penalties == []
    assert table.breaches == ["2 look_in_point_of_order"]
    table.at(5000).seat(4).penalises(2, "look_in_point_of_order")
    assert table.at(5000).seat(0).tries(GivePenalty(2, "look_in_point_of_order")).clause == "MO-81"


def test_mo_62_the_caller_too() -> None:
    table = in_order()
    table.at(1500).seat(3).looks()
    table.at(4000).seat(3).ends_point_of_order()
    assert table.penalties == ["3 look_in_point_of_order"]


# MO-63: anything may be said


@pytest.mark.parametrize("text", ["Mao", "Mao Mao", "What is this game called?", "jacks are wild"])
@pytest.mark.parametrize("mode", MODES)
def test_mo_63_anything_may_be_asked_and_said(mode: str, text: str) -> None:
    table = in_order(referee=mode)
    table.at(1500).seat(2).says(text)
    table.at(4500).seat(3).ends_point_of_order()
    assert table.until(5000).breaches == []
    assert table.penalties == []


# MO-64: how it ends


def test_mo_64_the_caller_ends_it_three_seconds_after_the_last_word() -> None:
    table = in_order()
    table.at(2000).seat(1).says("so")
    assert table.at(4999).seat(3).tries(EndPointOfOrder()).clause == "MO-64"
    table.at(5000).seat(3).ends_point_of_order()
    assert table.phase == "play"


def test_mo_64_the_call_itself_is_a_word() -> None:
    table = in_order(1000)
    assert table.at(3999).seat(3).tries(EndPointOfOrder()).clause == "MO-64"
    table.at(4000).seat(3).ends_point_of_order()
    assert table.phase == "play"


def test_mo_64_the_callers_own_words_count_too() -> None:
    table = in_order(1000)
    table.at(3900).seat(3).says("done")
    assert table.at(6899).seat(3).tries(EndPointOfOrder()).clause == "MO-64"
    table.at(6900).seat(3).ends_point_of_order()


def test_mo_64_another_does_not_end_it() -> None:
    table = in_order(1000)
    table.at(9000).seat(1).ends_point_of_order()
    assert table.phase == "point_of_order"


def test_mo_64_none_to_end_is_refused() -> None:
    table = started(OWN)
    assert table.at(1000).seat(1).tries(EndPointOfOrder()).clause == "MO-64"


def test_mo_64_hands_unlock_and_are_picked_up_again_freely() -> None:
    table = in_order(1000)
    table.at(4000).seat(3).ends_point_of_order()
    assert table.at(4000).seat(1).tries(Play(Card.H3)).clause == "MO-13"
    table.at(4000).seat(1).looks().plays("3H")
    assert table.until(4100).penalties == []
    assert table.top == "3H"


def test_mo_64_the_clock_resumes_with_what_was_left() -> None:
    table = in_order(1000)
    table.at(4000).seat(3).ends_point_of_order()
    # Six seconds were left at 1000.
    assert table.until(10_249).penalties == []
    assert table.until(10_250).penalties == ["1 delay"]


def test_mo_64_the_clock_resumes_with_three_seconds_at_least() -> None:
    table = in_order(6900)
    table.at(9900).seat(3).ends_point_of_order()
    assert table.until(13_149).penalties == []
    assert table.until(13_150).penalties == ["1 delay"]


def test_mo_64_no_clock_runs_in_it() -> None:
    table = in_order(1000)
    assert table.until(119_000).breaches == []


# MO-65: a caller gone or stubborn


def test_mo_65_it_ends_when_the_caller_goes_away() -> None:
    table = in_order()
    table.at(1200).seat(3).leaves()
    assert table.phase == "play"


def test_mo_65_it_ends_when_the_caller_quits() -> None:
    table = in_order()
    table.at(1200).seat(3).quits()
    assert table.phase == "play"
    assert table.hands[3] == 0
    assert table.has_whole_packs()


def test_mo_65_it_ends_after_120_seconds() -> None:
    table = in_order(1000)
    table.at(120_000).seat(2).says("and another thing")
    assert table.until(120_999).phase == "point_of_order"
    assert table.until(121_000).phase == "play"


def test_mo_65_most_seats_end_it_at_once_and_need_no_silence() -> None:
    table = in_order()
    table.at(1100).seat(1).ends_point_of_order()
    table.at(1100).seat(2).says("enough").ends_point_of_order()
    assert table.phase == "point_of_order"
    table.at(1100).seat(4).ends_point_of_order()
    assert table.phase == "play"


def test_mo_65_half_is_no_majority_and_who_is_away_does_not_count() -> None:
    table = in_order()
    table.at(1100).seat(4).leaves()
    table.at(1200).seat(1).ends_point_of_order()
    table.at(1200).seat(2).ends_point_of_order()
    assert table.phase == "point_of_order"  # 2 of the 4 that are there
    table.at(1300).seat(0).leaves()
    assert table.phase == "play"  # 2 of 3


def test_mo_65_who_is_away_has_no_vote_in_it() -> None:
    table = in_order()
    table.at(1100).seat(4).leaves()
    assert table.at(1200).seat(4).tries(EndPointOfOrder()).clause == "MO-97"


def test_mo_65_nobody_votes_twice() -> None:
    table = in_order()
    table.at(1100).seat(1).ends_point_of_order()
    assert table.at(1100).seat(1).tries(EndPointOfOrder()).clause == "MO-65"
