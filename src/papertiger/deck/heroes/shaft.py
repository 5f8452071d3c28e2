"""Poles and grips."""

from papertiger.deck.palette import (
    BROWN,
    INK,
)
from papertiger.deck.pen import (
    Drawing,
    Paint,
    rectangle,
)


def shaft(top: float, bottom: float, colour: str = BROWN, width: float = 8) -> Drawing:
    """A pole."""
    return [
        Paint(INK, (rectangle(-width / 2, top, width, bottom - top),)),
        Paint(colour, (rectangle(-width / 2 + 1.8, top + 1, width - 3.6, bottom - top - 2),)),
    ]


def rings(*heights: float) -> Paint:
    """Bands around a pole."""
    return Paint(INK, tuple(rectangle(-6, y, 12, 3.4) for y in heights))
