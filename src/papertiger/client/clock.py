"""The time by which a table in this process lives: that of the loop, or one moved by hand."""

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


class StandingClock:
    """Milliseconds from 0, which pass only when they are let: by a test, or who plays in lines."""

    def __init__(self) -> None:
        self._now = 0
        self._alarms: dict[int, tuple[int, Callable[[], None]]] = {}
        self._number = 0

    def now(self) -> int:
        """The time."""
        return self._now

    def alarm(self, at: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring when so much time has been let pass; alarms ring in the order of their times."""
        self._number += 1
        number = self._number
        self._alarms[number] = at, ring
        return lambda: self._alarms.pop(number, None) and None

    @property
    def next(self) -> int | None:
        """When the next alarm rings."""
        return min((at for at, _ in self._alarms.values()), default=None)

    def let_pass(self, ms: int) -> None:
        """So much time passes, and all that is due meanwhile happens at its time."""
        until = self._now + ms
        while self._alarms:
            number, (at, ring) = min(self._alarms.items(), key=lambda each: (each[1][0], each[0]))
            if at > until:
                break
            del self._alarms[number]
            self._now = max(self._now, at)
            ring()
        self._now = until
