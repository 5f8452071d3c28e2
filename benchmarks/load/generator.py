"""Tables full of clients that play Madiao at a steady rate, and how long the server takes.

    python benchmarks/load/generator.py URL --tables 200 --moves-per-second 200 --seconds 60

Each table is opened and filled with four clients by the real protocol; the one who is asked plays
a legal move when the table's turn to move comes. A move's time is from sending it to the news of it
at each of the four. Tables stand at different moves of their hands when the measuring begins, as
tables do that were opened by different people; `--in-step` lets all of them end their hands
together, again and again. Printed as JSON: moves, news, p50, p99 and the longest (ms), and what
was lost.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

HAND_MOVES = 38
"""About so many moves are a hand: the stake, the cut, redeals waived, thirty-two cards."""

AT_ONCE = 40
"""So many clients connect at the same time."""


class Ask(msgspec.Struct):
    """What the reader is asked to do."""

    ask: str
    low: int = 0
    high: int = 0
    choices: tuple[tuple[str, str], ...] = ()


class View(msgspec.Struct):
    """As much of a view as a client needs that plays anything."""

    ask: Ask | None = None


class News(msgspec.Struct):
    """As much of a message as the generator needs."""

    is_: str = msgspec.field(name="is", default="")
    n: int = 0
    view: View | None = None
    id: str = ""
    refused: dict[str, Any] | None = None
    token: str = ""
    beat: int = 0


DECODE = msgspec.json.Decoder(News).decode


@dataclass
class Measured:
    """What came of it: times in ms, moves sent, refusals, sockets that were closed."""

    times: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    moves: int = 0
    refused: list[dict[str, Any]] = field(default_factory=list)
    closed: int = 0
    matches: int = 0
    unanswered: int = 0


class Player:
    """One client at a table."""

    def __init__(self, table: "Table", measured: Measured) -> None:
        """A client that is not connected yet."""
        self.table, self.measured = table, measured
        self.socket: ClientConnection | None = None
        self.ask: Ask | None = None
        self.token: str | None = None
        self.ids = 0
        self.sent: dict[str, float] = {}
        self.answered = asyncio.Event()
        self.n = 0
        self.timed = True
        self.seen = asyncio.Event()

    async def connect_gated(self, url: str, gate: asyncio.Semaphore) -> None:
        """Connect when there is room."""
        async with gate:
            await self.connect(url)

    async def come_back(self, url: str, gate: asyncio.Semaphore) -> None:
        """Connect again, and wait for the table as it stands."""
        self.seen.clear()
        async with gate:
            await self.connect(url)
            await self.seen.wait()

    async def connect(self, url: str) -> None:
        """Open the socket and say hello."""
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/tables/{self.table.id}/socket",
            compression=None, ping_interval=None, max_queue=None, open_timeout=60,
        )  # fmt: skip
        self.listening = asyncio.create_task(self._listen(self.socket))
        await self.send({"do": "hello", "protocol": 1, "token": self.token})

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        if self.socket is not None:
            await self.socket.send(json.dumps(message))

    async def command(self, do: str, **fields: Any) -> None:
        """Send a command and wait for its answer."""
        self.answered.clear()
        await self.do(do, **fields)
        await self.answered.wait()

    async def do(self, do: str, **fields: Any) -> None:
        """Send a command."""
        self.ids += 1
        name = str(self.ids)
        self.sent[name] = time.perf_counter()
        await self.send({"do": do, "id": name, "seen": self.n, **fields})

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> None:
        async for frame in socket:
            now = time.perf_counter()
            news = DECODE(frame)
            match news.is_:
                case "madiao":
                    self.n = news.n
                    self.ask = None if news.view is None else news.view.ask
                    self.seen.set()
                    if self.timed and self.table.moved is not None:
                        self.measured.times.append((now - self.table.moved) * 1000)
                case "answer":
                    began = self.sent.pop(news.id, None)
                    if began is not None:
                        self.measured.answers.append((now - began) * 1000)
                    if news.refused is not None:
                        self.measured.refused.append(news.refused)
                    self.answered.set()
                case "seated":
                    self.token = news.token
                case "beat":
                    await self.send({"do": "pong", "beat": news.beat})
                case "goodbye":
                    self.measured.closed += 1
                case _:
                    pass


class Table:
    """Four clients at a table, and perhaps some who watch."""

    def __init__(self, table: str, measured: Measured, rng: random.Random) -> None:
        """A table that has been opened."""
        self.id, self.rng = table, rng
        self.moved: float | None = None
        self.players = [Player(self, measured) for _ in range(4)]
        self.watchers: list[Player] = []
        self.measured = measured

    def watch(self, spectators: int) -> None:
        """So many will watch; only their news is measured then."""
        for player in self.players:
            player.timed = False
        self.watchers = [Player(self, self.measured) for _ in range(spectators)]

    async def fill(self, url: str, gate: asyncio.Semaphore) -> None:
        """Everybody sits down, and the game begins."""
        for place, player in enumerate(self.players):
            async with gate:
                await player.connect(url)
                await player.command("sit_down", place=place)
                await player.command("ready")
        await self.players[0].command("start")

    async def move(self) -> None:
        """Whoever is asked plays something; after a match, another one begins."""
        for player in self.players:
            if player.ask is not None:
                move = self._choose(player.ask)
                player.ask = None
                self.moved = time.perf_counter()
                self.measured.moves += 1
                await player.do("madiao", move=move)
                return
        if self.measured.moves and self.moved is not None:
            self.measured.matches += 1
            self.moved = None
            for player in self.players:
                await player.do("rematch")

    def _choose(self, ask: Ask) -> dict[str, Any]:
        match ask.ask:
            case "stake":
                return {"do": "name_stake", "stake": ask.low}
            case "cut":
                return {"do": "cut", "depth": self.rng.randint(ask.low, ask.high)}
            case "redeal":
                return {"do": "waive_redeal"}
            case _:
                card, face = self.rng.choice(ask.choices)
                return {"do": "play", "card": card, "face": face}


async def opened(url: str, tables: int, measured: Measured) -> list[Table]:
    """So many new tables."""
    rng = random.Random(1)
    settings = {"game": "madiao", "options": {"max_deals": 1000}}
    made = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            answer = await http.post("/api/tables", json={"settings": settings})
            answer.raise_for_status()
            made.append(Table(answer.json()["table"], measured, rng))
    return made


async def filled(url: str, tables: Sequence[Table]) -> None:
    """Four clients sit down at each table, and its game begins."""
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.perf_counter()
    await asyncio.gather(*(table.fill(url, gate) for table in tables))
    took = time.perf_counter() - began
    print(f"{len(tables)} tables filled in {took:.1f} s", file=sys.stderr)


async def spread(tables: Sequence[Table], rate: float) -> None:
    """Let the tables play on until each stands at another move of its hand."""
    ahead = {table: number % HAND_MOVES for number, table in enumerate(tables)}
    for done in range(HAND_MOVES):
        behind = [table for table in tables if ahead[table] > done]
        await play(behind, rate, len(behind) / rate)


async def run(
    url: str, tables: int, rate: float, seconds: float, *, in_step: bool = False
) -> Measured:
    """Fill the tables, play for so many seconds, and measure."""
    measured = Measured()
    made = await opened(url, tables, measured)
    await filled(url, made)
    if not in_step:
        await spread(made, rate)
    measured.times.clear()
    measured.answers.clear()
    measured.moves = 0
    # The generator's own pauses are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    await play(made, rate, seconds)
    await asyncio.sleep(1)
    for table in made:
        for player in table.players:
            measured.unanswered += len(player.sent)
            player.listening.cancel()
    return measured


async def play(tables: Sequence[Table], rate: float, seconds: float) -> None:
    """The tables move one after another, so many moves a second in all."""
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) < began + seconds:
        wanted = int((now - began) * rate)
        while number < wanted:
            await tables[number % len(tables)].move()
            number += 1
        await asyncio.sleep(0.002)


def at_part(values: Sequence[float], part: float) -> float:
    """The value below which that part of sorted values lies."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else -1


def report(measured: Measured) -> dict[str, Any]:
    """What was measured, for a person or a program."""
    times, answers = sorted(measured.times), sorted(measured.answers)
    return {
        "moves": measured.moves,
        "news": len(times),
        "p50": at_part(times, 0.5),
        "p99": at_part(times, 0.99),
        "longest": at_part(times, 1),
        "answer_p50": at_part(answers, 0.5),
        "answer_p99": at_part(answers, 0.99),
        "unanswered": measured.unanswered,
        "refused": measured.refused[:3],
        "closed": measured.closed,
    }


def main() -> None:
    """Load a server."""
    parser = argparse.ArgumentParser(description="Load a server with tables of Madiao.")
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves-per-second", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--in-step", action="store_true", help="all hands end together")
    asked = parser.parse_args()
    measured = uvloop.run(
        run(
            asked.url.rstrip("/"), asked.tables, asked.moves_per_second, asked.seconds,
            in_step=asked.in_step,
        )
    )  # fmt: skip
    print(json.dumps(report(measured)))


if __name__ == "__main__":
    main()
