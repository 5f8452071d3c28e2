"""Keys need not wait as long as Textual's pilot does by itself; shuffles are the same each time."""

from collections.abc import Sequence
from random import Random

import pytest
from textual import _wait

from papertiger.room import fair

PATIENCE = 1 / 500
"""Seconds between two looks at whether the app is idle; every look also empties its queues."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", PATIENCE)


SEED = 7
"""The packs of every table here are shuffled by this: in its first deal a hand is played out."""


def order(secret: bytes, entropy: Sequence[str], number: int, n: int) -> tuple[int, ...]:
    """In the place of `fair.order`, which nobody can foresee."""
    del secret, entropy
    return tuple(Random(f"{SEED} {number}").sample(range(n), n))


@pytest.fixture(autouse=True)
def _shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "order", order)
