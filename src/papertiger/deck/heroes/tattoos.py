"""Bare chests and shoulders, and what is tattooed on them."""

from papertiger.deck.heroes.body import EDGE
from papertiger.deck.heroes.hair import blossom
from papertiger.deck.palette import (
    CINNABAR,
    CREAM,
    GREEN,
    INDIGO,
    INK,
)
from papertiger.deck.pen import (
    EVEN,
    Drawing,
    Paint,
    dots,
    ellipse,
    moved,
    shape,
    strokes,
)

BEAD = "#8a4b2a"


def _chest(skin: str) -> Drawing:
    """A bare chest."""
    return [
        shape(skin, "-98,165! -97,122 -78,94 -44,80 -18,64! 30,62! 52,80 80,92 99,122 104,165!"),
        strokes(INK, 3, *EDGE, profile=(1, 1, 0.9, 0.8, 0.5)),
        strokes(INK, 2.2, "-40,84 -22,90 -6,88", "50,84 30,92 12,88"),
        strokes(INK, 2.4, "2,104 1,124 -2,150", "-52,140 -34,156 -10,154", "58,140 40,156 14,154"),
        strokes(INK, 2.2, "-64,165 -66,144 -60,124", "70,165 72,144 66,124"),
        dots(CINNABAR, 2.4, "-34,142 40,142"),
    ]


def _open_coat(colour: str) -> Drawing:
    """A coat hanging open from both shoulders."""
    return [
        shape(INK, "-98,165! -98,120 -80,93 -52,80! -66,104 -66,134 -60,165!", "104,165! 101,120 "
        "82,91 "
              "56,79! 74,104 76,134 70,165!"),
        shape(colour, "-95,165! -95,122 -78,97 -60,88! -70,106 -70,134 -65,165!", "101,165! "
        "98,122 80,95 "
              "64,87! 78,104 80,134 75,165!"),
        strokes(INK, 1.8, "-84,165 -86,140 -80,112", "90,165 92,140 86,110"),
    ]  # fmt: skip


def leopard(skin: str, trim: str) -> Drawing:
    """A bare chest with a leopard tattooed in blue; a coat hanging open."""
    ink = INDIGO
    cat = [
        shape(ink, "-30,-4 -22,-14 -6,-12 10,-14 24,-10 34,2 32,16! 26,30! 20,30! 22,16 10,10 "
        "-8,10 "
              "-12,20! -14,30! -21,30! -20,14 -28,8"),
        Paint(ink, (ellipse(-33, -10, 12, 10.6),)),
        shape(ink, "-43,-16! -44,-25! -37,-19!", "-30,-19! -25,-26! -23,-16!"),
        strokes(ink, 3.6, "32,0 44,-6 42,-20 50,-24", profile=(1, 1, 0.6)),
        shape(skin, "-40,-12! -36,-14 -35,-10! -38,-9", "-31,-11! -27,-13 -27,-9! -30,-8"),
        strokes(skin, 1.6, "-40,-4 -35,-2 -30,-4", "-35,-7 -35,-3", profile=EVEN),
        dots(skin, 2.3, "-18,-6 -8,0 2,-7 12,0 20,-5 28,6 -14,4 4,4 -20,2 24,14 -16,18"),
    ]  # fmt: skip
    return [
        *_chest(skin),
        *moved(cat, (0.9, 0, 0, 0.9, 8, 112)),
        *_open_coat(trim),
    ]


def dragons(skin: str, trim: str) -> Drawing:
    """Shi Jin: nine dragons tattooed in green and blue over chest and arms."""
    ink = GREEN
    coil = [
        strokes(ink, 8, "-20,-16 -6,-24 6,-14 -2,-2 -14,2 -18,14 -6,22 8,16",
        profile=(0.5, 0.9, 1, 1, 1, 0.9, 0.6, 0.1)),
        strokes(skin, 1.1, "-10,-20 -8,-25", "-2,-17 2,-23", "0,-9 8,-11", "-8,-4 -4,2", "-17,2 "
        "-10,6",
                "-19,12 -12,12", "-10,22 -8,16", profile=(1, 1)),
        Paint(ink, (ellipse(-22, -13, 7, 6),)),
        strokes(ink, 2, "-26,-16 -32,-24", "-20,-18 -22,-27", "-28,-12 -36,-8", "-26,-9 -32,-2",
                "10,-12 18,-16", "8,-18 14,-26", "-20,16 -28,20", "8,16 16,12"),
        dots(skin, 1.5, "-24,-14"),
    ]  # fmt: skip
    drawn = _chest(skin)
    for matrix in (
        (1.1, 0, 0, 1.1, -28, 116),
        (-1.1, 0, 0, 1.1, 34, 116),
        (0.62, 0.3, -0.3, 0.62, -80, 132),
        (-0.62, 0.3, 0.3, 0.62, 84, 132),
    ):
        drawn += moved(coil, matrix)
    return [
        *drawn,
        shape(INK, "-40,165! 0,154 50,165!"),
        shape(trim, "-34,165! 0,157 44,165!"),
    ]


def tattooed(skin: str, trim: str) -> Drawing:
    """Yan Qing: a white shirt off one shoulder, flowers tattooed on it."""
    drawn = _chest(skin)
    for x, y, size in (
        (-66, 112, 13),
        (-80, 134, 10),
        (-50, 132, 11),
        (-64, 154, 12),
        (-30, 112, 9),
    ):
        drawn += blossom(x, y, size, INDIGO)
    drawn.append(
        strokes(GREEN, 2.6, "-88,152 -74,144 -72,124", "-56,142 -40,124 -36,118", "-74,162 "
        "-84,158 -90,162",
                "-58,122 -56,110 -48,102"),
    )  # fmt: skip
    return [
        *drawn,
        shape(INK, "24,62! 54,78 84,92 101,122 104,165! -48,165! -10,120 14,86"),
        shape(CREAM, "26,66! 54,82 82,96 98,123 101,165! -42,165! -8,122 17,88"),
        shape(INK, "22,62! 38,66! 22,104 -18,165! -48,165! -10,120 12,88"),
        shape(trim, "23.6,66! 34,69! 19,103 -20,163! -42,163! -8,121 14,90"),
        strokes(INK, 2.2, "62,165 60,140 68,116", "36,165 36,146 30,130", "84,150 80,130 82,112"),
    ]


def monk(main: str, trim: str) -> Drawing:
    """Lu Zhishen: a patched cassock over one shoulder, big beads, flowers tattooed on the other."""
    drawn = _chest(trim)
    for x, y, size in ((-72, 114, 15), (-50, 138, 13), (-82, 146, 13), (-36, 112, 10)):
        drawn += blossom(x, y, size, CINNABAR)
    drawn.append(
        strokes(
            GREEN,
            2.8,
            "-92,130 -82,122 -78,106",
            "-62,156 -66,140 -60,126",
            "-44,124 -40,130 -32,132",
        )
    )
    drawn += [
        shape(INK, "26,60! 54,78 84,92 101,122 104,165! -70,165! -30,140 4,106"),
        shape(main, "29,65! 54,82 82,96 98,123 101,165! -60,165! -27,142 7,109"),
        strokes(INK, 2.4, "46,80 30,112 -4,150 -20,165", "72,92 58,124 40,150 30,165", "92,112 "
        "84,140 80,165",
                "22,92 46,106 74,122 98,134", "-10,124 16,140 48,152", profile=EVEN),
    ]  # fmt: skip
    beads = "-28,76 -33,88 -33,101 -27,113 -18,122 -6,127 7,128 19,123 29,115 35,104 38,92 36,79"
    return [
        *drawn,
        dots(INK, 8.2, beads),
        dots(BEAD, 6.1, beads),
        dots(
            CREAM,
            1.6,
            "-30,74 -35,86 -35,99 -29,111 -20,120 -8,125 5,126 17,121 27,113 33,102 36,90 34,77",
        ),
    ]
