"""Hair, and what only holds it together. The first part hangs behind the head."""

from papertiger.deck.palette import (
    CREAM,
    GREY,
    INK,
    OCHRE,
    STEEL,
    STRAW,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    Drawing,
    Paint,
    dots,
    ellipse,
    hatch,
    moved,
    shape,
    strokes,
)

Parts = tuple[Drawing, Drawing]


HAIRLINE = "-37,-24! -34,-41 -22,-49 -2,-47 18,-46 30,-35 33,-10! 38,-17 41,-16! "


def sideburns() -> Paint:
    """Sideburns under any hat."""
    return shape(
        INK,
        "-40,-42! -37,-18! -33,-30 -22,-38 -6,-38 14,-36.4 27,-28 32,-6! 37,-16 41,-16! 46,-42!",
    )


def drawn_hair(tone: str = GREY) -> Drawing:
    """Hair drawn up from the brow."""
    return [
        shape(INK, HAIRLINE + "46,-30 42,-54 24,-70 -2,-73 -26,-66 -38,-48 -40,-32"),
        hatch(
            tone, 1, 13, "-36,-36 -30,-54 -12,-69", "-16,-50 -10,-60 -2,-71", "8,-48 8,-60 2,-71",
            "26,-40 26,-56 8,-70", "38,-22 42,-46 18,-69",
        ),
    ]  # fmt: skip


def _loose(tone: str, side: float = 1) -> Drawing:
    """Hair that falls loose behind the head on to the shoulders."""
    mass = (
        "-34,-50! -50,-30 -50,0 -58,30 -52,62 -64,92! -44,84 -46,104! -28,88 -20,60! 20,60! "
        "34,90 44,110! 50,88 66,100! 60,70 62,36 54,2 52,-32 36,-58"
    )
    return moved(
        [
            shape(INK, mass),
            hatch(
                tone, 1.2, 8, "-42,-30 -46,20 -56,84", "-38,-10 -42,36 -44,92",
                "-30,30 -34,60 -36,84", ragged=0.3,
            ),
            hatch(
                tone, 1.2, 10, "36,30 40,60 42,98", "44,-10 48,40 52,86", "48,-30 56,30 62,92",
                ragged=0.3,
            ),
        ],
        (side, 0, 0, 1, 0, 0),
    )  # fmt: skip


def _topknot(colour: str) -> Drawing:
    """A knot of hair on the crown, tied with a ribbon."""
    return [
        shape(INK, "-10,-66! -18,-80 -8,-93 8,-94 18,-84 12,-66!"),
        hatch(GREY, 1, 5, "-8,-72 -10,-82 -2,-92", "8,-72 11,-82 3,-92"),
        shape(colour, "-13,-74! 1,-78 15,-73! 14,-65! 1,-70 -12,-66!"),
    ]


def blossom(x: float, y: float, size: float, colour: str) -> Drawing:
    """A flower of five petals around a point."""
    unit = [
        Paint(INK, tuple(ellipse(px, py, 5.6) for px, py in _PETALS)),
        Paint(colour, tuple(ellipse(px, py, 4.4) for px, py in _PETALS)),
        Paint(INK, (ellipse(0, 0, 3.4),)),
        Paint(STRAW, (ellipse(0, 0, 2.5),)),
    ]
    scale = size / 10
    return moved(unit, (scale, 0, 0, scale, x, y))


_PETALS = ((0, -5.6), (5.3, -1.7), (3.3, 4.5), (-3.3, 4.5), (-5.3, -1.7))


def pilgrim(_tone: str) -> Parts:
    """Wu Song: loose hair, an iron band with a crescent at the brow."""
    front = [
        *drawn_hair(),
        shape(INK, "30,-30! 34,-10 36,14 44,44! 50,20 48,-10 44,-34!"),
        shape(INK, "-36,-34! -39,-14 -40,8 -46,26! -48,0 -44,-30!"),
        shape(INK, "-40,-43! -12,-51 18,-50 45,-40! 45,-27! 18,-38 -12,-39 -40,-30!"),
        shape(STEEL, "-38.6,-40! -12,-48 18,-47 43.4,-37.4! 43.4,-31! 18,-41 -12,-42 -38.6,-33!"),
        Paint(INK, (ellipse(-9, -53, 15.6),)),
        Paint(STRAW, (ellipse(-9, -53, 13.2),)),
        Paint(INK, (ellipse(-9, -58.4, 11.6),)),
        shape(INK, "-20,-66! -9,-72 2,-66! 2,-58 -20,-58!"),
        Paint(VERMILION, (ellipse(-9, -47, 2.4),)),
    ]
    return _loose(GREY), front


def headband(colour: str) -> Parts:
    """Hair in a knot, a cloth band tied around the brow with its ends behind."""
    ends = [
        shape(INK, "36,-42! 56,-52 78,-40 88,-18! 72,-28 54,-34 38,-30!"),
        shape(colour, "38,-40! 56,-49 74,-39 83,-24! 70,-32 54,-37 40,-33!"),
        shape(INK, "36,-38! 58,-30 66,-8 60,18! 54,-4 46,-20 36,-28!"),
        shape(colour, "38,-35! 55,-27 62,-8 59,8! 55,-8 48,-22 38,-30!"),
    ]
    front = [
        *drawn_hair(),
        *_topknot(colour),
        shape(INK, "-41,-42! -12,-53 18,-52 46,-41! 46,-25! 18,-37 -12,-39 -40,-28!"),
        shape(colour, "-39,-39.6! -12,-50 18,-49 43.6,-39! 43.6,-29! 18,-40 -12,-42 -38.4,-31.6!"),
        strokes(INK, 1.1, "-36,-35 -12,-45.6 18,-44.6 42,-34", profile=EVEN),
    ]
    return ends, front


def bald(_colour: str) -> Parts:
    """A monk's shaved head with burnt marks."""
    return [], [
        strokes(INK, 3, "-36,-34 -35,-54 -18,-69 2,-71 24,-67 40,-50 41,-24 39,-14", profile=EVEN),
        hatch(INK, 1, 13, "-33,-44 -32,-47 -31,-49", "-10,-64 -9,-66 -8,-68", "14,-64 15,-66 "
        "16,-68",
              "35,-46 36,-48 37,-50", "37,-24 38,-26 39,-28"),
        dots(INK, 2, "-10,-52 2,-54 14,-52 -10,-43 2,-45 14,-43"),
        dots(CREAM, 0.9, "-10,-52 2,-54 14,-52 -10,-43 2,-45 14,-43"),
    ]  # fmt: skip


def wild(_tone: str) -> Parts:
    """Li Kui: hair that stands on end, held by a rag."""
    mane = [
        hatch(
            INK,
            11,
            33,
            "-30,34 -54,40 -66,24",
            "-38,0 -62,-6 -74,-34",
            "-36,-38 -62,-58 -62,-92",
            "-14,-62 -32,-90 -18,-116",
            "6,-66 2,-94 20,-118",
            "28,-58 50,-84 54,-112",
            "40,-30 66,-48 78,-84",
            "42,4 68,2 84,-26",
            "34,34 60,42 76,24",
            ragged=0.3,
        ),
        shape(INK, "-40,36! -48,0 -46,-44 -24,-74 4,-80 32,-72 50,-42 52,2 44,40!"),
    ]
    front = [
        shape(INK, HAIRLINE + "46,-30 42,-54 24,-70 -2,-73 -26,-66 -38,-48 -40,-32"),
        hatch(
            INK, 3, 15, "-34,-34 -36,-26 -39,-20", "-10,-38 -12,-32 -16,-28", "10,-37 10,-32 7,-27",
            "28,-34 28,-26 25,-20", ragged=0.5,
        ),
        hatch(
            GREY, 1.1, 15, "-34,-44 -50,-62 -54,-84", "-14,-52 -28,-80 -20,-104",
            "6,-54 3,-84 16,-106", "26,-50 42,-74 49,-98", "38,-36 60,-50 70,-76",
        ),
        shape(VERMILION, "-40,-44! -12,-55 18,-54 45,-42! 44,-33! 18,-45 -12,-46 -40,-35!"),
        strokes(INK, 1.4, "-36,-40 -10,-50 18,-49 42,-38", profile=EVEN),
    ]  # fmt: skip
    return mane, front


def lady(_tone: str) -> Parts:
    """A high coil of hair with pins and flowers."""
    coil = [
        shape(INK, "-28,-60! -40,-82 -26,-104 -2,-108 6,-96 16,-108 42,-102 50,-78 34,-56!"),
        hatch(GREY, 1.1, 9, "-26,-66 -34,-84 -12,-104", "-12,-66 -18,-82 -4,-100", "0,-66 0,-80 "
        "4,-92",
              "14,-66 22,-82 18,-102", "30,-62 44,-80 34,-100"),
        shape(INK, "38,-40! 54,-28 56,6 50,34 58,58! 44,44 38,10"),
    ]  # fmt: skip
    front = [
        shape(INK, "-36,-10! -37,-30 -28,-37 -12,-34! -2,-40 14,-36 26,-28 32,-4! 38,-16 42,-12! "
        "46,-32 42,-54 "
              "24,-70 -2,-73 -26,-66 -39,-48 -41,-26"),
        hatch(GREY, 1, 13, "-37,-26 -34,-50 -14,-68", "-14,-38 -10,-54 -2,-70", "2,-40 4,-56 2,-70",
              "20,-36 22,-54 8,-69", "38,-22 42,-46 18,-68"),
        shape(OCHRE, "-34,-62 -10,-70 16,-70 40,-60 39,-54 16,-63 -10,-63 -34,-55"),
        dots(VERMILION, 2.6, "-22,-62 -8,-66.6 8,-67 24,-62.6"),
        strokes(INK, 6.4, "32,-66 48,-73 64,-76", profile=(1, 1)),
        strokes(OCHRE, 3.2, "32,-66 48,-73 64,-76", profile=(1, 1)),
        dots(INK, 6, "64,-76"),
        dots(OCHRE, 4.2, "64,-76"),
        strokes(INK, 1.4, "64,-70 64,-44", profile=(1, 1)),
        dots(INK, 3.6, "64,-62 64,-53 64,-44"),
        dots(VERMILION, 2.3, "64,-62 64,-53 64,-44"),
        *blossom(-24, -78, 13, VERMILION),
        *blossom(38, -10, 3.5, OCHRE),
    ]  # fmt: skip
    return coil, front
