"""Why a socket is closed: what the client is told, and what becomes of its seat."""

import re
from pathlib import Path

import pytest

from papertiger.room import going
from papertiger.server.store.pruning import Before, prune
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Goodbye, Parting
from papertiger.wire.settings import MadiaoSettings
from tests.server.house import house, play
from tests.server.test_sockets import parting

SOURCES = Path(__file__).parents[2] / "src" / "papertiger"


def test_a_full_table_says_so_and_keeps_a_place_for_those_who_sit_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, most_sockets_per_table=2) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            watcher = await (await there.visit(table)).hello()
            third = await there.visit(table)
            await third.raw('{"do":"hello","protocol":1}')
            assert await parting(third) == (Parting.FULL, 1013)
            await (await there.visit(await there.table())).hello()
            newer = await (await there.visit(table)).hello(ann.token)
            assert newer.last(news.Welcome).place == 0
            await watcher.leave()
            await there.server.sockets.closed(2)
            await (await there.visit(table)).hello()

    play(scenario)


def test_a_table_that_is_deleted_closes_for_all_who_are_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table, another = await there.table(), await there.table()
            ann = await there.seat(table, "Ann")
            watcher = await (await there.visit(table)).hello()
            there.clock.add(1_000)
            bo = await there.seat(another, "Bo")
            before = there.clock() - 500
            gone = await prune(there.server.store, Before(before, before, before, 0), 0)
            assert gone.unbegun == 1
            refused = (await ann.do(c.Ready)).refused
            assert refused is not None, "what cannot be kept has not happened"
            for each in (ann, watcher):
                assert await parting(each) == (Parting.CLOSED, 1008)
            back = await there.visit(table)
            await back.raw('{"do":"hello","protocol":1}')
            assert await parting(back) == (Parting.NO_SUCH_TABLE, 1008)
            assert (await bo.do(c.Ready)).refused is None

    play(scenario)


def test_after_a_deploy_an_old_tab_is_told_to_load_again_and_a_new_one_has_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
        assert await ann.closed() == 1012
        monkeypatch.setattr(going, "PROTOCOL", 2)
        monkeypatch.setattr(news, "PROTOCOL", 2)
        async with house(tmp_path) as newer:
            old = await newer.visit(table)
            await old.raw(f'{{"do":"hello","protocol":1,"token":"{ann.token}"}}')
            assert await parting(old) == (Parting.PROTOCOL, 1008)
            new = await newer.visit(table)
            await new.raw(f'{{"do":"hello","protocol":2,"token":"{ann.token}"}}')
            await new.until(lambda: new.has(news.RoomNews))
            assert new.last(news.Welcome).place == 0
            assert new.room.chairs[0].name == "Ann"
            assert not new.room.chairs[1].name

    play(scenario)


def test_why_the_table_closes_a_socket_is_said_as_it_closes_and_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table(MadiaoSettings(bots="steady", think=False, spectators=False))
            ann = await there.seat(table, "Ann")
            watcher = await (await there.visit(table)).hello()
            assert (await ann.do(c.Start)).refused is None
            hellos = [
                ('"protocol":1', Parting.NO_SPECTATORS),
                ('"protocol":1,"token":"forged"', Parting.BAD_TOKEN),
                ('"protocol":0', Parting.PROTOCOL),
            ]
            assert await parting(watcher) == (Parting.NO_SPECTATORS, 1008)
            for words, why in hellos:
                visitor = await there.visit(table)
                await visitor.raw(f'{{"do":"hello",{words}}}')
                assert await parting(visitor) == (why, 1008)
            await (await there.visit(table)).hello(ann.token)
            assert await parting(ann) == (Parting.ELSEWHERE, 4001)
            await there.server.sockets.closed(1)
            assert there.server.sockets.partings == {
                "no_spectators": 2, "bad_token": 1, "protocol": 1, "elsewhere": 1,
            }  # fmt: skip

    play(scenario)


def test_every_reason_is_given_somewhere() -> None:
    text = "".join(
        each.read_text(encoding="utf-8")
        for folder in ("room", "server")
        for each in (SOURCES / folder).rglob("*.py")
    )
    given = set(re.findall(r"Parting\.([A-Z_]+)", text))
    assert given == {each.name for each in Parting}


def test_a_goodbye_has_the_version_that_the_server_speaks() -> None:
    assert Goodbye(Parting.PROTOCOL).protocol == 1
