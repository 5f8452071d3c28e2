"""Weapons. Each stands upright around the origin and is turned into its place."""

from collections.abc import Callable

from papertiger.deck.heroes import things
from papertiger.deck.heroes.shaft import rings, shaft
from papertiger.deck.palette import (
    BROWN,
    CREAM,
    GREEN,
    INK,
    OCHRE,
    STEEL,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    Drawing,
    Paint,
    ellipse,
    hatch,
    rectangle,
    shape,
    strokes,
)


def sabre() -> Drawing:
    """A broad curved sabre, edge to the right."""
    return [
        *shaft(6, 40, BROWN, 9),
        shape(INK, "-5,6! -6,-40 0,-80 -10,-112! 14,-98 19,-60 12,-20 8,6!"),
        shape(STEEL, "-2.4,4! -3.2,-40 2.6,-78 -4,-104! 11.6,-94 15.8,-60 9,-20 5.4,4!"),
        strokes(INK, 1.5, "2,2 2,-40 8,-80 5,-98", profile=EVEN),
        shape(INK, "-17,4! -8,0 10,0 19,4! 19,10! 0,12 -17,10!"),
        shape(OCHRE, "-13,5! 0,3 15,5! 15,8 0,9.4 -13,8"),
        Paint(INK, (ellipse(0, 42, 7.6),)),
        Paint(OCHRE, (ellipse(0, 42, 5),)),
        strokes(VERMILION, 4, "0,48 -6,60 0,76 -6,90"),
    ]


def whip() -> Drawing:
    """A steel whip: a rod jointed like bamboo."""
    joints, plates = [], []
    for step in range(9):
        y = -112 + step * 15
        wide = round(6.4 + step * 0.35, 1)
        waist = round(wide - 1.8, 1)
        joints.append(
            f"{-wide},{y}! {wide},{y}! {waist},{y + 7}! {wide},{y + 14}! {-wide},{y + 14}! "
            f"{-waist},{y + 7}!"
        )
        plates.append(rectangle(-wide + 3, y + 3, wide * 2 - 6.4, 8.4))
    return [
        *shaft(26, 62, BROWN, 9),
        Paint(INK, (rectangle(-4, -112, 8, 138),)),
        shape(INK, *joints, "-6,-111! 0,-126! 6,-111!", "-16,22! 16,22! 14,30! -14,30!"),
        Paint(STEEL, tuple(plates)),
        Paint(OCHRE, (rectangle(-11, 24.2, 22, 3.4),)),
        Paint(INK, (ellipse(0, 64, 7),)),
    ]


def axe() -> Drawing:
    """A broad axe, edge to the left."""
    return [
        *shaft(-84, 120),
        shape(INK, "4,-74! -12,-70 -34,-92! -52,-62 -52,-34 -36,-4! -12,-30 4,-26! 14,-30 14,-70"),
        shape(
            STEEL, "1,-70! -13,-66 -33,-85! -47,-61 -47,-36 -35,-11! -13,-34 1,-30! 10,-34 10,-67"
        ),
        shape(CREAM, "-33,-85! -47,-61 -47,-36 -35,-11! -40,-36 -40,-61"),
        strokes(
            INK,
            1.7,
            "-33,-84 -40,-60 -40,-36 -35,-12",
            "-6,-64 -16,-58 -16,-42 -6,-36",
            profile=EVEN,
        ),
        Paint(INK, (ellipse(-3, -50, 5.4),)),
        Paint(OCHRE, (ellipse(-3, -50, 3.2),)),
        rings(-78, -22, -14),
    ]


def great_axe() -> Drawing:
    """Suo Chao's great gilded axe with a spike and a tassel."""
    return [
        *shaft(-100, 160),
        shape(INK, "0,-132! 8,-112 5,-96! -5,-96! -8,-112"),
        shape(STEEL, "0,-124! 4.6,-112 3,-99! -3,-99! -4.6,-112"),
        shape(INK, "6,-90! -18,-84 -44,-112! -68,-74 -68,-38 -46,2! -18,-30 6,-26! 22,-38 "
        "34,-46! 26,-58 "
              "34,-70! 22,-78"),
        shape(OCHRE, "4,-86! -19,-79 -43,-104! -63,-73 -63,-39 -45,-6! -19,-35 4,-31! 20,-42 "
        "27,-46! 21,-58 "
              "27,-69! 20,-74"),
        shape(STEEL, "-43,-104! -63,-73 -63,-39 -45,-6! -54,-39 -54,-73"),
        strokes(INK, 1.8, "-43,-103 -54,-73 -54,-39 -45,-7", "-14,-76 -34,-66 -40,-56 -34,-46 "
        "-14,-38",
                "-22,-64 -30,-56 -22,-48 -16,-56 -22,-62", profile=EVEN),
        rings(-94, -22, -14),
        hatch(VERMILION, 4.4, 9, "-4,-14 -10,4 -14,20", "0,-14 0,6 0,24", "4,-14 10,4 14,20"),
    ]  # fmt: skip


def mace() -> Drawing:
    """Qin Ming's wolf-tooth mace."""
    teeth = []
    for row in range(6):
        y = -104 + row * 17
        wide = 13 + (2.4 if row in (1, 2, 3) else 0)
        teeth += [
            f"{-wide + 1},{y - 4}! {-wide - 13},{y - 9}! {-wide + 1},{y + 5}!",
            f"{wide - 1},{y - 4}! {wide + 13},{y - 9}! {wide - 1},{y + 5}!",
        ]
    inner = [
        f"{x - 4},{-100 + row * 17}! {x},{-113 + row * 17}! {x + 4},{-100 + row * 17}!"
        for row in range(6)
        for x in ((-7, 7) if row % 2 else (0,))
    ]
    return [
        *shaft(-20, 160),
        shape(INK, *teeth),
        shape(INK, "0,-128! 12,-116 17,-88 17,-50 12,-16! 0,-8 -12,-16! -17,-50 -17,-88 -12,-116"),
        shape(
            STEEL,
            "0,-122! 9,-113 13.6,-88 13.6,-50 9,-18! 0,-12 -9,-18! -13.6,-50 -13.6,-88 -9,-113",
        ),
        shape(INK, *inner),
        shape(INK, "-4,-122! 0,-142! 4,-122!"),
        rings(-12, -4, 6),
    ]


def glaive() -> Drawing:
    """Guan Sheng's crescent glaive: the green dragon."""
    return [
        *shaft(-20, 170, VERMILION),
        shape(INK, "-6,-20! -8,-44 -22,-58! -10,-60 -12,-90 -2,-122! 20,-104 32,-72 24,-44 8,-20!"),
        shape(
            STEEL, "-3,-23! -4,-46 -13,-56! -6,-58 -8,-90 0,-115! 17,-101 27.6,-72 20,-46 5,-23!"
        ),
        strokes(INK, 1.6, "-1,-28 4,-56 2,-84 4,-106", profile=EVEN),
        strokes(
            GREEN, 4.6, "0,-32 8,-42 2,-52 10,-62 4,-72 12,-84", profile=(1, 1, 1, 1, 0.8, 0.4)
        ),
        shape(INK, "-14,-22! 14,-22! 10,-8! -10,-8!"),
        shape(OCHRE, "-9.6,-19! 9.6,-19! 7,-11! -7,-11!"),
        hatch(VERMILION, 4, 7, "-6,-8 -12,6 -14,20", "0,-8 0,8 2,24", "6,-8 12,6 16,18"),
    ]


def spade() -> Drawing:
    """A monk's staff: a crescent over a ringed head."""
    return [
        *shaft(-70, 170, BROWN, 9),
        shape(INK, "-40,-118! -30,-92 0,-78 30,-92 40,-118! 40,-84 22,-62 0,-58 -22,-62 -40,-84"),
        shape(
            STEEL,
            "-37,-106! -27,-86 0,-73.6 27,-86 37,-106! 35,-83 20,-65.6 0,-62 -20,-65.6 -35,-83",
        ),
        rings(-58, -50, -20),
        strokes(
            OCHRE, 3.2, "-5,-44 -20,-42 -18,-28 -5,-32", "5,-44 20,-42 18,-28 5,-32", profile=(1, 1)
        ),
        strokes(
            INK, 1.3, "-5,-46 -22,-44 -20,-26 -5,-30", "5,-46 22,-44 20,-26 5,-30", profile=(1, 1)
        ),
    ]


def spear() -> Drawing:
    """A spear with a red tassel."""
    return [
        *shaft(-70, 170),
        shape(INK, "0,-122! 11,-96 6,-70! -6,-70! -11,-96"),
        shape(STEEL, "0,-114! 7.4,-96 3.6,-73! -3.6,-73! -7.4,-96"),
        strokes(INK, 1.4, "0,-112 0,-76", profile=(1, 1)),
        hatch(INK, 5.4, 9, "-4,-68 -14,-52 -18,-36", "0,-68 0,-48 0,-30", "4,-68 14,-52 18,-36"),
        hatch(
            VERMILION, 3.8, 9, "-4,-68 -13,-52 -16,-39", "0,-68 0,-48 0,-34", "4,-68 13,-52 16,-39"
        ),
    ]


def trident() -> Drawing:
    """A fisherman's trident."""
    prong = "0,-126! 7,-108 4,-96 4,-64! -4,-64! -4,-96 -7,-108"
    return [
        *shaft(-62, 170),
        strokes(
            INK, 7, "-22,-112 -23,-84 -12,-66 0,-60", "22,-112 23,-84 12,-66 0,-60", profile=(1, 1)
        ),
        strokes(
            STEEL,
            3.4,
            "-22,-110 -23,-84 -12,-66 0,-60",
            "22,-110 23,-84 12,-66 0,-60",
            profile=(1, 1),
        ),
        shape(
            INK,
            prong,
            "-22,-130! -14,-110 -19,-104! -25,-104! -30,-110",
            "22,-130! 30,-110 25,-104! 19,-104! 14,-110",
        ),
        shape(STEEL, "0,-118! 3.4,-108 1.4,-96 1.4,-64! -1.4,-64! -1.4,-96 -3.4,-108"),
        rings(-62, -54),
    ]


def staff() -> Drawing:
    """A plain fighting staff with bound ends."""
    return [*shaft(-126, 170, BROWN, 10), rings(-126, -118, -84, -20)]


def long_sword() -> Drawing:
    """A slender straight sword."""
    return [
        *shaft(14, 40, BROWN, 8),
        shape(INK, "-6,12! -7,-90 0,-116! 7,-90 6,12!"),
        shape(STEEL, "-3.4,10! -4,-89 0,-107! 4,-89 3.4,10!"),
        strokes(INK, 1.3, "0,8 0,-100", profile=(1, 1)),
        shape(INK, "-16,10! 0,6 16,10! 12,18! 0,16 -12,18!"),
        shape(OCHRE, "-11,12! 0,9 11,12! 8,15.4 0,13.6 -8,15.4"),
        Paint(INK, (ellipse(0, 42, 6.4),)),
        strokes(VERMILION, 3.6, "0,46 6,60 0,74 6,90"),
    ]


ARMS: dict[str, Callable[[], Drawing]] = {
    "arrows": things.arrows,
    "axe": axe,
    "bow": things.bow,
    "crossbow": things.crossbow,
    "fish": things.fish,
    "glaive": glaive,
    "great axe": great_axe,
    "lasso": things.lasso,
    "mace": mace,
    "ruyi": things.edict,
    "sabre": sabre,
    "spade": spade,
    "spear": spear,
    "staff": staff,
    "sword": long_sword,
    "tally": things.tally,
    "trident": trident,
    "whip": whip,
}
