"""Orders from a seed: known answers, fair words only, every order as likely as any other."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from papertiger.kernel import shuffle
from tests.kernel import by_hand

SEED_7 = "aa58bb522375ef6e169533ee50827c48f385834e9f91307af0040b98fe7f40ef"
COMMITMENT_7 = "91725cf85f3f8e928367361b74bdc50290644f9b16edacbc77007213b373feab"
ORDER_7_0 = (1, 3, 2, 0, 4, 8, 9, 7, 6, 5)
ORDER_7_1 = (4, 1, 2, 3, 5, 7, 8, 0, 6, 9)


def test_the_seed_of_a_number() -> None:
    """SHA-256 of "papertiger:" and the number; known by its digits."""
    assert shuffle.seed_of(7) == hashlib.sha256(b"papertiger:7").digest() == by_hand.seed_of(7)
    assert shuffle.seed_of("7") == shuffle.seed_of(7)
    assert shuffle.seed_of(7).hex() == SEED_7


def test_the_commitment_of_a_seed() -> None:
    """SHA-256 of "commitment:" and the seed, in hexadecimal; it is not the seed of anything."""
    seed = shuffle.seed_of(7)
    assert shuffle.commitment(seed) == hashlib.sha256(b"commitment:" + seed).hexdigest()
    assert shuffle.commitment(seed) == COMMITMENT_7


@pytest.mark.parametrize("n", [0, 1, 2, 3, 6, 39, 40])
@pytest.mark.parametrize("index", [0, 1, 255, 256, 2**40])
def test_an_order_is_what_its_description_says(index: int, n: int) -> None:
    """The same order as by the description of the method."""
    for number in range(5):
        seed = shuffle.seed_of(number)
        assert shuffle.order(seed, index, n) == by_hand.order(seed, index, n)


def test_known_orders() -> None:
    """Orders that must never change: records and published seeds depend on them."""
    seed = shuffle.seed_of(7)
    assert shuffle.order(seed, 0, 10) == ORDER_7_0
    assert shuffle.order(seed, 1, 10) == ORDER_7_1


# 2**32 is 4 more than a multiple of 6, and 1 more than one of 5 and of 3.
@pytest.mark.parametrize("unfair", [2**32 - 4, 2**32 - 3, 2**32 - 1])
def test_an_unfair_word_is_left_out(monkeypatch: pytest.MonkeyPatch, unfair: int) -> None:
    """A word in the incomplete last round of places counts for nothing; the next one is taken."""
    fair = [2**32 - 5, 11, 6, 4, 3]

    def with_words(numbers: list[int]) -> tuple[int, ...]:
        def given(prefix: bytes) -> Iterator[int]:
            del prefix
            return iter(numbers)

        monkeypatch.setattr(shuffle, "_words", given)
        return shuffle.order(b"", 0, 6)

    plain = with_words(fair)
    assert plain == swapped([5, 1, 2, 1, 1])
    assert with_words([unfair, *fair]) == plain
    assert with_words([unfair, 2**32 - 1, unfair, *fair]) == plain
    last_round = [*fair[:1], 2**32 - 1, *fair[1:]]
    assert with_words(last_round) == plain


def swapped(places: list[int]) -> tuple[int, ...]:
    """0..5 after swapping the last place, the one before it and so on with these."""
    things = list(range(6))
    for last, place in zip(range(5, 0, -1), places, strict=True):
        things[last], things[place] = things[place], things[last]
    return tuple(things)


def test_every_order_is_about_as_likely() -> None:
    """Six orders of three things, 6,000 seeds: about a thousand each."""
    counts = Counter(shuffle.order(shuffle.seed_of(number), 0, 3) for number in range(6_000))
    assert len(counts) == 6
    assert all(850 <= count <= 1_150 for count in counts.values())
