"""Endings that are worth the same, by two words; and the table of what was found of them.

A card counts by its rank among those still held, special cards by whether they are. What was won
counts as far as it can still change a payment; the rest is the offset that the table leaves out.
Two words hold all of that, so no two endings are taken for each other. How many cards are held is
part of it: on credit that is not four for each trick that is left.
"""

from papertiger.fast.arrays import Words
from papertiger.fast.chance import mixed
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import popcount, squeezed
from papertiger.fast.tables import HUNDRED, SUITS
from papertiger.madiao.patterns import FOURTH_HONOUR, HONOURS
from papertiger.solver.facts import (
    CREDIT,
    FIRST_KEY,
    HAND,
    LEFT,
    OFFSET,
    OWN,
    SEATS,
    SECOND_KEY,
    TURN,
    WINS,
    Facts,
    present,
)
from papertiger.solver.facts import TRICKS as TRICKS_PAYOFF
from papertiger.solver.worth import settled_already

ONE, TWO, BOUNDS, MOVE = range(4)
"""Of a row of the table: the two words, the bounds, the move that was best."""

ROW = 4

CREDIT_SHIFT, AGE_SHIFT = 47, 49
"""Where the sides on credit, and which search it is, stand in the second word."""

MIDDLE, BASE = 512, 1024
"""Bounds are kept as one number: those around 0, the lower one times the base."""

ENOUGH = 3
"""More tricks than that change nothing but a slam, which nobody else having any tells."""

TOP_BEFORE = 4
"""The mark of one trick that was won with a top: it is paid for when there is a second."""


@inlined
def history(stack: Words, at: int, facts: Facts) -> int:
    """What was won, as far as it can still change a payment."""
    found = 0
    for seat in range(SEATS):
        wins = stack[at + WINS + seat]
        mark = min(wins, ENOUGH)
        if facts.payoff == TRICKS_PAYOFF:
            mark = min(wins, 1)
        elif wins == 1 and stack[at + OWN + seat] & facts.tops:
            mark = TOP_BEFORE
        found = found * 5 + mark
    if facts.payoff == TRICKS_PAYOFF:
        return found
    if facts.hundred >= 0:
        found = found * 2 + (stack[at + OWN + facts.hundred] & HUNDRED != 0)
    if facts.honours >= 0:
        won, hand = stack[at + OWN + facts.honours], stack[at + HAND + facts.honours]
        can_be = (won | hand) & HONOURS == HONOURS
        found = found * 32
        if can_be:
            found += 16 + squeezed(won, HONOURS | FOURTH_HONOUR)
    return found


@inlined
def find_keys(stack: Words, at: int, facts: Facts) -> None:
    """Write the two words of an ending before a lead, and its offset."""
    held = present(stack, at)
    one = squeezed(stack[at + HAND + 1] | stack[at + HAND + 3], held)
    two = squeezed(stack[at + HAND + 2] | stack[at + HAND + 3], held)
    stack[at + FIRST_KEY] = one | two << 32
    key = history(stack, at, facts) << 9 | squeezed(held, facts.special)
    key = key << 2 | stack[at + TURN]
    for suit in SUITS:
        key = key << 4 | popcount(held & suit)
    key = key << 4 | stack[at + LEFT]
    stack[at + SECOND_KEY] = key | stack[at + CREDIT] << CREDIT_SHIFT | facts.age
    stack[at + OFFSET] = settled_already(stack, at, facts)


@inlined
def place_of(stack: Words, at: int, table: Words) -> int:
    """The row of the table for an ending: the same in every search, so that each goes alike."""
    second = stack[at + SECOND_KEY] & ((1 << AGE_SHIFT) - 1)
    return mixed(stack[at + FIRST_KEY] ^ mixed(second)) & (len(table) - 1)


@inlined
def is_kept(stack: Words, at: int, table: Words, row: int) -> bool:
    """Whether a row is about this ending."""
    return bool(table[row, ONE] == stack[at + FIRST_KEY]) & bool(
        table[row, TWO] == stack[at + SECOND_KEY]
    )


@inlined
def known(stack: Words, at: int, table: Words, row: int) -> tuple[int, int]:
    """The least and the most that a row knows an ending to be worth."""
    offset = stack[at + OFFSET]
    return table[row, BOUNDS] // BASE - MIDDLE + offset, table[row, BOUNDS] % BASE - MIDDLE + offset


@inlined
def remember(stack: Words, at: int, table: Words, target: int, reached: bool, move: int) -> None:
    """Keep whether the target was reached, and by which move (ranks among those held; 0: none)."""
    row = place_of(stack, at, table)
    low, high = -MIDDLE, BASE - 1 - MIDDLE
    if is_kept(stack, at, table, row):
        low, high = table[row, BOUNDS] // BASE - MIDDLE, table[row, BOUNDS] % BASE - MIDDLE
    else:
        table[row, ONE], table[row, TWO], table[row, MOVE] = (
            stack[at + FIRST_KEY],
            stack[at + SECOND_KEY],
            0,
        )
    if reached:
        low = max(low, target - stack[at + OFFSET])
    else:
        high = min(high, target - 1 - stack[at + OFFSET])
    table[row, BOUNDS] = (low + MIDDLE) * BASE + high + MIDDLE
    if move:
        table[row, MOVE] = move
