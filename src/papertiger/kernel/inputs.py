"""Everything that reaches a game from outside: acts of people, chance, and the passing of time.

A game has no clock and no random generator of its own. Time is *table time*: whole
milliseconds, never decreasing, stopped while the table is paused.
"""

from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from papertiger.kernel.secret import Secret

M = TypeVar("M")

MOST_LAG = 400


class Act(Struct, Generic[M], frozen=True):
    """A move by the player in `seat`; `lag` is that seat's measured one-way delay, 0 to 400 ms.

    A move may lay a card that others must not see, so it does not print with its act. Only the
    journal writes an act down.
    """

    seat: int
    move: M
    lag: int = 0

    def __repr__(self) -> str:
        return f"Act(seat={self.seat}, move=hidden, lag={self.lag})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("seat", self.seat), ("lag", self.lag)]


class Tick(Struct, frozen=True):
    """Time has passed; whatever fell due by then happens. It carries nothing else."""


class Chance(Struct, frozen=True):
    """A permutation of 0..n-1, for the n that the game waits for.

    A shuffle is the whole permutation, a die the first number of a permutation of six. It is
    secret by itself: a log line that prints an input shows nothing of it.
    """

    order: Secret[tuple[int, ...]]


Input: TypeAlias = Act[M] | Tick | Chance


class Stamped(Struct, Generic[M], frozen=True):
    """An input with its moment `at`, in milliseconds of table time."""

    at: int
    input: Act[M] | Tick | Chance


def chance(order: tuple[int, ...]) -> Chance:
    """The `Chance` that brings this permutation."""
    return Chance(Secret(order))


def is_permutation(order: tuple[int, ...], n: int) -> bool:
    """Whether `order` holds each of 0..n-1 exactly once."""
    return len(order) == n and sorted(order) == list(range(n))
