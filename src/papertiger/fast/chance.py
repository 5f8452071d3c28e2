"""Chance inside the kernels: SplitMix64 by number, and fair choices drawn from its words.

Word number i of a seed is SplitMix64's i-th output (Steele, Lea, Flood 2014), found without those
before it. Each hand has a block of numbers of its own, so what happens in it depends on the seed
and its number alone, never on how hands were shared out among threads.

A word is used as a fraction: times n, its whole part is a choice of n, what is left the fraction
for the next. The choices of one word may multiply to 2^33, so that none is more or less likely than
its share by more than 2^-30 of it.
"""

from papertiger.fast.compiling import inlined
from papertiger.fast.machine import high_product, shifted_right

GOLDEN = 0x9E3779B97F4A7C15 - (1 << 64)
FIRST_FACTOR = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND_FACTOR = 0x94D049BB133111EB - (1 << 64)

BLOCK = 1 << 12
"""The words kept for a hand: at most thirteen for each deal, and four for the play."""

STREAM = 1 << 32
"""The words kept for a table that goes on from hand to hand."""


@inlined
def mixed(word: int) -> int:
    """SplitMix64's finisher: each bit of the word counts for each bit of what comes out."""
    word = (word ^ shifted_right(word, 30)) * FIRST_FACTOR
    word = (word ^ shifted_right(word, 27)) * SECOND_FACTOR
    return word ^ shifted_right(word, 31)


@inlined
def opened(seed: int, number: int, words: int) -> int:
    """The state before the first word of block `number`, where a block has so many words."""
    return mixed(seed) + number * words * GOLDEN


@inlined
def advanced(state: int) -> int:
    """The state for the next word, which is `mixed` of it."""
    return state + GOLDEN


@inlined
def chosen(word: int, n: int) -> int:
    """A number below n, by a word. What is left of the word is `word * n`."""
    return high_product(word, n)
