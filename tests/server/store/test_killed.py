"""A writer that is killed in the midst of its work: what it has acknowledged is there."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from papertiger.server.store import Store
from tests.conftest import FullCount
from tests.server.store.appending import fact
from tests.server.store.databases import opened, run

ROOT = Path(__file__).resolve().parents[3]
TABLES = 40


def _killed_after(url: str, lines: int) -> dict[str, int]:
    """The last number that a writer acknowledged for each table before it was killed."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    command = [sys.executable, "-m", "tests.server.store.appending", url, str(TABLES)]
    last: dict[str, int] = {}
    with subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for _ in range(lines):
            _note(last, process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            # The last line may be cut off in the middle of a number.
            if line.endswith("\n"):
                _note(last, line)
    assert process.returncode == -signal.SIGKILL
    return last


def _note(last: dict[str, int], line: str) -> None:
    table, number = line.split()
    last[table] = int(number)


async def _whole(store: Store, last: dict[str, int]) -> None:
    for table, number in last.items():
        facts = await store.facts(table)
        assert len(facts) > number
        assert facts == [fact(table, each) for each in range(len(facts))]


def test_everything_acknowledged_outlives_a_writer_that_is_killed(
    url: str, full_count: FullCount
) -> None:
    seed = 5
    dice = random.Random(seed)
    last: dict[str, int] = {}

    async def check() -> None:
        async with opened(url) as store:
            await _whole(store, last)

    for _ in range(full_count(100, seed=seed)):
        last |= _killed_after(url, dice.randint(1, 2_000))
        run(check)
