"""A table in this process is a table like any other for its clients, and keeps what it tells."""

import asyncio
import errno
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from papertiger import client, mao
from papertiger.client import Local
from papertiger.client.clock import StandingClock
from papertiger.kernel import journal
from papertiger.mao.moves import MOST_TEXT, Deal, MakeRule, Say
from papertiger.mao.options import Options
from papertiger.mao.trial import Finding
from papertiger.mao.view import View
from papertiger.room.export import records
from papertiger.room.facts import Fact, Happened, Sat, decode
from papertiger.room.keys import Random as RandomBytes
from papertiger.room.trying import Tryer
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.commands import Chat
from papertiger.wire.news import Parting, Phase
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.client.fast import play_fast
from tests.room.evening import Evening
from tests.room.making import SETTINGS, inline, right_given
from tests.trial.rules import ALL_HAIL, NO_SEVENS

MAO = MaoSettings(options=Options(end="hands:1"), bots="expert")
PATIENCE = 30


def chance(seed: int) -> RandomBytes:
    return Random(seed).randbytes


def forget(facts: Sequence[Fact]) -> None:
    del facts


async def begun(table: client.Table) -> None:
    await table.sit_down()
    await table.ready()
    await table.start()


def seen(table: client.Table) -> View:
    assert isinstance(table.view, View)
    return table.view


def test_a_program_plays_a_hand_of_mao_with_bots_in_this_process() -> None:
    log: list[Fact] = []

    async def scenario() -> None:
        local = Local.opened(MAO, log.extend)
        async with local.table("Ann") as table:
            await begun(table)
            view = await client.play(table, "expert")
            assert isinstance(view, View)
            assert view.hands_won == 1
            assert table.room.phase is Phase.OVER
            (record,) = records(log)
            replayed = journal.replay(mao, journal.read(mao, record))
            assert mao.show(replayed.table, view.seat) == view

    play_fast(scenario, 50)


def test_a_program_plays_a_match_of_madiao_in_this_process() -> None:
    async def scenario() -> None:
        local = Local.opened(MadiaoSettings(bots="random", think=False), forget)
        async with local.table("Ann") as table:
            await begun(table)
            await client.play(table, "random")
            assert table.room.phase is Phase.OVER

    play_fast(scenario, 50)


def test_time_is_that_of_the_clock_that_is_given() -> None:
    async def scenario() -> None:
        clock = StandingClock()
        local = Local.opened(MAO, forget, clock, chance(3))
        async with local.table("Ann") as table:
            await begun(table)
            before = seen(table)
            assert before.pile == 0
            await asyncio.sleep(0)
            assert seen(table) == before
            clock.let_pass(60_000)
            assert seen(table).pile > 0
            assert table.mirror.at <= 60_000

    asyncio.run(scenario())


def test_the_same_chance_gives_the_same_evening() -> None:
    async def scenario(seed: int) -> list[Fact]:
        log: list[Fact] = []
        clock = StandingClock()
        local = Local.opened(MAO, log.extend, clock, chance(seed))
        async with local.table("Ann") as table:
            await begun(table)
            clock.let_pass(60_000)
        return [fact for fact in log if isinstance(fact, Happened) and not fact.command]

    once, again, other = (asyncio.run(scenario(seed)) for seed in (5, 5, 6))
    assert once == again
    assert once != other


def test_what_is_told_has_been_kept() -> None:
    async def scenario() -> None:
        kept: list[Fact] = []
        told: list[int] = []
        clock = StandingClock()

        def keep(facts: Sequence[Fact]) -> None:
            told.append(table.mirror.n if kept else 0)
            kept.extend(facts)

        table: client.Table
        local = Local.opened(MAO, keep, clock, chance(3))
        async with local.table("Ann") as table:
            await table.sit_down()
            sat = table.mirror.n
            assert any(isinstance(fact, Sat) for fact in kept)
            await table.ready()
            # When readiness was kept, nothing was told of it yet.
            assert told[-1] == sat
            assert table.mirror.n > sat

    asyncio.run(scenario())


def test_a_table_that_cannot_be_kept_is_over_and_says_why() -> None:
    async def scenario() -> None:
        full = False

        def keep(facts: Sequence[Fact]) -> None:
            del facts
            if full:
                raise OSError(errno.ENOSPC, "no space")

        clock = StandingClock()
        local = Local.opened(MAO, keep, clock, chance(3))
        async with local.table("Ann") as table:
            await begun(table)
            n, full = table.mirror.n, True
            with pytest.raises(OSError, match="no space"):
                await table.move(Say("hello"))
            assert table.mirror.n == n
            with pytest.raises(OSError, match="no space"):
                await table.until(lambda: False)
            assert clock.next is None

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_table_goes_on_from_its_log_and_stands_still_without_people() -> None:
    async def scenario() -> None:
        log: list[Fact] = []
        clock = StandingClock()
        local = Local.opened(MAO, log.extend, clock, chance(3))
        async with local.table("Ann") as table:
            await begun(table)
            clock.let_pass(30_000)
            before, token, at = seen(table), table.token, table.mirror.at
        assert clock.next is None
        clock.let_pass(3_600_000)
        again = Local(log, log.extend, clock, chance(4))
        async with again.table("Ann", token) as table:
            assert seen(table) == before
            assert table.mirror.at == at
            clock.let_pass(30_000)
            assert seen(table) != before

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_refused_move_is_refused_as_over_a_socket() -> None:
    async def scenario() -> None:
        local = Local.opened(MAO, forget, StandingClock(), chance(3))
        async with local.table("Ann") as table:
            await begun(table)
            with pytest.raises(client.RefusedError) as refused:
                await table.move(Deal(50))
            assert refused.value.refusal.code

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_what_no_table_reads_is_refused_and_gets_into_no_log() -> None:
    async def scenario() -> None:
        log: list[Fact] = []
        local = Local.opened(MAO, log.extend, StandingClock(), chance(3))
        async with local.table("Ann") as table:
            await begun(table)
            before = list(log)
            with pytest.raises(client.RefusedError) as refused:
                await table.move(Say("a" * (MOST_TEXT + 1)))
            assert refused.value.refusal.code == "unfit"
            assert log == before
            await table.move(Say("a" * MOST_TEXT))
            assert log != before

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_two_clients_of_one_process_hear_each_other_and_a_seat_has_one_of_them() -> None:
    async def scenario() -> None:
        local = Local.opened(MAO, forget, StandingClock(), chance(3))
        async with local.table("Ann") as ann, local.table("Ben") as ben:
            assert (await ann.sit_down(), await ben.sit_down()) == (0, 1)
            ann.skip()
            await ben.do(Chat, text="hello")
            heard = await anext(ann)
            assert isinstance(heard, news.Heard)
            assert (heard.name, heard.text) == ("Ben", "hello")
            async with local.table("Ann", ann.token) as newer:
                assert newer.place == 0
                with pytest.raises(client.PartedError) as parted:
                    await ann.until(lambda: False)
                assert parted.value.why is Parting.ELSEWHERE

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_bots_speak_the_language_that_the_table_is_told() -> None:
    async def scenario() -> str:
        log: list[Fact] = []
        clock = StandingClock()
        local = Local.opened(replace(MAO, language="ru"), log.extend, clock, chance(5))
        async with local.table("Ann") as table:
            await begun(table)
            clock.let_pass(120_000)
        return "".join(fact.lines for fact in log if isinstance(fact, Happened))

    said = asyncio.run(scenario())
    assert " пик" in said
    assert "of spades" not in said


def may_make(log: list[Fact], tryer: Tryer) -> tuple[Local, str]:
    """A table where Ann may make a rule, and her token."""
    evening = Evening(SETTINGS, seed=5)
    ann = evening.client("Ann").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    log += [decode(each) for each in right_given(evening.log)]
    assert ann.token is not None
    return Local(list(log), log.extend, tryer=tryer), ann.token


def test_mo_94_whatever_goes_wrong_with_a_trial_is_told_who_waits_for_it() -> None:
    class Broken(Tryer):
        def try_out(self, *_: object, **__: object) -> Finding:
            raise ZeroDivisionError

    async def scenario() -> None:
        local, token = may_make([], Broken())
        async with local.table("Ann", token) as table:
            await table.until(lambda: table.view is not None)
            with pytest.raises(client.RefusedError) as caught:
                await asyncio.wait_for(table.try_rule(ALL_HAIL), PATIENCE)
            assert caught.value.refusal.code == "trial_failed"

    asyncio.run(scenario())


def test_mo_94_a_rule_is_tried_out_at_a_table_in_this_process() -> None:
    async def scenario() -> None:
        log: list[Fact] = []
        local, token = may_make(log, inline())
        async with local.table("Ann", token) as table:
            await table.until(lambda: table.view is not None)
            before = list(log)
            tried = await table.try_rule(NO_SEVENS)
            assert tried.refused == news.Refusal("card_never_playable", "MO-94", {"card": "7S"})
            with pytest.raises(client.RefusedError) as caught:
                await table.move(MakeRule(NO_SEVENS))
            assert caught.value.refusal.code == "card_never_playable"
            assert log == before
            await table.move(MakeRule(ALL_HAIL))
            await table.until(lambda: bool(seen(table).rules))
            assert table.trying is None

    asyncio.run(scenario())
