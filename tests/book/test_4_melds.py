"""Section 4: melds. What each pays, who pays, two at once, and that they come first."""

from itertools import combinations

import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act
from papertiger.madiao.cards import CARDS, Card, mask
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    FourLowestDeclared,
    HandSettled,
    MeldDeclared,
    RedealWaived,
    SecondUpcardShown,
    UpcardShown,
)
from papertiger.madiao.moves import Play
from papertiger.madiao.patterns import meld_in
from papertiger.madiao.settle import Ending
from papertiger.madiao.state import Phase
from tests.book.built import (
    DEALER,
    OPPOSITE,
    READERS,
    SEATS,
    PlayedTable,
    cards,
    deal_of,
    dealt,
    each_pays,
    lines,
    paid,
)

MYRIADS = "M9 M8 M7 M6 M5 M4 M3 M2"
STRINGS = "S8 S7 S6 S5 S4 S3 S2 S1"
CASH = "CH C1 C2 C3 C4 C5 C6 C7"
TENS = "TM T90 T80 T70 T60 T50 T40 T30"
TENS_WITH_HM = "TM HM T90 T80 T70 T60 T50 T40"
REDS = cards("MM TM HM T20 M9 M1 S9 S1 C0 C9")
EXACT = "MM T20 M9 M1 S9 S1 C0 C9"

# Every row of the table of MD-4.1, several hands to a row, and what they pay.
MELDS = [
    pytest.param("MM M9 S9 C0 T30 M2 S2 C8", 4, id="four highest"),
    pytest.param("MM M9 S9 C0 TM M8 S8 CH", 4, id="four highest and the seconds"),
    pytest.param("MM M9 S9 C0 T20 M1 S1 C8", 4, id="four highest with three lows"),
    pytest.param("MM HM M9 S9 C0 M2 S2 C8", 5, id="four highest and HM"),
    pytest.param("MM HM M9 S9 C0 TM T90 T80", 5, id="four highest and HM, many Tens"),
    pytest.param("MM TM T90 T80 T70 T60 T50 T40", 4, id="flush of Tens"),
    pytest.param("T90 T80 T70 T60 T50 T40 T30 T20", 4, id="flush of low Tens"),
    pytest.param(MYRIADS, 4, id="flush of Myriads"),
    pytest.param("M8 M7 M6 M5 M4 M3 M2 M1", 4, id="flush of Myriads without the top"),
    pytest.param(STRINGS, 4, id="flush of Strings"),
    pytest.param("S9 S8 S7 S6 S5 S4 S3 S2", 4, id="flush of Strings with the top"),
    pytest.param("C0 CH C1 C2 C3 C4 C5 C6", 4, id="flush of Cash"),
    pytest.param("C2 C3 C4 C5 C6 C7 C8 C9", 4, id="flush of low Cash"),
    pytest.param("HM T90 T80 T70 T60 T50 T40 T30", 5, id="flush of Tens with HM"),
    pytest.param("MM TM HM T60 T50 T40 T30 T20", 5, id="flush of Tens with all honours"),
    pytest.param("TM T20 M9 M1 S9 S1 C0 C9", 6, id="eight reds without MM"),
    pytest.param("MM TM M9 M1 S9 S1 C0 C9", 6, id="eight reds, four highest among them"),
    pytest.param("MM TM T20 M9 M1 S9 S1 C9", 6, id="eight reds, four lowest among them"),
    pytest.param("TM HM T20 M9 M1 S9 S1 C9", 7, id="eight reds with HM"),
    pytest.param("MM HM M9 M1 S9 S1 C0 C9", 7, id="eight reds with HM, four highest among them"),
    pytest.param("HM T20 M9 M1 S9 S1 C0 C9", 7, id="eight reds, HM in place of MM"),
    pytest.param(EXACT, 8, id="the eight exactly"),
]

NO_MELDS = [
    pytest.param("MM M9 S9 CH T30 M2 S2 C8", id="three highest and a second"),
    pytest.param("TM M9 S9 C0 HM M2 S2 C8", id="without MM"),
    pytest.param("MM M8 S9 C0 HM M2 S2 C8", id="without M9"),
    pytest.param("MM M9 S8 C0 HM M2 S2 C8", id="without S9"),
    pytest.param("MM TM HM T90 T80 T70 T60 M1", id="seven Tens with HM"),
    pytest.param("M8 M7 M6 M5 M4 M3 M2 S9", id="seven Myriads"),
    pytest.param("S8 S7 S6 S5 S4 S3 S2 C1", id="seven Strings"),
    pytest.param("CH C1 C2 C3 C4 C5 C6 S1", id="seven Cash"),
    pytest.param("TM HM T20 M9 M1 S9 C0 C8", id="seven reds with HM"),
    pytest.param("MM TM HM T20 M1 S9 S1 C8", id="seven reds without M9"),
]  # fmt: skip


def declared(
    *hands: str, stock: str = "", banker: int = 0, first: int | None = None
) -> PlayedTable:
    """A table at which these hands have been dealt."""
    return dealt(deal_of(*hands, stock=stock, banker=banker, first=first))


def melds(table: PlayedTable) -> list[tuple[int, int]]:
    """Who declared a meld of how many stakes, in turn."""
    return [(event.seat, event.stakes) for event in table.all(MeldDeclared)]


# MD-4.1


@pytest.mark.parametrize(("hand", "stakes"), MELDS)
@pytest.mark.parametrize("seat", SEATS)
def test_md_4_1_each_meld_pays_its_stakes(hand: str, stakes: int, seat: int) -> None:
    hands = ["", "", "", ""]
    hands[seat] = hand
    table = declared(*hands, banker=1)
    assert melds(table) == [(seat, stakes)]
    assert paid(table) == lines(each_pays(seat, stakes, "MD-4.2"))


@pytest.mark.parametrize("hand", NO_MELDS)
def test_md_4_1_anything_short_of_a_meld_is_none(hand: str) -> None:
    table = declared(hand)
    assert table.all(HandSettled) == []
    assert table.public.phase is Phase.REDEAL


@pytest.mark.parametrize("eight", list(combinations(REDS, 8)))
def test_md_4_1_any_eight_reds_pay_6_with_hm_7_and_the_exact_eight_8(
    eight: tuple[Card, ...],
) -> None:
    meld = meld_in(mask(eight))
    assert meld is not None
    dear = 8 if set(eight) == set(cards(EXACT)) else 6
    assert meld.stakes == (7 if Card.HM in eight else dear)


@pytest.mark.parametrize("suit", "TMSC")
def test_md_4_1_any_eight_of_a_suit_are_a_flush(suit: str) -> None:
    for eight in combinations([card for card in CARDS if card.suit == suit], 8):
        meld = meld_in(mask(eight))
        assert meld is not None
        assert meld.stakes == (5 if Card.HM in eight else 4)


def test_md_4_1_a_meld_wins_at_once_without_play() -> None:
    table = declared("", "", MYRIADS)
    kinds = [type(event) for event in table.events]
    assert kinds[-4:] == [UpcardShown, MeldDeclared, HandSettled, BankerChosen]
    assert not {CardPlayed, RedealWaived, SecondUpcardShown} & set(kinds)
    settled = table.last(HandSettled).hand
    assert settled.settlement.ended_by is Ending.MELD
    assert settled.plays == ()
    refused = madiao.step(table.table, Act(2, Play(Card.M9)), 0)
    assert isinstance(refused, Refused)


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("winner", SEATS)
def test_md_4_1_the_winner_is_the_next_banker(winner: int, banker: int) -> None:
    hands = ["", "", "", ""]
    hands[winner] = STRINGS
    table = declared(*hands, banker=banker)
    assert table.last(BankerChosen) == BankerChosen(winner, "MD-4.1")
    assert table.public.banker == table.turn == winner


def test_md_4_1_the_meld_is_shown_to_all() -> None:
    table = declared("", "", MYRIADS)
    event = table.last(MeldDeclared)
    assert set(event.hand) == set(cards(MYRIADS))
    assert [madiao.tell(event, reader) for reader in READERS] == [event] * 5


@pytest.mark.parametrize(
    ("hand", "stakes"),
    [
        pytest.param("MM HM M9 S9 C0 M1 S1 C9", 7, id="four highest, with HM, and eight reds"),
        pytest.param("MM TM M9 M1 S9 S1 C0 C9", 6, id="four highest and eight reds"),
        pytest.param(EXACT, 8, id="four highest, eight reds, the exact eight"),
        pytest.param("MM HM M9 S9 C0 T90 T80 T70", 5, id="four highest with HM and without"),
    ],
)
def test_md_4_1_one_meld_per_player_the_dearest(hand: str, stakes: int) -> None:
    table = declared("", hand)
    assert melds(table) == [(1, stakes)]
    assert len(paid(table)) == 3
    assert table.last(HandSettled).hand.settlement.payments[1] == 3 * stakes


# MD-4.2


@pytest.mark.parametrize("holder", [0, 1, 3])
def test_md_4_2_each_other_player_pays_except_the_holder_of_hm(holder: int) -> None:
    hands = ["", "", STRINGS, ""]
    hands[holder] = "HM"
    table = declared(*hands)
    assert paid(table) == lines(each_pays(2, 4, "MD-4.2", free=holder))
    payments = [-4, -4, 8, -4]
    payments[holder] = 0
    assert list(table.last(HandSettled).hand.settlement.payments) == payments


@pytest.mark.parametrize("banker", SEATS)
def test_md_4_2_the_banker_is_no_exception(banker: int) -> None:
    table = declared(STRINGS, "HM", banker=banker)
    assert paid(table) == lines("2 pays 0 4 MD-4.2; 3 pays 0 4 MD-4.2")


@pytest.mark.parametrize(
    ("hand", "stakes"),
    [
        pytest.param("MM HM M9 S9 C0 M2 S2 C8", 5, id="four highest"),
        pytest.param(TENS_WITH_HM, 5, id="flush"),
        pytest.param("TM HM T20 M9 M1 S9 S1 C9", 7, id="reds"),
    ],
)
def test_md_4_2_if_the_winner_holds_hm_all_three_pay(hand: str, stakes: int) -> None:
    table = declared("", "", "", hand)
    assert paid(table) == lines(each_pays(3, stakes, "MD-4.2"))


@pytest.mark.parametrize(
    "stock",
    [
        pytest.param("M1 C9 HM", id="deep in the stock"),
        pytest.param("M1 HM", id="second upcard"),
        pytest.param("HM", id="first upcard"),
    ],
)
def test_md_4_2_if_hm_lies_in_the_stock_all_three_pay(stock: str) -> None:
    table = declared("", STRINGS, stock=stock)
    assert Card.HM in table.last(HandSettled).hand.deal.stock
    assert paid(table) == lines(each_pays(1, 4, "MD-4.2"))


# MD-4.3


def test_md_4_3_two_melds_each_collects_from_three_others() -> None:
    table = declared(MYRIADS, "", "TM T20 M1 S9 S1 C0 C9 MM", stock="T50")
    assert sorted(melds(table)) == [(0, 4), (2, 6)]
    assert paid(table) == lines(each_pays(0, 4, "MD-4.2"), each_pays(2, 6, "MD-4.2"))
    assert table.last(HandSettled).hand.settlement.payments == (6, -10, 14, -10)


def test_md_4_3_with_two_melds_the_holder_of_hm_pays_neither() -> None:
    table = declared(MYRIADS, "HM", STRINGS, stock="T50")
    assert paid(table) == lines(
        each_pays(0, 4, "MD-4.2", free=1), each_pays(2, 4, "MD-4.2", free=1)
    )
    assert table.last(HandSettled).hand.settlement.payments == (4, 0, 4, -8)


def test_md_4_3_a_winner_who_holds_hm_collects_from_three_and_pays_nobody() -> None:
    table = declared(MYRIADS, "", TENS_WITH_HM, stock="C5")
    assert paid(table) == lines(each_pays(0, 4, "MD-4.2", free=2), each_pays(2, 5, "MD-4.2"))
    assert table.last(HandSettled).hand.settlement.payments == (3, -9, 15, -9)


def test_md_4_3_four_melds_at_once() -> None:
    table = declared(MYRIADS, TENS, STRINGS, CASH, stock="S9")
    assert sorted(melds(table)) == [(seat, 4) for seat in SEATS]
    assert len(paid(table)) == 12
    assert table.last(HandSettled).hand.settlement.payments == (0, 0, 0, 0)


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("first", SEATS)
def test_md_4_3_next_banker_is_first_in_deal_order(first: int, banker: int) -> None:
    hands = ["", "", "", ""]
    hands[1], hands[3] = STRINGS, MYRIADS
    table = declared(*hands, banker=banker, first=first)
    winner = {0: 1, 1: 1, 2: 3, 3: 3}[first]
    assert table.last(BankerChosen) == BankerChosen(winner, "MD-4.1")
    assert table.turn == winner


def test_md_4_3_the_dearer_meld_does_not_come_first() -> None:
    table = declared(STRINGS, "TM HM T20 M9 M1 S9 C0 C9", first=OPPOSITE)
    assert table.all(MeldDeclared)[0].seat == 0
    assert table.turn == 0


# The order of declarations


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_md_4_4_a_meld_comes_before_the_four_lowest_of_another(seat: int) -> None:
    hands = ["", "T20 M1 S1 C9", "", ""]
    hands[seat] = "CH C1 C2 C3 C4 C5 C6 C7"
    table = declared(*hands)
    assert melds(table) == [(seat, 4)]
    assert table.all(FourLowestDeclared) == []
    assert paid(table) == lines(each_pays(seat, 4, "MD-4.2"))
    assert table.public.banker == seat


@pytest.mark.parametrize(
    ("hand", "stakes"),
    [(EXACT, 8), ("MM TM T20 M9 M1 S9 S1 C9", 6), ("HM T20 M9 M1 S9 S1 C0 C9", 7)],
)
def test_md_4_4_a_meld_comes_before_the_four_lowest_in_the_same_hand(
    hand: str, stakes: int
) -> None:
    table = declared("", "", "", hand)
    assert melds(table) == [(3, stakes)]
    assert table.all(FourLowestDeclared) == []
    assert paid(table) == lines(each_pays(3, stakes, "MD-4.2"))


def test_md_4_5_a_meld_comes_before_a_redeal() -> None:
    table = declared("M8 M7 M6 M5 M4 C1 C2 C3", STRINGS, first=DEALER)
    assert table.public.phase is Phase.STAKE
    assert table.public.banker == 1
