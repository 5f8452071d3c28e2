"""What a server counts as it goes: plain numbers, cheap enough for every command."""

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)
"""Upper bounds (ms) by which times are counted."""


@dataclass(slots=True)
class Times:
    """How often something took how long: by the least bound that is not below it."""

    counted: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: int = 0

    def add(self, ms: int) -> None:
        """It has taken so long once more."""
        self.counted[bisect_left(BOUNDS, ms)] += 1
        self.total += ms


@dataclass(slots=True)
class Counts:
    """What a hub has done since its process began.

    `took`: from the arrival of anything at a table to its last frame; `unavailable`: how often the
    store refused; `failed`: tables that were dropped by a fault.
    """

    commands: int = 0
    facts: int = 0
    frames: int = 0
    loaded: int = 0
    put_away: int = 0
    failed: int = 0
    unavailable: int = 0
    took: Times = field(default_factory=Times)
