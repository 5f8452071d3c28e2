"""What an ending is worth to the banker: exactly at its end, within bounds before. [MD-6.1]

In stakes: three times the banker's value less the others', and what MD-6.13 pays; payments among
the others cancel. A special card can win only for who was dealt it.
"""

import numpy as np

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import popcount
from papertiger.fast.tables import HUNDRED
from papertiger.madiao import laws
from papertiger.madiao.patterns import FOURTH_HONOUR, HONOURS
from papertiger.solver.facts import (
    HAND,
    LEFT,
    OWN,
    PAID,
    SEATS,
    TRICKS,
    TURN,
    WINS,
    Facts,
    present,
)

BANKER_GETS, BANKER_PAYS = 1, -3
"""What the banker gets when another pays each of the three, and when the banker does. [MD-6.13]"""

FARTHEST = 1 << 10
"""Beyond any payment: what does not come into question."""

SET = 3
"""What MD-6.8 pays where it is not the dearest that there will be."""

ALONE, TOP, LOST, WITH_IT = range(4)
"""The rows of what numbers of tricks are worth."""

LEAST, MOST, PAIR_LEAST, PAIR_MOST, SPACE_ROWS = 0, 4, 8, 9, 10
"""The rows of working space for bounds: by seat, and for two seats together."""


@inlined
def of_tricks(tricks: int) -> int:
    """What a number of tricks is worth by itself. [MD-6.2] [MD-6.3] [MD-6.10]"""
    return laws.short_of_minimum(tricks) + laws.many_tricks(tricks) + laws.slam(tricks)


@inlined
def of_hundred(tricks: int, won: bool, two_or_more: bool) -> int:
    """What HM is worth to who was dealt it. [MD-6.5] [MD-6.6] [MD-6.7]"""
    kept = laws.hundred_short(tricks) + laws.hundred_lost(tricks, won)
    return kept + (laws.hundred_won(tricks, two_or_more) if won else 0)


@inlined
def of_honours(won: int, dearest: bool) -> int:
    """What the sets are worth. [MD-6.8] [MD-6.9]"""
    three = laws.three_honours(won, HONOURS, FOURTH_HONOUR, dearest)
    return three + laws.four_honours(won, HONOURS, FOURTH_HONOUR)


@inlined
def signed(seat: int, value: int, facts: Facts) -> int:
    """A player's value as the banker's net."""
    return (SEATS - 1) * value if seat == facts.banker else -value


@inlined
def exactly(stack: Words, at: int, facts: Facts) -> int:
    """The banker's net when all cards are laid."""
    if facts.payoff == TRICKS:
        return int(stack[at + WINS + facts.banker])
    net = int(stack[at + PAID])
    for seat in range(SEATS):
        tricks, won = stack[at + WINS + seat], stack[at + OWN + seat]
        value = of_tricks(tricks) + popcount(won & facts.tops) * laws.top_trick(tricks)
        if seat == facts.hundred:
            value += of_hundred(tricks, won & HUNDRED != 0, facts.two_or_more)
        if seat == facts.honours:
            value += of_honours(won, facts.dearest)
        net += signed(seat, value, facts)
    return net


@inlined
def settled_already(stack: Words, at: int, facts: Facts) -> int:
    """What of the banker's net nothing can change any more; the table keeps the rest."""
    if facts.payoff == TRICKS:
        return int(stack[at + WINS + facts.banker])
    net = int(stack[at + PAID])
    for seat in range(SEATS):
        tops = popcount(stack[at + OWN + seat] & facts.tops) * laws.top_trick(
            stack[at + WINS + seat]
        )
        net += signed(seat, tops, facts)
    return net


def values_of(facts: Facts) -> Words:
    """What 0 to 8 tricks are worth, a row each.

    By themselves, for each top that won one, for HM where it lost, for HM where it won.
    """
    tricks = range(laws.TRICKS + 1)
    return np.array([
        [of_tricks(each) for each in tricks],
        [laws.top_trick(each) for each in tricks],
        [of_hundred(each, False, facts.two_or_more) for each in tricks],
        [of_hundred(each, True, facts.two_or_more) for each in tricks],
    ])  # fmt: skip


@inlined
def fill(stack: Words, at: int, facts: Facts, values: Words, space: Words) -> None:
    """For each seat and number of further tricks, the least and the most that its value can be."""
    left = stack[at + LEFT]
    for seat in range(SEATS):
        hand, won, wins = stack[at + HAND + seat], stack[at + OWN + seat], stack[at + WINS + seat]
        tops = popcount(hand & facts.tops)
        before, others = popcount(won & facts.tops), popcount(hand) - tops
        for more in range(left + 1):
            base = values[ALONE, wins + more] + before * values[TOP, wins + more]
            space[LEAST + seat, more] = base + max(0, more - others) * values[TOP, wins + more]
            space[MOST + seat, more] = base + min(more, tops) * values[TOP, wins + more]
    if facts.hundred >= 0:
        _fill_hundred(stack, at, facts.hundred, values, space)
    if facts.honours >= 0:
        _fill_honours(stack, at, facts.honours, facts.dearest, space)


@inlined
def _fill_hundred(stack: Words, at: int, seat: int, values: Words, space: Words) -> None:
    """What HM adds for who was dealt it."""
    won, held = stack[at + OWN + seat] & HUNDRED, stack[at + HAND + seat] & HUNDRED
    for more in range(stack[at + LEFT] + 1):
        tricks = stack[at + WINS + seat] + more
        lost, with_it = values[LOST, tricks], values[WITH_IT, tricks]
        if won:
            lost = with_it
        elif not held or more == 0:
            with_it = lost
        space[LEAST + seat, more] += min(lost, with_it)
        space[MOST + seat, more] += max(lost, with_it)


@inlined
def _fill_honours(stack: Words, at: int, seat: int, dearest: bool, space: Words) -> None:
    """What the sets add for who was dealt them: from what there is to what may still come."""
    won = stack[at + OWN + seat]
    can_be = won | stack[at + HAND + seat]
    if can_be & HONOURS != HONOURS:
        return
    now, later = of_honours(won, dearest), of_honours(can_be, dearest)
    for more in range(stack[at + LEFT] + 1):
        space[LEAST + seat, more] += now if more == 0 else min(now, later)
        space[MOST + seat, more] += now if more == 0 else max(now, later, SET)


@inlined
def sure_tricks(stack: Words, at: int, seat: int, suits: Words) -> int:
    """The cards that nobody can beat, if they are led by their seat: it may take them all."""
    own = stack[at + HAND + seat]
    others = 0
    for other in range(SEATS):
        if other != seat:
            others |= stack[at + HAND + other]
    sure = 0
    for suit in range(len(suits)):
        highest = others & suits[suit]
        mine = own & suits[suit]
        sure += popcount(mine & ((highest & -highest) - 1) if highest else mine)
    return sure


@inlined
def _shared(rows: int, x: int, y: int, left: int, most: bool, space: Words, out: int) -> None:
    """Into a row: for each number of tricks, the best two seats can share it for (or the worst)."""
    for total in range(left + 1):
        best = -FARTHEST if most else FARTHEST
        for first in range(total + 1):
            value = space[rows + x, first] + space[rows + y, total - first]
            best = max(best, value) if most else min(best, value)
        space[out, total] = best


@inlined
def bounds(
    stack: Words, at: int, facts: Facts, sure: int, values: Words, space: Words
) -> tuple[int, int]:
    """The least and the most that the banker's net can be, before a lead.

    The leader can take `sure` tricks, so that its side need not be content with less. The tricks
    that are left go to the seats in any numbers.
    """
    left, banker, leader = stack[at + LEFT], facts.banker, stack[at + TURN]
    if facts.payoff == TRICKS:
        low = stack[at + WINS + banker]
        return (low + sure, low + left) if leader == banker else (low, low + left - sure)
    fill(stack, at, facts, values, space)
    if leader != banker:
        for more in range(sure):
            space[LEAST + leader, more] = FARTHEST
    x, y, z = (banker + 1) % SEATS, (banker + 2) % SEATS, (banker + 3) % SEATS
    _shared(MOST, x, y, left, True, space, PAIR_MOST)
    _shared(LEAST, x, y, left, False, space, PAIR_LEAST)
    low, high = FARTHEST, -FARTHEST
    for own in range(left + 1):
        others_most, others_least = -FARTHEST, FARTHEST
        for pair in range(left - own + 1):
            third = left - own - pair
            others_most = max(others_most, space[PAIR_MOST, pair] + space[MOST + z, third])
            others_least = min(others_least, space[PAIR_LEAST, pair] + space[LEAST + z, third])
        if leader != banker or own >= sure:
            low = min(low, (SEATS - 1) * space[LEAST + banker, own] - others_most)
        if others_least < FARTHEST // 2:
            high = max(high, (SEATS - 1) * space[MOST + banker, own] - others_least)
    may_pay, may_get = _of_the_second(stack, at, facts)
    return low + may_pay + stack[at + PAID], high + may_get + stack[at + PAID]


@inlined
def _of_the_second(stack: Words, at: int, facts: Facts) -> tuple[int, int]:
    """The least and the most that MD-6.13 can still pay the banker."""
    if stack[at + HAND + facts.banker] & facts.second:
        return BANKER_PAYS, 0
    return 0, BANKER_GETS if present(stack, at) & facts.second else 0
