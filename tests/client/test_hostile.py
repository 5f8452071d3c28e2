"""What a client bears of a server that is none, or means no good."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from papertiger import client
from papertiger.client.connection import LONGEST
from tests.client.fast import play_fast
from tests.server.house import play

WELCOME = '{"is":"welcome","protocol":1,"table":"t","place":null,"stream":"s","n":1,"fresh":true}'
CHAT = '{"is":"heard","n":%d,"place":null,"name":"x","text":"x"}'
TERMS = client.Terms(first=0.01, longest=0.05, patience=0.3, opening=0.2)


@asynccontextmanager
async def false_server(
    talk: Callable[[ServerConnection], Awaitable[None]],
) -> AsyncIterator[client.Table]:
    """A table at a server that talks like this, not come to yet."""
    async with serve(talk, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        link = client.Link(f"http://127.0.0.1:{port}", "t")
        yield client.Table(client.Guest(link.server, "", "", "Ann"), link, terms=TERMS)


def saying(*frames: str | bytes) -> Callable[[ServerConnection], Awaitable[None]]:
    """Says these and waits."""

    async def talk(socket: ServerConnection) -> None:
        for frame in frames:
            await socket.send(frame)
        await socket.wait_closed()

    return talk


@pytest.mark.parametrize(
    "frames",
    [
        ("hello",),
        ("{",),
        ("[" * 100_000,),
        (b"\xff\xfe",),
        ('{"is":"dance"}',),
        ('{"is":"room","n":1,"room":{}}',),
        (WELCOME, '{"is":"madiao","n":2,"at":0,"told":[{"event":"no"}],"view":null}'),
        (WELCOME, CHAT % -1, CHAT % 7),
        ("x" * (LONGEST + 1),),
        (),
    ],
)
def test_nonsense_ends_in_an_error_that_says_so(frames: tuple[str | bytes, ...]) -> None:
    async def scenario() -> None:
        async with false_server(saying(*frames)) as table:
            with pytest.raises(client.UnreachableError):
                async with table:
                    pass

    play(scenario)


def test_a_server_that_welcomes_and_drops_is_not_run_against_without_end() -> None:
    opened = 0

    async def drops(socket: ServerConnection) -> None:
        nonlocal opened
        opened += 1
        await socket.send(WELCOME)

    async def scenario() -> None:
        async with false_server(drops) as table:
            slow = client.Table(table.guest, table.link)
            with pytest.raises(client.UnreachableError):
                async with slow:
                    pass

    play_fast(scenario, 60)
    assert 5 <= opened <= 30


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n<ht>",
        b"HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 307 Again\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 500 Oh\r\nContent-Length: 2\r\n\r\nno",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"",
        b'HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{"person":"x"',
    ],
)
def test_what_is_no_server_of_ours(answer: bytes) -> None:
    async def answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(answers, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(client.UnreachableError):
                await client.Guest.at(f"http://127.0.0.1:{port}", "Ann")

    play(scenario)
