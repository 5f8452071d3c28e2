"""Section 8: penalties, misplays, the turn. [MO-68] [MO-69] [MO-78] [MO-79] [MO-84] [MO-85]"""

from typing import Any

import pytest

from papertiger.mao.cards import Card
from papertiger.mao.customs import Custom
from papertiger.mao.moves import GivePenalty, MakeRule
from papertiger.mao.told import PenaltySeen
from tests.book_mao.table import CALLED, MACHINE, MaoTable, started

# MO-68: the reason


@pytest.mark.parametrize("mode", CALLED)
def test_mo_68_a_penalty_says_its_reason(mode: str) -> None:
    table = started(referee=mode)
    assert table.at(1000).seat(2).tries(GivePenalty(3, "")).clause == "MO-68"
    assert table.at(1000).seat(2).tries(GivePenalty(3, "ugly")).clause == "MO-68"
    table.at(1000).seat(2).penalises(3, "question")
    assert table.penalties == ["3 question by 2"]


def test_mo_68_any_other_reason_is_given_in_words() -> None:
    table = started(referee="players")
    assert table.at(1000).seat(2).tries(GivePenalty(3, "other")).clause == "MO-68"
    assert table.at(1000).seat(2).tries(GivePenalty(3, "other", "  ")).clause == "MO-68"
    table.at(1000).seat(2).penalises(3, "other", "humming")
    assert [each.text for each in table.told(PenaltySeen)] == ["humming"]


def test_mo_68_a_made_up_rule_is_a_reason() -> None:
    table = started({1: "2H 4H"}, deal=2, referee="players", wins=(0, 2, 0, 0, 0))
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    table.at(8000).seat(1).does(MakeRule(Custom("bow-to-kings", "Bow when a king is played.")))
    table.at(9000).seat(1).deals(3)
    table.at(9000).seat(1).turns_up()
    table.at(9500).seat(2).penalises(3, "bow-to-kings")
    assert table.penalties == ["3 bow-to-kings by 2"]


# MO-69: one card, from the stock, by anybody


@pytest.mark.parametrize("mode", CALLED)
@pytest.mark.parametrize("giver", [0, 1, 2, 4])
def test_mo_69_any_seat_gives_any_other_the_top_card_of_the_stock(mode: str, giver: int) -> None:
    table = started(stock="QD QH", referee=mode)
    held, stock = table.hands[3], table.stock
    table.at(1000).seat(giver).penalises(3, "other", "for fun")
    assert table.penalties == [f"3 other by {giver}"]
    assert "QD" in table.hand(3)
    assert (table.hands[3], table.stock) == (held + 1, stock - 1)
    assert table.has_whole_packs()


def test_mo_69_nobody_penalises_himself() -> None:
    table = started(referee="players")
    assert table.at(1000).seat(3).tries(GivePenalty(3, "question")).clause == "MO-69"


@pytest.mark.parametrize("target", [-1, 5])
def test_mo_69_there_must_be_such_a_seat(target: int) -> None:
    table = started(referee="players")
    assert table.at(1000).seat(3).tries(GivePenalty(target, "question")).clause == "MO-69"


def test_mo_69_who_is_gone_gets_none() -> None:
    table = started(referee="both")
    table.at(500).seat(4).quits()
    assert table.at(1000).seat(3).tries(GivePenalty(4, "question")).clause == "MO-69"


def test_mo_69_the_referee_is_a_giver() -> None:
    table = started(stock="QD")
    table.at(1000).seat(3).says("why?")
    seen = table.told(PenaltySeen)[0]
    assert (seen.number, seen.by, seen.cards) == (1, "referee", 1)
    assert "QD" in table.hand(3)


# MO-78: a misplay


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_78_a_misplay_costs_a_card_and_is_taken_back(mode: str) -> None:
    table = started({1: "3C 4C 5C"}, stock="QD", referee=mode)
    table.at(5000).seat(1).plays("3C")
    assert table.penalties == ["1 misplay"]
    assert table.hand(1) == ["3C", "4C", "5C", "QD"]
    assert (table.top, table.turn) == ("9H", 1)


def test_mo_78_it_has_a_new_clock() -> None:
    table = started({1: "3C 4C 5C"})
    table.at(5000).seat(1).plays("3C").says("thank you")
    assert table.until(12_249).penalties == ["1 misplay"]
    assert table.until(12_250).penalties == ["1 misplay", "1 delay"]


def test_mo_78_sevens_and_direction_are_as_they_were() -> None:
    table = started({1: "8H 3H 4H", 0: "7H 5H 6H", 4: "8C 3C 4C"})
    table.at(100).seat(1).plays("8H")
    table.at(200).seat(0).plays("7H")
    table.at(300).seat(4).plays("8C")  # owes two, or a seven
    assert table.penalties == ["4 misplay"]
    assert (table.direction, table.sevens, table.turn, table.top) == (-1, 1, 4, "7H")
    table.at(400).seat(4).draws(2)
    assert (table.sevens, table.turn) == (0, 3)


def test_mo_78_a_called_suit_is_as_it_was() -> None:
    table = started({1: "JC 3C 4C", 2: "5C 6D 6C"})
    table.at(100).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(200).seat(2).plays("5C")
    assert table.penalties == ["2 misplay"]
    assert (table.suit, table.top, table.turn) == ("D", "JC", 2)
    table.at(300).seat(2).plays("6D")
    assert table.top == "6D"


def test_mo_78_among_players_the_delays_of_the_turn_outlast_a_take_back() -> None:
    """The turn is the one it was: at its second limit the table draws. [MO-19]"""
    table = started({1: "KC 5H 6H"}, up="9D", referee="players")
    table.until(7_250)
    table.at(8_000).seat(1).plays("KC")
    table.at(9_000).seat(4).penalises(1, "misplay")
    assert table.until(16_249).turn == 1
    assert table.until(16_250).turn == 2


def misplayed(card: str, **given: Any) -> MaoTable:
    """In `players` mode seat 1 has played a card against the rules at 1000."""
    rest = given.pop("rest", "3C 4C")
    table = started({1: f"{card} {rest}", **given.pop("hands", {})}, referee="players", **given)
    table.at(1000).seat(1).plays(card)
    return table


@pytest.mark.parametrize("card", ["5C", "8C", "7C", "AC", "2C"])
def test_mo_78_among_players_a_call_takes_it_back_and_all_is_as_it_was(card: str) -> None:
    table = misplayed(card, stock="QD")
    assert table.top == card
    table.at(2000).seat(4).penalises(1, "misplay")
    assert table.hand(1) == sorted(["3C", "4C", card, "QD"])
    assert (table.top, table.turn, table.direction, table.sevens) == ("9H", 1, 1, 0)
    assert table.view().owed == 0


def test_mo_78_among_players_the_turn_that_is_given_back_has_a_new_clock() -> None:
    table = misplayed("5C")
    table.at(6000).seat(4).penalises(1, "misplay")
    assert "1 delay" not in table.until(13_249).breaches
    assert "1 delay" in table.until(13_250).breaches


def test_mo_78_among_players_a_jack_on_a_jack_is_taken_back_with_its_race() -> None:
    table = started({1: "JC 3C 4C", 2: "JD 3D 4D"}, referee="players")
    table.at(100).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(200).seat(2).plays("JD")
    assert table.phase == "race"
    table.at(300).seat(4).penalises(2, "misplay")
    assert (table.phase, table.suit, table.top, table.turn) == ("play", "D", "JC", 2)


def test_mo_78_among_players_a_good_card_stays_and_the_call_is_open_to_bad_call() -> None:
    table = started({1: "3H 4C 5C"}, referee="players")
    table.at(1000).seat(1).plays("3H")
    table.at(1500).seat(4).penalises(1, "misplay")
    assert (table.top, table.turn) == ("3H", 2)
    table.at(2000).seat(3).bad_call(1)
    assert table.hands[4] == 4


def test_mo_78_a_returned_card_leaves_no_words_due() -> None:
    table = misplayed("3S", up="9D")
    table.at(2000).seat(4).penalises(1, "misplay")
    assert "1 unnamed_spade" not in table.until(10_000).breaches


def test_mo_78_among_players_a_card_out_of_turn_is_taken_back_and_the_turn_stays() -> None:
    table = started({3: "8C 4C 5C"}, referee="players", stock="QD")
    table.at(1000).seat(3).plays("8C")
    assert (table.top, table.turn) == ("8C", 1)
    table.at(2000).seat(4).penalises(3, "out_of_turn")
    assert table.hand(3) == ["4C", "5C", "8C", "QD"]
    assert (table.top, table.turn, table.direction) == ("9H", 1, 1)


def test_mo_78_among_players_a_jack_held_out_of_turn_and_covered_is_let_go_without_a_trace() -> (
    None
):
    table = started({1: "4D 5D 6D", 3: "JD 3C 4C"}, referee="players")
    table.at(1000).seat(3).plays("JD", hold=True).calls("H")
    table.at(1100).seat(1).plays("4D")
    table.at(1200).seat(2).draws()
    table.at(1300).seat(3).releases()
    assert (table.turn, table.suit, table.phase) == (3, None, "play")
    # Its own turn has its clock all the same.
    assert "3 delay" not in table.until(8449).breaches
    assert "3 delay" in table.until(8450).breaches


# MO-79: a misplay that nobody calls


def test_mo_79_a_card_out_of_turn_stands_after_the_next_play() -> None:
    table = started({1: "4C 4D 5D", 3: "3C 5C 6C"}, referee="players", stock="QD")
    table.at(1000).seat(3).plays("3C")
    table.at(1500).seat(1).plays("4C")
    table.at(2000).seat(4).penalises(3, "out_of_turn")
    assert (table.top, table.turn) == ("4C", 2)
    assert table.hand(3) == ["5C", "6C", "QD"]


def test_mo_79_it_stays_once_the_next_player_has_acted() -> None:
    table = misplayed("5C", stock="QD QH")
    table.at(2000).seat(2).draws()
    table.at(3000).seat(4).penalises(1, "misplay")
    assert table.penalties == ["1 misplay by 4"]
    assert (table.top, table.turn) == ("5C", 3)
    assert table.hand(1) == ["3C", "4C", "QH"]


def test_mo_79_nobody_calls_and_play_goes_on() -> None:
    table = misplayed("5C", hands={2: "5D 3D 4D"})
    table.at(2000).seat(2).plays("5D")
    assert (table.top, table.turn) == ("5D", 3)
    assert table.penalties == []


def test_mo_79_if_the_pile_was_reshuffled_meanwhile_one_card_and_no_take_back() -> None:
    table = started({1: "3H 4C 5C", 2: "6C 4D 5D"}, seats=12, referee="players", reshuffled="9H 3H")
    table.at(100).seat(1).plays("3H")
    table.at(200).seat(7).draws(15)
    assert table.stock == 0
    table.at(300).seat(2).plays("6C")
    table.at(400).seat(7).draws()  # the discards become the stock, the upcard stays
    assert table.stock == 1
    table.at(500).seat(4).penalises(2, "misplay")
    assert (table.top, table.hands[2], table.turn) == ("6C", 3, 3)
    assert table.has_whole_packs()


# MO-84, MO-85


def test_mo_84_a_false_accusation_costs_the_card_that_comes_back_and_no_more() -> None:
    table = started(referee="both", stock="QD")
    table.at(1000).seat(2).penalises(3, "question")
    table.at(1500).seat(4).bad_call(1)
    table.at(1600).seat(3).says("thank you")
    assert table.hands == (3, 3, 4, 3, 3)
    assert table.until(7249).penalties == ["3 question by 2"]


@pytest.mark.parametrize("target", [0, 1, 3])
def test_mo_85_a_penalty_never_changes_whose_turn_it_is(target: int) -> None:
    table = started({1: "3H 4C 5C"}, referee="both")
    table.at(5000).seat(2).penalises(target, "other", "for fun")
    assert table.turn == 1
    table.at(5100).seat(target).says("thank you")
    # The clock runs on too.
    assert "1 delay" not in table.until(7249).penalties
    assert "1 delay" in table.until(7250).penalties


def test_mo_85_nor_does_one_for_a_misplay() -> None:
    table = started({1: "3C 3H 5C"})
    table.at(1000).seat(1).plays("3C")
    assert table.turn == 1
    table.at(1100).seat(1).plays("3H")
    assert table.turn == 2
    assert table.top == Card.H3
