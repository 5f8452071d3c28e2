"""Section 12: what the text leaves silent of penalties, wins, gaps and leaving."""

import pytest

from papertiger import mao
from papertiger.mao.carried import Carried
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.moves import BadCall, Dispute, GivePenalty
from tests.book_mao.scenes import last_card
from tests.book_mao.table import MODES, started

# Points of order


def test_mo_65_the_caller_counts_among_those_who_are_there() -> None:
    table = started(seats=4)
    table.at(1000).seat(3).point_of_order()
    table.at(1100).seat(1).ends_point_of_order()
    table.at(1100).seat(2).ends_point_of_order()
    assert table.phase == "point_of_order"  # two of four, and the caller wants none
    table.at(1200).seat(0).ends_point_of_order()
    assert table.phase.value == "play"


# Penalties


@pytest.mark.parametrize("mode", MODES)
def test_mo_69_made_up_rules_are_called_by_players_in_every_mode(mode: str) -> None:
    table = started(referee=mode)
    rule = InForce(Custom("r1", "Bow."))
    held = Carried(0, (0,) * 5, rules=(rule,))
    table.table = mao.open(table.table.public.options, 5, held)
    table.last = 0
    table.at(0).seat(0).deals(3)
    table.at(0).seat(0).turns_up()
    table.at(100).seat(2).penalises(3, "r1")
    assert table.penalties == ["3 r1 by 2"]


def test_mo_70_numbers_run_through_the_session_and_old_ones_are_done_with() -> None:
    table = last_card(referee="players")
    table.at(2100).seat(2).penalises(3, "other", "humming")
    assert table.until(7250).winner == 1
    table.at(8000).seat(1).deals(3)
    table.at(8000).seat(1).turns_up()
    assert table.at(8100).seat(4).tries(BadCall(1)).clause == "MO-70"
    assert table.at(8100).seat(4).tries(Dispute(1)).clause == "MO-70"
    table.at(8200).seat(2).penalises(3, "other", "humming")
    table.at(8300).seat(4).bad_call(2)


def test_mo_72_during_a_vote_one_may_play() -> None:
    table = started({1: "3H 4C 5C"}, referee="players")
    table.at(1000).seat(2).penalises(3, "other", "humming")
    table.at(1100).seat(3).disputes(1)
    table.at(1200).seat(1).plays("3H")
    assert (table.top, table.turn) == ("3H", 2)


def test_mo_72_a_vote_on_a_misplay_moves_the_penalty_card_only() -> None:
    table = started({1: "5C 3C 4C"}, referee="players", stock="QD")
    table.at(1000).seat(1).plays("5C")
    table.at(1100).seat(4).penalises(1, "misplay")
    table.at(1200).seat(1).disputes(1)
    for player in table.at(1300).everybody():
        player.votes(1, uphold=False)
    assert (table.top, table.turn) == ("9H", 1)
    assert table.hand(1) == ["3C", "4C", "5C"]
    assert "QD" in table.hand(4)


def test_mo_75_an_utterance_answers_one_moment_however_often_it_thanks() -> None:
    table = started(referee="both")
    table.at(1000).seat(2).penalises(3, "other", "humming")
    table.at(1001).seat(2).penalises(3, "other", "whistling")
    table.at(2000).seat(3).says("thank you, thank you")
    assert "3 no_thanks" not in table.until(8250).penalties
    assert "3 no_thanks" in table.until(8251).penalties


def test_mo_76_thanks_that_come_when_none_are_due_are_no_answer() -> None:
    table = started()
    table.at(1000).seat(3).says("why?")
    assert table.until(22_749).view().away[3] is False
    assert table.until(22_750).view().away[3] is True
    table.at(23_000).seat(3).returns().says("thank you")
    table.at(23_100).seat(3).says("why?")
    # The count is still full: at the next missing one the seat is away again.
    assert table.until(30_349).view().away[3] is False
    assert table.until(30_350).view().away[3] is True


def test_mo_79_a_touch_out_of_turn_is_not_acting() -> None:
    table = started({1: "5C 3C 4C"}, referee="players", stock="QD QH")
    table.at(1000).seat(1).plays("5C")
    table.at(1100).seat(3).draws()
    table.at(1200).seat(4).penalises(1, "misplay")
    assert (table.top, table.turn) == ("9H", 1)
    assert table.hand(1) == ["3C", "4C", "5C", "QH"]


def test_mo_81_a_breach_whose_penalty_was_handed_back_has_had_its_call() -> None:
    table = started(referee="players")
    table.at(1000).seat(3).says("why?")
    table.at(1100).seat(2).penalises(3, "question")
    table.at(1200).seat(4).bad_call(1)
    assert table.at(1300).seat(0).tries(GivePenalty(3, "question")).clause == "MO-81"


def test_mo_82_a_misplay_may_be_called_late_while_turns_are_few() -> None:
    table = started({1: "5C 3C 4C"}, referee="players")
    table.at(1000).seat(1).plays("5C")
    table.at(21_250).seat(4).penalises(1, "misplay")
    assert table.penalties == ["1 misplay by 4"]


# Wins


def test_mo_86_of_two_last_cards_the_first_has_the_win() -> None:
    table = started({1: "2H 4H", 3: "3C 4C"}, deal=2, referee="players")
    table.at(500).seat(3).plays("3C")  # out of turn, and it stands
    table.at(600).seat(1).plays("2H")
    table.at(700).seat(1).plays("4H").says("Mao")
    table.at(800).seat(3).plays("4C")
    assert table.hands[3] == 0
    table.until(60_000)
    assert table.view().wins[1] == 1


def test_mo_86_a_winner_who_touches_the_stock_has_not_won() -> None:
    table = last_card()
    table.at(3000).seat(1).draws()
    assert table.until(7249).turn is None
    assert table.until(7250).turn == 2


def test_mo_86_a_penalty_without_a_card_takes_nothing_away() -> None:
    table = started({1: "2H 4H"}, deal=2, seats=12)
    table.at(500).seat(8).draws(27)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(1100).seat(8).draws()  # the one discard
    table.at(2000).seat(1).plays("4H").says("Mao")
    table.at(2050).seat(8).draws()
    table.at(2100).seat(1).says("well?")
    table.at(2200).seat(1).says("thank you")
    assert table.penalties[-1] == "1 question"
    assert table.hands[1] == 0
    assert table.until(12_349).winner is None
    assert table.until(12_350).winner == 1


def test_mo_89_a_right_is_kept_while_another_makes_a_rule() -> None:
    table = started()
    held = Carried(0, (3, 3, 0, 0, 0), rights=(1, 1, 0, 0, 0), making=1)
    table.table = mao.open(table.table.public.options, 5, held)
    table.last = 0
    assert table.phase == "make_rule"
    assert table.until(120_250).phase == "hand_over"
    assert table.view().rights == (1, 1, 0, 0, 0)


# Gaps


def test_mo_96_a_fresh_deck_stays_for_later_hands() -> None:
    table = started({1: "2H 4H"}, deal=2, seats=12, add_deck=True)
    table.at(500).seat(8).draws(28)
    assert len(table.all_cards) == 104
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    assert table.until(7250).winner == 1
    table.at(8000).seat(1).deals(3)
    assert len(table.all_cards) == 104


def test_mo_98_a_last_card_in_the_last_turn_is_decided_first() -> None:
    assert last_card(hand_cap_turns=2).until(7250).winner == 1
    undone = last_card(hand_cap_turns=2)
    undone.at(3000).seat(1).says("well?")
    undone.at(3100).seat(1).says("thank you")
    assert undone.until(13_249).phase == "play"
    assert undone.until(13_250).phase == "hand_over"
    assert undone.winner is None


def test_mo_98_the_minutes_do_not_wait_for_a_win() -> None:
    table = started({1: "2H 4H"}, deal=2, seats=12, dealer=1, hand_cap_minutes=1)
    for turn in range(11):
        table.at(5000 * (turn + 1)).seat((2 + turn) % 12).draws()
    table.at(56_000).seat(1).plays("2H").says("last card").plays("4H").says("Mao")
    assert table.until(59_999).phase == "play"
    assert table.until(60_000).phase == "hand_over"
    assert table.winner is None


# Leaving


def test_mo_97_who_is_away_may_talk_accuse_dispute_and_call_a_point_of_order() -> None:
    table = started(referee="players")
    table.at(100).seat(3).leaves().says("hello").penalises(2, "other", "humming")
    table.at(200).seat(3).disputes(1)
    for seat in (0, 1, 2, 4):
        table.at(300).seat(seat).votes(1, uphold=True)
    table.at(400).seat(3).point_of_order()
    assert table.phase == "point_of_order"
    assert table.view().away[3]


def test_mo_97_being_away_lasts_into_the_next_hand() -> None:
    table = last_card()
    table.at(3000).seat(3).leaves()
    assert table.until(7250).winner == 1
    table.at(8000).seat(1).deals(3)
    assert table.view().away[3]


def test_mo_97_if_the_other_of_two_quits_during_a_win_the_hand_is_void() -> None:
    table = started({1: "2H 4H"}, deal=2, seats=2)
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    table.at(3000).seat(0).quits()
    assert (table.phase, table.winner) == ("hand_over", None)
    assert table.view().wins == (0, 0)


def test_mo_97_who_quits_while_another_is_winning_changes_nothing_else() -> None:
    table = last_card()
    table.at(3000).seat(2).quits()
    assert table.until(7250).winner == 1
