"""The habits of `steady`, each in a position that calls for it."""

from random import Random

import pytest
from msgspec.structs import replace

from papertiger.bots.madiao import BOTS
from papertiger.bots.madiao.odds import chances_led, chances_waiting, second_upcard_fine
from papertiger.bots.madiao.reading import read
from papertiger.bots.madiao.worth import Prospect, honours_together, slam_in_sight
from papertiger.madiao.cards import Card, mask
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Sets
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskRedeal, AskStake, View
from tests.bots.positions import MING, SOURCE, to_keep, to_play


def choice(view: View) -> Move:
    return BOTS["steady"](view, Random(1))


def up(code: str) -> Play:
    return Play(Card(code), Face.UP)


def down(code: str) -> Play:
    return Play(Card(code), Face.DOWN)


def test_a_sure_second_trick_is_led_at_once() -> None:
    """[MD-6.2]"""
    view = to_play("M9 T20 C9 S1 S2 M1 C8", "S9 - - -")
    assert choice(view) == up("M9")


def test_a_needed_trick_is_taken_with_the_card_that_nobody_beats() -> None:
    """[MD-6.2] [MD-5.3]"""
    view = to_play("M9 T20 C7 S1", "S9 - - - / C0 - - - / M5 M6 - - / C9 - - C8 / M7", banker=0)
    assert view.seat == 1
    assert choice(view) == up("M9")


def test_the_cheapest_card_that_wins_for_certain_is_enough() -> None:
    """The last to play takes with the lower of two that beat. [MD-5.3]"""
    view = to_play("S9 S6 T20 C9 M1 M2 C8", "C0 - - - / S5 - -", banker=0, sloughed="S1")
    assert choice(view) == up("S6")


ENOUGH = "C0 - - - / C1 - - - / S9 - - - / "
"""Seat 0 has three tricks and leads again; S8 has become a boss."""


def test_an_ally_who_is_winning_is_left_alone_by_one_who_has_enough() -> None:
    """[MD-6.3] [MD-6.11]"""
    view = to_play("S8 T20 C9 T40", ENOUGH + "M1 M2 - - / S7 - -", banker=2)
    assert choice(view) == down("C9")


def test_the_banker_is_beaten_even_by_one_who_has_enough() -> None:
    """[MD-6.2] [MD-6.11]"""
    view = to_play("S8 T20 C9 T40", ENOUGH + "M1 M2 - - / S7 - -", banker=1)
    assert choice(view) == up("S8")


def test_an_ally_is_beaten_when_the_banker_is_still_to_play() -> None:
    """[MD-6.11]"""
    view = to_play("S8 T20 C9 T40", ENOUGH + "M1 - - M2 / S5", banker=1)
    assert choice(view) == up("S8")


def test_an_ally_is_beaten_by_one_who_needs_the_trick() -> None:
    """[MD-6.2]"""
    one = "C0 - - - / M5 - - M6 / C9 C8 - - / S9 - - - / S7 - -"
    view = to_play("S8 T20 C7 T40", one, banker=1)
    assert view.seat == 3
    assert choice(view) == up("S8")


def test_low_cards_are_sloughed_before_those_that_may_win() -> None:
    """[MD-5.4] [MD-6.4]"""
    view = to_play("M9 M8 T80 C1 S6 T40 T20 C9", "S9", banker=0)
    assert choice(view) in {down("T40"), down("T20"), down("C9")}


def test_a_second_whose_top_is_the_upcard_is_kept_as_a_top() -> None:
    """Both cards are bosses, a trick more is worth nothing: only a top still is. [MD-6.4]"""
    enough = "M9 - - - / C0 - - - / C1 - - - / T20 T40 - - / "
    top = to_play("M8 S8", enough + "MM - - - / TM - - - / C5 - -", leader=1, upcard="S9")
    none = to_play("M8 S8", enough + "S9 - - - / TM - - - / C5 - -", leader=1, upcard="T30")
    assert choice(top) == down("M8")
    assert choice(none) == down("S8")


TWO_TRICKS = "T90 TM MM - / C0 - - - / M7 M8 - - / S7 - S8 - / S1 S3 - - / C7 C6 - -"
"""Begun by seat 1; seat 0 leads the seventh with two tricks, and HM has become a boss."""


def test_the_hundred_makes_no_third_trick_where_exactly_two_count() -> None:
    """[MD-6.6] [MD-6.7]"""
    view = to_play("HM M1", TWO_TRICKS, leader=1, banker=1, sloughed="T20 T40 C9")
    assert choice(view) == up("M1")


def test_the_hundred_makes_a_third_trick_where_two_or_more_count() -> None:
    """[MD-6.3] [MD-6.7]"""
    view = to_play("HM M1", TWO_TRICKS, leader=1, banker=1, sloughed="T20 T40 C9", options=MING)
    assert choice(view) == up("HM")


def test_the_hundred_wins_the_second_of_two_tricks() -> None:
    """[MD-6.7]"""
    one = "T90 TM MM - / C0 - - - / C1 - - - / S9 - - - / S8 - - - / C7 C6 - -"
    view = to_play("HM M1", one, leader=1, banker=3, sloughed="T20 T40 C9 C8 S1")
    assert view.seat == 0
    assert choice(view) == up("HM")


def test_the_hundred_joins_the_honours_already_won() -> None:
    """The set is worth more than what HM would earn beside it. [MD-6.8]"""
    before = "C0 - - - / C1 - - - / S9 - - - / M1 M2 - - / T90 - MM - / TM - - -"
    view = to_play("HM M3", before, leader=1, banker=1, sloughed="T20 T40 C9 C8")
    assert view.seat == 0
    assert choice(view) == up("HM")


@pytest.mark.parametrize(("sets", "stakes"), [(Sets.STACK, 7), (Sets.DEAREST, 4)])
def test_four_honours_are_worth_what_the_switch_says(sets: Sets, stakes: int) -> None:
    """[MD-6.8] [MD-6.9]"""
    reading = read(to_play("M9 T20 C9 S1 S2 M1 C8 C7", options=replace(SOURCE, sets=sets)))
    all_won = Prospect(4, mask((Card.MM, Card.TM, Card.HM, Card.C0)), [])
    assert honours_together(reading, all_won) == stakes


def test_a_slam_is_hoped_for_until_a_trick_is_lost() -> None:
    """[MD-6.10]"""
    assert slam_in_sight(Prospect(6, 0, [(0, 1.0), (11, 0.5)])) == 4
    assert slam_in_sight(Prospect(5, 0, [(0, 1.0), (11, 0.5)])) == 0


def test_a_trick_is_taken_before_it_is_too_late_for_the_last() -> None:
    """[MD-5.6]"""
    six = "C0 - - - / C1 - - - / C2 - - - / C3 - - - / C4 - - - / C5 - - - / "
    sloughs = "T20 T40 T50 T60 M1 M2"
    view = to_play("M9 S9", six + "M7 - -", leader=2, sloughed=sloughs)
    reading = read(view)
    assert choice(view) == up("M9")
    assert {chance for _, chance in chances_waiting(reading, chances_led(reading, 0.1))} == {0.0}


def test_the_second_upcard_is_feared_while_the_top_is_unseen() -> None:
    """[MD-6.13]"""
    hand = "S8 M8 T20 C9 S1 M1 C8"
    unseen = read(to_play(hand, "M9 - - -"))
    shown = read(to_play(hand, "M9 - - -", upcard="S9"))
    second = Card.S8.place
    assert second_upcard_fine(unseen, second, 0.04) == pytest.approx(3 * 0.04)
    assert second_upcard_fine(shown, second, 0.04) == 0
    assert second_upcard_fine(unseen, Card.M8.place, 0.04) == 0
    assert second_upcard_fine(unseen, Card.S1.place, 0.04) == 0


BAD = "S5 S4 S3 S2 S1 C9 C8 T20"
GOOD = "MM HM M9 S6 S5 S4 S3 S2"


def test_a_bad_hand_with_five_of_a_suit_is_dealt_again() -> None:
    """[MD-4.5]"""
    assert choice(to_keep(BAD)) == DemandRedeal()
    assert choice(to_keep(BAD, seat=3)) == DemandRedeal()


def test_a_good_hand_is_kept() -> None:
    """[MD-4.5]"""
    assert choice(to_keep(GOOD)) == WaiveRedeal()
    assert choice(to_keep(GOOD, seat=3)) == WaiveRedeal()


def test_a_bad_hand_that_may_not_be_dealt_again_is_kept() -> None:
    """[MD-4.5]"""
    view = replace(to_keep("S5 S4 S3 S2 M1 C9 C8 T40"), ask=AskRedeal(may_demand=False))
    assert choice(view) == WaiveRedeal()


@pytest.mark.parametrize(("low", "high", "stake"), [(2, 20, 20), (3, 9, 8), (4, 5, 4)])
def test_the_stake_is_the_highest_that_is_even(low: int, high: int, stake: int) -> None:
    """[MD-2.3]"""
    view = replace(to_play("M9 T20 C9 S1 S2 M1 C8 C7"), ask=AskStake(low, high))
    assert choice(view) == NameStake(stake)


def test_the_cut_is_anywhere_in_the_pack() -> None:
    """[MD-3.1]"""
    view = replace(to_play("M9 T20 C9 S1 S2 M1 C8 C7"), ask=AskCut(1, 39))
    rng = Random(1)
    depths = [BOTS["steady"](view, rng) for _ in range(2_000)]
    assert {cut.depth for cut in depths if isinstance(cut, Cut)} == set(range(1, 40))
