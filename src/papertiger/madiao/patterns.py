"""Scoring as data: the melds, the sets of honours, the tops. [MD-4.1] [MD-6.8] [MD-6.9]"""

from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import ALL, LOWEST, REDS, SUIT_MASKS, Card, mask


class Meld(Struct, frozen=True):
    """A meld: what it pays, the cards it needs, and the cards it must keep within (masks)."""

    code: str
    stakes: int
    needs: int
    within: int


_TENS, _MYRIADS, _STRINGS, _CASH = SUIT_MASKS
_FOUR_HIGHEST = mask((Card.MM, Card.M9, Card.S9, Card.C0))
_HUNDRED = mask((Card.HM,))
_REDS = mask(REDS)
_EXACT = mask(
    (Card.MM, Card.T20, Card.M9, Card.M1, Card.S9, Card.S1, Card.C0, Card.C9),
)

# Dearest first, so that the first that fits is the one that counts. [MD-4.1]
MELDS = (
    Meld("exact_reds", 8, _EXACT, _EXACT),
    Meld("eight_reds_hundred", 7, _HUNDRED, _REDS),
    Meld("eight_reds", 6, 0, _REDS),
    Meld("four_highest_hundred", 5, _FOUR_HIGHEST | _HUNDRED, ALL),
    Meld("flush_tens_hundred", 5, _HUNDRED, _TENS),
    Meld("four_highest", 4, _FOUR_HIGHEST, ALL),
    Meld("flush_tens", 4, 0, _TENS),
    Meld("flush_myriads", 4, 0, _MYRIADS),
    Meld("flush_strings", 4, 0, _STRINGS),
    Meld("flush_cash", 4, 0, _CASH),
)

# T20, M1, S1, C9 in one hand. [MD-4.4]
FOUR_LOWEST = mask(LOWEST)

# MM, TM, HM, and the C0 that makes them four. [MD-6.8] [MD-6.9]
HONOURS = mask((Card.MM, Card.TM, Card.HM))
FOURTH_HONOUR = mask((Card.C0,))


def meld_in(hand: int) -> Meld | None:
    """The dearest meld of a dealt hand (a mask of eight cards), or None. [MD-4.1]"""
    for meld in MELDS:
        if laws.holds(hand, meld.needs, meld.within):
            return meld
    return None


def has_four_lowest(hand: int) -> bool:
    """Whether a dealt hand has all four lowest cards. [MD-4.4]"""
    return laws.holds(hand, FOUR_LOWEST, ALL)


def has_five_of_a_suit(hand: int) -> bool:
    """Whether a dealt hand lets its player demand a redeal. [MD-4.5]"""
    return laws.may_demand_redeal(max((hand & suit).bit_count() for suit in SUIT_MASKS))
