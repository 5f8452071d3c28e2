"""Section 10a: who may call, by mode, row by row."""

import pytest

from papertiger.mao.moves import BadCall, GivePenalty
from tests.book_mao.table import MODES, MaoTable, started


def asked(mode: str) -> MaoTable:
    """Seat 3 has asked a question at 1000."""
    table = started(referee=mode, stock="QD QH")
    table.at(1000).seat(3).says("why?")
    return table


@pytest.mark.parametrize("mode", MODES)
def test_mo_80_10a_a_breach_noticed_by_the_machine(mode: str) -> None:
    table = asked(mode)
    assert table.breaches == ["3 question"]
    assert table.penalties == ([] if mode == "players" else ["3 question"])


@pytest.mark.parametrize("mode", MODES)
def test_mo_80_10a_with_words_due_after_the_allowance(mode: str) -> None:
    table = started({1: "9S 4C 5C"}, referee=mode)
    table.at(1000).seat(1, lag=100).plays("9S")
    assert table.until(4349).breaches == []
    assert table.until(4350).breaches == ["1 unnamed_spade"]
    assert table.penalties == ([] if mode == "players" else ["1 unnamed_spade"])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("reason", ["question", "delay", "misplay", "other"])
def test_mo_69_10a_a_player_gives_a_penalty(mode: str, reason: str) -> None:
    table = started(referee=mode)
    move = GivePenalty(3, reason, "humming")
    if mode == "referee":
        refused = table.at(1000).seat(2).tries(move)
        assert (refused.code, refused.clause) == ("referee_calls", "MO-69")
        assert table.penalties == []
    else:
        table.at(1000).seat(2).does(move)
        assert table.penalties == [f"3 {reason} by 2"]


def test_mo_81_10a_both_a_player_may_be_first() -> None:
    table = started(referee="both")
    # After the limit, before the machine's allowance has passed.
    table.at(7100).seat(4).penalises(1, "delay")
    assert table.until(7300).penalties == ["1 delay by 4"]
    assert table.at(7300).seat(3).tries(GivePenalty(1, "delay")).clause == "MO-81"


def test_mo_81_10a_both_the_machine_may_be_first() -> None:
    table = started(referee="both")
    assert table.until(7250).penalties == ["1 delay"]
    assert table.at(7251).seat(4).tries(GivePenalty(1, "delay")).clause == "MO-81"
    assert table.penalties == ["1 delay"]


def test_mo_81_10a_both_what_happens_at_once_is_the_machines() -> None:
    table = asked("both")
    assert table.at(1000).seat(4).tries(GivePenalty(3, "question")).clause == "MO-81"


@pytest.mark.parametrize("mode", MODES)
def test_mo_70_10a_bad_call(mode: str) -> None:
    table = asked(mode)
    if mode == "referee":
        assert table.at(1100).seat(4).tries(BadCall(1)).clause == "MO-70"
        return
    table.at(1100).seat(2).penalises(0, "other", "humming")
    number = table.view().penalties[-1].number
    table.at(1200).seat(4).bad_call(number)
    assert table.hands[0] == 3
    assert table.hands[2] == 4


@pytest.mark.parametrize("mode", ["referee", "both"])
def test_mo_72_10a_the_referees_penalty_may_be_disputed(mode: str) -> None:
    table = asked(mode)
    stock = table.stock
    table.at(1100).seat(3).disputes(1)
    for player in table.at(1200).everybody():
        player.votes(1, uphold=player.number == 4)
    assert table.hands[3] == 3
    assert table.stock == stock + 1


@pytest.mark.parametrize("mode", ["players", "both"])
def test_mo_72_10a_a_players_penalty_may_be_disputed(mode: str) -> None:
    table = started(referee=mode)
    table.at(1000).seat(2).penalises(3, "other", "humming")
    table.at(1100).seat(3).disputes(1)
    for player in table.at(1200).everybody():
        player.votes(1, uphold=False)
    assert (table.hands[3], table.hands[2]) == (3, 4)


@pytest.mark.parametrize("mode", MODES)
def test_mo_73_10a_thanks_are_due(mode: str) -> None:
    table = asked(mode)
    if mode == "players":
        table.at(1000).seat(2).penalises(3, "question")
    assert "3 no_thanks" not in table.until(8249).breaches
    assert "3 no_thanks" in table.until(8250).breaches
    assert ("3 no_thanks" in table.penalties) is (mode != "players")


# Section 12: where the table would stand still the engine acts in every mode.


@pytest.mark.parametrize("mode", MODES)
def test_mo_19_10a_the_table_goes_on_by_itself(mode: str) -> None:
    table = started(referee=mode)
    assert table.until(14_499).turn == 1
    assert table.until(14_500).turn == 2
    assert table.breaches.count("1 delay") == 2
    given = [each for each in table.penalties if each == "1 delay"]
    assert len(given) == (0 if mode == "players" else 2)


@pytest.mark.parametrize("mode", MODES)
def test_mo_39_10a_a_debt_is_dealt_out(mode: str) -> None:
    table = started({1: "7H 4C 5C"}, referee=mode)
    table.at(0).seat(1).plays("7H")
    assert table.until(14_499).turn == 2
    assert table.until(14_500).turn == 3
    assert table.breaches.count("2 no_draw") == 1
    assert table.penalties.count("2 no_draw") == (0 if mode == "players" else 1)
    assert table.sevens == 0


@pytest.mark.parametrize("mode", MODES)
def test_mo_46_10a_a_held_jack_counts_as_released(mode: str) -> None:
    table = started({1: "JC 3C 4C"}, referee=mode)
    table.at(1000).seat(1).plays("JC", hold=True)
    assert table.until(7249).phase == "play"
    assert table.until(7250).phase == "race"
    assert table.breaches == ["1 delay"]
    assert table.penalties == ([] if mode == "players" else ["1 delay"])
