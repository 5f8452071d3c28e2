"""How large everything is drawn in a terminal of some size, for so many seats."""

from dataclasses import dataclass

from papertiger.tui.framed import Size
from papertiger.tui.window import LEAST_HEIGHT, LEAST_WIDTH

STATUS, PHRASES, LINE, KEYS = 2, 3, 1, 1
"""Lines of the strip above, of the phrase bar, of what is typed, and of the keys."""
LOG, LOG_FROM = 44, 144
"""Columns of the log beside the table, and from how many columns on there is room for it."""

CARDS = ((38, Size(9, 7)), (30, Size(7, 5)), (LEAST_HEIGHT, Size(5, 3)))
"""From how many lines on a card of the hand is how large."""
PILES = ((38, Size(15, 11)), (30, Size(11, 7)), (LEAST_HEIGHT, Size(9, 5)))
"""The same for the two cards in the middle of the table."""
LABELS = 2
"""Lines below the pile and the stock."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Sizes of cards in the hand and on the table; lines of the seats and of what is said.

    `middle` are the columns of stock and pile; `log` those beside the table.
    """

    card: Size
    pile: Size
    middle: int
    seats: int
    notice: int
    log: int


def layout(width: int, height: int, seats: int) -> Layout:
    """The layout for a terminal."""
    width, height = max(width, LEAST_WIDTH), max(height, LEAST_HEIGHT)
    card, pile = _step(CARDS, height), _step(PILES, height)
    fixed = STATUS + PHRASES + LINE + KEYS + card.height + 1
    rows = max(seats, pile.height + LABELS)
    notice = height - fixed - rows
    log = LOG if width >= LOG_FROM else 0
    if log:
        # What was said stands in the log; the table has the room.
        rows, notice = rows + max(0, notice - 3), min(notice, 3)
    return Layout(card, pile, 2 * pile.width + 5, rows, notice, log)


def _step(steps: tuple[tuple[int, Size], ...], height: int) -> Size:
    """What belongs to the first step that the height reaches."""
    return next(size for least, size in steps if height >= least)
