"""Terminals at one table of Mao, on a real server: killed at hard moments, and beside bots."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from papertiger.client import Guest, Link, Table
from papertiger.mao.cards import Card
from papertiger.mao.laws import is_valid
from papertiger.mao.moves import Deal, Look, Move, PointOfOrder, TurnUp
from papertiger.mao.options import Options
from papertiger.mao.view import Stage, View
from papertiger.room import fair
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.table import MaoScreen
from papertiger.wire.news import Sitter
from papertiger.wire.settings import MaoSettings
from tests.client.between import Between, between
from tests.client.fast import play_fast
from tests.join.terminals import QUICK, Terminal, opened, sits, terminal
from tests.server.house import House, house, play
from tests.tui.mao.sitting import NAMES, Rig

SETTINGS = MaoSettings(options=Options(decks=1))
PATIENT = MaoSettings(
    options=Options(decks=3), places=6, multipliers=(1000, 1000, 1000, 1000, 100, 100)
)
"""Six places, four of them for people who have time enough, however busy the machine is."""
SPEED = 4


@dataclass
class Evening:
    """Ann in a terminal, four others, and what is between her and the server."""

    there: House
    link: Link
    bad: Between
    ann: Terminal[Any]
    others: dict[int, Table]
    stack: AsyncExitStack

    @property
    def view(self) -> View:
        """What Ann sees."""
        view = self.ann.app.evening.view
        assert isinstance(view, View)
        return view

    def place_of(self, card: Card) -> int:
        """Where in Ann's hand a card is."""
        return in_order(self.view.hand or ()).index(card)

    async def does(self, seat: int, *moves: Move) -> None:
        """Somebody else makes moves."""
        for move in moves:
            await self.others[seat].move(move)

    async def starts(self) -> None:
        """Cards are dealt, the first is turned up, everybody has looked; Ann is on turn."""
        await self.does(4, Deal(3), TurnUp())
        for seat in self.others:
            await self.does(seat, Look())
        await self.ann.until(lambda: self.view.pile > 0)
        await self.ann.press("u")
        await self.ann.until(lambda: self.view.hand is not None and self.view.turn == 0)

    async def again(self) -> None:
        """Ann's terminal is killed, and another one comes to her seat."""
        seen, token, self.others = self.view, self.ann.table.token, self.others
        assert token is not None
        await self.ann.kill()
        nobody = Guest(self.there.url, "", "", "")
        self.ann = await self.stack.enter_async_context(
            terminal(self.there, self.link, "", guest=nobody, token=token)
        )
        await self.ann.until(lambda: isinstance(self.ann.screen, MaoScreen))
        await self.ann.until(lambda: self.ann.app.evening.view is not None)
        assert (self.view.hand, self.view.held, self.view.stage) == (
            seen.hand, seen.held, seen.stage,
        )  # fmt: skip


@asynccontextmanager
async def evening(folder: Path, hands: dict[int, str], **rig: Any) -> AsyncIterator[Evening]:
    """A table of five people of whom Ann has a terminal; the game has begun."""
    async with house(folder) as there, between(there) as bad, AsyncExitStack() as stack:
        stack.enter_context(patch.object(fair, "order", Rig(hands, **rig).order))
        link = bad.link(await opened(there, SETTINGS))
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
        await ann.press("enter")
        await ann.until(lambda: isinstance(ann.screen, MaoScreen))
        yield Evening(there, link, bad, ann, others, stack)


def test_a_killed_terminal_finds_the_jack_under_its_finger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "JC 5S 2H"}) as at:
            await at.starts()
            place = at.place_of(Card.JC)
            await at.ann.press("home", *["right"] * place, "space")
            await at.ann.until(lambda: at.view.held == 0)
            await at.again()
            assert at.view.held == 0
            await at.ann.shows("finger on the jack")
            # The window is open: the suit is said, and the finger is taken off.
            await at.ann.press("h", "r")
            await at.ann.until(lambda: at.view.held is None and at.view.called is not None)
            assert at.view.called == "H"
            assert at.view.turn == 1

    play(scenario)


def test_a_connection_that_is_cut_leaves_the_finger_on_the_jack(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "JC 5S 2H"}) as at:
            await at.starts()
            place = at.place_of(Card.JC)
            await at.ann.press("home", *["right"] * place, "space")
            await at.ann.until(lambda: at.view.held == 0)
            before = at.bad.opened
            at.bad.cut()
            await at.ann.press("d")
            await at.ann.until(lambda: at.bad.opened > before and at.ann.table.lost is None)
            await at.ann.press("r")
            await at.ann.until(lambda: at.view.called is not None)
            assert at.view.called == "D"

    play(scenario)


def test_a_terminal_is_killed_and_back_at_every_stage(tmp_path: Path) -> None:
    """Before the deal, hands down, up, on turn, in a point of order, with a vote open."""

    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC", 1: "6H 4H 3C"}) as at:
            await at.again()
            await at.does(4, Deal(3), TurnUp())
            await at.ann.until(lambda: at.view.pile > 0)
            await at.again()
            assert at.view.hand is None
            for seat in at.others:
                await at.does(seat, Look())
            await at.ann.press("u")
            await at.ann.until(lambda: at.view.hand is not None and at.view.turn == 0)
            await at.again()
            place = at.place_of(Card.H5)
            await at.ann.press("home", *["right"] * place, "enter")
            await at.ann.until(lambda: at.view.top is Card.H5)
            await at.again()
            await at.does(1, PointOfOrder())
            await at.ann.until(lambda: at.view.stage is Stage.POINT_OF_ORDER)
            await at.again()
            await at.ann.shows("Point of order: Ben")

    play(scenario)


def test_talk_in_the_room_is_in_the_log_of_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC"}) as at:
            await at.ann.press("T")
            await at.ann.until(lambda: isinstance(at.ann.screen, RoomScreen))
            await at.ann.press("t")
            await at.ann.type("good evening")
            await at.ann.until(lambda: "Ann: good evening" in at.ann.app.evening.lines)
            await at.ann.press("escape")
            await at.ann.until(lambda: isinstance(at.ann.screen, MaoScreen))
            await at.ann.shows("Ann: good evening")

    play(scenario)


async def turn(at: Terminal[Any]) -> bool:
    """Take a turn by keys: the first valid card, or the top of the stock; whether it was one's."""
    view = at.app.evening.view
    if not isinstance(view, View) or view.seat is None or at.screen is not at.app.screen_of_table:
        return False
    if view.hand is None and view.hands[view.seat]:
        await at.press("u")
        return False
    if view.turn != view.seat or view.stage is not Stage.PLAY or view.top is None:
        return False
    cards = in_order(view.hand or ())
    valid = [
        place
        for place, card in enumerate(cards)
        if is_valid(card, view.top, view.called, view.sevens)
    ]
    await at.press(*(["home", *["right"] * valid[0], "enter"] if valid else ["x"]))
    await at.until(lambda: at.app.evening.view != view)
    return True


def test_four_terminals_and_two_bots_at_one_table(tmp_path: Path) -> None:
    """The host puts two bots there by keys; each person has turns, one is killed meanwhile."""

    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, PATIENT)
            ats: list[Terminal[Any]] = []
            for place, name in enumerate(NAMES[:4]):
                at = await stack.enter_async_context(terminal(there, link, name))
                await at.press(*["down"] * place)
                await sits(at)
                ats.append(at)
            await ats[0].shows("2 places are empty")
            await ats[0].press(*["down"] * 4, "b", "down", "b")
            await ats[3].until(lambda: bots(ats[3]) == 2)
            await ats[0].shows("Enter: begin the game")
            await ats[0].press("enter")
            turns = [0, 0, 0, 0]
            killed = False
            while min(turns) < 2:
                for place, at in enumerate(ats):
                    await at.pilot.pause()
                    view = at.app.evening.view
                    if isinstance(view, View) and view.stage is Stage.DEAL:
                        await deal(at, view)
                    turns[place] += await turn(at)
                if min(turns) == 1 and not killed:
                    killed, token, held = True, ats[2].table.token, hand(ats[2])
                    await ats[2].kill()
                    nobody = Guest(there.url, "", "", "")
                    ats[2] = await stack.enter_async_context(
                        terminal(there, link, "", guest=nobody, token=token)
                    )
                    assert ats[2].table.place == 2
                    await ats[2].until(lambda: hand(ats[2]) >= held)  # noqa: B023 in this turn
                    assert held
            assert killed

    play_fast(scenario, SPEED)


def hand(at: Terminal[Any]) -> set[Card]:
    """What the person at a terminal holds."""
    view = at.app.evening.view
    return set(view.hand or ()) if isinstance(view, View) else set()


def bots(at: Terminal[Any]) -> int:
    """How many bots sit at the table."""
    chairs = () if at.around.room is None else at.around.room.chairs
    return sum(chair.sitter is Sitter.BOT for chair in chairs)


async def deal(at: Terminal[Any], view: View) -> None:
    """The dealer deals by keys."""
    if view.dealer == view.seat:
        await at.press("z", "5")
        await at.press("i", "r")
