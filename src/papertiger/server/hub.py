"""The tables of a process: each is loaded when somebody comes, and does one thing after another.

For every table: what comes in is worked out, its facts are appended to the store, and only then is
anybody told. One heap knows when each table wants to be woken; a table at rest costs no task and no
timer.
"""

import asyncio
import heapq
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

import msgspec

from papertiger.room import facts as f
from papertiger.room.actor import Actor
from papertiger.room.members import Member, Outgoing, Proposal
from papertiger.server.store import FencedError, Store, StoreUnavailableError
from papertiger.server.store.store import Code
from papertiger.wire.commands import Command, Hello
from papertiger.wire.news import Answer, Goodbye, Parting, Refusal

LOG = logging.getLogger(__name__)

IDLE_MS = 60_000
"""So long a table without anybody stays in memory."""

RESTART = 1012
"""The code with which sockets are closed that may come back at once."""

encode = msgspec.json.Encoder().encode

Request: TypeAlias = Callable[[Actor], Proposal | None]


class Sink(Protocol):
    """A socket as the hub sees it."""

    def send(self, frame: bytes) -> None:
        """Send a frame; it must not wait."""

    def close(self, code: int) -> None:
        """Close it after what was sent."""


@dataclass(slots=True)
class Hosted:
    """A table in memory: what is still to be done for it, and whether somebody is doing it."""

    id: str
    actor: Actor
    inbox: deque[tuple[Request, Callable[[Exception], None] | None]] = field(default_factory=deque)
    sinks: dict[str, Sink] = field(default_factory=dict)
    pumping: bool = False
    due: int | None = None
    idle_since: int | None = None
    summary: bytes = b""


class Hub:
    """The tables of this process. `clock` tells the wall time (ms), never decreasing."""

    def __init__(
        self, store: Store, clock: Callable[[], int], random: Callable[[int], bytes]
    ) -> None:
        """Host the tables of this store."""
        self.store, self.clock, self._random = store, clock, random
        self.tables: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.commands = 0

    async def find(self, table: str) -> Hosted | None:
        """A table, loaded if need be; None if there is none."""
        hosted = self.tables.get(table)
        if hosted is not None:
            return hosted
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            task = self._loading.get(table)
            if task is not None and task.done():
                del self._loading[table]

    async def _load(self, table: str) -> Hosted | None:
        facts = await self.store.facts(table)
        if not facts:
            return None
        actor = Actor(map(f.decode, facts), self.clock(), self._random)
        hosted = Hosted(table, actor, idle_since=self.clock())
        self.tables[table] = hosted
        self._schedule(hosted)
        return hosted

    # What comes in

    def join(self, hosted: Hosted, member: Member, hello: Hello, sink: Sink) -> None:
        """A socket has said hello."""
        hosted.sinks[member.connection] = sink
        self._put(hosted, lambda actor: actor.joined(member, hello, self.clock()))

    def leave(self, hosted: Hosted, member: Member) -> None:
        """A socket is gone."""
        if hosted.sinks.pop(member.connection, None) is not None:
            self._put(hosted, lambda actor: actor.left(member, self.clock()))

    def command(self, hosted: Hosted, member: Member, command: Command, lag: int) -> None:
        """A command of a socket."""
        self.commands += 1

        def failed(error: Exception) -> None:
            del error
            refusal = Refusal("store_unavailable", "")
            sink = hosted.sinks.get(member.connection)
            if sink is not None:
                sink.send(encode(Answer(command.id, refusal)))

        self._put(hosted, lambda actor: actor.command(member, command, self.clock(), lag), failed)

    async def redeem(self, table: str, place: int) -> str | None:
        """A transfer code was good: a new token for the place; None if nobody sits there."""
        hosted = await self.find(table)
        if hosted is None:
            return None
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        def request(actor: Actor) -> Proposal | None:
            made = actor.redeem(place, self.clock())
            if made is None:
                answer.set_result(None)
                return None
            proposal, token = made

            def done() -> list[Outgoing]:
                out = proposal.done()
                answer.set_result(token)
                return out

            return Proposal(proposal.facts, done)

        self._put(hosted, request, answer.set_exception)
        return await answer

    def _put(
        self,
        hosted: Hosted,
        request: Request,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        hosted.inbox.append((request, failed))
        if not hosted.pumping:
            hosted.pumping = True
            task = asyncio.create_task(self._pump(hosted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    # One thing after another

    async def _pump(self, hosted: Hosted) -> None:
        try:
            while hosted.inbox:
                request, failed = hosted.inbox.popleft()
                await self._make_so(hosted, request, failed)
        except FencedError:
            LOG.warning("table has another owner", extra={"table": hosted.id})
            self._drop(hosted)
        except Exception:
            LOG.exception("table failed", extra={"table": hosted.id})
            self._drop(hosted)
        finally:
            hosted.pumping = False
        if hosted.id in self.tables:
            self._schedule(hosted)

    async def _make_so(
        self, hosted: Hosted, request: Request, failed: Callable[[Exception], None] | None
    ) -> None:
        proposal = request(hosted.actor)
        if proposal is None:
            return
        if proposal.facts:
            try:
                await self._append(hosted, proposal.facts)
            except StoreUnavailableError as error:
                LOG.warning("store unavailable", extra={"table": hosted.id})
                hosted.actor.abandon(proposal, self.clock())
                if failed is not None:
                    failed(error)
                return
        self._deliver(hosted, hosted.actor.commit(proposal))
        if proposal.facts:
            self._describe(hosted)

    async def _append(self, hosted: Hosted, facts: Sequence[f.Fact]) -> None:
        """Make facts durable, and what must be found by others than the table."""
        now = self.clock()
        encoded = [f.encode(fact) for fact in facts]
        await self.store.append(hosted.id, hosted.actor.number, now, encoded)
        for fact in facts:
            match fact:
                case f.Sat():
                    await self.store.sat(hosted.id, fact.person, fact.place)
                case f.TransferOffered():
                    code = Code("transfer", hosted.id, fact.place)
                    await self.store.put_code(fact.code, code, expires=fact.until, uses=1)
                case f.Reported():
                    await self.store.report(hosted.id, now, fact.place, fact.whom, fact.text)
                case _:
                    pass

    def _deliver(self, hosted: Hosted, out: Sequence[Outgoing]) -> None:
        sinks = hosted.sinks
        for each in out:
            sink = sinks.get(each.connection)
            if sink is None:
                continue
            sink.send(each.frame)
            if each.close is not None:
                del sinks[each.connection]
                sink.close(each.close)

    def _describe(self, hosted: Hosted) -> None:
        """What a list shows of the table, if it has changed."""
        room = hosted.actor.room
        summary = encode(
            {
                "names": [chair.name for chair in room.chairs],
                "sitters": [chair.sitter for chair in room.chairs],
                "phase": room.phase,
                "settings": room.settings,
            }
        )
        if summary == hosted.summary:
            return
        hosted.summary = summary
        task = asyncio.create_task(self._described(hosted, room.phase.value, summary.decode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _described(self, hosted: Hosted, phase: str, summary: str) -> None:
        public = hosted.actor.room.settings.public
        try:
            await self.store.describe(hosted.id, phase, summary, self.clock(), public=public)
        except StoreUnavailableError:
            hosted.summary = b""

    # Time

    def _schedule(self, hosted: Hosted) -> None:
        """Wake the table when it wants to be, or put it away when nobody is there for long."""
        due = hosted.actor.due
        if hosted.actor.idle and not hosted.sinks:
            if hosted.idle_since is None:
                hosted.idle_since = self.clock()
            put_away = hosted.idle_since + IDLE_MS
            due = put_away if due is None else min(due, put_away)
        else:
            hosted.idle_since = None
        if due is None:
            hosted.due = None
            return
        if due != hosted.due:
            hosted.due = due
            heapq.heappush(self._heap, (due, hosted.id))
        self._set_timer()

    def _set_timer(self) -> None:
        if not self._heap or self.closing:
            return
        first = self._heap[0][0]
        if self._timer is not None:
            if self._timer_at is not None and self._timer_at <= first:
                return
            self._timer.cancel()
        self._timer_at = first
        wait = max(0, first - self.clock()) / 1000
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = self._timer_at = None
        now = self.clock()
        while self._heap and self._heap[0][0] <= now:
            due, table = heapq.heappop(self._heap)
            hosted = self.tables.get(table)
            if hosted is None or hosted.due != due:
                continue
            hosted.due = None
            if self._may_go(hosted, now):
                del self.tables[table]
            else:
                self._put(hosted, lambda actor: actor.wake(self.clock()))
        self._set_timer()

    @staticmethod
    def _may_go(hosted: Hosted, now: int) -> bool:
        """Whether nobody has been there for long."""
        idle = hosted.idle_since
        return (
            not hosted.sinks
            and not hosted.inbox
            and not hosted.pumping
            and (idle is not None and idle + IDLE_MS <= now)
        )

    def _drop(self, hosted: Hosted) -> None:
        """Forget a table; who is there may come back at once and has it loaded anew."""
        self.tables.pop(hosted.id, None)
        for sink in hosted.sinks.values():
            sink.send(encode(Goodbye(Parting.RESTART)))
            sink.close(RESTART)
        hosted.sinks.clear()
        hosted.inbox.clear()

    async def close(self) -> None:
        """Do what is begun, tell everybody to come back, and stop."""
        self.closing = True
        if self._timer is not None:
            self._timer.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for hosted in list(self.tables.values()):
            self._drop(hosted)


__all__ = ["Hosted", "Hub", "Sink"]
