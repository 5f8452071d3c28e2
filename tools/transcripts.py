"""The examples of docs/protocol.md, taken from a real server: what goes over the wire, as it is.

`python tools/transcripts.py` plays a short evening on loopback and writes what was said between the
marks of the page; a test fails when the page is out of date. Chance and time are the same each
time, and so is every example.
"""

import asyncio
import json
import re
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection, connect

from papertiger.server import places
from papertiger.server.app import app
from papertiger.server.run import prepared
from papertiger.server.server import Server
from papertiger.server.settings import Settings
from papertiger.server.store import Store

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?s)(<!-- from a server: ([\w -]+) -->\n```\w+\n).*?(```\n)")
NOW = 1_790_000_000_000
"""The time of the evening (ms)."""

WIDTH = 100
LEFT_OUT = "{…}"
IN_FULL = {"room": "hello", "view": "news"}
"""Where these long parts of messages are shown; elsewhere they are left out."""

SEED = 8420
OPEN = {"settings": {"game": "madiao", "bots": "steady", "think": False}}


EASY: dict[str, dict[str, object]] = {
    "stake": {"do": "name_stake", "stake": 2},
    "cut": {"do": "cut", "depth": 17},
    "redeal": {"do": "waive_redeal"},
}
"""A move for what is asked before the play."""


class Scene:
    """What was said, by the name of the example."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    def say(self, name: str, *lines: str) -> None:
        """These lines belong to an example."""
        self.lines.setdefault(name, []).extend(lines)


@contextmanager
def same_chance() -> Iterator[None]:
    """Whatever the server draws is the same each time."""
    with patch("os.urandom", Random(SEED).randbytes):  # noqa: S311 nobody plays here
        yield


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[Server, int]]:
    """A server on loopback whose clock stands still, and its port."""
    settings = Settings(data=str(folder), port=0)
    listener = places.listening(settings)
    port = int(listener.getsockname()[1])
    made = Server(settings, Store(settings.url), lambda: NOW)
    made.url = "https://tables.example.org"
    started = asyncio.Event()
    running = prepared(made, app(made), started.set)
    serving = asyncio.create_task(running.serve([listener]))
    await started.wait()
    try:
        yield made, port
    finally:
        running.should_exit = True
        await serving


class Talk:
    """A socket whose frames are written down under the name of the running example."""

    def __init__(self, socket: ClientConnection, scene: Scene) -> None:
        """Set `name` to that of the example, "" for none."""
        self._socket, self._scene, self.name = socket, scene, ""
        self.heard: list[dict[str, Any]] = []

    @property
    def n(self) -> int:
        """The number of the last numbered message."""
        return int(max(each.get("n", 0) for each in self.heard))

    @property
    def news(self) -> dict[str, Any]:
        """The last message about the game."""
        return next(each for each in reversed(self.heard) if each["is"] == "madiao")

    @property
    def ask(self) -> dict[str, Any] | None:
        """What the game asks of the reader."""
        told = [each for each in self.heard if each["is"] == "madiao"]
        return told[-1]["view"]["ask"] if told else None

    async def up(self, message: dict[str, object]) -> None:
        """Send a message."""
        if self.name:
            self._scene.say(self.name, *shown("> ", message))
        await self._socket.send(json.dumps(message))

    async def down(self, kind: str, number: int = 1) -> dict[str, Any]:
        """Listen until so many messages of a kind have come; the last of them."""
        while True:
            message: dict[str, Any] = json.loads(await self._socket.recv())
            self.heard.append(message)
            if self.name:
                self._scene.say(self.name, *shown("< ", brief(message, self.name)))
            if message["is"] == "beat":
                await self.up({"do": "pong", "beat": message["beat"]})
            if message["is"] == kind:
                number -= 1
            if not number:
                return message


def brief(message: dict[str, Any], example: str) -> dict[str, Any]:
    """A message without the long parts that another example shows."""
    left_out = [part for part, where in IN_FULL.items() if part in message and where != example]
    return message | dict.fromkeys(left_out, LEFT_OUT)


def shown(mark: str, message: object) -> Iterator[str]:
    """A message as lines that are not too long; the first begins with a mark."""
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    text = text.replace(f'"{LEFT_OUT}"', LEFT_OUT)
    while text:
        cut = len(text) if len(text) <= WIDTH else text.rfind(",", 20, WIDTH) + 1 or WIDTH
        yield mark + text[:cut]
        text, mark = text[cut:], " " * len(mark)


async def ask(
    web: httpx.AsyncClient, scene: Scene, name: str, method: str, path: str, body: object = None
) -> dict[str, str]:
    """Ask something by HTTP, and write it down."""
    answer = await web.request(method, path, json=body)
    scene.say(name, f"{method} {path}")
    if body is not None:
        scene.say(name, json.dumps(body))
    cookie = answer.headers.get("set-cookie")
    scene.say(name, "", f"{answer.status_code} {answer.reason_phrase}")
    if cookie:
        scene.say(name, f"Set-Cookie: {cookie}")
    found: dict[str, str] = answer.json()
    scene.say(name, *shown("", found), "")
    return found


async def evening(scene: Scene) -> None:
    """A short evening: a table is opened, somebody sits down and plays with bots."""
    with tempfile.TemporaryDirectory() as folder, same_chance():
        async with server(Path(folder)) as (made, port):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as web:  # noqa: S501 loopback
                await ask(web, scene, "me", "POST", "/api/me", {"name": "Ann"})
                link = await ask(web, scene, "open", "POST", "/api/tables", OPEN)
                wrong = {"settings": {"game": "madiao", "bots": "grandmaster"}}
                await ask(web, scene, "problem", "POST", "/api/tables", wrong)
                path = f"/api/tables/{link['table']}/code"
                code = await ask(web, scene, "code", "POST", path)
                await ask(web, scene, "use code", "POST", "/api/codes", {"code": code["code"]})
                cookie = f"papertiger={web.cookies['papertiger']}"
            url = f"ws://127.0.0.1:{port}/tables/{link['table']}/socket"
            seat = await at_table(scene, url, cookie)
            await made.sockets.closed()
            await made.hub.rest()
            await back_at_table(scene, url, cookie, seat)


@asynccontextmanager
async def talking(url: str, cookie: str, scene: Scene) -> AsyncIterator[Talk]:
    """A socket of a table."""
    headers = {"Cookie": cookie}
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
        yield Talk(socket, scene)


async def at_table(scene: Scene, url: str, cookie: str) -> dict[str, object]:
    """What is said on the socket of a table; what its seat is gone on from with."""
    async with talking(url, cookie, scene) as talk:
        talk.name = "hello"
        await talk.up({"do": "hello", "protocol": 1})
        await talk.down("room")
        talk.name = "sit down"
        await talk.up({"do": "sit_down", "id": "a1"})
        token = (await talk.down("seated"))["token"]
        await talk.down("room")
        talk.name = "start"
        await talk.up({"do": "start", "id": "a2", "seen": 1})
        await talk.down("answer")
        talk.name = ""
        while (ask := await asked(talk))["ask"] != "play":
            move = EASY[ask["ask"]]
            await talk.up({"do": "madiao", "id": ask["ask"], "move": move, "seen": talk.n})
            await talk.down("answer")
        talk.name = "refused"
        move = {"do": "cut", "depth": 40}
        await talk.up({"do": "madiao", "id": "a3", "move": move, "seen": talk.n})
        await talk.down("answer")
        talk.name = "chat"
        await talk.up({"do": "chat", "id": "a4", "text": "Good evening"})
        await talk.up({"do": "chat", "id": "a4", "text": "Good evening"})
        await talk.down("answer", 2)
        talk.name = "transfer"
        await talk.up({"do": "transfer", "id": "a5"})
        await talk.down("answer")
        scene.say("news", *shown("< ", talk.news))
        stream = next(each["stream"] for each in reversed(talk.heard) if each["is"] == "welcome")
        return {"token": token, "stream": stream, "after": talk.n - 1}


async def back_at_table(scene: Scene, url: str, cookie: str, seat: dict[str, object]) -> None:
    """What is said on another socket of that seat."""
    async with talking(url, cookie, scene) as talk:
        talk.name = "come back"
        await talk.up({"do": "hello", "protocol": 1, **seat})
        await talk.down("madiao")
        talk.name = "ping"
        await talk.up({"do": "ping", "sent": 17})
        await talk.down("pong")
        talk.name = "goodbye"
        await talk.up({"do": "dance"})
        await talk.down("goodbye")


async def asked(talk: Talk) -> dict[str, Any]:
    """What the game asks of the reader, when it does."""
    while talk.ask is None:
        await talk.down("madiao")
    return talk.ask


def page(text: str, lines: dict[str, list[str]]) -> str:
    """The page with every example as it was said."""
    named = {match[2] for match in BLOCK.finditer(text)}
    if named != set(lines):
        raise ValueError(f"examples and marks differ: {named ^ set(lines)}")

    def filled(match: re.Match[str]) -> str:
        body = "\n".join(lines[match[2]]).strip("\n")
        return f"{match[1]}{body}\n{match[3]}"

    return BLOCK.sub(filled, text)


def made() -> str:
    """The page as it should be."""
    scene = Scene()
    asyncio.run(evening(scene))
    return page(PAGE.read_text(encoding="utf-8"), scene.lines)


if __name__ == "__main__":
    PAGE.write_text(made(), encoding="utf-8")
    print(f"wrote {PAGE.name}")
