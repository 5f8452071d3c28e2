"""How a table is reached: over a socket (`connection.py`) or in this process (`local.py`)."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from papertiger.client.guest import Guest
from papertiger.client.links import Link
from papertiger.client.mirror import Mirror
from papertiger.wire.commands import Command
from papertiger.wire.news import Down


class Listener(Protocol):
    """Whose way it is: the table as a client has it."""

    guest: Guest
    link: Link
    token: str | None
    mirror: Mirror

    def hear(self, message: Down) -> None:
        """A message has come. Raises GapError when one before it is missing."""

    def awaits(self, command: Command) -> bool:
        """Whether a command has no answer yet."""

    def unanswered(self) -> list[Command]:
        """What to send again on a new connection."""

    def cut_off(self, why: str | None) -> None:
        """The way is lost, and why; None: the table is there again."""

    def stood_up(self) -> bool:
        """Whether the token is good no more because its seat was given up."""


class Way(Protocol):
    """The way to a table; `sent` are the ids of commands that were sent on it."""

    sent: set[str]

    async def run(self) -> None:
        """Be at the table until cancelled. Raises what ends it."""

    def post(self, command: Command) -> None:
        """Send a command when it is its turn."""

    def post_later(self, command: Command) -> bool:
        """The store was not there: send it again in a while; False when that was often enough."""

    def settled(self) -> None:
        """The store is there."""


Opening: TypeAlias = Callable[[Listener], Way]
"""What opens a way to a table for its listener."""
