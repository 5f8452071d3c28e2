"""The tables of a process: each is loaded when somebody comes, and does one thing after another.

For every table: what comes in is worked out, its facts are appended to the store, and only then is
anybody told. `alarms` knows when each table wants to be woken; a table at rest costs no task and no
timer.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from papertiger.room import facts as f
from papertiger.room.actor import Actor
from papertiger.room.members import Member, Outgoing, Proposal
from papertiger.room.trials import Wanted
from papertiger.server.alarms import Alarms
from papertiger.server.counts import Counts
from papertiger.server.hosted import Failed, Hosted, Request, Sink
from papertiger.server.store import FencedError, Store, StoreUnavailableError
from papertiger.server.store.store import Code
from papertiger.server.store.writer import Work
from papertiger.server.trials import Trials
from papertiger.wire.commands import Command, Hello
from papertiger.wire.news import Answer, Goodbye, Parting, Refusal

LOG = logging.getLogger(__name__)

RESTART, LATER, GONE = 1012, 1013, 1008
"""Codes with which sockets are closed: come back at once, after a while, or not at all."""

PAUSE_MS = 1_000
"""So long a table is not woken after the store has refused."""

encode = msgspec.json.Encoder().encode


class Hub:
    """The tables of this process. `clock` tells the wall time (ms), never decreasing.

    A table without anybody stays in memory for `idle` ms.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        random: Callable[[int], bytes],
        idle: int = 60_000,
        trials: Trials | None = None,
    ) -> None:
        """Host the tables of this store."""
        self.trials = Trials() if trials is None else trials
        self.store, self.clock, self._random, self._idle = store, clock, random, idle
        self.tables: dict[str, Hosted] = {}
        self.alarms = Alarms(clock, self._ring)
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.counts = Counts()

    @property
    def working(self) -> int:
        """How many tasks are at work for tables."""
        return len(self._tasks) + len(self._loading)

    async def find(self, table: str) -> Hosted | None:
        """A table, loaded if need be; None if there is none. Raises StoreUnavailableError."""
        hosted = self.tables.get(table)
        if hosted is not None:
            return hosted
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def holds(self, hosted: Hosted) -> bool:
        """Whether this is the table as it is held now: not put away, dropped, or loaded anew."""
        return self.tables.get(hosted.id) is hosted

    async def _load(self, table: str) -> Hosted | None:
        # First this: from now on nobody adds to the log that is read next.
        fence = await self.store.own(table)
        if fence is None:
            return None
        facts = await self.store.facts(table)
        try:
            actor = Actor(map(f.decode, facts), self.clock(), self._random)
        except Exception:
            self.counts.failed += 1
            LOG.exception("table cannot be loaded", extra={"table": table})
            return None
        hosted = Hosted(table, actor, fence)
        self.tables[table] = hosted
        self.counts.loaded += 1
        self._schedule(hosted)
        return hosted

    # What comes in

    def join(self, hosted: Hosted, member: Member, hello: Hello, sink: Sink) -> None:
        """A socket has said hello."""
        hosted.sinks[member.connection] = sink

        def failed(error: Exception) -> None:
            del error
            if hosted.sinks.pop(member.connection, None) is not None:
                sink.send(encode(Goodbye(Parting.UNAVAILABLE)))
                sink.close(LATER, Parting.UNAVAILABLE)

        self._put(hosted, lambda actor: actor.joined(member, hello, self.clock()), failed)

    def leave(self, hosted: Hosted, member: Member) -> None:
        """A socket is gone."""
        if hosted.sinks.pop(member.connection, None) is not None:
            self._put(hosted, lambda actor: actor.left(member, self.clock()))

    def command(self, hosted: Hosted, member: Member, command: Command, lag: int) -> None:
        """A command of a socket."""
        self.counts.commands += 1

        def failed(error: Exception) -> None:
            del error
            refusal = Refusal("store_unavailable", "")
            sink = hosted.sinks.get(member.connection)
            if sink is not None:
                sink.send(encode(Answer(command.id, refusal)))

        self._put(hosted, lambda actor: actor.command(member, command, self.clock(), lag), failed)

    async def redeem(self, table: str, place: int, code: str) -> str | None:
        """A transfer code, by its hash: a new token for the place; None if it is of another sitter.

        Raises StoreUnavailableError.
        """
        hosted = await self.find(table)
        if hosted is None:
            return None
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        def answered(token: str | None) -> None:
            if not answer.done():
                answer.set_result(token)

        def failed(error: Exception) -> None:
            if not answer.done():
                answer.set_exception(error)

        def request(actor: Actor) -> Proposal | None:
            made = actor.redeem(place, code, self.clock())
            if made is None:
                answered(None)
                return None
            proposal, token = made

            def done() -> list[Outgoing]:
                out = proposal.done()
                answered(token)
                return out

            return Proposal(proposal.facts, done)

        self._put(hosted, request, failed)
        return await answer

    def _put(self, hosted: Hosted, request: Request, failed: Failed | None = None) -> None:
        if self.closing and failed is not None:
            failed(StoreUnavailableError("the server is closing"))
            return
        hosted.inbox.append((request, failed, self.clock()))
        if not hosted.pumping:
            hosted.pumping = True
            self._do(self._pump(hosted))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # One thing after another

    async def _pump(self, hosted: Hosted) -> None:
        try:
            while hosted.inbox:
                request, failed, since = hosted.inbox.popleft()
                try:
                    await self._make_so(hosted, request, failed)
                except Exception:
                    if failed is not None:
                        failed(StoreUnavailableError("the table was dropped"))
                    raise
                self.counts.took.add(self.clock() - since)
        except FencedError:
            if await self._is_gone(hosted.id):
                self._drop(hosted, Parting.CLOSED, GONE)
            else:
                LOG.warning("table has another owner", extra={"table": hosted.id})
                self._drop(hosted)
        except Exception:
            self.counts.failed += 1
            LOG.exception("table failed", extra={"table": hosted.id})
            self._drop(hosted)
        finally:
            hosted.pumping = False
        if self.holds(hosted):
            self._schedule(hosted)

    async def _make_so(self, hosted: Hosted, request: Request, failed: Failed | None) -> None:
        proposal = request(hosted.actor)
        if proposal is None:
            return
        if proposal.facts:
            try:
                await self._append(hosted, proposal.facts)
            except StoreUnavailableError as error:
                hosted.actor.abandon(proposal, self.clock())
                self._unavailable(hosted, failed, error)
                return
        self._deliver(hosted, hosted.actor.commit(proposal))
        if proposal.facts:
            self.counts.facts += len(proposal.facts)
            self._describe(hosted)
        wanted = hosted.actor.trials.wanted
        if wanted is not None and wanted.number != hosted.trial:
            hosted.trial = wanted.number
            self._do(self._try_out(hosted, wanted))

    async def _try_out(self, hosted: Hosted, wanted: Wanted) -> None:
        """A new rule is tried out while the table goes on."""
        number = wanted.number

        def progress(done: int, of: int) -> None:
            self._deliver(hosted, hosted.actor.trying(number, done, of))

        def stopped() -> bool:
            return self.closing or hosted.actor.trials.wanted is not wanted

        def failed(error: Exception) -> None:
            del error
            self._deliver(hosted, hosted.actor.unanswered(wanted, "store_unavailable"))

        finding = await self.trials.find(wanted, progress, stopped)
        if self.holds(hosted):
            self._put(hosted, lambda actor: actor.tried(number, finding, self.clock()), failed)

    def _unavailable(self, hosted: Hosted, failed: Failed | None, error: Exception) -> None:
        """Nothing has happened; all who wait behind it are told so now, not one after another."""
        LOG.warning("store unavailable", extra={"table": hosted.id})
        self.counts.unavailable += 1
        hosted.not_before = self.clock() + PAUSE_MS
        waiting = list(hosted.inbox)
        hosted.inbox.clear()
        hosted.inbox.extend(each for each in waiting if each[1] is None)
        for each in (failed, *(failed for _, failed, _ in waiting)):
            if each is not None:
                each(error)

    async def _append(self, hosted: Hosted, facts: Sequence[f.Fact]) -> None:
        """Make facts durable, and what must be found by others than the table with them."""
        now, store = self.clock(), self.store
        encoded = [f.encode(fact) for fact in facts]
        also: list[Work] = []
        for fact in facts:
            match fact:
                case f.Sat():
                    also.append(store.sat(hosted.id, fact.person, fact.place))
                case f.TransferOffered():
                    code = Code("transfer", hosted.id, fact.place)
                    also.append(store.code(fact.code, code, expires=fact.until, uses=1))
                case f.Reported():
                    also.append(store.report(hosted.id, now, fact.place, fact.whom, fact.text))
                case _:
                    pass
        number, fence = hosted.actor.number, hosted.fence
        await store.append(hosted.id, number, now, encoded, also, fence=fence)

    def _deliver(self, hosted: Hosted, out: Sequence[Outgoing]) -> None:
        sinks = hosted.sinks
        for each in out:
            sink = sinks.get(each.connection)
            if sink is None:
                continue
            sink.send(each.frame)
            self.counts.frames += 1
            if each.close is not None:
                del sinks[each.connection]
                sink.close(each.close, each.why)

    def _describe(self, hosted: Hosted) -> None:
        """What a list shows of the table, if it has changed."""
        room = hosted.actor.room
        around = (room.chairs, room.phase, room.settings)
        if around == hosted.around:
            return
        hosted.around = around
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
        self._do(self._described(hosted, room.phase.value, summary.decode()))

    async def _described(self, hosted: Hosted, phase: str, summary: str) -> None:
        public, now = hosted.actor.room.settings.public, self.clock()
        try:
            await self.store.describe(
                hosted.id, phase, summary, now, public=public, fence=hosted.fence
            )
        except StoreUnavailableError:
            hosted.summary, hosted.around = b"", ()

    # Time

    def _schedule(self, hosted: Hosted) -> None:
        """Wake the table when it wants to be, or put it away when nobody is there for long."""
        due = hosted.actor.due
        if due is not None:
            due = max(due, hosted.not_before)
        if hosted.actor.idle and not hosted.sinks:
            if hosted.idle_since is None:
                hosted.idle_since = self.clock()
            put_away = hosted.idle_since + self._idle
            due = put_away if due is None else min(due, put_away)
        else:
            hosted.idle_since = None
        self.alarms.put(hosted.id, due)

    def _ring(self, table: str) -> None:
        hosted = self.tables.get(table)
        if hosted is None:
            return
        if self._may_go(hosted, self.clock()):
            del self.tables[table]
            self.counts.put_away += 1
        elif not self.closing:
            self._put(hosted, lambda actor: actor.wake(self.clock()))

    def _may_go(self, hosted: Hosted, now: int) -> bool:
        """Whether nobody has been there for long."""
        idle, busy = hosted.idle_since, hosted.sinks or hosted.inbox or hosted.pumping
        return not busy and idle is not None and idle + self._idle <= now

    async def _is_gone(self, table: str) -> bool:
        """Whether a table has been deleted, as far as that can be known now."""
        try:
            return await self.store.table(table) is None
        except StoreUnavailableError:
            return False

    def _drop(self, hosted: Hosted, why: Parting = Parting.RESTART, close: int = RESTART) -> None:
        """Forget a table; as a rule who is there may come back at once and has it loaded anew."""
        if self.holds(hosted):
            del self.tables[hosted.id]
            self.alarms.put(hosted.id, None)
        waiting = [failed for _, failed, _ in hosted.inbox if failed is not None]
        hosted.inbox.clear()
        for failed in waiting:
            failed(StoreUnavailableError("the table was dropped"))
        for sink in hosted.sinks.values():
            sink.send(encode(Goodbye(why)))
            sink.close(close, why)
        hosted.sinks.clear()

    async def rest(self) -> None:
        """Wait until nothing is being done for any table."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Do what is begun, tell everybody to come back, and stop."""
        self.closing = True
        self.alarms.close()
        await self.rest()
        self.trials.close()
        for hosted in list(self.tables.values()):
            self._drop(hosted)


__all__ = ["Hosted", "Hub", "Sink"]
