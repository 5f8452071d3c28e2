"""What a client knows of a table, from the messages that came down; without any socket.

Every reader of a table has a stream, whose messages are numbered. A number that is left out is a
gap: whoever finds one comes again with `hello`, and is told what is missing, or how all stands.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

import msgspec

from papertiger.madiao import view as madiao_view
from papertiger.mao import view as mao_view
from papertiger.wire import PROTOCOL, news
from papertiger.wire.commands import Hello

View: TypeAlias = madiao_view.View | mao_view.View

Message: TypeAlias = news.Numbered | news.Welcome
"""What a table tells its reader, in order; `Welcome` says who the reader is from there on."""


class GapError(Exception):
    """A message is missing before this one."""


@dataclass(frozen=True, slots=True)
class Mirror:
    """A table as its reader knows it, as a value.

    `place`: the reader's, None for a spectator; `stream` and `n`: how far it has been told;
    `room`: the table around the game; `view`: the game as the reader sees it, None before the
    first; `at`: the table time (ms) of what happened last; `clock`: the table's own for a move;
    `room_n` and `view_n`: the numbers of the messages that `room` and `view` are from.
    """

    place: int | None = None
    stream: str | None = None
    n: int = 0
    room: news.Room | None = None
    view: View | None = None
    at: int = 0
    clock: news.Clock | None = None
    protocol: int = PROTOCOL
    room_n: int = 0
    view_n: int = 0

    @property
    def stands(self) -> bool:
        """Whether all is known that a greeting says; spectators may see the game later."""
        if self.room is None:
            return False
        later = self.place is None and bool(self.room.settings.delay)
        return self.view is not None or not self.room.seats or later

    def hello(self, token: str | None) -> Hello:
        """What to say to a table to go on from here."""
        return Hello(PROTOCOL, token, self.stream, self.n)

    def take(self, message: Message) -> "tuple[Mirror, Message | None]":
        """The table after a message, and what is new in that for the reader, if anything.

        Raises GapError when a message before it is missing.
        """
        if isinstance(message, news.Welcome):
            return self._welcomed(message), message
        if message.n > self.n + 1:
            raise GapError
        if message.n <= self.n:
            return self._again(message)
        after = replace(self, n=message.n)
        match message:
            case news.Heard():
                return after, message
            case news.RoomNews() | news.MadiaoNews() | news.MaoNews():
                return after.shown(message), message
            case _:
                assert_never(message)

    def _welcomed(self, welcome: news.Welcome) -> "Mirror":
        place, stream, n = welcome.place, welcome.stream, welcome.n
        if not welcome.fresh and stream == self.stream:
            return replace(self, place=place, n=n)
        return Mirror(place, stream, n, protocol=welcome.protocol)

    def _again(
        self, message: news.RoomNews | news.MadiaoNews | news.MaoNews | news.Heard
    ) -> "tuple[Mirror, Message | None]":
        """How the table stands, said with a number that was given before; or an old message."""
        match message:
            case news.Heard():
                return self, None
            case news.RoomNews():
                known = self.room_n
            case news.MadiaoNews() | news.MaoNews():
                known = self.view_n
                message = msgspec.structs.replace(message, told=())
            case _:
                assert_never(message)
        return (self, None) if message.n < known else (self.shown(message), message)

    def shown(self, message: news.RoomNews | news.MadiaoNews | news.MaoNews) -> "Mirror":
        """The table with what a message says of how it stands."""
        if isinstance(message, news.RoomNews):
            return replace(self, room=message.room, room_n=message.n)
        timed = replace(self, at=max(self.at, message.at), clock=message.clock)
        if message.view is None:
            return timed
        return replace(timed, view=message.view, view_n=message.n)

    def standing(self) -> Iterator[Message]:
        """How the table stands, as one would be told who comes to it anew."""
        if self.room is None or self.stream is None:
            return
        table, n = self.room.table, self.n
        yield news.Welcome(self.protocol, table, self.place, self.stream, n, fresh=True)
        yield news.RoomNews(n, self.room)
        match self.view:
            case madiao_view.View():
                yield news.MadiaoNews(n, self.at, (), self.view, self.clock)
            case mao_view.View():
                yield news.MaoNews(n, self.at, (), self.view, self.clock)
            case None:
                pass
