"""Section 8: thanks for penalties. [MO-73] to [MO-77]

Seat 3 asks a question, which is a breach and no matter of turns; only its penalties are looked at.
"""

from typing import Any

import pytest

from tests.book_mao.table import MACHINE, MODES, MaoTable, started


def asked(at: int = 1000, *, lag: int = 0, **options: Any) -> MaoTable:
    """Seat 3 has a penalty for a question."""
    table = started(**options)
    table.at(at).seat(3, lag=lag).says("whose turn is it?")
    return table


def given(table: MaoTable, seat: int = 3) -> list[str]:
    """The reasons of the penalties of one seat."""
    return [each.split(" ", 1)[1] for each in table.penalties if each.startswith(f"{seat} ")]


# MO-73: within the limit


@pytest.mark.parametrize("limit", [5, 5.5, 6, 7])
def test_mo_73_thanks_are_due_within_the_limit_and_the_grace(limit: float) -> None:
    due = 1000 + round(limit * 1000) + 250
    late = asked(limit=limit)
    assert given(late.until(due - 1)) == ["question"]
    assert given(late.until(due)) == ["question", "no_thanks"]
    table = asked(limit=limit)
    table.at(due).seat(3).says("Thank you")
    assert given(table.until(due + 1)) == ["question"]


def test_mo_73_a_seat_with_lag_has_that_much_longer() -> None:
    table = asked(lag=400)
    assert given(table.until(8649)) == ["question"]
    assert given(table.until(8650)) == ["question", "no_thanks"]


@pytest.mark.parametrize("grace", [0, 1000])
def test_mo_73_the_grace_is_an_option(grace: int) -> None:
    table = asked(grace_ms=grace)
    assert given(table.until(7999 + grace)) == ["question"]
    assert given(table.until(8000 + grace)) == ["question", "no_thanks"]


@pytest.mark.parametrize("text", ["thanks", "Thank you.", "THANK YOU", "спасибо", "谢谢"])
def test_mo_73_thanks_in_many_words(text: str) -> None:
    table = asked()
    table.at(2000).seat(3).says(text)
    assert given(table.until(20_000)) == ["question"]


def test_mo_73_the_thanks_of_another_do_not_count() -> None:
    table = asked()
    table.at(2000).seat(2).says("thank you")
    assert given(table.until(9000)) == ["question", "no_thanks"]


def test_mo_73_thanks_before_the_penalty_do_not_count() -> None:
    table = started()
    table.at(900).seat(3).says("thank you")
    table.at(1000).seat(3).says("whose turn is it?")
    assert given(table.until(9000)) == ["question", "no_thanks"]


# MO-74: for every penalty


def test_mo_74_also_for_a_penalty_for_not_saying_it() -> None:
    table = asked()
    table.until(8250)
    assert given(table.until(15_499)) == ["question", "no_thanks"]
    assert given(table.until(15_500)) == ["question", "no_thanks", "no_thanks"]


def test_mo_74_also_after_a_bad_call() -> None:
    table = started(referee="both")
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    table.at(1500).seat(4).bad_call(1)
    assert given(table.until(8249)) == ["other by 2"]
    assert given(table.until(8250)) == ["other by 2", "no_thanks"]


def test_mo_74_also_after_a_vote_that_undid_it() -> None:
    table = asked()
    table.at(1500).seat(3).disputes(1)
    for player in table.at(1500).everybody():
        player.votes(1, uphold=False)
    assert given(table.until(8249)) == ["question"]
    assert given(table.until(8250)) == ["question", "no_thanks"]


def test_mo_74_the_time_of_a_vote_does_not_count() -> None:
    table = asked()
    table.at(1500).seat(3).disputes(1)
    for player in table.at(4500).everybody():
        player.votes(1, uphold=True)
    assert given(table.until(11_249)) == ["question"]
    assert given(table.until(11_250)) == ["question", "no_thanks"]


# MO-75: one for each event


def test_mo_75_two_penalties_want_two_thanks_and_the_oldest_is_answered_first() -> None:
    table = asked(1000)
    table.at(2000).seat(3).says("is it mine?")
    table.at(3000).seat(3).says("thank you")
    assert given(table.until(9249)) == ["question", "question"]
    assert given(table.until(9250)) == ["question", "question", "no_thanks"]


def test_mo_75_a_second_thank_you_answers_the_second() -> None:
    table = asked(1000)
    table.at(2000).seat(3).says("is it mine?")
    table.at(3000).seat(3).says("thank you")
    table.at(3500).seat(3).says("thank you")
    assert given(table.until(30_000)) == ["question", "question"]


def test_mo_75_penalties_of_one_moment_are_events_with_one_thanks() -> None:
    table = started({1: "3S 4C"}, deal=2, up="3D")
    table.at(1000).seat(1).plays("3S")
    table.until(4250)
    assert sorted(given(table, 1)) == ["no_last_card", "unnamed_spade"]
    assert len(set(table.penalty_times)) == 1
    table.at(5000).seat(1).says("thank you")
    assert "no_thanks" not in given(table.until(12_000), 1)


# MO-76: the chain ends


def test_mo_76_after_three_unanswered_in_a_row_the_seat_is_away_and_it_stops() -> None:
    table = asked()
    table.until(22_749)
    assert not table.view().away[3]
    table.until(22_750)
    # The first penalty and two for the missing thanks: three, and no fourth.
    assert given(table) == ["question", "no_thanks", "no_thanks"]
    assert table.view().away[3]
    assert given(table.until(60_000)) == ["question", "no_thanks", "no_thanks"]


@pytest.mark.parametrize(
    ("cap", "reasons", "away_at"),
    [(1, ["question"], 8250), (2, ["question", "no_thanks"], 15_500)],
)
def test_mo_76_the_cap_is_an_option(cap: int, reasons: list[str], away_at: int) -> None:
    table = asked(thanks_cap=cap)
    assert not table.until(away_at - 1).view().away[3]
    assert table.until(away_at).view().away[3]
    assert given(table) == reasons


def test_mo_76_an_answer_sets_the_count_back() -> None:
    table = asked()
    table.at(9000).seat(3).says("thank you")
    assert given(table) == ["question", "no_thanks"]
    table.at(9500).seat(3).says("what now?")
    assert not table.until(31_249).view().away[3]
    assert given(table)[2:] == ["question", "no_thanks", "no_thanks"]
    assert table.until(31_250).view().away[3]


def test_mo_76_the_chain_of_an_absent_player_stops_too() -> None:
    table = started(referee="both")
    table.at(500).seat(3).leaves()
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    assert given(table.until(60_000)) == ["other by 2", "no_thanks", "no_thanks"]


def test_mo_76_going_away_is_no_answer() -> None:
    table = asked()
    table.at(2000).seat(3).leaves()
    table.at(2001).seat(3).returns()
    assert given(table.until(8249)) == ["question"]
    assert given(table.until(8250)) == ["question", "no_thanks"]


def test_mo_76_after_the_chain_an_away_seat_gets_no_more_for_thanks() -> None:
    table = asked(referee="both")
    assert table.until(22_750).view().away[3]
    table.at(23_000).seat(2).penalises(3, "other", "for fun")
    assert given(table.until(60_000))[3:] == ["other by 2"]


# MO-77: a breach of its own


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_77_failing_to_say_thank_you_costs_a_card(mode: str) -> None:
    table = asked(referee=mode)
    before = table.hands[3]
    table.until(8250)
    assert given(table) == ["question", "no_thanks"]
    assert table.hands[3] == before + 1


def test_mo_77_among_players_it_is_noticed_and_may_be_called() -> None:
    table = started(referee="players")
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    table.until(8250)
    assert "3 no_thanks" in table.breaches
    assert given(table) == ["other by 2"]
    table.at(8251).seat(0).penalises(3, "no_thanks")
    assert given(table) == ["other by 2", "no_thanks by 0"]


@pytest.mark.parametrize("mode", MODES)
def test_mo_77_thanks_lapse_at_the_end_of_the_hand(mode: str) -> None:
    table = started({1: "2H 4H"}, deal=2, referee=mode)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    if mode == "referee":
        table.at(3000).seat(3).says("already?")
    else:
        table.at(3000).seat(2).penalises(3, "other", "for fun")
    assert table.until(7250).winner == 1
    assert len(given(table.until(12_000))) == 1
