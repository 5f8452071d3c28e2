"""What can go wrong for a client, each with what a program needs to decide what to do.

After `RefusedError` and `UnknownOutcomeError` the table goes on as it was; after any other one it
is over for this client.
"""

from papertiger.wire.commands import Command
from papertiger.wire.http import Problem
from papertiger.wire.news import Parting, Refusal


class ClientError(Exception):
    """Anything below."""


class WrongLinkError(ClientError, ValueError):
    """A text is no link to a table or no address of a server."""


class UnreachableError(ClientError):
    """Nobody answers there, or not any more, or not as a server of Paper Tiger does.

    `server`: its address; `why`: the reason in English, from the system or the library.
    """

    def __init__(self, server: str, why: str) -> None:
        """Both are kept as they are."""
        super().__init__(f"{server}: {why}")
        self.server, self.why = server, why


class ProblemError(ClientError):
    """The server did not do what it was asked over HTTP.

    `status`: of the answer, such as 404; `problem`: its code, where it is, its arguments.
    """

    def __init__(self, status: int, problem: Problem) -> None:
        """The answer and its body."""
        super().__init__(f"{status} {problem.code}: {problem.detail or problem.where}")
        self.status, self.problem = status, problem


class RefusedError(ClientError):
    """A command had no effect. `refusal` says why: a code, the clause if it is the game's."""

    def __init__(self, command: Command, refusal: Refusal) -> None:
        """The command, and why."""
        super().__init__(f"{refusal.code} {refusal.clause} {refusal.arguments}")
        self.command, self.refusal = command, refusal


class PartedError(ClientError):
    """The table said goodbye for good. `why`, and `detail` in English.

    `protocol`: the version that the server speaks, for `Parting.PROTOCOL`.
    """

    def __init__(self, why: Parting, detail: str = "", protocol: int | None = None) -> None:
        """The parts of a `Goodbye`."""
        super().__init__(f"{why.value}: {detail}" if detail else why.value)
        self.why, self.detail, self.protocol = why, detail, protocol


class LeftError(ClientError):
    """This client has left the table itself, or has not come to it."""


class UnknownOutcomeError(ClientError):
    """The connection was lost after a spectator had said something; nobody knows if it was heard.

    A table remembers the commands of its seats alone, so that it is not said again by itself.
    """

    def __init__(self, command: Command) -> None:
        """The command."""
        super().__init__(f"the connection was lost before {command.id} was answered")
        self.command = command


class UnknownLevelError(ClientError, ValueError):
    """There is no bot of that level for the game. `levels`: those that there are."""

    def __init__(self, level: str, levels: tuple[str, ...]) -> None:
        """Which was asked for, and which could have been."""
        super().__init__(f"no bot {level!r}; there are {', '.join(levels)}")
        self.level, self.levels = level, levels
