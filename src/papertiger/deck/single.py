"""The faces of 1 Cash and Half Cash, which are pictures of their own."""

import math

from papertiger.deck.palette import (
    CINNABAR,
    CREAM,
    GREEN,
    INK,
    LEAF,
    OCHRE,
    PAPER,
    STRAW,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    SWELL,
    Contour,
    Drawing,
    Paint,
    dots,
    ellipse,
    hatch,
    rectangle,
    shape,
    strokes,
    svg,
    turned,
)

TRIGRAMS = (0b111, 0b011, 0b101, 0b001, 0b000, 0b100, 0b010, 0b110)
"""The eight trigrams clockwise from the top; a set bit is a whole line, the outermost first."""


def _fish(radius: float) -> Contour:
    """The dark half of a taiji: half a circle whose edge swells and ebbs."""
    k = 0.5523
    r, h = radius, radius / 2
    return Contour(
        (0, -r),
        (
            ((r * k, -r), (r, -r * k), (r, 0)),
            ((r, r * k), (r * k, r), (0, r)),
            ((h * k, r), (h, h + h * k), (h, h)),
            ((h, h - h * k), (h * k, 0), (0, 0)),
            ((-h * k, 0), (-h, -h + h * k), (-h, -h)),
            ((-h, -h - h * k), (-h * k, -r), (0, -r)),
        ),
    )


def taiji() -> Drawing:
    """One great coin: the taiji within the eight trigrams."""
    drawn: Drawing = [
        Paint(INK, (ellipse(0, 0, 92),)),
        Paint(STRAW, (ellipse(0, 0, 88.6),)),
        Paint(INK, (ellipse(0, 0, 83.4),)),
        Paint(CREAM, (ellipse(0, 0, 81.6),)),
        Paint(INK, (ellipse(0, 0, 52),)),
        Paint(STRAW, (ellipse(0, 0, 49.6),)),
        Paint(INK, (ellipse(0, 0, 46),)),
        Paint(CREAM, (ellipse(0, 0, 44),)),
    ]
    for place, trigram in enumerate(TRIGRAMS):
        bars: list[Contour] = []
        for line in range(3):
            y = -78 + line * 7.6
            half = 15.5 - line * 1.6
            if trigram >> (2 - line) & 1:
                bars.append(rectangle(-half, y, half * 2, 4.8))
            else:
                bars += [rectangle(-half, y, half - 2.4, 4.8), rectangle(2.4, y, half - 2.4, 4.8)]
        drawn += turned([Paint(INK, tuple(bars))], place * 45, 0, 0)
    drawn += turned([Paint(INK, (_fish(44),))], 24, 0, 0)
    eyes = [
        Paint(CREAM, (ellipse(0, 22, 8.5),)),
        Paint(INK, (rectangle(-3.4, 18.6, 6.8, 6.8),)),
        Paint(INK, (ellipse(0, -22, 8.5),)),
        Paint(CREAM, (rectangle(-3.4, -25.4, 6.8, 6.8),)),
    ]
    return [*drawn, *turned(eyes, 24, 0, 0)]


def one_cash(code: str) -> str:
    """The picture of 1 Cash."""
    return f'<g class="pip" id="{code}-pip-1">{svg(turned(taiji(), 0, 120, 203, 0.86))}</g>'


def _leaf() -> Drawing:
    """A leaf growing from a point."""
    return [
        shape(INK, "0,0! 8,-11 24,-14 46,-2! 30,10 12,10"),
        shape(LEAF, "3,-.6! 10,-8.6 24,-11.4 40,-2.2! 28,1 12,2"),
        shape(GREEN, "3,.6! 12,2 28,1 40,-1.6! 28,7.6 13,7.6"),
        strokes(INK, 1.3, "0,0 20,-1 40,-2", "12,0 16,-5 20,-8", "22,-1 26,-5 30,-7",
                "14,1 18,4 22,6", "24,0 28,3 31,4"),
    ]  # fmt: skip


def _bloom() -> Drawing:
    """A peach blossom, full face."""
    drawn: Drawing = []
    for petal in range(5):
        drawn += turned(
            [
                shape(INK, "0,2! -13,-8 -14,-23 -4,-30! 0,-27! 4,-30! 14,-23 13,-8"),
                shape(
                    "#f2c3b3",
                    "0,0! -10.6,-9 -11.4,-21.6 -4,-26.6! 0,-23.4! 4,-26.6! 11.4,-21.6 10.6,-9",
                ),
                shape(CINNABAR, "0,2! -5,-8 -3,-17! 0,-10! 3,-17! 5,-8"),
            ],
            petal * 72,
            0,
            0,
        )
    threads = [
        (round(15 * math.sin(k * 0.79 + 0.3), 1), round(-15 * math.cos(k * 0.79 + 0.3), 1))
        for k in range(8)
    ]
    return [
        *drawn,
        strokes(INK, 1.3, *(f"0,0 {tx * 0.6:.1f},{ty * 0.6:.1f} {tx},{ty}" for tx, ty in threads),
                profile=(1, 1)),
        dots(INK, 2.5, " ".join(f"{tx},{ty}" for tx, ty in threads)),
        dots(OCHRE, 1.4, " ".join(f"{tx},{ty}" for tx, ty in threads)),
        Paint(INK, (ellipse(0, 0, 4.6),)),
        Paint(STRAW, (ellipse(0, 0, 3.2),)),
    ]  # fmt: skip


def _bud() -> Drawing:
    """A closed bud, upright from its stalk."""
    return [
        strokes(INK, 2.6, "0,12 1,4 0,0", profile=EVEN),
        shape(INK, "0,2! -10,-4 -9,-15 0,-23! 9,-15 10,-4"),
        shape("#f2c3b3", "0,-1! -7,-6 -6.4,-14 0,-19.4! 6.4,-14 7,-6"),
        shape(CINNABAR, "0,-1! 7,-6 6.4,-14 0,-19.4! 1,-12"),
        shape(INK, "0,5! -8,-3! 0,-1! 8,-3!"),
    ]


def _peach() -> Drawing:
    """A ripe peach hanging from a point."""
    return [
        shape(INK, "0,0! 18,-5 35,9 35,32 21,52 2,67! -18,53 -34,33 -34,10 -18,-5"),
        shape(
            "#efc27c",
            "0,3.4! 17,-1.6 31.6,11 31.6,31 19,49 2,62! -16,50 -30.6,32 -30.6,11 -17,-1.6",
        ),
        shape(
            VERMILION, "2,62! -8,56 -18,46 -22,36! -10,46 2,48 16,40 26,26 31.6,20! 31.6,31 19,49"
        ),
        shape(
            CINNABAR,
            "-22,36! -12,36 0,38 14,30 24,14 29,8! 31.6,11 31.6,20 26,26 16,40 2,48 -10,46",
        ),
        strokes(INK, 2.6, "0,2 7,18 8,38 2,62", profile=(0.9, 1, 0.7, 0.2)),
        dots(INK, 0.9, "-10,52 -4,56 -2,50 8,52 14,46 18,42 10,46 22,38 -14,46 24,30"),
    ]


def _placed(code: str, part: str, places: str) -> str:
    """Repeats of a part: each place is `x,y,turn,scale`."""
    drawn = ""
    for place in places.split():
        x, y, turn, scale = place.split(",")
        drawn += (
            f'<use href="#{code}-{part}" '
            f'transform="translate({x} {y})rotate({turn})scale({scale})"/>'
        )
    return drawn


def _branch() -> Drawing:
    """The branch and its twigs."""
    return [
        strokes(INK, 15, "62,352 74,312 66,272 88,232 120,204 140,164 132,128 152,92",
                profile=(1.2, 1, 0.9, 0.8, 0.66, 0.5, 0.36, 0.16)),
        strokes(INK, 8, "88,232 132,236 168,222 200,228", profile=(1, 0.8, 0.5, 0.15)),
        strokes(INK, 7, "120,204 96,180 84,152 60,136", profile=(1, 0.8, 0.5, 0.15)),
        strokes(INK, 6, "140,164 168,152 190,128 212,120", profile=(1, 0.8, 0.5, 0.15)),
        strokes(INK, 6, "66,276 52,266 42,262", "72,314 100,300 120,306", profile=(1, 0.7, 0.3)),
        strokes("#8a6a4a", 3, "66,340 76,312 68,274 90,236 120,209", "122,200 138,166 132,134",
                profile=SWELL),
        hatch(PAPER, 1, 7, "62,330 66,328 70,328", "64,280 68,280 73,281", "100,222 103,225 "
        "106,229"),
    ]  # fmt: skip


def half_cash(code: str) -> str:
    """The picture of Half Cash: a branch, its upper half in flower and its lower half in fruit."""
    parts = {"leaf": _leaf(), "bloom": _bloom(), "bud": _bud(), "peach": _peach()}
    defs = "".join(f'<g id="{code}-{part}">{svg(drawn)}</g>' for part, drawn in parts.items())
    behind = (
        "84,152,200,.8 70,140,128,.72 150,96,-30,.8 184,134,30,.75 66,278,196,.85 "
        "176,224,-58,.8 196,227,40,.62"
    )
    before = "108,214,96,.9 116,304,-4,.9 96,230,44,.66"
    return (
        f"<defs>{defs}</defs>"
        + _placed(code, "leaf", behind)
        + svg(_branch())
        + _placed(code, "leaf", before)
        + _placed(code, "peach", "138,238,-5,.86 42,261,8,.58 112,304,-10,.56")
        + _placed(code, "bloom", "94,172,12,.86 142,142,-8,1 194,124,30,.82 148,92,-20,.62")
        + _placed(code, "bud", "60,136,-50,.9 212,112,20,.8 112,120,-24,.9")
        + svg([strokes(INK, 3, "132,136 122,130 114,128", profile=EVEN)])
    )
