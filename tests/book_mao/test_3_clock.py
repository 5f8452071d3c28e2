"""Section 3: the time for a turn, and when it stops. [MO-18] to [MO-21]"""

import pytest

from papertiger.mao.events import HandEnded
from papertiger.mao.moves import Play, Release
from papertiger.mao.options import Options
from tests.book_mao.packs import cards
from tests.book_mao.table import MACHINE, MODES, MaoTable, started


def good_calls(table: MaoTable, at: int) -> list[str]:
    """The breaches that were called, by the review after a hand that all but seat 0 leave."""
    for player in table.at(at).everybody()[1:]:
        player.quits()
    noticed = (each for event in table.told(HandEnded) for each in event.noticed)
    return [f"{each.seat} {each.reason}" for each in noticed if each.penalty is not None]


# MO-18


def test_mo_18_the_limit_is_from_five_to_seven_seconds_and_seven_by_default() -> None:
    assert Options().limit == 7
    for limit in (5, 5.5, 7):
        started(limit=limit)


@pytest.mark.parametrize(("limit", "due"), [(5, 5_250), (6, 6_250), (6.5, 6_750), (7, 7_250)])
@pytest.mark.parametrize("referee", MACHINE)
def test_mo_18_a_breach_at_the_limit_and_its_allowance(
    limit: float, due: int, referee: str
) -> None:
    table = started(limit=limit, referee=referee)
    assert table.until(due - 1).penalties == []
    assert table.until(due).penalties == ["1 delay"]
    assert table.penalty_times == [due]
    assert table.hands == (3, 4, 3, 3, 3)


def test_mo_18_an_act_in_the_very_millisecond_is_in_time() -> None:
    table = started()
    table.at(7_250).seat(1).draws()
    assert table.penalties == []


def test_mo_18_an_act_a_millisecond_later_is_not() -> None:
    table = started()
    table.at(7_251).seat(1).draws()
    assert (table.penalties, table.penalty_times, table.turn) == (["1 delay"], [7_250], 2)


def test_mo_18_a_seats_lag_makes_its_deadline_later() -> None:
    table = started()
    table.at(7_650).seat(1, lag=400).draws()
    assert table.penalties == []
    table = started()
    table.at(7_651).seat(1, lag=400).draws()
    assert table.penalties == ["1 delay"]


def test_mo_18_the_lag_of_a_refused_act_changes_nothing() -> None:
    table = started({1: "10H 4C 5C"})
    table.at(7_000).seat(1, lag=400).tries(Play(cards("KC")[0]))
    table.at(7_000).seat(1, lag=400).tries(Release())
    assert table.until(7_250).penalties == ["1 delay"]


def test_mo_18_the_lag_of_another_does_not() -> None:
    table = started()
    table.at(100).seat(2, lag=400).says("hello")
    assert table.until(7_250).penalties == ["1 delay"]


@pytest.mark.parametrize("grace", [0, 250, 1_000])
def test_mo_18_the_grace_is_a_setting_of_the_table(grace: int) -> None:
    table = started(grace_ms=grace)
    assert table.until(7_000 + grace - 1).penalties == []
    assert table.until(7_000 + grace).penalties == ["1 delay"]


def test_mo_18_who_needs_longer_has_a_longer_limit() -> None:
    table = started(multipliers=(100, 200, 100, 100, 100))
    assert table.until(14_249).penalties == []
    assert table.until(14_250).penalties == ["1 delay"]


@pytest.mark.parametrize(
    ("strict", "at", "good"),
    [
        (False, 4_999, False),
        (True, 4_999, False),
        (False, 5_000, False),
        (True, 5_000, True),
        (False, 7_000, False),
        (True, 7_000, True),
        (False, 7_001, True),
        (True, 7_001, True),
    ],
)
def test_mo_18_when_a_players_call_for_delay_is_good(
    strict: bool,  # noqa: FBT001 a column of the table
    at: int,
    good: bool,  # noqa: FBT001 a column of the table
) -> None:
    table = started(referee="players", strict=strict)
    table.at(at).seat(3).penalises(1, "delay")
    assert table.penalties == ["1 delay by 3"]
    assert good_calls(table, at + 1) == (["1 delay"] if good else [])


def test_mo_18_a_turn_that_took_too_long_may_be_called_after_it() -> None:
    table = started(referee="players")
    table.at(7_100).seat(1).draws()
    table.at(8_000).seat(3).penalises(1, "delay")
    assert good_calls(table, 8_001) == ["1 delay"]


def test_mo_18_a_turn_within_the_limit_may_not() -> None:
    table = started(referee="players")
    table.at(7_000).seat(1).draws()
    table.at(8_000).seat(3).penalises(1, "delay")
    assert good_calls(table, 8_001) == []


def test_mo_18_a_jack_let_go_out_of_turn_is_no_part_of_the_turn_that_runs() -> None:
    """The slow turn is one breach, noticed when it ends, not when another's jack is let go."""
    table = started({3: "JH 4C 5C"}, referee="players", strict=True)
    table.at(10).seat(3).plays("JH", hold=True)
    table.at(5_500).seat(3).releases()
    table.at(6_000).seat(1).draws()
    for player in table.at(6_010).everybody()[1:]:
        player.quits()
    noticed = [each for event in table.told(HandEnded) for each in event.noticed]
    assert [(each.seat, each.reason) for each in noticed if each.seat == 1] == [(1, "delay")]


def test_mo_18_in_both_modes_at_once_a_player_may_be_first_and_it_is_one_breach() -> None:
    table = started(referee="both")
    table.at(7_001).seat(3).penalises(1, "delay")
    table.at(7_100).seat(1).says("thank you")
    assert table.until(14_250).penalties == ["1 delay by 3"]
    assert table.until(14_251).penalties == ["1 delay by 3", "1 delay"]  # 7001 + 7000 + 250
    assert table.turn == 2


# MO-19


@pytest.mark.parametrize("referee", MODES)
def test_mo_19_the_turn_stays_and_the_clock_starts_anew(referee: str) -> None:
    table = started(referee=referee)
    table.until(7_250)
    assert (table.breaches, table.turn) == (["1 delay"], 1)
    table.at(7_300).seat(1).says("thank you")
    assert table.until(14_249).breaches == ["1 delay"]
    table.at(14_250).seat(1).draws()
    assert (table.breaches, table.turn) == (["1 delay"], 2)


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_19_after_two_delays_the_referee_draws(referee: str) -> None:
    table = started(referee=referee)
    table.at(7_300).seat(1).says("thank you")
    table.until(14_500)
    assert table.penalties == ["1 delay", "1 delay"]
    assert (table.hands[1], table.turn) == (3 + 2 + 1, 2)


def test_mo_19_in_players_mode_the_table_draws_and_gives_no_card() -> None:
    table = started(referee="players")
    table.until(14_500)
    assert (table.penalties, table.breaches) == ([], ["1 delay", "1 delay"])
    assert (table.hands[1], table.turn) == (3 + 1, 2)


def idle(table: MaoTable, at: int, turns: int = 1, *, idler: int = 1) -> int:
    """Of two players one lets turns pass, and says thanks; the other draws at once."""
    for _ in range(turns):
        if table.turn != idler:
            table.at(at).seat(1 - idler).draws()
        table.at(at + 7_300).seat(idler).says("thank you")
        table.until(at + 14_500)
        table.at(at + 14_500).seat(idler).says("thank you")
        at += 14_500
    return at


@pytest.mark.parametrize("referee", MODES)
def test_mo_19_after_three_such_turns_the_seat_is_away(referee: str) -> None:
    table = started(seats=2, referee=referee)
    at = idle(table, 0, turns=2)
    assert table.view().away == (False, False)
    idle(table, at)
    assert table.view().away == (False, True)


def test_mo_19_the_three_need_not_be_in_a_row() -> None:
    table = started(seats=2)
    at = idle(table, 0, turns=2)
    table.at(at).seat(0).draws()
    table.at(at).seat(1).draws()
    assert table.view().away == (False, False)
    idle(table, at)
    assert table.view().away == (False, True)


def test_mo_19_one_delay_in_a_turn_is_no_such_turn() -> None:
    table = started(seats=2)
    at = 0
    for _ in range(4):
        table.at(at + 7_300).seat(1).says("thank you").draws()
        table.at(at + 7_300).seat(0).draws()
        at += 7_300
    assert table.penalties == ["1 delay"] * 4
    assert table.view().away == (False, False)


def test_mo_19_how_many_turns_is_a_setting() -> None:
    table = started(seats=2, away_after=1)
    idle(table, 0)
    assert table.view().away == (False, True)


def test_mo_19_for_an_away_seat_the_table_draws_after_one_limit() -> None:
    table = started(seats=2, away_after=1)
    at = idle(table, 0)
    table.at(at).seat(0).draws()
    penalties = table.penalties
    table.until(at + 7_249)
    assert table.turn == 1
    table.until(at + 7_250)
    assert (table.turn, table.penalties) == (0, penalties)


def test_mo_19_talk_does_not_end_away_but_playing_does() -> None:
    table = started({1: "10H 4H 5H"}, seats=2, away_after=1)
    at = idle(table, 0)
    table.at(at).seat(1).says("here I am")
    assert table.view().away == (False, True)
    table.at(at).seat(0).draws()
    table.at(at + 10).seat(1).plays("10H")
    assert (table.view().away, table.top) == ((False, False), "10H")


def test_mo_19_a_jack_held_past_the_limit_counts() -> None:
    table = started({1: "JC 4H 5H"}, away_after=1)
    table.at(100).seat(1).plays("JC", hold=True).calls("H")
    table.until(7_250)
    assert table.view().away == (False, True, False, False, False)


def test_mo_19_a_debt_dealt_out_counts() -> None:
    table = started(up="7H", away_after=1)
    table.at(7_300).seat(1).says("thank you")
    assert table.until(14_499).view().away[1] is False
    assert table.until(14_500).view().away[1] is True


def test_mo_19_a_misplay_in_between_does_not_begin_the_count_again() -> None:
    table = started({1: "4C 5C 6C"}, up="9H")
    table.at(8_000).seat(1).says("thank you").plays("4C").says("thank you")
    table.until(15_250)
    assert table.penalties == ["1 delay", "1 misplay", "1 delay"]
    assert (table.turn, table.hands[1]) == (2, 3 + 3 + 1)


def test_mo_19_the_turn_that_a_two_gives_is_another_turn() -> None:
    table = started({1: "2H 5C 6C"}, up="9H")
    table.at(8_000).seat(1).says("thank you").plays("2H")
    assert table.until(15_250).penalties == ["1 delay", "1 delay"]
    assert table.turn == 1


def test_mo_19_a_new_hand_begins_a_new_count() -> None:
    table = started(seats=2, hand_cap_turns=3)
    at = idle(table, 0, turns=2)
    assert table.phase == "hand_over"
    table.at(at).seat(1).deals(3).turns_up()
    idle(table, at)
    assert table.view().away == (False, False)


# MO-20


def test_mo_20_the_clock_stops_in_a_point_of_order_and_goes_on_with_the_time_left() -> None:
    table = started()
    table.at(2_000).seat(3).point_of_order()
    table.at(20_000).seat(3).ends_point_of_order()
    assert table.until(20_000 + 5_000 + 249).penalties == []
    assert table.until(20_000 + 5_000 + 250).penalties == ["1 delay"]


@pytest.mark.parametrize("begins", [4_001, 6_000, 7_000, 7_249])
def test_mo_20_at_least_three_seconds_are_left(begins: int) -> None:
    table = started()
    table.at(begins).seat(3).point_of_order()
    table.at(20_000).seat(3).ends_point_of_order()
    assert table.until(20_000 + 3_000 + 249).penalties == []
    assert table.until(20_000 + 3_000 + 250).penalties == ["1 delay"]


def test_mo_20_the_clock_stops_while_a_vote_runs() -> None:
    table = started({3: "10H 4H 5H"})
    table.at(1_000).seat(3).plays("10H").says("thank you")  # out of turn
    table.at(2_000).seat(3).disputes(1)
    for seat in range(5):
        table.at(9_000).seat(seat).votes(1, uphold=True)
    assert table.until(9_000 + 5_000 + 249).penalties == ["3 out_of_turn"]
    assert table.until(9_000 + 5_000 + 250).penalties == ["3 out_of_turn", "1 delay"]


def test_mo_20_after_a_vote_too_three_seconds_are_left() -> None:
    table = started({3: "10H 4H 5H"})
    table.at(1_000).seat(3).plays("10H").says("thank you")
    table.at(6_500).seat(3).disputes(1)
    for seat in range(5):
        table.at(9_000).seat(seat).votes(1, uphold=True)
    assert table.until(9_000 + 3_249).penalties == ["3 out_of_turn"]
    assert table.until(9_000 + 3_250).penalties == ["3 out_of_turn", "1 delay"]


def test_mo_20_other_windows_go_on_with_just_the_time_left() -> None:
    table = started({1: "5S 4H 6H"}, up="5H")
    table.at(0).seat(1).plays("5S")
    table.at(2_900).seat(3).point_of_order()
    table.at(20_000).seat(3).ends_point_of_order()
    assert table.until(20_349).penalties == []
    assert table.until(20_350).penalties == ["1 unnamed_spade"]


# MO-21


def test_mo_21_the_clock_starts_when_the_card_before_is_accepted() -> None:
    table = started({1: "10H 4H 5H"})
    table.at(3_000).seat(1).plays("10H")
    assert table.until(10_249).penalties == []
    assert table.until(10_250).penalties == ["2 delay"]


def test_mo_21_or_the_draw_is_done() -> None:
    table = started()
    table.at(4_000).seat(1).draws()
    assert table.until(11_249).penalties == []
    assert table.until(11_250).penalties == ["2 delay"]


def test_mo_21_or_the_last_card_of_a_debt() -> None:
    table = started(up="7H")
    table.at(3_000).seat(1).draws()
    table.at(6_000).seat(1).draws()
    assert table.until(13_249).penalties == []
    assert table.until(13_250).penalties == ["2 delay"]


def test_mo_21_or_the_jack_is_released() -> None:
    table = started({1: "JC 4H 5H"})
    table.at(1_000).seat(1).plays("JC", hold=True).calls("H")
    table.at(5_000).seat(1).releases()
    assert table.until(12_249).penalties == []
    assert table.until(12_250).penalties == ["2 delay"]


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_21_or_the_misplay_is_returned(referee: str) -> None:
    table = started({1: "4C 4H 5H"}, up="9H", referee=referee)
    table.at(6_000).seat(1).plays("4C").says("thank you")
    assert (table.penalties, table.turn) == (["1 misplay"], 1)
    assert table.until(13_249).penalties == ["1 misplay"]
    assert table.until(13_250).penalties == ["1 misplay", "1 delay"]
