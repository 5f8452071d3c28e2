"""How the table server stands up to many: each figure beside its limit, as a ratio.

    python benchmarks/load/run.py [--short]

The server has one core and the generator another; real rules, SQLite with every commit on the
disk. `--short` plays for some seconds instead of minutes.
"""

import argparse
import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from generator import Measured, Table, at_part, filled, opened, play, run

HERE = Path(__file__).parent
PORT = 8429
URL = f"http://127.0.0.1:{PORT}"
SERVER_CORE, GENERATOR_CORE = 0, 1


@contextmanager
def server(folder: str) -> Iterator[subprocess.Popen[str]]:
    """A server of its own process on its own core, killed at the end."""
    process = subprocess.Popen(
        [sys.executable, str(HERE / "serve.py"), folder, str(PORT)],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),  # noqa: PLW1509 one thread
    )
    if process.stdout is None or "ready" not in process.stdout.readline():
        raise SystemExit("the server does not start")
    try:
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def memory(process: subprocess.Popen[str]) -> float:
    """How much memory (MB) a process holds."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def figure(name: str, value: float, limit: float, unit: str) -> None:
    """A figure beside its limit; the ratio must be at least 1."""
    ratio = limit / value if value else float("inf")
    print(f"{name}: {value:.1f} {unit}, {ratio:.1f} times within the limit of {limit:g} {unit}")


def full_tables(name: str, tables: int, rate: float, seconds: float, limit: float) -> None:
    """So many full tables of Madiao, so many moves a second in all."""
    with tempfile.TemporaryDirectory() as folder, server(folder) as process:
        measured = uvloop.run(run(URL, tables, rate, seconds))
        held = memory(process)
    times = sorted(measured.times)
    lost = measured.unanswered + len(measured.refused) + measured.closed
    print(f"{name}: {measured.moves} moves, {len(times)} news, {lost} lost")
    print(f"{name}: p50 {at_part(times, 0.5):.1f} ms, longest {times[-1]:.1f} ms")
    figure(f"{name}: p99", at_part(times, 0.99), limit, "ms")
    figure(f"{name}: memory", held, 400, "MB")


async def _watched(spectators: int, seconds: float) -> list[float]:
    """One table that many watch: how long each of them waits for the news of a move."""
    measured = Measured()
    (table,) = await opened(URL, 1, measured)
    await filled(URL, [table])
    table.watch(spectators)
    gate = asyncio.Semaphore(40)
    await asyncio.gather(*(watcher.connect_gated(URL, gate) for watcher in table.watchers))
    measured.times.clear()
    gc.collect()
    gc.freeze()
    gc.disable()
    await play([table], 1, seconds)
    await asyncio.sleep(1)
    return sorted(measured.times)


def watched(spectators: int, seconds: float) -> None:
    """One table that many watch."""
    with tempfile.TemporaryDirectory() as folder, server(folder):
        times = uvloop.run(_watched(spectators, seconds))
    name = f"{spectators} spectators"
    print(f"{name}: p50 {at_part(times, 0.5):.1f} ms, {len(times)} news")
    figure(f"{name}: p99", at_part(times, 0.99), 100, "ms")


async def _sit(sockets: int, measured: Measured) -> list[Table]:
    tables = await opened(URL, sockets // 4, measured)
    await filled(URL, tables)
    return tables


async def _come_back(tables: list[Table]) -> float:
    """Everybody connects again; how long (s) until the last one sees the table."""
    began = time.perf_counter()
    gate = asyncio.Semaphore(100)
    players = [player for table in tables for player in table.players]
    await asyncio.gather(*(player.come_back(URL, gate) for player in players))
    return time.perf_counter() - began


def restarted(sockets: int) -> None:
    """The server is killed with so many sockets open, and starts again."""
    measured = Measured()
    loop = uvloop.new_event_loop()
    with tempfile.TemporaryDirectory() as folder:
        with server(folder):
            tables = loop.run_until_complete(_sit(sockets, measured))
        began = time.perf_counter()
        with server(folder):
            started = time.perf_counter() - began
            took = loop.run_until_complete(_come_back(tables))
    figure(f"restart with {sockets} sockets: all back after", started + took, 5, "s")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Load a server with tables and spectators.")
    parser.add_argument("--short", action="store_true", help="seconds instead of minutes")
    short: Any = parser.parse_args().short
    os.sched_setaffinity(0, {GENERATOR_CORE})
    full_tables("200 tables", 200, 200, 10 if short else 60, 50)
    full_tables("1,250 tables", 1250, 625, 20 if short else 600, 100)
    watched(1000, 10 if short else 60)
    restarted(2000)


if __name__ == "__main__":
    main()
