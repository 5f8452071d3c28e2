"""Section 2: looking too early, when hands unlock, who begins. [MO-9] to [MO-14]"""

import pytest

from papertiger.mao.events import Unlocked
from papertiger.mao.moves import Look, Play
from papertiger.mao.told import DrawSeen, LookSeen
from tests.book_mao.packs import cards
from tests.book_mao.table import MACHINE, MaoTable, dealt, started

FIVE = range(5)


def unlocked(table: MaoTable) -> list[int]:
    """When hands unlocked."""
    return [event.at for event in table.told(Unlocked)]


# MO-9


def test_mo_9_cards_are_face_down_while_they_are_dealt() -> None:
    table = dealt({1: "5S 6S 7S"})
    assert [table.view(seat).hand for seat in FIVE] == [None] * 5
    assert not any(table.view().up)


def test_mo_9_no_face_is_sent_before_a_look_and_then_to_that_seat_alone() -> None:
    table = dealt({1: "5S 6S 7S"})
    table.at(0).seat(0).turns_up()
    table.at(10).seat(2).looks()
    assert table.view(1).hand is None
    table.at(20).seat(1).looks()
    assert table.view(1).hand == cards("5S 6S 7S")
    assert [table.view(seat).hand for seat in (0, 3, 4, None)] == [None] * 4
    for reader in (0, 2, 3, 4, None):
        looks = [seen.hand for seen in table.told(LookSeen, reader) if seen.seat == 1]
        assert looks == [None]
    assert table.told(LookSeen, 1)[-1].hand == cards("5S 6S 7S")


def test_mo_9_a_card_drawn_with_the_hand_down_is_not_seen() -> None:
    table = dealt(up="9H", stock="KC QC")
    table.at(0).seat(0).turns_up()
    table.at(10).seat(1).draws()
    assert [seen.card for seen in table.told(DrawSeen, 1)] == [None]
    table.at(20).seat(2).looks().draws()
    assert [seen.card for seen in table.told(DrawSeen, 2)] == [None, "QC"]


def test_mo_9_a_look_is_on_record_for_everybody() -> None:
    table = dealt()
    table.at(30).seat(4).looks()
    assert [(seen.at, seen.seat) for seen in table.told(LookSeen, 2)] == [(30, 4)]
    assert table.view(2).up == (False, False, False, False, True)


def test_mo_9_it_holds_for_the_dealer_too() -> None:
    table = dealt(dealer=0)
    table.at(30).seat(0).looks().turns_up()
    assert table.penalties == ["0 early_look"]


def test_mo_9_between_hands_there_is_no_hand_to_look_at() -> None:
    table = started(hand_cap_turns=1)
    table.at(10).seat(1).draws()
    assert table.at(20).seat(2).tries(Look()).clause == "MO-9"


# MO-10


@pytest.mark.parametrize("referee", MACHINE)
def test_mo_10_who_looked_too_early_gets_a_card_at_the_beginning_of_play(referee: str) -> None:
    table = dealt(up="9H", referee=referee)
    table.at(100).seat(3).looks()
    assert table.until(1_000).penalties == []
    table.at(1_500).seat(0).turns_up()
    assert table.penalties == ["3 early_look"]
    assert table.penalty_times == unlocked(table) == [1_500]
    assert table.hands == (3, 3, 3, 4, 3)


def test_mo_10_in_players_mode_it_is_evidence() -> None:
    table = dealt(up="9H", referee="players")
    table.at(100).seat(3).looks()
    table.at(200).seat(0).turns_up()
    assert (table.penalties, table.breaches) == ([], ["3 early_look"])
    table.at(300).seat(2).penalises(3, "early_look")
    assert table.penalties == ["3 early_look by 2"]


def test_mo_10_one_card_however_many_looks() -> None:
    table = dealt(up="9H")
    for at in (100, 200, 300):
        table.at(at).seat(3).looks()
    table.at(400).seat(0).turns_up()
    assert table.penalties == ["3 early_look"]


def test_mo_10_given_right_after_the_dealers_first_card_actions() -> None:
    table = dealt(up="9S")
    table.at(100).seat(3).looks()
    table.at(200).seat(0).turns_up()
    assert table.until(900).penalties == []
    table.at(900).seat(0).says("nine of spades")
    assert table.penalties == ["3 early_look"]
    assert table.penalty_times == [900]


def test_mo_10_a_look_before_the_first_card_is_acted_out_is_the_same_breach() -> None:
    table = dealt(up="9S")
    table.at(0).seat(0).turns_up()
    table.at(500).seat(2).looks()
    table.at(900).seat(0).says("nine of spades")
    table.at(900).seat(4).looks()
    assert table.penalties == ["2 early_look"]


def test_mo_10_everybody_who_looked_pays() -> None:
    table = dealt(up="9H")
    for seat in (4, 1):
        table.at(100).seat(seat).looks()
    table.at(400).seat(0).turns_up()
    assert sorted(table.penalties) == ["1 early_look", "4 early_look"]


# MO-13


def test_mo_13_all_hands_unlock_on_one_event_and_looking_is_free_from_then() -> None:
    table = dealt(up="9H")
    table.at(700).seat(0).turns_up()
    assert unlocked(table) == [700]
    for player in table.at(700).everybody():
        player.looks()
    for player in table.at(900).everybody():
        player.looks()
    assert table.until(7_900).penalties == []


def test_mo_13_a_look_in_the_millisecond_before_is_early() -> None:
    table = dealt(up="9S")
    table.at(0).seat(0).turns_up()
    table.at(700).seat(1).looks()
    table.at(700).seat(0).says("nine of spades")
    table.at(700).seat(2).looks()
    assert table.penalties == ["1 early_look"]


def test_mo_13_looking_is_voluntary_but_comes_before_playing() -> None:
    table = dealt({1: "10H 4H 5H"}, up="9H")
    table.at(0).seat(0).turns_up()
    refused = table.at(10).seat(1).tries(Play(cards("10H")[0]))
    assert (refused.clause, refused.code) == ("MO-13", "not_looked")
    table.at(20).seat(1).looks().plays("10H")
    assert table.top == "10H"


def test_mo_13_drawing_needs_no_look() -> None:
    table = dealt(up="9H")
    table.at(0).seat(0).turns_up()
    table.at(10).seat(1).draws()
    assert (table.turn, table.hands[1]) == (2, 4)


def test_mo_13_who_looked_early_has_looked() -> None:
    table = dealt({1: "10H 4H 5H"}, up="9H")
    table.at(0).seat(1).looks()
    table.at(10).seat(0).turns_up()
    table.at(20).seat(1).plays("10H")
    assert table.top == "10H"


def test_mo_13_after_a_point_of_order_the_hand_is_picked_up_again_freely() -> None:
    table = started({1: "10H 4H 5H"}, up="9H")
    table.at(100).seat(3).point_of_order()
    table.at(4_000).seat(3).ends_point_of_order()
    assert table.at(4_100).seat(1).tries(Play(cards("10H")[0])).code == "not_looked"
    table.at(4_200).seat(1).looks().plays("10H")
    assert (table.top, table.penalties) == ("10H", [])


# MO-14


@pytest.mark.parametrize("dealer", FIVE)
def test_mo_14_play_begins_on_the_dealers_left_and_goes_clockwise(dealer: int) -> None:
    table = started(up="9H", dealer=dealer)
    assert table.direction == 1
    for step in range(1, 7):
        seat = (dealer + step) % 5
        assert table.turn == seat
        table.at(step * 100).seat(seat).draws()
