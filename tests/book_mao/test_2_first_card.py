"""Section 2: the first card turned up and acted out. [MO-11] [MO-12] [MO-15]"""

import pytest

from papertiger.mao.events import TurnedUp, Unlocked
from papertiger.mao.moves import Call, Draw, Play, Release, TurnUp
from tests.book_mao.packs import cards
from tests.book_mao.table import MACHINE, MODES, MaoTable, dealt, started

FIVE = range(5)


def unlocked(table: MaoTable) -> list[int]:
    """When hands unlocked."""
    return [event.at for event in table.told(Unlocked)]


# MO-11


@pytest.mark.parametrize("dealer", FIVE)
def test_mo_11_the_dealer_turns_up_the_first_stock_card(dealer: int) -> None:
    table = dealt(up="10H", stock="KC", dealer=dealer)
    before = table.stock
    for seat in FIVE:
        if seat != dealer:
            assert table.at(0).seat(seat).tries(TurnUp()).clause == "MO-11"
    table.at(0).seat(dealer).turns_up()
    assert (table.top, table.stock) == ("10H", before - 1)
    assert table.at(1).seat(dealer).tries(TurnUp()).clause == "MO-11"


def test_mo_11_after_five_seconds_it_is_turned_up_by_itself() -> None:
    table = dealt(up="10H")
    assert table.until(5_249).top is None
    assert table.until(5_250).top == "10H"
    assert [event.at for event in table.told(TurnedUp)] == [5_250]


def test_mo_11_in_the_last_millisecond_it_is_still_the_dealers_act() -> None:
    table = dealt(up="JH")
    table.at(5_250).seat(0).turns_up(hold=True)
    assert [event.held for event in table.told(TurnedUp)] == [True]


def test_mo_11_a_millisecond_later_it_is_not() -> None:
    table = dealt(up="JH")
    assert table.at(5_251).seat(0).tries(TurnUp(hold=True)).clause == "MO-11"


def test_mo_11_a_dealers_lag_makes_it_later() -> None:
    table = dealt(up="10H")
    table.at(100).seat(0, lag=400).says("hello")
    assert table.until(5_649).top is None
    assert table.until(5_650).top == "10H"


def test_mo_11_without_grace_it_is_five_seconds_sharp() -> None:
    table = dealt(up="10H", grace_ms=0)
    assert table.until(4_999).top is None
    assert table.until(5_000).top == "10H"


# MO-12


def test_mo_12_a_spade_must_be_named_and_hands_unlock_then() -> None:
    table = dealt(up="9S")
    table.at(100).seat(0).turns_up()
    assert (table.turn, table.phase) == (None, "play")
    table.at(2_000).seat(0).says("nine of spades")
    assert (unlocked(table), table.turn) == ([2_000], 1)
    assert table.until(9_249).penalties == []
    assert table.until(9_250).penalties == ["1 delay"]  # the first clock began at the naming


def test_mo_12_a_spade_may_be_named_a_second_before() -> None:
    table = dealt(up="9S")
    table.at(1_000).seat(0).says("nine of spades")
    table.at(2_000).seat(0).turns_up()
    assert (unlocked(table), table.turn) == ([2_000], 1)


def test_mo_12_a_spade_not_named_unlocks_hands_when_its_window_closes() -> None:
    table = dealt(up="9S")
    table.at(100).seat(0).turns_up()
    assert unlocked(table.until(3_349)) == []
    assert unlocked(table.until(3_350)) == [3_350]
    assert (table.penalties, table.turn) == (["0 unnamed_spade"], 1)


def test_mo_12_a_jack_is_held_called_and_released() -> None:
    table = dealt(up="JH")
    table.at(100).seat(0).turns_up(hold=True)
    assert (table.turn, table.view().held) == (None, 0)
    table.at(1_000).seat(0).calls("C")
    assert unlocked(table) == []
    table.at(2_000).seat(0).releases()
    assert (unlocked(table), table.suit, table.turn) == ([2_000], "C", 1)


def test_mo_12_the_suit_of_a_jack_turned_up_binds_the_first_player() -> None:
    table = dealt({1: "3C 4H 5H"}, up="JH")
    table.at(0).seat(0).turns_up(hold=True).calls("C").releases()
    table.at(10).seat(1).looks().plays("4H")
    assert table.penalties == ["1 misplay"]
    table.at(20).seat(1).plays("3C")
    assert (table.top, table.turn) == ("3C", 2)


def test_mo_12_a_jack_let_go_before_the_call_is_a_race() -> None:
    table = dealt(up="JH")
    table.at(100).seat(0).turns_up()
    assert (table.phase, unlocked(table), table.turn) == ("race", [100], 1)
    table.at(200).seat(3).calls("D")
    assert (table.until(400).suit, table.phase) == ("D", "play")


def test_mo_12_a_jack_turned_up_by_the_clock_is_not_held() -> None:
    table = dealt(up="JH")
    assert table.until(5_250).phase == "race"
    assert table.at(5_300).seat(0).tries(Release()).clause == "MO-41"


def test_mo_12_a_jack_of_spades_is_named_and_released() -> None:
    table = dealt(up="JS")
    table.at(0).seat(0).turns_up(hold=True)
    table.at(100).seat(0).says("jack of spades").calls("H")
    assert unlocked(table) == []
    table.at(200).seat(0).releases()
    assert (unlocked(table), table.suit, table.penalties) == ([200], "H", [])


def test_mo_12_a_jack_of_spades_released_without_its_name_costs_a_card() -> None:
    table = dealt(up="JS")
    table.at(0).seat(0).turns_up(hold=True)
    table.at(100).seat(0).calls("H").releases()  # the release is the dealer's own next act
    assert (unlocked(table), table.penalties) == ([100], ["0 unnamed_spade"])


def test_mo_12_a_turned_up_jack_held_past_the_limit_is_a_turn_the_table_played() -> None:
    table = dealt(up="JH", away_after=1)
    table.at(0).seat(0).turns_up(hold=True).calls("C")
    table.until(7_250)
    assert (table.suit, table.turn, table.penalties) == ("C", 1, [])
    assert table.view().away == (True, False, False, False, False)


def test_mo_12_a_turned_up_jack_has_the_limit_of_a_turn() -> None:
    table = dealt(up="JH")
    table.at(0).seat(0).turns_up(hold=True)
    assert table.until(7_249).phase == "play"
    table.until(7_250)
    assert (table.phase, table.penalties, table.turn) == ("race", ["0 delay"], 1)


@pytest.mark.parametrize("dealer", FIVE)
def test_mo_12_an_eight_turns_play_to_the_dealers_right(dealer: int) -> None:
    table = started(up="8H", dealer=dealer)
    assert (table.direction, table.turn) == (-1, (dealer - 1) % 5)


@pytest.mark.parametrize("dealer", FIVE)
def test_mo_12_an_ace_skips_the_first_player(dealer: int) -> None:
    assert started(up="AH", dealer=dealer).turn == (dealer + 2) % 5


def test_mo_12_an_ace_with_two_players_gives_the_dealer_the_first_turn() -> None:
    assert started(up="AH", seats=2).turn == 0


def test_mo_12_an_eight_with_two_players_changes_nothing_of_who_is_first() -> None:
    table = started(up="8H", seats=2)
    assert (table.direction, table.turn) == (-1, 1)


def test_mo_12_an_eight_that_skips_skips_the_first_of_two_players_too() -> None:
    """As if the dealer had played it. [MO-40]"""
    table = started(up="8H", seats=2, reverse_is_skip_2p=True)
    assert (table.direction, table.turn) == (-1, 0)
    assert started(up="8H", seats=3, reverse_is_skip_2p=True).turn == 2


def test_mo_12_a_seven_counts_one_and_the_first_player_draws_two() -> None:
    table = started(up="7H")
    assert (table.sevens, table.turn) == (1, 1)
    table.at(10).seat(1).draws()
    assert table.turn == 1
    table.at(20).seat(1).draws()
    assert (table.turn, table.sevens, table.hands[1]) == (2, 0, 5)


def test_mo_12_on_a_seven_turned_up_the_first_player_may_play_a_seven() -> None:
    table = started({1: "7C 3H 4H"}, up="7H")
    table.at(10).seat(1).plays("3H")
    assert table.penalties == ["1 misplay"]
    table.at(20).seat(1).plays("7C")
    assert (table.sevens, table.turn) == (2, 2)


@pytest.mark.parametrize("dealer", FIVE)
def test_mo_12_a_two_gives_the_dealer_the_first_turn_with_open_hands(dealer: int) -> None:
    table = started({dealer: "3H 4C 5C"}, up="2H", dealer=dealer)
    assert unlocked(table) == [0]
    assert table.turn == dealer
    table.at(10).seat(dealer).plays("3H")
    assert (table.turn, table.penalties) == ((dealer + 1) % 5, [])


@pytest.mark.parametrize("up", ["3H", "4D", "5C", "6H", "9D", "10C", "QH", "KD"])
def test_mo_12_other_cards_need_no_action(up: str) -> None:
    table = started(up=up)
    assert (table.direction, table.turn, table.sevens) == (1, 1, 0)


@pytest.mark.parametrize(
    ("up", "name", "turn", "direction", "owed"),
    [
        ("AS", "ace of spades", 2, 1, 0),
        ("2S", "two of spades", 0, 1, 0),
        ("7S", "seven of spades", 1, 1, 2),
        ("8S", "eight of spades", 4, -1, 0),
    ],
)
def test_mo_12_a_special_spade_does_both(
    up: str, name: str, turn: int, direction: int, owed: int
) -> None:
    table = dealt(up=up)
    table.at(0).seat(0).turns_up()
    assert table.waiting.seats == ()
    table.at(500).seat(0).says(name)
    assert (table.turn, table.direction, table.view().owed) == (turn, direction, owed)


def test_mo_12_on_a_jack_let_go_early_the_first_player_may_play_its_suit() -> None:
    table = dealt({1: "3H 4C 5C"}, up="JH")
    table.at(0).seat(0).turns_up()
    table.at(10).seat(1).looks().plays("3H")
    assert (table.top, table.phase, table.turn, table.penalties) == ("3H", "play", 2, [])


def test_mo_12_until_it_is_acted_out_it_is_nobodys_turn() -> None:
    table = dealt({1: "10S 4H 5H"}, up="9S")
    table.at(0).seat(0).turns_up()
    table.at(10).seat(1).looks().plays("10S")
    assert (table.penalties, table.top) == (["1 out_of_turn"], "9S")


def test_mo_12_before_the_first_card_playing_and_touching_the_stock_are_refused() -> None:
    table = dealt({1: "10S 4H 5H"}, up="9S")
    table.at(0).seat(1).looks()
    player = table.at(10).seat(1)
    for move in (Play(cards("10S")[0]), Draw(), Call(cards("10S")[0].suit)):
        assert player.tries(move).clause == "MO-11"


# MO-15


@pytest.mark.parametrize("referee", MACHINE)
@pytest.mark.parametrize("wrong", ["", "eight of spades", "nine of hearts", "spades"])
def test_mo_15_a_dealer_who_does_not_name_a_spade_pays_like_anybody(
    referee: str, wrong: str
) -> None:
    table = dealt(up="9S", referee=referee)
    table.at(0).seat(0).turns_up().says(wrong)
    table.until(3_250)
    assert (table.penalties, table.hands) == (["0 unnamed_spade"], (4, 3, 3, 3, 3))


def test_mo_15_in_players_mode_it_is_evidence() -> None:
    table = dealt(up="9S", referee="players")
    table.at(0).seat(0).turns_up()
    table.until(3_250)
    assert (table.penalties, table.breaches, table.turn) == ([], ["0 unnamed_spade"], 1)


@pytest.mark.parametrize("referee", MODES)
def test_mo_15_a_dealer_who_lets_a_jack_go_early_pays_only_by_option(referee: str) -> None:
    table = dealt(up="JH", referee=referee)
    table.at(0).seat(0).turns_up()
    assert table.breaches == []
    table = dealt(up="JH", referee=referee, penalise_early_release=True)
    table.at(0).seat(0).turns_up()
    assert table.breaches == ["0 no_suit_call"]
