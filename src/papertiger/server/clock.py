"""The time of the server: wall time in milliseconds that never goes backwards."""

import time
from collections.abc import Callable


def steady() -> Callable[[], int]:
    """A clock that starts at the present wall time and then runs by the monotonic one."""
    began, zero = time.time_ns() // 1_000_000, time.monotonic_ns()
    return lambda: began + (time.monotonic_ns() - zero) // 1_000_000
