"""Sitting at the Textual table in tests: an app without a terminal, its text, and its keys."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen

from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskPlay, View
from papertiger.room import solo
from papertiger.room.solo import Setting, Solo
from papertiger.text.catalog import Catalog
from papertiger.tui.madiao.app import MadiaoApp
from papertiger.tui.madiao.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.ledger import LedgerSheet

# Seeds whose matches soon come to what a test is about.
FOLLOW, LEAD, STAKE, CUT, REDEAL, LATE, SHORT = 5, 3, 10, 4, 2, 15, 7
SMALL, LARGE = (80, 24), (120, 40)
MOST_STEPS = 2_000


@cache
def words_in(language: str) -> Catalog:
    """The catalog that the table needs."""
    return Catalog(language, "cli", "madiao", "play", "tui")


def new_match(language: str = "en", seed: int = FOLLOW, options: Options | None = None) -> Solo:
    """A match before its first input, against three bots that play at random."""
    words = words_in(language)
    one, two, three = words.say("play-bot-names").split()
    names = (words.say("play-you"), one, two, three)
    bots = ("random", "random", "random")
    return solo.begin(Setting(names=names, bots=bots, seed=seed), options or Options())


@dataclass
class Sitting:
    """An app that runs, its pilot, and what it has given to be kept."""

    app: MadiaoApp
    pilot: Pilot[None]
    kept: list[bytes] = field(default_factory=list)

    @property
    def view(self) -> View:
        """What the person sees of the match."""
        return solo.view(self.app.match)

    @property
    def screen(self) -> Screen[object]:
        """What lies on top."""
        return self.app.screen

    async def press(self, *keys: str) -> None:
        """Press keys, and let everything happen that they lead to."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()
        await self.rest()

    async def rest(self) -> None:
        """Let everything happen: a message may lead to a screen, and that to further messages."""
        for _ in range(2):
            await self.pilot.pause()

    def lines(self) -> list[str]:
        """The text of the screen on top, line by line."""
        return [strip.text for strip in self.screen._compositor.render_strips()]

    def text(self) -> str:
        """The text of the screen on top."""
        return "\n".join(self.lines())

    def whole(self) -> list[str]:
        """The names of what does not lie inside the screen; what scrolls may."""
        inside = Region(0, 0, *self.app.size)
        return [
            str(widget)
            for widget in self.screen.query("*")
            if widget.display and not any(part.is_scrollable for part in widget.ancestors[:-2])
            if not inside.contains_region(widget.region) or not widget.region.area
        ]

    async def step(self) -> None:
        """Answer what is asked: a low stake, a cut, no redeal, a card that wins or a slough."""
        match self.screen:
            case NumberDialog():
                await self.press("enter")
            case YesNoDialog():
                await self.press("n")
            case LedgerSheet():
                await self.press("space")
            case _:
                await self.press(*best_keys(self.view))

    async def until(self, reached: Callable[["Sitting"], bool]) -> None:
        """Play on until something is reached."""
        for _ in range(MOST_STEPS):
            if reached(self):
                return
            await self.step()
        raise AssertionError("it was never reached")


def best_keys(view: View) -> tuple[str, str]:
    """The keys for the first card that wins the trick as it stands, else for a slough."""
    assert isinstance(view.ask, AskPlay)
    assert view.board is not None
    for place, card in enumerate(view.hand, 1):
        if (card, Face.UP) in view.ask.choices and not discards(view.board, card):
            return str(place), "enter"
    return str(len(view.hand)), "minus"


@asynccontextmanager
async def sitting(
    match: Solo | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0,
) -> AsyncIterator[Sitting]:
    """An app that runs a match; its clock is a count of how often it is read."""
    kept: list[bytes] = []
    clock = count().__next__
    start = new_match(language) if match is None else match
    app = MadiaoApp(start, words_in(language), kept.append, pace, clock)
    async with app.run_test(size=size) as pilot:
        at = Sitting(app, pilot, kept)
        await at.rest()
        yield at


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def body() -> None:
        await test()

    asyncio.run(body())


def playing(at: Sitting) -> bool:
    """Whether a card is asked for."""
    return at.screen is at.app.table and isinstance(at.view.ask, AskPlay)


def following(at: Sitting) -> bool:
    """Whether a card is asked for in a trick that has begun."""
    return playing(at) and at.view.board is not None and bool(at.view.board.laid)


def on_sheet(kind: type[Screen[None]]) -> Callable[[Sitting], bool]:
    """Whether a sheet of that kind lies on top."""
    return lambda at: isinstance(at.screen, kind)


settled = on_sheet(LedgerSheet)
ended = on_sheet(EndSheet)
