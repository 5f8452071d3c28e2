"""Who is at a table by a socket, and what is to be sent to whom."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from papertiger.room.facts import Fact
from papertiger.room.streams import encode
from papertiger.wire.news import Goodbye, Parting


class Member(Struct, frozen=True):
    """One socket: its own id, the person (by the id of its cookie), the name the person goes by.

    `unnamed`: the person has never said how to be called, and may be called otherwise.
    """

    connection: str
    person: str
    name: str
    unnamed: bool = False


class Outgoing(Struct, frozen=True):
    """A frame for a socket; `close` is the code to close it with after that, `why` the reason."""

    connection: str
    frame: bytes
    close: int | None = None
    why: str = ""


def goodbye(connection: str, why: Parting, close: int) -> Outgoing:
    """The last frame of a socket, which says why, and so does its closing."""
    return Outgoing(connection, encode(Goodbye(why)), close, why)


@dataclass(slots=True)
class Connected:
    """A socket that has said hello: the place whose seat it has, None for a spectator."""

    member: Member
    place: int | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A worked-out change: `facts` to make durable, then `done` says what to send to whom."""

    facts: tuple[Fact, ...]
    done: Callable[[], list[Outgoing]]
