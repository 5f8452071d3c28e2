"""How many appends a second the store makes durable: in groups, and with a commit for each.

`python benchmarks/store.py [APPENDS] [URL]` with the project's Python. Both are measured in the
same run, in turns, on the same disk, and told as a ratio; beside it, how long appends waited, how
long the write-ahead log of SQLite became, and how long its checkpoints took. Without a URL: a
database in a new folder where it is started, and gone afterwards.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from papertiger.server.store import Store, writer
from papertiger.server.store.engines import file_of, url_of
from papertiger.server.store.store import TableRow

APPENDS = 4_000
TABLES = 200
"""So many tables append at once, each one fact after another."""

ROUNDS = 3
FACT = b'{"fact":"happened","lines":"' + b"x" * 240 + b'"}'
WANTED = 3
"""Groups must make at least so many times as many appends durable."""


class Measured(NamedTuple):
    """Appends a second, commits, how long (s) each append waited, the longest log (bytes)."""

    rate: float
    commits: int
    waits: list[float]
    log: int


async def measured(url: str, together: int, appends: int) -> Measured:
    """Append with at most so many in one transaction."""
    writer.TOGETHER = together
    store = Store(url, patience=600)
    file = file_of(url)
    wal = None if file is None else file.with_name(f"{file.name}-wal")
    names = [f"{time.time_ns()} {number}"[-32:] for number in range(TABLES)]
    for name in names:
        await store.create(TableRow(name, "madiao", True, "playing", "{}", 1, 1), [FACT])
    waits: list[float] = []
    longest = 0

    async def one(name: str) -> None:
        nonlocal longest
        for number in range(1, appends // TABLES + 1):
            began = time.perf_counter()
            await store.append(name, number, 1, [FACT])
            waits.append(time.perf_counter() - began)
            if wal is not None and wal.exists():
                longest = max(longest, wal.stat().st_size)

    before, began = store.writer.commits, time.perf_counter()
    await asyncio.gather(*map(one, names))
    took, commits = time.perf_counter() - began, store.writer.commits - before
    await store.close()
    return Measured(len(waits) / took, commits, waits, longest)


def main() -> None:
    """Measure and print."""
    appends = int(sys.argv[1]) if len(sys.argv) > 1 else APPENDS
    folder = Path(tempfile.mkdtemp(dir="."))
    url = sys.argv[2] if len(sys.argv) > 2 else url_of(folder / "tables.db")
    usual = writer.TOGETHER
    try:
        rounds = [
            (
                asyncio.run(measured(url, usual, appends)),
                asyncio.run(measured(url, 1, max(TABLES, appends // 10))),
            )
            for _ in range(ROUNDS)
        ]
    finally:
        shutil.rmtree(folder)
    for name, runs in (
        ("in groups", [a for a, _ in rounds]),
        ("one by one", [b for _, b in rounds]),
    ):
        waits = [each for run in runs for each in run.waits]
        cuts = quantiles(waits, n=100)
        print(
            f"{name}: {median(run.rate for run in runs):.0f} appends a second, "
            f"{len(waits) / sum(run.commits for run in runs):.1f} a commit; they waited "
            f"{cuts[49] * 1000:.1f} ms (p50), {cuts[98] * 1000:.1f} ms (p99), "
            f"{max(waits) * 1000:.1f} ms (most); "
            f"longest log {max(run.log for run in runs) >> 10} KiB"
        )
    ratio = median(grouped.rate / single.rate for grouped, single in rounds)
    print(f"groups make {ratio:.1f} times as many durable (at least {WANTED} are wanted)")


if __name__ == "__main__":
    main()
