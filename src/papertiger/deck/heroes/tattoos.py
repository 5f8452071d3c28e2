"""Bare chests and shoulders, and what is tattooed on them."""

from papertiger.deck.heroes.body import EDGE
from papertiger.deck.heroes.hair import blossom
from papertiger.deck.palette import (
    CINNABAR,
    CREAM,
    GREEN,
    INDIGO,
    INK,
    LEAF,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    NAIL,
    SWELL,
    Drawing,
    Paint,
    dots,
    ellipse,
    moved,
    shape,
    strokes,
)

BEAD = "#8a4b2a"


def _chest(skin: str, *, plain: bool = True) -> Drawing:
    """A bare chest; without its muscles where a tattoo covers them."""
    drawn = [
        shape(skin, "-98,165! -97,122 -78,94 -44,80 -18,64! 30,62! 52,80 80,92 99,122 104,165!"),
        strokes(INK, 3, *EDGE, profile=(1, 1, 0.9, 0.8, 0.5)),
        strokes(INK, 2.2, "-40,84 -22,90 -6,88", "50,84 30,92 12,88"),
        strokes(INK, 2.2, "-64,165 -66,144 -60,124", "70,165 72,144 66,124"),
    ]
    if plain:
        drawn += [
            strokes(INK, 2.4, "2,104 1,124 -2,150", "-52,140 -34,156 -10,154",
                    "58,140 40,156 14,154"),
            dots(CINNABAR, 2.4, "-34,142 40,142"),
        ]  # fmt: skip
    return drawn


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
        strokes(ink, 6, "40,-10 54,-12 60,-24 52,-34 40,-32", profile=(1, 0.9, 0.8, 0.8, 0.5)),
        shape(ink, "-30,-10! -18,-16 -4,-12 12,-13 28,-18 42,-12 47,2 45,12! 52,22 50,32! 37,32! "
        "38,25 31,14! 18,13 4,9 -8,12! -12,22 -20,32! -33,32! -24,20 -26,8! -38,14 -48,27! "
        "-58,23! -46,8 -38,-2"),
        shape(ink, "-26,-12! -29,-24 -36,-22! -43,-24 -50,-28 -51,-19! -60,-13 -65,-3! -55,-3 "
        "-48,0! -55,2 -60,8! -46,13 -34,9 -26,4"),
        shape(skin, "-53,-14! -47,-16 -45,-12! -50,-11", "-58,-3! -57,1.6! -54.6,-2.6!",
              "-57,7! -55,3! -53,6.6!", "-36,-20! -31,-20 -31,-15! -34,-15"),
        strokes(skin, 1.5, "-62,-5 -58,-8 -54,-7", "-44,-6 -40,-8", "-45,-3 -40,-3",
                "-44,0 -40,2", profile=EVEN),
        strokes(skin, 1.6, "-50,24 -46,20", "-54,22 -51,18", "-28,31 -25,27", "-23,31 -21,27",
                "40,31 42,27", "45,31 46,27", profile=EVEN),
    ]  # fmt: skip
    spots = "-22,-4 -10,-5 2,-6 14,-5 26,-9 36,-3 30,4 18,4 6,3 -16,4 40,9 -38,7 -20,14 40,20"
    return [
        *_chest(skin, plain=False),
        *moved(
            [*cat, dots(skin, 3.5, spots), dots(ink, 1.6, spots)],
            (0.82, 0.02, -0.02, 0.82, 12, 107),
        ),
        *_open_coat(trim),
    ]


PINE = "#1c4a3b"


def _dragon() -> Drawing:
    """A dragon that crawls to the left, about 110 units long."""
    body = "86,-14 76,6 58,18 38,14 28,-4 12,-14 -6,-10 -16,4"
    width = (0.1, 0.5, 0.85, 1, 1, 1, 0.95, 0.9)
    fins = (
        "74,4! 84,4! 78,-4!", "64,12! 66,3! 56,12!", "50,12! 46,2! 42,10!",
        "33,-4! 38,-14! 26,-12!", "20,-16! 18,-26! 11,-18!", "5,-17! 0,-26! -4,-16!",
    )  # fmt: skip
    return [
        strokes(PINE, 3.4, "60,20 64,30 58,34", "64,30 68,34 66,38", "64,30 72,31 74,34",
                "16,-8 20,4 12,10", "20,4 22,12 18,16", "20,4 28,8 28,12", profile=(1, 0.9, 0.3)),
        shape(PINE, *fins),
        strokes(PINE, 17, body, profile=width),
        strokes(GREEN, 12, body, profile=width),
        strokes(LEAF, 4, "80,6 60,22 36,18 25,0 10,-9 -6,-5 -13,6", profile=(0.1, 1, 1, 1, 1, 1)),
        strokes(PINE, 1.5, "70,4 72,10 68,14", "62,10 62,16 58,19", "52,11 50,17 48,20",
                "43,8 40,13 36,17", "36,1 32,6 28,8", "29,-8 26,-4 22,-3", "18,-15 17,-9 14,-8",
                "6,-17 6,-11 4,-8", "-4,-15 -4,-9 -4,-5", profile=EVEN),
        strokes(PINE, 4.2, "0,-2 10,-2 16,-7", "0,4 10,6 16,3", "-4,10 4,14 10,12",
                profile=(1, 0.7, 0.1)),
        strokes(PINE, 3.4, "-12,-6 -2,-14 12,-18", "-16,-8 -10,-18 2,-26", profile=NAIL),
        shape(PINE, "4,-4! -6,-12 -18,-10 -24,-5! -34,-9 -41,-4 -40,2! -28,1 -20,4! -28,7 "
        "-37,7 -36,14! -22,16 -6,14 4,8"),
        shape(GREEN, "1,-3! -7,-9.4 -17,-7.6 -24,-2.4! -33,-6 -38,-3 -38,-.4! -26,-1.4 -15,3! "
        "-20,8 -26,10 -34,9.6 -33,12! -22,13 -6,11.4 1,6"),
        shape(VERMILION, "-18,4.4! -26,8 -32,8.4! -40,5 -33,4!"),
        shape(CREAM, "-35,.6! -33.4,4.4! -31.6,.4!", "-29,.6! -27.4,4! -25.6,.8!"),
        Paint(CREAM, (ellipse(-15, -3.4, 3.4, 2.8),)),
        dots(PINE, 1.5, "-16,-3.4"),
        strokes(PINE, 2, "-38,-4 -48,-10 -46,-20 -40,-18", "-36,12 -46,14 -50,6 -46,3",
                profile=SWELL),
    ]  # fmt: skip


def dragons(skin: str, trim: str) -> Drawing:
    """Shi Jin: dragons tattooed in green over chest and arms."""
    clouds = strokes(
        INDIGO, 2.4, "-52,134 -44,126 -36,132 -42,136 -44,132", "-60,112 -52,104 -44,110 -50,114",
        "66,92 58,86 52,91 57,95", "4,132 12,126 20,131 14,135", profile=EVEN,
    )  # fmt: skip
    return [
        *_chest(skin, plain=False),
        *moved(_dragon(), (0.98, 0, 0, 0.98, -6, 110)),
        clouds,
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
        (-45, 108, 9),
        (-28, 100, 11),
        (-26, 124, 9),
        (-12, 112, 7),
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
