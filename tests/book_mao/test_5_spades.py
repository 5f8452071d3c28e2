"""Section 5: naming spades, several calls at once, returned plays. [MO-48] to [MO-50]"""

from typing import Any

import pytest

from papertiger.mao.cards import CARDS
from papertiger.mao.events import CardPlayed, PenaltyGiven
from tests.book_mao.table import MACHINE, MODES, MaoTable, started

WORDS = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "10": "ten", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip
SPADES = [str(card) for card in CARDS if str(card)[-1] == "S"]


def spade(card: str = "5S", *, words: str = "", **options: Any) -> MaoTable:
    """Seat 1 has played a spade at 0, on a heart of its rank, and said something with it."""
    table = started({1: f"{card} 4C 6C"}, up=f"{card[:-1]}H", **options)
    table.at(0).seat(1).plays(card).says(words)
    return table


# MO-48


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize("card", [card for card in SPADES if card[0] not in "A278J"])
def test_mo_48_every_spade_is_named(card: str, referee: str) -> None:
    table = spade(card, words=f"{WORDS[card[:-1]]} of spades", referee=referee)
    assert table.until(5_000).breaches == []
    table = spade(card, referee=referee)
    assert table.until(3_250).breaches == ["1 unnamed_spade"]


@pytest.mark.parametrize("card", ["AS", "2S", "7S", "8S", "JS"])
@pytest.mark.parametrize("said", [True, False])
def test_mo_48_special_ones_too(card: str, said: bool) -> None:  # noqa: FBT001 both values
    table = started({1: f"{card} 4C 6C", 0: "6S 4D 6D"}, up="6H", dealer=4)
    table.at(0).seat(0).plays("6S").says("six of spades")
    player = table.at(0).seat(1).plays(card)
    if said:
        player.says(f"{WORDS[card[:-1]]} of spades")
    assert table.until(3_250).penalties == ([] if said else ["1 unnamed_spade"])


def test_mo_48_other_cards_need_no_name() -> None:
    table = started({1: "10H 4C 6C"}, up="9H")
    table.at(0).seat(1).plays("10H")
    assert table.until(7_000).breaches == []


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_48_a_spade_not_named_costs_a_card(referee: str) -> None:
    table = spade(referee=referee)
    table.until(3_250)
    assert (table.penalties, table.hands) == (["1 unnamed_spade"], (3, 3, 3, 3, 3))


def test_mo_48_up_to_a_second_before_the_play() -> None:
    table = started({1: "5S 4C 6C"}, up="5H")
    table.at(1_000).seat(1).says("five of spades")
    table.at(2_000).seat(1).plays("5S")
    assert table.until(6_000).penalties == []


def test_mo_48_but_not_earlier() -> None:
    table = started({1: "5S 4C 6C"}, up="5H")
    table.at(999).seat(1).says("five of spades")
    table.at(2_000).seat(1).plays("5S")
    assert table.until(6_000).penalties == ["1 unnamed_spade"]


def test_mo_48_up_to_three_seconds_after_it_and_the_allowance() -> None:
    table = spade()
    table.at(3_250).seat(1).says("five of spades")
    assert table.until(6_000).penalties == []


def test_mo_48_but_not_later() -> None:
    table = spade()
    table.at(3_251).seat(1).says("five of spades")
    assert (table.penalties, table.penalty_times) == (["1 unnamed_spade"], [3_250])


def test_mo_48_the_players_lag_makes_it_later() -> None:
    table = spade()
    table.at(3_650).seat(1, lag=400).says("five of spades")
    assert table.until(6_000).penalties == []
    table = spade()
    table.at(3_651).seat(1, lag=400).says("five of spades")
    assert table.penalties == ["1 unnamed_spade"]


@pytest.mark.parametrize("grace", [0, 1_000])
def test_mo_48_the_grace_is_the_tables(grace: int) -> None:
    table = spade(grace_ms=grace)
    assert table.until(3_000 + grace - 1).penalties == []
    assert table.until(3_000 + grace).penalties == ["1 unnamed_spade"]


def test_mo_48_who_needs_longer_has_longer() -> None:
    table = spade(multipliers=(100, 200, 100, 100, 100))
    assert table.until(6_249).penalties == []
    assert table.until(6_250).penalties == ["1 unnamed_spade"]


def test_mo_48_only_the_player_can_name_it() -> None:
    table = spade()
    table.at(100).seat(2).says("five of spades")
    assert table.until(3_250).penalties == ["1 unnamed_spade"]


@pytest.mark.parametrize(
    "wrong",
    ["six of spades", "five of clubs", "five", "spades", "fife", "6S", "five of spades of hearts"],
)
def test_mo_48_a_wrong_name_is_a_failure(wrong: str) -> None:
    assert spade(words=wrong).until(3_250).penalties == ["1 unnamed_spade"]


def test_mo_48_a_wrong_name_is_mended_inside_the_window() -> None:
    table = spade(words="six of spades")
    table.at(3_000).seat(1).says("five of spades")
    assert table.until(6_000).penalties == []


@pytest.mark.parametrize(
    "words",
    [
        "five of spades", "FIVE OF SPADES", "Five of Spades!", "5 of spades", "5S", "5s",
        "five of spdaes", "five of spade", "fve of spades", "fivee of spades",
        "well, five of spades", "five of spades and thank you", "five of spades?",
        "пятёрка пик", "黑桃五",
    ],
)  # fmt: skip
def test_mo_48_how_it_may_be_said(words: str) -> None:
    table = spade(words=words)
    assert table.until(6_000).penalties == []


@pytest.mark.parametrize("words", ["fvie of spdaes", "I have the five of spades", "5 4 S"])
def test_mo_48_and_how_not(words: str) -> None:
    assert spade(words=words).until(3_250).penalties == ["1 unnamed_spade"]


def again(act: str) -> MaoTable:
    """Of two players one plays 5S, the other draws; then the first acts again, all unnamed."""
    table = started({1: "5S 5C 6C"}, up="5H", stock="KD QD 10D", seats=2)
    table.at(0).seat(1).plays("5S")
    table.at(100).seat(0).draws()
    if act == "draws":
        table.at(200).seat(1).draws()
    else:
        table.at(200).seat(1).plays(act)
    return table


def test_mo_48_it_is_due_before_the_players_own_next_draw() -> None:
    table = again("draws")
    assert (table.penalties, table.penalty_times) == (["1 unnamed_spade"], [200])


def test_mo_48_or_the_own_next_play() -> None:
    table = again("5C")
    assert (table.penalties, table.top) == (["1 unnamed_spade"], "5C")


def test_mo_48_the_card_for_the_missing_word_comes_before_that_act() -> None:
    table = again("5C")
    kinds = (PenaltyGiven, CardPlayed)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == [
        CardPlayed,
        PenaltyGiven,
        CardPlayed,
    ]


def test_mo_48_or_the_own_next_release() -> None:
    table = started({1: "JS 4C 6C"}, up="9H")
    table.at(0).seat(1).plays("JS", hold=True)
    table.at(100).seat(1).calls("H").releases()
    assert (table.penalties, table.suit) == (["1 unnamed_spade"], "H")


def test_mo_48_the_acts_of_others_do_not_close_it() -> None:
    table = spade()
    table.at(100).seat(2).draws()
    table.at(200).seat(3).draws()
    table.at(300).seat(1).says("five of spades")
    assert table.until(6_000).penalties == []


def test_mo_48_talk_and_looks_of_the_own_do_not_either() -> None:
    table = spade()
    table.at(100).seat(1).says("nice card").looks()
    table.at(300).seat(1).says("five of spades")
    assert table.until(6_000).penalties == []


def test_mo_48_each_spade_has_its_own_name() -> None:
    table = started({1: "2S 6S 5C 4C"}, up="2H", dealer=1)
    table.at(0).seat(1).plays("2S").says("two of spades").plays("6S").says("two of spades")
    assert table.until(3_250).penalties == ["1 unnamed_spade"]


@pytest.mark.parametrize(("times", "missing"), [(1, ["1 unnamed_spade"]), (2, [])])
def test_mo_48_of_two_alike_each_is_named(times: int, missing: list[str]) -> None:
    """Of two players an ace gives the turn again."""
    table = started({1: "AS AS 4C 5C"}, up="AH", dealer=1, seats=2, decks=2)
    for _ in range(times):
        table.at(0).seat(1).says("ace of spades")
    table.at(500).seat(1).plays("AS").plays("AS")
    assert table.until(3_750).penalties == missing


# MO-49


@pytest.mark.parametrize(
    "said",
    [
        ["jack of spades", "hearts"],
        ["hearts", "jack of spades"],
        ["jack of spades, hearts"],
        ["hearts and jack of spades"],
    ],
)
def test_mo_49_the_jack_of_spades_needs_its_name_and_a_suit_in_any_order(said: list[str]) -> None:
    table = started({1: "JS 4C 6C"}, up="9H")
    table.at(0).seat(1).plays("JS", hold=True)
    for words in said:
        table.at(100).seat(1).says(words)
    table.at(200).seat(1).releases()
    assert table.until(5_000).penalties == []
    assert table.suit == "H"


def test_mo_49_the_name_of_the_jack_is_no_call_of_spades() -> None:
    table = started({1: "JS 4C 6C"}, up="9H")
    table.at(0).seat(1).plays("JS", hold=True).says("jack of spades").releases()
    assert (table.phase, table.penalties) == ("race", [])


def test_mo_49_the_call_of_spades_is_no_name() -> None:
    table = started({1: "JS 4C 6C"}, up="9H")
    table.at(0).seat(1).plays("JS", hold=True).says("spades").releases()
    assert (table.suit, table.penalties) == ("S", ["1 unnamed_spade"])


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        ("five of spades, last card", []),
        ("last card and five of spades", []),
        ("five of spades", ["1 no_last_card"]),
        ("last card", ["1 unnamed_spade"]),
        ("", ["1 unnamed_spade", "1 no_last_card"]),
    ],
)
@pytest.mark.parametrize("referee", MODES)
def test_mo_49_each_missing_call_is_a_breach_of_its_own(
    words: str, missing: list[str], referee: str
) -> None:
    table = started({1: "5S 4C"}, deal=2, up="5H", referee=referee)
    table.at(0).seat(1).plays("5S").says(words)
    assert sorted(table.until(3_250).breaches) == sorted(missing)


def test_mo_49_both_may_be_said_before_in_one_breath() -> None:
    table = started({1: "5S 4C"}, deal=2, up="5H")
    table.at(0).seat(1).says("last card, five of spades")
    table.at(900).seat(1).plays("5S")
    assert table.until(4_150).penalties == []


def test_mo_49_one_breath_may_serve_two_cards() -> None:
    table = started({1: "2S 5S"}, deal=2, up="2H", dealer=1)
    table.at(0).seat(1).says("two of spades, last card, five of spades")
    table.at(500).seat(1).plays("2S").plays("5S").says("mao")
    assert (table.until(5_750).winner, table.penalties) == (1, [])


@pytest.mark.parametrize(
    ("option", "missing"),
    [(False, ["1 unnamed_spade"]), (True, ["1 no_suit_call", "1 unnamed_spade"])],
)
def test_mo_49_a_missing_suit_is_a_breach_only_by_option(
    option: bool,  # noqa: FBT001 a column of the table
    missing: list[str],
) -> None:
    table = started({1: "JS 4C 6C"}, up="9H", penalise_early_release=option)
    table.at(0).seat(1).plays("JS")
    assert sorted(table.until(3_250).penalties) == missing


# MO-50


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_50_a_returned_play_leaves_nothing_to_say(referee: str) -> None:
    table = started({1: "5S 4C"}, deal=2, up="9H", referee=referee)
    table.at(0).seat(1).plays("5S")
    table.at(10).seat(1).says("thank you")
    assert table.until(7_000).penalties == ["1 misplay"]  # neither the name nor "Last card"


def test_mo_50_nor_does_one_out_of_turn() -> None:
    table = started({3: "5S 4C"}, deal=2, up="9H")
    table.at(0).seat(3).plays("5S").says("thank you")
    assert table.until(7_000).penalties == ["3 out_of_turn"]


def test_mo_50_in_players_mode_the_duty_goes_with_the_card() -> None:
    table = started({1: "5S 4C 6C"}, up="9H", referee="players")
    table.at(0).seat(1).plays("5S")
    table.at(100).seat(2).penalises(1, "misplay")
    assert table.until(7_000).breaches == ["1 misplay"]


def test_mo_50_in_players_mode_a_card_that_stays_is_named() -> None:
    table = started({1: "5S 4C 6C"}, up="9H", referee="players")
    table.at(0).seat(1).plays("5S")
    assert table.until(3_250).breaches == ["1 misplay", "1 unnamed_spade"]


def test_mo_50_with_strict_calls_a_returned_spade_is_named_all_the_same() -> None:
    table = started({1: "5S 4C 6C"}, up="9H", strict_calls=True)
    table.at(0).seat(1).plays("5S").says("thank you")
    assert table.until(3_250).penalties == ["1 misplay", "1 unnamed_spade"]
    table = started({1: "5S 4C 6C"}, up="9H", strict_calls=True)
    table.at(0).seat(1).plays("5S").says("thank you, five of spades")
    assert table.until(7_000).penalties == ["1 misplay"]
