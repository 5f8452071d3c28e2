"""How a server ends and comes back, and how it bears a store that refuses and clients that hang."""

import asyncio
import os
import socket as sockets
import sqlite3
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from papertiger.bots.madiao import BOTS
from papertiger.room import talk
from papertiger.room.limits import Rate
from papertiger.server import protocol
from papertiger.server import sockets as sockets_of_tables
from papertiger.server.store.rows import Person
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Goodbye, Parting, Phase
from papertiger.wire.settings import MadiaoSettings
from tests.server.house import House, Visitor, house, play
from tests.server.store.databases import Disk, Refusing

LONG_WORD = "🐯" * 400


async def playing(there: House, table: str) -> tuple[Visitor, Visitor]:
    """Ann and Bo, who play with two bots."""
    ann, bo = await there.seat(table, "Ann"), await there.seat(table, "Bo")
    assert (await bo.do(c.Ready)).refused is None
    assert (await ann.do(c.Start)).refused is None
    await bo.until(lambda: bo.room.phase is Phase.PLAYING)
    return ann, bo


async def asked(*people: Visitor) -> Visitor:
    """Who is asked for a move next."""
    came = {asyncio.create_task(each.until(_is_asked(each))): each for each in people}
    done, waiting = await asyncio.wait(came, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    return came[done.pop()]


def set_patience(there: House, seconds: float) -> float:
    """So long the store tries what is asked of it from now on; so long it did.

    A test that has it refuse makes it short only then: all else takes as long as it takes.
    """
    writer = there.server.store.writer
    before, writer._patience = writer._patience, seconds
    return before


def _is_asked(person: Visitor) -> Callable[[], bool]:
    return lambda: person.has(news.MadiaoNews) and person.view.ask is not None


def test_a_server_that_ends_asks_all_to_come_back_and_forgets_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await playing(there, table)
            mover = await asked(ann, bo)
            move = c.MadiaoMove("last", BOTS["random"](mover.view, Random(1)))
            assert (await mover.send(move)).refused is None
            watcher = await (await there.visit(table)).hello()
            silent = await there.visit(table)
        for each in (ann, bo, watcher, silent):
            assert await each.closed() == 1012
            assert each.told[-1] == Goodbye(Parting.RESTART)
        async with house(tmp_path) as again:
            back = await (await again.visit(table)).hello(resume=mover)
            welcome = back.last(news.Welcome)
            assert welcome.place == (0 if mover is ann else 1)
            assert welcome.fresh, "a stream of a server that is no more cannot be gone on with"
            assert (await back.send(move)) == news.Answer("last"), "it is done already"
            facts = await again.server.store.facts(table)
            assert sum(b'"command":"last"' in fact for fact in facts) == 1

    play(scenario)


def test_who_comes_back_in_time_is_sent_what_it_has_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await there.seat(table, "Ann"), await there.seat(table, "Bo")
            await bo.leave()
            await ann.until(lambda: not ann.room.chairs[1].here)
            for word in ("one", "two", "three"):
                assert (await ann.do(c.Chat, text=word)).refused is None
            back = await (await there.visit(table)).hello(resume=bo)
            await back.until(lambda: back.has(news.RoomNews))
            assert not back.last(news.Welcome).fresh
            heard = [each.text for each in back.told if isinstance(each, news.Heard)]
            assert heard == ["one", "two", "three"]

    play(scenario)


def test_while_the_database_refuses_nothing_happens_and_afterwards_all_goes_on(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await playing(there, table)
            mover = await asked(ann, bo)
            move = c.MadiaoMove("move", BOTS["random"](mover.view, Random(1)))
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            usual = set_patience(there, 0.1)
            told = len(bo.told)
            refused = (await mover.send(move)).refused
            assert refused is not None
            assert refused.code == "store_unavailable"
            assert (await there.client.get("/ready")).status_code == 503
            assert (await there.client.get("/health")).status_code == 200
            answer = await there.client.post("/api/tables", content=b'{"settings":{"game":"mao"}}')
            assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
            assert [each for each in bo.told[told:] if isinstance(each, news.MadiaoNews)] == []
            other.rollback()
            set_patience(there, usual)
            assert (await mover.send(move)).refused is None
            assert (await there.client.get("/ready")).text == "ready\n"

    play(scenario)


def test_no_answer_says_what_was_to_be_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            refuses = Refusing(sqlite3.OperationalError("disk I/O error"))
            disk = Disk(execute=refuses)
            disk.listen(there.server.store.engine)
            # The start of a game goes with secrets of its shuffles into one transaction.
            start = asyncio.create_task(ann.do(c.Start))
            await refuses.again.until_reached()
            writer, time = there.server.store.writer, asyncio.get_running_loop().time
            trouble = writer.trouble
            writer._clock = lambda: time() + 3600
            refused = (await start).refused
            assert refused is not None
            set_patience(there, 0.1)
            ready = await there.client.get("/ready")
            disk.execute = None
            assert ready.status_code == 503
            assert "the database has not written for 0.1 s" in ready.text
            for said in (trouble, ready.text):
                assert "disk I/O error" in said
                for word in ("secret", "INSERT", "fact", "committed", "began"):
                    assert word not in said

    play(scenario)


def test_a_client_that_never_reads_is_cut_and_catches_up_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "LINGER", 0.1)
    monkeypatch.setattr(sockets_of_tables, "LINGER", 0.1)
    monkeypatch.setattr(talk, "RATE", Rate(1_000, 1))
    lost: asyncio.Queue[None] = asyncio.Queue()
    ends = protocol.SocketProtocol.connection_lost

    def connection_lost(self: protocol.SocketProtocol, exc: Exception | None) -> None:
        ends(self, exc)
        lost.put_nowait(None)

    monkeypatch.setattr(protocol.SocketProtocol, "connection_lost", connection_lost)

    async def scenario() -> None:
        async with house(tmp_path, small=True, socket_queue=20) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table):
                await ann.until(lambda: ann.room.spectators == 1)
                for _ in range(1_000):
                    await ann.do(c.Chat, text=LONG_WORD)
                    if len(there.server.sockets.open) == 1:
                        break
                await there.server.sockets.closed(1)
                assert there.server.sockets.partings == {Parting.TOO_SLOW: 1}
                await lost.get()
                assert len(there.running.server_state.connections) <= 2, "Ann's, and the API's"
            assert (await ann.do(c.Ready)).refused is None

    play(scenario)


class Raw:
    """A connection that takes little, upgraded to a websocket, and says hello."""

    def __init__(self) -> None:
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        self.socket.setblocking(False)

    async def open(self, there: House, table: str) -> "Raw":
        """Connect, and wait until the server has accepted the socket."""
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, ("127.0.0.1", there.port))
        key = b64encode(os.urandom(16)).decode()
        await self.send(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += await loop.sock_recv(self.socket, 1)
        assert answer.startswith(b"HTTP/1.1 101")
        await self.send(frame(b'{"do":"hello","protocol":1}'))
        return self

    async def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def receive(self) -> bytes:
        """What the next frame holds."""
        length = (await self._bytes(2))[1]
        if length == 126:
            length = int.from_bytes(await self._bytes(2), "big")
        return await self._bytes(length)

    async def _bytes(self, most: int) -> bytes:
        data = b""
        while len(data) < most:
            data += await asyncio.get_running_loop().sock_recv(self.socket, most - len(data))
        return data

    def close(self) -> None:
        """Be gone without a word."""
        self.socket.close()


@asynccontextmanager
async def raw(there: House, table: str) -> AsyncIterator[Raw]:
    """Such a connection."""
    made = Raw()
    try:
        yield await made.open(there, table)
    finally:
        made.close()


def frame(data: bytes, opcode: int = 1, *, whole: bool = True) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    assert len(data) < 126
    return bytes([(128 if whole else 0) | opcode, 128 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize(
    "half",
    [
        b"\x81",
        frame(b'{"do":"chat","id":"1","text":"x"}')[:20],
        frame(b'{"do":"chat",', whole=False),
    ],
)
def test_half_a_frame_is_no_message_and_its_client_can_go(tmp_path: Path, half: bytes) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table) as cut:
                await cut.send(half)
                await ann.until(lambda: ann.room.spectators == 1)
            await there.server.sockets.closed(1)
            assert (await ann.do(c.Ready)).refused is None
            assert not ann.has(news.Heard)

    play(scenario)


@pytest.mark.parametrize(
    "garbage",
    [
        b"\xff" * 64,
        frame(b"x", opcode=3),
        frame(b"x" * 100, opcode=9, whole=False),
        b"\x81\x05hello",
        frame(b"\xff\xfe"),
    ],
)
def test_garbage_instead_of_frames_ends_the_connection(tmp_path: Path, garbage: bytes) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table) as broken:
                await ann.until(lambda: ann.room.spectators == 1)
                await broken.send(garbage)
                await there.server.sockets.closed(1)
            assert (await ann.do(c.Ready)).refused is None

    play(scenario)


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"x", opcode=9) * 100,
        frame(b"x", opcode=10) * 100,
        frame(b"", whole=False) + frame(b"", opcode=0, whole=False) * 100,
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, flood: bytes) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table) as flooding:
                await ann.until(lambda: ann.room.spectators == 1)
                await flooding.send(flood)
                await there.server.sockets.closed(1)

    play(scenario)


def test_who_floods_on_after_the_end_was_said_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without that it would go on for as long as the closing may take."""
    monkeypatch.setattr(protocol, "LINGER", 3600)

    async def scenario() -> None:
        async with house(tmp_path, command_burst=40) as there:
            table = await there.table()
            async with raw(there, table) as flooding:
                with pytest.raises(ConnectionError):
                    await _on_and_on(flooding)
            assert there.server.sockets.partings["too_fast"] == 1

    play(scenario)


async def _on_and_on(flooding: Raw) -> None:
    while True:
        await flooding.send(frame(b'{"do":"ping","sent":1}') * 100)
        await asyncio.sleep(0)


def test_tables_that_nobody_is_at_are_put_away_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table(MadiaoSettings(bots="steady", think=False))
            ann, bo = await playing(there, table)
            await ann.leave()
            await bo.leave()
            await there.server.sockets.closed()
            await there.server.hub.rest()
            for _ in range(3):
                there.clock.add(61_000)
                there.server.hub.alarms.go_off()
                await there.server.hub.rest()
            assert there.server.hub.tables == {}
            assert len(there.server.hub.alarms) == 0
            back = await (await there.visit(table)).hello(resume=ann)
            await back.until(lambda: back.has(news.RoomNews))
            assert back.room.phase is Phase.PLAYING

    play(scenario)


def test_who_comes_just_as_a_table_is_put_away_has_it_loaded_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table, store, alarms = await there.table(), there.server.store, there.server.hub.alarms
            visitor = await there.visit(table, "Ann")
            whose = store.person

            async def asked_while_time_passes(person: str) -> Person | None:
                store.person = whose  # type: ignore[method-assign]
                there.clock.add(61_000)
                alarms.go_off()
                return await whose(person)

            store.person = asked_while_time_passes  # type: ignore[method-assign]
            await visitor.hello()
            assert there.server.hub.counts.put_away == 1
            assert table in there.server.hub.tables
            assert (await visitor.do(c.SitDown)).refused is None
            assert (await visitor.do(c.Start)).refused is None
            await visitor.until(lambda: visitor.has(news.MadiaoNews) and visitor.view.ask)

    play(scenario)
