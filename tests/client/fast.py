"""A loop whose time runs faster than the world's: what people take minutes for takes seconds.

Everything in it is sped up alike, the server, its bots and its clients; sockets are as they are.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any

PATIENCE = 100
"""A scenario that takes longer (s of the world) hangs."""


class _Selector(selectors.DefaultSelector):
    """Waits so many times shorter."""

    speed = 1.0

    def select(self, timeout: float | None = None) -> Any:
        """Wait for sockets."""
        return super().select(None if timeout is None else timeout / self.speed)


class FastLoop(asyncio.SelectorEventLoop):
    """A loop in which `speed` seconds pass while one passes in the world."""

    def __init__(self, speed: float) -> None:
        selector = _Selector()
        selector.speed = speed
        self._speed = speed
        super().__init__(selector)

    def time(self) -> float:
        """The time (s) in this loop."""
        return super().time() * self._speed

    def wall(self) -> int:
        """The same in ms, for a server in it."""
        return int(self.time() * 1000)


def play_fast(scenario: Callable[[], Awaitable[None]], speed: float) -> None:
    """Play a scenario in a fast loop."""

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE * speed):
            await scenario()

    with asyncio.Runner(loop_factory=lambda: FastLoop(speed)) as runner:
        runner.run(whole())
