"""In plain lines, too, nobody is told a card that only others have seen."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random

from papertiger.bots.madiao import BOTS
from papertiger.cli.join.madiao import WORDS, PlayingMadiao
from papertiger.client import Local, Table
from papertiger.client.clock import StandingClock
from papertiger.madiao.options import Options
from papertiger.madiao.view import View
from papertiger.room.facts import Fact
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import card_name
from papertiger.tui.madiao.evening import Evening
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings
from tests.join.test_madiao_terminals import NAMES, public


def forget(facts: Sequence[Fact]) -> None:
    del facts


def seen(table: Table) -> View:
    assert isinstance(table.view, View)
    return table.view


def test_no_line_names_a_card_that_its_reader_has_not_seen() -> None:
    """Whole hands: each line is read against what the other three hold at that moment."""

    async def scenario(seed: int) -> int:
        words = Catalog("en", *WORDS)
        clock, chance, looked = StandingClock(), Random(seed), 0
        settings = MadiaoSettings(options=Options(max_deals=2), think=False)
        local = Local.opened(settings, forget, clock, chance.randbytes)
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(local.table(name)) for name in NAMES]
            readers = [PlayingMadiao(each, words, Evening(each, clock.now)) for each in tables]
            for place, table in enumerate(tables):
                await table.sit_down(place)
                await table.ready()
            await tables[0].start()
            while tables[0].room.phase is Phase.PLAYING:
                for reader, table in zip(readers, tables, strict=True):
                    lines: list[str] = []
                    while table.waiting:
                        lines += reader.hear(await anext(table))
                    if seen(table).previous is None and seen(table).board is not None:
                        hidden = {
                            card
                            for other in tables
                            if other is not table
                            for card in (*seen(other).hand, *seen(other).sloughed)
                        } - public(seen(table))
                        for card in hidden:
                            assert not any(card_name(words, card) in line for line in lines)
                            looked += bool(lines)
                for table in tables:
                    if seen(table).ask is not None:
                        await table.move(BOTS["random"](seen(table), chance))
                        break
        return looked

    assert sum(asyncio.run(scenario(seed)) for seed in range(3)) > 1_000
