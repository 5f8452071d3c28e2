"""A rule made in plain lines at a table with others: what is typed answers its questions."""

from collections.abc import Coroutine
from contextlib import AsyncExitStack
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest

from papertiger.bots.mao.words import words_in
from papertiger.cli import saying
from papertiger.cli.join.mao import PlayingMao
from papertiger.cli.join.talking import Talk
from papertiger.client import Local
from papertiger.client import local as local_tables
from papertiger.client.clock import StandingClock
from papertiger.mao.moves import Deal
from papertiger.mao.options import Making
from papertiger.mao.view import View
from papertiger.room import keys
from papertiger.room.facts import KeyAdded
from papertiger.text.catalog import Catalog
from papertiger.tui.mao import WORDS_OF_COMPANY
from papertiger.tui.mao.evening import Evening
from tests.tui.mao.sitting import NAMES, FewHands
from tests.tui.mao.winning import won
from tests.tui.sitting import run


def test_a_rule_is_made_in_plain_lines_beside_others(capsys: pytest.CaptureFixture[str]) -> None:
    """An empty line is an answer, too; nothing of it is said at the table."""

    async def test() -> None:
        doing: list[Coroutine[Any, Any, None]] = []
        talk = cast("Talk", SimpleNamespace(beside=SimpleNamespace(attempt=doing.append)))
        log = [*await won(Making.ANNOUNCED), KeyAdded(0, keys.key("token"))]
        words = Catalog("en", *WORDS_OF_COMPANY, "joining")
        clock = StandingClock()
        async with AsyncExitStack() as stack:
            stack.enter_context(patch.object(local_tables, "Tryer", FewHands))
            local = Local(tuple(log), log.extend, clock, Random(1).randbytes)
            table = await stack.enter_async_context(local.table("Ann", "token"))
            playing = PlayingMao(table, words, Evening(words, clock.now), words_in("en"))

            async def hears() -> None:
                while table.waiting:
                    playing.hear(await anext(table))

            await hears()
            assert not playing.empty(talk)
            for line in ("rule", "1", "1", "q", "hail", "", "1"):
                assert playing.typed(talk, line) if line else playing.empty(talk)
            await doing.pop()
            assert playing.typed(talk, "1")
            await doing.pop()
            assert not playing.empty(talk)
            view = table.view
            assert isinstance(view, View)
            (made,) = view.rules
            assert made.rule.text == "A queen: say hail"
            await hears()
            playing.typed(talk, "rule")
            assert playing.making is None

    run(test)
    said = capsys.readouterr().out
    assert "There are 121 s left" in said
    assert "if the card is a queen, the player must say “hail” within 3 seconds" in said
    assert "The rule can be made." in said


def test_the_deal_takes_who_makes_a_rule_back_to_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is typed then is for the game; what was built is kept, and the trial tells no more."""

    async def test() -> None:
        doing: list[Coroutine[Any, Any, None]] = []
        talk = cast("Talk", SimpleNamespace(beside=SimpleNamespace(attempt=doing.append)))
        given = [KeyAdded(place, keys.key(f"token-{place}")) for place in range(5)]
        log = [*await won(Making.ANNOUNCED), *given]
        words = Catalog("en", *WORDS_OF_COMPANY, "joining")
        clock = StandingClock()
        async with AsyncExitStack() as stack:
            stack.enter_context(patch.object(local_tables, "Tryer", FewHands))
            local = Local(tuple(log), log.extend, clock, Random(1).randbytes)
            table, _, dealer, *_ = [
                await stack.enter_async_context(local.table(name, f"token-{place}"))
                for place, name in enumerate(NAMES)
            ]
            playing = PlayingMao(table, words, Evening(words, clock.now), words_in("en"))

            async def hears() -> None:
                while table.waiting:
                    saying.say_all(playing.hear(await anext(table)))

            await hears()
            for line in ("rule", "3", "bow", "1"):
                playing.typed(talk, line)
            clock.let_pass(121_000)
            await table.stands()
            await dealer.move(Deal(2))
            await hears()
            assert playing.making is None
            assert playing.rule.work is not None
            await doing.pop()
            assert playing.making is None

    run(test)
    said = capsys.readouterr().out
    assert said.count("The rule is put off") == 1
    assert "1 Try it out" in said
    assert "2 Mend it" not in said
