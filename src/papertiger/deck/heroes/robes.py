"""What covers the shoulders."""

from collections.abc import Callable

from papertiger.deck.heroes import tattoos
from papertiger.deck.heroes.body import EDGE, folds, lapels, silhouette
from papertiger.deck.heroes.hair import blossom
from papertiger.deck.palette import (
    CREAM,
    INK,
    OCHRE,
    STEEL,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    Contour,
    Drawing,
    Paint,
    Segment,
    dots,
    ellipse,
    hatch,
    moved,
    shape,
    strokes,
)


def plain(main: str, trim: str) -> Drawing:
    """A plain robe with a trimmed collar."""
    return [*silhouette(main), folds(), *lapels(trim)]


def roundels(main: str, trim: str) -> Drawing:
    """An official's robe with cloud roundels."""
    drawn = silhouette(main)
    for x, y in ((-62, 122), (66, 120), (42, 152)):
        drawn += [
            Paint(INK, (ellipse(x, y, 16),)),
            Paint(trim, (ellipse(x, y, 14),)),
            strokes(INK, 2, f"{x - 9},{y + 3} {x - 5},{y - 5} {x + 1},{y - 1} {x - 3},{y + 3}",
                    f"{x + 9},{y - 2} {x + 6},{y + 7} {x - 2},{y + 8}",
                    f"{x},{y - 9} {x + 6},{y - 8} {x + 8},{y - 3}", profile=EVEN),
        ]  # fmt: skip
    return [*drawn, *lapels(trim, "fret")]


def flowered(main: str, trim: str) -> Drawing:
    """A robe sprinkled with small blossoms."""
    drawn = silhouette(main)
    for x, y in (
        (-74, 118),
        (-52, 100),
        (-58, 146),
        (-84, 150),
        (62, 100),
        (82, 124),
        (58, 136),
        (84, 154),
    ):
        drawn += blossom(x, y, 8, trim)
    return [*drawn, folds(), *lapels(CREAM, "dots")]


def armour(main: str, trim: str) -> Drawing:
    """Scale armour, shoulder plates with beasts' faces, a scarf knotted at the throat."""
    drawn = silhouette(STEEL)
    for row, y in enumerate(range(166, 100, -12)):
        reach = 93 - max(0, 134 - y) * 0.8
        drawn += [
            Paint(colour, (_scallops(3 - reach, 3 + reach, y - lift, 14, row % 2 * 7),))
            for colour, lift in ((INK, 0), (STEEL, 1.7))
        ]
    for side, x in ((-1, -70), (1, 76)):
        plate = [
            shape(INK, "-8,-26! 16,-18 33,4 36,40! 14,30 -12,32 -26,18 -22,-10"),
            shape(main, "-7,-21! 14,-14 29,6 32,34! 14,26 -11,28 -22,16 -18,-9"),
            strokes(INK, 2, "-14,-4 -2,-10 12,-6 22,6", "-16,10 -4,4 10,8 24,22", profile=EVEN),
            Paint(OCHRE, (ellipse(2, 2, 6.4),)),
            strokes(INK, 1.8, "-4,2 2,-5 8,2 2,8 -4,2", profile=EVEN),
            dots(INK, 1.8, "2,2 -14,18 24,28 -6,-16"),
        ]
        drawn += moved(plate, (side, 0, 0, 1, x, 116))
    return [
        *drawn,
        shape(INK, "-30,62! -14,74 4,80 24,74 40,60! 48,76 34,92 6,100! -18,96 -36,80"),
        shape(trim, "-28,67! -14,78 4,84 25,78 39,66! 43,76 31,88 6,96! -17,92 -31,80"),
        strokes(INK, 1.7, "-24,76 -8,86 6,90", "36,76 20,86 8,90", "-14,74 0,82", profile=EVEN),
        shape(INK, "-8,88! 8,86! 30,120 22,130 8,112! 0,136 -14,128 -8,104"),
        shape(trim, "-5,91! 6,90! 26,120 22,125.6 7,106! -1,130.6 -10.6,126 -4,104"),
        Paint(INK, (ellipse(0, 93, 9, 8),)),
        Paint(trim, (ellipse(0, 93, 6.6, 5.6),)),
    ]


def _scallops(left: float, right: float, y: float, step: float, shift: float) -> Contour:
    """A band whose lower edge hangs in scallops."""
    segments: list[Segment] = []
    x = left - shift
    while x < right:
        segments.append(((x + step * 0.1, y + 14), (x + step * 0.9, y + 14), (x + step, y)))
        x += step
    return Contour((left - shift, y), (*segments, ((x, y - 12),), ((left - shift, y - 12),)))


SWELLING = (0.2, 1, 0.7, 0.1)


def _tiger_head(colour: str) -> Drawing:
    """A tiger's face, seen from the front."""
    return [
        shape(INK, "-24,-14! -25,-27 -12,-23! 0,-26 12,-23! 25,-27 24,-14! 29,0 24,16 10,25 0,26 "
        "-10,25 -24,16 -29,0"),
        shape(colour, "-21,-14! -22,-23 -12,-20! 0,-23 12,-20! 22,-23 21,-14! 26,0 21,14 10,22 "
        "0,23 -10,22 -21,14 -26,0"),
        shape(CREAM, "0,4! 10,4 18,11 15,20 0,22 -15,20 -18,11 -10,4", "-17,-10! -8,-8 -3,-2! "
        "-12,-2", "17,-10! 8,-8 3,-2! 12,-2"),
        strokes(INK, 3.4, "0,-22 0,-17 0,-12", "-7,-20 -4,-16 0,-15", "7,-20 4,-16 0,-15",
        "-26,0 -20,0 -16,2",
                "26,0 20,0 16,2", "-23,9 -19,8 -15,10", "23,9 19,8 15,10", "-22,-8 -18,-8 -14,-11",
                "22,-8 18,-8 14,-11", profile=SWELLING),
        dots(INK, 2.4, "-8.6,-5 8.6,-5"),
        strokes(INK, 4, "-20,-13 -11,-11 -3,-4", "20,-13 11,-11 3,-4", profile=(0.4, 1, 0.7)),
        shape(INK, "-7,1! 0,-1 7,1! 4,6 0,7.4 -4,6"),
        shape(INK, "0,8! 7,9 13,12! 12,20 0,24 -12,20 -13,12! -7,9"),
        shape(VERMILION, "0,15! 6,14 8,18 0,22 -8,18 -6,14"),
        shape(CREAM, "-9,11! -6.6,18! -4.6,10.4!", "9,11! 6.6,18! 4.6,10.4!",
              "-6,21.4! -5,17! -3,22!", "6,21.4! 5,17! 3,22!"),
    ]  # fmt: skip


def tiger(main: str, trim: str) -> Drawing:
    """Wu Song: a tiger's skin over the shoulders, its paws knotted; beads of bone."""
    fur = [
        shape(INK, "-102,165! -102,118 -84,90 -50,76 -22,60! -20,84 -36,116 -34,165!", "108,165! "
        "107,116 86,88 56,74 "
              "30,60! 30,84 46,116 44,165!"),
        shape(main, "-98,165! -98,120 -81,94 -48,80 -25,66! -24,84 -40,114 -38,165!", "104,165! "
        "103,118 83,92 54,78 "
              "33,66! 34,84 50,114 48,165!"),
    ]  # fmt: skip
    stripes = strokes(
        INK, 5, "-94,120 -82,122 -72,118", "-97,140 -84,144 -70,138", "-96,160 -80,162 -66,156",
        "-74,96 -68,106 -58,110", "-52,84 -48,98 -38,104", "-42,146 -52,140 -60,142",
        "-40,122 -50,120 -56,126", "100,120 88,122 78,118", "102,140 90,144 76,138",
        "102,160 86,162 72,156", "80,94 74,106 64,110", "58,82 54,98 44,104", "50,146 60,140 "
        "68,142",
        "49,122 58,120 64,126", profile=SWELLING,
    )  # fmt: skip
    beads = "-20,80 -17,93 -10,104 0,111 12,110 22,102 29,92 32,79"
    return [
        *silhouette(trim),
        shape(INK, "-24,66! 4,130! 34,64!"),
        shape("#e9c39a", "-19,68! 4,123! 30,66!"),
        *fur,
        stripes,
        hatch(
            CREAM,
            2,
            10,
            "-40,100 -44,104 -48,106",
            "-36,132 -41,136 -46,138",
            "-36,160 -41,162 -46,163",
        ),
        *moved(_tiger_head(main), (1.1, 0, 0, 1.1, -54, 102)),
        dots(INK, 6.6, beads),
        dots(CREAM, 4.8, beads),
        dots(
            INK,
            1.1,
            "-21.6,79 -18.4,79 -11.6,103 -8.4,103 10.4,109 13.6,109 27.4,91 30.6,91 -1.6,110 "
            "1.6,110",
        ),
    ]


def straw(main: str, trim: str) -> Drawing:
    """A fisherman's cape of straw."""
    return [
        *silhouette(trim),
        *lapels(CREAM, "dots"),
        shape(INK, "-106,165! -104,116 -84,88 -50,74 -24,60! -30,98 -52,165!", "112,165! 108,116 "
        "88,86 "
              "56,72 32,58! 40,98 60,165!"),
        hatch(
            main, 3.4, 19, "-28,66 -30,100 -50,158", "-36,72 -48,104 -64,160", "-56,80 -74,110 "
            "-84,160",
            "-74,90 -94,116 -102,160", ragged=0.3,
        ),
        hatch(
            main, 3.4, 19, "36,64 38,100 56,158", "44,70 56,104 72,160", "62,78 82,110 92,160",
            "80,88 102,116 108,160", ragged=0.3,
        ),
        strokes(INK, 2.6, "-36,98 -60,104 -92,128", "44,98 66,102 98,128", profile=EVEN),
    ]  # fmt: skip


def _hump(x: float, y: float, radius: float) -> Contour:
    """Half a circle, standing on its diameter."""
    rise = radius * 1.33
    return Contour(
        (x - radius, y), (((x - radius, y - rise), (x + radius, y - rise), (x + radius, y)),)
    )


def waves(main: str, trim: str) -> Drawing:
    """Li Jun: a robe of river waves."""
    drawn = silhouette(main)
    for row, y in enumerate(range(98, 176, 9)):
        shift = 14 * (row % 2)
        for step in range(-4, 6):
            x = step * 28 + shift
            if abs(x - 3) > 86 - max(0, 124 - y) * 1.1:
                continue
            drawn += [
                Paint(colour, (_hump(x, y, radius),))
                for radius, colour in (
                    (14.2, INK),
                    (12.4, CREAM),
                    (9.2, INK),
                    (7.6, main),
                    (4.2, INK),
                )
            ]
    return [*drawn, strokes(INK, 3.2, *EDGE, profile=(1, 1, 0.9, 0.8, 0.5)), *lapels(trim, "fret")]


def cloud_collar(main: str, trim: str) -> Drawing:
    """Hu Sanniang: a cloud collar over armoured sleeves."""
    cloud = (
        "-22,62! -40,70 -60,76 -74,94! -60,96 -56,112! -42,106 -34,122! -18,116 -6,136! 4,146 "
        "14,136! "
        "26,116 42,122! 50,106 64,112! 68,96 82,94! 68,76 48,68 28,62! 4,96!"
    )
    return [
        *silhouette(main),
        folds(),
        shape(INK, cloud),
        *moved([shape(trim, cloud)], (0.93, 0, 0, 0.93, 0.3, 5)),
        strokes(INK, 1.8, "-58,90 -48,92 -46,102", "-36,104 -28,104 -24,112", "66,90 56,92 54,102",
                "44,104 36,104 32,112", "-8,122 4,112 16,122", profile=EVEN),
        shape(INK, "-22,60! 4,98! 30,60! 38,66! 4,112! -30,66!"),
        shape(CREAM, "-22,64! 4,102! 30,64! 34,67! 4,107! -26,67!"),
        *blossom(4, 108, 9, VERMILION),
    ]  # fmt: skip


def fur(main: str, trim: str) -> Drawing:
    """Wang Ying: a coat with a collar of tiger's fur."""
    outer = ("-20,62 -46,62 -62,72", "-16,74 -46,84 -66,98", "-10,88 -30,108 -44,128",
             "2,104 -2,126 -6,146", "18,88 38,108 52,128", "24,74 54,84 74,98",
             "28,62 54,62 70,72")  # fmt: skip
    inner = ("-20,64 -44,64 -57,72", "-16,76 -44,85 -60,96", "-10,90 -28,108 -40,123",
             "2,106 -2,124 -5,139", "18,90 36,108 48,123", "24,76 52,85 68,96",
             "28,64 52,64 65,72")  # fmt: skip
    return [
        *silhouette(main),
        folds(),
        hatch(INK, 8, 43, *outer, ragged=0.16),
        hatch(trim, 6, 43, *inner, ragged=0.16),
        strokes(INK, 6, "-52,70 -42,72 -30,70", "-54,92 -42,88 -28,82", "-40,112 -32,102 -20,94",
                "-22,126 -18,114 -10,102", "20,126 20,114 16,102", "46,114 38,104 28,94",
                "62,92 50,88 36,82", "60,70 50,72 38,70", "-2,136 0,124 2,112", profile=SWELLING),
    ]  # fmt: skip


ROBES: dict[str, Callable[[str, str], Drawing]] = {
    "armour": armour,
    "cloud": cloud_collar,
    "dragons": tattoos.dragons,
    "flowered": flowered,
    "fur": fur,
    "leopard": tattoos.leopard,
    "monk": tattoos.monk,
    "plain": plain,
    "roundels": roundels,
    "straw": straw,
    "tattooed": tattoos.tattooed,
    "tiger": tiger,
    "waves": waves,
}
