"""When which table wants to be woken: one heap and one timer for all of them."""

import asyncio
import heapq
from collections.abc import Callable

STALE = 1_000
"""So many alarms that were changed since may lie in the heap beside as many as are good."""

LONGEST = 3600.0
"""The timer never waits longer (s), whatever the clock says."""


class Alarms:
    """At most one alarm a name; `ring` is called with each name whose time has come.

    `clock` tells the wall time (ms). The timer runs in the event loop that `put` is called in.
    """

    def __init__(self, clock: Callable[[], int], ring: Callable[[str], None]) -> None:
        """No alarms yet."""
        self._clock, self._ring = clock, ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0
        self._closed = False

    def __len__(self) -> int:
        return len(self._due)

    @property
    def lying(self) -> int:
        """How many entries the heap has, those too that are good for nothing now."""
        return len(self._heap)

    def put(self, name: str, due: int | None) -> None:
        """Ring for `name` at the time `due` (ms) and at no other; None: not at all."""
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heapq.heappush(self._heap, (due, name))
            if len(self._heap) > 2 * len(self._due) + STALE:
                self._heap = [(due, name) for name, due in self._due.items()]
                heapq.heapify(self._heap)
        self._set_timer()

    def go_off(self) -> None:
        """Ring for every name whose time has come."""
        self._stop_timer()
        now = self._clock()
        while self._heap and self._heap[0][0] <= now:
            due, name = heapq.heappop(self._heap)
            if self._due.get(name) == due:
                del self._due[name]
                self._ring(name)
        self._set_timer()

    def close(self) -> None:
        """Ring no more."""
        self._closed = True
        self._stop_timer()

    def _set_timer(self) -> None:
        if not self._due:
            self._heap.clear()
            self._stop_timer()
        if self._closed or not self._heap:
            return
        first = self._heap[0][0]
        if self._timer is not None and self._timer_at <= first:
            return
        self._stop_timer()
        wait = min(max(0, first - self._clock()) / 1000, LONGEST)
        self._timer_at = first
        self._timer = asyncio.get_running_loop().call_later(wait, self.go_off)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
