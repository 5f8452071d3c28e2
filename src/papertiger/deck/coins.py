"""The faces of Cash: round coins in the old arrangements."""

import math

from papertiger.deck.palette import CREAM, INK, OCHRE, PAPER, STRAW
from papertiger.deck.pen import Drawing, Paint, ellipse, rectangle, shape, strokes, svg
from papertiger.madiao.cards import Card

ARRANGED: dict[Card, tuple[float, tuple[tuple[float, float], ...]]] = {
    Card.C2: (50, ((120, 132), (120, 274))),
    Card.C3: (41, ((120, 112), (120, 204), (120, 296))),
    Card.C4: (38, ((88, 166), (152, 166), (152, 230), (88, 230))),
    Card.C5: (33, ((120, 203), (120, 116), (120, 290), (55, 203), (185, 203))),
    Card.C6: (29, ((89, 124), (150, 124), (89, 204), (150, 204), (89, 284), (150, 284))),
    Card.C7: (
        24,
        ((195, 94), (178, 146), (152, 190), (118, 226), (138, 292), (72, 310), (50, 246)),
    ),
    Card.C8: (
        28,
        tuple((x, y) for y in (116, 174, 232, 290) for x in (91, 149)),
    ),
    Card.C9: (
        24,
        tuple(
            (120 + dx, y + dy) for y in (90, 176, 262) for dx, dy in ((0, 0), (-32, 40), (32, 40))
        ),
    ),
}
"""For each card the radius of its coins and where they lie, in counting order."""


def coin() -> Drawing:
    """A coin of radius 30 around the origin."""
    marks = strokes(
        INK,
        2.6,
        "-6,-21 0,-22 6,-21", "0,-24 .4,-17 -.6,-12.5", "-5,-15.5 0,-16.2 5.6,-15.2",
        "-6,14 0,13.4 6,14.2", "-5.5,13.5 -5,19 -5.6,23", "5.6,14 5.4,19 6,23", "-5,22.6 0,22 "
        "5,22.5",
        "13.6,-7 18,-7.4 23,-6.6", "18.6,-9 18,0 18.8,9", "14,0 18,-.4 23,.4", "13.6,7.4 18,7 "
        "23.4,8",
        "-23,-6 -19,-7 -14,-6.6", "-22.6,-1 -18,-1.6 -14,-1", "-18,-9 -18.6,0 -17.6,8.6",
        "-23,6 -18,8.2 -13.6,5",
    )  # fmt: skip
    return [
        Paint(INK, (ellipse(0, 0, 30),)),
        Paint(STRAW, (ellipse(0, 0, 27.6),)),
        Paint(INK, (ellipse(0, 0, 25.4),)),
        Paint(CREAM, (ellipse(0, 0, 24.2),)),
        marks,
        shape(OCHRE, "-11,-11! 11,-11! 11,11! -11,11!"),
        Paint(INK, (rectangle(-8.6, -8.6, 17.2, 17.2),)),
        Paint(PAPER, (rectangle(-6.2, -6.2, 12.4, 12.4),)),
    ]


def _placed(card: Card, number: int, x: float, y: float, radius: float) -> str:
    """One coin in its place."""
    scale = f"{radius / 30:.3f}".rstrip("0").rstrip(".")
    return (
        f'<use class="pip" href="#{card}-coin" transform="translate({x:g} {y:g})scale({scale})" '
        f'id="{card}-pip-{number}"/>'
    )


def _ring_part(x: float, y: float, radius: float, start: float, sweep: float) -> str:
    """A piece of a coin's rim, to lie over its neighbour: so rings link."""
    outer, inner = radius, radius * 24.2 / 30

    def at(r: float, degrees: float) -> str:
        angle = math.radians(degrees)
        return f"{x + r * math.cos(angle):.1f} {y + r * math.sin(angle):.1f}"

    def band(a: float, b: float, colour: str) -> str:
        return (
            f'<path fill="{colour}" d="M{at(a, start)}A{a:g} {a:g} 0 0 1 {at(a, start + sweep)}'
            f'L{at(b, start + sweep)}A{b:g} {b:g} 0 0 0 {at(b, start)}z"/>'
        )

    return band(outer, inner, INK) + band(radius * 27.6 / 30, radius * 25.4 / 30, STRAW)


def _behind(card: Card) -> str:
    """What lies under the coins: a drum's lacing, the lines of a constellation."""
    match card:
        case Card.C2:
            return svg([
                shape(STRAW, "84,150! 156,150! 132,203 156,256! 84,256! 108,203"),
                strokes(INK, 3.4, "80,160 104,203 80,246", "160,160 136,203 160,246",
                        profile=(1, 1, 1)),
                strokes(INK, 2.2, "92,172 140,203 92,234", "148,172 100,203 148,234",
                        "112,178 120,203 112,228", "128,178 120,203 128,228", profile=(1, 1, 1)),
            ])  # fmt: skip
        case Card.C7:
            stars = ARRANGED[card][1]
            line = "L".join(f"{x} {y}" for x, y in (*stars, stars[3]))
            return f'<path fill="none" stroke="{INK}" stroke-width="3" d="M{line}"/>'
        case _:
            return ""


def _over(card: Card) -> str:
    """Rims that pass over a neighbour where rings are linked."""
    if card is not Card.C4:
        return ""
    radius, places = ARRANGED[card]
    drawn = ""
    for under, over in ((0, 1), (1, 2), (2, 3), (0, 3)):
        (x, y), (ox, oy) = places[under], places[over]
        apart = math.dist(places[under], places[over])
        crossing = math.atan2(oy - y, ox - x) + math.acos(apart / 2 / radius)
        drawn += _ring_part(x, y, radius, math.degrees(crossing) - 19, 38)
    return drawn


def cash(card: Card) -> str:
    """The picture of 2 to 9 Cash."""
    radius, places = ARRANGED[card]
    placed = "".join(_placed(card, number, x, y, radius) for number, (x, y) in enumerate(places, 1))
    drawn = f'<g id="{card}-coin">{svg(coin())}</g>'
    return f"<defs>{drawn}</defs>{_behind(card)}{placed}{_over(card)}"
