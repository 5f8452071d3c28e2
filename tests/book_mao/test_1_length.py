"""Section 1: how long a game is, and who has won it. [MO-3] to [MO-5]"""

from typing import Any

import pytest

from papertiger import mao
from papertiger.kernel.inputs import chance
from papertiger.mao.carried import Carried
from papertiger.mao.events import EndAgreed
from papertiger.mao.moves import AgreeEnd, Deal, DeclineRule
from papertiger.mao.options import Options
from tests.book_mao.table import MaoTable, started

MINUTE = 60_000


def a_hand_is_won(table: MaoTable, at: int) -> int:
    """From the deal to a confirmed win by the first player, a two and a five: when it was won."""
    dealer, seats = table.view().dealer, len(table.view().wins)
    first = (dealer + 1) % seats
    table.next_deck({first: "2H 5H"}, up="9H")
    table.at(at).seat(dealer).deals(2).turns_up()
    table.at(at).seat(first).looks().plays("2H").says("last card").plays("5H").says("mao")
    table.until(at + 5_250)
    assert table.winner == first
    return at + 5_250


def match(*, at: int = 0, **options: Any) -> MaoTable:
    """Two seats at time `at`, before their first deal; seat 0 deals."""
    table = MaoTable(Options(**({"min_deal": 2, "decks": 1} | options)), 2, None)
    assert table.give(chance((0, 1)), at) is None
    return table


# MO-3


def test_mo_3_as_many_hands_as_desired() -> None:
    table, at = match(), 0
    for _ in range(7):
        at = a_hand_is_won(table, at)
        if table.phase == "make_rule":
            table.at(at).seat(table.winner or 0).does(DeclineRule())
    assert table.phase != "game_over"
    assert table.view().hands_won == 7


def test_mo_3_it_may_be_fixed_that_it_ends_after_some_hands() -> None:
    table = match(end="hands:2")
    at = a_hand_is_won(table, 0)
    assert table.phase == "hand_over"
    at = a_hand_is_won(table, at)
    assert table.phase == "game_over"
    refused = table.at(at).seat(0).tries(Deal(2))
    assert (refused.clause, refused.code) == ("MO-3", "game_over")


def test_mo_3_void_hands_do_not_count_among_the_hands() -> None:
    table = match(end="hands:1", hand_cap_turns=1)
    table.at(0).seat(0).deals(2).turns_up()
    table.at(0).seat(1).draws()
    assert (table.phase, table.view().hands_won) == ("hand_over", 0)


def test_mo_3_it_may_be_fixed_that_it_ends_at_a_time() -> None:
    table = match(at=MINUTE - 9_000, end="time:1")
    assert table.until(MINUTE - 1).phase == "hand_over"
    assert table.until(MINUTE).phase == "game_over"


def test_mo_3_the_hour_on_the_wall_comes_as_an_input() -> None:
    table = match()
    table.at(5).seat(1).says_time_is_up()
    assert table.phase == "game_over"


def test_mo_3_after_the_first_deal_the_end_changes_only_when_all_agree() -> None:
    table = started()
    for seat in (0, 1, 2, 4):
        table.at(100).seat(seat).agrees("hands:3")
    assert table.view().end == "open"
    assert table.told(EndAgreed) == []
    table.at(200).seat(3).agrees("hands:3")
    assert table.view().end == "hands:3"


def test_mo_3_all_for_different_ends_is_no_agreement() -> None:
    table = started(seats=2)
    table.at(0).seat(0).agrees("hands:3")
    table.at(0).seat(1).agrees("hands:4")
    assert table.view().end == "open"
    table.at(1).seat(0).agrees("hands:4")
    assert table.view().end == "hands:4"


def test_mo_3_an_end_that_has_come_already_is_the_end_between_hands() -> None:
    table = match()
    at = a_hand_is_won(table, a_hand_is_won(table, 0))
    for seat in (0, 1):
        assert table.phase == "hand_over"
        table.at(at).seat(seat).agrees("hands:2")
    assert table.phase == "game_over"


def test_mo_3_in_a_hand_that_end_comes_after_it() -> None:
    table = match()
    at = a_hand_is_won(table, 0)
    table.at(at).seat(1).deals(2)
    for seat in (0, 1):
        table.at(at).seat(seat).agrees("hands:1")
    assert table.phase == "deal"
    table.at(at).seat(1).turns_up().quits()
    assert table.phase == "game_over"


@pytest.mark.parametrize("end", ["", "hands:0", "time:-1", "soon", "hands:3.5"])
def test_mo_3_an_end_that_is_none_is_refused(end: str) -> None:
    assert started().at(0).seat(1).tries(AgreeEnd(end)).clause == "MO-3"
    with pytest.raises(ValueError, match="end must be"):
        Options(end=end)


# MO-4


def test_mo_4_no_new_deal_after_the_time() -> None:
    table = match(at=MINUTE - 9_000, end="time:1")
    assert table.at(MINUTE + 1).seat(0).tries(Deal(3)).code == "game_over"


def test_mo_4_a_deal_in_the_last_millisecond_is_in_time() -> None:
    table = match(at=MINUTE - 9_000, end="time:1")
    table.at(MINUTE).seat(0).deals(3)
    assert table.phase == "deal"


def test_mo_4_the_running_hand_is_finished_and_its_win_counts() -> None:
    table = match(at=MINUTE - 9_000, end="time:1")
    table.next_deck({1: "2H 5H"}, up="9H")
    table.at(MINUTE - 1).seat(0).deals(2).turns_up()
    assert table.until(MINUTE + 100).phase == "play"
    table.at(MINUTE + 100).seat(1).looks().plays("2H").says("last card").plays("5H").says("mao")
    table.until(MINUTE + 5_350)
    assert (table.phase, table.view().wins) == ("game_over", (0, 1))


def test_mo_4_ten_minutes_later_the_hand_is_void() -> None:
    table = started(end="time:1")
    table.until(11 * MINUTE - 1)
    assert table.phase == "play"
    table.until(11 * MINUTE)
    assert (table.phase, table.winner) == ("game_over", None)
    assert table.view().wins == (0,) * 5


def test_mo_4_the_same_when_the_hour_comes_as_an_input() -> None:
    table = started()
    table.at(2_000).seat(0).says_time_is_up()
    assert table.phase == "play"
    assert table.until(2_000 + 10 * MINUTE - 1).phase == "play"
    assert table.until(2_000 + 10 * MINUTE).phase == "game_over"


def test_mo_4_the_time_comes_while_a_winner_makes_a_rule() -> None:
    table = MaoTable(
        Options(min_deal=2, decks=1, end="time:1"), 2, Carried(0, (0, 2), hands=2, since=50_000)
    )
    assert table.until(50_000).phase == "hand_over"
    assert a_hand_is_won(table, 50_000) == 55_250
    assert table.phase == "make_rule"
    assert table.until(MINUTE - 1).phase == "make_rule"
    assert table.until(MINUTE).phase == "game_over"


# MO-5


def test_mo_5_the_result_is_a_table_of_hands_won() -> None:
    table = match(end="hands:3")
    at = a_hand_is_won(table, a_hand_is_won(table, a_hand_is_won(table, 0)))
    assert at > 0
    result = mao.result(table.table)
    assert result is not None
    assert (result.wins, result.winners, result.hands) == ((1, 2), (1,), 3)


def test_mo_5_ties_share() -> None:
    table = match(end="hands:2")
    a_hand_is_won(table, a_hand_is_won(table, 0))
    result = mao.result(table.table)
    assert result is not None
    assert (result.wins, result.winners) == ((1, 1), (0, 1))


def test_mo_5_no_result_before_the_end() -> None:
    table = match()
    a_hand_is_won(table, 0)
    assert mao.result(table.table) is None
