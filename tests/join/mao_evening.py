"""Ann in a terminal at a table of Mao on a real server, among four others whom the test moves.

The time of the server stands still, however long a terminal takes to come back, and passes when a
test says so.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from papertiger.client import Guest, Link, Table
from papertiger.mao.cards import Card
from papertiger.mao.moves import Deal, Look, Move, TurnUp
from papertiger.mao.options import Options
from papertiger.mao.view import View
from papertiger.room import fair
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.table import MaoScreen
from papertiger.wire.settings import MaoSettings
from tests.client.between import Between, between
from tests.join.terminals import QUICK, Terminal, opened, sits, terminal
from tests.server.house import House, house
from tests.tui.mao.sitting import NAMES, Rig


@dataclass
class Evening:
    """Ann in a terminal, four others, and what is between her and the server."""

    there: House
    link: Link
    bad: Between
    ann: Terminal[Any]
    others: dict[int, Table]
    stack: AsyncExitStack
    each: int

    @property
    def view(self) -> View:
        """What Ann sees."""
        view = self.ann.app.evening.view
        assert isinstance(view, View)
        return view

    async def plays(self, card: Card, *keys: str) -> None:
        """Ann chooses a card of hers, and presses keys."""
        place = in_order(self.view.hand or ()).index(card)
        await self.ann.press("home", *["right"] * place, *keys)

    async def does(self, seat: int, *moves: Move) -> None:
        """Somebody else makes moves."""
        for move in moves:
            await self.others[seat].move(move)

    async def passes(self, ms: int) -> None:
        """So much time passes for the server."""
        self.there.clock.add(ms)
        self.there.server.hub.alarms.go_off()

    async def looks(self) -> None:
        """The first card lies there; everybody looks, and Ann is on turn."""
        for seat in self.others:
            await self.does(seat, Look())
        await self.ann.until(lambda: self.view.pile > 0)
        await self.ann.press("u")
        await self.ann.until(lambda: self.view.hand is not None and all(self.view.up))

    async def starts(self) -> None:
        """Cards are dealt, the first is turned up, everybody has looked; Ann is on turn."""
        await self.does(4, Deal(self.each), TurnUp())
        await self.looks()
        assert self.view.turn == 0

    async def again(self) -> None:
        """Ann's terminal is killed, and another one comes to her seat and sees the same."""
        seen, token = self.view, self.ann.table.token
        assert token is not None
        await self.ann.kill()
        nobody = Guest(self.there.url, "", "", "")
        self.ann = await self.stack.enter_async_context(
            terminal(self.there, self.link, "", guest=nobody, token=token)
        )
        await self.ann.until(lambda: self.ann.app.evening.view is not None)
        assert self.view == seen


@asynccontextmanager
async def evening(
    folder: Path, hands: dict[int, str], *, each: int = 3, **options: Any
) -> AsyncIterator[Evening]:
    """A table of five people of whom Ann has a terminal; the game has begun."""
    settings = MaoSettings(options=Options(**{"decks": 1, "min_deal": min(each, 3), **options}))
    async with house(folder) as there, between(there) as bad, AsyncExitStack() as stack:
        stack.enter_context(patch.object(fair, "order", Rig(hands, each=each).order))
        link = bad.link(await opened(there, settings))
        ann = await stack.enter_async_context(terminal(there, link, "Ann"))
        await sits(ann)
        others = {}
        for seat, name in enumerate(NAMES[1:], 1):
            guest = await Guest.at(there.url, name)
            table = await stack.enter_async_context(Table(guest, link, terms=QUICK))
            await table.sit_down(seat)
            await table.ready()
            others[seat] = table
        await ann.shows("Enter: begin the game")
        there.clock.stop()
        await ann.press("enter")
        await ann.until(lambda: isinstance(ann.screen, MaoScreen))
        yield Evening(there, link, bad, ann, others, stack, each)
