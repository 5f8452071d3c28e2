"""What a scenario gave the game, kept so that a record can be made of it."""

from dataclasses import dataclass, field

from papertiger.kernel.inputs import Chance, Input, Stamped
from papertiger.mao.carried import Carried
from papertiger.mao.moves import Move
from papertiger.mao.options import Options
from papertiger.mao.state import Table


@dataclass
class Kept:
    """How the table of a scenario was opened, every input it took, and how it stands after them."""

    options: Options = field(default_factory=Options)
    seats: int = 0
    carried: Carried | None = None
    inputs: list[Stamped[Move]] = field(default_factory=list)
    table: Table | None = None

    def take(self, given: Input[Move], at: int, table: Table) -> None:
        """One more input, and the table after it.

        A shuffle moves no time on. It may be brought for an act that is refused in the end, and
        then earlier things happen first: so it stands at the time of the input before it.
        """
        when = self.inputs[-1].at if isinstance(given, Chance) else at
        self.inputs.append(Stamped(when, given))
        self.table = table
