"""Sitting at the drawn table of Mao in tests: a table in this process whose clock the test moves.

The person is Ann at seat 0; the other seats are clients whom the test moves, or bots. A test names
the cards that it is about; nothing waits, and nothing happens before the test lets time pass.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from papertiger.cli.mao.play import begin
from papertiger.client import Local, RefusedError, Table
from papertiger.client import local as local_tables
from papertiger.client.clock import StandingClock
from papertiger.mao.cards import Card, pack
from papertiger.mao.moves import Deal, Look, Move, TurnUp
from papertiger.mao.options import Options
from papertiger.mao.trial import SEED, Finding
from papertiger.mao.view import Stage, View
from papertiger.room import fair
from papertiger.room.facts import Fact
from papertiger.room.trying import Progress, Trial, Tryer
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS
from papertiger.tui.mao.app import MaoApp
from papertiger.wire.news import Phase
from papertiger.wire.settings import MaoSettings
from tests.book_mao.packs import Deck, places_of
from tests.tui.sitting import Looking

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
SMALL, MIDDLING, LARGE = (80, 24), (100, 30), (144, 40)


@cache
def words_in(language: str) -> Catalog:
    """The catalog that the table needs."""
    return Catalog(language, *WORDS)


@dataclass
class Rig:
    """What is shuffled: the first dealer, and the same cards for every hand; the deal passes on."""

    hands: Mapping[int, str]
    up: str = "9H"
    stock: str = ""
    dealer: int = 4
    each: int = 3
    seats: int = 5
    secrets: list[bytes] = field(default_factory=list)

    def order(self, secret: bytes, entropy: Sequence[str], number: int, n: int) -> tuple[int, ...]:
        """In the place of `fair.order`."""
        if n == self.seats:
            return (self.dealer, *(seat for seat in range(n) if seat != self.dealer))
        if n % len(pack(1)):
            return REAL_ORDER(secret, entropy, number, n)
        if secret not in self.secrets:
            self.secrets.append(secret)
        first = self.dealer + 1 + self.secrets.index(secret)
        players = [(first + place) % self.seats for place in range(self.seats)]
        deck = Deck(self.hands, self.up, self.stock)
        return places_of(deck.order(players, self.each, n // len(pack(1))), n)


REAL_ORDER = fair.order


class FewHands(Tryer):
    """Where rules are tried out in this process, with few hands: their number is not the matter."""

    def __init__(self) -> None:
        """A thread."""
        super().__init__(1, pool=lambda: ThreadPoolExecutor(1))

    def try_out(
        self,
        trial: Trial,
        progress: Progress | None = None,
        stopped: Callable[[], bool] | None = None,
        hands: int = 8,
        seed: int = SEED,
    ) -> Finding:
        """What comes of a rule."""
        return super().try_out(trial, progress, stopped, hands, seed)


@dataclass
class Sitting(Looking[MaoApp]):
    """An evening of Ann, and the others at her table."""

    clock: StandingClock = field(default_factory=StandingClock)
    log: list[Fact] = field(default_factory=list)
    others: dict[int, Table] = field(default_factory=dict)

    @property
    def view(self) -> View:
        """What Ann sees."""
        view = self.app.evening.view
        assert view is not None
        return view

    def sees(self, what: str) -> object:
        """A part of what Ann sees now, by its name."""
        return getattr(self.view, what)

    def hand_of(self, seat: int) -> tuple[Card, ...]:
        """What somebody else holds."""
        view = self.others[seat].view
        assert isinstance(view, View)
        assert view.hand is not None
        return view.hand

    @property
    def said(self) -> list[str]:
        """Everything that Ann was told."""
        return self.app.evening.lines

    @property
    def reasons(self) -> list[tuple[int, str]]:
        """Who has had penalties in this hand, and what for."""
        return [(each.seat, each.reason) for each in self.view.penalties]

    async def passes(self, ms: int) -> None:
        """So much time passes."""
        self.clock.let_pass(ms)
        await self.rest()

    async def does(self, seat: int, *moves: Move) -> None:
        """Somebody else makes moves."""
        for move in moves:
            await self.others[seat].move(move)
        await self.rest()

    async def type(self, text: str) -> None:
        """Type into the line that has the focus, and give it."""
        await self.press(*("space" if letter == " " else letter for letter in text), "enter")

    async def starts(self) -> None:
        """The cards are dealt, the first one is turned up, everybody has looked; Ann is on turn."""
        await self.does(4, Deal(self.each), TurnUp())
        for seat in self.others:
            await self.does(seat, Look())
        await self.press("u")
        assert self.view.turn == 0
        assert self.view.stage is Stage.PLAY

    each: int = 3


@asynccontextmanager
async def sitting(
    hands: Mapping[int, str] | None = None,
    *,
    up: str = "9H",
    stock: str = "",
    dealer: int = 4,
    each: int = 3,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    **options: Any,
) -> AsyncIterator[Sitting]:
    """A table of five people, who are dealt `each` so many cards, those that are named first."""
    named = hands or {}
    log: list[Fact] = []
    clock = StandingClock()
    settings = MaoSettings(options=Options(**{"decks": 1, "min_deal": min(each, 3), **options}))
    rig = Rig(named, up, stock, dealer, each)
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(fair, "order", rig.order))
        stack.enter_context(patch.object(local_tables, "Tryer", FewHands))
        local = Local.opened(settings, log.extend, clock, Random(1).randbytes)
        tables = []
        for seat, name in enumerate(NAMES):
            table = await stack.enter_async_context(local.table(name))
            await table.sit_down(seat)
            await table.ready()
            tables.append(table)
        await tables[0].start()
        app = MaoApp(tables[0], words_in(language), clock.now)
        pilot = await stack.enter_async_context(app.run_test(size=size))
        others = dict(enumerate(tables[1:], 1))
        at = Sitting(app, pilot, clock, log, others, each)
        await at.rest()
        yield at


@asynccontextmanager
async def among_bots(
    seed: int,
    *,
    level: str = "expert",
    seats: int = 5,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    **options: Any,
) -> AsyncIterator[Sitting]:
    """A table of Ann and bots, with the chance of a seed."""
    log: list[Fact] = []
    clock = StandingClock()
    settings = MaoSettings(options=Options(**options), places=seats)
    local = Local.opened(settings, log.extend, clock, Random(seed).randbytes)
    async with local.table("Ann") as table:
        await begin(table, [level] * (seats - 1), words_in(language))
        app = MaoApp(table, words_in(language), clock.now)
        async with app.run_test(size=size) as pilot:
            at = Sitting(app, pilot, clock, log)
            await at.rest()
            yield at


async def refused(table: Table, move: Move) -> str:
    """Why somebody else's move is impossible."""
    try:
        await table.move(move)
    except RefusedError as error:
        return error.refusal.code
    raise AssertionError(f"{move} was taken")


def over(at: Sitting) -> bool:
    """Whether the game is over."""
    room = at.app.evening.room
    return room is not None and room.phase is Phase.OVER
