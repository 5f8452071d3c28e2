"""The faces of Cash: round coins in the old arrangements."""

from papertiger.deck import glyphs
from papertiger.deck.palette import CREAM, INK, OCHRE, PAPER, STRAW
from papertiger.deck.pen import Drawing, Paint, ellipse, rectangle, shape, strokes, svg
from papertiger.madiao.cards import Card

ARRANGED: dict[Card, tuple[float, tuple[tuple[float, float], ...]]] = {
    Card.C2: (50, ((120, 132), (120, 274))),
    Card.C3: (43, ((120, 113), (120, 203), (120, 293))),
    Card.C4: (48, ((120, 146), (120, 260), (63, 203), (177, 203))),
    Card.C5: (34.5, ((120, 203), (120, 112), (120, 294), (52, 203), (188, 203))),
    Card.C6: (31, tuple((x, y) for y in (133, 203, 273) for x in (76.5, 145.5))),
    Card.C7: (
        27,
        ((194, 92), (180, 146), (150, 192), (112, 232), (134, 300), (72, 312), (46, 250)),
    ),
    Card.C8: (28.6, tuple((x, y) for y in (116, 174, 232, 290) for x in (91, 149))),
    Card.C9: (
        26,
        tuple(
            (118 + dx, y + dy) for y in (90, 177, 264) for dx, dy in ((0, 0), (-34, 41), (34, 41))
        ),
    ),
}
"""For each card the radius of its coins and where they lie, in counting order."""


def coin() -> Drawing:
    """A coin of radius 30 around the origin."""
    return [
        Paint(INK, (ellipse(0, 0, 30),)),
        Paint(STRAW, (ellipse(0, 0, 27.6),)),
        Paint(INK, (ellipse(0, 0, 25.4),)),
        Paint(CREAM, (ellipse(0, 0, 24.2),)),
        shape(OCHRE, "-11,-11! 11,-11! 11,11! -11,11!"),
        Paint(INK, (rectangle(-8.6, -8.6, 17.2, 17.2),)),
        Paint(PAPER, (rectangle(-6.2, -6.2, 12.4, 12.4),)),
    ]


def inscription() -> str:
    """The legend of the Wanli reign, 萬曆通寶: read from the top down, then right and left."""
    return "".join(
        glyphs.han(sign, at, 15.6, INK)
        for sign, at in zip("萬曆通寶", ((0, -16.4), (0, 16.4), (16.4, 0), (-16.4, 0)), strict=True)
    )


def _placed(card: Card, number: int, x: float, y: float, radius: float) -> str:
    """One coin in its place."""
    scale = f"{radius / 30:.3f}".rstrip("0").rstrip(".")
    return (
        f'<use class="pip" href="#{card}-coin" transform="translate({x:g} {y:g})scale({scale})" '
        f'id="{card}-pip-{number}"/>'
    )


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


def cash(card: Card) -> str:
    """The picture of 2 to 9 Cash."""
    radius, places = ARRANGED[card]
    placed = "".join(_placed(card, number, x, y, radius) for number, (x, y) in enumerate(places, 1))
    drawn = f'<g id="{card}-coin">{svg(coin())}{inscription()}</g>'
    return f"<defs>{drawn}</defs>{_behind(card)}{placed}"
