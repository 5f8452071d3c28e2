"""A loop whose time runs faster than the world's: what people take minutes for takes seconds.

Everything in it is sped up alike, the server, its bots and its clients; sockets are as they are.
"""

from collections.abc import Awaitable, Callable

from tests.server.loop import run

PATIENCE = 100
"""A scenario that takes longer (s of the world) hangs."""


def play_fast(scenario: Callable[[], Awaitable[None]], speed: float) -> None:
    """Play a scenario in a fast loop."""
    run(scenario, PATIENCE * speed, speed)
