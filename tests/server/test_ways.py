"""The ways of frames and requests: none overtakes another, and none is waited for without end."""

import asyncio
from pathlib import Path

import pytest

from papertiger.room import talk
from papertiger.room.limits import Rate
from papertiger.server import protocol
from papertiger.server.sockets import Socket
from papertiger.wire import commands as c
from papertiger.wire import news
from tests.server.house import DECODER, house, play
from tests.server.test_endings import LONG_WORD, Raw, frame, raw


class Way:
    """The direct way of a socket: what went by it, and whether it is open."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_open = True

    def write(self, frame: bytes) -> bool:
        """Send it now if that can be."""
        if self.is_open:
            self.written.append(frame)
        return self.is_open


def socket_with(way: Way) -> Socket:
    """A socket that has this way."""
    socket = Socket(most=10)
    socket.direct = way  # type: ignore[assignment]
    return socket


def test_nothing_overtakes_what_is_queued() -> None:
    way = Way()
    socket = socket_with(way)
    socket.send(b"one")
    way.is_open = False
    socket.send(b"two")
    way.is_open = True
    socket.send(b"three")
    assert way.written == [b"one"]
    assert list(socket.frames) == [b"two", b"three"]


def test_nothing_overtakes_what_is_on_its_way_out_of_the_queue() -> None:
    way = Way()
    socket = socket_with(way)
    socket.writing = True
    socket.send(b"two")
    assert (way.written, list(socket.frames)) == ([], [b"two"])


def test_who_reads_late_reads_all_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "RATE", Rate(1_000, 1))

    async def scenario() -> None:
        async with house(tmp_path, small=True) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table) as late:
                await ann.until(lambda: ann.room.spectators == 1)
                for _ in range(60):
                    assert (await ann.do(c.Chat, text=LONG_WORD)).refused is None
                (socket,) = (each for each in there.server.sockets.open if each.frames)
                assert len(socket.frames) > 10
                numbers = await _numbers(late, 60)
                assert (await ann.do(c.Chat, text="last")).refused is None
                numbers += await _numbers(late, 1)
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    play(scenario)


async def _numbers(reader: Raw, most: int) -> list[int]:
    """The numbers of what comes, until so much has been heard."""
    numbers: list[int] = []
    heard = 0
    while heard < most:
        message = DECODER.decode(await reader.receive())
        if isinstance(message, news.RoomNews | news.Heard):
            numbers.append(message.n)
        heard += isinstance(message, news.Heard)
    return numbers


def test_what_comes_in_pieces_and_what_comes_whole_is_heard_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, raw(there, await there.table()) as mixed:
            while not isinstance(DECODER.decode(await mixed.receive()), news.RoomNews):
                pass
            pieces = frame(_ping(1)[:7], whole=False) + frame(_ping(1)[7:], opcode=0)
            await mixed.send(pieces + frame(_ping(2)) + frame(_ping(3)))
            pongs: list[int] = []
            while len(pongs) < 3:
                message = DECODER.decode(await mixed.receive())
                if isinstance(message, news.Pong):
                    pongs.append(message.sent)
            assert pongs == [1, 2, 3]

    play(scenario)


def _ping(sent: int) -> bytes:
    return b'{"do":"ping","sent":%d}' % sent


ASKING = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize("before", [b"", ASKING, ASKING + b"\r\n" + ASKING])
def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes
) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.05)

    async def scenario() -> None:
        async with house(tmp_path) as there:
            ann = await there.seat(await there.table(), "Ann")
            reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
            writer.write(before)
            answers = await reader.read()
            assert answers.count(b"200 OK") == before.count(b"\r\n\r\n")
            writer.close()
            assert (await ann.do(c.Ready)).refused is None, "her request has come long ago"

    play(scenario)
