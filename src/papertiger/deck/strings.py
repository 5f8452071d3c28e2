"""The faces of Strings: cash on cords, seen from the side, in the old arrangements."""

import math

from papertiger.deck.palette import INK, LEAF, OCHRE, SUIT_COLOURS
from papertiger.deck.pen import Drawing, Point, moved, shape, smooth, strokes, svg
from papertiger.madiao.cards import Card, Suit

GREEN = SUIT_COLOURS[Suit.STRINGS]


def _line(text: str) -> str:
    """Path data of a smooth line through points written as text."""
    through = [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]
    return _through(through)


def _through(through: list[Point]) -> str:
    """Path data of a smooth line through points."""
    parts = [f"M{through[0][0]:.1f} {through[0][1]:.1f}"]
    for segment in smooth(through, [False] * len(through), closed=False):
        letter = "L" if len(segment) == 1 else "C"
        parts.append(letter + " ".join(f"{x:.1f} {y:.1f}" for x, y in segment))
    return "".join(parts)


def coins_on(path: str, width: float) -> str:
    """Coins strung close along a path, edge on."""

    def layer(colour: str, wide: float, dashes: str = "") -> str:
        return f'<path fill="none" stroke="{colour}" stroke-width="{wide:g}"{dashes} d="{path}"/>'

    return (
        layer(INK, width - 2)
        + layer(INK, width + 3, ' stroke-dasharray="4.4 .8"')
        + layer(GREEN, width, ' stroke-dasharray="2.6 2.6" stroke-dashoffset="-.9"')
        + layer(LEAF, width * 0.42, ' stroke-dasharray="2.6 2.6" stroke-dashoffset="-.9"')
    )


def knot(x: float, y: float, degrees: float = 0, size: float = 1.0) -> Drawing:
    """A tied loop, standing up from a point."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle) * size, math.sin(angle) * size
    return moved(
        [
            strokes(INK, 4.6, "0,2 -6,-5 -4,-12 0,-9 4,-12 6,-5 0,2", profile=(1, 1)),
            strokes(OCHRE, 2, "0,2 -6,-5 -4,-12 0,-9 4,-12 6,-5 0,2", profile=(1, 1)),
            shape(INK, "-4,-3! 4,-3! 5,3! -5,3!"),
        ],
        (cos, sin, -sin, cos, x, y),
    )


def tassel(x: float, y: float, degrees: float = 0, size: float = 1.0) -> Drawing:
    """The cord's frayed end, hanging from a point."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle) * size, math.sin(angle) * size
    return moved(
        [
            shape(INK, "-4.4,-2! 4.4,-2! 4,4! 7,17! 3,15! 0,19! -3,15! -7,17! -4,4!"),
            strokes(OCHRE, 1.8, "-1.6,5 -3,10 -3.6,14", "1.6,5 3,10 3.6,14", "0,5 0,10 0,16"),
        ],
        (cos, sin, -sin, cos, x, y),
    )


def straight(length: float, width: float) -> str:
    """One string hung from the origin downwards, with its knot and its tassel."""
    body = coins_on(f"M0 12V{length - 15:g}", width)
    return body + svg([*knot(0, 12), *tassel(0, length - 16)])


def _placed(card: Card, number: int, x: float, y: float, degrees: float = 0) -> str:
    """One straight string in its place."""
    turn = f"rotate({degrees:g})" if degrees else ""
    return (
        f'<use class="pip" id="{card}-pip-{number}" href="#{card}-string" '
        f'transform="translate({x:g} {y:g}){turn}"/>'
    )


UPRIGHT: dict[Card, tuple[float, float, tuple[tuple[float, float, float], ...]]] = {
    Card.S7: (
        92,
        23,
        (
            (88, 68, 0), (134, 68, 0), (180, 68, 0),
            (160, 180, 60),
            (60, 250, 0), (106, 250, 0), (152, 250, 0),
        ),
    ),
    Card.S8: (
        128, 21, (
            *((x, 68, 0) for x in (81, 114, 147, 180)),
            *((x, 214, 0) for x in (60, 93, 126, 159)),
        ),
    ),
    Card.S9: (
        74,
        18.4,
        (
            (120, 63, 0),
            (106, 118, 40), (134, 118, -40),
            (102, 187, 0), (138, 187, 0),
            *((x, 268, 0) for x in (67.5, 99, 130.5, 162)),
        ),
    ),
}  # fmt: skip
"""Length and width of the strings, then where each hangs from and how it is turned."""


def _upright(card: Card) -> str:
    """Straight strings, one drawn and the rest repeated."""
    length, width, places = UPRIGHT[card]
    placed = "".join(_placed(card, number, *place) for number, place in enumerate(places, 1))
    return f'<defs><g id="{card}-string">{straight(length, width)}</g></defs>{placed}'


def _ring(x: float, y: float, radius: float, start: float = -90, sweep: float = 360) -> str:
    """Path data of a round string, from an angle on."""

    def at(degrees: float) -> str:
        angle = math.radians(degrees)
        return f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}"

    half, end = start + sweep / 2, start + sweep
    arc = f"A{radius:g} {radius:g} 0 0 1 "
    return f"M{at(start)}{arc}{at(half)}{arc}{at(end)}"


def _pip(card: Card, number: int, drawn: str) -> str:
    """A string of its own form, counted."""
    return f'<g class="pip" id="{card}-pip-{number}">{drawn}</g>'


def _hairpin(card: Card) -> str:
    """One string, bent like a hairpin."""
    body = coins_on(_line("78,312 82,220 82,150 92,108 120,92 148,108 158,150 158,220 162,312"), 30)
    ends = [*knot(120, 78, 0, 1.3), *tassel(78, 312, 2, 1.3), *tassel(162, 312, -2, 1.3)]
    return _pip(card, 1, body + svg(ends))


def _legs(card: Card) -> str:
    """Two strings bent like legs."""
    drawn = ""
    for number, side in enumerate((-1, 1), 1):

        def at(x: float, side: int = side) -> float:
            return 120 + side * x

        path = _line(
            f"{at(22)},92 {at(46)},142 {at(64)},186 {at(60)},214 {at(40)},254 {at(22)},300"
        )
        ends = [*knot(at(20), 90, side * -24, 1.2), *tassel(at(22), 300, side * 22, 1.2)]
        drawn += _pip(card, number, coins_on(path, 26) + svg(ends))
    return drawn


def _mouths(card: Card) -> str:
    """Three strings tied into rings, like three mouths."""
    drawn = ""
    for number, (x, y) in enumerate(((120, 122), (68, 209), (172, 209)), 1):
        body = coins_on(_ring(x, y, 38, -82, 344), 20)
        drawn += _pip(card, number, body + svg([*knot(x, y - 38, 0, 1.15)]))
    return drawn


def _rings(card: Card) -> str:
    """Two pairs of linked rings."""
    drawn = ""
    number = 0
    for middle, y in ((143, 134), (97, 270)):
        for x in (middle - 30, middle + 30):
            number += 1
            ends = svg(knot(x, y - 43, 0, 1.1))
            drawn += _pip(card, number, coins_on(_ring(x, y, 42), 17) + ends)
        over = coins_on(_ring(middle - 30, y, 42, 18, 54), 17)
        drawn += f"<g>{over}</g>"
    return drawn


def _gen(card: Card) -> str:
    """Like the trigram for a mountain: one whole line over two broken ones."""
    drawn = ""
    broken = ((40, 102), (112, 174))
    rows = ((130, ((40, 174),)), (207, broken), (284, broken))
    number = 0
    for y, spans in rows:
        for left, right in spans:
            number += 1
            ends = [*knot(left + 9, y, -90), *tassel(right - 9, y, -90, 0.7)]
            drawn += _pip(card, number, coins_on(f"M{left + 10} {y}H{right - 10}", 42) + svg(ends))
    return drawn


def _coils(card: Card) -> str:
    """Three pairs of coils, like eddies."""
    drawn = ""
    number = 0
    for middle, y in ((140, 118), (120, 204), (100, 290)):
        for side in (-1, 1):
            number += 1
            through = []
            for step in range(14):
                angle = math.radians(90 + step * 38)
                radius = 33.5 - step * 1.8
                through.append(
                    (middle + side * (37 + radius * math.cos(angle)), y + radius * math.sin(angle))
                )
            end = svg(tassel(*through[0], side * -90))
            drawn += _pip(card, number, end + coins_on(_through(through), 13))
    return drawn


def strings(card: Card) -> str:
    """The picture of 1 to 9 Strings."""
    drawn = {
        Card.S1: _hairpin,
        Card.S2: _legs,
        Card.S3: _mouths,
        Card.S4: _rings,
        Card.S5: _gen,
        Card.S6: _coils,
    }
    return drawn.get(card, _upright)(card)
