"""A deal out of chance, and what it declares, as parts of kernels.

[MD-3.1] to [MD-3.4] [MD-4.1] to [MD-4.5]
"""

from papertiger.fast.arrays import Words
from papertiger.fast.chance import advanced, chosen, mixed
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import lowest, nth_bit, popcount
from papertiger.fast.outcomes import LOWEST, MELD
from papertiger.fast.tables import (
    EVERY_CARD,
    HUNDRED,
    MELD_NEEDS,
    MELD_STAKES,
    MELD_WITHIN,
    NOBODY,
    SUITS,
)
from papertiger.madiao import laws
from papertiger.madiao.patterns import FOUR_LOWEST

SEATS = laws.SEATS


@inlined
def dealt(
    state: int, banker: int, cut_card_is_upcard: bool, hands: Words
) -> tuple[int, int, int, int]:
    """Four hands into `hands`; (state, first dealt to, first upcard, second upcard).

    Every deal is as likely as every other, so the hands are drawn seat by seat; in which order
    cards and packets go round changes nothing. The cut card is the first upcard unless the switch
    says that the cut is independent. [MD-3.1] to [MD-3.4]
    """
    state = advanced(state)
    word = mixed(state)
    upcard = nth_bit(EVERY_CARD, chosen(word, 40))
    word *= 40
    left = EVERY_CARD ^ upcard
    second = nth_bit(left, chosen(word, 39))
    word *= 39
    cut_card = lowest(upcard) if cut_card_is_upcard else chosen(word, 40)
    left ^= second
    count = 38
    for seat in range(SEATS):
        hand = 0
        for _ in range(2):
            state = advanced(state)
            word = mixed(state)
            for _ in range(4):
                card = nth_bit(left, chosen(word, count))
                word *= count
                left ^= card
                hand |= card
                count -= 1
        hands[seat] = hand
    return state, laws.first_dealt(banker, cut_card), lowest(upcard), lowest(second)


@inlined
def hundred_holder(hands: Words) -> int:
    """The seat with HM among dealt hands, -1 when it lies in the stock. [MD-4.2] [MD-6.5]"""
    for seat in range(SEATS):
        if hands[seat] & HUNDRED:
            return seat
    return NOBODY


@inlined
def meld_stakes(hand: int) -> int:
    """What the dearest meld of a dealt hand pays, 0 for none. [MD-4.1]"""
    for number in range(len(MELD_STAKES)):
        if laws.holds(hand, MELD_NEEDS[number], MELD_WITHIN[number]):
            return int(MELD_STAKES[number])
    return 0


@inlined
def by_melds(hands: Words, first: int, payments: Words, items: Words) -> int:
    """Pay the melds; the next banker, the first of the winners in deal order, or -1 for no meld.

    `payments` and `items` (4) are written only where there is one. [MD-4.1] to [MD-4.3]
    """
    winner = NOBODY
    for steps in range(SEATS):
        seat = laws.right_of(first, steps)
        stakes = meld_stakes(hands[seat])
        if stakes:
            if winner == NOBODY:
                winner = seat
                payments[:] = items[:] = 0
            items[seat] |= 1 << MELD
            hundred = hundred_holder(hands)
            for payer in range(SEATS):
                if laws.pays_meld(payer, seat, hundred):
                    payments[payer] -= stakes
                    payments[seat] += stakes
    return winner


@inlined
def by_four_lowest(hands: Words, payments: Words, items: Words) -> int:
    """Pay who holds the four lowest; that seat, or -1 for none. [MD-4.4]"""
    for seat in range(SEATS):
        if laws.holds(hands[seat], FOUR_LOWEST, EVERY_CARD):
            payments[:] = -1
            payments[seat] = SEATS - 1
            items[:] = 0
            items[seat] = 1 << LOWEST
            return seat
    return NOBODY


@inlined
def may_demand_redeal(hand: int) -> bool:
    """Whether a dealt hand lets its player demand a redeal. [MD-4.5]"""
    most = 0
    for suit in range(len(SUITS)):
        most = max(most, popcount(hand & SUITS[suit]))
    return laws.may_demand_redeal(most)
