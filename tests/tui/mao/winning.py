"""Ann wins hands by keys, three of them if need be; what follows begins where that stood."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from unittest.mock import patch

from papertiger.client import Local, Table
from papertiger.client import local as local_tables
from papertiger.client.clock import StandingClock
from papertiger.mao.moves import Deal, Draw, Look, TurnUp
from papertiger.mao.options import Making
from papertiger.room import keys
from papertiger.room.facts import Fact, KeyAdded
from papertiger.tui.mao.app import MaoApp
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.sheets import ReviewSheet
from tests.tui.mao.sitting import NAMES, SMALL, FewHands, Sitting, sitting, words_in

PAIR = {0: "2H 4H"}
WON: dict[Making, tuple[Fact, ...]] = {}
"""The logs of tables where Ann has won three hands: that takes its time once."""


async def plays_out(at: Sitting, *last: str) -> None:
    """Ann plays a two, rightly announced, and her last card with these words."""
    await at.starts()
    await at.press("home", "enter", "l")
    await at.press("enter", *last)


async def wins(at: Sitting) -> None:
    """Ann wins a hand."""
    await plays_out(at, "m")
    await at.passes(5_500)
    assert at.on(ReviewSheet)
    await at.press("space")


async def wins_three(at: Sitting) -> None:
    """Ann wins three hands; whoever is the dealer deals."""
    await wins(at)
    for dealer in (0, 1):
        if dealer:
            await at.does(dealer, Deal(2), TurnUp())
        else:
            await at.press("z", "2", "i")
        for seat in at.others:
            await at.does(seat, Look())
        await at.press("u")
        while at.view.turn != 0:
            assert at.view.turn is not None
            await at.does(at.view.turn, Draw())
        await at.press("home", "enter", "l", "enter", "m")
        await at.passes(5_500)
        assert at.on(ReviewSheet)
        await at.press("space")


async def is_tried(at: Sitting) -> None:
    """The rule that Ann makes has been tried out."""
    screen = at.screen
    assert isinstance(screen, MakingScreen)
    assert screen.trial is not None
    await screen.trial.wait()
    await at.rest()


async def won(making: Making) -> tuple[Fact, ...]:
    """The log of a table where Ann has won three hands."""
    if making not in WON:
        async with sitting(PAIR, each=2, making=making) as at:
            await wins_three(at)
            WON[making] = tuple(at.log)
    return WON[making]


@asynccontextmanager
async def after_three_wins(
    *,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    making: Making = Making.ANNOUNCED,
) -> AsyncIterator[Sitting]:
    """Ann has won three hands, and comes back to the table with all the others."""
    tokens = [f"token-{place}" for place in range(len(NAMES))]
    given = [KeyAdded(place, keys.key(token)) for place, token in enumerate(tokens)]
    log = [*await won(making), *given]
    clock = StandingClock()
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(local_tables, "Tryer", FewHands))
        local = Local(tuple(log), log.extend, clock, Random(1).randbytes)
        tables: list[Table] = [
            await stack.enter_async_context(local.table(name, token))
            for name, token in zip(NAMES, tokens, strict=True)
        ]
        app = MaoApp(tables[0], words_in(language), clock.now)
        pilot = await stack.enter_async_context(app.run_test(size=size))
        at = Sitting(app, pilot, clock, log, dict(enumerate(tables[1:], 1)), 2)
        await at.rest()
        assert at.on(ReviewSheet)
        await at.press("space")
        yield at


def to_row(at: Sitting, text: str) -> list[str]:
    """The keys to the answer that reads so, or has that code."""
    screen = at.screen
    assert isinstance(screen, MakingScreen)
    found = (text in (row.code, row.label.strip()) for row in screen.asked.rows)
    return ["home", *["down"] * list(found).index(True)]
