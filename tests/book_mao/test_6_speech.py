"""Section 6: the name of the game, questions, ordinary talk. [MO-51] to [MO-54]"""

import pytest

from papertiger.mao.events import Said
from papertiger.mao.moves import Say
from tests.book_mao.table import MACHINE, MODES, dealt, started

# MO-51


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize(
    "words", ["mao", "Mao", "MAO!", "this is mao", "mao mao", "Mao, thank you", "ｍａｏ"]
)
def test_mo_51_nobody_may_say_the_name_of_the_game(words: str, referee: str) -> None:
    table = started(referee=referee)
    table.at(10).seat(3).says(words)
    assert table.breaches == ["3 said_name"]


@pytest.mark.parametrize("words", ["maoism", "Maori", "chairmao", "mayo", "ma o", "meow"])
def test_mo_51_only_the_whole_word_counts(words: str) -> None:
    table = started()
    table.at(10).seat(3).says(words)
    assert table.penalties == []


def test_mo_51_one_utterance_is_one_breach_however_often_it_is_in_it() -> None:
    table = started()
    table.at(10).seat(3).says("mao mao, mao and mao")
    assert table.penalties == ["3 said_name"]


def test_mo_51_two_utterances_are_two() -> None:
    table = started()
    table.at(10).seat(3).says("mao").says("mao")
    assert table.penalties == ["3 said_name", "3 said_name"]


def test_mo_51_the_table_knows_no_names_of_players() -> None:
    """A player who is called so is a seat; only what is said is listened to."""
    table = started({1: "10H 4C 5C"}, up="9H")
    table.at(10).seat(1).plays("10H")
    table.at(20).seat(2).draws()
    assert table.told(Said) == []
    assert table.until(1_000).penalties == []


def test_mo_51_play_starts_when_the_first_card_is_turned_up() -> None:
    table = dealt(up="9H")
    table.at(100).seat(3).says("mao")
    table.at(100).seat(0).turns_up()
    assert table.penalties == []
    table.at(100).seat(3).says("mao")
    assert table.penalties == ["3 said_name"]


def test_mo_51_even_while_the_first_card_is_acted_out() -> None:
    table = dealt(up="9S")
    table.at(100).seat(0).turns_up()
    table.at(200).seat(3).says("mao")
    assert table.penalties == ["3 said_name"]


@pytest.mark.parametrize("referee", MODES)
def test_mo_51_who_has_won_the_hand_says_it(referee: str) -> None:
    table = started({1: "2H 5H"}, deal=2, up="9H", referee=referee)
    table.at(10).seat(1).plays("2H").says("last card").plays("5H").says("Mao!")
    assert table.until(5_260).breaches == []
    assert table.winner == 1


# MO-52


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_52_saying_it_falsely_costs_a_card(referee: str) -> None:
    table = started(referee=referee)
    table.at(10).seat(2).says("mao")
    assert (table.penalties, table.hands) == (["2 said_name"], (3, 3, 4, 3, 3))


def test_mo_52_between_hands_it_is_free() -> None:
    table = started(hand_cap_turns=1)
    table.at(10).seat(1).draws()
    table.at(20).seat(2).says("mao")
    table.at(20).seat(1).deals(3)
    table.at(30).seat(2).says("mao")
    table.at(40).seat(1).turns_up()
    assert table.penalties == []


def test_mo_52_by_another_in_the_last_seconds_it_is_a_breach() -> None:
    table = started({1: "2H 5H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card").plays("5H").says("mao")
    table.at(20).seat(2).says("mao")
    assert table.penalties == ["2 said_name"]
    table.at(30).seat(2).says("thank you")
    assert table.until(5_260).winner == 1


def test_mo_52_the_winner_may_say_it_again() -> None:
    table = started({1: "2H 5H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card").plays("5H").says("mao").says("mao")
    assert (table.until(5_260).winner, table.penalties) == (1, [])


def test_mo_52_with_two_cards_left_it_is_a_breach_at_once() -> None:
    table = started({1: "6H 5H"}, deal=2, up="9H")
    table.at(10).seat(1).says("mao")
    assert table.penalties == ["1 said_name"]


def test_mo_52_a_second_before_the_last_card_is_in_time() -> None:
    table = started({1: "2H 5H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card")
    table.at(1_000).seat(1).says("mao")
    table.at(2_000).seat(1).plays("5H")
    assert (table.until(7_250).winner, table.penalties) == (1, [])


def test_mo_52_earlier_is_too_early() -> None:
    table = started({1: "2H 5H"}, deal=2, up="9H")
    table.at(10).seat(1).plays("2H").says("last card")
    table.at(1_000).seat(1).says("mao")
    table.at(2_001).seat(1).plays("5H")
    assert (table.penalties, table.turn) == (["1 said_name"], 2)
    assert table.hands[1] == 1


# MO-53


@pytest.mark.parametrize("referee", MODES)
@pytest.mark.parametrize(
    "words",
    [
        "whose turn is it?", "?", "really? yes", "is it mine ?", "who？", "five of spades, is it?",
        "thank you, was that right?",
    ],
)  # fmt: skip
def test_mo_53_a_question_is_penalised(words: str, referee: str) -> None:
    table = started(referee=referee)
    table.at(10).seat(3).says(words)
    assert table.breaches == ["3 question"]


@pytest.mark.parametrize("words", ["whose turn is it", "I wonder who is next", "hello!", "so."])
def test_mo_53_other_wordings_are_none_to_the_machine(words: str) -> None:
    table = started()
    table.at(10).seat(3).says(words)
    assert table.penalties == []


@pytest.mark.parametrize("referee", ["players", "both"])
def test_mo_53_they_are_a_players_to_call(referee: str) -> None:
    table = started(referee=referee)
    table.at(10).seat(3).says("whose turn is it")
    table.at(900).seat(1).penalises(3, "question")
    assert table.penalties == ["3 question by 1"]


@pytest.mark.parametrize(
    "words",
    [
        "Last card?",
        "thank you?",
        "five of spades?",
        "hearts?",
        "bad call?",
        "Thanks? Last card?",
        "Last … card?",
    ],
)
def test_mo_53_fixed_phrases_are_never_questions(words: str) -> None:
    table = started()
    table.at(10).seat(3).says(words)
    assert table.penalties == []


def test_mo_53_outside_play_one_may_ask() -> None:
    table = dealt(up="9H")
    table.at(10).seat(3).says("who deals?")
    table.at(20).seat(0).turns_up()
    assert table.penalties == []


def test_mo_53_a_question_that_names_the_game_is_two_breaches() -> None:
    table = started()
    table.at(10).seat(3).says("is this mao?")
    assert sorted(table.penalties) == ["3 question", "3 said_name"]


def test_mo_53_one_utterance_with_two_questions_is_one_breach() -> None:
    table = started()
    table.at(10).seat(3).says("who? me?")
    assert table.penalties == ["3 question"]


# MO-54


@pytest.mark.parametrize("referee", MODES)
def test_mo_54_ordinary_talk_is_open(referee: str) -> None:
    table = started(referee=referee)
    for seat in range(5):
        table.at(10).seat(seat).says("Lovely weather today.").says("Well, well")
    assert table.breaches == []
    assert len(table.told(Said, seat=4)) == 10


def test_mo_54_at_a_silent_table_it_is_refused() -> None:
    table = started(silence=True)
    refused = table.at(10).seat(3).tries(Say("Lovely weather today."))
    assert (refused.clause, refused.code) == ("MO-54", "silence")


@pytest.mark.parametrize("words", ["thank you", "last card", "five of spades", "bad call"])
def test_mo_54_but_not_the_phrases_of_the_game(words: str) -> None:
    table = started(silence=True)
    table.at(10).seat(3).says(words)
    assert table.penalties == []


def test_mo_54_nor_anything_in_a_point_of_order() -> None:
    table = started(silence=True)
    table.at(10).seat(3).point_of_order().says("Lovely weather today, is it not?")
    assert len(table.told(Said)) == 1


def test_mo_54_nor_talk_between_hands() -> None:
    table = dealt(up="9H", silence=True)
    table.at(10).seat(3).says("Lovely weather today.")
    assert len(table.told(Said)) == 1
