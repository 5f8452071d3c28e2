"""What `steady` reads out of a view, and what it takes a standing to be worth."""

import pytest

from papertiger.bots.madiao.reading import read
from papertiger.bots.madiao.worth import Prospect, outlook
from papertiger.madiao.cards import ALL, Card, mask
from tests.bots.positions import MING, SOURCE, cards, to_play

HUNDRED = Card.HM.place


def test_seen_are_the_own_cards_the_own_sloughs_the_upcard_and_what_lay_face_up() -> None:
    """Cards that others laid face down are as unknown as those in their hands. [MD-5.7]"""
    reading = read(to_play("M9 T20 C9 S1 S2 M1 C8", "M7 - M8 - / S5", leader=0, sloughed="C7"))
    assert reading.seat == 3
    assert reading.unseen == ALL & ~mask(cards("M9 T20 C9 S1 S2 M1 C8 C7 T30 M7 M8 S5"))
    assert reading.buried == 1
    assert reading.live == (7, 7, 6, 7)


def test_who_sloughs_is_doubted_to_hold_what_would_have_beaten_then() -> None:
    """[MD-5.4]"""
    reading = read(to_play("M5 T20 C9 S1 S2 M1 C8", "M7 - M8 -", leader=0))
    assert reading.doubted == (0, mask(cards("M8 M9")), 0, mask(cards("M9")))


@pytest.mark.parametrize(("tricks", "stakes"), [(0, -1), (1, -1), (2, 0), (3, 1), (4, 1)])
def test_tricks_alone_are_worth_what_the_rules_pay(tricks: int, stakes: int) -> None:
    """To the banker three times, as all three pay. [MD-6.2] [MD-6.3] [MD-6.11]"""
    hand = "M9 T20 C9 S1 S2 M1 C8 C7"
    assert outlook(read(to_play(hand, banker=3)), Prospect(tricks, 0, [])) == stakes
    assert outlook(read(to_play(hand, banker=0)), Prospect(tricks, 0, [])) == 3 * stakes


def test_the_hundred_is_worth_the_better_of_winning_with_it_and_sloughing_it() -> None:
    """[MD-6.6] [MD-6.7] [MD-6.12]"""
    hand = "M9 T20 C9 S1 S2 M1 C8 HM"
    source, ming = (read(to_play(hand, options=options)) for options in (SOURCE, MING))
    third, second = (Prospect(tricks, 0, [(HUNDRED, 1.0)]) for tricks in (2, 1))
    assert outlook(source, third) == 2
    assert outlook(ming, third) == 1 + 3 + 2
    assert outlook(source, second) == outlook(ming, second) == 3 + 2
