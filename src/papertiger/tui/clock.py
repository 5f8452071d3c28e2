"""The clock that a table's time is taken from, read where a match is run and nowhere deeper."""

import time


def milliseconds() -> int:
    """The time of a clock that never goes back, and that stands while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000
