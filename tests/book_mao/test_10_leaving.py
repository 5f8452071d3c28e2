"""Section 10: away, and gone for good. [MO-97]"""

from typing import Any

import pytest

from papertiger.mao.moves import Draw, Leave, Look, Quit, Return, Say
from papertiger.mao.told import DrawSeen
from tests.book_mao.scenes import last_card
from tests.book_mao.table import MODES, MaoTable, started


def reversed_table(**given: Any) -> MaoTable:
    """An eight turned up: play goes the other way, seat 4 begins."""
    table = started(up="8H", **given)
    assert (table.turn, table.direction) == (4, -1)
    return table


# away


@pytest.mark.parametrize("mode", MODES)
def test_mo_97_the_hand_is_kept_and_the_table_draws_after_one_limit(mode: str) -> None:
    table = started({1: "KD KC KH"}, stock="QD", referee=mode)
    table.at(100).seat(1).leaves()
    assert table.view().away == (False, True, False, False, False)
    assert table.until(7249).turn == 1
    assert table.until(7250).turn == 2
    assert table.hand(1) == ["KC", "KD", "KH", "QD"]
    assert table.breaches == []
    assert table.told(DrawSeen)[-1].forced


def test_mo_97_away_before_the_own_turn() -> None:
    table = started()
    table.at(100).seat(2).leaves()
    table.at(1000).seat(1).draws()
    assert table.until(8249).turn == 2
    assert table.until(8250).turn == 3
    assert table.penalties == []


def test_mo_97_the_table_draws_a_whole_debt_for_the_away() -> None:
    table = started({1: "7H 4C 5C"})
    table.at(100).seat(2).leaves()
    table.at(1000).seat(1).plays("7H")
    assert table.until(8250).turn == 3
    assert (table.hands[2], table.sevens) == (5, 0)
    assert table.penalties == []


@pytest.mark.parametrize("clockwise", [True, False])
def test_mo_97_away_seats_stay_in_the_order_of_turns(*, clockwise: bool) -> None:
    table = started() if clockwise else reversed_table()
    first, second, third = (1, 2, 3) if clockwise else (4, 3, 2)
    table.at(100).seat(second).leaves()
    table.at(1000).seat(first).draws()
    assert table.turn == second
    assert table.until(8250).turn == third


def test_mo_97_a_skip_counts_the_away() -> None:
    table = started({1: "AH 4C 5C"})
    table.at(100).seat(2).leaves()
    table.at(1000).seat(1).plays("AH")
    assert table.turn == 3


def test_mo_97_a_play_ends_it() -> None:
    table = started({1: "3H 4C 5C"})
    table.at(100).seat(1).leaves()
    table.at(200).seat(1).plays("3H")
    assert table.view().away == (False,) * 5
    assert table.turn == 2


def test_mo_97_a_draw_ends_it_out_of_turn_too() -> None:
    table = started()
    table.at(100).seat(3).leaves()
    table.at(200).seat(3).draws()
    assert table.view().away == (False,) * 5


def test_mo_97_return_ends_it() -> None:
    table = started()
    table.at(100).seat(1).leaves()
    table.at(200).seat(1).returns()
    assert table.view().away == (False,) * 5
    assert table.until(7250).penalties == ["1 delay"]


def test_mo_97_talk_and_a_look_do_not_end_it() -> None:
    table = started()
    table.at(100).seat(3).leaves()
    table.at(200).seat(3).says("hello").looks()
    assert table.view().away[3]


def test_mo_97_leaving_twice_and_returning_when_there_are_refused() -> None:
    table = started()
    assert table.at(100).seat(3).tries(Return()).clause == "MO-97"
    table.at(100).seat(3).leaves()
    assert table.at(100).seat(3).tries(Leave()).clause == "MO-97"


def test_mo_97_a_held_jack_is_released_by_leaving() -> None:
    table = started({1: "JC 3C 4C"})
    table.at(1000).seat(1).plays("JC", hold=True).calls("S")
    table.at(1500).seat(1).leaves()
    assert (table.suit, table.turn) == ("S", 2)


# gone for good


@pytest.mark.parametrize("mode", MODES)
def test_mo_97_the_cards_of_who_quits_go_under_the_stock(mode: str) -> None:
    table = started({3: "KD KC KH"}, referee=mode)
    stock = table.stock
    table.at(100).seat(3).quits()
    assert table.hands == (3, 3, 3, 0, 3)
    assert table.stock == stock + 3
    assert table.table.hidden.stock.reveal()[-3:] == ("KD", "KC", "KH")
    assert table.view().gone == (False, False, False, True, False)
    assert table.has_whole_packs()


@pytest.mark.parametrize("clockwise", [True, False])
def test_mo_97_the_turn_passes_by_the_direction(*, clockwise: bool) -> None:
    table = started() if clockwise else reversed_table()
    table.at(100).seat(1 if clockwise else 4).quits()
    assert table.turn == (2 if clockwise else 3)
    # With a whole clock.
    assert table.until(7349).penalties == []
    assert table.until(7350).penalties == [f"{table.turn} delay"]


@pytest.mark.parametrize("clockwise", [True, False])
def test_mo_97_off_turn_the_turn_stays_and_later_passes_over_the_gap(*, clockwise: bool) -> None:
    table = started() if clockwise else reversed_table()
    first, second, third = (1, 2, 3) if clockwise else (4, 3, 2)
    table.at(100).seat(second).quits()
    assert table.turn == first
    table.at(200).seat(first).draws()
    assert table.turn == third


def test_mo_97_a_skip_does_not_count_the_gone() -> None:
    table = started({1: "AH 4C 5C"})
    table.at(100).seat(2).quits()
    table.at(1000).seat(1).plays("AH")
    assert table.turn == 4


def test_mo_97_a_debt_lapses() -> None:
    table = started({1: "7H 4C 5C"})
    table.at(1000).seat(1).plays("7H")
    table.at(2000).seat(2).draws().quits()
    assert (table.turn, table.sevens, table.view().owed) == (3, 0, 0)
    table.at(2100).seat(3).draws()
    assert (table.turn, table.hands[3]) == (4, 4)


def test_mo_97_the_debt_of_another_stays() -> None:
    table = started({1: "7H 4C 5C"})
    table.at(1000).seat(1).plays("7H")
    table.at(2000).seat(1).quits()
    assert (table.turn, table.sevens, table.view().owed) == (2, 1, 2)


def test_mo_97_thanks_and_words_lapse() -> None:
    table = started({1: "9S 4C 5C"})
    table.at(1000).seat(1).plays("9S")
    table.at(1000).seat(3).says("really?")
    table.at(1500).seat(1).quits()
    table.at(1500).seat(3).quits()
    later = table.until(9000).penalties
    assert not any(each.startswith(("1 ", "3 ")) for each in later[1:])


def test_mo_97_who_is_gone_does_nothing_more() -> None:
    table = started()
    table.at(100).seat(3).quits()
    for move in (Draw(), Look(), Say("hello"), Leave(), Return(), Quit()):
        assert table.at(200).seat(3).tries(move).clause == "MO-97"


@pytest.mark.parametrize("mode", MODES)
def test_mo_97_a_provisional_win_is_confirmed_by_quitting(mode: str) -> None:
    table = last_card(words="", referee=mode)
    table.at(3000).seat(1).quits()
    assert (table.phase, table.winner) == ("hand_over", 1)
    assert table.view().wins == (0, 1, 0, 0, 0)


def test_mo_97_a_win_already_lost_to_a_penalty_is_not() -> None:
    table = last_card(words="")
    table.at(3000).seat(1).says("surprised?")
    table.at(4000).seat(1).quits()
    assert (table.phase, table.winner, table.turn) == ("play", None, 2)
    assert table.has_whole_packs()


def test_mo_97_going_away_leaves_the_win_as_it_is() -> None:
    table = last_card(words="")
    table.at(2500).seat(1).says("Mao").leaves()
    assert table.until(7249).winner is None
    assert table.until(7250).winner == 1


def test_mo_97_fewer_than_two_seats_void_the_hand() -> None:
    table = started()
    for seat in (0, 2, 4):
        table.at(100).seat(seat).quits()
    assert table.phase.value == "play"
    table.at(200).seat(1).quits()
    assert (table.phase, table.winner) == ("hand_over", None)


def test_mo_97_seats_that_are_away_are_still_seats() -> None:
    table = started()
    for seat in range(5):
        table.at(100).seat(seat).leaves()
    assert table.phase == "play"
    assert table.until(7250).turn == 2


def test_mo_97_a_held_jack_is_released_by_quitting() -> None:
    table = started({1: "JC 3C 4C"})
    table.at(1000).seat(1).plays("JC", hold=True)
    table.at(1500).seat(1).quits()
    assert (table.phase, table.turn) == ("race", 2)
    table.at(1600).seat(4).calls("S")
    assert table.until(1800).suit == "S"


def test_mo_97_a_card_that_waits_for_the_race_goes_with_who_quits() -> None:
    table = started({1: "JC 3C 4C", 2: "3S 3D 3H"})
    table.at(1000).seat(1).plays("JC")
    table.at(1100).seat(3).calls("S")
    table.at(1200).seat(2).plays("3S")
    table.at(1250).seat(2).quits()
    table.until(1300)
    assert (table.suit, table.top, table.turn) == ("S", "JC", 3)
    assert table.has_whole_packs()


def test_mo_97_in_a_point_of_order_the_cards_go_when_it_is_over() -> None:
    table = started({2: "KD KC KH"})
    stock = table.stock
    table.at(1000).seat(3).point_of_order()
    table.at(1500).seat(2).quits()
    assert (table.hands[2], table.stock) == (0, stock)
    table.at(4000).seat(3).ends_point_of_order()
    assert (table.hands[2], table.stock) == (0, stock + 3)
    assert table.has_whole_packs()


def test_mo_97_in_a_point_of_order_the_turn_passes_too() -> None:
    table = started()
    table.at(1000).seat(3).point_of_order()
    table.at(1500).seat(1).quits()
    table.at(4000).seat(3).ends_point_of_order()
    assert table.turn == 2
    assert table.until(11_249).penalties == []
    assert table.until(11_250).penalties == ["2 delay"]


def test_mo_97_a_dealer_who_quits_between_hands_is_followed_clockwise() -> None:
    table = started(hand_cap_turns=1)
    table.at(100).seat(1).draws()
    assert table.view().dealer == 1
    table.at(200).seat(1).quits()
    assert table.view().dealer == 2
    table.at(300).seat(2).deals(3)
    assert table.hands == (3, 0, 3, 3, 3)


def test_mo_97_a_dealer_who_quits_before_the_first_card() -> None:
    table = started()
    for seat in (1, 2, 3):
        table.at(100).seat(seat).draws()
    table.at(200).seat(0).quits()
    assert table.turn == 4
    table.at(300).seat(4).draws()
    assert table.turn == 1
