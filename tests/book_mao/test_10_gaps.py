"""Section 10: gaps in the source. [MO-95] [MO-96] [MO-98] [MO-99] [MO-100]"""

from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, Tick, chance
from papertiger.mao.cards import CARDS, Card
from papertiger.mao.events import HandEnded, Reshuffled
from papertiger.mao.moves import Deal, Draw, Move, Play
from papertiger.mao.options import Options
from papertiger.mao.told import DrawSeen, PenaltySeen
from tests.book_mao.packs import cards
from tests.book_mao.table import MaoTable, dealt, started

READERS = (0, 1, 2, 3, 4, None)


def twelve(hands: dict[int, str] | None = None, **given: Any) -> MaoTable:
    """Twelve seats with three cards each: fifteen are left in the stock."""
    return started(hands, seats=12, **given)


# MO-95: the stock runs out


def test_mo_95_the_discards_become_the_stock_when_the_next_card_is_wanted() -> None:
    table = twelve({1: "3H 4C 5C", 2: "5H 4D 5D"}, reshuffled="3H 9H")
    table.at(100).seat(1).plays("3H")
    table.at(200).seat(2).plays("5H")
    table.at(300).seat(8).draws(15)
    assert (table.stock, table.view().pile) == (0, 3)
    assert table.told(Reshuffled) == []
    table.at(400).seat(3).draws()
    assert (table.stock, table.view().pile, table.top) == (1, 1, "5H")
    assert "3H" in table.hand(3)
    assert table.table.hidden.stock.reveal() == cards("9H")
    assert [each.added for each in table.told(Reshuffled)] == [False]
    assert table.has_whole_packs()


def test_mo_95_a_called_suit_stays_in_force() -> None:
    table = twelve({1: "JC 4C 5C", 2: "3C 6D 5D"}, reshuffled="9H")
    table.at(100).seat(1).plays("JC", hold=True).calls("D").releases()
    table.at(200).seat(8).draws(16)
    assert (table.top, table.suit) == ("JC", "D")
    table.at(300).seat(2).plays("3C")
    assert table.penalties == ["2 misplay"]
    table.at(400).seat(2).plays("6D")
    assert table.top == "6D"


def test_mo_95_the_printed_suit_of_a_jack_stays_too() -> None:
    table = twelve({1: "JC 4D 5D", 2: "4H 4S 5S", 3: "3C 6D 6H"}, reshuffled="9H")
    table.at(100).seat(1).plays("JC")
    table.at(200).seat(8).draws(16)
    table.at(300).seat(2).draws()  # closes the race with the printed suit
    table.at(400).seat(3).plays("3C")
    assert table.penalties == []
    assert table.top == "3C"


def test_mo_95_the_count_of_sevens_stays() -> None:
    table = twelve({1: "7H 4D 5D", 2: "7C 4S 5S"}, reshuffled="9H 7H")
    table.at(100).seat(1).plays("7H")
    table.at(200).seat(2).plays("7C")
    table.at(300).seat(8).draws(16)
    assert (table.sevens, table.top, table.stock) == (2, "7C", 1)
    assert table.view().owed == 4


def test_mo_95_a_penalty_wants_a_card_too() -> None:
    table = twelve({1: "3H 4C 5C"}, reshuffled="9H")
    table.at(100).seat(1).plays("3H")
    table.at(200).seat(8).draws(15)
    table.at(300).seat(5).says("any left?")
    assert "9H" in table.hand(5)
    assert (table.stock, table.top) == (0, "3H")


def test_mo_95_a_shuffle_that_comes_late_is_taken_and_all_happens_at_its_time() -> None:
    table = twelve({1: "3H 4C 5C", 2: "5H 4D 5D"}, reshuffled="9H")
    table.at(100).seat(1).plays("3H")
    table.at(200).seat(8).draws(15)
    late: Any = table.table
    acts: list[tuple[int, Input[Move]]] = [(300, Act(8, Draw())), (400, Act(2, Play(Card.H5)))]
    for at, act in acts:
        late = mao.step(late, act, at).table  # type: ignore[union-attr]
    # The stock is empty, the discard is the three, and no shuffle has been brought.
    assert mao.waiting(late).chance == 52
    assert mao.waiting(late).deadline == 7650
    assert mao.step(late, Tick(), 7650) == Refused("shuffle_wanted", "MO-95")
    late = mao.step(late, chance(tuple(range(52))), 9000).table  # type: ignore[union-attr]
    stepped: Any = mao.step(late, Tick(), 9000)
    given = [mao.tell(each, None) for each in stepped.events]
    penalties = [each for each in given if isinstance(each, PenaltySeen)]
    assert [(each.at, each.seat, each.reason) for each in penalties] == [(7650, 3, "delay")]
    assert stepped.table.hands[3].reveal()[-1] == "3H"


# MO-96: nothing is left


def test_mo_96_a_debt_is_drawn_as_far_as_cards_go_and_the_rest_lapses() -> None:
    table = twelve({1: "7H 4D 5D", 2: "7C 4S 5S"}, reshuffled="9H 7H")
    table.at(100).seat(1).plays("7H")
    table.at(200).seat(2).plays("7C")
    table.at(300).seat(8).draws(15)
    # Four are due; the two discards are all there is.
    table.at(400).seat(3).draws(2)
    assert (table.turn, table.hands[3]) == (3, 5)
    table.at(500).seat(3).draws()
    assert (table.turn, table.sevens, table.hands[3]) == (4, 0, 5)
    assert table.has_whole_packs()


def test_mo_96_a_touch_that_finds_nothing_ends_the_turn() -> None:
    table = twelve()
    table.at(100).seat(8).draws(15)
    table.at(200).seat(1).draws()
    assert (table.turn, table.hands[1], table.stock) == (2, 3, 0)
    assert table.told(DrawSeen)[-1].cards == 0


def test_mo_96_a_penalty_has_no_card_and_still_its_thanks() -> None:
    table = twelve()
    table.at(100).seat(8).draws(15)
    table.at(200).seat(5).says("any left?")
    seen = table.told(PenaltySeen)[0]
    assert (seen.reason, seen.cards, table.hands[5]) == ("question", 0, 3)
    assert "5 no_thanks" not in table.until(7449).penalties
    assert "5 no_thanks" in table.until(7450).penalties


def test_mo_96_the_table_draws_on_without_cards() -> None:
    table = twelve({1: "7H 4D 5D"})
    table.at(100).seat(8).draws(15)
    table.at(150).seat(1).plays("7H")
    table.at(200).seat(8).draws()  # the one discard
    table.at(300).seat(2).leaves()
    assert table.until(7400).turn == 3
    assert (table.sevens, table.hands[2]) == (0, 3)
    assert table.has_whole_packs()


def test_mo_96_by_option_a_fresh_deck_comes() -> None:
    table = twelve(add_deck=True, reshuffled="KD QD")
    table.at(100).seat(8).draws(15)
    table.at(200).seat(1).draws()
    assert (table.turn, table.hands[1], table.stock) == (2, 4, 51)
    assert "KD" in table.hand(1)
    assert len(table.all_cards) == 104
    assert table.has_whole_packs()
    assert [each.added for each in table.told(Reshuffled)] == [True]


def test_mo_96_the_discards_and_a_fresh_deck_may_be_needed_at_once() -> None:
    table = twelve({1: "7H 4D 5D"}, add_deck=True)
    table.at(100).seat(8).draws(15)
    table.at(150).seat(1).plays("7H")
    table.at(300).seat(2).leaves()
    # Two are due: the one discard, and one of the fresh deck.
    assert table.until(7400).turn == 3
    assert (table.hands[2], table.stock) == (5, 51)
    assert table.has_whole_packs()


def test_mo_96_after_a_fresh_deck_the_discards_of_both_become_the_stock() -> None:
    hand = "3H 4H 5C 6C 9C 10C QC KC 3C 4C"
    table = started({1: hand}, seats=2, add_deck=True, reshuffled="3H")
    table.at(100).seat(0).draws(31)
    table.at(200).seat(0).draws(52)
    assert (table.stock, table.view().pile) == (0, 1)
    table.at(300).seat(1).plays("3H")
    table.at(400).seat(0).plays("3H")
    table.at(500).seat(1).plays("4H")
    table.at(600).seat(0).draws()
    assert (table.stock, table.top) == (2, "4H")
    assert table.has_whole_packs()


# MO-98: the cap of a hand


def test_mo_98_a_hand_is_void_after_its_turns() -> None:
    table = started(hand_cap_turns=3)
    for turn in range(3):
        assert table.phase.value == "play"
        table.at(100 * (turn + 1)).seat(turn + 1).draws()
    assert (table.phase, table.winner) == ("hand_over", None)
    assert table.view().wins == (0, 0, 0, 0, 0)
    assert [each.winner for each in table.told(HandEnded)] == [None]


def test_mo_98_four_hundred_turns_by_default() -> None:
    table = started(decks=3, hand_cap_minutes=1000)
    at = 0
    for turn in range(399):
        at += 10
        table.at(at).seat((1 + turn) % 5).draws()
    assert table.phase.value == "play"
    table.at(at + 10).seat((1 + 399) % 5).draws()
    assert table.phase == "hand_over"


def test_mo_98_turns_given_by_a_two_count() -> None:
    table = started({1: "2H 4H 5C"}, hand_cap_turns=2)
    table.at(100).seat(1).plays("2H")
    assert table.phase.value == "play"
    table.at(200).seat(1).plays("4H")
    assert table.phase == "hand_over"


@pytest.mark.parametrize("minutes", [1, 40])
def test_mo_98_a_hand_is_void_after_its_minutes(minutes: int) -> None:
    table = started(hand_cap_minutes=minutes, away_after=10_000, thanks_cap=10_000)
    assert table.until(minutes * 60_000 - 1).phase == "play"
    assert table.until(minutes * 60_000).phase == "hand_over"
    assert table.winner is None


def test_mo_98_points_of_order_do_not_count_in_the_minutes() -> None:
    table = started(hand_cap_minutes=1)
    table.at(1000).seat(3).point_of_order()
    table.at(21_000).seat(3).ends_point_of_order()
    assert table.until(79_999).phase == "play"
    assert table.until(80_000).phase == "hand_over"


def test_mo_98_a_void_hand_does_not_count_among_the_hands() -> None:
    table = started(hand_cap_turns=1, end="hands:1")
    table.at(100).seat(1).draws()
    assert table.phase == "hand_over"
    assert table.view().hands_won == 0
    assert table.view().dealer == 1


# MO-99: joining


def test_mo_99_who_joins_is_seated_from_the_next_hand() -> None:
    table = started(hand_cap_turns=1, wins=(1, 0, 0, 0, 0))
    table.at(100).seat(1).draws()
    carried = mao.carried(table.table)
    assert carried is not None
    table.table = mao.open(table.table.public.options, 6, carried, 200)
    assert table.view().wins == (1, 0, 0, 0, 0, 0)
    table.at(200).seat(1).deals(3)
    assert table.hands == (3,) * 6


def test_mo_99_nobody_is_unseated_by_it() -> None:
    table = started(hand_cap_turns=1)
    table.at(100).seat(1).draws()
    with pytest.raises(ValueError, match="5 seats"):
        mao.open(Options(), 4, mao.carried(table.table), 200)


# MO-100: what is not sent


def test_mo_100_before_a_look_no_face_is_sent_to_anybody() -> None:
    table = dealt({1: "KD KC KH"}, up="9H")
    for reader in READERS:
        sent = msgspec.json.encode(table.view(reader))
        sent += b"".join(msgspec.json.encode(mao.tell(each, reader)) for each in table.events)
        assert not any(f'"{card}"'.encode() in sent for card in CARDS)


def test_mo_100_a_look_is_for_the_own_hand() -> None:
    table = started({1: "KD KC KH"}, up="9H")
    assert table.view(1).hand == cards("KD KC KH")
    for reader in (0, 2, 3, 4, None):
        sent = msgspec.json.encode(table.view(reader))
        sent += b"".join(msgspec.json.encode(mao.tell(each, reader)) for each in table.events)
        assert not any(f'"{card}"'.encode() in sent for card in cards("KD KC KH"))


def test_mo_100_a_card_drawn_while_the_hand_lies_face_down_is_not_seen() -> None:
    table = started(stock="QD QH")
    table.at(100).seat(1).draws()
    assert table.told(DrawSeen, 1)[0].card == "QD"
    table.at(200).seat(3).point_of_order()
    table.at(3200).seat(3).ends_point_of_order()
    table.at(3300).seat(2).draws()
    assert table.told(DrawSeen, 2)[1].card is None
    assert table.view(2).hand is None


def test_mo_100_the_stock_is_a_number() -> None:
    table = started(stock="QD QH")
    for reader in READERS:
        assert isinstance(table.view(reader).stock, int)
        assert b'"QD"' not in msgspec.json.encode(table.view(reader))


def test_mo_100_evidence_is_told_to_nobody_before_the_hand_ends() -> None:
    table = started({1: "3H 4C 5C"}, referee="players")
    table.at(100).seat(3).says("mao")
    assert table.breaches == ["3 said_name"]
    for reader in READERS:
        sent = msgspec.json.encode(table.view(reader))
        sent += b"".join(msgspec.json.encode(mao.tell(each, reader)) for each in table.events)
        assert b"said_name" not in sent


def test_mo_100_a_deal_is_refused_without_a_word_of_cards() -> None:
    refused = started().at(100).seat(1).tries(Deal(3))
    assert not any(f'"{card}"'.encode() in msgspec.json.encode(refused) for card in CARDS)
