"""Who is at a table by a socket, and what each of them is told: frames by streams.

All of it is forgotten when the table is loaded anew; then every stream has another id.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from papertiger.room import facts as f
from papertiger.room import hosting
from papertiger.room.draft import Stage
from papertiger.room.keys import Random, stream_id
from papertiger.room.members import Connected, Member, Outgoing, goodbye
from papertiger.room.state import Room
from papertiger.room.streams import Happening, Held, Stream, encode
from papertiger.wire import PROTOCOL, news
from papertiger.wire.news import Parting, Phase, Sitter

ELSEWHERE = 4001
"""The code with which the socket is closed whose seat another one has now."""

POLICY = 1008
"""The code with which a socket is closed that may not be here."""

COUNTING = 2_000
"""How long (ms) a change in the number of spectators may wait."""

Reader = int | None
"""A place, or None for the spectators."""


@dataclass(slots=True)
class Audience:
    """The sockets, who owns which place, and the streams.

    `told_room`: the table as it was told last, and `told_of` what that was made from; `counted`:
    when (wall time, ms) the number of spectators is to be told, if it has changed.
    """

    random: Random
    connected: dict[str, Connected] = field(default_factory=dict)
    owners: dict[int, str] = field(default_factory=dict)
    streams: dict[Reader, Stream] = field(default_factory=dict)
    told_room: news.Room | None = None
    told_of: tuple[object, ...] = ()
    counted: int | None = None

    @property
    def here(self) -> frozenset[int]:
        """The places whose people are connected."""
        return frozenset(self.owners)

    @property
    def spectators(self) -> int:
        """How many watch."""
        return len(self.connected) - len(self.owners)

    def place_of(self, connection: str) -> Reader:
        """The place that a socket has."""
        known = self.connected.get(connection)
        return None if known is None else known.place

    def stream(self, reader: Reader) -> Stream:
        """A reader's stream."""
        if reader not in self.streams:
            self.streams[reader] = Stream(stream_id(self.random))
        return self.streams[reader]

    def join(self, member: Member, place: Reader) -> list[Outgoing]:
        """A socket is there; an older one of the same place is told and closed."""
        out = self._displaced(member.connection, place)
        self.connected[member.connection] = Connected(member, place)
        if place is not None:
            self.owners[place] = member.connection
        return out

    def _displaced(self, connection: str, place: Reader) -> list[Outgoing]:
        older = None if place is None else self.owners.get(place)
        if older is None or older == connection:
            return []
        del self.connected[older]
        return [goodbye(older, Parting.ELSEWHERE, ELSEWHERE)]

    def leave(self, connection: str) -> Reader:
        """A socket is gone; the place that it had."""
        known = self.connected.pop(connection, None)
        if known is None or known.place is None:
            return None
        del self.owners[known.place]
        return known.place

    def turn_out(self, room: Room) -> list[Outgoing]:
        """Nobody may watch any more, but who sits there and may not have the token yet."""
        watching = [
            name
            for name, each in self.connected.items()
            if each.place is None and room.place_of_person(each.member.person) is None
        ]
        for connection in watching:
            del self.connected[connection]
        return [goodbye(connection, Parting.NO_SPECTATORS, POLICY) for connection in watching]

    def stand(self, place: int) -> None:
        """Who sat there only watches now, and the place's stream is over."""
        connection = self.owners.pop(place, None)
        if connection is not None:
            self.connected[connection].place = None
        self.streams.pop(place, None)

    def unseat(self, places: Iterable[int]) -> list[Member]:
        """Whoever sat there only watches now; the sockets of those who were there."""
        there = [self.owners[place] for place in places if place in self.owners]
        for place in places:
            self.stand(place)
        return [self.connected[connection].member for connection in there]

    def catch_up(
        self, room: Room, member: Member, seen: str | None, after: int, clock: news.Clock | None
    ) -> list[Outgoing]:
        """What a socket is told first: what it has missed, or the table as it stands."""
        place = self.place_of(member.connection)
        stream = self.stream(place)
        missed = stream.after(seen, after)
        n = stream.sent if missed is None else after
        hello = news.Welcome(PROTOCOL, room.table, place, stream.id, n, missed is None)
        frames = [encode(hello), *(missed or ())]
        shown = encode(news.RoomNews(stream.n, self.told_room or self.shown(room)))
        if place is None and (room.settings.delay or stream.later):
            stream.room = stream.room or shown
            frames += [frame for frame in (stream.room, stream.game) if frame]
        else:
            frames += [shown, *self._now(room, place, stream, clock)]
        return [Outgoing(member.connection, frame) for frame in frames]

    def _now(
        self, room: Room, place: Reader, stream: Stream, clock: news.Clock | None
    ) -> list[bytes]:
        if room.running is None:
            return []
        view = self._view(room, place)
        return [Happening(self._kind(room), room.time, b"[]", view, clock).frame(stream.n)]

    def shown(self, room: Room) -> news.Room:
        """The table around the game as everybody sees it."""
        return news.Room(
            table=room.table,
            settings=room.settings,
            phase=room.phase,
            host=room.host,
            chairs=tuple(
                news.Chair(
                    sitter=chair.sitter,
                    name=chair.name,
                    level=chair.level,
                    ready=chair.ready,
                    here=chair.sitter is Sitter.BOT or place in self.owners,
                    played_by_bot=chair.played_by_bot,
                    wishes=chair.wishes,
                    entropy=bool(chair.entropy),
                )
                for place, chair in enumerate(room.chairs)
            ),
            seats=() if room.running is None else room.running.players,
            hand=room.hand,
            commitment=room.commitment,
            spectators=self.spectators,
        )

    def tell_room(self, room: Room, now: int) -> list[Outgoing]:
        """The table around the game, if it is not as everybody was told last."""
        around = self._around(room)
        if around == self.told_of and self.counted is None:
            # As after nearly every move: to make it and compare it would take longer.
            return []
        shown, self.told_of = self.shown(room), around
        if not self._worth_telling(shown, now):
            return []
        self.told_room, self.counted = shown, None
        out: list[Outgoing] = []
        for reader, stream in self._readers(room):
            n = stream.number()
            frame = encode(news.RoomNews(n, shown))
            out += self._sent(room, reader, stream, n, frame, frame, now)
            if reader is None and room.settings.delay and not stream.room:
                stream.room = frame
        return out

    def _around(self, room: Room) -> tuple[object, ...]:
        """All that `shown` is made from."""
        running = room.running
        game = None if running is None else (running.players, running.secret)
        return (
            room.chairs, room.settings, room.phase, room.host, room.hand, room.coming, game,
            self.here, len(self.connected),
        )  # fmt: skip

    def _worth_telling(self, shown: news.Room, now: int) -> bool:
        """Whether the table has changed; that people come to watch or go can wait a moment."""
        told = self.told_room
        if told is None or replace(shown, spectators=told.spectators) != told:
            return True
        if shown.spectators == told.spectators:
            self.counted = None
            return False
        if self.counted is None:
            self.counted = now + COUNTING
        return self.counted <= now

    def tell_game(
        self, stages: Sequence[Stage], clock: news.Clock | None, now: int
    ) -> list[Outgoing]:
        """What happened in the game, to each reader what it may know, with its view after it."""
        if not stages:
            return []
        room = stages[-1].room
        out: list[Outgoing] = []
        for reader, stream in self._readers(room):
            told = tuple(self._told(stages, reader))
            # Also for who is not there: a number must not tell of what could not be seen.
            view = self._view(room, reader)
            mark = hash(view)
            if not told and mark == stream.view:
                continue
            stream.view = mark
            n = stream.number()
            happening = Happening(self._kind(room), stages[-1].at, encode(told), view, clock)
            brief = happening.frame(n, view=False)
            out += self._sent(room, reader, stream, n, happening.frame(n), brief, now)
        return out

    def _told(self, stages: Sequence[Stage], reader: Reader) -> Iterable[Any]:
        for stage in stages:
            game, seat = hosting.of(stage.room.settings).game, stage.room.seat_of(reader)
            for event in stage.events:
                told = game.tell(event, seat)
                if told is not None:
                    yield told

    def tell_heard(self, room: Room, facts: Iterable[f.Fact], now: int) -> list[Outgoing]:
        """What somebody said beside the game, to all who have not muted that place.

        Who watches has no place: `said.place` is None, and so is what stands for it in `muted`.
        """
        out: list[Outgoing] = []
        for said in facts:
            if not isinstance(said, f.Said):
                continue
            for reader, stream in self._readers(room):
                if reader is not None and said.place in room.chairs[reader].muted:
                    continue
                n = stream.number()
                frame = encode(news.Heard(n, said.place, said.name, said.text, said.phrase))
                out += self._sent(room, reader, stream, n, frame, frame, now)
        return out

    def release(self, now: int) -> list[Outgoing]:
        """What spectators who see the table later are told by now."""
        stream = self.streams.get(None)
        out: list[Outgoing] = []
        while stream is not None and stream.later and stream.later[0].due <= now:
            held = stream.later.popleft()
            stream.show(held)
            out += self._to_all(None, held.frame)
        return out

    @property
    def due(self) -> int | None:
        """When (wall time) there is something to tell by itself."""
        stream = self.streams.get(None)
        if stream is None or not stream.later:
            return self.counted
        held = stream.later[0].due
        return held if self.counted is None else min(held, self.counted)

    def _readers(self, room: Room) -> list[tuple[Reader, Stream]]:
        """The places of people, and the spectators where there may be any."""
        readers: list[Reader] = list(room.people)
        if self.spectators or (room.settings.delay and None in self.streams):
            readers.append(None)
        else:
            # Who watches later begins anew.
            self.streams.pop(None, None)
        return [(reader, self.stream(reader)) for reader in readers]

    def _sent(
        self,
        room: Room,
        reader: Reader,
        stream: Stream,
        n: int,
        frame: bytes,
        brief: bytes,
        now: int,
    ) -> list[Outgoing]:
        if reader is None and (room.settings.delay or stream.later):
            # What is held stays before what follows, also where the delay has been made shorter.
            stream.hold(Held(now + room.settings.delay * 1000, n, frame, brief))
            return []
        stream.keep(n, brief)
        return self._to_all(reader, frame)

    def _to_all(self, reader: Reader, frame: bytes) -> list[Outgoing]:
        if reader is not None:
            owner = self.owners.get(reader)
            return [] if owner is None else [Outgoing(owner, frame)]
        return [
            Outgoing(connection, frame)
            for connection, each in self.connected.items()
            if each.place is None
        ]

    @staticmethod
    def _kind(room: Room) -> str:
        return hosting.of(room.settings).game.name

    @staticmethod
    def _view(room: Room, reader: Reader) -> bytes:
        if room.running is None or room.phase is Phase.GATHERING:
            return b"null"
        game = hosting.of(room.settings).game
        return encode(game.show(room.running.recording.table, room.seat_of(reader)))
