"""A game of a few lines for the tests of records: it has a deadline, which Madiao has not.

Somebody may light the fuse; it burns for 100 ms of table time and then the game is over.
"""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from papertiger.kernel.game import Refused, Step, Waiting
from papertiger.kernel.inputs import Act, Input

BURNS = 100


class Rules(Struct, frozen=True):
    """No switches."""


class Light(Struct, frozen=True, tag_field="do", tag="light"):
    """Light the fuse."""


@dataclass(frozen=True, slots=True)
class Fuse:
    """The table: when it goes off, and whether it has."""

    goes_off: int | None = None
    over: bool = False


class Countdown:
    """The game itself."""

    name = "countdown"
    options_type = Rules
    move_type = Light
    carried_type = Fuse

    def open(self, options: Rules, seats: int, carried: Fuse | None = None, at: int = 0) -> Fuse:
        """A fuse that nobody has lit."""
        del options, seats, at
        return carried or Fuse()

    def waiting(self, table: Fuse) -> Waiting:
        """Somebody to light it, or the deadline."""
        if table.over:
            return Waiting()
        return Waiting(seats=(0, 1)) if table.goes_off is None else Waiting(deadline=table.goes_off)

    def step(self, table: Fuse, given: Input[Light], at: int) -> Step[Fuse, str] | Refused:
        """The fuse after an input."""
        if table.goes_off is not None and table.goes_off <= at:
            return Step(Fuse(table.goes_off, over=True), ("bang",))
        if not isinstance(given, Act):
            return Step(table)
        if table.goes_off is not None:
            return Refused("lit", "1")
        return Step(Fuse(at + BURNS), ("lit",))

    def show(self, table: Fuse, seat: int | None) -> Fuse:
        """Everybody sees it."""
        del seat
        return table

    def tell(self, event: str, seat: int | None) -> str | None:
        """Everybody hears it."""
        del seat
        return event

    def result(self, table: Fuse) -> bool | None:
        """That it has gone off."""
        return table.over or None

    def carried(self, table: Fuse) -> Fuse | None:
        """There is one hand only."""
        del table
        return None

    def sealed(self, table: Any) -> bool:
        """Nothing outlives it."""
        del table
        return False
