"""A clock that a test moves: nothing at a table happens before the test lets time pass."""

from collections.abc import Callable


class HandClock:
    """Milliseconds from 0; alarms ring in the order of their times."""

    def __init__(self) -> None:
        self._now = 0
        self._alarms: dict[int, tuple[int, Callable[[], None]]] = {}
        self._number = 0

    def now(self) -> int:
        """The time."""
        return self._now

    def alarm(self, at: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring when the test has let so much time pass."""
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
