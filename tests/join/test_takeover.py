"""A bot plays for who is asked something: nothing is asked any more, also while the bot thinks."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from papertiger.cli.join.madiao import WORDS, PlayingMadiao
from papertiger.client import Local, Table
from papertiger.client.clock import StandingClock
from papertiger.madiao.view import AskCut, View
from papertiger.room.facts import Fact
from papertiger.text.catalog import Catalog
from papertiger.tui import madiao
from papertiger.tui.dialogs import NumberDialog
from papertiger.tui.madiao.company import CompanyApp
from papertiger.tui.madiao.evening import Evening
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.wire.commands import LetBot
from papertiger.wire.settings import MadiaoSettings
from tests.tui.sitting import Looking, run

LONGEST = 8_000
"""No bot thinks longer (ms)."""


def forget(facts: Sequence[Fact]) -> None:
    del facts


@asynccontextmanager
async def asked_for_a_cut() -> AsyncIterator[tuple[Table, StandingClock]]:
    """Ann at a table with three bots, which take their time, as she is to cut."""
    settings = MadiaoSettings(bots="random")
    for seed in range(40):
        clock = StandingClock()
        local = Local.opened(settings, forget, clock, Random(seed).randbytes)
        async with local.table("Ann") as table:
            await table.sit_down(0)
            await table.ready()
            await table.start()
            clock.let_pass(3 * LONGEST)
            if isinstance(seen(table).ask, AskCut):
                yield table, clock
                return
    raise AssertionError("Ann is asked for no cut")


def seen(table: Table) -> View:
    assert isinstance(table.view, View)
    return table.view


def test_a_drawn_question_is_gone_before_the_bot_has_answered_it() -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            table, clock = await stack.enter_async_context(asked_for_a_cut())
            app = CompanyApp(table, Catalog("en", *madiao.WORDS), clock=clock.now)
            pilot = await stack.enter_async_context(app.run_test(size=(80, 24)))
            at = Looking(app, pilot)
            await at.rest()
            while at.on(LedgerSheet):
                # A hand may be over already, without any move of Ann's.
                await at.press("space")
            assert at.on(NumberDialog)
            await table.do(LetBot, on=True)
            await at.rest()
            # The clock stands: the bot thinks about the very question.
            assert isinstance(seen(table).ask, AskCut)
            assert not at.on(NumberDialog)
            assert "A bot plays for you" in at.text()
            assert not app.asked()
            await at.press("t", "enter", "escape")
            assert at.on(NumberDialog)
            await table.do(LetBot, on=True)
            clock.let_pass(LONGEST)
            await at.rest()
            assert not isinstance(seen(table).ask, AskCut)
            assert not at.on(NumberDialog)

    run(test)


def test_in_plain_lines_nothing_is_asked_while_a_bot_thinks() -> None:
    async def test() -> None:
        async with asked_for_a_cut() as (table, clock):
            playing = PlayingMadiao(table, Catalog("en", *WORDS), Evening(table, clock.now))

            async def hear() -> None:
                while table.waiting:
                    playing.hear(await anext(table))

            await hear()
            before = playing.waits_for()
            assert before is not None
            await table.do(LetBot, on=True)
            await hear()
            assert isinstance(seen(table).ask, AskCut)
            assert playing.waits_for() is None
            await table.do(LetBot, on=False)
            await hear()
            assert playing.waits_for() == before

    run(test)
