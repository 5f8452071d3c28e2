"""Fair shuffles: orders that nobody chose, from a secret committed to before and everybody's words.

For each hand the server draws 32 bytes and publishes their commitment; until the first shuffle of
the hand each place may add a word. The seed is SHA-256 of a label, the secret, and for each place
its word's length (two bytes, big-endian) and the word in UTF-8; the k-th chance of the hand is the
k-th order of `kernel.shuffle` under that seed. docs/fairness.md says what this proves.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Any

from msgspec import Struct

from papertiger.kernel import shuffle
from papertiger.kernel.inputs import Chance, Stamped
from papertiger.kernel.journal import Segment

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


class Verdict(StrEnum):
    """What the record of a hand shows of its shuffles."""

    PROVEN = "proven"
    NO_COMMITMENT = "no-commitment"
    NO_SECRET = "no-secret"  # noqa: S105 a verdict
    OTHER_SECRET = "other-secret"  # noqa: S105 a verdict
    USED_AGAIN = "used-again"
    OTHER_ORDER = "other-order"

    @property
    def wrong(self) -> bool:
        """Whether the record contradicts itself, rather than leave something open."""
        return self in {Verdict.OTHER_SECRET, Verdict.USED_AGAIN, Verdict.OTHER_ORDER}


class Proof(Struct, frozen=True):
    """The verdict on a hand: how many orders it has, and which of its inputs (from 1) is wrong."""

    verdict: Verdict
    orders: int
    wrong: int | None = None


def proofs(segments: Iterable[Segment]) -> Iterator[Proof]:
    """For each hand of a record what it proves by itself, whatever the game made of the orders."""
    used: set[str] = set()
    for segment in segments:
        secret = segment.header.secret
        yield _proof(segment, used)
        if secret is not None:
            used.add(secret)


def _proof(segment: Segment, used: set[str]) -> Proof:
    header = segment.header
    orders = tuple(_orders(segment.inputs))
    if header.secret is None:
        verdict = Verdict.NO_SECRET if header.commitment else Verdict.NO_COMMITMENT
        return Proof(verdict, len(orders))
    secret = bytes.fromhex(header.secret)
    if header.commitment and shuffle.commitment(secret) != header.commitment:
        return Proof(Verdict.OTHER_SECRET, len(orders))
    if header.secret in used:
        return Proof(Verdict.USED_AGAIN, len(orders))
    for index, (number, found) in enumerate(orders):
        if found != order(secret, header.entropy, index, len(found)):
            return Proof(Verdict.OTHER_ORDER, len(orders), number)
    verdict = Verdict.PROVEN if header.commitment else Verdict.NO_COMMITMENT
    return Proof(verdict, len(orders))


def _orders(inputs: Iterable[Stamped[Any]]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The orders of a hand, each with the number of its input, from 1."""
    for number, stamped in enumerate(inputs, 1):
        if isinstance(stamped.input, Chance):
            yield number, stamped.input.order.reveal()


def is_of_one_seed(segments: Sequence[Segment]) -> bool:
    """Whether all hands have one commitment and no secret: the match of a single machine.

    Its orders are counted through the match and follow from its seed alone.
    """
    promised = {segment.header.commitment for segment in segments}
    told = any(segment.header.secret for segment in segments)
    return len(segments) > 1 and len(promised) == 1 and None not in promised and not told
