"""The chance of the kernels: the published generator, fair choices, the same for every thread."""

from math import comb, sqrt

import numpy as np

from papertiger import fast
from papertiger.fast import machine
from papertiger.fast.chance import mixed, opened
from papertiger.fast.compiling import kernel
from papertiger.madiao import laws
from tests.fast.by_hand import MASK, Words, splitmix

# The first outputs of SplitMix64 from the state 1234567, as its authors' program prints them.
PUBLISHED = (
    6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
    16408922859458223821,
)  # fmt: skip

PLACES = 0x80F0_0A5B_3C01
"""Some bits, for cards still held."""


@kernel
def tried(words: np.ndarray, out: np.ndarray) -> None:
    """Every instruction on every word, for the tests."""
    for row in range(len(words)):
        word = words[row]
        out[row, 0] = machine.popcount(word)
        out[row, 1] = machine.lowest(word)
        out[row, 2] = machine.shifted_right(word, 7)
        out[row, 3] = machine.high_product(word, 40)
        out[row, 4] = machine.bit_by_loop(word, 2)
        out[row, 5] = machine.spread_by_loop(word)
        out[row, 6] = machine.nth_bit(word, 2)
        out[row, 7] = machine.spread(word)
        out[row, 8] = mixed(word)
        out[row, 9] = opened(word, 5, 3)
        out[row, 10] = machine.highest(word | 1)
        out[row, 11] = machine.squeezed_by_loop(word, PLACES)
        out[row, 12] = machine.squeezed(word, PLACES)
        out[row, 13] = machine.stretched_by_loop(word, PLACES)
        out[row, 14] = machine.stretched(word, PLACES)


def instructions(word: int) -> list[int]:
    """The same, in plain Python."""
    bits = [place for place in range(64) if word >> place & 1]
    third = 1 << bits[2] if len(bits) > 2 else 0
    bytes_ = sum((word >> place & 1) << 8 * place for place in range(8))
    begun = Words(word, 5, 3).state
    places = [place for place in range(64) if PLACES >> place & 1]
    squeezed = sum((word >> place & 1) << rank for rank, place in enumerate(places))
    stretched = sum((word >> rank & 1) << place for rank, place in enumerate(places))
    found = [
        len(bits), bits[0] if bits else 64, word >> 7, word * 40 >> 64,
        third, bytes_, third, bytes_, splitmix(word), begun,
        1 << max(bits, default=0), squeezed, squeezed, stretched, stretched,
    ]  # fmt: skip
    return [each - (1 << 64) if each >> 63 else each for each in found]


def test_the_instructions_and_their_fallbacks_do_what_python_does() -> None:
    words = [0, 1, 7, 0xFF, 1 << 63, MASK, *(splitmix(number) for number in range(500))]
    signed = np.array([word - (1 << 64) if word >> 63 else word for word in words])
    out = np.zeros((len(words), 15), np.int64)
    tried(signed, out)
    for row, word in enumerate(words):
        assert out[row].tolist() == instructions(word), hex(word)


def test_the_words_are_those_that_the_authors_of_the_generator_publish() -> None:
    words = Words(0, 0, 1)
    words.state = 1234567
    for expected in PUBLISHED:
        words.fresh()
        assert words.word == expected


def test_hands_are_the_same_however_many_threads_and_wherever_a_batch_begins() -> None:
    whole = fast.simulate(501, 99, threads=1, redeal_rate=0.2)
    shared = fast.simulate(501, 99, threads=7, redeal_rate=0.2)
    fewer = fast.simulate(100, 99, threads=2, redeal_rate=0.2)
    for name in ("payments", "tricks", "items", "discards", "first", "deals"):
        assert (getattr(whole, name) == getattr(shared, name)).all()
        assert (getattr(whole, name)[:100] == getattr(fewer, name)).all()
    other = fast.simulate(501, 100, redeal_rate=0.2)
    assert (whole.payments != other.payments).any()


def within(found: int, of: int, share: float) -> bool:
    """Whether a count is within five standard deviations of what chance gives."""
    return abs(found - of * share) < 5 * sqrt(of * share * (1 - share))


def test_deals_are_fair() -> None:
    n = 200_000
    hands = fast.simulate(n, 31, banker=1)
    lowest = 4 * comb(36, 4) / comb(40, 8)
    assert within(int((hands.ended_by == 2).sum()), n, lowest * (1 - 3 * lowest / 4))
    cut_to = [laws.first_dealt(1, card) for card in range(40)]
    for seat in range(4):
        assert within(int((hands.first == seat).sum()), n, cut_to.count(seat) / 40)
