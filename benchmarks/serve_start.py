"""How soon `papertiger serve` says where to go, beside its limit and a bare Python in one run.

`python benchmarks/serve_start.py` with the project's Python; no arguments. Each start is on an
empty data folder, so that the database is made as well. Python's own caches are filled by a first
start that does not count, as on any machine where the program has run once.
"""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.cli.running import environment  # noqa: E402 the path is set above

ROUNDS = 10
LIMIT = 1.0
"""Seconds."""


def start(caches: str) -> float:
    """Seconds until a server on an empty folder has said where it is."""
    with TemporaryDirectory() as folder:
        words = ["-m", "papertiger", "serve", "--port", "0", "--data", folder]
        env = environment() | {"PYTHONPYCACHEPREFIX": caches, "PYTHONDONTWRITEBYTECODE": ""}
        began = time.perf_counter()
        with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, env=env) as process:
            line = b"" if process.stdout is None else process.stdout.readline()
            took = time.perf_counter() - began
            process.terminate()
            process.communicate()
        if b"http://127.0.0.1:" not in line:
            raise SystemExit(f"it said {line!r}")
    return took


def bare() -> float:
    """Seconds that a Python takes to do nothing."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], env=environment(), check=True)
    return time.perf_counter() - began


def main() -> None:
    """Measure and print."""
    nothing = min(bare() for _ in range(ROUNDS))
    with TemporaryDirectory() as caches:
        start(caches)
        times = sorted(start(caches) for _ in range(ROUNDS))
    best, middle = times[0], times[ROUNDS // 2]
    print(f"bare Python: {nothing * 1000:.0f} ms")
    for name, took in (("fastest", best), ("median", middle)):
        ratios = f"{took / nothing:.1f} bare starts, {took / LIMIT:.2f} of its limit"
        print(f"serve, empty folder, {name}: {took * 1000:.0f} ms, {ratios}")


if __name__ == "__main__":
    main()
