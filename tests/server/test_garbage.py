"""Garbage is the whole process's: a process that only serves tends it, a server in another not."""

import gc
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from papertiger.server import garbage
from papertiger.server.run import run
from papertiger.server.settings import Settings
from tests.server.house import house, play


def test_a_process_that_serves_tends_its_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tended = []

    async def tend(quiet: Callable[[], bool]) -> None:
        tended.append(quiet())

    monkeypatch.setattr(garbage, "tend", tend)
    before = [(sign, signal.getsignal(sign)) for sign in (signal.SIGINT, signal.SIGTERM)]
    mask = os.umask(0o077)
    try:
        run(Settings(data=str(tmp_path), port=0), lambda _: os.kill(os.getpid(), signal.SIGTERM))
    finally:
        os.umask(mask)
        for sign, handler in before:
            signal.signal(sign, handler)
    assert tended == [True]


def test_a_server_within_another_program_leaves_its_garbage_alone(tmp_path: Path) -> None:
    frozen = gc.get_freeze_count()

    async def scenario() -> None:
        async with house(tmp_path) as there:
            await there.table()
            assert gc.isenabled()
            assert gc.get_freeze_count() == frozen

    play(scenario)
