"""Hair and head-gear. Each is drawn in two parts: what hangs behind the head, and what sits on it."""

from collections.abc import Callable

from papertiger.deck.palette import (
    CREAM,
    GREEN,
    GREY,
    INDIGO,
    INK,
    LEAF,
    OCHRE,
    SKY,
    STEEL,
    STRAW,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    SWELL,
    Drawing,
    Paint,
    dots,
    ellipse,
    hatch,
    moved,
    rectangle,
    shape,
    strokes,
)

Parts = tuple[Drawing, Drawing]

HAIRLINE = "-37,-24! -34,-41 -22,-49 -2,-47 18,-46 30,-35 33,-10! 38,-17 41,-16! "


def _sides() -> Paint:
    """Sideburns under any hat."""
    return shape(
        INK,
        "-40,-42! -37,-18! -33,-30 -22,-38 -6,-38 14,-36.4 27,-28 32,-6! 37,-16 41,-16! 46,-42!",
    )


def _hair(tone: str = GREY) -> Drawing:
    """Hair drawn up from the brow."""
    return [
        shape(INK, HAIRLINE + "46,-30 42,-54 24,-70 -2,-73 -26,-66 -38,-48 -40,-32"),
        hatch(
            tone, 1, 13, "-36,-36 -30,-54 -12,-69", "-16,-50 -10,-60 -2,-71", "8,-48 8,-60 2,-71",
            "26,-40 26,-56 8,-70", "38,-22 42,-46 18,-69",
        ),
    ]  # fmt: skip


def official(_tone: str) -> Parts:
    """An official's black gauze cap with two long level wings."""
    wings = [
        shape(INK, "28,-40! 54,-46 82,-46 83,-37 54,-36 30,-30!", "-28,-42! -52,-47 -78,-46 -79,-38 -52,-38 -28,-33!"),
        strokes(GREY, 1, "34,-37 58,-41.6 79,-41.6", "-34,-38 -56,-42.6 -75,-42", profile=EVEN),
    ]  # fmt: skip
    cap = [
        _sides(),
        shape(INK, "-39,-28! -40,-44 -37,-58! -10,-62 20,-60 42,-54! 45,-40 43,-24! 20,-34 -10,-36"),
        shape(INK, "-33,-56! -34,-76 -24,-88 2,-92 28,-86 40,-74 39,-52!"),
        strokes(CREAM, 1.5, "-38,-57 -10,-61.4 18,-59.4 42,-53", profile=EVEN),
        strokes(CREAM, 1.2, "-38,-33 -12,-40 16,-39 43,-30", profile=EVEN),
        strokes(GREY, 1, "2,-90 4,-76 3,-63", "-22,-84 -23,-74 -22,-62", "26,-84 28,-74 28,-60"),
        shape(OCHRE, "-16,-49! -8,-57! 0,-49! -8,-41!"),
        Paint(CREAM, (ellipse(-8, -49, 2.6),)),
    ]
    return wings, cap


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


def pilgrim(_tone: str) -> Parts:
    """Wu Song: loose hair, an iron band with a crescent at the brow."""
    front = [
        *_hair(),
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


def _topknot(colour: str) -> Drawing:
    """A knot of hair on the crown, tied with a ribbon."""
    return [
        shape(INK, "-10,-66! -18,-80 -8,-93 8,-94 18,-84 12,-66!"),
        hatch(GREY, 1, 5, "-8,-72 -10,-82 -2,-92", "8,-72 11,-82 3,-92"),
        shape(colour, "-13,-74! 1,-78 15,-73! 14,-65! 1,-70 -12,-66!"),
    ]


def headband(colour: str) -> Parts:
    """Hair in a knot, a cloth band tied around the brow with its ends behind."""
    ends = [
        shape(INK, "36,-42! 56,-52 78,-40 88,-18! 72,-28 54,-34 38,-30!"),
        shape(colour, "38,-40! 56,-49 74,-39 83,-24! 70,-32 54,-37 40,-33!"),
        shape(INK, "36,-38! 58,-30 66,-8 60,18! 54,-4 46,-20 36,-28!"),
        shape(colour, "38,-35! 55,-27 62,-8 59,8! 55,-8 48,-22 38,-30!"),
    ]
    front = [
        *_hair(),
        *_topknot(colour),
        shape(INK, "-41,-42! -12,-53 18,-52 46,-41! 46,-25! 18,-37 -12,-39 -40,-28!"),
        shape(colour, "-39,-39.6! -12,-50 18,-49 43.6,-39! 43.6,-29! 18,-40 -12,-42 -38.4,-31.6!"),
        strokes(INK, 1.1, "-36,-35 -12,-45.6 18,-44.6 42,-34", profile=EVEN),
    ]
    return ends, front


def kerchief(colour: str) -> Parts:
    """A soft cloth wound over the hair, its knot standing at the near side."""
    ends = [
        shape(INK, "30,-60! 52,-78 70,-72 62,-60! 74,-52 64,-44 38,-46!"),
        shape(colour, "34,-60! 53,-74 64,-71 57,-60! 67,-53 62,-48 38,-49!"),
    ]
    front = [
        _sides(),
        shape(INK, "-40,-26! -44,-48 -30,-72 -2,-80 28,-74 45,-52 45,-24! 20,-37 -10,-39"),
        shape(colour, "-37.4,-30! -41,-48 -28,-69 -2,-76.6 26,-71 41.6,-51 42,-29! 20,-40 -10,-42"),
        strokes(INK, 1.8, "-36,-40 -14,-54 14,-56 40,-44", "-30,-54 -8,-66 18,-66 38,-54",
                "-16,-70 0,-73 18,-71", "34,-62 40,-56 44,-46"),
        strokes(INK, 2.2, "-39,-30 -10,-43 20,-41 43,-28", profile=EVEN),
    ]  # fmt: skip
    return ends, front


def bamboo(_colour: str) -> Parts:
    """A fisherman's wide hat of bamboo."""
    brim = [
        shape(INK, "-88,-24! -60,-50 -22,-84 0,-96 22,-84 62,-50 92,-22! 60,-34 0,-40 -60,-36"),
        shape(STRAW, "-78,-30! -56,-50 -20,-80 0,-91.6 20,-80 58,-50 82,-28! 56,-38 0,-44 -56,-40"),
        hatch(
            INK, 1.4, 23, "-4,-88 -40,-58 -76,-30", "-2,-88 -20,-60 -34,-41", "0,-88 0,-66 0,-43",
            "2,-88 20,-60 36,-40", "4,-88 42,-58 80,-28",
        ),
        strokes(INK, 1.6, "-28,-72 0,-76 28,-72", "-46,-56 0,-62 48,-56", "-62,-43 0,-51 66,-42",
                profile=EVEN),
        Paint(INK, (ellipse(0, -93, 6, 5),)),
        Paint(VERMILION, (ellipse(0, -93.4, 3.6, 3),)),
    ]  # fmt: skip
    under = [
        shape(INK, HAIRLINE + "44,-40! -40,-40!"),
        strokes(INK, 2, "36,-36 37,0 26,44 -2,56 -24,46 -36,10 -36,-36", profile=EVEN),
    ]
    return [], [*under[:1], *brim]


def guard(colour: str) -> Parts:
    """A constable's tall soft cap with a flower of ribbon at the side."""
    front = [
        _sides(),
        shape(INK, "-40,-26! -42,-44 -34,-78! -20,-90 14,-92 36,-84! 46,-50 45,-24! 20,-36 -10,-38"),
        shape(colour, "-35,-50! -31,-76! -19,-86.4 13,-88 33,-81! 41,-52! 18,-60 -12,-60"),
        strokes(INK, 1.6, "-26,-82 -6,-72 14,-76 30,-80", "-8,-71 -6,-66 -6,-60", profile=EVEN),
        strokes(CREAM, 1.3, "-39,-35 -12,-45 18,-44 45,-33", profile=EVEN),
        Paint(VERMILION, (ellipse(36, -62, 9), ellipse(44, -70, 6), ellipse(46, -56, 6))),
        strokes(INK, 1.5, "30,-62 36,-66 41,-61 36,-58 34,-62", "44,-70 47,-72", profile=EVEN),
    ]
    return [], front


def crossed(_colour: str) -> Parts:
    """An iron-black cap whose two wings cross upwards behind it."""
    wings = [
        shape(INK, "-6,-66! 16,-92 40,-108 50,-102 30,-82 8,-58!",
              "30,-62! 4,-88 -22,-106 -31,-99 -12,-80 14,-56!"),
        strokes(GREY, 1.1, "4,-70 24,-90 44,-104", "22,-68 0,-86 -25,-101", profile=EVEN),
    ]  # fmt: skip
    front = [
        _sides(),
        shape(INK, "-40,-26! -42,-48 -32,-70 -4,-78 26,-72 44,-50 45,-24! 20,-36 -10,-38"),
        strokes(GREY, 1.3, "-36,-52 -12,-62 16,-61 40,-50", "-30,-64 -6,-72 22,-68", profile=EVEN),
        strokes(CREAM, 1.4, "-39,-34 -12,-44 18,-43 44,-32", profile=EVEN),
        shape(VERMILION, "-17,-54! -8,-64 1,-54! -8,-45!"),
        Paint(CREAM, (ellipse(-8, -54, 2.8),)),
    ]
    return wings, front


def _helm(bowl: str, cloth: str) -> Parts:
    """A helmet without its crest: bowl, brow plate, and a neck guard of studded cloth."""
    guard_cloth = [
        shape(INK, "34,-34! 50,-20 56,10 52,36! 36,44 24,40 30,0"),
        shape(cloth, "38,-26! 47,-16 52,10 49,33! 37,39 30,36 34,0"),
        dots(INK, 1.6, "44,-8 45,2 45,12 44,22 42,31 38,-16"),
    ]
    front = [
        shape(INK, "-42,-24! -43,-48 -30,-72 -6,-82! 2,-88 10,-82! 32,-72 46,-50 47,-20! 20,-34 -10,-36"),
        shape(bowl, "-37,-46! -27,-68 -6,-78 10,-78 29,-69 41,-48! 18,-58 -10,-60"),
        strokes(INK, 1.7, "3,-80 4,-70 3,-59", "-18,-74 -22,-66 -23,-58", "22,-73 26,-66 28,-56"),
        dots(INK, 1.4, "-10,-66 14,-66 -30,-56 36,-54"),
        shape(OCHRE, "-40,-42! -12,-55 18,-54 44,-42! 44,-27! 18,-38 -12,-40 -40,-29!"),
        strokes(INK, 1.5, "-36,-34 -28,-42 -20,-38 -12,-46 -4,-40", "44,-34 36,-42 28,-39 20,-46 12,-41"),
        shape(INK, "-16,-46! -5,-62 6,-46! -5,-36!"),
        shape(VERMILION, "-11.6,-46.6! -5,-56.6 1.6,-46.6! -5,-40.4!"),
    ]  # fmt: skip
    return guard_cloth, front


def flaming(colour: str) -> Parts:
    """Qin Ming: a crest of dyed hair that stands like a flame."""
    back, front = _helm(STEEL, colour)
    crest = [
        shape(INK, "-2,-82! -18,-92 -16,-106! -6,-100 -4,-114! 4,-106 12,-116! 16,-106 28,-112! 26,-102 "
              "42,-102! 34,-92 48,-84! 30,-82 10,-82!"),
        shape(colour, "0,-84! -13,-92 -12.4,-99! -4,-95 -1,-107! 5,-100 10.6,-109! 14,-100 23,-105! 22,-97 "
              "34,-98! 28,-89 37,-86! 28,-85 9,-84!"),
        hatch(STRAW, 1.8, 6, "3,-84 -2,-90 -6,-95", "5,-84 8,-94 9,-101", "8,-84 20,-88 28,-91"),
    ]  # fmt: skip
    return [*back, *crest], front


def lion(colour: str) -> Parts:
    """Suo Chao: a gilded helmet with a beast's ears and a tassel that falls behind."""
    back, front = _helm("#e2b95c", colour)
    tail = [
        shape(INK, "4,-84! 20,-110 46,-104 66,-80 64,-40! 56,-54 54,-36! 46,-58 44,-70 26,-86"),
        shape(VERMILION, "8,-86! 22,-105 44,-100 61,-78 61,-54! 56,-62 53,-50! 50,-66 46,-76 28,-90"),
        strokes(INK, 1.2, "20,-94 40,-92 54,-66", "26,-99 46,-92 58,-64", profile=EVEN),
    ]
    ears = [
        shape(INK, "-40,-50! -50,-66 -42,-78! -30,-72 -26,-58!", "30,-60! 36,-76 50,-78! 52,-62 44,-48!"),
        shape(OCHRE, "-37,-53! -45,-65 -40,-72! -32,-68 -29,-59!", "34,-60! 38,-72 46,-73! 48,-62 43,-53!"),
    ]
    return [*back, *tail], [*ears, *front]


def horned(colour: str) -> Parts:
    """Huyan Zhuo: an iron helmet whose two horns rise to the sky."""
    back, front = _helm("#6d747b", colour)
    horns = [
        shape(INK, "-26,-68! -44,-84 -42,-112! -34,-96 -18,-84 -10,-80!", "16,-80! 26,-84 42,-96 50,-112! 52,-84 34,-68!"),
        shape(OCHRE, "-24,-70! -39,-84 -39.6,-98! -31,-90 -18,-80!", "24,-80! 38,-90 47.4,-98! 47,-84 32,-70!"),
        strokes(INK, 1.3, "-32,-74 -27,-82", "-36,-82 -31,-88", "40,-74 35,-82", "44,-82 39,-88", profile=(1, 1)),
        shape(INK, "-5,-82! -6,-94 3,-106! 12,-94 11,-82!"),
        shape(colour, "-1,-84! -2,-93 3,-100! 8,-93 7,-84!"),
    ]  # fmt: skip
    return [*back, *horns], front


def bald(_colour: str) -> Parts:
    """A monk's shaved head with burnt marks."""
    return [], [
        strokes(INK, 3, "-36,-34 -35,-54 -18,-69 2,-71 24,-67 40,-50 41,-24 39,-14", profile=EVEN),
        hatch(INK, 1, 13, "-33,-44 -32,-47 -31,-49", "-10,-64 -9,-66 -8,-68", "14,-64 15,-66 16,-68",
              "35,-46 36,-48 37,-50", "37,-24 38,-26 39,-28"),
        dots(INK, 2, "-10,-52 2,-54 14,-52 -10,-43 2,-45 14,-43"),
        dots(CREAM, 0.9, "-10,-52 2,-54 14,-52 -10,-43 2,-45 14,-43"),
    ]  # fmt: skip


def wild(_tone: str) -> Parts:
    """Li Kui: hair that stands on end, held by a rag."""
    mane = [
        hatch(
            INK, 11, 33, "-30,34 -54,40 -66,24", "-38,0 -62,-6 -74,-34", "-36,-38 -62,-58 -62,-92",
            "-14,-62 -32,-90 -18,-116", "6,-66 2,-94 20,-118", "28,-58 50,-84 54,-112",
            "40,-30 66,-48 78,-84", "42,4 68,2 84,-26", "34,34 60,42 76,24", ragged=0.3,
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


def felt(colour: str) -> Parts:
    """A felt hat with a wide brim and a red tassel."""
    front = [
        _sides(),
        shape(INK, "-34,-44! -32,-72 -16,-87 6,-89 28,-80 38,-60 40,-42!"),
        shape(colour, "-30,-46! -28,-70 -14,-83 6,-85 26,-77 34,-59 36,-46!"),
        shape(INK, "-72,-36! -46,-50 -20,-55 20,-55 52,-48 78,-32! 52,-30 20,-35 -14,-37 -46,-32"),
        shape(colour, "-64,-37.4! -44,-47 -20,-51.4 20,-51.6 50,-45 69,-34.6! 50,-34 20,-39.6 -14,-41 -46,-36"),
        shape(VERMILION, "-31,-53 2,-58 36,-53 37,-47 2,-52 -31,-47"),
        shape(INK, "0,-84! -9,-95 2,-102 13,-95 9,-85!"),
        shape(VERMILION, "1,-86! -6,-94 2,-99 10,-94 7,-86!"),
        shape(VERMILION, "8,-96! 24,-96 38,-84 46,-62! 40,-68 36,-60! 31,-72 26,-66! 22,-80"),
        hatch(INK, 1, 6, "10,-94 24,-90 36,-66", "12,-95 32,-92 42,-70"),
    ]  # fmt: skip
    return [], front


def lady(_tone: str) -> Parts:
    """A high coil of hair with pins and flowers."""
    coil = [
        shape(INK, "-28,-60! -40,-82 -26,-104 -2,-108 6,-96 16,-108 42,-102 50,-78 34,-56!"),
        hatch(GREY, 1.1, 9, "-26,-66 -34,-84 -12,-104", "-12,-66 -18,-82 -4,-100", "0,-66 0,-80 4,-92",
              "14,-66 22,-82 18,-102", "30,-62 44,-80 34,-100"),
        shape(INK, "38,-40! 54,-28 56,6 50,34 58,58! 44,44 38,10"),
    ]  # fmt: skip
    front = [
        shape(INK, "-36,-10! -37,-30 -28,-37 -12,-34! -2,-40 14,-36 26,-28 32,-4! 38,-16 42,-12! 46,-32 42,-54 "
              "24,-70 -2,-73 -26,-66 -39,-48 -41,-26"),
        hatch(GREY, 1, 13, "-37,-26 -34,-50 -14,-68", "-14,-38 -10,-54 -2,-70", "2,-40 4,-56 2,-70",
              "20,-36 22,-54 8,-69", "38,-22 42,-46 18,-68"),
        shape(OCHRE, "-34,-62 -10,-70 16,-70 40,-60 39,-54 16,-63 -10,-63 -34,-55"),
        dots(VERMILION, 2.6, "-22,-62 -8,-66.6 8,-67 24,-62.6"),
        strokes(OCHRE, 3.4, "32,-66 60,-78 80,-82", profile=(1, 1)),
        dots(OCHRE, 4.4, "80,-82"),
        strokes(INK, 1.2, "78,-78 77,-64 78,-50", profile=(1, 1)),
        dots(VERMILION, 2.5, "77,-70 77,-61 78,-52"),
        *blossom(-24, -78, 13, VERMILION),
        *blossom(38, -10, 3.5, OCHRE),
    ]  # fmt: skip
    return coil, front


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


def flower(colour: str) -> Parts:
    """A young man's cap, a large flower at his temple."""
    back, front = kerchief(colour)
    leaves = [
        shape(INK, "34,-48! 54,-60 70,-52! 58,-42 44,-40", "36,-34! 58,-30 66,-16! 50,-16 40,-24"),
        shape(LEAF, "39,-48! 54,-56.6 65,-51.6! 57,-45 46,-43", "41,-31! 57,-27.6 62,-19.6! 51,-19.4 44,-25"),
    ]
    return back, [*front, *leaves, *blossom(42, -36, 20, VERMILION)]


def crown(colour: str) -> Parts:
    """A nobleman's small gold crown over drawn hair, with long ribbons."""
    ribbons = [
        shape(INK, "34,-56! 56,-52 62,-20 56,20 64,54! 52,50 46,56! 46,14 50,-20 44,-42!"),
        shape(colour, "40,-53! 54,-48 58.6,-20 53,20 59,49! 52,45 49,49! 49.6,14 54,-20 47,-42!"),
    ]
    front = [
        *_hair(),
        shape(INK, "-24,-66! -26,-82 -19,-80! -14,-98 -7,-84! 2,-108 11,-84! 18,-98 23,-80! 30,-82 28,-64! 2,-71"),
        shape(OCHRE, "-21,-69! -22,-77 -17,-75! -13,-89 -7,-79! 2,-100 11,-79! 17,-89 21,-75! 26,-77 25,-67! 2,-74"),
        dots(VERMILION, 3.6, "2,-84"),
        dots(CREAM, 2, "-12,-77 16,-77"),
        strokes(OCHRE, 3, "-40,-73 -24,-74", "28,-72 50,-70", profile=(1, 1)),
        dots(OCHRE, 3.4, "-41,-73 51,-70"),
        strokes(INK, 1.3, "-20,-70 2,-75 24,-68", profile=EVEN),
    ]  # fmt: skip
    return ribbons, front


def pheasant(colour: str) -> Parts:
    """A young general's crown with two long pheasant feathers."""
    plumes = []
    for line in ("-10,-80 -30,-104 -64,-112 -92,-92", "14,-80 34,-108 66,-114 96,-86"):
        plumes += [
            strokes(INK, 9, line, profile=(0.8, 1, 0.9, 0.7, 0.1)),
            strokes(OCHRE, 5, line, profile=(0.8, 1, 0.9, 0.7, 0.1)),
        ]
    plumes.append(
        strokes(INK, 1.8, "-24,-103 -22,-94", "-36,-112 -33,-101", "-50,-115 -48,-104", "-64,-116 -64,-105",
                "-76,-110 -78,-100", "28,-105 26,-96", "40,-114 37,-103", "54,-117 52,-106",
                "68,-116 67,-106", "80,-108 82,-98", profile=(1, 1))
    )  # fmt: skip
    ribbons, front = crown(colour)
    return [*plumes, *ribbons], front


def hood(colour: str) -> Parts:
    """Guan Sheng: a green cloth hood over the helmet, falling on the shoulders, with a gold band."""
    back = [
        shape(INK, "38,-46! 58,-30 62,10 66,52! 44,58 30,40 34,0"),
        shape(colour, "42,-40! 54,-28 58,10 61,48! 45,53 36,38 39,0"),
        strokes(INK, 1.6, "46,-24 50,10 53,46", "42,-10 43,16 44,46"),
    ]
    front = [
        _sides(),
        shape(INK, "-41,-24! -44,-50 -36,-76 -14,-92 10,-96 34,-84! 46,-54 46,-22! 20,-35 -10,-37"),
        shape(colour, "-38,-46! -32,-74 -12,-88 10,-92 31,-81! 41,-54! 40,-46 18,-57 -12,-58"),
        strokes(INK, 1.8, "-20,-84 -16,-72 -18,-58", "2,-91 6,-76 4,-59", "22,-86 26,-74 26,-56"),
        shape(OCHRE, "-40,-42! -12,-55 18,-54 44,-42! 44,-28! 18,-39 -12,-41 -40,-30!"),
        strokes(INK, 1.3, "-38,-36 -12,-48 18,-47 43,-35", profile=EVEN),
        Paint(INK, (ellipse(-7, -52, 11),)),
        Paint(VERMILION, (ellipse(-7, -52, 8.4),)),
        dots(CREAM, 2.4, "-9,-54.6"),
        dots(VERMILION, 2.6, "-30,-39 -20,-43 12,-47 26,-44 38,-38"),
    ]
    return back, front


def pomegranate(colour: str) -> Parts:
    """A torn kerchief with a pomegranate flower stuck at the temple."""
    back, front = kerchief(colour)
    bloom = [
        strokes(INK, 2.6, "40,-16 48,-30 56,-44", profile=EVEN),
        shape(INK, "44,-34! 38,-52 40,-66! 48,-60 54,-72! 60,-62 70,-66! 70,-50 60,-36!"),
        shape(VERMILION, "47,-37! 42,-52 43,-61! 49,-56 54,-66! 60,-58 66,-61! 66,-50 58,-38!"),
        strokes(INK, 1.4, "52,-40 50,-48 49,-54", "54,-40 55,-50 55,-58", "57,-40 60,-48 62,-54"),
        shape(INK, "40,-20! 52,-24 62,-16! 52,-10"),
        shape(LEAF, "44,-19! 52,-21.6 58,-16! 52,-12.6"),
    ]
    return back, [*front, *bloom]


HEADS: dict[str, Callable[[str], Parts]] = {
    "bald": bald,
    "bamboo": bamboo,
    "crossed": crossed,
    "crown": crown,
    "felt": felt,
    "flaming": flaming,
    "flower": flower,
    "guard": guard,
    "headband": headband,
    "hood": hood,
    "horned": horned,
    "kerchief": kerchief,
    "lady": lady,
    "lion": lion,
    "official": official,
    "pheasant": pheasant,
    "pilgrim": pilgrim,
    "pomegranate": pomegranate,
    "wild": wild,
}
_UNUSED = (GREEN, INDIGO, SKY, SWELL, rectangle)
