"""Anything that people can do with sockets of a real server, in any order, restarts among it.

Streams have no gaps; what somebody has seen is what a fresh look would show; a refusal changes
nothing; the token of a seat brings it back, and no other does.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from hypothesis import Phase as Stage
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    rule,
)

from papertiger.bots.madiao import BOTS
from papertiger.room import keys
from papertiger.server.hub import Hosted
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Goodbye, Parting, Phase
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.test_machine import COMMANDS, NAMES
from tests.server.house import House, Visitor, house
from tests.server.loop import Loop

T = TypeVar("T")
HANGS = 30
"""A rule that takes longer (s) hangs."""

SETTINGS = st.sampled_from(
    [
        MadiaoSettings(bots="steady", think=False),
        MadiaoSettings(bots="random", think=False, takeover=False, clock=5),
        MadiaoSettings(bots="steady", think=False, spectators=False, chat=False),
        MaoSettings(bots="regular"),
        MaoSettings(bots="beginner", places=2, takeover=False, grace=0),
    ]
)
NUMBERED = news.RoomNews | news.MadiaoNews | news.MaoNews | news.Heard


class ServerMachine(RuleBasedStateMachine):
    """A server on loopback, one table, and people with sockets."""

    visitors: Bundle[Visitor] = Bundle("visitors")

    @initialize(target=visitors, settings=SETTINGS, begins=st.booleans())
    def open(self, settings: MadiaoSettings | MaoSettings, begins: bool) -> Any:  # noqa: FBT001 Hypothesis
        """A server, and a new table where two people sit, perhaps in the midst of a game."""
        self.folder = TemporaryDirectory()
        self.loop = Loop()
        self.rng, self.ids, self.pings = Random(4), 0, 0
        self.there: list[Visitor] = []
        self.run(self.enter())
        self.table = self.run(self.house.table(settings))
        ann, bo = (self.run(self.seated(name)) for name in ("Ann", "Bo"))
        if begins:
            self.run(self.begun(ann, bo))
        return multiple(ann, bo)

    async def seated(self, name: str) -> Visitor:
        """Somebody who has sat down."""
        visitor = await self.greeted(None, name)
        assert (await visitor.do(c.SitDown)).refused is None
        await self.settle()
        return visitor

    async def begun(self, ann: Visitor, bo: Visitor) -> None:
        """The game has begun, with bots if need be."""
        assert (await bo.do(c.Ready)).refused is None
        assert (await ann.do(c.Start)).refused is None
        await self.settle()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's loop."""
        return self.loop.run_until_complete(asyncio.wait_for(work, HANGS))

    async def enter(self) -> None:
        """The server begins. Its clock moves by `wait` alone."""
        self.stack = AsyncExitStack()
        made = house(Path(self.folder.name))
        self.house: House = await self.stack.enter_async_context(made)
        self.house.clock.stop()

    @property
    def hosted(self) -> Hosted | None:
        """The table as the server has it in memory."""
        return self.house.server.hub.tables.get(self.table)

    @rule(target=visitors, name=NAMES)
    def come(self, name: str) -> Visitor:
        """Somebody comes, by a name that is given as it is or not at all."""
        visitor = self.run(self.greeted(None, name))
        room = None if self.hosted is None else self.hosted.actor.room
        if visitor.code is not None:
            assert visitor.told[-1] == Goodbye(Parting.NO_SPECTATORS)
            assert room is not None
            assert not room.settings.spectators
        return visitor

    async def greeted(self, token: str | None, name: str = "", *, seen: Any = (None, 0)) -> Visitor:
        """Somebody who has said hello, and heard what comes of it."""
        called = await self.house.client.post(
            "/api/me", content=msgspec.json.encode({"name": name})
        )
        self.house.client.cookies.clear()
        headers = {}
        if called.status_code == 200:
            headers["Cookie"] = f"papertiger={called.cookies['papertiger']}"
        visitor = await self.house.visit(self.table, **headers)
        hello = c.Hello(1, token, *seen)
        await visitor.raw(msgspec.json.encode(hello).decode())
        await visitor.until(lambda: visitor.has(news.Welcome) or visitor.code is not None)
        self.there.append(visitor)
        await self.settle()
        return visitor

    @rule(visitor=visitors, command=COMMANDS, again=st.booleans(), old=st.booleans())
    def send(self, visitor: Visitor, command: Any, again: bool, old: bool) -> None:  # noqa: FBT001 Hypothesis
        """Somebody sends something, perhaps twice, perhaps made long ago."""
        if visitor.code is not None:
            return
        self.ids += 1
        command = msgspec.structs.replace(command, id=f"c{self.ids}", seen=1 if old else visitor.n)
        self.run(self.sent(visitor, command, again=again))

    async def sent(self, visitor: Visitor, command: Any, *, again: bool) -> None:
        """The same: a refusal changes nothing, nor does the second time."""
        before = await self.facts()
        answer = await visitor.send(command)
        after = await self.facts()
        if answer.refused is not None:
            assert after == before, answer.refused
        if again and visitor.code is None:
            assert await visitor.send(command) == answer
        await self.settle()

    async def facts(self) -> list[bytes]:
        """The log of the table as it is in the store."""
        return await self.house.server.store.facts(self.table)

    @rule()
    def play(self) -> None:
        """Whoever is asked at a table of Madiao plays something legal."""
        for visitor in list(self.there):
            if visitor.code is not None or not visitor.has(news.MadiaoNews):
                continue
            view, hosted = visitor.view, self.hosted
            if hosted is None or hosted.actor.room.phase is not Phase.PLAYING or view.ask is None:
                continue
            self.ids += 1
            move = BOTS["random"](view, self.rng)
            command = c.MadiaoMove(f"c{self.ids}", move, visitor.n)
            assert self.run(visitor.send(command)).refused is None
            self.run(self.settle())

    @rule(visitor=visitors)
    def go(self, visitor: Visitor) -> None:
        """Somebody's socket is closed."""
        self.run(self.gone(visitor))

    async def gone(self, visitor: Visitor) -> None:
        """The same."""
        await visitor.leave()
        await self.house.server.sockets.closed(len([e for e in self.there if e.code is None]))
        await self.settle()

    @rule(target=visitors, visitor=visitors, resume=st.booleans())
    def come_back(self, visitor: Visitor, resume: bool) -> Visitor:  # noqa: FBT001 Hypothesis
        """Somebody has a second tab, or comes back: with the seat, if it is still theirs."""
        seen = (visitor.stream, visitor.n) if resume else (None, 0)
        place = self.place(visitor.token)
        other = self.run(self.greeted(visitor.token, visitor.name, seen=seen))
        other.token = visitor.token
        if other.code is None:
            assert other.last(news.Welcome).place == place
            if place is not None:
                assert all(each.code is not None for each in self.there if each is not other
                           and self.sits(each) == place)  # fmt: skip
        else:
            assert place is None
        return other

    @rule(target=visitors, visitor=visitors)
    def miss_something(self, visitor: Visitor) -> Visitor:
        """Somebody is away for a moment, in which others talk and one of them plays."""
        self.run(self.gone(visitor))
        self.run(self.talk())
        self.play()
        back: Any = self.come_back(visitor, resume=True)
        return back  # type: ignore[no-any-return]

    async def talk(self) -> None:
        """All who are there say something; the first of them mutes the second place."""
        there = [each for each in self.there if each.code is None]
        for number, visitor in enumerate(there):
            self.ids += 1
            await visitor.send(c.Phrase(f"c{self.ids}", c.QuickPhrase.HELLO))
            if not number and visitor.code is None:
                self.ids += 1
                await visitor.send(c.Mute(f"c{self.ids}", 1))

    def place(self, token: str | None) -> int | None:
        """The place that a token belongs to now."""
        if token is None or self.hosted is None:
            return None
        return self.hosted.actor.room.place_of(keys.key(token))

    def sits(self, visitor: Visitor) -> int | None:
        """The place of an open socket, as it was told."""
        if visitor.code is not None:
            return None
        return self.place(visitor.token)

    @rule(ms=st.sampled_from([0, 1, 700, 5_000, 30_000]))
    def wait(self, ms: int) -> None:
        """Time passes."""
        self.house.clock.add(ms)
        self.run(self.settle())

    @rule()
    def restart(self) -> None:
        """The server ends and another one comes."""
        self.run(self.again())

    async def again(self) -> None:
        """The same: everybody is asked to come back, and the table is there."""
        before = [each for each in self.there if each.code is None]
        await self.stack.aclose()
        assert [each.code for each in before] == [1012] * len(before)
        await self.enter()
        self.there.clear()
        assert await self.house.server.hub.find(self.table) is not None

    async def settle(self) -> None:
        """Do all that is due by now, and let everybody hear of it."""
        hub = self.house.server.hub
        await hub.rest()
        while (hosted := self.hosted) is not None:
            due = hosted.actor.due
            if due is None or max(due, hosted.not_before) > self.house.clock():
                break
            hub.alarms.go_off()
            await hub.rest()
        for visitor in self.there:
            if visitor.code is None:
                await self.heard(visitor)

    async def heard(self, visitor: Visitor) -> None:
        """All that was sent before has come: it is in order."""
        self.pings += 1
        sent = self.pings
        await visitor.raw(f'{{"do":"ping","sent":{sent}}}')
        await visitor.until(lambda: news.Pong(sent) in visitor.told or visitor.code is not None)

    @invariant()
    def streams_have_no_gaps(self) -> None:
        """Numbers go on one by one from where the welcome says."""
        for visitor in getattr(self, "there", ()):
            last = None
            for message in visitor.told:
                if isinstance(message, news.Welcome):
                    last = message.n
                elif isinstance(message, NUMBERED):
                    assert last is not None
                    assert message.n in (last, last + 1), visitor.told
                    last = message.n

    @invariant()
    def what_was_seen_is_what_a_fresh_look_would_show(self) -> None:
        """For everybody whose socket is open."""
        hosted = getattr(self, "table", None) and self.hosted
        if not isinstance(hosted, Hosted):
            return
        room = hosted.actor.room
        for visitor in self.there:
            if visitor.code is not None or not visitor.has(news.Welcome):
                continue
            shown = visitor.room
            assert shown.phase is room.phase
            assert shown.settings == room.settings
            assert shown.host == room.host
            assert [each.name for each in shown.chairs] == [each.name for each in room.chairs]
            place = self.place(visitor.token)
            if room.running is not None and room.phase is not Phase.GATHERING:
                table, seat = room.running.recording.table, room.seat_of(place)
                fresh = msgspec.json.encode(hosted.actor.game.show(table, seat))
                if not room.settings.delay or place is not None:
                    assert msgspec.json.encode(visitor.view) == fresh

    def teardown(self) -> None:
        """The server ends."""
        if hasattr(self, "loop"):
            self.run(self.stack.aclose())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()


TestServer = ServerMachine.TestCase
TestServer.settings = hypothesis_settings(
    max_examples=max(1, hypothesis_settings().max_examples // 6),
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    # What fails is short enough as it is, and each try costs a second.
    phases=[Stage.explicit, Stage.generate],
)
