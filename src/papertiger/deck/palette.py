"""The inks of the deck, and each suit's own colour, shape and pattern."""

from papertiger.deck.pen import Drawing, Paint, ellipse, rectangle, shape, strokes, svg
from papertiger.madiao.cards import Suit

INK = "#1d1815"
PAPER = "#f5ecd7"
CREAM = "#fcf6e6"
VERMILION = "#c7361c"
CINNABAR = "#dd6a4a"
INDIGO = "#27496d"
SKY = "#9db7c4"
GREEN = "#3f7457"
LEAF = "#8aa66f"
OCHRE = "#d39a35"
STRAW = "#e6c679"
PLUM = "#7b2d56"
GREY = "#9a948b"
STEEL = "#c9ccc9"
BROWN = "#7d5a3c"

SUIT_COLOURS = {
    Suit.TENS: "#6a1648",
    Suit.MYRIADS: "#245a98",
    Suit.STRINGS: "#126343",
    Suit.CASH: "#a2530f",
}
"""Four hues that stay apart for colour-blind eyes, and in grey by their shapes and patterns."""


def _tens(colour: str) -> Drawing:
    """A cross, as the character for ten: solid."""
    return [
        shape(
            colour,
            "-6,-18! 6,-18! 4.6,-5! 5,-4.6! 18,-6! 18,6! 5,4.6! 4.6,5! 6,18! -6,18! -4.6,5! "
            "-5,4.6! -18,6! -18,-6! -5,-4.6! -4.6,-5!",
        )
    ]


def _myriads(colour: str) -> Drawing:
    """A boat-shaped silver ingot: dotted."""
    return [
        shape(
            colour,
            "-19,-9! -14,-6 -9.4,-3.6! -7,-11 0,-15 7,-11 9.4,-3.6! 14,-6 19,-9! "
            "17.4,5 11,14! 0,15.4 -11,14! -17.4,5",
        ),
        Paint(
            PAPER,
            tuple(ellipse(x, y, 2.1) for x, y in ((-9, 4.6), (0, 7), (9, 4.6), (0, -6.4))),
        ),
    ]


def _strings(colour: str) -> Drawing:
    """A string of cash hung by its cord: striped."""
    bars = tuple(rectangle(-12, y, 24, 4.6) for y in (-11.4, -5.2, 1, 7.2))
    return [
        strokes(colour, 3.6, "0,-11 -4.6,-15 0,-18.4 4.6,-15 0,-11", profile=(1, 1)),
        Paint(colour, bars),
        shape(colour, "-2.4,11! 2.4,11! 7,19! 0,16.6! -7,19!"),
    ]


def _cash(colour: str) -> Drawing:
    """A round coin with a square hole, solid enough not to be read as a nought."""
    return [
        Paint(colour, (ellipse(0, 0, 18),)),
        Paint(PAPER, (rectangle(-4.2, -4.2, 8.4, 8.4),)),
    ]


def suit_shape(suit: Suit, colour: str | None = None) -> Drawing:
    """A suit's sign around the origin, 38 units high and wide at most."""
    colour = colour or SUIT_COLOURS[suit]
    match suit:
        case Suit.TENS:
            return _tens(colour)
        case Suit.MYRIADS:
            return _myriads(colour)
        case Suit.STRINGS:
            return _strings(colour)
        case Suit.CASH:
            return _cash(colour)


SUIT_SHAPES: dict[Suit, str] = {suit: svg(suit_shape(suit)) for suit in Suit}
"""Each suit's sign as SVG paths, for a viewBox of `-20 -20 40 40`."""
