"""A browser without a window, told what to do by its own debugging protocol."""

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

CHROMIUM = shutil.which("chromium")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--disable-background-networking", "--remote-debugging-port=0", "about:blank",
)  # fmt: skip


LEFT = "Inspected target navigated or closed"


class LeftError(Exception):
    """The page was left while something was asked of it."""


class Tab:
    """A page in the browser; `complaints` are errors of its scripts, its policy and its network."""

    def __init__(self, connection: ClientConnection, address: str) -> None:
        self._connection, self._ids, self._address = connection, count(1), address
        self._session: str | None = None
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.complaints: list[str] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self._connection:
            message = json.loads(frame)
            if "id" in message:
                self._answers.pop(message["id"]).set_result(message)
            elif message.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(message["params"]["exceptionDetails"]))
            elif message.get("method") == "Log.entryAdded":
                entry = message["params"]["entry"]
                if entry["level"] == "error":
                    self.complaints.append(json.dumps(entry))

    async def do(self, method: str, **parameters: Any) -> Any:
        """A command of the protocol; its result."""
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        command: dict[str, Any] = {"id": number, "method": method, "params": parameters}
        if self._session is not None:
            command["sessionId"] = self._session
        await self._connection.send(json.dumps(command))
        found = await answer
        if found.get("error", {}).get("message") == LEFT:
            raise LeftError
        assert "error" not in found, found
        return found["result"]

    async def open(self) -> None:
        """Attach to a new page."""
        target = (await self.do("Target.createTarget", url="about:blank"))["targetId"]
        attached = await self.do("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            await self.do(f"{domain}.enable")

    def another(self) -> AbstractAsyncContextManager["Tab"]:
        """Another page of the same browser, which remembers the same."""
        return opened(self._address)

    async def run(self, script: str) -> Any:
        """The value of an expression in the page; None if the page was left meanwhile."""
        try:
            found = await self.do(
                "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
            )
        except LeftError:
            return None
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Tab]:
    """A page in the browser that listens at an address."""
    async with connect(address, max_size=None, compression=None, proxy=None) as connection:
        tab = Tab(connection, address)
        await tab.open()
        yield tab


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Tab]:
    """A browser with one page, its files in a folder."""
    process = await asyncio.create_subprocess_exec(
        str(CHROMIUM), f"--user-data-dir={folder}", *FLAGS,
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stderr is not None
    found = None
    while found is None:
        line = (await process.stderr.readline()).decode()
        assert line, "the browser has ended"
        found = re.search(r"DevTools listening on (ws://\S+)", line)
    # What else it says must not fill the pipe.
    draining = asyncio.create_task(process.stderr.read())
    try:
        async with opened(found[1]) as tab:
            yield tab
    finally:
        process.terminate()
        await process.wait()
        await draining
