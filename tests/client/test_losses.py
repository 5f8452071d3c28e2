"""What a client does about what is lost, refused or said for good, one thing at a time."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from papertiger import client
from papertiger.client import mirror, table
from papertiger.room import talk
from papertiger.room.limits import Rate
from papertiger.server.store import StoreUnavailableError
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Parting
from papertiger.wire.settings import MadiaoSettings
from tests.client.between import Between, Passes, between
from tests.client.test_matches import MADIAO, QUICK
from tests.server.house import House, house, play


async def come(there: House, name: str, by: Between | None = None) -> client.Table:
    """Somebody on the way to a new table, by way of something that loses things, if so."""
    guest = await client.Guest.at(there.url, name)
    link = await guest.open_table(MADIAO)
    return client.Table(guest, link if by is None else by.link(link), terms=QUICK)


async def other(there: House, name: str, known: client.Table, **named: Any) -> client.Table:
    """Somebody else on the way to the same table."""
    guest = await client.Guest.at(there.url, name)
    return client.Table(guest, client.Link(there.url, known.link.table), terms=QUICK, **named)


def once(bad: Between, sign: str, then: Callable[[], None] | None = None) -> Passes:
    """Lose the first frame that holds a sign, and the connection with it."""
    lost = False

    def passes(frame: str) -> bool:
        nonlocal lost
        if lost or sign not in frame:
            return True
        lost = True
        (then or bad.cut)()
        return False

    return passes


@pytest.mark.parametrize("sign", ['"is":"seated"', '"is":"answer"'])
def test_who_loses_the_connection_while_sitting_down_has_the_seat(
    tmp_path: Path, sign: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, between(there) as bad:
            bad.down = once(bad, sign)
            async with await come(there, "Ann", bad) as ann:
                assert await ann.sit_down(2) == 2
                assert bad.opened == 2
                assert [chair.name for chair in ann.room.chairs] == ["", "", "Ann", ""]
                await ann.ready()
            async with client.Table(ann.guest, ann.link, ann.token) as again:
                assert again.place == 2
                assert again.room.chairs[2].ready

    play(scenario)


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_command_that_was_lost_or_whose_answer_was_has_one_effect(
    tmp_path: Path, way: str
) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            await come(there, "Ann", bad) as ann,
        ):
            await ann.sit_down()
            async with await other(there, "Bo", ann) as bo:
                sign = '"do":"chat"' if way == "up" else '"is":"answer"'
                setattr(bad, way, once(bad, sign))
                await ann.do(c.Chat, text="Good evening")
                await ann.do(c.Chat, text="It is late")
                said: list[str] = []
                while len(said) < 2:
                    message = await anext(bo)
                    if isinstance(message, news.Heard):
                        said.append(message.text)
                assert said == ["Good evening", "It is late"]
            assert bad.opened == 2

    play(scenario)


def test_what_a_spectator_says_is_not_said_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            await come(there, "Wu", bad) as wu,
        ):
            bad.down = once(bad, '"is":"answer"')
            with pytest.raises(client.UnknownOutcomeError):
                await wu.do(c.Chat, text="Good evening")
            await wu.do(c.Chat, text="The table goes on")

    play(scenario)


def test_standing_up_is_done_though_its_answer_was_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            await come(there, "Ann", bad) as ann,
        ):
            await ann.sit_down()
            bad.down = once(bad, '"is":"answer"')
            await ann.stand_up()
            assert ann.token is None
            await ann.until(lambda: ann.place is None)
            assert await ann.sit_down(3) == 3

    play(scenario)


def test_a_gap_is_filled_with_what_was_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            await come(there, "Ann", bad) as ann,
        ):
            await ann.sit_down()
            async with await other(there, "Bo", ann) as bo:
                await bo.sit_down()
                bad.down = once(bad, "the first word", then=lambda: None)
                ann.skip()
                await bo.do(c.Chat, text="the first word")
                await bo.do(c.Chat, text="the second word")
                said: list[str] = []
                while len(said) < 2:
                    message = await anext(ann)
                    assert not (isinstance(message, news.Welcome) and message.fresh)
                    if isinstance(message, news.Heard):
                        said.append(message.text)
                assert said == ["the first word", "the second word"]
            assert bad.opened == 2

    play(scenario)


def test_a_transfer_code_that_was_lost_is_asked_for_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as there,
            between(there) as bad,
            await come(there, "Ann", bad) as ann,
        ):
            await ann.sit_down()
            bad.down = once(bad, '"is":"transfer_code"')
            code = await ann.transfer()
            phone = await client.Guest.at(there.url)
            link, token = await phone.find(code.code)
            async with client.Table(phone, link, token) as there_now:
                assert there_now.place == 0
            with pytest.raises(client.ProblemError) as caught:
                await phone.use_code(code.code)
            assert caught.value.problem.code == "no_such_code"

    play(scenario)


def test_a_refusal_says_why_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, await come(there, "Ann") as ann:
            with pytest.raises(client.RefusedError) as caught:
                await ann.ready()
            assert caught.value.refusal.code == "not_seated"
            await ann.sit_down()
            with pytest.raises(client.RefusedError) as caught:
                await ann.do(c.ChangeSettings, settings=MadiaoSettings(bots="regular"))
            assert caught.value.refusal.arguments["levels"] == "random, steady"
            for kind, fields in (
                (c.Chat, {"text": "虎" * 9_000}),
                (c.Chat, {"text": "虎" * (c.MOST_CHAT + 1)}),
                (c.Chat, {"text": "\ud800"}),
                (c.SitDown, {"place": -1}),
                (c.Remove, {"place": 98}),
            ):
                with pytest.raises(client.RefusedError) as caught:
                    await ann.do(kind, **fields)
                assert caught.value.refusal.code == "unfit"
            await ann.ready()
            assert ann.room.chairs[0].ready

    play(scenario)


def test_what_the_store_could_not_keep_is_sent_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, await come(there, "Ann") as ann:
            await ann.sit_down()
            append, tries = there.server.store.append, 0

            async def refuses(*facts: Any, **named: Any) -> None:
                nonlocal tries
                tries += 1
                if tries < 4:
                    raise StoreUnavailableError("full")
                await append(*facts, **named)

            there.server.store.append = refuses  # type: ignore[method-assign]
            await ann.ready()
            assert tries == 4

    play(scenario)


def test_goodbye_for_good_is_told_to_whoever_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, await come(there, "Ann") as ann:
            await ann.sit_down()
            async with client.Table(ann.guest, ann.link, ann.token) as newer:
                ann.skip()
                for wait in (anext(ann), ann.until(lambda: False), ann.ready()):
                    with pytest.raises(client.PartedError) as caught:
                        await wait
                    assert caught.value.why is Parting.ELSEWHERE
                await newer.ready()
            for token, where, why in (
                ("forged", ann.link, Parting.BAD_TOKEN),
                (None, nowhere(ann.link), Parting.NO_SUCH_TABLE),
            ):
                with pytest.raises(client.PartedError) as caught:
                    async with client.Table(ann.guest, where, token):
                        pass
                assert caught.value.why is why

    play(scenario)


def nowhere(link: client.Link) -> client.Link:
    """A link to no table."""
    return client.Link(link.server, "nowhere")


def test_a_server_that_does_not_come_back_is_given_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            ann = await come(there, "Ann")
            ann = client.Table(ann.guest, ann.link, terms=replace(QUICK, patience=0.3))
            await ann.__aenter__()
        with pytest.raises(client.UnreachableError):
            await ann.until(lambda: False)
        with pytest.raises(client.UnreachableError):
            await client.Guest.at(there.url)

    play(scenario)


def test_who_leaves_hears_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            async with await come(there, "Ann") as ann:
                waiting = asyncio.create_task(ann.until(lambda: False))
            with pytest.raises(client.LeftError):
                await waiting
            with pytest.raises(client.LeftError):
                await ann.ready()
            assert isinstance(await anext(ann), news.Welcome)
            ann.skip()
            assert [each async for each in ann] == []

    play(scenario)


def test_who_does_not_read_for_long_is_told_how_all_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "MOST_WAITING", 10)
    monkeypatch.setattr(talk, "RATE", Rate(11, 1))

    async def scenario() -> None:
        async with house(tmp_path) as there, await come(there, "Ann") as ann:
            await ann.sit_down()
            ann.skip()
            for number in range(11):
                await ann.do(c.Chat, text=str(number))
            assert list(ann.mirror.standing()) == [await anext(ann), await anext(ann)]

    play(scenario)


def test_a_guest_is_the_same_by_its_cookie_and_finds_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            ann = await client.Guest.at(there.url, "Ann")
            again = await client.Guest.at(there.url, cookie=ann.cookie)
            assert (again.person, again.name) == (ann.person, "Ann")
            with pytest.raises(client.ProblemError) as caught:
                await client.Guest.at(there.url, "ANN")
            assert (caught.value.status, caught.value.problem.code) == (409, "name_taken")
            link = await ann.quick(MADIAO)
            assert (await ann.info(link)).table == link.table
            assert [info.table for info in await ann.tables()] == [link.table]
            code = await ann.spoken_code(link)
            assert (await again.find(code.code))[0] == link
            assert (await again.find(str(link)))[0] == link

    play(scenario)


@pytest.mark.parametrize(
    "text",
    ["", "x", "http://", "ftp://a/t/x", "http://a", "http://a/t/", "http://a/t/x/y",
     "http://a/t/x y", "http://u:p@a/t/x", "http://a:99999/t/x", "http://a/t/\u202ex",
     "http://[a/t/x", "http://a/t/" + "x" * 600],
)  # fmt: skip
def test_what_is_no_link_to_a_table(text: str) -> None:
    with pytest.raises(client.WrongLinkError):
        client.read_link(text)


@pytest.mark.parametrize(
    ("text", "socket"),
    [
        ("http://127.0.0.1:8420/t/ab-_9", "ws://127.0.0.1:8420/tables/ab-_9/socket"),
        (" https://Tables.example.org/t/ab?x=1#y\n", "wss://tables.example.org/tables/ab/socket"),
        ("http://[::1]:8420/t/ab/", "ws://[::1]:8420/tables/ab/socket"),
    ],
)
def test_where_the_socket_of_a_link_is(text: str, socket: str) -> None:
    assert client.read_link(text).socket == socket


def test_the_public_names_are_these() -> None:
    assert client.__all__ == [
        "ClientError", "Guest", "LeftError", "Link", "Local", "Message", "PartedError",
        "ProblemError", "RefusedError", "Table", "Terms", "UnknownLevelError",
        "UnknownOutcomeError", "UnreachableError", "View", "WrongLinkError", "level_of", "play",
        "read_link", "read_server",
    ]  # fmt: skip
    assert all(getattr(client, name).__doc__ for name in client.__all__ if name[0].isupper())
    assert client.View == mirror.View
