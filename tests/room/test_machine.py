"""Anything that people can send, in any order: the table stands, and is what its log tells."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    rule,
)
from msgspec.structs import replace

from papertiger.bots.madiao import BOTS
from papertiger.madiao.cards import Card
from papertiger.madiao.moves import Cut, NameStake, Play, WaiveRedeal
from papertiger.mao.moves import Draw, Leave, Look, PointOfOrder, Say
from papertiger.room import export, state
from papertiger.room import facts as f
from papertiger.wire import commands as c
from papertiger.wire.news import Phase
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.room.evening import Client, Evening

PLACES = st.integers(0, 6)
NAMES = st.sampled_from(["Ann", "Bo", "Cy", "Di", "Mao", "Аnn", "<b>Eve</b>", "\u202eFay", "王"])
SETTINGS = st.sampled_from(
    [
        MadiaoSettings(bots="steady", think=False),
        MadiaoSettings(bots="random", think=False, takeover=False, clock=5),
        MadiaoSettings(spectators=False, chat=False, delay=5),
        MaoSettings(bots="regular"),
        MaoSettings(bots="beginner", places=2, takeover=False, grace=0),
    ]
)
MOVES = st.sampled_from(
    [
        c.MadiaoMove("x", NameStake(4)),
        c.MadiaoMove("x", Cut(7)),
        c.MadiaoMove("x", WaiveRedeal()),
        c.MadiaoMove("x", Play(Card.MM)),
        c.MaoMove("x", Look()),
        c.MaoMove("x", Draw()),
        c.MaoMove("x", Say("mao")),
        c.MaoMove("x", Leave()),
        c.MaoMove("x", PointOfOrder()),
    ]
)
COMMANDS = st.one_of(
    st.builds(c.SitDown, st.just("x"), st.none() | PLACES),
    st.builds(c.StandUp, st.just("x")),
    st.builds(c.Ready, st.just("x"), st.booleans(), st.sampled_from(["", "word"])),
    st.builds(c.Entropy, st.just("x"), st.just("more")),
    st.builds(c.Start, st.just("x")),
    st.builds(c.Chat, st.just("x"), st.text(min_size=1, max_size=20)),
    st.builds(c.Phrase, st.just("x"), st.sampled_from(c.QuickPhrase)),
    st.builds(c.Mute, st.just("x"), st.none() | PLACES, st.booleans()),
    st.builds(c.Report, st.just("x"), PLACES, st.just("rude")),
    st.builds(c.Pause, st.just("x"), st.booleans()),
    st.builds(c.Rematch, st.just("x")),
    st.builds(c.ChangeSettings, st.just("x"), SETTINGS),
    st.builds(c.HandOver, st.just("x"), PLACES),
    st.builds(c.Remove, st.just("x"), PLACES),
    st.builds(c.SeatBot, st.just("x"), PLACES, st.sampled_from(["steady", "regular", "none"])),
    st.builds(c.LetBot, st.just("x"), st.booleans()),
    st.builds(c.Transfer, st.just("x")),
    MOVES,
)


class TableMachine(RuleBasedStateMachine):
    """People who come, go and send anything at a table of either game."""

    clients: Bundle[Client] = Bundle("clients")

    @initialize(settings=SETTINGS)
    def open(self, settings: MadiaoSettings | MaoSettings) -> None:
        """A new table."""
        self.evening = Evening(settings, thorough=True)
        self.rng = Random(3)

    @rule(target=clients, name=NAMES, sits=st.booleans())
    def come(self, name: str, sits: bool) -> Client:  # noqa: FBT001 Hypothesis
        """Somebody comes, and perhaps sits down at once."""
        client = self.evening.client(name).hello()
        if sits and client.closed is None:
            client.do(c.SitDown)
        return client

    @rule(client=clients, command=COMMANDS, again=st.booleans())
    def send(self, client: Client, command: Any, again: bool) -> None:  # noqa: FBT001 Hypothesis
        """Somebody sends something, perhaps twice."""
        if client.member.connection not in self.evening.clients:
            return
        command = msgspec.structs.replace(command, id=str(next(client.ids)))
        answer = client.send(command)
        log = len(self.evening.log)
        if again and client.member.connection in self.evening.clients:
            assert client.send(command) == answer
            assert len(self.evening.log) == log

    @rule()
    def play(self) -> None:
        """Whoever is asked at a table of Madiao plays something legal."""
        for client in list(self.evening.clients.values()):
            running = self.evening.actor.room.running
            if client.place is None or running is None or self._game() != "madiao":
                continue
            seat = self.evening.actor.room.seat_of(client.place)
            view = self.evening.actor.game.show(running.recording.table, seat)
            if view.ask is not None and self.evening.actor.room.phase is Phase.PLAYING:
                answer = client.do(c.MadiaoMove, move=BOTS["random"](view, self.rng))
                assert answer.refused is None

    def _game(self) -> str:
        return self.evening.actor.game.name

    @rule()
    def send_away(self) -> None:
        """The host sends somebody away who is there, if that may be."""
        actor = self.evening.actor
        for client in list(self.evening.clients.values()):
            others = sorted(actor._audience.here - {client.place})
            if client.place is not None and client.place == actor.room.host and others:
                client.do(c.Remove, place=others[0])

    @rule(client=consumes(clients))
    def go(self, client: Client) -> None:
        """A socket is gone."""
        if client.member.connection in self.evening.clients:
            self.evening.left(client)

    @rule(target=clients, client=clients)
    def come_back(self, client: Client) -> Client:
        """Somebody has a second tab, or comes back."""
        other = self.evening.client(client.member.name)
        other.token, other.stream, other.n = client.token, client.stream, client.n
        other.ids = client.ids
        return other.hello(resume=True)

    @rule(ms=st.sampled_from([0, 1, 700, 5_000, 30_000]))
    def wait(self, ms: int) -> None:
        """Time passes."""
        self.evening.pass_time(ms)

    @rule()
    def restart(self) -> None:
        """The server is killed and comes back."""
        self.evening.restart(down=5_000)

    @invariant()
    def nobody_sits_twice(self) -> None:
        """Every name and person at the table is there once, and the host is somebody."""
        room = self.evening.actor.room
        people = [room.chairs[place].person for place in room.people]
        assert len(set(people)) == len(people)
        names = [chair.name for chair in room.chairs if chair.name]
        assert len(set(names)) == len(names)
        assert room.host is None or room.host in room.people
        assert (room.host is None) == (not room.people)

    @invariant()
    def nobody_has_a_say_where_no_person_sits(self) -> None:
        """A socket has the place of a person; who was there, and is not, has none."""
        actor = self.evening.actor
        assert actor._audience.here <= set(actor.room.people)
        for name, client in self.evening.clients.items():
            assert actor._audience.place_of(name) == client.place

    @invariant()
    def everybody_sees_the_table_as_it_is(self) -> None:
        """What was told last is what there is: around the game, but for who watches, and in it."""
        actor = self.evening.actor
        room, audience = actor.room, actor._audience
        around = replace(audience.shown(room), spectators=0)
        for client in self.evening.clients.values():
            if client.closed is not None or (client.place is None and room.settings.delay):
                continue
            assert replace(client.room, spectators=0) == around
            if room.running is not None and room.phase is not Phase.GATHERING:
                view = actor.game.show(room.running.recording.table, room.seat_of(client.place))
                assert msgspec.json.encode(client.view) == msgspec.json.encode(view)

    def teardown(self) -> None:
        """The log can be exported."""
        if hasattr(self, "evening"):
            facts: Sequence[f.Fact] = [f.decode(each) for each in self.evening.log]
            assert state.load(facts).table == "t1"
            export.records(facts)


TestTable = TableMachine.TestCase
TestTable.settings = hypothesis_settings(
    max_examples=60, stateful_step_count=40, deadline=None, derandomize=True
)
