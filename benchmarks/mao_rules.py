"""How long a step of Mao takes with sixty rules made in bad faith, against its limit.

`python benchmarks/mao_rules.py [SESSIONS]` with the project's Python. Each figure stands beside its
limit as a ratio, which must be at least 1; a bare count in the same run says how fast the machine
is. Only the time of this process counts.
"""

import gc
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Tick
from papertiger.mao.customs import InForce
from papertiger.mao.customs.limits import MOST_NODES_IN_FORCE, MOST_RULES, nodes_of
from papertiger.mao.state import Table
from tests.customs.hostile import HOSTILE, in_force
from tests.customs.random_rules import random_rule
from tests.customs.test_random_rules import table_with
from tests.playing_mao import next_input

SESSIONS = 40
INPUTS = 150
STEP = 5e-3
"""The longest that 99 of 100 steps may take, in seconds."""
JUMP = 50e-3
"""The longest that an input after a long time may take, in seconds."""
LONG = 20 * 60_000


def sixty(rng: Random) -> tuple[InForce, ...]:
    """Sixty rules at random, as many nodes as may be in force."""
    rules: list[InForce] = []
    left = MOST_NODES_IN_FORCE
    while len(rules) < MOST_RULES:
        rule = random_rule(rng, f"r{len(rules)}")
        nodes = nodes_of(rule.parts)
        if nodes <= left - (MOST_RULES - len(rules)):
            left -= nodes
            rules.append(InForce(rule, secret=rng.random() < 0.3))
    return tuple(rules)


def timed(table: Table, given: object, at: int) -> tuple[float, Table]:
    """How long a step takes (s), and the table after it."""
    start = time.process_time()
    step = mao.step(table, given, at)  # type: ignore[arg-type]
    took = time.process_time() - start
    return took, table if isinstance(step, Refused) else step.table


def session(table: Table, rng: Random) -> tuple[list[float], float]:
    """The steps of a session (s), and one input after a long time."""
    steps, at = [], 0
    for _ in range(INPUTS):
        if mao.waiting(table).over:
            break
        given, at = next_input(table, rng, at)
        took, table = timed(table, given, at)
        steps.append(took)
    jump, _ = timed(table, Tick(), at + LONG)
    return steps, jump


def report(what: str, tables: list[Table], rng: Random) -> None:
    """Play these tables and print how long their steps took."""
    steps: list[float] = []
    jumps: list[float] = []
    gc.disable()
    for table in tables:
        found, jump = session(table, rng)
        steps += found
        jumps.append(jump)
        gc.collect()
    gc.enable()
    steps.sort()
    most, longest = steps[len(steps) * 99 // 100], max(jumps)
    print(
        f"{what}: a step takes {1e3 * sum(steps) / len(steps):.2f} ms, 99 of 100 at most "
        f"{1e3 * most:.1f} ms, {STEP / most:.1f} times as fast as the {1e3 * STEP:.0f} ms allowed; "
        f"the slowest of {len(steps)} {1e3 * steps[-1]:.1f} ms; after a long time "
        f"{1e3 * longest:.1f} ms, {JUMP / longest:.1f} times as fast as the {1e3 * JUMP:.0f} ms"
    )


def main() -> None:
    """Measure and print."""
    sessions = int(sys.argv[1]) if len(sys.argv) > 1 else SESSIONS
    start = time.process_time()
    sum(number * number for number in range(1_000_000))
    counting = time.process_time() - start
    print(f"this machine sums a million squares in {counting * 1000:.0f} ms")
    rng = Random(7)
    report("sixty rules at random", [table_with(sixty(rng), rng) for _ in range(sessions)], rng)
    for name in HOSTILE:
        tables = [table_with(in_force(name), rng) for _ in range(max(1, sessions // 4))]
        report(name, tables, rng)


if __name__ == "__main__":
    main()
