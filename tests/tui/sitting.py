"""Sitting at the Textual table in tests: an app without a terminal, its text, and its keys."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Generic, TypeVar

from textual.containers import VerticalScroll
from textual.dom import DOMNode
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen

from papertiger.kernel.game import Refused
from papertiger.madiao.moves import Cut, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import Options
from papertiger.madiao.tricks import Face, discards
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View
from papertiger.room import again, solo
from papertiger.room.moments import Moment
from papertiger.room.solo import Setting, Solo
from papertiger.text.catalog import Catalog
from papertiger.tui.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.madiao.replay import ReplayApp
from papertiger.tui.madiao.solo import SoloApp
from papertiger.tui.window import Window

# Seeds whose matches soon come to what a test is about.
FOLLOW, LEAD, STAKE, CUT, REDEAL, LATE, SHORT = 5, 3, 10, 4, 2, 15, 7
SMALL, LARGE = (80, 24), (120, 40)
MOST_STEPS = 2_000


@cache
def words_in(language: str) -> Catalog:
    """The catalog that the table needs."""
    return Catalog(
        language, "cards", "cli", "clauses", "madiao", "painted", "play", "replay", "tui"
    )


def new_match(language: str = "en", seed: int = FOLLOW, options: Options | None = None) -> Solo:
    """A match before its first input, against three bots that play at random."""
    words = words_in(language)
    one, two, three = words.say("play-bot-names").split()
    names = (words.say("play-you"), one, two, three)
    bots = ("random", "random", "random")
    return solo.begin(Setting(names=names, bots=bots, seed=seed), options or Options())


A = TypeVar("A", bound=Window)


@dataclass
class Looking(Generic[A]):
    """An app that runs, and its pilot."""

    app: A
    pilot: Pilot[None]

    @property
    def screen(self) -> Screen[object]:
        """What lies on top."""
        return self.app.screen

    def on(self, kind: type[Screen[None]]) -> bool:
        """Whether a screen of that kind lies on top."""
        return isinstance(self.screen, kind)

    async def press(self, *keys: str) -> None:
        """Press keys, and let everything happen that they lead to."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()
        await self.rest()

    async def leave(self, *keys: str) -> None:
        """Press keys of which the last one ends the app, and wait for that."""
        *before, last = keys
        for key in before:
            await self.press(key)
        await self.app._press_keys([last])
        for _ in range(MOST_STEPS):
            if self.app._exit:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the app goes on")

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
            if widget.display and not any(scrolls(part) for part in widget.ancestors)
            if not inside.contains_region(widget.region) or not widget.region.area
        ]


@dataclass
class Sitting(Looking[SoloApp]):
    """A match that is played, and what it has given to be kept."""

    kept: list[bytes] = field(default_factory=list)

    @property
    def view(self) -> View:
        """What the person sees of the match."""
        return solo.view(self.app.match)

    async def step(self) -> None:
        """Answer what is asked: a low stake, a cut, no redeal, a card that wins or a slough."""
        match self.screen:
            case NumberDialog():
                await self.press("enter")
            case YesNoDialog():
                await self.press("n")
            case LedgerSheet():
                await self.press("space")
            case _ if self.app.last_trick() is not None:
                await self.press("enter")
            case _:
                place, face = best(self.view)
                await self.press(str(place + 1), "enter" if face is Face.UP else "minus")

    async def until(self, reached: Callable[["Sitting"], bool]) -> None:
        """Play on until something is reached."""
        for _ in range(MOST_STEPS):
            if reached(self):
                return
            await self.step()
        raise AssertionError("it was never reached")


def best(view: View) -> tuple[int, Face]:
    """The place of the first card that wins the trick as it stands, else the last, to slough."""
    assert isinstance(view.ask, AskPlay)
    assert view.board is not None
    for place, card in enumerate(view.hand):
        if (card, Face.UP) in view.ask.choices and not discards(view.board, card):
            return place, Face.UP
    return len(view.hand) - 1, Face.DOWN


def answer(view: View) -> Move:
    """What `Sitting.step` answers, as a move."""
    match view.ask:
        case AskStake():
            return NameStake(view.ask.low)
        case AskCut():
            return Cut(20)
        case AskRedeal():
            return WaiveRedeal()
        case _:
            place, face = best(view)
            return Play(view.hand[place], face)


@cache
def moment(
    reached: Callable[[View], bool],
    language: str = "en",
    seed: int = FOLLOW,
    options: Options | None = None,
) -> Solo:
    """A match at the first moment that asks the person and is what is wanted."""
    match = new_match(language, seed, options)
    while not solo.over(match):
        if not solo.asked(match):
            match = solo.go_on(match, match.recording.now).solo
        elif reached(solo.view(match)):
            return match
        else:
            acted = solo.act(match, answer(solo.view(match)), match.recording.now)
            assert not isinstance(acted, Refused)
            match = acted.solo
    raise AssertionError("it was never reached")


def playing(view: View) -> bool:
    """Whether a card is asked for."""
    return isinstance(view.ask, AskPlay)


def leading(view: View) -> bool:
    """Whether a lead is asked for."""
    return playing(view) and view.board is not None and not view.board.laid


def following(view: View) -> bool:
    """Whether a card is asked for in a trick that has begun."""
    return playing(view) and view.board is not None and bool(view.board.laid)


def late(view: View) -> bool:
    """Whether a card is asked for in a trick that has begun, after two others."""
    return following(view) and view.board is not None and len(view.board.tricks) >= 2


def last(view: View) -> bool:
    """Whether the last card of the hand is asked for."""
    return playing(view) and len(view.hand) == 1


def exposing(view: View) -> int | None:
    """The number of a card that may be played face up and does not beat."""
    if not isinstance(view.ask, AskPlay) or view.board is None:
        return None
    for number, card in enumerate(view.hand, 1):
        if (card, Face.UP) in view.ask.choices and discards(view.board, card):
            return number
    return None


def may_expose(view: View) -> bool:
    """Whether the person could discard face up now."""
    return following(view) and exposing(view) is not None


def may_redeal(view: View) -> bool:
    """Whether a redeal may be demanded."""
    return isinstance(view.ask, AskRedeal) and view.ask.may_demand


def names_stake(view: View) -> bool:
    """Whether the stake is asked for."""
    return isinstance(view.ask, AskStake)


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
    app = SoloApp(start, words_in(language), kept.append, pace, clock)
    async with app.run_test(size=size) as pilot:
        at = Sitting(app, pilot, kept)
        await at.rest()
        yield at


@asynccontextmanager
async def replaying(
    match: Solo,
    seats: Sequence[int] = range(4),
    guard: again.Guard | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[Looking[ReplayApp]]:
    """An app that shows a match again to readers at these seats."""
    moments = list(again.moments(match.recording.segments, seats, guard))
    async with replaying_moments(moments, language, size) as at:
        yield at


@asynccontextmanager
async def replaying_moments(
    moments: Sequence[Moment], language: str = "en", size: tuple[int, int] = SMALL
) -> AsyncIterator[Looking[ReplayApp]]:
    """An app that shows these moments."""
    app = ReplayApp(words_in(language), moments)
    async with app.run_test(size=size) as pilot:
        at = Looking(app, pilot)
        await at.rest()
        yield at


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def body() -> None:
        await test()

    asyncio.run(body())


def scrolls(part: DOMNode) -> bool:
    """Whether what is in it may lie outside of it."""
    return isinstance(part, VerticalScroll)


def settled(at: Sitting) -> bool:
    """Whether a settlement lies on top."""
    return isinstance(at.screen, LedgerSheet)


def played_out(at: Sitting) -> bool:
    """Whether the last trick of a hand lies on the table, to be seen before the ledger."""
    return at.app.last_trick() is not None


def ended(at: Sitting) -> bool:
    """Whether the result of the match lies on top."""
    return isinstance(at.screen, EndSheet)
