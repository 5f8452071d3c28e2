"""A table that one has come to: what stands there, what is told, what one does.

As a rule it is reached over a socket that comes back by itself.

```python
async with guest.join(link) as table:
    await table.sit_down()
    await table.ready()
    async for message in table:
        ...
```
"""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Self, TypeVar

import msgspec

from papertiger.client.connection import Connection, Terms
from papertiger.client.errors import LeftError, RefusedError, UnknownOutcomeError
from papertiger.client.guest import Guest
from papertiger.client.links import Link
from papertiger.client.mirror import Message, Mirror, View
from papertiger.client.way import Opening, Way
from papertiger.madiao.moves import Move as MoveOfMadiao
from papertiger.mao.customs import Custom
from papertiger.mao.moves import Move as MoveOfMao
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.commands import MOST_FRAME, Command
from papertiger.wire.settings import MadiaoSettings

MOST_WAITING = 1_000
"""So many messages may wait for whoever reads; after that it is told how all stands instead."""

C = TypeVar("C", bound=Command)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Command).decode


class Table:
    """A table that one has come to. Use it in one task at a time, or in several of one loop.

    `async with` comes to it and leaves it; leaving is not standing up: the seat stays, and
    `token` brings it back. `trying` and `tried`: how far the trial of one's rule is, and what the
    last one has found. `async for` gives every message in order, `Welcome` where the reader
    has become another or has missed something: what follows is then the table as it stands.
    Each way to wait raises what ends the table for this client: PartedError, UnreachableError.
    """

    def __init__(
        self,
        guest: Guest,
        link: Link,
        token: str | None = None,
        terms: Terms | None = None,
        way: Opening | None = None,
    ) -> None:
        """Nothing is done before `async with`. `token`: of a seat, None to watch or sit down.

        `way`: how the table is reached, if not over a socket with these `terms`: see `Local`.
        """
        self.guest, self.link = guest, link
        self.token = token
        self.mirror = Mirror()
        self._shown = Mirror()
        self._pending: dict[str, tuple[Command, asyncio.Future[news.Refusal | None]]] = {}
        self._asked_in: dict[str, str | None] = {}
        self._lost: str | None = None
        self._codes: deque[news.TransferCode] = deque(maxlen=1)
        self.trying: tuple[int, int] | None = None
        self.tried: news.Tried | None = None
        self._inbox: deque[Message] = deque()
        self._changed: asyncio.Future[None] | None = None
        self._connection: Way
        self._connection = Connection(self, terms or Terms()) if way is None else way(self)
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Come to the table; returns when its room is known, and the game if one is played."""
        self._running = asyncio.create_task(self._connection.run())
        self._running.add_done_callback(self._over)
        try:
            await self.until(lambda: self._shown.room is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave; the seat stays."""
        await self.close()

    async def close(self) -> None:
        """Leave; the seat stays."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    # What stands there

    @property
    def room(self) -> news.Room:
        """The table around the game. Raises LeftError before `async with`."""
        if self._shown.room is None:
            raise LeftError
        return self._shown.room

    @property
    def view(self) -> View | None:
        """The game as one sees it now; None before the first game."""
        return self._shown.view

    @property
    def place(self) -> int | None:
        """One's place at the table, None for who only watches."""
        return self._shown.place

    @property
    def lost(self) -> str | None:
        """Why the connection is not there just now, in English; None while it is."""
        return self._lost

    # What is told

    def __aiter__(self) -> AsyncIterator[Message]:
        """Every message from now on, until the table is left."""
        return self

    async def __anext__(self) -> Message:
        """The next message; a wait for it may be given up without losing one."""
        while not self._inbox:
            try:
                await self._change()
            except LeftError:
                raise StopAsyncIteration from None
        return self._inbox.popleft()

    @property
    def waiting(self) -> int:
        """How many messages `async for` would give at once."""
        return len(self._inbox)

    def skip(self) -> None:
        """Throw away what waits to be read: `room` and `view` say how all stands."""
        self._inbox.clear()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds that depends on `room`, `view`, `place` or `lost`."""
        while not condition():
            await self._change()

    async def stands(self) -> None:
        """See that the table is still there, without waiting. Raises what has ended it."""
        await asyncio.sleep(0)
        if self._running is None or self._running.done():
            raise self._ending()

    async def _change(self) -> None:
        if self._running is None or self._running.done():
            raise self._ending()
        if self._changed is None:
            self._changed = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._changed)

    def _notify(self) -> None:
        if self._changed is not None:
            self._changed.set_result(None)
            self._changed = None

    def _ending(self) -> BaseException:
        """Why the table is over for this client."""
        running = self._running
        failed = None if running is None or running.cancelled() else running.exception()
        return LeftError() if failed is None else failed

    def _over(self, running: "asyncio.Task[None]") -> None:
        del running
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(self._ending())
        self._pending.clear()
        self._notify()

    # What one does

    async def do(self, kind: type[C], **fields: Any) -> None:
        """Send a command of `wire.commands` with an id of its own, as `do(Chat, text="Hello")`.

        Returns when it had its effect, and that just once, however often the connection was lost.
        Raises RefusedError, as `unfit` for what no table would read, a text that is too long, say;
        UnknownOutcomeError for a spectator's words.
        """
        await self.send(kind(id=secrets.token_urlsafe(12), **fields))

    async def send(self, command: Command) -> None:
        """Send a command as it is; the same id twice has one effect. Raises what `do` does.

        `seen` is filled in where it is 0: the last message that `room` and `view` are from.
        """
        if not command.seen:
            command = msgspec.structs.replace(command, seen=self._shown.n)
        if not _fit(command):
            raise RefusedError(command, news.Refusal("unfit", ""))
        if self._running is None or self._running.done():
            raise self._ending()
        answer: asyncio.Future[news.Refusal | None] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = command, answer
        self._asked_in[command.id] = self._shown.stream
        self._connection.post(command)
        refused = await answer
        if refused is not None:
            raise RefusedError(command, refused)

    async def sit_down(self, place: int | None = None) -> int:
        """Take an empty place, or that of a bot: `place` (from 0), or any. Returns which.

        Refusals: no_place_free, place_taken, no_such_place, name_taken, seated_already.
        """
        await self.do(c.SitDown, place=place)
        await self.until(lambda: self.place is not None)
        return self.place or 0

    async def stand_up(self) -> None:
        """Leave the place for good. In a game a bot plays on, or the table waits."""
        await self.do(c.StandUp)

    async def ready(self, *, ready: bool = True, entropy: str = "") -> None:
        """Be ready for the game; `entropy`: a word that goes into the shuffles."""
        await self.do(c.Ready, ready=ready, entropy=entropy)

    async def start(self) -> None:
        """As the host, begin the game. Refusals: not_the_host, not_all_ready, places_empty."""
        await self.do(c.Start)

    async def move(self, move: MoveOfMadiao | MoveOfMao, seen: int = 0) -> None:
        """Make a move of the game that is played here.

        `seen`: the number of the message that it answers, 0 for what `view` is from. A move in
        Madiao that was meant for an earlier turn is refused as `stale`.
        """
        if isinstance(self.room.settings, MadiaoSettings):
            await self.do(c.MadiaoMove, move=move, seen=seen)
        else:
            await self.do(c.MaoMove, move=move, seen=seen)

    async def try_rule(self, rule: Custom, *, secret: bool = False) -> news.Tried:
        """At a table of Mao, what a rule would do that one may make now; nothing changes.

        It takes some seconds: `trying` tells of how many hands how many are over. Refusals:
        no_rule_due and others of the game, trial_running, too_many_trials, trial_failed.
        """
        command = c.TryRule(secrets.token_urlsafe(12), rule, secret)
        try:
            await self.send(command)
        finally:
            self.trying = None
        if self.tried is None or self.tried.id != command.id:
            raise AssertionError("a trial was answered that was not told of")
        return self.tried

    async def transfer(self) -> news.TransferCode:
        """A short code that brings the seat to another device; how long it is good (s)."""
        self._codes.clear()
        while not self._codes:
            # A code that was lost with the connection is not told again; another one is.
            await self.do(c.Transfer)
        return self._codes.popleft()

    # What the connection reports

    def hear(self, message: news.Down) -> None:
        """A message has come. Raises GapError when one before it is missing."""
        match message:
            case news.Answer():
                self._answered(message)
            case news.Seated():
                self.token = message.token
            case news.TransferCode():
                self._codes.append(message)
            case news.Trying():
                self.trying = message.done, message.of
                self._notify()
            case news.Tried():
                self.trying, self.tried = None, message
            case news.Pong() | news.Beat() | news.Goodbye():
                pass
            case _:
                self.mirror, new = self.mirror.take(message)
                if new is not None:
                    self._tell(new)
                if self.mirror.stands:
                    self._shown = self.mirror
                    self._notify()

    def cut_off(self, why: str | None) -> None:
        """The connection is lost, and comes back by itself; None: it is there again."""
        if why != self._lost:
            self._lost = why
            self._notify()

    def _answered(self, answer: news.Answer) -> None:
        command, waiting = self._pending.get(answer.id, (None, None))
        if command is None or waiting is None:
            return
        refused = answer.refused
        if refused is not None and refused.code == "store_unavailable":
            if self._connection.post_later(command):
                return
        else:
            self._connection.settled()
        if isinstance(command, c.StandUp) and refused is None:
            self.token = None
        self._finish(command.id, refused)

    def _finish(self, command: str, end: news.Refusal | Exception | None) -> None:
        """A command has its answer, or will have none."""
        _, waiting = self._pending.pop(command)
        self._asked_in.pop(command, None)
        self._connection.sent.discard(command)
        if waiting.done():
            return
        if isinstance(end, Exception):
            waiting.set_exception(end)
        else:
            waiting.set_result(end)

    def _tell(self, message: Message) -> None:
        if len(self._inbox) >= MOST_WAITING:
            self._inbox.clear()
            self._inbox.extend(self.mirror.standing())
        else:
            self._inbox.append(message)

    def awaits(self, command: Command) -> bool:
        """Whether a command has no answer yet."""
        return command.id in self._pending

    def unanswered(self) -> list[Command]:
        """The commands to send again on a new connection, in their order.

        What a spectator has said is not: a table remembers the commands of its seats alone.
        """
        for command in self._sent(c.Chat | c.Phrase) if self.token is None else []:
            self._finish(command.id, UnknownOutcomeError(command))
        for name, (command, waiting) in self._pending.items():
            if self._asked_in[name] != self.mirror.stream:
                # A number of another stream says nothing in this one.
                self._pending[name] = msgspec.structs.replace(command, seen=0), waiting
        return [command for command, _ in self._pending.values()]

    def stood_up(self) -> bool:
        """The token is good no more: whether that is because the answer to standing up was lost."""
        standing = self._sent(c.StandUp)
        for command in standing:
            self._finish(command.id, None)
            self.token = None
        return bool(standing)

    def _sent(self, kind: Any) -> list[Command]:
        """The commands of a kind that were sent and not answered."""
        return [
            command
            for command, _ in self._pending.values()
            if isinstance(command, kind) and command.id in self._connection.sent
        ]


def _fit(command: Command) -> bool:
    """Whether a table reads that: it says goodbye to whoever sends what it cannot."""
    try:
        frame = encode(command)
        decode(frame)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return False
    return len(frame) <= MOST_FRAME - 20
