"""Section 4: which cards may be played on which. [MO-28] to [MO-32]"""

from typing import Any

import pytest

from papertiger.mao.cards import CARDS
from tests.book_mao.table import MACHINE, MODES, MaoTable, started

CODES = [str(card) for card in CARDS]
PLAIN = ["3", "4", "5", "6", "9", "10", "Q", "K"]


def plays_on(up: str, card: str, **options: Any) -> MaoTable:
    """What comes of the first player's playing this card on this upcard."""
    table = started({1: card}, up=up, **options)
    table.at(10).seat(1).plays(card)
    return table


def accepted(table: MaoTable, card: str) -> bool:
    """Whether the card lies, and nothing was wrong with it."""
    assert (table.top == card) == (table.breaches == [])
    return table.top == card


def plain_on(up: str) -> list[str]:
    """By hand: all but the jacks that may be played on a plain upcard."""
    return [
        code
        for code in CODES
        if code != up and code[:-1] != "J" and (code[-1] == up[-1] or code[:-1] == up[:-1])
    ]


# MO-28


@pytest.mark.parametrize("up", ["9H", "10C", "KD", "QH"])
def test_mo_28_the_same_suit_or_the_same_number_is_valid(up: str) -> None:
    assert all(accepted(plays_on(up, card), card) for card in plain_on(up))
    assert len(plain_on(up)) == 11 + 3


@pytest.mark.parametrize("up", ["9H", "10C", "KD", "QH"])
@pytest.mark.parametrize("referee", MACHINE)
def test_mo_28_nothing_else_is_but_a_jack(up: str, referee: str) -> None:
    wild = [code for code in CODES if code[0] == "J"]
    for card in CODES:
        if card not in (up, *plain_on(up), *wild):
            table = plays_on(up, card, referee=referee)
            assert not accepted(table, card)
            assert (table.top, table.turn, table.penalties) == (up, 1, ["1 misplay"])


def test_mo_28_the_pile_is_what_the_last_player_left() -> None:
    table = started({1: "9C 3H 4H", 2: "KC 6H 5D"}, up="9H")
    table.at(10).seat(1).plays("9C")
    table.at(20).seat(2).plays("6H")
    assert table.penalties == ["2 misplay"]
    table.at(30).seat(2).plays("KC")
    assert (table.top, table.turn) == ("KC", 3)


def test_mo_28_after_a_jack_the_suit_is_the_called_one() -> None:
    table = started({1: "JC 3C 4C", 2: "5C 5D 6D"}, up="9H")
    table.at(10).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(20).seat(2).plays("5C")  # the jack's own suit
    assert (table.penalties, table.top) == (["2 misplay"], "JC")
    table.at(30).seat(2).plays("5D")
    assert (table.top, table.turn) == ("5D", 3)


# MO-29


@pytest.mark.parametrize("referee", MODES)
def test_mo_29_jacks_are_wild(referee: str) -> None:
    for rank in [*PLAIN, "A", "2", "8"]:
        for suit in "HDC":
            for jack in ("JS", "JH", "JD", "JC"):
                table = started(
                    {0: jack, 1: jack}, up=rank + suit, seats=2, decks=2, referee=referee
                )
                table.at(10).seat(table.turn or 0).plays(jack)
                assert accepted(table, jack)


@pytest.mark.parametrize("called", "SHDC")
@pytest.mark.parametrize("jack", ["JS", "JH", "JD"])
def test_mo_29_a_jack_may_never_be_played_on_a_jack(jack: str, called: str) -> None:
    """Not even one of the called suit."""
    table = started({1: "JC 3C 4C", 2: jack}, up="9H")
    table.at(10).seat(1).plays("JC", hold=True).calls(called).releases()
    table.at(20).seat(2).plays(jack)
    assert (table.penalties, table.top, table.turn) == (["2 misplay"], "JC", 2)


def test_mo_29_nor_while_the_race_for_its_suit_is_open() -> None:
    table = started({1: "JC 3C 4C", 2: "JD 3D 4D"}, up="9H")
    table.at(10).seat(1).plays("JC")
    table.at(20).seat(2).plays("JD")
    assert (table.penalties, table.top, table.turn) == (["2 misplay"], "JC", 2)


def test_mo_29_after_draws_there_is_still_a_jack_below() -> None:
    table = started({1: "JC 3C 4C", 3: "JD 3D 4D"}, up="9H")
    table.at(10).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(20).seat(2).draws()
    table.at(30).seat(3).plays("JD")
    assert table.penalties == ["3 misplay"]


def test_mo_29_a_finger_on_it_makes_no_difference() -> None:
    table = started({1: "JC 3C 4C", 2: "JD 3D 4D"}, up="9H")
    table.at(10).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(20).seat(2).plays("JD", hold=True)
    assert (table.penalties, table.view().held, table.suit) == (["2 misplay"], None, "D")


# MO-30


@pytest.mark.parametrize("referee", MACHINE)
@pytest.mark.parametrize("card", ["JC", "AH", "8H", "2H", "KH", "6H", "3C"])
def test_mo_30_under_a_seven_nothing_but_a_seven_is_valid(card: str, referee: str) -> None:
    table = plays_on("7H", card, referee=referee)
    assert (table.penalties, table.top, table.turn) == (["1 misplay"], "7H", 1)
    assert (table.sevens, table.direction) == (1, 1)


@pytest.mark.parametrize("card", ["7S", "7D", "7C"])
def test_mo_30_any_seven_is(card: str) -> None:
    table = plays_on("7H", card)
    assert (table.breaches, table.top, table.sevens) == ([], card, 2)


def test_mo_30_a_seven_that_has_been_paid_for_is_a_card_like_any() -> None:
    table = started({2: "KH 3C 4C", 3: "JC 3D 4D"}, up="7H")
    table.at(10).seat(1).draws(2)
    table.at(20).seat(2).plays("KH")
    table.at(30).seat(3).plays("JC")
    assert (table.breaches, table.top) == ([], "JC")


def test_mo_30_even_under_a_seven_a_jack_is_a_misplay_in_players_mode() -> None:
    table = plays_on("7H", "JC", referee="players")
    assert table.breaches == ["1 misplay"]


# MO-31


@pytest.mark.parametrize("referee", MODES)
def test_mo_31_an_identical_card_of_another_deck_is_simply_valid(referee: str) -> None:
    table = plays_on("9H", "9H", decks=2, referee=referee)
    assert (table.breaches, table.turn, table.view().pile) == ([], 2, 2)


@pytest.mark.parametrize("referee", MODES)
def test_mo_31_there_is_no_jumping_in_with_it(referee: str) -> None:
    table = started({3: "9H 4C 5C"}, up="9H", decks=2, referee=referee)
    table.at(10).seat(3).plays("9H")
    assert (table.breaches, table.turn) == (["3 out_of_turn"], 1)


def test_mo_31_two_alike_in_one_hand_are_two_cards() -> None:
    table = started({1: "9H 9H 5C"}, up="9D", decks=2)
    table.at(10).seat(1).plays("9H")
    assert (table.hand(1), table.top) == (["5C", "9H"], "9H")
    assert table.has_whole_packs()


# MO-32


@pytest.mark.parametrize("rank", PLAIN)
@pytest.mark.parametrize("suit", "HS")
def test_mo_32_the_others_have_no_effect(rank: str, suit: str) -> None:
    up = "9H" if suit == "H" and rank != "9" else f"{rank}D"
    table = plays_on(up, rank + suit)
    assert (table.turn, table.direction, table.sevens) == (2, 1, 0)
    assert (table.suit, table.phase, table.hands) == (None, "play", (3, 2, 3, 3, 3))
