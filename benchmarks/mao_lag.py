"""How often a prompt person whose way to the table is long is first among bots of Mao, by level.

`python benchmarks/mao_lag.py [CONTESTS]` with the project's Python. She reacts within a second, at
the table that servers run, with her lag as it is measured there; her ways vary. Each share stands
beside the 95 % wanted as a ratio, which must be at least 1; nobody far away is the comparison.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "src"), str(Path(__file__).parents[1])]

from papertiger.bots.mao.levels import LEVELS  # noqa: E402 the path is set above
from tests.room.distance import Contest, Table  # noqa: E402 the path is set above

CONTESTS = 400
WANTED = 0.95
LAGS = (0, 300, 600)
"""One way, in ms."""
JITTER = 20
"""So much longer (ms) than the shortest is a way on average."""


def main() -> None:
    """Measure and print."""
    contests = int(sys.argv[1]) if len(sys.argv) > 1 else CONTESTS
    for lag in LAGS:
        for level in LEVELS:
            score = Table(level, lag, seed=lag + 1, jitter=JITTER).play(contests)
            shares = ", ".join(
                f"{contest.replace('_', ' ')} {score.share(contest):.1%} of {score.held[contest]} "
                f"({score.share(contest) / WANTED:.2f} of what is wanted)"
                for contest in Contest
            )
            print(f"{lag} ms one way, four of level {level}: {shares}")


if __name__ == "__main__":
    main()
