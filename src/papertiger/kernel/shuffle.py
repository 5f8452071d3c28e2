"""Orders from a seed, by a method short enough to be repeated anywhere and checked.

The order number `index` of n things is a Fisher-Yates shuffle whose numbers are the 4-byte
big-endian words of SHA-256(seed + index as 8 bytes + block number as 8 bytes), block 0, 1, 2, ...
A word that would favour some place is left out. Who publishes `commitment(seed)` before a hand
and the seed after it has proved that nobody chose the cards in between; no names go into it.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

WORD = 1 << 32


def seed_of(number: int | str) -> bytes:
    """The 32-byte seed that stands for a number or a word given by a person."""
    return sha256(f"papertiger:{number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published of a seed before it is used: its SHA-256, in hexadecimal."""
    return sha256(b"commitment:" + seed).hexdigest()


def order(seed: bytes, index: int, n: int) -> tuple[int, ...]:
    """The `index`-th order of 0..n-1 under `seed`; every order is equally likely."""
    things = list(range(n))
    words = _words(seed + index.to_bytes(8, "big"))
    for last in range(n - 1, 0, -1):
        places = last + 1
        fair = WORD - WORD % places
        word = next(words)
        while word >= fair:
            word = next(words)
        place = word % places
        things[last], things[place] = things[place], things[last]
    return tuple(things)


def _words(prefix: bytes) -> Iterator[int]:
    for block in count():
        digest = sha256(prefix + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
