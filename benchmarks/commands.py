"""How fast the commands are, each beside its limit and beside a bare Python in the same run.

`python benchmarks/commands.py` with the project's Python; no arguments.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.cli.running import environment  # noqa: E402 the path is set above
from tests.naive import deals  # noqa: E402 the path is set above

ROUNDS = 15
HANDS = 20_000


def fastest(words: list[str], given: bytes = b"", rounds: int = ROUNDS) -> float:
    """The shortest of some runs of a process, in seconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(words, input=given, capture_output=True, env=environment(), check=False)
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    """Measure and print."""
    python, program = sys.executable, [sys.executable, "-m", "papertiger"]
    bare = fastest([python, "-c", "pass"])
    print(f"bare Python: {bare * 1000:.0f} ms")
    for words, limit in (
        ([*program, "--version"], 0.15),
        ([*program, "--help"], 0.15),
        ([*program, "madiao", "play", "--help"], 0.15),
        ([python, str(ROOT / "play.py"), "terminal"], 0.7),
    ):
        took = fastest(words)
        name = " ".join(Path(word).name for word in words)
        ratios = f"{took / bare:.1f} bare starts, {took / limit:.2f} of its limit"
        print(f"{name}: {took * 1000:.0f} ms, {ratios}")
    rng = Random(1)
    hands = "\n".join(json.dumps(deals.random_hand(rng)) for _ in range(HANDS)).encode()
    took = fastest([*program, "madiao", "settle", "-"], hands, rounds=3)
    rate = HANDS / took
    print(f"settle: {rate:,.0f} hands a second, {rate / 3_000:.2f} of the 3,000 asked for")


if __name__ == "__main__":
    main()
