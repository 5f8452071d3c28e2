"""In plain lines of Mao, too, nobody is told a card that only others have seen."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random

import pytest

from papertiger.bots.mao.words import words_in
from papertiger.cli.join.mao import PlayingMao
from papertiger.cli.mao.looking import look
from papertiger.client import Local, RefusedError, Table
from papertiger.client.clock import StandingClock
from papertiger.mao.laws import is_valid
from papertiger.mao.moves import BadCall, Deal, Dispute, Draw, Look, Move, Play, Say, TurnUp, Vote
from papertiger.mao.options import Options, Referee
from papertiger.mao.view import Stage, View
from papertiger.room.facts import Fact
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS_OF_COMPANY
from papertiger.tui.mao.evening import Evening
from papertiger.wire.commands import SeatBot
from papertiger.wire.settings import MaoSettings
from tests.join.hidden import Hidden, truth
from tests.tui.mao.sitting import NAMES

HANDS = 2
LONG = 2_000
"""So many times somebody may have something to do."""


def forget(facts: Sequence[Fact]) -> None:
    del facts


def does(view: View, chance: Random) -> Move | None:
    """What a careless player does: often what is right, sometimes what costs a card."""
    seat = view.seat
    assert seat is not None
    if view.stage is Stage.HAND_OVER:
        return Deal(3) if view.dealer == seat else None
    if view.stage is Stage.DEAL:
        return TurnUp() if view.dealer == seat else None
    if view.ballot is not None:
        return Vote(view.ballot.penalty, uphold=False) if view.ballot.own is None else None
    if view.stage is not Stage.PLAY:
        return None
    if view.hand is None:
        return Look()
    newest = view.penalties[-1].number if view.penalties else 0
    amiss: tuple[Move, ...] = (
        Draw(),
        Say("mao"),
        BadCall(newest),
        Dispute(newest),
        *map(Play, view.hand[:1]),
    )
    if chance.random() < 0.02:
        return chance.choice(amiss)
    if view.turn != seat or view.top is None:
        return None
    valid = [card for card in view.hand if is_valid(card, view.top, view.called, view.sevens)]
    return Play(valid[0]) if valid else Draw()


@dataclass
class Reader:
    """Somebody who plays carelessly in plain lines, and looks at everything all the time."""

    table: Table
    playing: PlayingMao
    hidden: Hidden

    async def lines(self) -> list[str]:
        """All that is told, and all that can be looked at."""
        lines: list[str] = []
        while self.table.waiting:
            message = await anext(self.table)
            self.hidden.hear(message)
            lines += self.playing.hear(message)
        evening = self.playing.evening
        assert evening.view is not None
        for what in ("table", "log", "review", "penalties"):
            lines += look(evening, evening.view, what, "")
        return lines

    async def acts(self, chance: Random) -> None:
        """Do something, if there is something to do."""
        assert self.playing.evening.view is not None
        move = does(self.playing.evening.view, chance)
        if move is not None:
            with suppress(RefusedError):
                await self.table.move(move)


@asynccontextmanager
async def three(local: Local, clock: StandingClock) -> AsyncIterator[list[Reader]]:
    """Three people among bots; the game has begun."""
    words = Catalog("en", *WORDS_OF_COMPANY, "joining")
    async with AsyncExitStack() as stack:
        readers = []
        for place, name in enumerate(NAMES[:3]):
            table = await stack.enter_async_context(local.table(name))
            await table.sit_down(place)
            await table.ready()
            playing = PlayingMao(table, words, Evening(words, clock.now), words_in("en"))
            readers.append(Reader(table, playing, Hidden(place, words)))
        for place in (3, 4):
            await readers[0].table.do(SeatBot, place=place, level="expert")
        await readers[0].table.start()
        yield readers


@pytest.mark.parametrize("referee", Referee)
def test_no_line_names_a_card_that_its_reader_has_not_seen(referee: Referee) -> None:
    """Whole hands: what is told, and what can be looked at."""

    async def scenario() -> None:
        clock, chance = StandingClock(), Random(1)
        settings = MaoSettings(options=Options(decks=1, referee=referee), places=5)
        local = Local.opened(settings, forget, clock, chance.randbytes)
        async with three(local, clock) as readers:
            everything = truth(local._actor)
            for _ in range(LONG):
                clock.let_pass(500)
                for each in readers:
                    each.hidden.look(everything(), await each.lines())
                    await each.acts(chance)
                if everything().public.hands == HANDS:
                    break
            assert everything().public.hands == HANDS
            assert min(each.hidden.looked for each in readers) > 1_000
            assert any(
                line.startswith("Penalty 1 for") for line in readers[0].playing.evening.lines
            )

    asyncio.run(scenario())
