"""What a socket of a table bears: strangers, garbage, floods, silence, and people in two places."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.commands import MOST_FRAME
from papertiger.wire.news import Goodbye, Parting
from tests.server.house import House, Visitor, house, play

HELLO = '{"do":"hello","protocol":1}'
PING = '{"do":"ping"}'


async def parting(visitor: Visitor) -> tuple[Parting, int]:
    """Why and with which code a socket was closed."""
    code = await visitor.closed()
    goodbye = visitor.told[-1]
    assert isinstance(goodbye, Goodbye), visitor.told
    assert visitor.reason == goodbye.why.value
    return goodbye.why, code


def test_two_people_sit_down_and_play_with_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            bo = await there.seat(table, "Bo")
            assert (await bo.do(c.Ready)).refused is None
            assert (await ann.do(c.Start)).refused is None
            await bo.until(lambda: bo.room.phase is news.Phase.PLAYING)
            assert [chair.name for chair in bo.room.chairs][:2] == ["Ann", "Bo"]

    play(scenario)


@pytest.mark.parametrize(
    ("origin", "host", "comes"),
    [
        ("{own}", None, True),
        ("http://evil.example", None, False),
        ("null", None, False),
        ("https://tables.example.org", None, True),
        ("http://rebound.example", "rebound.example", False),
        ("http://laptop.local:8420", "laptop.local:8420", True),
        ("http://192.168.1.7:8420", "192.168.1.7:8420", True),
        ("http://192.168.1.7:8420", "192.168.1.8:8420", False),
    ],
)
def test_a_page_of_another_origin_is_turned_away_before_the_socket_is_accepted(
    tmp_path: Path, origin: str, host: str | None, *, comes: bool
) -> None:
    async def scenario() -> None:
        async with house(tmp_path, origins=("https://Tables.example.org",)) as there:
            table = await there.table()
            page = origin.format(own=there.url)
            if comes:
                await (await there.visit(table, place=host, Origin=page)).hello()
                return
            with pytest.raises(InvalidStatus) as caught:
                await there.visit(table, place=host, Origin=page)
            assert caught.value.response.status_code == 403
            assert b'"foreign_origin"' in (caught.value.response.body or b"")
            assert caught.value.response.headers["Content-Security-Policy"]
            assert there.server.sockets.opened == 0

    play(scenario)


def test_who_says_no_hello_in_time_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, hello_seconds=0.05) as there:
            visitor = await there.visit(await there.table())
            assert await parting(visitor) == (Parting.MALFORMED, 1008)
            assert "hello" in visitor.told[-1].detail  # type: ignore[union-attr]

    play(scenario)


@pytest.mark.parametrize(
    ("frame", "why", "code"),
    [
        ("", Parting.MALFORMED, 1008),
        ("hello", Parting.MALFORMED, 1008),
        ("{", Parting.MALFORMED, 1008),
        ("[]", Parting.MALFORMED, 1008),
        ("null", Parting.MALFORMED, 1008),
        ('{"do":"dance"}', Parting.MALFORMED, 1008),
        ('{"do":"chat","id":"1","text":"x","loudly":true}', Parting.MALFORMED, 1008),
        ('{"do":"chat","id":"","text":"x"}', Parting.MALFORMED, 1008),
        ('{"do":"chat","id":"1","text":"\\ud800"}', Parting.MALFORMED, 1008),
        ('{"do":"sit_down","id":"1","place":1e400}', Parting.MALFORMED, 1008),
        ("[" * 4_000, Parting.MALFORMED, 1008),
        (HELLO, Parting.MALFORMED, 1008),
        (b"\x00\x01", Parting.MALFORMED, 1003),
        (b"", Parting.MALFORMED, 1003),
        (f'{{"do":"ping","sent":{"1" * MOST_FRAME}}}', Parting.TOO_LONG, 1009),
    ],
)
def test_what_is_no_message_is_answered_with_a_goodbye_that_says_why(
    tmp_path: Path, frame: str | bytes, why: Parting, code: int
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            visitor = await (await there.visit(table)).hello()
            await visitor.raw(frame)
            assert await parting(visitor) == (why, code)
            assert visitor.told[-1].detail  # type: ignore[union-attr]
            assert visitor.reason == why.value
            assert (await ann.do(c.Ready)).refused is None, "the others play on"

    play(scenario)


@pytest.mark.parametrize("frame", [PING, "{", '{"do":"chat","id":"1","text":"x"}', b"\x00"])
def test_the_first_frame_must_be_a_hello(tmp_path: Path, frame: str | bytes) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            visitor = await there.visit(await there.table())
            await visitor.raw(frame)
            why, _ = await parting(visitor)
            assert why is Parting.MALFORMED

    play(scenario)


@pytest.mark.parametrize("size", [65_537, 1_000_000])
def test_a_huge_frame_is_not_even_read(tmp_path: Path, size: int) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            visitor = await (await there.visit(await there.table())).hello()
            await visitor.raw("x" * size)
            assert await visitor.closed() == 1009

    play(scenario)


def test_a_client_of_another_protocol_is_told_the_version(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            visitor = await there.visit(await there.table())
            await visitor.raw('{"do":"hello","protocol":2}')
            assert await parting(visitor) == (Parting.PROTOCOL, 1008)
            assert visitor.told[-1].protocol == 1  # type: ignore[union-attr]

    play(scenario)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            visitor = await there.visit("nowhere")
            await visitor.raw(HELLO)
            assert await parting(visitor) == (Parting.NO_SUCH_TABLE, 1008)

    play(scenario)


def test_a_forged_token_opens_no_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            assert ann.token is not None
            for forged in (ann.token[:-1], ann.token[::-1], "x"):
                visitor = await (await there.visit(table)).hello(forged)
                assert await parting(visitor) == (Parting.BAD_TOKEN, 1008)
            assert ann.code is None

    play(scenario)


def test_a_flood_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, command_burst=40, commands_per_second=20) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            flooder = await (await there.visit(table)).hello()
            there.clock.stop()
            for number in range(60):
                await flooder.raw(f'{{"do":"ping","sent":{number}}}')
            assert await parting(flooder) == (Parting.TOO_FAST, 1008)
            pongs = [each for each in flooder.told if isinstance(each, news.Pong)]
            assert len(pongs) <= 40
            assert (await ann.do(c.Ready)).refused is None

    play(scenario)


def test_who_sends_slowly_enough_is_never_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, command_burst=5, commands_per_second=20) as there:
            visitor = await (await there.visit(await there.table())).hello()
            there.clock.stop()
            for number in range(1, 40):
                there.clock.add(50)
                await visitor.raw(f'{{"do":"ping","sent":{number}}}')
                await visitor.until(lambda: visitor.told[-1] == news.Pong(number))  # noqa: B023

    play(scenario)


def test_lag_is_half_of_the_shortest_recent_round_trip(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, beat_seconds=0.02) as there:
            there.clock.stop()
            visitor = await there.visit(await there.table())
            visitor.answers_beats = False
            await visitor.hello()
            (socket,) = there.server.sockets.open
            lags = []
            for number, trip in enumerate((300, 120, 500, 900, 900, 900, 900, 900, 900, 900), 1):
                await visitor.until(lambda: _beats(visitor) >= number)  # noqa: B023
                beat = visitor.last(news.Beat).beat
                there.clock.add(trip)
                await visitor.raw(f'{{"do":"pong","beat":{beat}}}')
                await visitor.raw(f'{{"do":"ping","sent":{number}}}')
                await visitor.until(lambda: news.Pong(number) in visitor.told)  # noqa: B023
                lags.append(socket.lag)
            assert lags == [150, 60, 60, 60, 60, 60, 60, 60, 60, 250]
            await visitor.raw('{"do":"pong","beat":1}')
            await visitor.raw(PING)
            await visitor.until(lambda: news.Pong(0) in visitor.told)
            assert socket.lag == 250, "an answer to no question says nothing"

    play(scenario)


def _beats(visitor: Visitor) -> int:
    return sum(isinstance(each, news.Beat) for each in visitor.told)


def test_who_does_not_answer_for_long_is_closed_and_its_seat_is_empty_of_it(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path, beat_seconds=0.02, silence_seconds=40) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            bo = await there.seat(table, "Bo")
            bo.answers_beats = False
            before = _beats(bo)
            await bo.until(lambda: _beats(bo) > before)
            there.clock.add(40_500)
            assert await parting(bo) == (Parting.TOO_SLOW, 1013)
            await ann.until(lambda: not ann.room.chairs[1].here)

    play(scenario)


def test_twenty_want_one_seat_and_one_gets_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            people = [await (await there.visit(table, f"P{n}")).hello() for n in range(20)]
            answers = await asyncio.gather(*(each.do(c.SitDown, place=2) for each in people))
            codes = sorted(each.refused.code if each.refused else "" for each in answers)
            assert codes == ["", *["place_taken"] * 19]
            assert sum(each.has(news.Seated) for each in people) == 1
            winner = next(each for each in people if each.has(news.Seated))
            for each in people:
                await each.until(lambda: each.room.chairs[2].name == winner.name)  # noqa: B023

    play(scenario)


def test_the_same_command_five_times_at_once_has_one_effect(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await there.seat(table, "Ann"), await there.seat(table, "Bo")
            for _ in range(5):
                await ann.raw('{"do":"chat","id":"once","text":"hello"}')
            await ann.until(lambda: len(ann.answers("once")) == 5)
            assert set(ann.answers("once")) == {news.Answer("once")}
            assert (await bo.do(c.Ready)).refused is None
            assert sum(isinstance(each, news.Heard) for each in bo.told) == 1

    play(scenario)


def test_the_newest_tab_has_the_seat_and_the_older_one_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            older = await there.seat(table, "Ann")
            newer = await (await there.visit(table)).hello(older.token)
            assert newer.last(news.Welcome).place == 0
            assert await parting(older) == (Parting.ELSEWHERE, 4001)
            assert (await newer.do(c.Ready)).refused is None
            assert newer.room.chairs[0].here

    play(scenario)


def test_many_tabs_at_once_on_one_seat_leave_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            first = await there.seat(table, "Ann")
            tabs = [await there.visit(table) for _ in range(10)]
            await asyncio.gather(*(tab.raw(_hello(first)) for tab in tabs))
            assert await first.closed() == 4001
            closing = {asyncio.create_task(tab.closed()): tab for tab in tabs}
            waiting = set(closing)
            while len(waiting) > 1:
                _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            (last,) = waiting
            assert (await closing[last].do(c.Ready)).refused is None
            assert [tab.code for tab in tabs if tab is not closing[last]] == [4001] * 9
            last.cancel()

    play(scenario)


def _hello(visitor: Visitor) -> str:
    return f'{{"do":"hello","protocol":1,"token":"{visitor.token}"}}'


def test_no_more_sockets_than_the_server_bears(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, most_sockets=2) as there:
            table = await there.table()
            first, _ = await there.visit(table), await there.visit(table)
            assert await _status(there, table) == 503
            await first.hello()
            await first.leave()
            await there.server.sockets.closed(1)
            await (await there.visit(table)).hello()

    play(scenario)


def test_no_more_sockets_of_one_address_than_its_share(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, most_sockets_per_address=1) as there:
            table = await there.table()
            await there.visit(table)
            assert await _status(there, table) == 503

    play(scenario)


def test_an_address_opens_sockets_no_faster_than_it_may_ask(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, address_burst=6, requests_per_second=1) as there:
            there.clock.stop()
            table = await there.table()
            for _ in range(5):
                await there.visit(table)
            assert await _status(there, table) == 429
            there.clock.add(1_000)
            await there.visit(table)
            assert await _status(there, table) == 429

    play(scenario)


async def _status(there: House, table: str) -> int:
    with pytest.raises(InvalidStatus) as caught:
        await there.visit(table)
    return caught.value.response.status_code


def test_who_is_turned_away_is_no_error_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            with pytest.raises(InvalidStatus) as caught:
                await there.visit(table, Origin="https://elsewhere.example")
            assert caught.value.response.status_code == 403

    play(scenario)
    assert [each for each in caplog.records if each.levelname in {"WARNING", "ERROR"}] == []
