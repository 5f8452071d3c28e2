"""Section 9: the last card and the last seconds. [MO-86] to [MO-88]"""

from typing import Any

import pytest

from papertiger.mao.events import HandEnded
from papertiger.mao.moves import GivePenalty
from tests.book_mao.scenes import last_card
from tests.book_mao.table import MACHINE, MODES, MaoTable, started


def all_vote(table: MaoTable, at: int, *, uphold: bool, penalty: int = 1) -> None:
    """Everybody votes the same."""
    for player in table.at(at).everybody():
        player.votes(penalty, uphold=uphold)


# MO-86: provisional, then won


@pytest.mark.parametrize("mode", MODES)
def test_mo_86_the_hand_is_won_when_the_time_for_the_name_is_over(mode: str) -> None:
    table = last_card(referee=mode)
    assert (table.phase, table.turn, table.winner) == ("play", None, None)
    assert table.until(7249).phase == "play"
    assert table.until(7250).phase == "hand_over"
    assert table.winner == 1
    assert table.view().wins == (0, 1, 0, 0, 0)


def test_mo_86_the_winners_lag_and_the_grace_count() -> None:
    table = last_card(grace_ms=500)
    table.at(2000).seat(1, lag=300).says("yes")
    assert table.until(7799).winner is None
    assert table.until(7800).winner == 1


SLOW = (100, 500, 100, 100, 100)


@pytest.mark.parametrize(("said", "won"), [(2000, 7250), (4000, 7250), (9000, 9250)])
def test_mo_86_nobody_waits_for_a_slow_winner_who_has_said_the_name(said: int, won: int) -> None:
    table = last_card(words="", multipliers=SLOW)
    table.at(said).seat(1).says("mao")
    assert table.until(won - 1).winner is None
    assert table.until(won).winner == 1


def test_mo_57_a_slow_winner_has_longer_to_say_the_name() -> None:
    table = last_card(words="", multipliers=SLOW)
    assert table.until(27_249).penalties == []
    assert table.until(27_250).penalties == ["1 no_name"]


def test_mo_86_all_cards_must_be_played() -> None:
    table = started({1: "2H 4H"}, deal=2)
    table.at(1000).seat(1).plays("2H").says("last card")
    assert table.until(7000).phase == "play"
    assert table.winner is None


def test_mo_86_the_clocks_of_the_others_stop() -> None:
    table = last_card()
    table.at(6000).seat(1).says("surprised?")
    table.at(6500).seat(1).says("thank you")
    assert table.until(16_249).penalties == ["1 question"]
    assert table.turn is None


def test_mo_86_a_penalty_inside_the_window_that_stands_undoes_the_win() -> None:
    table = last_card()
    table.at(3000).seat(1).says("surprised?")
    table.at(3100).seat(1).says("thank you")
    # The penalty can be disputed until 13 250.
    assert table.until(13_249).turn is None
    assert table.until(13_250).turn == 2
    assert (table.phase, table.winner, table.hands[1]) == ("play", None, 1)
    assert table.told(HandEnded) == []


def test_mo_86_a_vote_that_undoes_it_gives_the_win_back() -> None:
    table = last_card()
    table.at(3000).seat(1).says("surprised?")
    table.at(3500).seat(1).disputes(1)
    all_vote(table, 3500, uphold=False)
    assert table.until(7249).winner is None
    assert table.until(7250).winner == 1


def test_mo_86_a_vote_that_upholds_it_ends_the_waiting() -> None:
    table = last_card()
    table.at(3000).seat(1).says("surprised?")
    table.at(3500).seat(1).disputes(1)
    all_vote(table, 4500, uphold=True)
    # One second stood still; then the time for the name runs out.
    assert table.until(8249).turn is None
    assert table.until(8250).turn == 2


def test_mo_86_a_vote_may_begin_in_the_last_millisecond() -> None:
    table = last_card()
    table.at(3000).seat(1).says("surprised?")
    table.at(3100).seat(1).says("thank you")
    table.at(13_250).seat(1).disputes(1)
    all_vote(table, 14_000, uphold=False)
    assert table.until(14_000).winner == 1


def test_mo_86_a_win_waits_for_the_dispute_of_who_needs_longer() -> None:
    table = last_card(multipliers=(100, 100, 100, 100, 200))
    table.at(3000).seat(1).says("surprised?")
    table.at(3100).seat(1).says("thank you")
    table.at(23_250).seat(4).disputes(1)
    all_vote(table, 24_000, uphold=False)
    assert table.until(24_000).winner == 1


@pytest.mark.parametrize("mode", ["players", "both"])
def test_mo_86_a_bad_call_on_the_winners_penalty_waits_for_its_own_dispute(mode: str) -> None:
    table = last_card(referee=mode)
    table.at(3000).seat(2).penalises(1, "other", "gloating")
    table.at(3100).seat(1).says("thank you")
    table.at(3500).seat(3).bad_call(1)
    assert table.hands[1] == 0
    assert table.until(13_749).winner is None
    assert table.until(13_750).winner == 1


@pytest.mark.parametrize("mode", ["players", "both"])
def test_mo_86_a_winner_who_gets_a_card_back_for_an_own_bad_call_has_not_won(mode: str) -> None:
    table = last_card(referee=mode)
    table.at(3000).seat(1).penalises(4, "question")
    table.at(3100).seat(4).says("thank you")
    table.at(3500).seat(3).bad_call(1)
    assert table.hands[1] == 1
    assert table.until(13_749).turn is None
    assert table.until(13_750).turn == 2


def test_mo_86_a_penalty_of_others_does_not_hold_it_up() -> None:
    table = last_card()
    table.at(6900).seat(3).says("already?")
    assert table.until(7250).winner == 1


def test_mo_86_a_missing_word_for_the_last_card_undoes_it() -> None:
    table = last_card("2S")
    assert table.until(5249).penalties == []
    assert table.until(5250).penalties == ["1 unnamed_spade"]
    table.at(5300).seat(1).says("thank you")
    assert table.until(15_499).turn is None
    assert table.until(15_500).turn == 2


def test_mo_86_among_players_a_missing_name_can_be_called_before_it_is_won() -> None:
    def silent() -> MaoTable:
        table = started({1: "2H 4H"}, deal=2, referee="players")
        table.at(1000).seat(1).plays("2H").says("last card")
        table.at(2000).seat(1).plays("4H")
        return table

    table = silent()
    table.at(7251).seat(3).penalises(1, "no_name")
    assert table.at(7251).seat(4).tries(GivePenalty(1, "no_name")).clause == "MO-81"
    table.at(7300).seat(1).says("thank you")
    assert table.until(17_500).winner is None
    assert table.until(17_501).turn == 2
    table = silent()
    # Nobody calls it within twenty seconds and the grace.
    assert table.until(27_499).winner is None
    assert table.until(27_500).winner == 1


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_86_the_machine_gives_the_card_for_a_missing_name(mode: str) -> None:
    table = started({1: "2H 4H"}, deal=2, referee=mode)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H")
    assert table.until(7250).penalties == ["1 no_name"]
    table.at(7300).seat(1).says("thank you")
    assert table.until(17_499).turn is None
    assert table.until(17_500).turn == 2


def test_mo_86_another_seat_cannot_win_meanwhile() -> None:
    table = last_card(referee="players")
    table.at(3000).seat(3).draws()
    assert table.until(7250).winner == 1


# MO-87: what the last card does


@pytest.mark.parametrize("last", ["AH", "8H", "7H", "2S", "JC"])
def test_mo_87_a_confirmed_win_needs_no_effect(last: str) -> None:
    table = last_card(last)
    if last == "2S":
        table.at(2000).seat(1).says("two of spades")
    assert table.until(7250).winner == 1
    assert (table.sevens, table.suit, table.turn) == (0, None, None)


def undone(last: str, **options: Any) -> MaoTable:
    """The win with that last card is undone at 13 250."""
    table = last_card(last, **options)
    table.at(3000).seat(1).says("surprised?")
    table.at(3100).seat(1).says("thank you")
    return table.until(13_250)


@pytest.mark.parametrize(
    ("last", "turn", "direction", "sevens"),
    [("4H", 2, 1, 0), ("AH", 3, 1, 0), ("8H", 0, -1, 0), ("7H", 2, 1, 1), ("2D", 2, 1, 0)],
)
def test_mo_87_an_undone_win_has_the_effects_as_played(
    last: str, turn: int, direction: int, sevens: int
) -> None:
    table = undone(last)
    assert (table.turn, table.direction, table.sevens) == (turn, direction, sevens)
    assert table.top == last
    assert table.view().owed == 2 * sevens


def test_mo_87_a_jack_opens_its_race_then() -> None:
    table = last_card("JC")
    table.at(3000).seat(1).says("surprised?")
    table.at(3100).seat(1).says("thank you")
    assert table.until(13_249).phase == "play"
    assert table.until(13_250).phase == "race"
    assert table.turn == 2
    table.at(13_300).seat(4).calls("S")
    assert table.until(13_500).suit == "S"


def test_mo_87_the_next_turn_has_a_whole_clock() -> None:
    table = undone("4H")
    assert "2 delay" not in table.until(20_499).penalties
    assert "2 delay" in table.until(20_500).penalties


def test_mo_87_a_rightly_said_mao_stays_right() -> None:
    assert undone("4H").penalties == ["1 question"]


def test_mo_87_among_players_a_last_card_out_of_turn_that_stands_has_its_effect_too() -> None:
    table = started({3: "4C 8C"}, deal=2, referee="players")
    table.at(1000).seat(3).plays("4C").says("last card")
    table.at(1500).seat(3).plays("8C").says("Mao")
    table.at(2000).seat(4).penalises(3, "other", "gloating")
    table.at(2100).seat(3).says("thank you")
    # Its breach can be called for twenty seconds.
    table.until(21_750)
    assert (table.turn, table.direction, table.top) == (1, -1, "8C")


def test_mo_87_among_players_a_last_card_taken_back_had_no_effect() -> None:
    table = started({3: "4C 8C"}, deal=2, referee="players")
    table.at(1000).seat(3).plays("4C").says("last card")
    table.at(1500).seat(3).plays("8C")
    table.at(2000).seat(4).penalises(3, "out_of_turn")
    assert (table.turn, table.direction, table.top) == (1, 1, "4C")


# MO-88: a last card against the rules


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_88_a_last_card_that_is_a_misplay_comes_back_with_another(mode: str) -> None:
    table = started({1: "2H 4C"}, deal=2, stock="QD QH", referee=mode)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4C")
    assert table.penalties == ["1 misplay"]
    assert table.hand(1) == ["4C", "QD"]
    assert (table.turn, table.top) == (1, "2H")
    table.at(2100).seat(1).says("Mao")
    assert table.penalties == ["1 misplay", "1 said_name"]
    assert table.until(20_000).winner is None


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_88_a_name_said_just_before_it_is_a_breach_too(mode: str) -> None:
    table = started({1: "2H 4C"}, deal=2, referee=mode)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(1900).seat(1).says("Mao")
    table.at(2000).seat(1).plays("4C")
    assert sorted(table.until(2900).penalties) == ["1 misplay", "1 said_name"]


def test_mo_88_among_players_a_call_takes_it_back() -> None:
    table = last_card("4C", referee="players")
    table.at(3000).seat(3).penalises(1, "misplay")
    assert table.hand(1) == ["4C", "QD"]
    assert (table.turn, table.top) == (1, "2H")
    assert "1 said_name" in table.breaches
    table.at(3100).seat(4).penalises(1, "said_name")
    assert table.penalties == ["1 misplay by 3", "1 said_name by 4"]


def test_mo_88_among_players_a_misplay_that_nobody_calls_wins() -> None:
    table = last_card("4C", referee="players")
    assert table.until(60_000).view().wins[1] == 1
