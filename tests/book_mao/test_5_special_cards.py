"""Section 5: aces, twos, sevens and eights. [MO-33] to [MO-40]"""

import pytest

from papertiger.mao.events import Reshuffled
from papertiger.mao.told import DrawSeen
from tests.book_mao.table import MACHINE, MODES, MaoTable, started

# MO-33


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("dealer", range(5))
def test_mo_33_an_ace_skips_the_next_seat(dealer: int, referee: str) -> None:
    first = (dealer + 1) % 5
    table = started({first: "AH 4C 5C"}, up="9H", dealer=dealer, referee=referee)
    table.at(10).seat(first).plays("AH")
    assert (table.turn, table.breaches) == ((first + 2) % 5, [])


def test_mo_33_in_the_current_direction() -> None:
    table = started({4: "AH 4C 5C"}, up="8H")
    assert table.turn == 4
    table.at(10).seat(4).plays("AH")
    assert table.turn == 2


def test_mo_33_aces_do_not_stack() -> None:
    table = started({1: "AH 4C 5C", 3: "AC 3C 6C"}, up="9H")
    table.at(10).seat(1).plays("AH")
    table.at(20).seat(3).plays("AC")
    assert table.turn == 0


def test_mo_33_there_is_no_defence() -> None:
    table = started({1: "AH 4C 5C", 2: "AC 3C 6C"}, up="9H")
    table.at(10).seat(1).plays("AH")
    table.at(20).seat(2).plays("AC")
    assert (table.penalties, table.turn) == (["2 out_of_turn"], 3)


def test_mo_33_with_two_players_the_player_moves_again() -> None:
    table = started({1: "AH 4H 5C"}, up="9H", seats=2)
    table.at(10).seat(1).plays("AH")
    assert table.turn == 1
    table.at(20).seat(1).draws()
    assert table.turn == 0


def test_mo_33_an_away_seat_is_skipped_like_any() -> None:
    table = started({1: "AH 4C 5C"}, up="9H")
    table.at(0).seat(2).leaves()
    table.at(10).seat(1).plays("AH")
    assert table.turn == 3


def test_mo_33_a_seat_that_is_gone_is_not_counted() -> None:
    table = started({1: "AH 4C 5C"}, up="9H")
    table.at(0).seat(2).quits()
    table.at(10).seat(1).plays("AH")
    assert table.turn == 4


def test_mo_33_with_two_active_seats_left_the_player_moves_again() -> None:
    table = started({1: "AH 4C 5C"}, up="9H", seats=3)
    table.at(0).seat(2).quits()
    table.at(10).seat(1).plays("AH")
    assert table.turn == 1


# MO-34


@pytest.mark.parametrize("referee", MODES)
def test_mo_34_after_a_two_the_player_plays_again(referee: str) -> None:
    table = started({1: "2H 4H 5C"}, up="9H", referee=referee)
    table.at(10).seat(1).plays("2H")
    assert table.turn == 1
    table.at(20).seat(1).plays("4H")
    assert (table.turn, table.breaches) == (2, [])


def test_mo_34_it_is_a_full_new_turn_in_which_one_may_draw() -> None:
    table = started({1: "2H 4H 5C"}, up="9H")
    table.at(10).seat(1).plays("2H").draws()
    assert (table.turn, table.hands[1]) == (2, 3)


def test_mo_34_with_a_new_clock() -> None:
    table = started({1: "2H 4H 5C"}, up="9H")
    table.at(6_000).seat(1).plays("2H")
    assert table.until(13_249).penalties == []
    assert table.until(13_250).penalties == ["1 delay"]


def test_mo_34_the_new_card_must_be_valid_on_the_two() -> None:
    table = started({1: "2C 9H 4C"}, up="2H")
    assert table.turn == 0  # the dealer of a two has the first turn
    table.at(0).seat(0).draws()
    table.at(10).seat(1).plays("2C").plays("9H")
    assert (table.penalties, table.top, table.turn) == (["1 misplay"], "2C", 1)
    table.at(20).seat(1).plays("4C")
    assert (table.top, table.turn) == ("4C", 2)


def test_mo_34_chains_of_twos() -> None:
    table = started({1: "2H 2C 2D 6D"}, up="9H")
    table.at(10).seat(1).plays("2H").plays("2C").plays("2D")
    assert table.turn == 1
    table.at(20).seat(1).says("last card")
    table.at(30).seat(1).plays("6D").says("mao")
    assert (table.until(5_280).winner, table.penalties) == (1, [])


def test_mo_34_unless_it_is_the_last_card() -> None:
    table = started({1: "6H 2H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("6H").says("last card")
    for at, seat in ((20, 2), (30, 3), (40, 4), (50, 0)):
        table.at(at).seat(seat).draws()
    table.at(60).seat(1).plays("2H").says("mao")
    assert table.turn is None
    assert (table.until(5_310).winner, table.penalties) == (1, [])


# MO-35


def test_mo_35_with_a_two_as_second_to_last_card_last_card_is_due() -> None:
    table = started({1: "2H 4H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H")
    table.at(20).seat(1).plays("4H").says("mao")  # the next act closes what was due
    assert table.penalties == ["1 no_last_card"]


def test_mo_35_and_the_name_with_the_next() -> None:
    table = started({1: "2H 4H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card")
    table.at(20).seat(1).plays("4H")
    assert table.until(5_269).penalties == []
    assert table.until(5_270).penalties == ["1 no_name"]


def test_mo_35_the_name_with_the_two_would_be_too_early() -> None:
    table = started({1: "2H 4H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card, mao")
    table.at(2_000).seat(1).plays("4H")
    assert table.penalties == ["1 said_name"]


# MO-36


@pytest.mark.parametrize("referee", MODES)
def test_mo_36_after_a_seven_the_next_player_plays_a_seven(referee: str) -> None:
    table = started({1: "7H 4C 5C", 2: "7C 3C 6C"}, up="9H", referee=referee)
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(2).plays("7C")
    assert (table.turn, table.sevens, table.breaches) == (3, 2, [])


@pytest.mark.parametrize("referee", MODES)
def test_mo_36_or_draws_two(referee: str) -> None:
    table = started({1: "7H 4C 5C", 2: "7C 3C 6C"}, up="9H", referee=referee)
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(2).draws()
    assert (table.turn, table.hands[2]) == (2, 4)
    table.at(30).seat(2).draws()  # holding a seven, which nobody can know
    assert (table.turn, table.hands[2], table.sevens, table.breaches) == (3, 5, 0, [])


# MO-37


def chain() -> MaoTable:
    """Three sevens on the table, and seat 4 to move."""
    table = started({1: "7H 4C 5C", 2: "7C 3C 6C", 3: "7D 3D 4D"}, up="9H")
    for seat, card in ((1, "7H"), (2, "7C"), (3, "7D")):
        table.at(10 * seat).seat(seat).plays(card)
    return table


def test_mo_37_the_first_without_a_seven_draws_two_for_each() -> None:
    table = chain()
    assert (table.turn, table.sevens, table.view().owed) == (4, 3, 6)
    table.at(40).seat(4).draws(5)
    assert (table.turn, table.sevens, table.view().owed) == (4, 3, 1)
    table.at(50).seat(4).draws()
    assert (table.turn, table.sevens, table.hands[4]) == (0, 0, 3 + 6)


def test_mo_37_the_count_is_public() -> None:
    table = chain()
    assert {table.view(reader).sevens for reader in (0, 1, 2, 3, 4, None)} == {3}


def test_mo_37_then_the_seven_only_matches_by_suit_or_number() -> None:
    table = started({1: "7H 4C 5C", 3: "3C 6H 4D"}, up="9H")
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(2).draws(2)
    table.at(30).seat(3).plays("3C")
    assert table.penalties == ["3 misplay"]
    table.at(40).seat(3).plays("6H")
    assert (table.top, table.turn) == ("6H", 4)


def test_mo_37_a_later_seven_starts_at_one() -> None:
    table = started({1: "7H 4C 5C", 3: "7C 6H 4D"}, up="9H")
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(2).draws(2)
    table.at(30).seat(3).plays("7C")
    assert (table.sevens, table.turn, table.view().owed) == (1, 4, 2)


def test_mo_37_a_debt_that_a_take_back_made_smaller_ends_with_the_next_card() -> None:
    table = started({1: "7H 4C 5C", 4: "7C 3D 6D"}, up="9H", referee="players")
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(4).plays("7C")
    table.at(30).seat(2).draws(2)
    table.at(40).seat(0).penalises(4, "out_of_turn")
    table.at(50).seat(2).draws()
    assert (table.sevens, table.turn) == (0, 3)


def test_mo_37_a_touch_out_of_turn_is_no_part_of_the_debt() -> None:
    table = started({1: "7H 4C 5C"}, up="9H")
    table.at(10).seat(1).plays("7H")
    table.at(20).seat(3).draws()
    assert (table.turn, table.view().owed, table.sevens) == (2, 2, 1)


def test_mo_37_a_chain_goes_on_across_a_reshuffle() -> None:
    table = started({1: "9C 7C 5C", 2: "7H 3C 6C"}, up="9H", reshuffled="9H")
    table.at(10).seat(1).plays("9C")
    for at, seat in ((20, 2), (30, 3), (40, 4), (50, 0)):
        table.at(at).seat(seat).draws()
    table.at(60).seat(3).draws(table.stock)  # out of turn; the stock is empty now
    table.at(70).seat(1).plays("7C")
    assert (table.stock, table.sevens, table.turn) == (0, 1, 2)
    table.at(80).seat(2).plays("7H")
    assert (table.sevens, table.view().pile) == (2, 4)
    table.at(90).seat(3).draws()
    assert len(table.told(Reshuffled)) == 1
    assert (table.top, table.view().pile, table.sevens, table.view().owed) == ("7H", 1, 2, 3)
    table.at(100).seat(3).draws(2)
    assert (table.stock, table.turn, table.view().owed) == (0, 3, 1)


def test_mo_37_a_debt_larger_than_all_cards_left_is_what_there_is() -> None:
    table = started({1: "9C 7C 5C"}, up="9H")
    table.at(10).seat(1).plays("9C")
    for at, seat in ((20, 2), (30, 3), (40, 4), (50, 0)):
        table.at(at).seat(seat).draws()
    table.at(60).seat(3).draws(table.stock)
    table.at(70).seat(1).plays("7C")
    table.at(80).seat(2).draws(2)  # 9H and 9C, the only discards
    assert (table.turn, table.stock, table.sevens) == (3, 0, 0)
    table.at(90).seat(3).draws()
    assert (table.turn, table.told(DrawSeen)[-1].cards) == (4, 0)
    assert table.has_whole_packs()


def test_mo_37_the_rest_of_such_a_debt_lapses() -> None:
    table = started({1: "7H 4C 5C"}, up="9H")
    table.at(10).seat(3).draws(table.stock)
    table.at(20).seat(1).plays("7H")
    before = table.hands[2]
    table.at(30).seat(2).draws()  # the 9H that lay under the seven
    assert (table.turn, table.view().owed) == (2, 1)
    table.at(40).seat(2).draws()
    assert (table.turn, table.sevens, table.hands[2]) == (3, 0, before + 1)
    assert (table.penalties, table.has_whole_packs()) == ([], True)


# MO-38


def test_mo_38_the_drawer_does_not_then_play() -> None:
    table = started({1: "6H 4C 5C"}, up="7H")
    table.at(10).seat(1).draws(2).plays("6H")
    assert (table.penalties, table.turn) == (["1 out_of_turn"], 2)


def test_mo_38_with_draw_then_play_the_drawer_does_with_a_new_clock() -> None:
    table = started({1: "6H 4C 5C"}, up="7H", draw_then_play=True)
    table.at(5_000).seat(1).draws(2)
    assert (table.turn, table.sevens) == (1, 0)
    assert table.until(12_249).penalties == []
    table.at(12_250).seat(1).plays("6H")
    assert (table.penalties, table.turn, table.top) == ([], 2, "6H")


def test_mo_38_with_draw_then_play_or_draws_one() -> None:
    table = started(up="7H", draw_then_play=True)
    table.at(10).seat(1).draws(2)
    table.at(20).seat(1).draws()
    assert (table.turn, table.hands[1]) == (2, 3 + 3)


def test_mo_38_but_not_when_the_table_dealt_the_debt_out() -> None:
    table = started(up="7H", draw_then_play=True)
    table.at(7_300).seat(1).says("thank you")
    assert (table.until(14_500).turn, table.hands[1]) == (2, 3 + 1 + 2)


def test_mo_38_each_touch_takes_one_and_all_must_begin_within_the_limit() -> None:
    table = started(up="7H")
    table.at(7_250).seat(1).draws()
    assert (table.hands[1], table.turn) == (4, 1)
    table.at(7_250).seat(1).draws()
    assert (table.turn, table.penalties) == (2, [])


def test_mo_38_a_seven_after_the_first_card_of_the_debt_is_a_misplay() -> None:
    """Drawing was chosen; a reading of ours."""
    table = started({1: "7C 4C 5C"}, up="7H")
    table.at(10).seat(1).draws().plays("7C")
    assert (table.penalties, table.view().owed, table.top) == (["1 misplay"], 1, "7H")


# MO-39


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("drawn", [0, 1])
def test_mo_39_a_debt_not_drawn_is_no_draw_and_never_delay(drawn: int, referee: str) -> None:
    table = started(up="7H", referee=referee)
    table.at(1_000).seat(1).draws(drawn)
    assert table.until(7_249).breaches == []
    assert table.until(7_250).breaches == ["1 no_draw"]
    assert (table.turn, table.sevens, table.view().owed) == (1, 1, 2 - drawn)


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_39_it_costs_one_card_and_the_debt_remains(referee: str) -> None:
    table = started(up="7H", referee=referee)
    table.until(7_250)
    assert (table.hands[1], table.penalties) == (4, ["1 no_draw"])
    table.at(8_000).seat(1).says("thanks").draws(2)
    assert (table.hands[1], table.turn, table.penalties) == (6, 2, ["1 no_draw"])


@pytest.mark.parametrize("referee", MODES)
def test_mo_39_at_the_second_limit_the_rest_is_dealt_without_a_card(referee: str) -> None:
    table = started(up="7H", referee=referee)
    table.at(1_000).seat(1).draws()
    table.at(8_000).seat(1).says("thanks")
    table.until(14_499)
    assert table.turn == 1
    table.until(14_500)
    assert (table.breaches, table.turn, table.sevens) == (["1 no_draw"], 2, 0)
    assert table.hands[1] == 3 + 2 + (referee != "players")


def test_mo_39_a_players_call_at_the_limit_is_no_draw_too() -> None:
    table = started(up="7H", referee="players")
    table.at(7_001).seat(3).penalises(1, "no_draw")
    assert (table.penalties, table.turn, table.view().owed) == (["1 no_draw by 3"], 1, 2)
    assert table.until(14_000).breaches == ["1 no_draw"]


# MO-40


@pytest.mark.parametrize("referee", MODES)
def test_mo_40_an_eight_reverses_at_once(referee: str) -> None:
    table = started({1: "8H 4C 5C"}, up="9H", referee=referee)
    table.at(10).seat(1).plays("8H")
    assert (table.direction, table.turn) == (-1, 0)
    table.at(20).seat(0).draws()
    assert table.turn == 4


def test_mo_40_a_second_eight_turns_it_back() -> None:
    table = started({1: "8H 4C 5C", 0: "8C 3C 6C"}, up="9H")
    table.at(10).seat(1).plays("8H")
    table.at(20).seat(0).plays("8C")
    assert (table.direction, table.turn) == (1, 1)


def test_mo_40_with_two_players_nothing_changes_of_who_is_next() -> None:
    table = started({1: "8H 4C 5C"}, up="9H", seats=2)
    table.at(10).seat(1).plays("8H")
    assert (table.direction, table.turn) == (-1, 0)


def test_mo_40_by_option_it_is_a_skip_for_two() -> None:
    table = started({1: "8H 4C 5C"}, up="9H", seats=2, reverse_is_skip_2p=True)
    table.at(10).seat(1).plays("8H")
    assert (table.direction, table.turn) == (-1, 1)


def test_mo_40_but_not_for_more() -> None:
    table = started({1: "8H 4C 5C"}, up="9H", seats=3, reverse_is_skip_2p=True)
    table.at(10).seat(1).plays("8H")
    assert table.turn == 0
