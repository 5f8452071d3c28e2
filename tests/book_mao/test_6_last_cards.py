"""Section 6: "Last card", the last card and its name. [MO-55] to [MO-59]"""

from typing import Any

import pytest

from papertiger.mao.cards import Suit
from papertiger.mao.events import WinUndone
from papertiger.mao.moves import Call
from tests.book_mao.table import MACHINE, MODES, MaoTable, started


def second_to_last(*, words: str = "", at: int = 0, **options: Any) -> MaoTable:
    """Seat 1 has played 6H at `at`, and has 5H left."""
    table = started({1: "6H 5H"}, deal=2, up="9H", **options)
    table.at(at).seat(1).plays("6H").says(words)
    return table


def last(
    card: str, *, words: str = "mao", at: int = 0, before: str = "2H", **options: Any
) -> MaoTable:
    """Seat 1 has played a two and then this last card, both at `at`, and said something."""
    table = started({1: f"{before} {card}"}, deal=2, up="9H", **options)
    table.at(at).seat(1).plays(before).says("last card").plays(card).says(words)
    return table


# MO-55


@pytest.mark.parametrize("referee", MODES)
def test_mo_55_last_card_is_announced_with_the_second_to_last(referee: str) -> None:
    table = second_to_last(words="last card", referee=referee)
    assert table.until(5_000).breaches == []
    table = second_to_last(referee=referee)
    assert table.until(3_250).breaches == ["1 no_last_card"]


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_55_not_doing_so_costs_a_card(referee: str) -> None:
    table = second_to_last(referee=referee)
    table.until(3_250)
    assert (table.penalties, table.hands[1]) == (["1 no_last_card"], 2)


def test_mo_55_from_a_second_before() -> None:
    for early, due in ((1_000, []), (999, ["1 no_last_card"])):
        table = started({1: "6H 5H"}, deal=2, up="9H")
        table.at(early).seat(1).says("last card")
        table.at(2_000).seat(1).plays("6H")
        assert table.until(5_250).penalties == due


def test_mo_55_to_three_seconds_after_with_the_allowance() -> None:
    for late, due in ((3_250, []), (3_251, ["1 no_last_card"])):
        table = second_to_last()
        table.at(late).seat(1).says("last card")
        assert table.penalties == due


def test_mo_55_and_before_the_own_next_act() -> None:
    table = started({1: "6H 5C"}, deal=2, up="9H", seats=2)
    table.at(0).seat(1).plays("6H")
    table.at(10).seat(0).draws()
    table.at(20).seat(1).draws().says("last card")
    assert (table.penalties, table.penalty_times) == (["1 no_last_card"], [20])


@pytest.mark.parametrize("words", ["Last card!", "last crad", "lastcard", "well, last card"])
def test_mo_55_how_it_may_be_said(words: str) -> None:
    assert second_to_last(words=words).until(3_250).penalties == []


@pytest.mark.parametrize("words", ["last", "card", "my last card", "one card", "lst crad"])
def test_mo_55_and_how_not(words: str) -> None:
    assert second_to_last(words=words).until(3_250).penalties == ["1 no_last_card"]


def test_mo_55_each_time_two_become_one() -> None:
    table = started({1: "6H 5H"}, deal=2, up="9H", stock="4H 3H", seats=2)
    table.at(0).seat(1).plays("6H").says("last card")
    table.at(1_010).seat(0).draws()
    table.at(1_020).seat(1).draws()
    table.at(1_030).seat(0).draws()
    table.at(1_040).seat(1).plays("5H")
    assert table.until(4_290).penalties == ["1 no_last_card"]


def test_mo_55_it_is_not_due_from_three_to_two() -> None:
    table = started({1: "6H 5H 4C"}, up="9H")
    table.at(0).seat(1).plays("6H")
    assert table.until(5_000).penalties == []


# MO-56


def test_mo_56_one_card_by_a_returned_penalty_is_no_duty() -> None:
    table = second_to_last(words="last card", referee="players")
    table.at(1_500).seat(2).penalises(1, "question")
    assert table.hands[1] == 2
    table.at(2_000).seat(3).bad_call(1)
    assert table.hands[1] == 1
    table.at(2_100).seat(1).says("thank you")
    assert table.until(7_000).breaches == []


def test_mo_56_nor_is_a_misplay_that_would_have_left_one() -> None:
    table = started({1: "6C 5H"}, deal=2, up="9H")
    table.at(0).seat(1).plays("6C").says("thank you")
    assert table.until(7_000).penalties == ["1 misplay"]


@pytest.mark.parametrize("referee", MODES)
def test_mo_56_saying_it_wrongly_is_no_breach(referee: str) -> None:
    table = started({1: "6H 5H 4C"}, up="9H", referee=referee)
    table.at(0).seat(1).says("last card").plays("6H").says("last card")
    table.at(10).seat(4).says("last card")
    assert table.until(5_000).breaches == []


# MO-57


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("card", ["5H", "AH", "2C", "7H", "8H", "KH"])
def test_mo_57_on_the_last_card_the_player_says_mao(card: str, referee: str) -> None:
    table = last(card, referee=referee)
    assert table.phase == "play"
    assert (table.until(5_250).winner, table.breaches) == (1, [])


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("words", ["mao mao", "Mao Mao!", "mao, mao"])
def test_mo_57_for_a_jack_it_is_mao_mao(words: str, referee: str) -> None:
    table = last("JC", words=words, referee=referee)
    assert (table.until(5_250).winner, table.breaches) == (1, [])


def test_mo_57_the_window_is_five_seconds_and_the_allowance() -> None:
    table = last("5H", words="")
    table.at(5_250).seat(1).says("mao")
    assert (table.until(5_250).winner, table.penalties) == (1, [])


def test_mo_57_a_millisecond_later_is_too_late() -> None:
    table = last("5H", words="")
    table.at(5_251).seat(1).says("mao")
    assert (table.penalties, table.penalty_times) == (
        ["1 no_name", "1 said_name"],
        [5_250, 5_251],
    )


def test_mo_57_the_players_lag_makes_it_later() -> None:
    table = last("5H", words="")
    table.at(5_650).seat(1, lag=400).says("mao")
    assert (table.until(5_650).winner, table.penalties) == (1, [])


def test_mo_57_who_needs_longer_has_longer() -> None:
    table = last("5H", words="", multipliers=(100, 200, 100, 100, 100))
    assert table.until(10_249).penalties == []
    assert table.until(10_250).penalties == ["1 no_name"]


@pytest.mark.parametrize(("card", "words"), [("JC", "mao"), ("5H", "mao mao"), ("KH", "mao mao")])
def test_mo_57_the_wrong_number_of_maos_is_no_name_alone(card: str, words: str) -> None:
    table = last(card, words=words)
    assert table.until(5_249).penalties == []
    assert table.until(5_250).penalties == ["1 no_name"]


def test_mo_57_it_is_mended_inside_the_window() -> None:
    table = last("JC", words="mao")
    table.at(3_000).seat(1).says("mao mao")
    assert (table.until(5_250).winner, table.penalties) == (1, [])


def test_mo_57_in_a_sentence_it_is_not_said() -> None:
    table = last("5H", words="I say mao")
    assert table.until(5_250).penalties == ["1 no_name"]


def test_mo_57_another_cannot_say_it_for_the_winner() -> None:
    table = last("5H", words="")
    table.at(100).seat(2).says("mao").says("thank you")
    assert table.until(5_250).penalties == ["2 said_name", "1 no_name"]


def test_mo_57_nobody_else_is_on_turn_meanwhile() -> None:
    table = last("5H")
    assert (table.turn, table.waiting.seats) == (None, ())


def test_mo_57_a_rightly_said_mao_stays_right_when_another_card_undoes_the_win() -> None:
    table = last("2S", words="mao")
    table.at(4_000).seat(1).says("thank you")
    assert table.until(13_499).turn is None
    assert (table.until(13_500).turn, table.penalties) == (2, ["1 unnamed_spade"])


def test_mo_57_once_said_in_time_it_may_be_said_until_the_win_is_settled() -> None:
    table = last("2S", words="mao")
    table.at(4_000).seat(1).says("thank you")
    table.at(8_000).seat(1).says("mao")
    assert table.penalties == ["1 unnamed_spade"]
    table.at(13_600).seat(1).says("mao")  # undone: it is a breach again
    assert table.until(14_600).penalties == ["1 unnamed_spade", "1 said_name"]


# MO-58


def test_mo_58_a_jack_as_last_card_needs_no_suit_and_no_release() -> None:
    table = started({1: "2H JC"}, deal=2, up="9H")
    table.at(0).seat(1).plays("2H").says("last card").plays("JC", hold=True)
    assert table.at(10).seat(1).tries(Call(Suit("H"))).clause == "MO-42"
    table.at(20).seat(1).says("mao mao").releases()
    assert table.phase == "play"  # no race
    assert (table.until(5_250).winner, table.penalties) == (1, [])


def test_mo_58_the_jack_of_spades_still_needs_its_name() -> None:
    table = last("JS", words="jack of spades, mao mao")
    assert (table.until(5_250).winner, table.penalties) == (1, [])
    table = last("JS", words="mao mao")
    table.until(3_250)
    assert (table.penalties, table.hands[1]) == (["1 unnamed_spade"], 1)


def test_mo_58_when_its_win_is_undone_the_race_opens_then() -> None:
    table = last("JC", words="")
    table.at(6_000).seat(1).says("thank you")
    assert table.until(15_499).phase == "play"
    assert (table.until(15_500).phase, table.turn) == ("race", 2)
    table.at(15_600).seat(4).calls("D")
    assert table.until(15_800).suit == "D"


def test_mo_58_and_so_does_any_spade() -> None:
    table = last("2S", words="two of spades and mao")
    assert (table.until(5_250).winner, table.penalties) == (1, [])


def test_mo_58_the_jack_of_spades_without_a_word_is_two_breaches() -> None:
    table = last("JS", words="")
    table.until(5_250)
    assert table.penalties == ["1 unnamed_spade", "1 no_name"]


# MO-59


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_59_without_the_name_there_is_a_card_and_the_hand_goes_on(referee: str) -> None:
    table = last("5H", words="", referee=referee)
    table.until(5_250)
    assert (table.penalties, table.hands[1], table.phase) == (["1 no_name"], 1, "play")
    table.at(6_000).seat(1).says("thank you")
    assert table.until(60_000).winner is None
    assert [event.seat for event in table.told(WinUndone)] == [1]


def test_mo_59_the_turn_goes_to_the_next_player() -> None:
    table = last("5H", words="")
    table.at(6_000).seat(1).says("thank you")
    assert table.until(15_499).turn is None  # ten seconds and the grace to dispute the card
    assert table.until(15_500).turn == 2
    table.at(15_600).seat(2).draws()
    assert (table.turn, table.top) == (3, "5H")


def test_mo_59_in_players_mode_it_is_for_the_players_to_see() -> None:
    table = last("5H", words="", referee="players")
    table.until(5_250)
    assert (table.penalties, table.breaches) == ([], ["1 no_name"])
    table.at(5_300).seat(2).penalises(1, "no_name")
    assert (table.penalties, table.hands[1]) == (["1 no_name by 2"], 1)


def test_mo_59_the_next_last_card_wants_its_name_again() -> None:
    table = last("5H", words="", stock="4H")
    table.at(6_000).seat(1).says("thank you")
    for at, seat in ((15_600, 2), (15_700, 3), (15_800, 4), (15_900, 0)):
        table.at(at).seat(seat).draws()
    table.at(16_000).seat(1).plays("4H").says("mao")
    assert table.until(21_250).winner == 1


def test_mo_59_last_card_a_misplay_with_mao_is_two_breaches() -> None:
    """The card comes back, and the name was said during play. [MO-88]"""
    table = last("5C", words="mao")
    assert sorted(table.until(1_001).penalties) == ["1 misplay", "1 said_name"]
    assert "5C" in table.hand(1)
    assert (table.turn, table.top) == (1, "2H")
