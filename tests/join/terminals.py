"""Terminals without a terminal: apps at tables of a real server in the loop of the test.

Of a terminal that is killed nothing is left but the token of its seat.
Nobody waits for a time: whoever waits, waits until something can be seen.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from papertiger import client
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskPlay
from papertiger.text.catalog import Catalog
from papertiger.tui import madiao, mao
from papertiger.tui.company.around import Around
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.company import CompanyApp as MadiaoApp
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.mao.company import CompanyApp as MaoApp
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings, Settings
from tests.server.house import House
from tests.tui.sitting import SMALL, Looking, best

QUICK = client.Terms(first=0.01, longest=0.05)
A = TypeVar("A", MadiaoApp, MaoApp)


@dataclass
class Terminal(Looking[A], Generic[A]):
    """Somebody's terminal at a table."""

    table: client.Table
    stack: AsyncExitStack
    told_before: int = field(default=0)

    @property
    def around(self) -> Around:
        """The table around the game."""
        return self.app.around

    async def until(self, condition: Callable[[], bool]) -> None:
        """Until something can be seen here."""
        while not condition():
            assert self.around.failure is None, self.around.failure
            await self.pilot.pause()

    async def shows(self, text: str) -> None:
        """Until a text can be seen here."""
        await self.until(lambda: text in self.text())

    async def press(self, *keys: str) -> None:
        """Press keys here, whatever other terminals there are."""
        with self.app._context():
            await super().press(*keys)

    async def type(self, text: str) -> None:
        """Type a text, and give it."""
        await self.press(*("space" if letter == " " else letter for letter in text), "enter")

    async def kill(self) -> None:
        """The terminal is gone, and its connection with it."""
        await self.stack.aclose()


@asynccontextmanager
async def terminal(  # noqa: PLR0913 where, who, and how large
    there: House,
    link: client.Link,
    name: str,
    *,
    guest: client.Guest | None = None,
    token: str | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    watches: bool = False,
) -> AsyncIterator[Terminal[Any]]:
    """Somebody comes to a table in a terminal."""
    who = guest or await client.Guest.at(there.url, name)
    async with AsyncExitStack() as stack:
        table = await stack.enter_async_context(client.Table(who, link, token, QUICK))
        app: MadiaoApp | MaoApp
        if isinstance(table.room.settings, MadiaoSettings):
            app = MadiaoApp(table, Catalog(language, *madiao.WORDS), watches=watches)
        else:
            app = MaoApp(table, Catalog(language, *mao.WORDS_OF_COMPANY), watches=watches)
        pilot = await stack.enter_async_context(app.run_test(size=size))
        at: Terminal[Any] = Terminal(app, pilot, table, stack)
        await at.until(lambda: at.around.room is not None)
        yield at


async def opened(there: House, settings: Settings) -> client.Link:
    """A new table of the server."""
    return await (await client.Guest.at(there.url)).open_table(settings)


async def sits(at: Terminal[Any]) -> None:
    """Take the chosen place, by keys, and be ready."""
    await at.until(lambda: isinstance(at.screen, RoomScreen))
    await at.press("enter")
    await at.until(lambda: at.table.place is not None and at.around.room is not None)
    await at.shows("Enter: be ready")
    await at.press("enter")
    place = at.table.place or 0
    await at.until(lambda: at.around.room is not None and at.around.room.chairs[place].ready)


def waits_for_keys(at: Terminal[MadiaoApp]) -> bool:
    """Whether the person at a table of Madiao has something to press."""
    if isinstance(at.screen, NumberDialog | YesNoDialog | LedgerSheet | EndSheet):
        return True
    if at.screen is not at.app.table:
        return False
    return at.app.last_trick() is not None or (
        at.app.asked() and isinstance(at.app.evening.asked, AskPlay)
    )


async def step(at: Terminal[MadiaoApp]) -> None:
    """Press what one presses: a low stake, a cut, no redeal, a card that wins or a slough."""
    match at.screen:
        case NumberDialog() | EndSheet():
            await at.press("enter")
        case YesNoDialog():
            await at.press("n")
        case LedgerSheet():
            await at.press("space")
        case _ if at.app.last_trick() is not None:
            await at.press("enter")
        case _:
            view = at.app.evening.view
            assert view is not None
            place, face = best(view)
            await at.press(str(place + 1), "enter" if face is Face.UP else "minus")


async def play_until(
    terminals: list[Terminal[MadiaoApp]],
    reached: Callable[[], bool],
    seen: Callable[[Terminal[MadiaoApp]], None] = lambda _: None,
) -> None:
    """Everybody presses keys in turn until something is reached; `seen` looks at each terminal."""
    while not reached():
        for at in terminals:
            await at.pilot.pause()
            seen(at)
            if reached():
                return
            if waits_for_keys(at):
                await step(at)
                seen(at)


def over(at: Terminal[Any]) -> bool:
    """Whether the game is over."""
    return at.around.room is not None and at.around.room.phase is Phase.OVER
