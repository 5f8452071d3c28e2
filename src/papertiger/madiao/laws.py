"""The laws of play and settlement: small integer functions, one clause each.

Cards are places 0 to 39 in the order of `cards.Card`, hands and sets are 40-bit masks, seats 0 to
3, values and payments stakes. Nothing here knows a table: the flow (`rules`) and the settlement
(`settle`) call these, and they are plain enough to be compiled.
"""

from papertiger.madiao.cards import LEADING_DIGIT, SUIT_OF

SEATS = 4
HAND = 8
TRICKS = 8
MINIMUM = 2


# Seats and deal


def right_of(seat: int, steps: int = 1) -> int:
    """The seat that many places on, counter-clockwise: to the right. [MD-2.1]"""
    return (seat + steps) % SEATS


def dealer(banker: int) -> int:
    """The seat that cuts and deals: right of the banker. [MD-2.1]"""
    return right_of(banker, 1)


def shuffler(banker: int) -> int:
    """The seat that shuffles: left of the banker. [MD-2.1]"""
    return right_of(banker, 3)


def draw_rank(card: int) -> int:
    """How high a drawn card counts: suits in order, inside a suit the trick rank. [MD-2.2]"""
    return 39 - card


def stake_allowed(stake: int, low: int, high: int) -> bool:
    """Whether a stake is even and inside the limits. [MD-2.3]"""
    return stake % 2 == 0 and low <= stake <= high


def first_dealt(banker: int, cut_card: int) -> int:
    """The player dealt to first, by the leading digit of the cut card. [MD-3.1]"""
    return (banker + 1 + LEADING_DIGIT[cut_card]) % SEATS


def receiver(first: int, number: int) -> int:
    """The seat that gets card `number` of the pack: four at once, then one by one. [MD-3.2]"""
    turn = number // 4 if number < 16 else number - 16
    return right_of(first, turn)


# Declarations


def holds(hand: int, needs: int, within: int) -> bool:
    """Whether a hand has all of `needs` and nothing outside `within`: a meld's shape. [MD-4.1]"""
    return hand & needs == needs and hand & ~within == 0


def pays_meld(payer: int, winner: int, hundred_holder: int) -> bool:
    """Whether `payer` pays the meld of `winner`: all but the holder of HM. [MD-4.2]

    `hundred_holder` is -1 when HM lies in the stock.
    """
    return payer not in (winner, hundred_holder)


def may_demand_redeal(most_of_a_suit: int) -> bool:
    """Whether that many cards in its longest suit let a hand demand a redeal. [MD-4.5]"""
    return most_of_a_suit >= 5


# Tricks


def beats(card: int, winning: int) -> bool:
    """Whether a face-up card beats the one now winning: same suit and higher. [MD-5.3]

    The winning card is always of the led suit and the highest of it so far.
    """
    return SUIT_OF[card] == SUIT_OF[winning] and card < winning


def barred(tricks_done: int, tricks_won: int) -> bool:
    """Whether a seat's card must go face down: the eighth trick, none won before. [MD-5.6]"""
    return tricks_done == TRICKS - 1 and tricks_won == 0


# Values, in stakes


def short_of_minimum(tricks: int) -> int:
    """Fewer than two tricks: the minimum is not reached. [MD-6.2]"""
    return -1 if tricks < MINIMUM else 0


def many_tricks(tricks: int) -> int:
    """Three or more tricks. [MD-6.3]"""
    return 1 if tricks >= 3 else 0


def top_trick(tricks: int) -> int:
    """A trick won with an acting top, two tricks or more in all. [MD-6.4]"""
    return 1 if tricks >= MINIMUM else 0


def acting_top(top: int, upcard: int) -> int:
    """The card that acts as top of a suit: the second when the first upcard is the top. [MD-6.4]

    Every second stands directly below its top, so it is the next place.
    """
    return top + 1 if upcard == top else top


def hundred_short(tricks: int) -> int:
    """HM was dealt to the player, who has fewer than two tricks. [MD-6.5]"""
    return 1 if tricks < MINIMUM else 0


def hundred_lost(tricks: int, won_with_hundred: bool) -> int:
    """HM was dealt to the player, who reached the minimum, but HM won no trick. [MD-6.6]"""
    return 2 if tricks >= MINIMUM and not won_with_hundred else 0


def hundred_won(tricks: int, two_or_more: bool) -> int:
    """A trick won with HM and exactly two tricks, or by the switch two or more. [MD-6.7]"""
    return 3 if tricks == MINIMUM or (two_or_more and tricks > MINIMUM) else 0


def three_honours(winners: int, honours: int, fourth: int, dearest: bool) -> int:
    """Tricks won with each of MM, TM, HM; under `dearest` not beside the set with C0. [MD-6.8]"""
    if winners & honours != honours:
        return 0
    return 0 if dearest and four_honours(winners, honours, fourth) else 3


def four_honours(winners: int, honours: int, fourth: int) -> int:
    """Tricks won with each of MM, TM, HM and C0. [MD-6.9]"""
    every = honours | fourth
    return 4 if winners & every == every else 0


def slam(tricks: int) -> int:
    """All eight tricks. [MD-6.10]"""
    return 8 if tricks == TRICKS else 0


def exposure_value(by_value: bool) -> int:
    """An exposed discard, where the switch counts it in the value. [MD-5.5]"""
    return -2 if by_value else 0


# The match


def banker_after(banker: int) -> int:
    """The next banker, unless something else decides: to the right of the banker. [MD-7.1]"""
    return right_of(banker)


def match_over(served: int, banker: int, next_banker: int) -> bool:
    """Whether a finished hand ends the match. [MD-7.2]

    `served` has a bit for every seat that has been banker for a finished hand.
    """
    return served == (1 << SEATS) - 1 and next_banker != banker
