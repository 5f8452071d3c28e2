"""`simulate` and `simulate_matches`: what is asked is checked, and shared out among threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from papertiger.fast.arguments import (
    banker_of,
    options_of,
    rate_of,
    seed_of,
    size_of,
    stake_of,
    threads_of,
)
from papertiger.fast.playout import (
    CERTAIN,
    POLICIES,
    SEATS,
    run_hands,
    run_matches,
)
from papertiger.fast.rows import Hands, Matches
from papertiger.fast.tables import switches
from papertiger.madiao.options import Options


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
    n, threads = size_of(n), threads_of(threads)
    given = (seed_of(seed), banker_of(banker), policy_of(policy), rate_of(redeal_rate, CERTAIN))
    rules = switches(options_of(options))
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
    n, threads, options = size_of(n), threads_of(threads), options_of(options)
    word, stake = seed_of(seed), stake_of(stake, options)
    given = (word, stake, options.max_deals, policy_of(policy), rate_of(redeal_rate, CERTAIN))
    rules = switches(options)
    matches = Matches(
        totals=np.empty((n, SEATS), np.int64),
        hands=np.empty(n, np.int32),
        deals=np.empty(n, np.int32),
        complete=np.empty(n, np.bool_),
    )
    shared_out(lambda start, stop: run_matches(start, stop, *given, rules, matches), n, threads)
    return matches


def policy_of(policy: str) -> int:
    """The number of a policy; ValueError for one that there is not."""
    if policy not in POLICIES:
        raise ValueError(f"policy must be one of {', '.join(POLICIES)}, found {policy!r}")
    return POLICIES.index(policy)


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
