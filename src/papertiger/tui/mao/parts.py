"""The parts of a table on the screen, played at or gone through again, from the top down."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll

from papertiger.tui.drawn import Drawn
from papertiger.tui.mao.hand import Hand
from papertiger.tui.mao.pile import Middle
from papertiger.tui.mao.seats import SeatList
from papertiger.tui.mao.status import Status
from papertiger.tui.prose import Prose


def parts(seats: SeatList) -> ComposeResult:
    """All parts, with these seats around the table; the log stands at the right side."""
    yield Drawn(id="keys")
    with VerticalScroll(id="log", can_focus=False):
        yield Prose(id="told")
    yield Status(id="status")
    with Horizontal(id="around"):
        yield seats
        yield Middle(id="middle")
    yield Drawn(id="notice")
    yield Hand(id="hand")
