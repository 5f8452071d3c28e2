"""What each recipient is told, in order: numbered messages, the last of them kept for gaps.

A stream belongs to a place, or to all spectators. Its numbers are its own, so that what others are
told leaves no gap in it. A kept message has no view: whoever catches up gets the view that stands
now after the last of them.
"""

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

import msgspec

from papertiger.wire.news import Clock

KEPT_BYTES = 6_000
"""So much of a stream is kept for who comes back: a trick or two, and no megabytes a table."""

encode = msgspec.json.Encoder().encode


class Topic(StrEnum):
    """What a command may speak of, beside who sits where."""

    TURN = "turn"
    SETTINGS = "settings"
    SHUFFLES = "shuffles"


About: TypeAlias = Topic | int
"""A topic, or a place: who sits there."""


@dataclass(frozen=True, slots=True)
class Held:
    """A message that may be sent from the wall time `due` (ms) on; `brief`: as it is kept."""

    due: int
    n: int
    frame: bytes
    brief: bytes


@dataclass(slots=True)
class Stream:
    """A recipient's messages: `n` is the last number given, `sent` the last number sent.

    The two differ only for spectators who see the table later: what they will be told is `later`,
    and what they were told last of the table and its game is `room` and `game`. `kept` are `size`
    bytes; `view` hashes the last view, so that nothing is sent when nothing new is to be seen;
    `changed`: the numbers of the messages that told of the last changes.
    """

    id: str
    n: int = 0
    sent: int = 0
    kept: deque[tuple[int, bytes]] = field(default_factory=deque)
    size: int = 0
    view: int = 0
    changed: dict[About, int] = field(default_factory=dict)
    later: deque[Held] = field(default_factory=deque)
    room: bytes = b""
    game: bytes = b""

    def number(self) -> int:
        """The number of a new message."""
        self.n += 1
        return self.n

    def keep(self, n: int, brief: bytes) -> None:
        """A message is sent now; keep it for who comes back."""
        self.kept.append((n, brief))
        self.size += len(brief)
        while self.size > KEPT_BYTES:
            _, forgotten = self.kept.popleft()
            self.size -= len(forgotten)
        self.sent = n

    def hold(self, held: Held) -> None:
        """A message is sent later."""
        self.later.append(held)

    def show(self, held: Held) -> None:
        """A message that was held is sent now."""
        self.keep(held.n, held.brief)
        if held.frame.startswith(b'{"is":"room"'):
            self.room = held.frame
        elif not held.frame.startswith(b'{"is":"heard"'):
            self.game = held.frame

    def after(self, stream: str | None, n: int) -> list[bytes] | None:
        """The messages after number `n`, or None if they are not all there."""
        if stream != self.id or n > self.sent:
            return None
        frames = [frame for number, frame in self.kept if number > n]
        return frames if len(frames) == self.sent - n else None


@dataclass(frozen=True, slots=True)
class Happening:
    """A message about the game of `kind`, its parts encoded: `told` and `view` are JSON."""

    kind: str
    at: int
    told: bytes
    view: bytes
    clock: Clock | None

    def frame(self, n: int, *, view: bool = True) -> bytes:
        """The message with this number, with or without the view."""
        clock = b"" if self.clock is None else b',"clock":' + encode(self.clock)
        shown = self.view if view else b"null"
        head = b'{"is":"%b","n":%d,"at":%d' % (self.kind.encode(), n, self.at)
        return b'%b,"told":%b,"view":%b%b}' % (head, self.told, shown, clock)
