"""Four people in terminals and two bots play a hand of Mao to its end on one server."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

from papertiger.client import Guest, Message
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.laws import is_valid
from papertiger.mao.options import Options
from papertiger.mao.view import Stage, View
from papertiger.room import fair
from papertiger.tui.mao.acts import in_order
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.wire.news import Sitter
from papertiger.wire.settings import MaoSettings
from tests.client.fast import play_fast
from tests.join.hidden import Hidden, truth
from tests.join.terminals import Terminal, opened, sits, terminal
from tests.server.house import house
from tests.tui.mao.sitting import NAMES, Rig

SIX = MaoSettings(options=Options(decks=1), places=6)
HANDS = {0: "5S 6H 3C", 1: "JC 4D 9S", 2: "7H 10S KC", 3: "8H QS 6D"}
SPEED = 4
STEP = 400
"""So much time (ms) passes for the server at once, when no person has anything to do."""


class Person:
    """Somebody in a terminal who plays by keys, and says what is to be said."""

    def __init__(self, at: Terminal[Any]) -> None:
        """At that terminal; what it shows is looked at for what it must not show."""
        self.turns, self.thanked = 0, 0
        place = at.table.place
        assert place is not None
        self.hidden = Hidden(place, at.app.words)
        self.comes(at)

    def comes(self, at: Terminal[Any]) -> None:
        """This is the terminal now."""
        self.at = at
        take = at.app.take

        def taking(message: Message) -> None:
            self.hidden.hear(message)
            take(message)

        at.app.take = taking
        self.hidden.sees(self.view)

    @property
    def view(self) -> View | None:
        """What the person sees."""
        view = self.at.app.evening.view
        return view if isinstance(view, View) else None

    def shown(self) -> list[str]:
        """All that the terminal shows, and all that can be read in its log."""
        return [*self.at.lines(), *self.at.app.evening.lines]

    async def acts(self) -> bool:
        """Do what there is to do; whether there was anything."""
        view = self.view
        if view is None or self.at.screen is not self.at.app.screen_of_table:
            return False
        seat = view.seat
        assert seat is not None
        if view.stage in (Stage.HAND_OVER, Stage.DEAL) and view.dealer == seat:
            await self.keys(*("z3" if view.stage is Stage.HAND_OVER else "i"))
        elif view.ballot is not None and view.ballot.own is None:
            await self.keys("y")
        elif view.stage is not Stage.PLAY or view.ballot is not None:
            return False
        elif view.hand is None and view.hands[seat]:
            await self.keys("u")
        elif self.thanked < (own := sum(each.seat == seat for each in view.penalties)):
            self.thanked = own
            await self.at.press("t")
        elif view.turn == seat and view.hand and view.top is not None and view.held is None:
            self.turns += 1
            await self.turn(view, view.top, in_order(view.hand))
        else:
            return False
        return True

    async def turn(self, view: View, top: Card, cards: tuple[Card, ...]) -> None:
        """The first valid card with its words, or the top of the stock."""
        valid = [card for card in cards if is_valid(card, top, view.called, view.sevens)]
        if not valid:
            await self.keys("x")
            return
        card, jack = valid[0], valid[0].rank is Rank.JACK
        await self.at.press("home", *["right"] * cards.index(card))
        await self.keys("space" if jack else "enter")
        if card.suit is Suit.SPADES:
            await self.at.press("0" if card.rank is Rank.TEN else card.rank.lower(), "s")
        if jack:
            await self.keys("h")
            await self.keys("r")
        if len(cards) == 2:
            await self.at.press("l")
        if len(cards) == 1:
            await self.at.press("M" if jack else "m")

    async def keys(self, *keys: str) -> None:
        """Press keys which the table answers: what the person sees is another table then."""
        before = self.view
        await self.at.press(*keys)
        await self.at.until(lambda: self.view != before)


def test_four_terminals_and_two_bots_play_a_hand_to_its_end(tmp_path: Path) -> None:
    """The host puts two bots there by keys; all have turns, one is killed meanwhile.

    No terminal ever shows a card that its seat has not seen.
    """

    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            stack.enter_context(patch.object(fair, "order", Rig(HANDS, dealer=3, seats=6).order))
            link = await opened(there, SIX)
            people: list[Person] = []
            for place, name in enumerate(NAMES[:4]):
                at = await stack.enter_async_context(terminal(there, link, name))
                await at.press(*["down"] * place)
                await sits(at)
                people.append(Person(at))
            host = people[0].at
            await host.shows("2 places are empty")
            await host.press(*["down"] * 4, "b", "down", "b")
            for each in people:
                await each.at.until(lambda: bots(each.at) == 2)  # noqa: B023 asked in this turn
            await host.shows("Enter: begin the game")
            there.clock.stop()
            await host.press("enter")
            for each in people:
                await each.at.until(lambda: each.view is not None)  # noqa: B023
            everything = truth(there.server.hub.tables[link.table].actor)
            killed = False
            while not all(each.at.on(ReviewSheet) for each in people):
                busy = False
                for each in people:
                    await each.at.pilot.pause()
                    each.hidden.look(everything(), each.shown())
                    busy |= await each.acts()
                if not busy:
                    there.clock.add(STEP)
                    there.server.hub.alarms.go_off()
                if not killed and min(each.turns for each in people) >= 1:
                    killed, one = True, people[2]
                    token, view = one.at.table.token, one.view
                    await one.at.kill()
                    nobody = Guest(there.url, "", "", "")
                    at = await stack.enter_async_context(
                        terminal(there, link, "", guest=nobody, token=token)
                    )
                    one.comes(at)
                    await at.until(lambda: one.view is not None)  # noqa: B023
                    assert view is not None
                    assert one.view is not None
                    assert one.view.hand == view.hand
            assert killed
            assert min(each.hidden.looked for each in people) > 300
            (wins,) = {each.view.wins for each in people if each.view is not None}
            assert sum(wins) == 1
            (winner,) = (seat for seat, won in enumerate(wins) if won)
            for each in people:
                names = each.at.app.evening.names
                assert f"{names[winner]} wins the hand" in each.at.text()

    play_fast(scenario, SPEED)


def bots(at: Terminal[Any]) -> int:
    """How many bots sit at the table."""
    chairs = () if at.around.room is None else at.around.room.chairs
    return sum(chair.sitter is Sitter.BOT for chair in chairs)
