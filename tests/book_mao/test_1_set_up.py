"""Section 1: packs, seats, the dealer, the deal. [MO-1] [MO-2] [MO-6] to [MO-8]"""

from collections.abc import Sequence
from typing import Any

import pytest

from papertiger import mao
from papertiger.kernel.inputs import chance
from papertiger.mao import laws
from papertiger.mao.cards import CARDS, Card, pack
from papertiger.mao.events import DealerChosen, Dealt
from papertiger.mao.moves import Deal, Leave, Return
from papertiger.mao.options import Options
from papertiger.mao.told import DrawSeen
from tests.book_mao.packs import Deck
from tests.book_mao.table import MaoTable, dealt, started

MINUTE = 60_000


def between_hands(*, seats: int = 5, dealer: int = 0, **options: Any) -> MaoTable:
    """A table after one void hand, in which the first player drew; `dealer` deals now."""
    before = (dealer - 1) % seats
    table = started(seats=seats, dealer=before, hand_cap_turns=1, **options)
    table.at(0).seat(dealer).draws()
    assert table.phase == "hand_over"
    assert table.view().dealer == dealer
    return table


# MO-1


def test_mo_1_one_standard_deck_of_52_without_jokers() -> None:
    assert len(set(pack(1))) == len(pack(1)) == 52
    assert {str(card)[-1] for card in CARDS} == set("SHDC")
    ranks = {str(card)[:-1] for card in CARDS}
    assert ranks == {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}


def test_mo_1_two_decks_hold_every_card_twice() -> None:
    table = dealt(decks=2)
    assert table.all_cards == sorted([*CARDS, *CARDS], key=str)


@pytest.mark.parametrize(
    ("seats", "each", "decks"),
    [(5, 3, 1), (5, 5, 1), (6, 5, 1), (5, 6, 2), (6, 6, 2), (7, 3, 2), (4, 3, 2), (12, 5, 2)],
)
def test_mo_1_one_deck_for_five_or_six_seats_with_up_to_five_cards_else_two(
    seats: int, each: int, decks: int
) -> None:
    table = dealt(seats=seats, deal=each, decks=None)
    assert len(table.all_cards) == 52 * decks


@pytest.mark.parametrize(
    ("seats", "each", "decks", "fits"),
    [
        (6, 6, 1, True),  # 36 + 16 = 52
        (5, 7, 1, True),  # 35 + 16 = 51
        (5, 8, 1, False),
        (7, 6, 1, False),
        (12, 3, 1, True),  # 36 + 16 = 52: the table's own settings, and they fit
        (12, 7, 2, True),  # 84 + 16 = 100
        (12, 8, 2, False),
        (11, 8, 2, True),  # 88 + 16 = 104
    ],
)
def test_mo_1_a_deal_leaves_the_upcard_and_fifteen_or_is_refused(
    seats: int,
    each: int,
    decks: int,
    fits: bool,  # noqa: FBT001 a column of the table
) -> None:
    table = between_hands(seats=seats, dealer=1, decks=decks)
    if fits:
        table.at(0).seat(1).deals(each)
        assert table.hands == (each,) * seats
    else:
        refused = table.at(0).seat(1).tries(Deal(each))
        assert (refused.clause, refused.code) == ("MO-1", "deal_too_large")
        assert table.phase == "hand_over"


def test_mo_1_a_third_deck_is_an_option_that_is_off() -> None:
    found = {laws.decks_for(seats, cards) for seats in range(2, 13) for cards in range(2, 11)}
    assert found == {1, 2}


def test_mo_1_a_third_deck_when_the_option_is_on() -> None:
    table = dealt(seats=12, deal=10, decks=3)
    assert len(table.all_cards) == 156
    assert table.hands == (10,) * 12


# MO-2


def test_mo_2_five_or_more_play() -> None:
    assert [dealt(seats=seats, decks=2).view().casual for seats in (5, 6, 12)] == [False] * 3


def test_mo_2_two_to_four_are_casual() -> None:
    assert [dealt(seats=seats, decks=2).view().casual for seats in (2, 3, 4)] == [True] * 3


@pytest.mark.parametrize("seats", [0, 1, 13])
def test_mo_2_no_table_of_one_and_none_of_thirteen(seats: int) -> None:
    with pytest.raises(ValueError, match="MO-2"):
        mao.open(Options(), seats)


# MO-6


def test_mo_6_chance_makes_the_first_dealer() -> None:
    table = MaoTable(Options(), 5, None)
    assert table.waiting.chance == 5
    table.give(chance((3, 1, 0, 4, 2)), 0)
    assert [event.seat for event in table.told(DealerChosen)] == [3]
    assert table.view().dealer == 3
    assert table.waiting.seats == (3,)


@pytest.mark.parametrize("dealer", range(5))
def test_mo_6_then_the_deal_passes_clockwise(dealer: int) -> None:
    table = between_hands(dealer=dealer)
    for seat in range(5):
        if seat != dealer:
            assert table.at(0).seat(seat).tries(Deal(3)).clause == "MO-6"
    table.at(0).seat(dealer).deals(3)


def test_mo_6_by_default_a_winner_has_no_right_to_deal() -> None:
    table = started({3: "2H 5H"}, deal=2, dealer=1, up="AH")
    table.at(0).seat(3).plays("2H").says("last card").plays("5H").says("mao")
    table.until(5_250)
    assert (table.winner, table.view().dealer) == (3, 2)


def test_mo_6_with_winner_deals_the_winner_does() -> None:
    table = started({3: "2H 5H"}, deal=2, dealer=1, up="AH", winner_deals=True)
    table.at(0).seat(3).plays("2H").says("last card").plays("5H").says("mao")
    table.until(5_250)
    assert (table.winner, table.view().dealer) == (3, 3)


# MO-7


@pytest.mark.parametrize("each", [3, 7, 10])
def test_mo_7_the_dealer_chooses_how_many_and_all_get_the_same(each: int) -> None:
    table = between_hands(dealer=2, decks=2)
    table.at(0).seat(2).deals(each)
    assert table.hands == (each,) * 5


@pytest.mark.parametrize("each", [-1, 0, 1, 2, 11])
def test_mo_7_from_three_to_ten(each: int) -> None:
    table = between_hands(dealer=2, decks=2)
    assert table.at(0).seat(2).tries(Deal(each)).clause == "MO-7"
    assert table.phase == "hand_over"


def test_mo_7_two_by_option_and_never_one() -> None:
    table = between_hands(dealer=2, min_deal=2)
    assert table.at(0).seat(2).tries(Deal(1)).clause == "MO-7"
    table.at(0).seat(2).deals(2)
    assert table.hands == (2,) * 5


def test_mo_7_the_dealer_has_ten_seconds() -> None:
    table = between_hands(dealer=2)
    assert table.until(10_249).phase == "hand_over"
    table.at(10_250).seat(2).deals(4)
    assert table.hands == (4,) * 5


def test_mo_18_a_dealer_who_needs_longer_has_longer() -> None:
    table = between_hands(dealer=2, multipliers=(100, 100, 200, 100, 100))
    assert table.until(20_249).phase == "hand_over"
    assert table.until(20_250).phase == "deal"
    assert table.until(30_499).view().top is None
    assert table.until(30_500).view().top is not None


def test_mo_7_else_five_are_dealt() -> None:
    table = between_hands(dealer=2)
    table.until(10_250)
    assert (table.phase, table.hands) == ("deal", (5,) * 5)
    assert [event.at for event in table.told(Dealt)] == [0, 10_250]


def test_mo_7_a_dealer_with_lag_has_so_much_longer() -> None:
    table = between_hands(dealer=2)
    table.at(100).seat(2, lag=300).says("one moment")
    assert table.until(10_549).phase == "hand_over"
    assert table.until(10_550).phase == "deal"


def test_mo_7_no_hand_is_dealt_by_itself_where_everybody_is_away() -> None:
    """Else a forgotten table would deal hands to nobody for ever."""
    table = dealt(end="open", hand_cap_minutes=1)
    for seat in range(5):
        table.at(100).seat(seat).does(Leave())
    assert table.until(60_000).phase == "hand_over"
    assert table.until(10_000_000_000).phase == "hand_over"
    table.at(10_000_000_000).seat(2).does(Return())
    assert table.until(10_000_010_249).phase == "hand_over"
    assert table.until(10_000_010_250).phase == "deal"


def test_mo_7_five_that_do_not_fit_become_as_many_as_fit() -> None:
    table = between_hands(seats=12, dealer=2, decks=1)
    assert table.until(10_250).hands == (3,) * 12


def test_mo_7_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    table = MaoTable(Options(), 5, None)
    table.give(chance((3, 0, 1, 2, 4)), 0)
    table.deck = Spades()
    table.at(0).seat(3).deals(3)
    dealt_out = "2S 7S QS/3S 8S KS/4S 9S AH/5S 10S 2H/AS 6S JS"
    assert [table.hand(seat) for seat in range(5)] == [
        sorted(hand.split()) for hand in dealt_out.split("/")
    ]


class Spades(Deck):
    """A pack as it comes from the factory: AS 2S 3S …"""

    def __init__(self) -> None:
        super().__init__({}, "", "")

    def order(self, players: Sequence[int], each: int, decks: int) -> tuple[Card, ...]:  # noqa: ARG002, D102 it is always the same
        return pack(decks)


# MO-8


def test_mo_8_the_rest_is_the_stock_face_down() -> None:
    table = dealt({1: "4H 5H 6H"}, up="9H", stock="KC", decks=1)
    assert table.stock == 52 - 15
    for reader in (0, 1, None):
        assert table.view(reader).top is None
        assert "KC" not in str(table.view(reader))
    table = started({1: "4H 5H 6H"}, up="9H", stock="KC")
    assert table.stock == 52 - 16
    table.at(10).seat(1).draws()
    assert [seen.card for seen in table.told(DrawSeen, seat=1)] == ["KC"]
    assert [seen.card for seen in table.told(DrawSeen, seat=2)] == [None]
