"""Heads and what is in a face, turned a little to the viewer's left.

The origin lies between the eyes and the ear, at the height of the nose's root; a face is about 74
units wide and 90 high, y down.
"""

from papertiger.deck.palette import CINNABAR, CREAM, INK
from papertiger.deck.pen import (
    EVEN,
    NAIL,
    SWELL,
    Drawing,
    Paint,
    brush,
    dots,
    ellipse,
    hatch,
    moved,
    points,
    shape,
    strokes,
)

CONTOURS = {
    "oval": "-36,-36 -37,-19 -33.5,-7 -36,5 -33,22 -27,36 -16,48 -5,52 9,48 23,36 32,20 36,4",
    "square": "-37,-36 -38,-19 -35,-7 -37.5,6 -36,24 -32,40 -20,51 -5,54 13,51 29,40 36,22 38,4",
    "long": "-34,-36 -35,-19 -32,-7 -34,6 -31,24 -25,42 -15,55 -5,59 7,55 20,42 30,22 34,4",
    "gaunt": "-36,-36 -37,-20 -32,-8 -36.5,3 -31,20 -24,35 -15,49 -5,54 6,50 19,36 32,18 37,2",
    "round": "-38,-36 -39,-19 -37,-7 -40,7 -40,24 -34,39 -21,49 -5,52 14,49 30,38 38,22 40,4",
    "young": "-35,-36 -36,-18 -33.5,-7 -35,5 -31.5,21 -24.5,35 -14,46 -5,49 7,46 20,35 30,19 34,3",
    "woman": "-34,-36 -35.5,-16 -34,-4 -34.5,6 -31,20 -23.5,33 -13,43 -5,45 6,42 18,32 28,17 32,2",
}
"""The line from the far temple along cheek and jaw to the near ear."""


def shade(colour: str) -> str:
    """A colour as it looks on the side turned from the light."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    warm = zip(parts, (0.86, 0.78, 0.72), strict=True)
    return "#" + "".join(f"{round(part * share):02x}" for part, share in warm)


def head(kind: str, skin: str) -> Drawing:
    """The head without hair: its colour, its contour, the near ear."""
    line = CONTOURS[kind]
    dark = shade(skin)
    return [
        shape(skin, line + " 39,-20 41,-46 26,-66 2,-71 -18,-69 -35,-54"),
        shape(skin, "32,-12 38,-17 44,-12 43.5,0 39,12 33,14"),
        shape(dark, "35,-8! 34,8 31,19 22,34 9,46! 20,31 26,18 28,4"),
        shape(dark, "-35,-2 -35.4,8 -33,18! -30,10 -32,2"),
        shape(dark, "36,-10! 42,-8 40,4 36,10! 38,0"),
        strokes(INK, 3.1, line, profile=(0.55, 0.8, 1, 0.9, 1.1, 1, 0.8, 0.6)),
        strokes(INK, 2.6, "33,-11 38.5,-17 44.5,-12 44,0 39.5,12 34,14", profile=EVEN),
        strokes(INK, 1.5, "36,-10 40,-10 39,-2 36,3", "40,-6 40.5,1 37,8"),
    ]


_EYES: dict[str, tuple[Drawing, float]] = {
    "calm": (
        [
            shape(CREAM, "0,1! 6,-4.6 13,-5.2 20,-1.6! 13,2.6 6,3"),
            Paint(INK, (ellipse(10.4, -1.2, 3.5, 3.7),)),
            Paint(CREAM, (ellipse(9.4, -2.2, 0.9),)),
            strokes(INK, 3, "-2,2 5,-4.8 13,-5.4 22,-1", profile=(0.4, 0.9, 1, 0.5)),
            strokes(INK, 1.3, "4,3.2 10,4 18,1", "2,-8 10,-11 20,-7.6"),
        ],
        0,
    ),
    "phoenix": (
        [
            shape(CREAM, "-1,2! 7,-3 15,-4.2 25,-4! 15,1.6 7,2.6"),
            Paint(INK, (ellipse(11, -1, 3.2, 3.1),)),
            strokes(INK, 3.2, "-4,3.4 5,-2.8 14,-4.8 29,-7", profile=(0.3, 0.9, 1.1, 0.3)),
            strokes(INK, 1.3, "3,3.2 12,2.8 22,-1.6", "2,-6 11,-9.4 25,-12"),
        ],
        -7,
    ),
    "narrow": (
        [
            shape(CREAM, "0,1! 8,-2.8 20,-2! 12,2 6,2.4"),
            Paint(INK, (ellipse(10, -0.4, 2.8, 2.4),)),
            strokes(INK, 2.8, "-3,2 6,-3 14,-3.4 23,-1", profile=(0.4, 1, 1, 0.4)),
            strokes(INK, 1.3, "3,3.4 10,3.4 19,1", "3,-6 11,-7.6 20,-5", "4,6 11,7 17,5"),
        ],
        -3,
    ),
    "round": (
        [
            Paint(CREAM, (ellipse(10, -1, 9.4, 7.6),)),
            Paint(INK, (ellipse(8.6, -0.6, 3.7),)),
            Paint(CREAM, (ellipse(7.6, -1.8, 1.1),)),
            strokes(INK, 3, "-3,3 1,-5.4 9.6,-9.2 18,-5.6 23,1", profile=(0.5, 1, 1.1, 1, 0.4)),
            strokes(INK, 1.7, "1,4.4 9,7.6 18,4", "4,9.6 10,11 17,8.6", profile=SWELL),
        ],
        0,
    ),
    "fierce": (
        [
            shape(CREAM, "0,2! 5,-4.6 12,-7 21,-4.6! 18,2 10,5.4 4,5"),
            Paint(INK, (ellipse(9.6, -0.6, 3.9),)),
            Paint(CREAM, (ellipse(8.6, -1.8, 1),)),
            strokes(INK, 3.8, "-3,4 4,-4.4 12,-7.6 25,-7.4", profile=(0.4, 1, 1.1, 0.3)),
            strokes(INK, 1.7, "1,4.4 9,7 19,2.4", "5,9.6 11,10 17,7.4", profile=SWELL),
        ],
        -4,
    ),
    "soft": (
        [
            shape(CREAM, "0,1.4! 6,-3.6 13,-4.4 21,-2.6! 13,2.4 6,3"),
            Paint(INK, (ellipse(10.6, -1, 3.2, 3.6),)),
            Paint(CREAM, (ellipse(9.6, -2.2, 0.9),)),
            strokes(INK, 2.8, "-2,2.4 5,-3.6 13,-5 25,-4.6", profile=(0.3, 0.8, 1.1, 0.25)),
            strokes(INK, 1, "3,3.4 10,3.6 18,0.6", "3,-7 11,-9.4 21,-8.6"),
        ],
        -5,
    ),
}


def _both(near: Drawing, x: float, y: float, turn: float, far: float = -17.5) -> Drawing:
    """A feature on the near side, and narrower on the far side."""
    rise = turn / 57.3
    return [
        *moved(near, (1, rise, -rise, 1, x, y)),
        *moved(near, (-0.66, rise * 0.8, rise * 0.6, 1, far, y)),
    ]


def eyes(kind: str) -> Drawing:
    """Both eyes."""
    drawing, turn = _EYES[kind]
    return _both(drawing, -1.5, -7, turn)


_BROWS: dict[str, tuple[Drawing, float]] = {
    "silkworm": ([shape(INK, "-2,2 2,-3 10,-6 20,-6.4 28,-2! 20,-1.6 11,-.4 4,3")], -8),
    "sword": ([shape(INK, "-3,4! 4,-3 16,-8 31,-13! 20,-3 8,1.6 2,4.4")], 0),
    "arch": ([shape(INK, "-1,1! 6,-5 15,-6.4 26,-1! 15,-3.4 7,-2")], 0),
    "willow": ([shape(INK, "-1,1! 8,-4.4 17,-5.6 27,-1.6! 17,-3.4 8,-2.4")], -4),
    "stern": ([shape(INK, "-4,7! -1,0 10,-5 28,-7! 24,-1 12,1 3,6.6")], 0),
    "bushy": (
        [
            shape(INK, "-4,6! -1,-3 10,-8 26,-6 30,-1! 18,0 8,3 2,8"),
            hatch(
                INK, 2.4, 9, "-2,2 -2,-5 -4,-9", "10,-4 13,-12 16,-15", "24,-3 31,-9 37,-10",
                ragged=0.5,
            ),
        ],
        0,
    ),
    "flat": ([shape(INK, "-3,2! 0,-3 12,-5 27,-2! 14,1 5,3")], 0),
    "sad": ([shape(INK, "-2,-3! 4,-6 14,-3 26,5! 13,1.6 4,-1")], 0),
}  # fmt: skip


def brows(kind: str) -> Drawing:
    """Both eyebrows."""
    drawing, turn = _BROWS[kind]
    return _both(drawing, -2.5, -19.5, turn, -17)


_NOSES = {
    "straight": ("-14.5,-15 -16.5,-4 -22.5,11 -23.5,16 -19,18.6 -14,17.4", "-8.5,8 -5,13 -8,18"),
    "hook": ("-14,-16 -20,-4 -25,9 -25,17 -20.5,20.4 -15,18", "-8.5,8 -4,13.4 -8,19"),
    "broad": ("-13,-12 -15.6,-2 -24,9 -26.5,15 -22,19.4 -14.5,18.4", "-7,7 -1.5,12.6 -5.4,19"),
    "small": ("-15.6,-8 -16.6,2 -21,12 -21,15.4 -17,16.8", "-10,11 -8,14 -10,16.6"),
}


def nose(kind: str) -> Drawing:
    """The nose: one line down its ridge, one around its wing."""
    ridge, wing = _NOSES[kind]
    return [
        strokes(INK, 2.4, ridge, profile=(0.3, 0.7, 0.9, 1, 0.8, 0.25)),
        strokes(INK, 2.2, wing, profile=SWELL),
    ]


_MOUTHS: dict[str, Drawing] = {
    "closed": [
        shape(CINNABAR, "-22,30 -17,27.6 -13.4,28.8 -9,27.4 0,29.8 -7,33.6 -13,34.6 -18,33"),
        strokes(INK, 2.2, "-24,31 -18,30 -13,31 -7,29.8 3,29", profile=(0.4, 1, 0.8, 1, 0.3)),
        strokes(INK, 1.5, "-18,37.4 -12,38.6 -6,37", profile=SWELL),
    ],
    "stern": [
        shape(CINNABAR, "-22,31 -13,28 0,31 -6,34 -13,34.6 -19,34"),
        strokes(INK, 2.6, "-25,34 -19,30.4 -13,30.6 -5,30 3,34", profile=(0.3, 1, 1, 1, 0.3)),
        strokes(INK, 1.6, "-18,37.6 -12,38.8 -6,37.4", profile=SWELL),
    ],
    "smile": [
        shape(CINNABAR, "-23,28.6 -13,28.6 2,27.6 -5,33.6 -12,34.6 -18,33"),
        strokes(INK, 2.2, "-26,27 -20,30 -13,31 -4,30 4,25.6", profile=(0.3, 1, 1, 1, 0.3)),
        strokes(INK, 1.4, "-18,37 -12,38.2 -6,36.6", profile=SWELL),
    ],
    "small": [
        shape(CINNABAR, "-20,29 -16.4,26.6 -13.6,28 -10.6,26.4 -5,28.8 -10,33.4 -14,34 -17.6,32.6"),
        strokes(INK, 1.7, "-20.6,29.4 -16,29 -13,29.8 -9,28.8 -4,28.6", profile=SWELL),
        strokes(INK, 1.1, "-16,36.4 -12.6,37.2 -9,36.2", profile=SWELL),
    ],
    "shout": [
        shape(INK, "-26,28! -14,25.4 6,27! 4,37 -4,43 -13,43.6 -22,40"),
        shape(CINNABAR, "-19,39 -11,35.6 -2,37 -6,41.4 -13,42.4"),
        shape(CREAM, "-23,28.6! -13,27.2 3.4,28! 2,31.6 -12,31.4 -22,32"),
        strokes(INK, 1, "-18,28 -18,32", "-13,27 -13,32", "-8,27 -8,32", "-3,27 -3,32",
                profile=(1, 1)),
    ],
    "grin": [
        shape(INK, "-27,26! -14,28.6 7,23! 4,33 -5,38 -14,38.4 -22,35"),
        shape(CREAM, "-24.4,28! -13,30.4 4,26! 1.6,32 -7,35 -14,35.4 -20,33"),
        strokes(INK, 1, "-19,28 -18,34", "-13,29 -13,36", "-7,28 -7,35.4", "-1,27 -2,33",
                profile=(1, 1)),
    ],
}  # fmt: skip


def mouth(kind: str) -> Drawing:
    """The mouth."""
    return _MOUTHS[kind]


def lines(kind: str) -> Drawing:
    """What age, care or temper drew into the face."""
    match kind:
        case "age":
            return [
                strokes(INK, 1.5, "-5,17 1,22 3,30", "-27,17 -29,22 -29,28", "-20,-30 -8,-32 6,-30",
                        "-17,-35 -6,-36.6 6,-35"),
                strokes(INK, 1.2, "25,-6 29,-9 31,-13", "26,-4 30,-4 33,-6", "20,14 22,20 20,26"),
            ]  # fmt: skip
        case "firm":
            return [strokes(INK, 1.5, "-5,17 1,22 3,29", "-27,17 -29,22 -29,27")]
        case "temper":
            return [
                strokes(INK, 2, "-13,-25 -14,-19 -12,-15", "-18,-25 -18,-20 -18,-16"),
                strokes(INK, 1.7, "-4,15 4,20 8,30", "-27,16 -31,21 -32,28", "16,8 24,11 30,8"),
            ]
        case _:
            return []


def cheeks(colour: str) -> Drawing:
    """A blush on both cheeks."""
    return [Paint(colour, (ellipse(14, 13, 9.5, 7), ellipse(-29, 13, 4.4, 6)))]


def birthmark(colour: str) -> Drawing:
    """A great blue mark over the near half of the face."""
    return [
        shape(
            colour,
            "-4,-34 10,-38 30,-30 36,-12 35,6 31,20 23,28 13,24 15,14 8,8 10,0 -1,-2 -5,-10 "
            "0,-20 -6,-27",
        ),
        dots(colour, 1.7, "4,14 8,19 2,4 17,31 -10,-32"),
    ]


def ink_line(text: str, width: float = 2.2) -> Paint:
    """One plain brush line."""
    return Paint(INK, (brush(points(text)[0], width, NAIL),))
