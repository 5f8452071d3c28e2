"""The `Game` protocol: what a game must offer so that tables, bots, records and tools can run it.

A game is a module (or a package) with these functions. A table is an immutable value that only
the game itself looks into; everybody else sees views, events and results.
"""

from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from papertiger.kernel.inputs import Input

T = TypeVar("T")
E = TypeVar("E")

OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)
TableT = TypeVar("TableT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
ToldT_co = TypeVar("ToldT_co", covariant=True)
ViewT_co = TypeVar("ViewT_co", covariant=True)
CarriedT = TypeVar("CarriedT")
ResultT_co = TypeVar("ResultT_co", covariant=True)


class Refused(Struct, frozen=True):
    """An input that is impossible at this table now. It changes nothing.

    `code` names the message in the catalog, `clause` the rule, `arguments` fill the message;
    they hold only what the seat that asked may know.
    """

    code: str
    clause: str
    arguments: dict[str, str | int] = {}


class Step(Struct, Generic[T, E], frozen=True):
    """What an accepted input led to: the table after it, and the events on the way."""

    table: T
    events: tuple[E, ...] = ()


class Waiting(Struct, frozen=True):
    """What a table waits for: for whoever runs it, not for the players.

    What a seat may know of it, deadlines above all, is in its view. `seats`: whose act would move
    the game on (others may act too where the game allows it); `chance`: the size n of the
    permutation wanted, or None; `deadline`: the table time in ms at which something falls due by
    itself, or None. Nothing at all: the game is over.
    """

    seats: tuple[int, ...] = ()
    chance: int | None = None
    deadline: int | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return not self.seats and self.chance is None and self.deadline is None


class Game(
    Protocol[OptionsT_contra, TableT, MoveT, EventT, ToldT_co, ViewT_co, CarriedT, ResultT_co],
):
    """A game as its surroundings see it.

    `options_type`, `move_type` and `carried_type` are what msgspec reads records into.
    """

    @property
    def name(self) -> str:
        """The game's name in records: "madiao", "mao"."""

    @property
    def options_type(self) -> Any:
        """The type of the options."""

    @property
    def move_type(self) -> Any:
        """The (closed union) type of the moves."""

    @property
    def carried_type(self) -> Any:
        """The type of what one hand hands on to the next."""

    def open(
        self,
        options: OptionsT_contra,
        seats: int,
        carried: CarriedT | None = None,
        at: int = 0,
    ) -> TableT:
        """A table before its first input, or at the start of a later hand with what came before.

        `at` is the table time (ms) at which it opens. The number of seats may differ from that of
        the hand before, if the game has people join and leave. Raises ValueError for options, a
        number of seats or something carried in that the game does not know.
        """

    def waiting(self, table: TableT) -> Waiting:
        """What this table waits for; public."""

    def step(self, table: TableT, given: Input[MoveT], at: int) -> Step[TableT, EventT] | Refused:
        """The table after `given` at table time `at` (ms); what fell due by then comes first."""

    def show(self, table: TableT, seat: int | None) -> ViewT_co:
        """All that `seat` (None: a spectator) may see of the table."""

    def tell(self, event: EventT, seat: int | None) -> ToldT_co | None:
        """The event as `seat` (None: a spectator) learns of it, or None if it does not."""

    def result(self, table: TableT) -> ResultT_co | None:
        """The result once the game is over."""

    def carried(self, table: TableT) -> CarriedT | None:
        """What the next hand starts from, if the table stands exactly between two hands."""

    def sealed(self, table: TableT) -> bool:
        """Whether records of finished hands must still be kept back (secret rules in force)."""


def due(waiting: Waiting, at: int) -> bool:
    """Whether a deadline falls due by `at`, so that a `Tick` at that time does something."""
    return waiting.deadline is not None and waiting.deadline <= at
