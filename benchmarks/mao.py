"""How fast Mao is: whole hands of six bots a second, and one step of the engine, by referee mode.

`python benchmarks/mao.py [HANDS]` with the project's Python. Each figure stands beside its limit
as a ratio, which must be at least 1; a bare count in the same run says how fast the machine is.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from papertiger import mao
from papertiger.bots.mao import BOTS
from papertiger.bots.mao.arena import Moment, moments, play_session, sit_down
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.options import Options, Referee

HANDS = 100
SEATS = 6
HANDS_A_SECOND = 40
STEP = 150e-6
"""The longest median of a step, in seconds."""


def timed(work: Callable[[], object]) -> float:
    """How long some work keeps the processor (s): other processes do not count."""
    start = time.process_time()
    work()
    return time.process_time() - start


def steps(options: Options, level: str) -> list[float]:
    """How long (s) each step of a session takes, played again from its inputs."""
    seed = seed_of(7)
    played: list[Moment] = list(moments(options, sit_down(options, [level] * SEATS, seed), seed))
    table = mao.open(options, SEATS)
    times = []
    for moment in played:
        start = time.perf_counter()
        mao.step(table, moment.given, moment.at)
        times.append(time.perf_counter() - start)
        table = moment.table
    return times


def main() -> None:
    """Measure and print."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    counting = timed(lambda: sum(number * number for number in range(1_000_000)))
    print(f"this machine sums a million squares in {counting * 1000:.0f} ms")
    for mode in Referee:
        options = Options(referee=mode, end=f"hands:{hands}")
        for level in BOTS:
            took = timed(lambda: play_session(options, [level] * SEATS, seed_of(7)))  # noqa: B023
            rate = hands / took
            print(
                f"{mode}: six of level {level} play {rate:.0f} hands a second, "
                f"{rate / HANDS_A_SECOND:.1f} times the {HANDS_A_SECOND} wanted"
            )
        middle = median(steps(options, "regular"))
        print(
            f"{mode}: a step of the engine takes {middle * 1e6:.0f} us (median), "
            f"{STEP / middle:.1f} times as fast as the {STEP * 1e6:.0f} us allowed"
        )


if __name__ == "__main__":
    main()
