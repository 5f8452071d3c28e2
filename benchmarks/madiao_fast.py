"""Madiao at machine speed beside the field and beside its limit in C, in one run.

`python benchmarks/madiao_fast.py` with the project's Python and the extra `fast`, gcc at hand. The
other libraries go into an environment of their own (`--venv`, kept for the next run); what does not
install is named with its reason. Writes the table into `benchmarks/README.md` and the plot beside
it; `--dry` only prints. Takes less than three minutes once the environment is there.

Times are processor time, but for two threads beside one, which is by the clock on the wall and
means something on an otherwise idle machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import numba
import numpy as np
from madiao_table import Figure, Goal, report

from papertiger import fast
from papertiger.fast.chance import BLOCK, opened
from papertiger.fast.dealing import dealt, hundred_holder
from papertiger.fast.machine import scratch
from papertiger.fast.outcomes import BY_PLAY
from papertiger.fast.playout import POLICIES, SEATS, play_out
from papertiger.fast.settling import settled
from papertiger.fast.tables import SECOND_UNDER, Switches, switches
from papertiger.madiao.options import Options

HERE = Path(__file__).parent
HANDS = 500_000
SEED = 7
ROUNDS = 4
"""Before the field is measured, and again after it."""
PLAYS = 32
TABLES, STEPS = 1024, 1000
PAIRS = 40
RANDOM = POLICIES.index("random")

LIBRARIES = {
    "open_spiel": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "pokerkit": "pokerkit",
    "pgx": "pgx",
    "endplay": "endplay",
}
COLUMNS = (
    "banker", "first", "ended_by", "next_banker", "deals", "payments", "tricks", "discards",
    "items",
)  # fmt: skip
SOLVER = HERE / "madiao_solver.py"
"""It prints JSON lines as `madiao_field.py` does, of the kind "solver"."""


def processor_s(run: Callable[[], object]) -> float:
    """The processor time that something takes, in seconds."""
    start = time.process_time()
    run()
    return time.process_time() - start


def wall_s(run: Callable[[], object]) -> float:
    """The time that something takes by the clock, in seconds."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


class Limit:
    """The C program, built in a folder."""

    def __init__(self, folder: Path) -> None:
        """Build it; raises CalledProcessError if that fails."""
        self.program, self.file = folder / "madiao_limit", folder / "columns"
        source = HERE / "madiao_limit.c"
        subprocess.run(["gcc", "-O3", "-march=native", "-o", self.program, source], check=True)  # noqa: S607 the gcc of this machine

    def seconds(self, rounds: int) -> list[float]:
        """The processor time of each round."""
        command = [self.program, str(HANDS), str(SEED), str(rounds), self.file]
        ran = subprocess.run(command, check=True, capture_output=True, text=True)
        return [float(line) for line in ran.stdout.split()]

    def check(self, hands: fast.Hands) -> None:
        """Exit unless the last round gave these very hands."""
        written, at = self.file.read_bytes(), 0
        for name in COLUMNS:
            column = getattr(hands, name)
            theirs = np.frombuffer(written, column.dtype, column.size, at)
            at += column.nbytes
            if not np.array_equal(theirs, column.ravel()):
                sys.exit(f"the C program has other {name} than papertiger.fast")


@numba.njit(nogil=True)
def roll_out(n: int, seed: int, rules: Switches) -> int:
    """Play one dealt hand to its end so many times; a sum, so that all of it is done."""
    deal, hands, won = scratch(SEATS), scratch(SEATS), scratch(SEATS)
    payments, items = scratch(SEATS), scratch(SEATS)
    _, first, upcard, second = dealt(opened(seed, 0, BLOCK), 0, True, deal)
    hundred = hundred_holder(deal)
    total = 0
    for number in range(n):
        for seat in range(SEATS):
            hands[seat] = deal[seat]
        state = opened(seed, number, BLOCK)
        _, discards, offender = play_out(
            state, first, SECOND_UNDER[second], RANDOM, rules, hands, won
        )
        settled(won, discards, hundred, upcard, offender, 0, rules, payments, items)
        total += payments[0] ^ items[1]
    return total


def batch_s(*, observations: bool) -> float:
    """Seconds for `TABLES` by `STEPS` decisions, each with its legal actions."""
    tables = fast.Batch(TABLES, SEED)

    def steps() -> None:
        for _ in range(STEPS):
            tables.legal()
            if observations:
                tables.observations()
            tables.step(tables.random_actions())

    return processor_s(steps)


def import_s(code: str) -> float:
    """The processor time that a fresh Python takes for this, beside its own start, in seconds."""
    env = os.environ | {"PYTHONPATH": str(HERE.parent / "src")}

    def took(one: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, "-c", one], check=True, env=env)
        after = os.times()
        user = after.children_user - before.children_user
        return user + after.children_system - before.children_system

    return median(took(code) - took("pass") for _ in range(5))


def field(venv: Path) -> Iterator[dict[str, str | float]]:
    """What the other libraries measure, each installed if it is not."""
    python = venv / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    for module, package in LIBRARIES.items():
        there = subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False)
        if there.returncode:
            got = run_quietly([python, "-m", "pip", "install", "-q", package])
            if got.returncode:
                reason = [line for line in got.stderr.splitlines() if line.startswith("ERROR")]
                yield {"library": module, "failed": (reason or ["pip failed"])[-1][:160]}
                continue
        yield from lines_of([python, HERE / "madiao_field.py", module], module)


def run_quietly(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    """Run something, and keep what it says."""
    return subprocess.run(command, check=False, capture_output=True, text=True)


def lines_of(command: list[str | Path], library: str) -> Iterator[dict[str, str | float]]:
    """The JSON lines that a program prints, and one more if it fails."""
    ran = run_quietly(command)
    for line in ran.stdout.splitlines():
        if line.startswith("{"):
            yield json.loads(line)
    if ran.returncode:
        reason = (ran.stderr.strip() or f"ended with {ran.returncode}").splitlines()[-1]
        yield {"library": library, "failed": reason[:160]}


def measure(venv: Path) -> tuple[list[Figure], list[Goal], list[dict[str, str | float]]]:
    """Everything, in one run: our figures with C's, what was to be reached, the field's lines."""
    rules = switches(Options())
    ours, theirs, rollouts = [], [], []

    def whole() -> fast.Hands:
        return fast.simulate(HANDS, SEED, threads=1)

    def by_two() -> fast.Hands:
        return fast.simulate(HANDS, SEED, threads=2)

    def side_by_side(limit: Limit) -> None:
        for _ in range(ROUNDS):
            ours.append(processor_s(whole))
            theirs.extend(limit.seconds(1))
            rollouts.append(processor_s(lambda: roll_out(HANDS, SEED, rules)))

    with tempfile.TemporaryDirectory() as folder:
        limit = Limit(Path(folder))
        hands = whole()
        roll_out(1, SEED, rules)
        side_by_side(limit)
        limit.check(hands)
        lines = list(field(venv))
        side_by_side(limit)
    batch_s(observations=True)
    legal = median(batch_s(observations=False) for _ in range(3))
    observed = median(batch_s(observations=True) for _ in range(3))
    # Short and often, so that some find both cores idle.
    one, two, both = [], [], []
    for _ in range(PAIRS):
        one.append(wall_s(whole))
        two.append(wall_s(lambda: both.append(processor_s(by_two))))
    importing = import_s("from papertiger import fast")
    first_hands = import_s("from papertiger import fast; fast.simulate(1000, 1)")
    lines += lines_of([sys.executable, SOLVER, "--json"], "papertiger")

    decisions = PLAYS * int((hands.ended_by == BY_PLAY).sum())
    ours_s, theirs_s = median(ours), median(theirs)
    share = median(mine / c for mine, c in zip(theirs, ours, strict=True))
    figures = [
        Figure("play-out", "whole hands, one thread", decisions / ours_s),
        Figure("limit", "the same hands by the C program", decisions / theirs_s),
        Figure("dealt", "a dealt hand rolled out, one thread", PLAYS * HANDS / median(rollouts)),
        Figure("batch", "a batch with legal actions, one thread", TABLES * STEPS / legal),
        Figure("environment", "the same with observations", TABLES * STEPS / observed),
    ]
    goals = [
        Goal("whole hands a second, one thread", 3e6, HANDS / ours_s),
        Goal("of the C program", 0.7, share),
        Goal("two threads beside one, by wall clock", 1.8, min(one) / min(two)),
        Goal("their processor time beside one's", 1.1, median(both) / ours_s, at_most=True),
        Goal("decisions a second with legal actions", 4e6, TABLES * STEPS / legal),
        Goal("decisions a second with observations", 3e6, TABLES * STEPS / observed),
        Goal("import with a warm cache, s", 0.7, importing, at_most=True),
        Goal("the same and a thousand hands, s", 0.7, first_hands, at_most=True),
    ]
    loops = {
        "times OpenSpiel in C++, whole games": ("evaluate_bots", figures[0]),
        "times OpenSpiel in C++, a dealt hand": ("RandomRolloutEvaluator", figures[2]),
    }
    for name, (loop, figure) in loops.items():
        found = [float(line["each_second"]) for line in lines if loop in str(line.get("how"))
                 and "each_second" in line]  # fmt: skip
        if found:
            goals.append(Goal(name, 50, figure.each_second / max(found)))
    return figures, goals, lines


def main() -> None:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    kept = Path(tempfile.gettempdir()) / "papertiger-field"
    parser.add_argument("--venv", type=Path, default=kept, help="the environment of the others")
    parser.add_argument("--dry", action="store_true", help="print, and write nothing")
    asked = parser.parse_args()
    figures, goals, lines = measure(asked.venv)
    report(figures, goals, lines, None if asked.dry else HERE)


if __name__ == "__main__":
    main()
