"""`papertiger serve` as a process of its own, to be killed and started again."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import httpx
import msgspec

from papertiger.wire import http
from papertiger.wire.settings import Settings
from tests.cli.running import environment
from tests.server.house import PATIENCE, Visitor, connected

FLAGS = {
    "--address-burst": "100000",
    "--command-burst": "100000",
    "--tables-burst": "100000",
}


class Process:
    """A server whose files are in a folder; each start is another process, on the same port."""

    def __init__(self, folder: Path, **more: str) -> None:
        """`more`: other variables of its environment."""
        self.folder, self._more = folder, more
        self.port = 0
        self.said: list[str] = []
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it says where it is."""
        words = ["--port", str(self.port), *(word for flag in FLAGS.items() for word in flag)]
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "papertiger", "serve", "--data", str(self.folder), *words,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env=environment(**self._more),
        )  # fmt: skip
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r":(\d+)$", line.strip())
        assert found is not None, line or await self.complaint()
        self.said.append(line)
        self.port = int(found[1])

    async def complaint(self) -> str:
        """What it has said on standard error, once it has ended."""
        assert self._process is not None
        assert self._process.stderr is not None
        return (await self._process.stderr.read()).decode()

    async def kill(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """Send it a signal (kill -9), and wait for its end: the status that it ends with."""
        assert self._process is not None
        os.kill(self._process.pid, sign)
        status = await self._process.wait()
        assert await self.complaint() == ""
        return status

    async def table(self, settings: Settings) -> str:
        """The id of a new table."""
        body = msgspec.json.encode(http.OpenTable(settings))
        no_tls = False  # there is none on loopback
        async with httpx.AsyncClient(verify=no_tls, timeout=PATIENCE) as client:
            answer = await client.post(f"http://127.0.0.1:{self.port}/api/tables", content=body)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=http.TableLink).table

    async def visit(self, table: str, name: str, token: str | None = None) -> Visitor:
        """Somebody who has said hello."""
        url = f"ws://127.0.0.1:{self.port}/tables/{table}/socket"
        visitor = Visitor(await connected(url, {}, self.port), name)
        visitor.token = token
        return await visitor.hello(token)
