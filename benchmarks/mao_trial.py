"""How long the trial of a new rule of Mao takes, with no, five and twenty rules in force.

`python benchmarks/mao_trial.py` with the project's Python. A trial must be over within five seconds
on two cores that have nothing else to do, its processes started among it. What the processors work
is measured in this process, so that others do not count; the time on the wall stands beside it.
"""

import sys
import time
from importlib import resources
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import msgspec

from papertiger.mao.customs import Custom, InForce
from papertiger.mao.options import Options
from papertiger.room.trying import BATCH, HANDS, SEED, Trial, Tryer, hands_of, look, play, world_of

LIMIT, CORES = 5.0, 2
SEATS = 5
IN_FORCE = (
    "h65", "h38", "h68", "h2", "h56", "h116", "h79", "h40", "h26", "h103", "h50", "h113", "h14",
    "h35", "h82", "h4", "h128", "h23", "h70", "h29",
)  # fmt: skip
"""Twenty real rules that leave the game whole together."""
NEW = "h7"


def example(name: str) -> InForce:
    """One of the real rules."""
    file = resources.files("papertiger.mao.customs") / "examples" / f"{name}.json"
    return InForce(msgspec.json.decode(file.read_bytes(), type=Custom))


def worked(trial: Trial) -> float:
    """How long (s) the processor works for a trial, in one process."""
    start = time.process_time()
    look(world_of(trial, known=True))
    encoded = hands_of(trial, known=True)
    for number in range(0, HANDS, BATCH):
        play(encoded, SEED, number, min(number + BATCH, HANDS))
    return time.process_time() - start


def starts() -> float:
    """How long (s) it takes until a process can try something out."""
    tryer = Tryer(1)
    trial = Trial(Options(), SEATS, (), example(NEW))
    start = time.monotonic()
    tryer.try_out(trial, hands=1)
    took = time.monotonic() - start
    tryer.close()
    return took


def main() -> None:
    """Measure and print."""
    print(f"a process of trials is there after {starts():.1f} s")
    for count in (0, 5, 20):
        rules = tuple(map(example, IN_FORCE[:count]))
        trial = Trial(Options(), SEATS, rules, example(NEW))
        cpu = worked(trial)
        tryer = Tryer(CORES)
        start = time.monotonic()
        finding = tryer.try_out(trial)
        wall = time.monotonic() - start
        tryer.close()
        each = cpu / CORES
        print(f"{count} rules in force: {finding.verdict}, on the wall {wall:.1f} s;")
        print(
            f"  {cpu:.1f} s of a processor, {each:.1f} s on {CORES}, "
            f"limit {LIMIT:.0f} s, ratio {LIMIT / each:.1f}"
        )


if __name__ == "__main__":
    main()
