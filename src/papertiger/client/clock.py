"""The time by which a table in this process lives: that of the loop, or one that a test moves."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Milliseconds, from whatever it counts, never decreasing."""

    def now(self) -> int:
        """The time."""

    def alarm(self, at: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Call `ring` as soon as it is `at` or later, never at once; what is returned stops it."""


class LoopClock:
    """The clock of the running loop."""

    def now(self) -> int:
        """The loop's time in milliseconds."""
        return int(asyncio.get_running_loop().time() * 1000)

    def alarm(self, at: int, ring: Callable[[], None]) -> Callable[[], None]:
        """By a timer of the loop."""
        return asyncio.get_running_loop().call_at(at / 1000, ring).cancel
