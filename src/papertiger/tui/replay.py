"""What every replay at a drawn table has: moments to go through, and readers to look as."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen

from papertiger.room.moments import Moment, Reader
from papertiger.text.catalog import Catalog
from papertiger.tui.keys import LOOK_KEYS
from papertiger.tui.window import Window

KEYS = (
    *LOOK_KEYS,
    Binding("right,space,enter", "step(1)"),
    Binding("left,b,и,backspace", "step(-1)"),
    Binding("down,n,т", "event(1)"),
    Binding("up,p,з", "event(-1)"),
    Binding("pagedown", "deal(1)"),
    Binding("pageup", "deal(-1)"),
    Binding("home", "first"),
    Binding("end", "last"),
    Binding("v,м", "turn"),
    Binding("o,щ", "open"),
    Binding("escape", "app.leave"),
)


class Walking(Screen[None]):
    """The keys that lead from moment to moment, and from reader to reader.

    `stops` are what the arrows up and down stop at, `deals` where a hand begins.
    """

    BINDINGS: ClassVar[list[BindingType]] = list(KEYS)
    stops: tuple[type, ...] = ()
    deals: tuple[type, ...] = ()

    @property
    def replay(self) -> "Replay":
        """The app that knows the moments."""
        return cast("Replay", self.app)

    @abstractmethod
    def show(self) -> None:
        """Draw the moment."""

    def action_step(self, steps: int) -> None:
        """Go that many moments on, or back."""
        self.replay.go(self.replay.place + steps)

    def action_first(self) -> None:
        """Go to the beginning."""
        self.replay.go(0)

    def action_last(self) -> None:
        """Go to the end."""
        self.replay.go(len(self.replay.moments) - 1)

    def action_event(self, steps: int) -> None:
        """Go to the next event of note, or to the one before."""
        self.replay.seek(steps, lambda event: isinstance(event, self.stops))

    def action_deal(self, steps: int) -> None:
        """Go to where the next hand is dealt, or the one before."""
        self.replay.seek(steps, lambda event: isinstance(event, self.deals))

    def action_turn(self) -> None:
        """Look from the next seat."""
        self.replay.turn()

    def action_open(self) -> None:
        """Open all hands, or see what one seat saw."""
        self.replay.open_or_close()


class Replay(Window):
    """The moments of a match; who reads as a seat has the moments of that seat alone."""

    def __init__(self, words: Catalog, moments: Sequence[Moment], table: Walking) -> None:
        """`moments`: of all seats, or of one, beginning with the table before the first input."""
        self.table = table
        super().__init__(words, table)
        self.moments = moments
        self.place = 0
        self.wants_open = True
        self.wants_seat = 0

    @property
    def moment(self) -> Moment:
        """Where the reader is."""
        return self.moments[self.place]

    def go(self, place: int) -> None:
        """Go to a moment, or as near to it as there is one."""
        self.place = max(0, min(place, len(self.moments) - 1))
        self.table.show()

    def seek(self, steps: int, wanted: Callable[[Any], bool]) -> None:
        """Go on (1) or back (-1) to the nearest moment at which something wanted happened.

        Without one, go to the end or to the beginning.
        """
        place = self.place + steps
        while 0 <= place < len(self.moments):
            if any(wanted(one.openly) for one in self.moments[place].happened):
                break
            place += steps
        self.go(place)

    @property
    def readers(self) -> tuple[Reader, ...]:
        """Whose views the reader may have at this moment; of a running hand there is only one."""
        return tuple(self.moment.views)

    @property
    def open(self) -> bool:
        """Whether all hands lie open."""
        return self.wants_open and len(self.readers) > 1

    @property
    def seat(self) -> Reader:
        """Where the reader sits now."""
        return self.wants_seat if self.wants_seat in self.readers else self.readers[0]

    def turn(self) -> None:
        """Look from the next seat, if the reader may."""
        self.wants_seat = ((self.seat or 0) + 1) % len(self.moment.names)
        self.table.show()

    def open_or_close(self) -> None:
        """Open all hands, or see what one seat saw, if the reader may."""
        self.wants_open = not self.wants_open
        self.table.show()

    def action_leave(self) -> None:
        """Leave; there is nothing to lose."""
        self.exit()
