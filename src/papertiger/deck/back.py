"""The back that all cards share, the same upside down."""

from papertiger.deck import glyphs
from papertiger.deck.palette import CREAM, INK, OCHRE, PAPER, VERMILION
from papertiger.deck.pen import Paint, rectangle, shape, svg, turned

DEEP = "#1f3a56"
CELL = 26
COLUMNS, ROWS = 8, 12
LEFT, TOP = 16, 24


def _net() -> str:
    """A net of leaves: between any four of them it leaves the form of a coin."""
    radius = f"{CELL * 0.88:.2f}"
    arc = f"a{radius} {radius} 0 0 1 "
    leaves = [
        f"M{LEFT + column * CELL} {TOP + row * CELL}{arc}{CELL} 0{arc}-{CELL} 0z"
        for row in range(ROWS + 1)
        for column in range(COLUMNS)
    ]
    leaves += [
        f"M{LEFT + column * CELL} {TOP + row * CELL}{arc}0 {CELL}{arc}0-{CELL}z"
        for row in range(ROWS)
        for column in range(COLUMNS + 1)
    ]
    holes = [
        f"M{LEFT + (column + 0.5) * CELL - 3:g} {TOP + (row + 0.5) * CELL - 3:g}h6v6h-6z"
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
    return (
        f'<path fill="{CREAM}" d="{"".join(leaves)}"/><path fill="{OCHRE}" d="{"".join(holes)}"/>'
    )


def _half() -> str:
    """The upper half of the cartouche: a seal with the game's first character."""
    return glyphs.han("馬", (120, 144), 48, CREAM)


def back() -> str:
    """The back of a card as one SVG document."""
    panel = (
        "-40,-84! 40,-84! 40,-74! 50,-74! 50,74! 40,74! 40,84! -40,84! -40,74! -50,74! "
        "-50,-74! -40,-74!"
    )
    layers = [
        *turned([shape(CREAM, panel)], 0, 120, 180, 1.04),
        *turned([shape(INK, panel)], 0, 120, 180),
        *turned([shape(CREAM, panel)], 0, 120, 180, 0.95),
        *turned([shape(VERMILION, panel)], 0, 120, 180, 0.92),
        Paint(CREAM, (rectangle(82, 179.2, 76, 1.6),)),
    ]
    lower = f'<g transform="rotate(180 120 180)">{_half()}</g>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360" role="img" '
        'aria-labelledby="back-title"><title id="back-title">Back</title>'
        f'<rect x=".5" y=".5" width="239" height="359" rx="13" fill="{PAPER}" stroke="#c9b88f"/>'
        f'<path fill="{DEEP}" d="M11 11h218v338H11z"/>{_net()}'
        f'<path fill="none" stroke="{INK}" stroke-width="3.4" d="M8.5 8.5h223v343h-223z"/>'
        f'<path fill="none" stroke="{CREAM}" stroke-width="1.1" d="M13 13h214v334H13z"/>'
        f"{svg(layers)}{_half()}{lower}</svg>\n"
    )
