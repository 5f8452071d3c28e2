"""Orders from a seed, written once more from the description alone."""

import hashlib


def words(seed: bytes, index: int, count: int) -> list[int]:
    """The first `count` words of an order: 4 bytes each, big-endian, eight to a block."""
    blocks = b"".join(
        hashlib.sha256(seed + index.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(blocks[4 * n : 4 * n + 4], "big") for n in range(count)]


def order(seed: bytes, index: int, n: int) -> tuple[int, ...]:
    """The order: from the last place down, swap with the place that the next fair word names."""
    things = list(range(n))
    coming = iter(words(seed, index, 2 * n + 8))
    for places in range(n, 1, -1):
        word = next(coming)
        while word // places == 2**32 // places:
            word = next(coming)
        chosen = word % places
        things[places - 1], things[chosen] = things[chosen], things[places - 1]
    return tuple(things)


def seed_of(number: int) -> bytes:
    """The seed that a number stands for."""
    return hashlib.sha256(b"papertiger:" + str(number).encode("ascii")).digest()
