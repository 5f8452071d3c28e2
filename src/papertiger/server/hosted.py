"""A table as a server holds it, and a socket as the table sees it."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from papertiger.room.actor import Actor
from papertiger.room.members import Proposal

Request: TypeAlias = Callable[[Actor], Proposal | None]
Failed: TypeAlias = Callable[[Exception], None]


class Sink(Protocol):
    """A socket as the hub sees it."""

    def send(self, frame: bytes) -> None:
        """Send a frame; it must not wait."""

    def close(self, code: int, why: str = "") -> None:
        """Close it after what was sent; `why` goes with it."""


@dataclass(slots=True)
class Hosted:
    """A table in memory: what is still to be done for it, since when (ms), and whether it is done.

    `fence`: the number by which this process owns it. `not_before`: when (ms) it may be woken again
    after the store has refused; `idle_since`: since when nobody has been there. `summary`: what
    lists show of it, made from `around`; `trial`: the number of the last trial that was begun.
    """

    id: str
    actor: Actor
    fence: int = 0
    inbox: deque[tuple[Request, Failed | None, int]] = field(default_factory=deque)
    sinks: dict[str, Sink] = field(default_factory=dict)
    trial: int = 0
    pumping: bool = False
    not_before: int = 0
    idle_since: int | None = None
    summary: bytes = b""
    around: tuple[object, ...] = ()
