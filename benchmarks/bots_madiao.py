"""How strong and how fast the Madiao bots are: `steady` alone among three `random` players.

`python benchmarks/bots_madiao.py [SEEDS]` with the project's Python. Each seed is played four
times, so that every bot gets every player's cards. Times are a ratio within the same run.
"""

import random
import sys
import time
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from papertiger.bots.madiao import BOTS, Chooser
from papertiger.bots.madiao.arena import PLAYERS, play_match
from papertiger.kernel.shuffle import seed_of
from papertiger.madiao.moves import Move
from papertiger.madiao.options import PRESETS, Options
from papertiger.madiao.view import View

SEEDS = 250


class Timed:
    """A bot with a stopwatch: decisions made and seconds taken."""

    def __init__(self, chooser: Chooser) -> None:
        """Time `chooser`."""
        self.chooser = chooser
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, view: View, rng: random.Random) -> Move:
        """Choose, and note how long it took."""
        start = time.perf_counter()
        move = self.chooser(view, rng)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return move

    @property
    def each(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions


def gains(options: Options, one: Chooser, three: Chooser, seeds: int) -> list[float]:
    """The money of `one` among three others per match, meaned over the four places of a seed."""
    found = []
    for seed in range(seeds):
        totals = []
        for player in range(PLAYERS):
            choosers = [three] * PLAYERS
            choosers[player] = one
            totals.append(play_match(options, choosers, seed_of(seed)).totals[player])
        found.append(fmean(totals))
    return found


def main() -> None:
    """Measure and print."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS
    for preset, options in PRESETS.items():
        steady, rand = Timed(BOTS["steady"]), Timed(BOTS["random"])
        found = gains(options, steady, rand, seeds)
        error = stdev(found) / len(found) ** 0.5
        print(
            f"{preset}: steady among three random wins {fmean(found):+.0f} +- {error:.0f} money "
            f"a match ({PLAYERS * seeds} matches, stakes {options.stake_min} to "
            f"{options.stake_max}); a decision takes {steady.each * 1e6:.0f} us, "
            f"{steady.each / rand.each:.0f} times random's"
        )
        start = time.perf_counter()
        for seed in range(seeds):
            play_match(options, [BOTS["steady"]] * PLAYERS, seed_of(seed))
        whole = time.perf_counter() - start
        start = time.perf_counter()
        for seed in range(seeds):
            play_match(options, [BOTS["random"]] * PLAYERS, seed_of(seed))
        base = time.perf_counter() - start
        print(
            f"{preset}: a match of four steady takes {whole / seeds * 1000:.1f} ms, "
            f"{whole / base:.1f} times that of four random"
        )


if __name__ == "__main__":
    main()
