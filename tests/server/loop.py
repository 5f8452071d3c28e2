"""A loop whose time is that of the test, and not of whatever else the machine does."""

import asyncio
import selectors
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from heapq import heapify
from typing import Any

MOST = 0.1
"""Nothing takes longer (s) between two looks at the clock: then the process was held up."""


class _Selector(selectors.DefaultSelector):
    """Waits so many times shorter."""

    loop: "Loop | None" = None

    def select(self, timeout: float | None = None) -> Any:
        """Wait for sockets."""
        if self.loop is None:
            return super().select(timeout)
        wait = None if timeout is None else timeout / self.loop.speed
        with self.loop.waiting(3600 if wait is None else wait):
            return super().select(wait)


class Loop(asyncio.SelectorEventLoop):
    """A loop that does not count how long its process was stopped, or waited for a processor.

    So what a client, a server or a test gives up after some seconds, it does not give up because
    the machine was busy. In a loop with a `speed`, so many seconds pass while one does elsewhere.
    """

    def __init__(self, speed: float = 1) -> None:
        self.speed, self._passed, self._looked, self._most = speed, 0.0, time.monotonic(), MOST
        self._began = time.time_ns() // 1_000_000
        # The store looks at the clock in a thread of its own.
        self._looking = threading.Lock()
        selector = _Selector()
        super().__init__(selector)
        selector.loop = self

    @contextmanager
    def waiting(self, seconds: float) -> Iterator[None]:
        """So much time may pass at once."""
        self.time()
        self._most = seconds + MOST
        yield
        self.time()
        self._most = MOST

    def time(self) -> float:
        """The time (s) in this loop."""
        with self._looking:
            now = time.monotonic()
            self._passed += min(now - self._looked, self._most)
            self._looked = now
            return self._passed * self.speed

    def tidy(self) -> None:
        """Let go of cancelled timers, which a loop keeps until there are many."""
        kept: Any = self
        for handle in kept._scheduled:
            handle._scheduled = not handle.cancelled()
        kept._scheduled = [handle for handle in kept._scheduled if not handle.cancelled()]
        heapify(kept._scheduled)
        kept._timer_cancelled_count = 0

    def wall(self) -> int:
        """The same as wall time in ms, for a server in it."""
        return self._began + int(self.time() * 1000)


def run(scenario: Callable[[], Awaitable[None]], patience: float, speed: float = 1) -> None:
    """Play a scenario in a loop of its own; one that takes longer (s in that loop) hangs."""

    async def whole() -> None:
        async with asyncio.timeout(patience):
            await scenario()

    with asyncio.Runner(loop_factory=lambda: Loop(speed)) as runner:
        runner.run(whole())
