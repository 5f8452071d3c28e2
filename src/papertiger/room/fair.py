"""Fair shuffles: orders that nobody chose, from a secret committed to before and everybody's words.

For each hand the server draws 32 bytes and publishes their commitment; until the first shuffle of
the hand each place may add a word. The seed is SHA-256 of a label, the secret, and for each place
its word's length (two bytes, big-endian) and the word in UTF-8; the k-th chance of the hand is the
k-th order of `kernel.shuffle` under that seed. docs/fairness.md says what this proves.
"""

from collections.abc import Sequence
from hashlib import sha256

from papertiger.kernel import shuffle

LABEL = b"papertiger fair 1:"


def seed(secret: bytes, entropy: Sequence[str]) -> bytes:
    """The 32-byte seed of a hand's shuffles, from its secret and the words by place."""
    digest = sha256(LABEL + secret)
    for word in entropy:
        data = word.encode()
        digest.update(len(data).to_bytes(2, "big") + data)
    return digest.digest()


def order(secret: bytes, entropy: Sequence[str], index: int, n: int) -> tuple[int, ...]:
    """The `index`-th (from 0) order of 0..n-1 in a hand with this secret and these words."""
    return shuffle.order(seed(secret, entropy), index, n)
