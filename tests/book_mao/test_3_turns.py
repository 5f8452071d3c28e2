"""Section 3: playing or drawing, touching the stock, whose turn it is. [MO-16] to [MO-27]"""

import pytest

from papertiger.mao.events import CardReturned
from papertiger.mao.moves import Play
from papertiger.mao.told import DrawSeen
from tests.book_mao.packs import cards
from tests.book_mao.table import MACHINE, MODES, started

# MO-16


@pytest.mark.parametrize("referee", MODES)
def test_mo_16_on_turn_a_player_plays_a_valid_card(referee: str) -> None:
    table = started({1: "10H 4C 5C"}, up="9H", referee=referee)
    table.at(10).seat(1).plays("10H")
    assert (table.top, table.turn, table.hand(1)) == ("10H", 2, ["4C", "5C"])
    assert table.breaches == []


@pytest.mark.parametrize("referee", MODES)
def test_mo_16_or_draws_one_card(referee: str) -> None:
    table = started({1: "3C 4C 5C"}, up="9H", stock="KD", referee=referee)
    table.at(10).seat(1).draws()
    assert (table.top, table.turn, table.hand(1)) == ("9H", 2, ["3C", "4C", "5C", "KD"])
    assert table.breaches == []


@pytest.mark.parametrize("referee", MODES)
def test_mo_16_a_playable_card_does_not_forbid_drawing(referee: str) -> None:
    table = started({1: "10H 9C JH"}, up="9H", referee=referee)
    table.at(10).seat(1).draws()
    assert (table.turn, table.breaches) == (2, [])


def test_mo_16_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = started({1: "10H 9C JH"}, up="9H")
    refused = table.at(10).seat(1).tries(Play(cards("KH")[0]))
    assert (refused.clause, refused.code) == ("MO-16", "not_in_hand")
    assert (table.turn, table.hands) == (1, (3, 3, 3, 3, 3))


# MO-17


def test_mo_17_drawing_ends_the_turn() -> None:
    table = started()
    table.at(10).seat(1).draws()
    assert table.turn == 2
    table.at(20).seat(2).draws()
    assert table.turn == 3


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_17_the_drawn_card_may_not_be_played_in_that_turn(referee: str) -> None:
    table = started(up="9H", stock="10H", referee=referee)
    table.at(10).seat(1).draws().plays("10H")
    assert (table.penalties, table.top, table.turn) == (["1 out_of_turn"], "9H", 2)
    assert "10H" in table.hand(1)


# MO-22


def test_mo_22_touching_the_stock_is_taking_its_top_card() -> None:
    table = started({1: "10H 4C 5C"}, stock="KD QD")
    before = table.stock
    table.at(10).seat(1).draws()
    assert (table.stock, "KD" in table.hand(1)) == (before - 1, True)
    assert [(seen.seat, seen.card) for seen in table.told(DrawSeen, 1)] == [(1, "KD")]


def test_mo_22_even_by_mistake_there_is_no_way_back() -> None:
    """Nothing at the table gives a card back to the stock: the touch was the turn."""
    table = started({1: "10H 4C 5C"}, up="9H")
    table.at(10).seat(1).draws().plays("10H")
    assert (table.turn, table.penalties, len(table.hand(1))) == (2, ["1 out_of_turn"], 5)


# MO-23


def test_mo_23_giving_a_penalty_touches_the_stock_for_another() -> None:
    table = started(up="9H", stock="KD QD", referee="players")
    table.at(10).seat(1).penalises(3, "question")
    assert (table.hands, "KD" in table.hand(3)) == ((3, 3, 3, 4, 3), True)
    assert table.turn == 1  # the giver has not drawn
    table.at(20).seat(1).draws()
    assert (table.hands[1], table.turn) == (4, 2)


# MO-24


@pytest.mark.parametrize("referee", MODES)
def test_mo_24_extra_cards_are_kept_without_a_further_penalty(referee: str) -> None:
    table = started(up="9H", stock="KD QD 6D", referee=referee)
    table.at(10).seat(1).draws(3)
    assert {"KD", "QD", "6D"} <= set(table.hand(1))
    assert (table.hands[1], table.turn, table.breaches) == (6, 2, [])


# MO-25


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("seat", [0, 2, 3, 4])
def test_mo_25_out_of_turn_the_card_is_taken_and_it_is_no_turn(seat: int, referee: str) -> None:
    table = started(up="9H", stock="KD", referee=referee)
    table.at(10).seat(seat).draws()
    assert "KD" in table.hand(seat)
    assert (table.turn, table.breaches) == (1, [])


@pytest.mark.parametrize("referee", MODES)
def test_mo_25_it_is_a_breach_by_option(referee: str) -> None:
    table = started(up="9H", stock="KD", referee=referee, stock_out_of_turn_penalty=True)
    table.at(10).seat(3).draws()
    assert (table.turn, table.breaches, "KD" in table.hand(3)) == (1, ["3 out_of_turn"], True)
    table.at(20).seat(1).draws()
    assert table.breaches == ["3 out_of_turn"]


def test_mo_25_with_the_option_an_extra_card_after_the_own_turn_is_one_too() -> None:
    table = started(stock_out_of_turn_penalty=True)
    table.at(10).seat(1).draws(2)
    assert table.penalties == ["1 out_of_turn"]


def test_mo_25_who_holds_a_jack_is_still_on_turn_and_keeps_what_he_touches() -> None:
    table = started({1: "JC 4C 5C"}, up="9H", stock="KD", stock_out_of_turn_penalty=True)
    table.at(10).seat(1).plays("JC", hold=True).draws()
    assert (table.turn, table.penalties, table.hand(1)) == (1, [], ["4C", "5C", "KD"])
    table.at(20).seat(1).calls("H").releases()
    assert (table.turn, table.suit) == (2, "H")


# MO-26


@pytest.mark.parametrize("referee", MACHINE)
@pytest.mark.parametrize("seat", [0, 2, 3, 4])
def test_mo_26_a_card_out_of_turn_comes_back_with_another(seat: int, referee: str) -> None:
    table = started({seat: "10H 4C 5C"}, up="9H", stock="KD", referee=referee)
    table.at(10).seat(seat).plays("10H")
    assert (table.penalties, table.top, table.turn) == ([f"{seat} out_of_turn"], "9H", 1)
    assert table.hand(seat) == ["10H", "4C", "5C", "KD"]
    assert [(event.seat, event.card) for event in table.told(CardReturned)] == [(seat, "10H")]


@pytest.mark.parametrize("referee", MODES)
def test_mo_26_if_it_was_invalid_too_it_is_still_one_breach(referee: str) -> None:
    table = started({3: "4C 5C 6C"}, up="9H", referee=referee)
    table.at(10).seat(3).plays("4C")
    assert table.breaches == ["3 out_of_turn"]


def test_mo_26_playing_while_skipped() -> None:
    table = started({1: "AH 4C 5C", 2: "10H 3C 6C"}, up="9H")
    table.at(10).seat(1).plays("AH")
    table.at(20).seat(2).plays("10H")
    assert (table.penalties, table.top, table.turn) == (["2 out_of_turn"], "AH", 3)


def test_mo_26_playing_by_the_old_direction() -> None:
    table = started({1: "8H 4C 5C", 2: "10H 3C 6C"}, up="9H")
    table.at(10).seat(1).plays("8H")
    table.at(20).seat(2).plays("10H")
    assert (table.penalties, table.top, table.turn) == (["2 out_of_turn"], "8H", 0)


def test_mo_26_touching_the_stock_is_never_this() -> None:
    table = started({1: "AH 4C 5C"}, up="9H")
    table.at(10).seat(1).plays("AH")
    table.at(20).seat(2).draws()
    assert (table.penalties, table.turn) == ([], 3)


def test_mo_26_the_turn_of_the_other_and_its_clock_go_on() -> None:
    table = started({3: "10H 4C 5C"}, up="9H")
    table.at(3_000).seat(3).plays("10H").says("thank you")
    assert table.until(7_249).penalties == ["3 out_of_turn"]
    assert table.until(7_250).penalties == ["3 out_of_turn", "1 delay"]


def test_mo_26_a_jack_out_of_turn_holds_nothing_and_opens_no_race() -> None:
    table = started({3: "JC 4C 5C"}, up="9H")
    table.at(10).seat(3).plays("JC", hold=True)
    assert (table.penalties, table.phase, table.view().held) == (["3 out_of_turn"], "play", None)
    assert "JC" in table.hand(3)


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_26_nobody_is_on_turn_while_a_win_is_provisional(referee: str) -> None:
    table = started({1: "2H 5H", 2: "6H 4H"}, deal=2, up="9H", referee=referee)
    table.at(10).seat(1).plays("2H").says("last card").plays("5H").says("mao")
    table.at(20).seat(2).plays("6H").says("thank you")
    assert (table.penalties, table.top) == (["2 out_of_turn"], "5H")
    assert table.until(5_260).winner == 1


def test_mo_26_in_players_mode_a_called_card_out_of_turn_comes_back() -> None:
    table = started({3: "10H 4C 5C"}, up="9H", stock="KD", referee="players")
    table.at(10).seat(3).plays("10H")
    assert (table.top, table.turn, table.penalties) == ("10H", 1, [])
    table.at(20).seat(0).penalises(3, "out_of_turn")
    assert (table.top, table.turn) == ("9H", 1)
    assert table.hand(3) == ["10H", "4C", "5C", "KD"]


# MO-27


def test_mo_27_a_second_play_in_one_turn_is_out_of_turn() -> None:
    table = started({1: "10H 4H 5C"}, up="9H")
    table.at(10).seat(1).plays("10H").plays("4H")
    assert (table.penalties, table.top, table.turn) == (["1 out_of_turn"], "10H", 2)


def test_mo_27_unless_a_two_gives_it() -> None:
    table = started({1: "2H 4H 5C"}, up="9H")
    table.at(10).seat(1).plays("2H").plays("4H")
    assert (table.penalties, table.top, table.turn) == ([], "4H", 2)


def test_mo_27_or_an_ace_with_two_players() -> None:
    table = started({1: "AH 4H 5C"}, up="9H", seats=2)
    table.at(10).seat(1).plays("AH").plays("4H")
    assert (table.penalties, table.top, table.turn) == ([], "4H", 0)


def test_mo_27_while_a_jack_is_held_the_turn_has_been_used() -> None:
    table = started({1: "JC 4C 5C"}, up="9H")
    table.at(10).seat(1).plays("JC", hold=True).calls("C").plays("4C")
    assert (table.penalties, table.top, table.turn) == (["1 out_of_turn"], "JC", 1)


def test_mo_27_exactly_one_seat_is_on_turn() -> None:
    table = started(up="9H")
    for step in range(12):
        turn = (1 + step) % 5
        assert (table.turn, table.waiting.seats) == (turn, (turn,))
        table.at(10 * step).seat(turn).draws()
