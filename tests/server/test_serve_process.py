"""`papertiger serve` as a process: how it ends, and what it does when nobody reads what it says."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

import httpx
import pytest

from papertiger.wire import commands as c
from papertiger.wire.news import Goodbye, Parting
from papertiger.wire.settings import MadiaoSettings
from tests.cli.running import environment
from tests.server.house import play
from tests.server.process import Process


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_well_and_the_next_server_goes_on(
    tmp_path: Path, sign: signal.Signals
) -> None:
    async def scenario() -> None:
        process = Process(tmp_path)
        await process.start()
        table = await process.table(MadiaoSettings(bots="steady"))
        ann = await process.visit(table, "Ann")
        assert (await ann.do(c.SitDown, place=2)).refused is None
        assert await process.kill(sign) == 0
        assert await ann.closed() == 1012
        assert ann.told[-1] == Goodbye(Parting.RESTART)
        await process.start()
        back = await process.visit(table, "Ann", ann.token)
        assert (await back.do(c.Ready)).refused is None
        await back.leave()
        await process.kill()

    play(scenario)


def test_a_server_whose_output_nobody_reads_serves_on(tmp_path: Path) -> None:
    """As after `papertiger serve | head -1`."""

    async def scenario() -> None:
        reading, writing = os.pipe()
        os.close(reading)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "papertiger", "serve", "--port", "0", "--data", str(tmp_path),
            "--log", "json", "--log-level", "info",
            stdout=writing, stderr=asyncio.subprocess.PIPE, env=environment(),
        )  # fmt: skip
        os.close(writing)
        assert process.stderr is not None
        port = None
        while port is None:
            port = json.loads(await process.stderr.readline()).get("port")
        no_tls = False  # there is none on loopback
        async with httpx.AsyncClient(verify=no_tls) as client:
            assert (await client.get(f"http://127.0.0.1:{port}/health")).text == "ok\n"
        process.terminate()
        rest = (await process.stderr.read()).decode()
        assert "Traceback" not in rest
        assert await process.wait() == 0

    play(scenario)
