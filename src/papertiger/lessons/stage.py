"""What a lesson needs of a game: the table laid out, and acts as its script writes them down."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from papertiger.kernel.game import Refused, Step
from papertiger.kernel.inputs import Input


class Timed(Struct, frozen=True):
    """An input, and the table time in ms at which it comes."""

    input: Input[Any]
    at: int = 0


class Stage(Protocol):
    """A game as a lesson plays it."""

    def opened(self) -> Step[Any, Any]:
        """The table before anything of the lesson, and what is told of it."""

    def step(self, table: Any, given: Timed) -> Step[Any, Any] | Refused:
        """The game's own `step`."""

    def tell(self, event: Any) -> Any:
        """An event as the learner is told of it, or None."""

    def show(self, table: Any) -> Any:
        """What the learner sees."""

    def scripted(self, table: Any, line: str, at: int) -> Sequence[Timed]:
        """What a line of the script brings; raises ValueError when it is no such line.

        `at` is the table time (ms) of what happened last.
        """

    def own(self, table: Any, act: str, at: int) -> Timed | None:
        """An act of the learner's; None when the text is none. `at` as in `scripted`."""

    def fits(self, table: Any, act: str, kind: str) -> bool:
        """Whether an act of the learner's is of a kind that the script names."""
