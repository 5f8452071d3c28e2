"""Section 5: the jack under the finger, and the called suit. [MO-41] [MO-43] to [MO-47]"""

from typing import Any

import pytest

from papertiger.mao.cards import Suit
from papertiger.mao.events import JackReleased, Reshuffled
from papertiger.mao.moves import Call, Release
from tests.book_mao.table import MACHINE, MODES, MaoTable, started


def jack(*, hold: bool = False, others: str = "3C 3D 3H", **options: Any) -> MaoTable:
    """Seat 1 has played JC at 0; seat 2 is next and holds `others`."""
    table = started({1: "JC 4C 5C", 2: others}, up="9H", **options)
    table.at(0).seat(1).plays("JC", hold=hold)
    return table


# MO-41


@pytest.mark.parametrize("referee", MODES)
def test_mo_41_the_jack_is_held_the_suit_called_and_the_jack_released(referee: str) -> None:
    table = jack(hold=True, referee=referee)
    assert (table.view().held, table.turn, table.suit) == (1, 1, None)
    table.at(1_000).seat(1).calls("D")
    assert (table.view().held, table.turn, table.suit) == (1, 1, None)
    table.at(2_000).seat(1).releases()
    assert (table.view().held, table.turn, table.suit) == (None, 2, "D")
    assert table.breaches == []


def test_mo_41_release_ends_the_turn() -> None:
    table = jack(hold=True)
    table.at(6_000).seat(1).calls("D").releases()
    assert table.until(13_249).penalties == []
    assert table.until(13_250).penalties == ["2 delay"]


@pytest.mark.parametrize(
    ("words", "suit"),
    [("hearts", "H"), ("Spades!", "S"), ("diamond", "D"), ("clubs", "C"), ("♠", "S")],
)
def test_mo_41_saying_a_suit_is_calling_it(words: str, suit: str) -> None:
    table = jack(hold=True)
    table.at(1_000).seat(1).says(words).releases()
    assert (table.suit, table.penalties) == (suit, [])


def test_mo_41_the_call_may_be_changed_until_the_release() -> None:
    table = jack(hold=True)
    table.at(1_000).seat(1).calls("D").says("no, hearts").calls("S")
    assert table.view().held_suit == "S"
    table.at(2_000).seat(1).releases()
    assert table.suit == "S"


def test_mo_41_of_two_suits_in_one_breath_the_last_counts() -> None:
    table = jack(hold=True)
    table.at(1_000).seat(1).says("hearts, clubs").releases()
    assert table.suit == "C"


def test_mo_41_nobody_else_calls_or_releases_while_it_is_held() -> None:
    table = jack(hold=True)
    for seat in (0, 2, 3, 4):
        assert table.at(10).seat(seat).tries(Call(Suit("H"))).clause == "MO-42"
        assert table.at(10).seat(seat).tries(Release()).clause == "MO-41"
    table.at(20).seat(3).says("hearts")
    assert table.view().held_suit is None


def test_mo_41_without_a_jack_there_is_nothing_to_call_or_release() -> None:
    table = started({1: "10H 4C 5C"}, up="9H")
    table.at(10).seat(1).plays("10H", hold=True)
    assert table.turn == 2  # only a jack can be held
    for seat in (1, 2):
        assert table.at(20).seat(seat).tries(Release()).code == "nothing_held"
        assert table.at(20).seat(seat).tries(Call(Suit("H"))).code == "no_call_due"


def test_mo_41_a_last_card_jack_need_not_be_released() -> None:
    table = started({1: "2H JC"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card")
    table.at(20).seat(1).plays("JC", hold=True).says("mao mao")
    assert (table.until(5_270).winner, table.penalties) == (1, [])


# MO-43


@pytest.mark.parametrize("referee", MODES)
def test_mo_43_early_release_costs_no_card(referee: str) -> None:
    table = jack(referee=referee)
    assert (table.until(1_000).breaches, table.hands) == ([], (3, 2, 3, 3, 3))


@pytest.mark.parametrize("referee", MODES)
def test_mo_43_by_option_it_does_and_the_race_is_open_all_the_same(referee: str) -> None:
    table = jack(referee=referee, penalise_early_release=True)
    assert (table.breaches, table.phase) == (["1 no_suit_call"], "race")
    assert table.hands[1] == 2 + (referee != "players")
    table.at(100).seat(3).calls("D")
    assert table.until(300).suit == "D"


def test_mo_43_by_option_a_call_in_time_costs_nothing() -> None:
    table = jack(hold=True, penalise_early_release=True)
    table.at(100).seat(1).calls("D").releases()
    assert table.breaches == []


def test_mo_43_the_limit_and_a_lost_connection_are_no_early_release() -> None:
    table = jack(hold=True, penalise_early_release=True)
    assert table.until(7_250).breaches == ["1 delay"]
    table = jack(hold=True, penalise_early_release=True)
    table.at(100).seat(1).leaves()
    assert (table.breaches, table.phase) == ([], "race")


# MO-44


def called(suit: str, **options: Any) -> MaoTable:
    """Seat 1 has played JC and called a suit, at 0."""
    table = jack(hold=True, **options)
    table.at(0).seat(1).calls(suit).releases()
    return table


@pytest.mark.parametrize("suit", "SHDC")
def test_mo_44_any_suit_may_be_called_its_own_too(suit: str) -> None:
    table = called(suit, others="3S 3H 3D 3C")
    table.at(10).seat(2).plays(f"3{suit}")
    assert (table.top, table.breaches) == (f"3{suit}", [])


@pytest.mark.parametrize("suit", "SHD")
def test_mo_44_the_jacks_own_suit_counts_no_more(suit: str) -> None:
    table = called(suit)
    table.at(10).seat(2).plays("3C")
    assert table.penalties == ["2 misplay"]


def test_mo_44_the_next_card_played_is_the_last_it_binds() -> None:
    table = started({1: "JC 4C 5C", 2: "3D 4D 5D", 3: "3S 4S 5S"}, up="9H")
    table.at(0).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(10).seat(2).plays("3D")
    assert table.suit is None
    table.at(20).seat(3).plays("3S").says("three of spades")
    assert table.penalties == []


def test_mo_44_it_persists_through_draws_and_penalties() -> None:
    table = called("D", stock="4D 4H KD QD 6D")
    for at, seat in ((10, 2), (20, 3), (30, 4), (40, 0)):
        table.at(at).seat(seat).draws()
        assert table.suit == "D"
    table.at(50).seat(1).plays("4C").says("thank you")
    table.at(60).seat(1).draws()
    assert (table.penalties, table.suit) == (["1 misplay"], "D")
    table.at(70).seat(2).plays("4D")
    assert table.penalties == ["1 misplay"]


def test_mo_44_through_turns_that_the_table_draws() -> None:
    table = called("D")
    table.at(10).seat(2).leaves()
    assert (table.until(7_250).turn, table.suit) == (3, "D")


def test_mo_44_and_through_a_reshuffle() -> None:
    table = called("D")
    table.at(10).seat(3).draws(table.stock)
    table.at(20).seat(2).draws()
    assert len(table.told(Reshuffled)) == 1
    assert (table.suit, table.top, table.turn) == ("D", "JC", 3)


# MO-46


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_46_held_past_the_limit_without_a_call_is_a_delay_and_a_race(referee: str) -> None:
    table = jack(hold=True, referee=referee)
    assert (table.until(7_249).penalties, table.phase) == ([], "play")
    table.until(7_250)
    assert (table.penalties, table.phase, table.turn) == (["1 delay"], "race", 2)


def test_mo_46_with_a_call_it_is_simply_released() -> None:
    table = jack(hold=True)
    table.at(5_000).seat(1).calls("D")
    table.until(7_250)
    assert (table.penalties, table.suit, table.turn) == ([], "D", 2)
    assert [event.at for event in table.told(JackReleased)] == [7_250]


def test_mo_46_play_call_and_release_share_one_limit() -> None:
    table = started({1: "JC 4C 5C"}, up="9H")
    table.at(6_000).seat(1).plays("JC", hold=True)
    table.at(7_250).seat(1).calls("D")
    assert (table.penalties, table.view().held) == ([], 1)
    table.until(7_250)
    assert (table.penalties, table.suit, table.view().held) == ([], "D", None)


def test_mo_46_in_players_mode_it_is_released_without_a_card() -> None:
    table = jack(hold=True, referee="players")
    table.until(7_250)
    assert (table.penalties, table.breaches, table.phase) == ([], ["1 delay"], "race")


# MO-47


@pytest.mark.parametrize("referee", MODES)
def test_mo_47_losing_the_connection_while_holding_is_releasing(referee: str) -> None:
    table = jack(hold=True, referee=referee)
    table.at(500).seat(1).leaves()
    assert (table.phase, table.turn, table.view().held) == ("race", 2, None)
    assert table.breaches == []


def test_mo_47_what_was_called_by_then_counts() -> None:
    table = jack(hold=True)
    table.at(400).seat(1).calls("D")
    table.at(500).seat(1).leaves()
    assert (table.suit, table.phase, table.turn) == ("D", "play", 2)


def test_mo_47_who_quits_while_holding_releases_too() -> None:
    table = jack(hold=True)
    table.at(500).seat(1).quits()
    assert (table.phase, table.turn, table.hands[1]) == ("race", 2, 0)
    table.at(600).seat(3).calls("D")
    table.at(900).seat(2).plays("3D")
    assert (table.top, table.turn, table.has_whole_packs()) == ("3D", 3, True)


def test_mo_47_it_is_no_turn_that_the_table_had_to_play() -> None:
    table = jack(hold=True, away_after=1)
    table.at(500).seat(1).leaves()
    table.at(600).seat(1).returns()
    assert table.view().away == (False,) * 5
