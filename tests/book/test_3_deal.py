"""Section 3: shuffling, cutting, dealing, the stock and the first upcard."""

import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import chance
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import (
    CardsDealt,
    HandDealt,
    HandSettled,
    PackCut,
    PackShuffled,
    UpcardShown,
)
from papertiger.madiao.moves import Cut
from papertiger.madiao.options import Options
from tests.book.built import (
    EVEN,
    READERS,
    SEATS,
    SOURCE,
    Cards,
    PlayedTable,
    cards,
    deal_of,
    dealt_pack,
    order_of,
    pack_for,
    script,
    table_at,
)

APART = Options(cut_card_is_upcard=False)

# The leading digit of every card that may be cut, and who is dealt to first. [MD-3.1]
DIGITS = {
    1: "MM TM HM M1 S1 C0 CH C1",
    2: "T20 M2 S2 C2",
    3: "T30 M3 S3 C3",
    4: "T40 M4 S4 C4",
    5: "T50 M5 S5 C5",
    6: "T60 M6 S6 C6",
    7: "T70 M7 S7 C7",
    8: "T80 M8 S8 C8",
    9: "T90 M9 S9 C9",
}
DIGIT_OF = {card: digit for digit, codes in DIGITS.items() for card in cards(codes)}

# A shuffled pack in which suits and ranks are mixed, top card first.
MIXED = tuple(CARDS[place * 17 % 40] for place in range(40))

# The places in the cut pack of the cards that the first, second, third, fourth player gets.
DEALT_PLACES = (
    (0, 1, 2, 3, 16, 20, 24, 28),
    (4, 5, 6, 7, 17, 21, 25, 29),
    (8, 9, 10, 11, 18, 22, 26, 30),
    (12, 13, 14, 15, 19, 23, 27, 31),
)


def shuffled(banker: int = 0, options: Options = SOURCE, pack: Cards = MIXED) -> PlayedTable:
    """A table that waits for the cut of this pack."""
    table = table_at(banker, options)
    table.name_stake()
    table.order(order_of(pack))
    return table


def cut_at(card: Card, banker: int = 0) -> PlayedTable:
    """A table at which this card has been cut."""
    table = shuffled(banker)
    table.act(table.turn, Cut(MIXED.index(card) + 1))
    return table


# MD-3.1


@pytest.mark.parametrize("banker", SEATS)
def test_md_3_1_the_shuffler_shuffles_once_the_stake_is_named(banker: int) -> None:
    table = table_at(banker)
    table.name_stake()
    assert madiao.waiting(table.table).chance == 40
    assert table.order(order_of(MIXED)) == (PackShuffled((banker + 3) % 4),)


@pytest.mark.parametrize("banker", SEATS)
def test_md_3_1_the_dealer_cuts_and_reveals_a_card(banker: int) -> None:
    table = shuffled(banker)
    assert table.turn == (banker + 1) % 4
    events = table.act(table.turn, Cut(13))
    assert isinstance(events[0], PackCut)
    assert (events[0].seat, events[0].depth) == ((banker + 1) % 4, 13)
    for reader in READERS:
        assert madiao.tell(events[0], reader) == events[0]


def test_md_3_1_every_card_has_a_leading_digit() -> None:
    assert set(DIGIT_OF) == set(CARDS)


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("card", CARDS)
def test_md_3_1_the_leading_digit_says_who_is_dealt_to_first(card: Card, banker: int) -> None:
    pack = tuple(other for other in MIXED if other is not card)
    table = shuffled(banker, pack=(*pack[:20], card, *pack[20:]))
    event = table.act(table.turn, Cut(21))[0]
    first = (banker + 1 + DIGIT_OF[card]) % 4
    assert event == PackCut((banker + 1) % 4, 21, card, first)


@pytest.mark.parametrize(
    ("codes", "steps"),
    [
        pytest.param("M1 S1 C1 T50 M5 S5 C5 T90 M9 S9 C9", 2, id="1, 5, 9: opposite"),
        pytest.param("MM TM HM", 2, id="the honours: opposite"),
        pytest.param("C0 CH", 2, id="Zero and Half: opposite"),
        pytest.param("T20 M2 S2 C2 T60 M6 S6 C6", 3, id="2, 6: shuffler"),
        pytest.param("T30 M3 S3 C3 T70 M7 S7 C7", 0, id="3, 7: banker"),
        pytest.param("T40 M4 S4 C4 T80 M8 S8 C8", 1, id="4, 8: dealer"),
    ],
)
def test_md_3_1_the_roles_dealt_to_first(codes: str, steps: int) -> None:
    for banker in SEATS:
        for card in cards(codes):
            table = table_at(banker, APART)
            table.name_stake()
            others = [other for other in CARDS if other is not card]
            table.order(order_of([*others[:9], card, *others[9:]]))
            table.act(table.turn, Cut(10))
            assert table.last(PackCut).card is card
            assert table.public.first == (banker + steps) % 4


@pytest.mark.parametrize("depth", range(1, 40))
def test_md_3_1_any_cut_that_leaves_two_packets_will_do(depth: int) -> None:
    table = shuffled()
    table.act(table.turn, Cut(depth))
    assert table.last(PackCut).card is MIXED[depth - 1]


@pytest.mark.parametrize("depth", [0, 40, -1, 41, 10**30])
def test_md_3_1_a_cut_that_does_not_is_refused(depth: int) -> None:
    table = shuffled()
    assert table.refusal(table.turn, Cut(depth)).clause in ("MD-3.1", "MD-3.4")


@pytest.mark.parametrize("order", [(), tuple(range(39)), (*range(39), 0), tuple(range(1, 41))])
def test_md_3_1_a_pack_that_is_not_the_forty_cards_is_refused(order: tuple[int, ...]) -> None:
    table = table_at(0)
    table.name_stake()
    assert isinstance(madiao.step(table.table, chance(order), 0), Refused)


# MD-3.2


@pytest.mark.parametrize("card", cards("M4 M5 M6 M7"))
@pytest.mark.parametrize("banker", SEATS)
def test_md_3_2_four_at_once_then_four_rounds_of_one_from_the_first_player(
    card: Card, banker: int
) -> None:
    table = cut_at(card, banker)
    depth = MIXED.index(card) + 1
    pack = MIXED[depth:] + MIXED[:depth]
    first = (banker + 1 + DIGIT_OF[card]) % 4
    event = table.last(CardsDealt)
    assert event.first == first
    for turn, places in enumerate(DEALT_PLACES):
        seat = (first + turn) % 4
        told = madiao.tell(event, seat)
        assert isinstance(told, HandDealt)
        assert told.hand is not None
        assert set(told.hand) == {pack[place] for place in places}
        assert table.see(seat).hand == told.hand


def test_md_3_2_eight_each() -> None:
    table = cut_at(Card.M6)
    assert [len(table.see(seat).hand) for seat in SEATS] == [8, 8, 8, 8]
    assert len({card for seat in SEATS for card in table.see(seat).hand}) == 32


# MD-3.3


def test_md_3_3_the_remaining_eight_are_the_stock() -> None:
    told = script(EVEN)
    table = table_at(0)
    table.begin(told.deal)
    table.plays(told.plays)
    assert table.last(HandSettled).hand.deal.stock == told.deal.stock
    assert len(told.deal.stock) == 8


@pytest.mark.parametrize("depth", [1, 8, 21, 39])
def test_md_3_3_the_bottom_card_of_the_stock_shows_to_all(depth: int) -> None:
    table = shuffled()
    table.act(table.turn, Cut(depth))
    bottom = (MIXED[depth:] + MIXED[:depth])[-1]
    assert table.last(UpcardShown).card is bottom
    for reader in READERS:
        assert table.see(reader).upcard is bottom
        assert madiao.tell(table.last(UpcardShown), reader) == table.last(UpcardShown)


def test_md_3_3_the_upcard_lies_in_no_hand() -> None:
    table = cut_at(Card.M6)
    assert not any(Card.M6 in table.see(seat).hand for seat in SEATS)


# MD-3.4


@pytest.mark.parametrize("depth", [1, 2, 16, 25, 32, 38, 39])
def test_md_3_4_the_revealed_card_is_the_lowest_of_the_lifted_packet(depth: int) -> None:
    table = shuffled()
    table.act(table.turn, Cut(depth))
    assert table.last(PackCut).card is MIXED[depth - 1]
    assert {table.see(reader).cut_card for reader in READERS} == {MIXED[depth - 1]}


@pytest.mark.parametrize("depth", [1, 2, 16, 25, 32, 38, 39])
def test_md_3_4_the_revealed_card_is_the_first_upcard(depth: int) -> None:
    table = shuffled()
    table.act(table.turn, Cut(depth))
    assert table.last(UpcardShown).card is table.last(PackCut).card


@pytest.mark.parametrize("depth", [1, 2, 16, 25, 32, 38, 39])
def test_md_3_4_the_lower_packet_goes_on_top(depth: int) -> None:
    table = shuffled()
    table.act(table.turn, Cut(depth))
    pack = MIXED[depth:] + MIXED[:depth]
    assert set(table.see(table.last(PackCut).first).hand) >= set(pack[:4])


@pytest.mark.parametrize("depth", [1, 2, 16, 25, 32, 38, 39])
def test_md_3_4_the_whole_deal_follows_from_shuffle_and_cut(depth: int) -> None:
    deal = deal_of("T50 C3", "M6 M2", "S4", "HM", stock="S7 C1", banker=2)
    table = table_at(2)
    table.name_stake()
    table.order(pack_for(deal.hands, deal.stock, 2, depth))
    table.act(table.turn, Cut(depth))
    assert [set(table.see(seat).hand) for seat in SEATS] == [set(hand) for hand in deal.hands]
    assert table.public.upcard is Card.S7


def test_md_3_4_the_cut_card_is_the_upcard_by_default() -> None:
    assert Options().cut_card_is_upcard


def independent_cut(card: Card) -> PlayedTable:
    """A table with the switch off, after a cut that revealed this card."""
    table = shuffled(0, APART)
    table.act(table.turn, Cut(MIXED.index(card) + 1))
    return table


def test_md_3_4_off_the_cut_still_says_who_is_dealt_to_first() -> None:
    deal = deal_of(stock="M4")
    for card, first in ((Card.M5, 2), (Card.M6, 3), (Card.M7, 0), (Card.M8, 1)):
        table = independent_cut(card)
        table.order(order_of(dealt_pack(deal.hands, deal.stock, first)))
        assert table.public.first == table.turn == first
        assert table.public.cut_card is card


def test_md_3_4_off_the_upcard_has_nothing_to_do_with_the_cut() -> None:
    deal = deal_of("M5", stock="S2")
    table = independent_cut(Card.M5)
    assert madiao.waiting(table.table).chance == 40
    assert table.all(UpcardShown) == []
    table.order(order_of(dealt_pack(deal.hands, deal.stock, 2)))
    assert table.last(UpcardShown).card is Card.S2
    assert Card.M5 in table.see(0).hand
    assert [set(table.see(seat).hand) for seat in SEATS] == [set(hand) for hand in deal.hands]


def test_md_3_4_off_a_hand_is_played_and_settled_like_any_other() -> None:
    told = script(EVEN)
    table = independent_cut(Card.M7)
    table.order(order_of(dealt_pack(told.deal.hands, told.deal.stock, 0)))
    table.waive()
    table.plays(told.plays)
    assert table.last(HandSettled).hand.deal.stock == told.deal.stock
    assert table.public.banker == 1
