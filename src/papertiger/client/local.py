"""A table in this process, for whoever is a client of it: the same `Table`, without a server.

```python
local = client.Local.opened(settings, keep)
async with local.table("Ann") as table:
    await table.sit_down()
    await table.ready()
    await table.start()
```

It is the actor of `papertiger.room` with a clock, chance and a place for its facts. Facts are kept
before anybody is told what follows from them; who cannot keep them raises OSError, which ends the
table for all of its clients.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias

import msgspec

from papertiger.client.clock import Clock, LoopClock
from papertiger.client.errors import PartedError
from papertiger.client.guest import Guest
from papertiger.client.links import Link
from papertiger.client.table import Table
from papertiger.client.way import Listener
from papertiger.mao.trial import Finding
from papertiger.room.actor import Actor, open_table
from papertiger.room.facts import Fact
from papertiger.room.keys import Random
from papertiger.room.members import Member, Outgoing, Proposal
from papertiger.room.trials import Wanted
from papertiger.room.trying import TrialStoppedError, Tryer
from papertiger.wire import news
from papertiger.wire.commands import Command
from papertiger.wire.news import Down
from papertiger.wire.settings import Settings

LOG = logging.getLogger(__name__)

DECODER = msgspec.json.Decoder(Down)

Keep: TypeAlias = Callable[[Sequence[Fact]], None]
"""Makes facts durable before it returns. Raises OSError when it cannot."""


class Local:
    """A table in this process, from its log on. Use it in one loop."""

    def __init__(
        self,
        log: Iterable[Fact],
        keep: Keep,
        clock: Clock | None = None,
        random: Random = secrets.token_bytes,
        tryer: Tryer | None = None,
    ) -> None:
        """Load the table. `keep` gets what is new. Raises ValueError for a log that tells of none.

        `random`: for shuffles, tokens and bots; `clock`: that of the loop if None; `tryer`: where
        new rules of Mao are tried out, if not in processes of their own.
        """
        self._keep, self._random = keep, random
        self._clock: Clock = LoopClock() if clock is None else clock
        self._actor = Actor(log, self._clock.now(), random)
        self._ways: dict[str, _Here] = {}
        self._stop_alarm: Callable[[], None] | None = None
        self._tryer = Tryer() if tryer is None else tryer
        self._trying: asyncio.Task[None] | None = None
        self._tried = 0

    @classmethod
    def opened(
        cls,
        settings: Settings,
        keep: Keep,
        clock: Clock | None = None,
        random: Random = secrets.token_bytes,
    ) -> "Local":
        """A new table that is set like this. Raises OSError when its first facts cannot be kept."""
        facts = open_table(random(12).hex(), settings, random)
        keep(facts)
        return cls(facts, keep, clock, random)

    def table(self, name: str, token: str | None = None) -> Table:
        """The table for somebody of that name, nothing done yet. `token`: of a seat."""
        guest = Guest("", "", self._random(12).hex(), name)
        link = Link("", self._actor.room.table)
        return Table(guest, link, token, way=lambda listener: _Here(self, listener))

    # What the ways bring

    def join(self, way: "_Here") -> None:
        """Somebody comes."""
        self._ways[way.member.connection] = way
        hello = way.listener.mirror.hello(way.listener.token)
        self._make_so(lambda now: self._actor.joined(way.member, hello, now))

    def leave(self, way: "_Here") -> None:
        """Somebody goes; the last one stops the clock of the table."""
        if self._ways.pop(way.member.connection, None) is not None:
            self._make_so(lambda now: self._actor.left(way.member, now))
        if not self._ways:
            self._tryer.close()

    def command(self, way: "_Here", command: Command) -> None:
        """Somebody does something."""
        if way.member.connection in self._ways:
            self._make_so(lambda now: self._actor.command(way.member, command, now))

    # One thing after another

    def _make_so(self, request: Callable[[int], Proposal]) -> None:
        proposal = request(self._clock.now())
        try:
            if proposal.facts:
                self._keep(proposal.facts)
        except OSError as error:
            self._end(error)
            return
        self._deliver(self._actor.commit(proposal))
        self._schedule()
        wanted = self._actor.trials.wanted
        if wanted is not None and wanted.number != self._tried:
            self._tried = wanted.number
            self._trying = asyncio.get_running_loop().create_task(self._try_out(wanted))

    def _deliver(self, out: Iterable[Outgoing]) -> None:
        for each in out:
            way = self._ways.get(each.connection)
            if way is not None:
                way.hear(DECODER.decode(each.frame))

    async def _try_out(self, wanted: Wanted) -> None:
        """A new rule is tried out in a thread, by processes of their own; the table goes on."""
        loop, number = asyncio.get_running_loop(), wanted.number

        def told(done: int, of: int) -> None:
            with suppress(RuntimeError):
                # The loop may be closed by now.
                loop.call_soon_threadsafe(
                    lambda: self._deliver(self._actor.trying(number, done, of))
                )

        def stopped() -> bool:
            return not self._ways or self._actor.trials.wanted is not wanted

        def find() -> Finding | None:
            try:
                return self._tryer.try_out(wanted.trial, told, stopped)
            except TrialStoppedError:
                return None
            except Exception:
                # Whatever it was: who waits for it is told that the trial has failed.
                LOG.exception("trial of a rule failed")
                return None

        finding = await asyncio.to_thread(find)
        self._make_so(lambda now: self._actor.tried(number, finding, now))

    def _end(self, error: OSError) -> None:
        """Nothing can be kept any more: nobody is told anything more."""
        ways = list(self._ways.values())
        self._ways.clear()
        self._set_alarm(None)
        for way in ways:
            way.end(error)

    def _schedule(self) -> None:
        """Wake the table when it wants to be, while anybody is there."""
        self._set_alarm(self._actor.due if self._ways else None)

    def _set_alarm(self, at: int | None) -> None:
        if self._stop_alarm is not None:
            self._stop_alarm()
        self._stop_alarm = None if at is None else self._clock.alarm(at, self._ring)

    def _ring(self) -> None:
        self._stop_alarm = None
        self._make_so(self._actor.wake)


class _Here:
    """The way of one client to a table in this process."""

    def __init__(self, local: Local, listener: Listener) -> None:
        self.listener = listener
        guest = listener.guest
        self.member = Member(secrets.token_hex(8), guest.person, guest.name)
        self.sent: set[str] = set()
        self._local = local
        self._over: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Be at the table. Raises PartedError, and OSError when it cannot be kept any more."""
        self._over = asyncio.get_running_loop().create_future()
        self._local.join(self)
        try:
            await self._over
        finally:
            self._local.leave(self)

    def hear(self, message: Down) -> None:
        """The table says something."""
        if isinstance(message, news.Goodbye):
            self.end(PartedError(message.why, message.detail, message.protocol))
        else:
            self.listener.hear(message)

    def end(self, why: Exception) -> None:
        """The table is over for this client."""
        if self._over is not None and not self._over.done():
            self._over.set_exception(why)

    def post(self, command: Command) -> None:
        """Done at once, and answered."""
        self.sent.add(command.id)
        self._local.command(self, command)

    def post_later(self, command: Command) -> bool:
        """A table in this process is never without its store."""
        del command
        return False

    def settled(self) -> None:
        """It is there."""
