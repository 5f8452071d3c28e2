"""What callers give, checked and made plain: another type would have a kernel compiled anew."""

from operator import index
from typing import Any

import numpy as np

from papertiger.madiao import laws
from papertiger.madiao.options import Options

MOST_ROWS = 1 << 40
SEEDS = 1 << 64


def whole(name: str, given: Any) -> int:
    """The whole number that was given, of whatever type; ValueError that names it for another."""
    try:
        return int(index(given))
    except TypeError:
        raise ValueError(f"{name} must be a whole number, found {given!r}") from None


def flag(name: str, given: Any) -> bool:
    """True or False (1 or 0); ValueError that names it for something else."""
    if not isinstance(given, bool | int | np.bool_ | np.integer) or given not in {0, 1}:
        raise ValueError(f"{name} must be True or False, found {given!r}")
    return bool(given)


def size_of(n: int) -> int:
    """So many rows; ValueError unless they can be asked for."""
    rows = whole("n", n)
    if not 0 <= rows <= MOST_ROWS:
        raise ValueError(f"n must be 0 to {MOST_ROWS}, found {n}")
    return rows


def seed_of(seed: int) -> int:
    """The seed as a signed word; ValueError unless it is 0 to 2^64 - 1."""
    number = whole("seed", seed)
    if not 0 <= number < SEEDS:
        raise ValueError(f"seed must be 0 to 2^64 - 1, found {seed}")
    return number - SEEDS if number >= SEEDS // 2 else number


def threads_of(threads: int | None) -> int | None:
    """So many threads; ValueError unless there can be so many."""
    if threads is None:
        return None
    number = whole("threads", threads)
    if number < 1:
        raise ValueError(f"threads must be 1 or more, or None, found {threads}")
    return number


def options_of(options: Options | None) -> Options:
    """The options, or the preset `source` for None; ValueError for something else."""
    if options is None:
        return Options()
    # What types promise, a notebook does not keep.
    given: Any = options
    if not isinstance(given, Options):
        raise ValueError(
            f"options must be Options or None, found {given!r}; "
            "a preset is papertiger.madiao.options.PRESETS['ming']"
        )
    return options


def stake_of(stake: int, options: Options) -> int:
    """The stake; ValueError unless a banker may name it. [MD-2.3]"""
    number = whole("stake", stake)
    low, high = options.stake_min, options.stake_max
    if not laws.stake_allowed(number, low, high):
        raise ValueError(f"stake must be even and {low} to {high}, found {stake} [MD-2.3]")
    return number


def banker_of(banker: int | None) -> int:
    """The seat of the banker, -1 for None; ValueError for what is no seat."""
    if banker is None:
        return -1
    seat = whole("banker", banker)
    if seat not in range(laws.SEATS):
        raise ValueError(f"banker must be a seat, 0 to 3, or None, found {banker}")
    return seat


def rate_of(redeal_rate: float, certain: int) -> int:
    """How often of `certain` times a redeal is demanded; ValueError unless it is 0 to 1."""
    given: Any = redeal_rate
    try:
        fits = bool(0 <= given <= 1)
    except (TypeError, ValueError):
        fits = False
    if not fits:
        raise ValueError(f"redeal_rate must be 0 to 1, found {redeal_rate!r}")
    return round(float(given) * certain)
