"""Section 8: bad calls, disputes and votes. [MO-70] to [MO-72]"""

from typing import Any

import pytest

from papertiger.mao.moves import BadCall, Dispute, Vote
from papertiger.mao.told import MoveSeen
from tests.book_mao.table import CALLED, MaoTable, started


def accused(**options: Any) -> MaoTable:
    """Seat 2 has given seat 3 a penalty, number 1, the queen of diamonds, at 1000."""
    table = started(**({"referee": "players", "stock": "QD QH"} | options))
    table.at(1000).seat(2).penalises(3, "other", "for fun")
    return table


def voted(table: MaoTable, at: int, voices: dict[int, bool], penalty: int = 1) -> MaoTable:
    """These seats vote, each as said."""
    for seat, uphold in voices.items():
        table.at(at).seat(seat).votes(penalty, uphold=uphold)
    return table


# MO-70: bad call


@pytest.mark.parametrize("mode", CALLED)
@pytest.mark.parametrize("third", [0, 1, 4])
def test_mo_70_any_third_player_hands_it_back(mode: str, third: int) -> None:
    table = accused(referee=mode)
    assert "QD" in table.hand(3)
    table.at(2000).seat(third).bad_call(1)
    assert "QD" not in table.hand(3)
    assert "QD" in table.hand(2)
    assert table.view().penalties[0].handed_back_by == third


@pytest.mark.parametrize("party", [2, 3])
def test_mo_70_neither_giver_nor_receiver(party: int) -> None:
    assert accused().at(2000).seat(party).tries(BadCall(1)).clause == "MO-70"


def test_mo_70_for_ten_seconds_and_the_grace() -> None:
    accused().at(11_250).seat(4).bad_call(1)
    assert accused().at(11_251).seat(4).tries(BadCall(1)).clause == "MO-70"


def test_mo_70_and_the_lag_of_who_calls() -> None:
    accused().at(11_650).seat(4, lag=400).bad_call(1)
    assert accused().at(11_651).seat(4, lag=400).tries(BadCall(1)).clause == "MO-70"
    accused(grace_ms=0).at(11_000).seat(4).bad_call(1)
    assert accused(grace_ms=0).at(11_001).seat(4).tries(BadCall(1)).clause == "MO-70"


def test_mo_70_who_needs_longer_has_longer() -> None:
    slow = (100, 100, 100, 100, 500)
    accused(multipliers=slow).at(51_250).seat(4).bad_call(1)
    assert accused(multipliers=slow).at(51_251).seat(4).tries(BadCall(1)).clause == "MO-70"
    assert accused(multipliers=slow).at(11_251).seat(0).tries(BadCall(1)).clause == "MO-70"


def test_mo_70_once() -> None:
    table = accused()
    table.at(2000).seat(4).bad_call(1)
    assert table.at(2000).seat(0).tries(BadCall(1)).clause == "MO-70"
    assert table.at(2000).seat(4).tries(BadCall(1)).clause == "MO-70"


@pytest.mark.parametrize("number", [-1, 0, 2, 99])
def test_mo_70_there_must_be_such_a_penalty(number: int) -> None:
    assert accused().at(2000).seat(4).tries(BadCall(number)).clause == "MO-70"


def test_mo_70_the_referees_are_not_handed_back_only_disputed() -> None:
    table = started()
    table.at(1000).seat(3).says("why?")
    assert table.at(1100).seat(4).tries(BadCall(1)).clause == "MO-70"
    table.at(1200).seat(4).says("bad call")
    assert table.view().penalties[0].handed_back_by is None
    table.at(1300).seat(4).disputes(1)


@pytest.mark.parametrize("words", ["bad call", "Bad call!", "неверный штраф", "误判"])
def test_mo_70_saying_it_does_it(words: str) -> None:
    table = accused()
    table.at(2000).seat(4).says(words)
    assert table.view().penalties[0].handed_back_by == 4


def test_mo_70_saying_it_hands_back_the_newest_that_one_can() -> None:
    table = accused()
    table.at(1100).seat(4).penalises(0, "other", "for fun")
    table.at(1200).seat(4).says("bad call")  # the newest is seat 4's own
    assert [each.handed_back_by for each in table.view().penalties] == [4, None]
    table.at(1300).seat(1).says("bad call")
    assert [each.handed_back_by for each in table.view().penalties] == [4, 1]


def test_mo_70_not_while_the_table_votes_on_it_nor_after() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    assert table.at(2100).seat(4).tries(BadCall(1)).clause in {"MO-70", "MO-72"}
    voted(table, 2200, dict.fromkeys(range(5), True))
    assert table.at(2300).seat(4).tries(BadCall(1)).clause in {"MO-70", "MO-72"}


# MO-71: back to the giver


def test_mo_71_the_giver_keeps_it() -> None:
    table = accused()
    table.at(2000).seat(4).bad_call(1)
    assert table.hands == (3, 3, 4, 3, 3)
    moved = table.told(MoveSeen)[0]
    assert (moved.source, moved.target) == (3, 2)


def test_mo_71_or_by_option_it_goes_to_the_stock() -> None:
    table = accused(to_stock=True)
    stock = table.stock
    table.at(2000).seat(4).bad_call(1)
    assert table.hands == (3, 3, 3, 3, 3)
    assert table.stock == stock + 1
    assert table.table.hidden.stock.reveal()[-1] == "QD"


def test_mo_71_no_thanks_are_due_for_it() -> None:
    table = accused(referee="both")
    table.at(2000).seat(4).bad_call(1)
    assert "2 no_thanks" not in table.until(14_400).penalties


def test_mo_71_if_the_giver_is_gone_it_goes_under_the_stock() -> None:
    table = accused()
    table.at(1500).seat(2).quits()
    table.at(2000).seat(4).bad_call(1)
    assert table.hands == (3, 3, 0, 3, 3)
    assert table.table.hidden.stock.reveal()[-1] == "QD"
    assert table.has_whole_packs()


def test_mo_71_the_face_is_for_the_two_alone() -> None:
    table = accused()
    table.at(2000).seat(4).bad_call(1)
    faces = [table.told(MoveSeen, seat)[0].card for seat in range(5)]
    assert faces == [None, None, "QD", "QD", None]
    assert table.told(MoveSeen, None)[0].card is None


def test_mo_71_a_card_that_was_played_meanwhile_stays_played() -> None:
    table = started({1: "3H 4C 5C"}, stock="6H", referee="players", up="9H")
    table.at(1000).seat(2).penalises(1, "other", "for fun")
    table.at(1500).seat(1).plays("6H")
    table.at(2000).seat(4).bad_call(1)
    assert table.top == "6H"
    assert table.has_whole_packs()


# MO-72: votes


@pytest.mark.parametrize("mode", CALLED)
@pytest.mark.parametrize("seat", range(5))
def test_mo_72_any_player_may_ask_for_a_vote(mode: str, seat: int) -> None:
    table = accused(referee=mode)
    table.at(2000).seat(seat).disputes(1)
    ballot = table.view().ballot
    assert ballot is not None
    assert ballot.penalty == 1


def test_mo_72_within_ten_seconds_of_the_penalty() -> None:
    accused().at(11_250).seat(3).disputes(1)
    assert accused().at(11_251).seat(3).tries(Dispute(1)).clause == "MO-72"
    accused().at(11_650).seat(3, lag=400).disputes(1)
    assert accused().at(11_651).seat(3, lag=400).tries(Dispute(1)).clause == "MO-72"


def test_mo_72_or_of_the_bad_call() -> None:
    for at in (21_250, 21_251):
        table = accused()
        table.at(11_000).seat(4).bad_call(1)
        if at == 21_250:
            table.at(at).seat(2).disputes(1)
        else:
            assert table.at(at).seat(2).tries(Dispute(1)).clause == "MO-72"


def test_mo_72_a_vote_runs_ten_seconds() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    table.at(12_250).seat(1).votes(1, uphold=False)
    assert table.view().ballot is not None
    assert table.until(12_250).view().ballot is None
    assert table.view().penalties[0].stands is False
    table = accused()
    table.at(2000).seat(3).disputes(1)
    assert table.at(12_251).seat(1).tries(Vote(1, uphold=False)).clause == "MO-72"


def test_mo_72_who_needs_longer_may_dispute_longer() -> None:
    slow = (100, 100, 100, 300, 100)
    accused(multipliers=slow).at(31_250).seat(3).disputes(1)
    assert accused(multipliers=slow).at(31_251).seat(3).tries(Dispute(1)).clause == "MO-72"
    assert accused(multipliers=slow).at(11_251).seat(0).tries(Dispute(1)).clause == "MO-72"


def test_mo_72_a_vote_waits_for_who_needs_longer() -> None:
    table = accused(multipliers=(100, 100, 100, 100, 300))
    table.at(2000).seat(3).disputes(1)
    assert table.at(12_251).seat(1).tries(Vote(1, uphold=True)).clause == "MO-72"
    table.at(32_250).seat(4).votes(1, uphold=False)
    assert table.until(32_250).view().penalties[0].stands is False
    table = accused(multipliers=(100, 100, 100, 100, 300))
    table.at(2000).seat(3).disputes(1)
    assert table.until(32_249).view().ballot is not None
    assert table.until(32_250).view().ballot is None


@pytest.mark.parametrize(
    ("voices", "stands"),
    [
        ({}, True),
        ({0: True}, True),
        ({0: False}, False),
        ({0: True, 1: False}, True),
        ({0: True, 1: False, 3: False}, False),
        ({0: True, 1: True, 3: False, 4: False}, True),
        ({0: False, 1: False, 2: True, 3: False}, False),
    ],
)
def test_mo_72_most_voices_decide_and_a_tie_leaves_it(
    voices: dict[int, bool], *, stands: bool
) -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    voted(table, 3000, voices).until(12_250)
    assert table.view().penalties[0].stands is stands
    assert ("QD" in table.hand(3)) is stands
    assert ("QD" in table.hand(2)) is not stands


def test_mo_72_it_closes_early_when_all_have_voted() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    voted(table, 3000, dict.fromkeys((0, 1, 2, 3), False))
    assert table.view().ballot is not None
    voted(table, 3500, {4: True})
    assert table.view().ballot is None
    assert table.view().penalties[0].stands is False


def test_mo_72_a_vote_cannot_be_changed() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    table.at(2100).seat(0).votes(1, uphold=True)
    assert table.at(2200).seat(0).tries(Vote(1, uphold=False)).clause == "MO-72"


def test_mo_72_one_vote_at_a_time_and_each_penalty_once() -> None:
    table = accused()
    table.at(1100).seat(4).penalises(0, "other", "for fun")
    table.at(2000).seat(3).disputes(1)
    assert table.at(2000).seat(0).tries(Dispute(2)).clause == "MO-72"
    assert table.at(2000).seat(0).tries(Vote(2, uphold=False)).clause == "MO-72"
    voted(table, 2100, dict.fromkeys(range(5), True))
    assert table.at(2200).seat(3).tries(Dispute(1)).clause == "MO-72"
    table.at(2200).seat(0).disputes(2)


def test_mo_72_after_a_bad_call_the_vote_is_about_the_penalty() -> None:
    table = accused()
    table.at(2000).seat(4).bad_call(1)
    table.at(3000).seat(2).disputes(1)
    voted(table, 3100, {0: True, 1: True, 2: True, 3: False, 4: False})
    assert "QD" in table.hand(3)  # it stands after all
    table = accused()
    table.at(2000).seat(4).bad_call(1)
    table.at(3000).seat(2).disputes(1)
    voted(table, 3100, {0: False, 1: False, 2: True, 3: False, 4: False})
    assert "QD" in table.hand(2)


def test_mo_72_the_referees_card_goes_back_to_the_stock() -> None:
    table = started(stock="QD")
    table.at(1000).seat(3).says("why?")
    stock = table.stock
    table.at(2000).seat(3).disputes(1)
    voted(table, 2100, dict.fromkeys(range(5), False))
    assert table.hands[3] == 3
    assert table.stock == stock + 1
    assert table.table.hidden.stock.reveal()[-1] == "QD"


def test_mo_72_how_each_voted_comes_out_at_the_end() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    table.at(2100).seat(0).votes(1, uphold=False)
    own, other = table.view(0).ballot, table.view(1).ballot
    assert own is not None
    assert other is not None
    assert (own.own, other.own) == (False, None)
    assert other.voted == (True, False, False, False, False)


def test_mo_72_who_is_away_does_not_vote_and_is_not_waited_for() -> None:
    table = accused()
    table.at(1500).seat(4).leaves()
    table.at(2000).seat(3).disputes(1)
    assert table.at(2100).seat(4).tries(Vote(1, uphold=True)).clause == "MO-97"
    voted(table, 2200, dict.fromkeys((0, 1, 2, 3), False))
    assert table.view().ballot is None


@pytest.mark.parametrize("for_good", [True, False])
def test_mo_72_a_leaver_is_not_waited_for(*, for_good: bool) -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    voted(table, 2100, {0: True, 1: False, 2: True, 3: False})
    assert table.view().ballot is not None
    leaver = table.at(2200).seat(4)
    leaver.quits() if for_good else leaver.leaves()
    assert table.view().ballot is None
    assert table.view().penalties[0].stands is True


def test_mo_72_a_voice_given_before_leaving_counts() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    voted(table, 2100, {4: False})
    table.at(2200).seat(4).leaves()
    assert table.until(12_250).view().penalties[0].stands is False


def test_mo_72_a_vote_from_which_everybody_leaves_closes() -> None:
    table = accused()
    table.at(2000).seat(3).disputes(1)
    for player in table.at(2100).everybody():
        player.leaves()
    assert table.view().ballot is None
    assert table.view().penalties[0].stands is True


def test_mo_72_if_the_receiver_quits_in_it_his_cards_are_under_the_stock() -> None:
    table = accused()
    table.at(2000).seat(4).disputes(1)
    table.at(2100).seat(3).quits()
    voted(table, 2200, dict.fromkeys((0, 1, 2, 4), False))
    assert table.view().ballot is None
    assert table.hands[3] == 0
    assert table.has_whole_packs()


def test_mo_72_the_turn_clock_stands_still_and_has_three_seconds_at_least() -> None:
    table = accused(referee="both")
    table.at(1100).seat(3).says("thank you")
    table.at(6500).seat(3).disputes(1)
    voted(table, 9000, dict.fromkeys(range(5), True))
    # Half a second was left; there are three at least.
    assert "1 delay" not in table.until(12_249).penalties
    assert "1 delay" in table.until(12_250).penalties
