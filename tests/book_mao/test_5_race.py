"""Section 5: the race for the suit of a jack let go too early. [MO-42] [MO-45]"""

from typing import Any

import pytest

from papertiger.mao.cards import Suit
from papertiger.mao.events import RaceClosed, SuitCalled
from papertiger.mao.moves import Call
from tests.book_mao.table import MODES, MaoTable, started


def jack(**options: Any) -> MaoTable:
    """Seat 1 has let go JC at 0 without a call; seat 2 is next and holds 3C 3D 3H."""
    table = started({1: "JC 4C 5C", 2: "3C 3D 3H"}, up="9H", **options)
    table.at(0).seat(1).plays("JC")
    return table


# MO-42


@pytest.mark.parametrize("caller", range(5))
@pytest.mark.parametrize("referee", MODES)
def test_mo_42_released_before_calling_the_first_to_call_controls_it(
    caller: int, referee: str
) -> None:
    table = jack(referee=referee)
    assert (table.phase, table.turn) == ("race", 2)
    table.at(1_000).seat(caller).calls("D")
    assert table.until(1_199).suit is None
    table.until(1_200)
    assert (table.suit, table.phase, table.turn) == ("D", "play", 2)
    assert table.breaches == []


def race(*calls: tuple[int, int, str, int], **options: Any) -> str | None:
    """Who gets it: calls of (time, seat, suit, lag), and the suit in force after them."""
    table = jack(**options)
    for at, seat, suit, lag in calls:
        table.at(at).seat(seat, lag=lag).calls(suit)
    return table.until(calls[0][0] + 200).suit


def test_mo_42_calls_within_200_ms_are_ordered_by_arrival_less_lag() -> None:
    assert race((1_000, 3, "D", 0), (1_100, 4, "H", 0)) == "D"
    assert race((1_000, 3, "D", 0), (1_100, 4, "H", 100)) == "D"  # a tie: 3 is next before 4
    assert race((1_000, 3, "D", 0), (1_100, 4, "H", 101)) == "H"
    assert race((1_000, 3, "D", 50), (1_100, 4, "H", 101)) == "D"


def test_mo_42_the_two_hundredth_millisecond_is_within() -> None:
    assert race((1_000, 3, "D", 0), (1_200, 4, "H", 201)) == "H"


def test_mo_42_one_later_is_not() -> None:
    table = jack()
    table.at(1_000).seat(3).calls("D")
    refused = table.at(1_201).seat(4, lag=400).tries(Call(Suit("H")))
    assert (refused.clause, refused.code) == ("MO-42", "no_call_due")
    assert table.until(1_201).suit == "D"


def test_mo_42_of_a_callers_lag_250_ms_count() -> None:
    assert race((1_000, 3, "D", 100), (1_149, 4, "H", 400)) == "H"  # 900 to 899
    assert race((1_000, 3, "D", 100), (1_151, 4, "H", 400)) == "D"  # 900 to 901


def test_mo_42_ties_go_by_the_order_of_turns() -> None:
    assert race((1_000, 4, "D", 0), (1_050, 2, "H", 50)) == "H"
    assert race((1_000, 0, "D", 0), (1_050, 4, "H", 50)) == "H"
    assert race((1_000, 1, "D", 0), (1_050, 0, "H", 50)) == "H"  # the owner's turn is last


def test_mo_42_ties_go_by_the_direction_of_play() -> None:
    table = started({4: "JC 4C 5C"}, up="8H")
    table.at(0).seat(4).plays("JC")
    table.at(1_000).seat(2).calls("D")
    table.at(1_050).seat(3, lag=50).calls("H")
    assert table.until(1_200).suit == "H"


def test_mo_42_all_are_told_who_has_won_the_race() -> None:
    """Without it nobody could know the suit: what counts is arrival less lag."""
    table = jack()
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(4, lag=200).calls("H")
    outcome = table.until(1_200).told(SuitCalled, 2)[-1]
    assert outcome == SuitCalled(1_200, 4, Suit("H"), in_force=True)
    assert [each.in_force for each in table.told(SuitCalled)] == [False, False, True]


def test_mo_42_the_owner_may_call_too() -> None:
    assert race((1_000, 1, "S", 0)) == "S"


def test_mo_42_a_second_call_by_the_same_seat_changes_nothing() -> None:
    assert race((1_000, 3, "D", 0), (1_100, 3, "H", 0)) == "D"


def test_mo_42_a_suit_said_aloud_is_a_call() -> None:
    table = jack()
    table.at(1_000).seat(3).says("hearts")
    assert [(each.seat, each.suit) for each in table.told(SuitCalled)] == [(3, "H")]
    assert table.until(1_200).suit == "H"


def test_mo_42_a_play_inside_the_200_ms_waits_for_the_race() -> None:
    table = jack()
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(2).plays("3D")
    assert table.top == "JC"
    table.until(1_200)
    assert (table.top, table.turn, table.penalties) == ("3D", 3, [])


def test_mo_42_and_it_is_judged_by_its_outcome() -> None:
    table = jack()
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(2).plays("3D")
    table.at(1_150).seat(4, lag=200).calls("H")
    table.until(1_200)
    assert (table.suit, table.top, table.turn) == ("H", "JC", 2)
    assert (table.penalties, table.penalty_times) == (["2 misplay"], [1_200])


def test_mo_42_who_waits_for_the_race_is_in_time() -> None:
    table = jack()
    table.at(7_200).seat(3).calls("D")
    table.at(7_240).seat(2).plays("3D")
    table.until(7_400)
    assert (table.top, table.penalties, table.turn) == ("3D", [], 3)


def test_mo_42_a_card_that_is_taken_away_while_it_waits_is_not_played() -> None:
    table = jack(referee="players", stock="KD")
    table.at(500).seat(4).penalises(2, "question")
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(2).plays("KD")
    table.at(1_150).seat(3).bad_call(1)
    table.until(1_200)
    assert (table.top, table.turn, table.suit) == ("JC", 2, "D")
    assert "KD" in table.hand(4)
    table.at(1_300).seat(2).plays("3D")
    assert (table.top, table.breaches) == ("3D", [])


def test_mo_42_a_second_card_while_one_waits_is_out_of_turn() -> None:
    table = jack()
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(2).plays("3D").plays("3C")
    assert (table.penalties, table.top) == (["2 out_of_turn"], "JC")
    assert table.until(1_200).top == "3D"


def test_mo_42_a_last_card_that_waits_wins_when_it_lands() -> None:
    """Its name was said while it waited: less than a second before."""
    table = started({1: "JC 4C", 0: "6H 5D"}, deal=2, up="9H", seats=2)
    table.at(0).seat(1).draws()
    table.at(10).seat(0).plays("6H").says("last card")
    table.at(20).seat(1).plays("JC")
    table.at(1_000).seat(1).calls("D")
    table.at(1_100).seat(0).plays("5D").says("mao")
    assert table.until(6_449).winner is None
    assert (table.until(6_450).winner, table.penalties) == (0, [])


def test_mo_42_one_that_waited_in_vain_was_named_in_vain() -> None:
    table = started({1: "JC 4C", 0: "6H 5D"}, deal=2, up="9H", seats=2)
    table.at(0).seat(1).draws()
    table.at(10).seat(0).plays("6H").says("last card")
    table.at(20).seat(1).plays("JC")
    table.at(1_000).seat(1).calls("S")
    table.at(1_100).seat(0).plays("5D").says("mao")
    assert sorted(table.until(2_100).penalties) == ["0 misplay", "0 said_name"]
    assert (table.turn, table.suit, table.top) == (0, "S", "JC")


# MO-45


def test_mo_45_if_nobody_calls_the_next_player_may_call() -> None:
    table = jack()
    table.at(2_000).seat(2).calls("D").plays("3D")
    table.until(2_200)
    assert (table.top, table.turn, table.penalties) == ("3D", 3, [])


def test_mo_45_or_play_a_card_of_the_jacks_suit_which_closes_the_race() -> None:
    table = jack()
    table.at(2_000).seat(2).plays("3C")
    assert (table.top, table.phase, table.turn, table.suit) == ("3C", "play", 3, None)
    assert table.at(2_100).seat(4).tries(Call(Suit("H"))).clause == "MO-42"
    assert table.breaches == []


def test_mo_45_a_card_of_another_suit_does_not_and_is_a_misplay() -> None:
    table = jack()
    table.at(2_000).seat(2).plays("3D")
    assert (table.penalties, table.phase, table.turn) == (["2 misplay"], "race", 2)
    table.at(2_100).seat(4).calls("D")
    assert table.until(2_300).suit == "D"


def test_mo_45_the_next_players_draw_closes_the_race_with_the_printed_suit() -> None:
    table = jack()
    table.at(2_000).seat(2).draws()
    assert (table.phase, table.turn) == ("play", 3)
    assert [event.seat for event in table.told(RaceClosed)] == [2]
    assert table.at(2_100).seat(4).tries(Call(Suit("H"))).clause == "MO-42"


def test_mo_45_and_the_printed_suit_counts_for_whoever_plays_next() -> None:
    table = started({1: "JC 4C 5C", 3: "3C 3D 3H"}, up="9H")
    table.at(0).seat(1).plays("JC")
    table.at(10).seat(2).draws()
    table.at(20).seat(3).plays("3D")
    assert table.penalties == ["3 misplay"]
    table.at(30).seat(3).plays("3C")
    assert table.top == "3C"


def test_mo_45_the_touch_of_another_does_not_close_it() -> None:
    table = jack()
    table.at(10).seat(4).draws()
    assert (table.phase, table.turn) == ("race", 2)


def test_mo_45_the_next_player_who_does_nothing_has_his_limit() -> None:
    table = jack()
    assert table.until(7_249).penalties == []
    assert table.until(7_250).penalties == ["2 delay"]
    assert table.phase == "race"


def test_mo_45_a_draw_inside_the_200_ms_is_done_at_once_and_the_calls_decide() -> None:
    table = jack()
    table.at(1_000).seat(3).calls("D")
    table.at(1_100).seat(2).draws()
    assert (table.turn, table.phase) == (3, "race")
    assert (table.until(1_200).suit, table.told(RaceClosed)) == ("D", [])


def test_mo_45_an_away_players_draw_closes_it_too() -> None:
    table = jack()
    table.at(10).seat(2).leaves()
    assert table.until(7_249).phase == "race"
    assert (table.until(7_250).phase, table.turn) == ("play", 3)
