"""`simulate` and `simulate_matches`: what is asked is checked, and shared out among threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from papertiger.fast.playout import (
    CERTAIN,
    POLICIES,
    SEATS,
    run_hands,
    run_matches,
)
from papertiger.fast.rows import Hands, Matches
from papertiger.fast.settling import NOBODY
from papertiger.fast.tables import switches
from papertiger.madiao import laws
from papertiger.madiao.options import Options

MOST_ROWS = 1 << 40
SEEDS = 1 << 64


def simulate(
    n: int,
    seed: int,
    policy: str = "random",
    options: Options | None = None,
    *,
    banker: int | None = None,
    redeal_rate: float = 0.0,
    threads: int | None = None,
) -> Hands:
    """Play `n` hands from the deal to the settlement; the same for a seed, however many threads.

    `policy`: one of `POLICIES`. `options`: None for the preset `source`. `banker`: a seat, or None
    for seat i mod 4 in hand i. `redeal_rate`: how likely a player who may demand a redeal does
    (MD-4.5); the hand is then dealt again. `threads`: None for as many as there are processors.
    Raises ValueError that names the argument.
    """
    check_size(n)
    check_seed(seed)
    _check_policy(policy, redeal_rate)
    check_threads(threads)
    if banker is not None and banker not in range(SEATS):
        raise ValueError(f"banker must be a seat, 0 to 3, or None, found {banker}")
    by_seat = (n, SEATS)
    hands = Hands(
        banker=np.empty(n, np.int8),
        first=np.empty(n, np.int8),
        ended_by=np.empty(n, np.int8),
        next_banker=np.empty(n, np.int8),
        deals=np.empty(n, np.int16),
        payments=np.empty(by_seat, np.int16),
        tricks=np.empty(by_seat, np.int8),
        discards=np.empty(by_seat, np.int8),
        items=np.empty(by_seat, np.uint16),
    )
    bank = NOBODY if banker is None else banker
    given = (word_of(seed), bank, POLICIES.index(policy), round(redeal_rate * CERTAIN))
    rules = switches(options or Options())

    shared_out(lambda start, stop: run_hands(start, stop, *given, rules, hands), n, threads)
    return hands


def simulate_matches(
    n: int,
    seed: int,
    policy: str = "random",
    options: Options | None = None,
    *,
    stake: int = 2,
    redeal_rate: float = 0.0,
    threads: int | None = None,
) -> Matches:
    """Play `n` matches, each from a first banker in seat 0 to its end; every banker names `stake`.

    Other arguments as in `simulate`; who wins the draw sits in seat 0 (MD-2.2), and the end is that
    of MD-7.2 with the `max_deals` of the options. Raises ValueError that names the argument.
    """
    check_size(n)
    check_seed(seed)
    _check_policy(policy, redeal_rate)
    check_threads(threads)
    options = options or Options()
    check_stake(stake, options)
    matches = Matches(
        totals=np.empty((n, SEATS), np.int64),
        hands=np.empty(n, np.int32),
        deals=np.empty(n, np.int32),
        complete=np.empty(n, np.bool_),
    )
    rate = round(redeal_rate * CERTAIN)
    given = (word_of(seed), stake, options.max_deals, POLICIES.index(policy), rate)
    rules = switches(options)

    shared_out(lambda start, stop: run_matches(start, stop, *given, rules, matches), n, threads)
    return matches


def check_size(n: int) -> None:
    """Raise ValueError unless so many rows can be asked for."""
    if not 0 <= n <= MOST_ROWS:
        raise ValueError(f"n must be 0 to {MOST_ROWS}, found {n}")


def check_seed(seed: int) -> None:
    """Raise ValueError unless this is a seed."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"seed must be 0 to 2^64 - 1, found {seed}")


def check_stake(stake: int, options: Options) -> None:
    """Raise ValueError unless a banker may name this stake. [MD-2.3]"""
    low, high = options.stake_min, options.stake_max
    if not laws.stake_allowed(stake, low, high):
        raise ValueError(f"stake must be even and {low} to {high}, found {stake} [MD-2.3]")


def check_threads(threads: int | None) -> None:
    """Raise ValueError unless there can be so many threads."""
    if threads is not None and threads < 1:
        raise ValueError(f"threads must be 1 or more, or None, found {threads}")


def _check_policy(policy: str, redeal_rate: float) -> None:
    if policy not in POLICIES:
        raise ValueError(f"policy must be one of {', '.join(POLICIES)}, found {policy!r}")
    if not 0 <= redeal_rate <= 1:
        raise ValueError(f"redeal_rate must be 0 to 1, found {redeal_rate}")


def word_of(seed: int) -> int:
    """The seed as a signed word."""
    return seed - SEEDS if seed >= SEEDS // 2 else seed


def shared_out(run: Callable[[int, int], None], n: int, threads: int | None) -> None:
    """Let each thread write its share of the rows."""
    shares = min(threads or os.cpu_count() or 1, n)
    if shares <= 1:
        run(0, n)
        return
    # Compiled before the threads want it, and by one of them only.
    run(0, 0)
    bounds = [n * share // shares for share in range(shares + 1)]
    with ThreadPoolExecutor(shares) as pool:
        list(pool.map(run, bounds[:-1], bounds[1:]))
