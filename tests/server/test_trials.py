"""Rules are tried out by a server, in a process of its own, while its tables go on."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from papertiger.mao.customs import Verdict
from papertiger.mao.moves import MakeRule
from papertiger.room import facts as f
from papertiger.room.trying import Tryer
from papertiger.server.store.store import TableRow
from papertiger.server.trials import Trials
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.room.evening import Evening
from tests.room.making import SETTINGS, right_given
from tests.server.house import House, Visitor, house, play
from tests.trial.rules import ALL_HAIL, DRAW_FOR_EVER, NO_SEVENS


async def maker(there: House, table: str = "made") -> Visitor:
    """Ann, at a table where she may make a rule."""
    evening = Evening(SETTINGS, seed=5)
    ann = evening.client("Ann").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    log = right_given(evening.log)
    opened = f.decode(log[0])
    assert isinstance(opened, f.Opened)
    log[0] = f.encode(f.Opened(table, opened.settings))
    now = there.clock()
    row = TableRow(table, "mao", SETTINGS.public, "playing", "{}", now, now)
    await there.server.store.create(row, log)
    return await (await there.visit(table, "Ann")).hello(ann.token)


def inline() -> Trials:
    """Trials in a thread of this process."""
    return Trials(Tryer(1, pool=lambda: ThreadPoolExecutor(1)))


def test_mo_94_a_rule_is_tried_out_over_a_socket_and_a_forged_verdict_counts_nothing(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            ann = await maker(there)
            before = await there.server.store.facts("made")
            forged = MakeRule(NO_SEVENS, verdict=Verdict.ACCEPTED)
            refused = (await ann.do(c.MaoMove, move=forged)).refused
            assert refused == news.Refusal("card_never_playable", "MO-94", {"card": "7S"})
            assert await there.server.store.facts("made") == before
            forged = MakeRule(ALL_HAIL, verdict=Verdict.HANDS_DO_NOT_END)
            assert (await ann.do(c.MaoMove, move=forged)).refused is None
            await ann.until(lambda: bool(ann.view.rules))
            told = [each for each in ann.told if isinstance(each, news.Trying)]
            assert (told[-1].done, told[-1].of) == (200, 200)

    play(scenario)


def test_mo_94_the_table_goes_on_while_a_rule_is_tried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.server.hub.trials = inline()
            ann = await maker(there)
            bo = await (await there.visit("made", "Bo")).hello()
            await ann.raw(_frame("slow", MakeRule(DRAW_FOR_EVER)))
            assert (await bo.do(c.Chat, text="Well?")).refused is None
            second = await ann.do(c.MaoMove, move=MakeRule(ALL_HAIL))
            assert second.refused == news.Refusal("trial_running", "")
            await ann.until(lambda: bool(ann.answers("slow")))
            refused = ann.answers("slow")[0].refused
            assert refused is not None
            assert refused.code == "hands_do_not_end"
            assert not any(isinstance(each, news.Trying | news.Tried) for each in bo.told)

    play(scenario)


def test_a_server_that_closes_waits_for_no_trial(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.server.hub.trials = inline()
            ann = await maker(there)
            await ann.raw(_frame("slow", MakeRule(DRAW_FOR_EVER)))
            assert (await ann.do(c.Chat, text="Wait.")).refused is None
            assert there.server.hub.tables["made"].trial == 1

    play(scenario)


def _frame(name: str, move: MakeRule) -> str:
    return msgspec.json.encode(c.MaoMove(name, move)).decode()
