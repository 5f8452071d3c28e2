"""How large everything is drawn in a terminal of some size."""

from dataclasses import dataclass

from papertiger.madiao import laws
from papertiger.tui.framed import Size
from papertiger.tui.window import LEAST_HEIGHT, LEAST_WIDTH

STATUS, KEYS = 3, 1
"""Lines of the strip above the table, and of the keys below it."""
LOG, LOG_FROM = 40, 144
"""Columns of the log beside the table, and from how many columns on there is room for it."""

HANDS = ((46, 12), (38, 10), (30, 8), (LEAST_HEIGHT, 5))
"""From how many lines on a card of the hand is how high."""
NOTICES = ((38, 6), (30, 3), (LEAST_HEIGHT, 2))
"""From how many lines on what is said above the hand takes how many."""
WIDEST, NARROWEST = 15, 10
SMALLEST_TRICK, LARGEST_TRICK = Size(12, 4), Size(14, 8)


@dataclass(frozen=True, slots=True)
class Layout:
    """Sizes of cards in the hand and in the trick; lines of the seats and of what is said.

    `gap` lies between the cards of the hand; `log` are the columns beside the table.
    """

    hand: Size
    gap: int
    trick: Size
    seats: int
    notice: int
    log: int


def layout(width: int, height: int, *, raised: int = 1, extra: int = 0) -> Layout:
    """The layout for a terminal.

    `raised`: lines for a chosen card above the others; `extra`: lines at the seats that are no
    place for the trick, beside one for each player above and below.
    """
    width, height = max(width, LEAST_WIDTH), max(height, LEAST_HEIGHT)
    log = LOG if width >= LOG_FROM else 0
    room = (width - log) // laws.HAND
    gap = int(room > NARROWEST + 1)
    tall = _step(HANDS, height)
    hand = Size(max(NARROWEST, min(room - gap, tall + 3, WIDEST)), tall)
    notice = 2 if log else _step(NOTICES, height)
    seats = height - STATUS - KEYS - notice - tall - raised
    cross = seats - 2 - extra
    high = max(SMALLEST_TRICK.height, min((cross + 2) // 3, LARGEST_TRICK.height))
    wide = LARGEST_TRICK.width if high > SMALLEST_TRICK.height else SMALLEST_TRICK.width
    return Layout(hand, gap, Size(wide, high), seats, notice, log)


def _step(steps: tuple[tuple[int, int], ...], height: int) -> int:
    """What belongs to the first step that the height reaches."""
    return next(lines for least, lines in steps if height >= least)
