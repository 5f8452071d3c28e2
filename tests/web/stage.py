"""One browser for all tests of the pages, a server for each, and the loop in which both live."""

import asyncio
import importlib.util
import shutil
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from papertiger.madiao import show
from papertiger.madiao.view import View
from papertiger.room import think
from papertiger.room.state import Room
from papertiger.wire.settings import MadiaoSettings
from tests.room.evening import chance
from tests.server.house import PATIENCE, House, house
from tests.server.loop import Loop

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext

    from tests.web.guest import Guest

CHROMIUM = shutil.which("chromium")
FLAGS = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"]
DESK = (1280, 800)
WORDLESS = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (frame) {
    if (!frame.includes('"do":"entropy"')) send.call(this, frame);
  };
})()"""
"""Keeps a page from adding words to the shuffles: the cards are those of the server alone."""


def missing() -> str:
    """One line that says what is not here to try the pages with, or nothing."""
    if CHROMIUM is None:
        return "Chromium is not here: the pages are not tried in a browser"
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not here (requirements-browser.lock): the pages are not tried"
    return ""


class Stage:
    """What tests of the pages play on. `there` is the server of the test; its bots need no time."""

    there: House
    browser: "Browser"

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        """`folder` is for the files of the server."""
        self._folder, self._numbers = folder, count()
        self._runner = asyncio.Runner(loop_factory=Loop)
        self._standing = AsyncExitStack()
        self._of_test = AsyncExitStack()
        self.guests: list[Guest] = []
        patch.setattr(think, "madiao", lambda *_: 0)

    def build(self) -> None:
        """Start the server and the browser."""
        self._runner.run(self._build())

    async def _build(self) -> None:
        from playwright.async_api import async_playwright  # noqa: PLC0415 it may be missing

        enter = self._standing.enter_async_context
        playwright = await enter(async_playwright())
        self.browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, chromium_sandbox=False
        )

    def clear(self) -> None:
        """Stop both."""
        with self._runner:
            self._runner.run(self._clear())

    async def _clear(self) -> None:
        await self.browser.close()
        await self._standing.aclose()

    def play(self, seed: int, scenario: Callable[[], Awaitable[None]]) -> None:
        """Play one test, with the same cards each time, then see its guests off."""
        folder = self._folder / str(next(self._numbers))

        async def whole() -> None:
            async with asyncio.timeout(2 * PATIENCE):
                folder.mkdir()
                async with house(folder) as self.there, self._of_test:
                    self.there.server.hub._random = chance(seed)
                    await scenario()
            guests, self.guests = self.guests, []
            for guest in guests:
                assert guest.complaints == [], guest.complaints

        self._runner.run(whole())

    async def context(self, **how: Any) -> "BrowserContext":
        """A browser that remembers nothing yet; nothing moves in it unless it is said.

        It adds no words to the shuffles unless it has its `words`: with them the cards are others
        each time.
        """
        has_words = how.pop("words", False)
        width, height = how.pop("size", DESK)
        given: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB"}
        given["service_workers"] = "block"
        viewport = {"width": width, "height": height}
        context = await self.browser.new_context(**given | {"viewport": viewport} | how)
        self._of_test.push_async_callback(context.close)
        if not has_words:
            await context.add_init_script(WORDLESS)
        return context

    async def guest(self, name: str = "", *, url: str = "", **how: Any) -> "Guest":
        """Somebody with a browser of their own, who is called so."""
        from tests.web.guest import Guest  # noqa: PLC0415 as above

        context = await self.context(**how)
        guest = Guest(await context.new_page(), url or self.there.url)
        self.guests.append(guest)
        if name:
            await guest.be_called(name)
        return guest

    async def tab(self, guest: "Guest") -> "Guest":
        """Another tab of somebody's browser."""
        other = type(guest)(await guest.page.context.new_page(), guest.url)
        self.guests.append(other)
        return other

    async def table(self, **settings: Any) -> str:
        """The path of a new table of Madiao with three bots, or with these settings."""
        given: dict[str, Any] = {"bots": "steady", "think": False}
        return f"/t/{await self.there.table(MadiaoSettings(**given | settings))}"

    def room(self, path: str) -> Room:
        """The table at that path, as the server has it."""
        return self.there.server.hub.tables[path.removeprefix("/t/")].actor.room

    def view(self, path: str, seat: int | None) -> View:
        """What a seat at that table may see, as the server has it."""
        running = self.room(path).running
        assert running is not None
        return show(running.recording.table, seat)

    def names(self, path: str) -> list[str]:
        """The names of the players by seat."""
        return [self.room(path).chairs[place].name for place in self.view(path, None).players]

    def seat(self, path: str, name: str) -> int:
        """The seat of somebody."""
        return self.names(path).index(name)

    def cut_off(self) -> None:
        """Tear every connection to the server, without a farewell."""
        for connection in list(self.there.running.server_state.connections):
            transport: Any = connection.transport
            transport.abort()
