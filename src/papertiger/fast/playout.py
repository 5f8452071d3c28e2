"""Whole hands and whole matches by a policy of chance: the kernels."""

from typing import NamedTuple

from papertiger.fast.arrays import Words
from papertiger.fast.chance import BLOCK, STREAM, advanced, chosen, mixed, opened
from papertiger.fast.compiling import inlined, kernel
from papertiger.fast.dealing import (
    by_four_lowest,
    by_melds,
    dealt,
    hundred_holder,
    may_demand_redeal,
)
from papertiger.fast.machine import nth_bit, picked, popcount, scratch
from papertiger.fast.outcomes import BY_FOUR_LOWEST, BY_MELD, BY_PLAY
from papertiger.fast.playing import beating, beats, choices
from papertiger.fast.rows import Hands, Matches
from papertiger.fast.settling import PER_SEAT, discards_of, settled
from papertiger.fast.tables import NOBODY, SECOND_UNDER, Switches
from papertiger.madiao import laws

SEATS, TRICKS = laws.SEATS, laws.TRICKS

POLICIES = ("random", "sparing")
"""`random`: every play that is allowed is as likely as every other. `sparing`: every card of the
hand is as likely as every other, face up where it leads or beats and is allowed to, else face down,
so that nobody is ever fined."""

SPARING = POLICIES.index("sparing")

CERTAIN = 1 << 30
"""A kernel is given the rate of redeals as how often of so many times one is demanded."""

UNFINISHED = -1
"""How a hand ended whose redeal was demanded when no deal was left. [MD-7.2]"""


@inlined
def laid(word: int, ups: int, downs: int) -> tuple[int, bool, int]:
    """One of the plays face up and face down, by a word: (card as a bit, face up, of how many)."""
    least = popcount(downs)
    n = least + popcount(ups)
    number = chosen(word, n)
    face_up = number >= least
    card = nth_bit(ups if face_up else downs, number - least if face_up else number)
    return card, face_up, n


@inlined
def play_out(
    state: int,
    first: int,
    second: int,
    policy: int,
    rules: Switches,
    hands: Words,
    won: Words,
) -> tuple[int, int, int]:
    """Play the dealt `hands` to their end; (state, discards, offender).

    `second` is the card of MD-6.13, as a bit. `won` gets the cards that won a trick, by seat.
    """
    for seat in range(SEATS):
        won[seat] = 0
    leader = first
    discards = word = 0
    offender = NOBODY
    narrow = rules.forbid or policy == SPARING
    for trick in range(TRICKS):
        if trick & 1 == 0:
            # Two tricks choose among at most 8 * 16^3 * 7 * 14^3 = 2^29 ways to go on.
            state = advanced(state)
            word = mixed(state)
        hand = hands[leader]
        winning = nth_bit(hand, chosen(word, TRICKS - trick))
        word *= TRICKS - trick
        hands[leader] = hand ^ winning
        winner = leader
        above = beating(winning)
        offender = leader if winning == second else offender
        for steps in range(1, SEATS):
            seat = laws.right_of(leader, steps)
            hand = hands[seat]
            if narrow:
                ups, downs = choices(hand, above, trick, won[seat], rules.forbid)
                if policy == SPARING:
                    ups &= above
                    downs &= ~ups
                card, face_up, n = laid(word, ups, downs)
            else:
                # Nothing here waits for what is winning.
                ups, downs = choices(hand, 0, trick, won[seat], False)
                card, face_up, n = laid(word, ups, downs)
            word *= n
            hands[seat] = hand ^ card
            shown = picked(face_up, card, 0)
            better = beats(shown, True, above)
            discards += (face_up & (not better)) << (seat * PER_SEAT)
            offender = seat if shown & second else offender
            winner = picked(better, seat, winner)
            winning = picked(better, card, winning)
            above = picked(better, beating(card), above)
        won[winner] |= winning
        leader = winner
    return state, discards, offender


@inlined
def redeal_demanded(state: int, first: int, rate: int, hands: Words) -> tuple[int, bool]:
    """Whether one of those who may demand a redeal does, asked in deal order. [MD-4.5]"""
    for steps in range(SEATS):
        if may_demand_redeal(hands[laws.right_of(first, steps)]):
            state = advanced(state)
            if chosen(mixed(state), CERTAIN) < rate:
                return state, True
    return state, False


class Played(NamedTuple):
    """What came of a hand beside what is written by seat, as in `rows.Hands`; `state` of chance."""

    state: int
    ended_by: int
    deals: int
    first: int
    next_banker: int
    discards: int


@inlined
def play_hand(
    state: int,
    banker: int,
    deals_left: int,
    policy: int,
    rate: int,
    rules: Switches,
    hands: Words,
    won: Words,
    payments: Words,
    items: Words,
) -> Played:
    """One hand from its deal, redeals included: everything that follows from `state`.

    `deals_left`: after so many deals a redeal that is demanded ends all, 0 for no such end; `rate`:
    of `CERTAIN`. Writes what `hands`, `won`, `payments` and `items` (4 each) come to, by seat.
    [MD-4.1] [MD-4.4] [MD-4.5] [MD-7.1]
    """
    deals = 0
    while True:
        deals += 1
        state, first, upcard, second = dealt(state, banker, rules.cut_card_is_upcard, hands)
        winner = by_melds(hands, first, payments, items)
        if winner != NOBODY:
            won[:] = 0
            return Played(state, BY_MELD, deals, first, winner, 0)
        if by_four_lowest(hands, payments, items) != NOBODY:
            won[:] = 0
            return Played(state, BY_FOUR_LOWEST, deals, first, NOBODY, 0)
        if rate == 0:
            break
        state, demanded = redeal_demanded(state, first, rate, hands)
        if not demanded:
            break
        if deals == deals_left:
            won[:] = payments[:] = items[:] = 0
            return Played(state, UNFINISHED, deals, first, banker, 0)
    hundred = hundred_holder(hands)
    state, discards, offender = play_out(
        state, first, SECOND_UNDER[second], policy, rules, hands, won
    )
    keeps = settled(won, discards, hundred, upcard, offender, banker, rules, payments, items)
    following = banker if keeps else laws.banker_after(banker)
    return Played(state, BY_PLAY, deals, first, following, discards)


@kernel
def run_hands(
    start: int,
    stop: int,
    seed: int,
    banker: int,
    policy: int,
    rate: int,
    rules: Switches,
    rows: Hands,
) -> None:
    """Write the rows from `start` to `stop`; `banker` -1 for each seat in turn."""
    hands, won, payments, items = scratch(SEATS), scratch(SEATS), scratch(SEATS), scratch(SEATS)
    for number in range(start, stop):
        bank = number % SEATS if banker == NOBODY else banker
        state = opened(seed, number, BLOCK)
        played = play_hand(state, bank, 0, policy, rate, rules, hands, won, payments, items)
        rows.banker[number] = bank
        rows.first[number] = played.first
        rows.ended_by[number] = played.ended_by
        rows.next_banker[number] = played.next_banker
        rows.deals[number] = played.deals
        for seat in range(SEATS):
            rows.payments[number, seat] = payments[seat]
            rows.tricks[number, seat] = popcount(won[seat])
            rows.discards[number, seat] = discards_of(seat, played.discards)
            rows.items[number, seat] = items[seat]


@kernel
def run_matches(
    start: int,
    stop: int,
    seed: int,
    stake: int,
    most: int,
    policy: int,
    rate: int,
    rules: Switches,
    rows: Matches,
) -> None:
    """Write the rows from `start` to `stop`; `most`: the deals of a match. [MD-7.1] [MD-7.2]"""
    hands, won, payments, items = scratch(SEATS), scratch(SEATS), scratch(SEATS), scratch(SEATS)
    for number in range(start, stop):
        state = opened(seed, number, STREAM)
        banker = served = finished = deals = 0
        complete = False
        for seat in range(SEATS):
            rows.totals[number, seat] = 0
        while deals < most and not complete:
            played = play_hand(
                state, banker, most - deals, policy, rate, rules, hands, won, payments, items
            )
            state, following = played.state, played.next_banker
            deals += played.deals
            for seat in range(SEATS):
                rows.totals[number, seat] += stake * payments[seat]
            if played.ended_by in (BY_PLAY, BY_MELD):
                finished += 1
                served |= 1 << banker
                complete = laws.match_over(served, banker, following)
            if following == NOBODY:
                state = advanced(state)
                following = chosen(mixed(state), SEATS)
            banker = following
        rows.hands[number] = finished
        rows.deals[number] = deals
        rows.complete[number] = complete
