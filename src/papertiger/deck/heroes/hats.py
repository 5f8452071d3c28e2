"""Hats of cloth, felt and bamboo. The first part hangs behind the head."""

from papertiger.deck.heroes.hair import HAIRLINE, Parts, blossom, sideburns
from papertiger.deck.palette import (
    CREAM,
    GREY,
    INK,
    LEAF,
    OCHRE,
    STRAW,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    Paint,
    dots,
    ellipse,
    hatch,
    shape,
    strokes,
)


def official(_tone: str) -> Parts:
    """An official's black gauze cap with two long level wings."""
    wings = [
        shape(INK, "28,-40! 54,-46 82,-46 83,-37 54,-36 30,-30!", "-28,-42! -52,-47 -78,-46 "
        "-79,-38 -52,-38 -28,-33!"),
        strokes(GREY, 1, "34,-37 58,-41.6 79,-41.6", "-34,-38 -56,-42.6 -75,-42", profile=EVEN),
    ]  # fmt: skip
    cap = [
        sideburns(),
        shape(
            INK, "-39,-28! -40,-44 -37,-58! -10,-62 20,-60 42,-54! 45,-40 43,-24! 20,-34 -10,-36"
        ),
        shape(INK, "-33,-56! -34,-76 -24,-88 2,-92 28,-86 40,-74 39,-52!"),
        strokes(CREAM, 1.5, "-38,-57 -10,-61.4 18,-59.4 42,-53", profile=EVEN),
        strokes(CREAM, 1.2, "-38,-33 -12,-40 16,-39 43,-30", profile=EVEN),
        strokes(GREY, 1, "2,-90 4,-76 3,-63", "-22,-84 -23,-74 -22,-62", "26,-84 28,-74 28,-60"),
        shape(OCHRE, "-16,-49! -8,-57! 0,-49! -8,-41!"),
        Paint(CREAM, (ellipse(-8, -49, 2.6),)),
    ]
    return wings, cap


def kerchief(colour: str) -> Parts:
    """A soft cloth wound over the hair, its knot standing at the near side."""
    ends = [
        shape(INK, "30,-60! 52,-78 70,-72 62,-60! 74,-52 64,-44 38,-46!"),
        shape(colour, "34,-60! 53,-74 64,-71 57,-60! 67,-53 62,-48 38,-49!"),
    ]
    front = [
        sideburns(),
        shape(INK, "-40,-26! -44,-48 -30,-72 -2,-80 28,-74 45,-52 45,-24! 20,-37 -10,-39"),
        shape(colour, "-37.4,-30! -41,-48 -28,-69 -2,-76.6 26,-71 41.6,-51 42,-29! 20,-40 -10,-42"),
        strokes(INK, 1.8, "-36,-40 -14,-54 14,-56 40,-44", "-30,-54 -8,-66 18,-66 38,-54",
                "-16,-70 0,-73 18,-71", "34,-62 40,-56 44,-46"),
        strokes(INK, 2.2, "-39,-30 -10,-43 20,-41 43,-28", profile=EVEN),
    ]  # fmt: skip
    return ends, front


def flower(colour: str) -> Parts:
    """A young man's cap, a large flower at his temple."""
    back, front = kerchief(colour)
    leaves = [
        shape(INK, "34,-48! 54,-60 70,-52! 58,-42 44,-40", "36,-34! 58,-30 66,-16! 50,-16 40,-24"),
        shape(
            LEAF,
            "39,-48! 54,-56.6 65,-51.6! 57,-45 46,-43",
            "41,-31! 57,-27.6 62,-19.6! 51,-19.4 44,-25",
        ),
    ]
    return back, [*front, *leaves, *blossom(42, -36, 20, VERMILION)]


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
        shape(INK, HAIRLINE + "46,-16! 46,-48! -42,-48! -41,-26!"),
        strokes(INK, 2, "36,-36 37,0 26,44 -2,56 -24,46 -36,10 -36,-36", profile=EVEN),
    ]
    return [], [*under[:1], *brim]


def guard(colour: str) -> Parts:
    """A constable's tall soft cap with a flower of ribbon at the side."""
    front = [
        sideburns(),
        shape(
            INK, "-40,-26! -42,-44 -34,-78! -20,-90 14,-92 36,-84! 46,-50 45,-24! 20,-36 -10,-38"
        ),
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
        sideburns(),
        shape(INK, "-40,-26! -42,-48 -32,-70 -4,-78 26,-72 44,-50 45,-24! 20,-36 -10,-38"),
        strokes(GREY, 1.3, "-36,-52 -12,-62 16,-61 40,-50", "-30,-64 -6,-72 22,-68", profile=EVEN),
        strokes(CREAM, 1.4, "-39,-34 -12,-44 18,-43 44,-32", profile=EVEN),
        shape(VERMILION, "-17,-54! -8,-64 1,-54! -8,-45!"),
        Paint(CREAM, (ellipse(-8, -54, 2.8),)),
    ]
    return wings, front


def felt(colour: str) -> Parts:
    """A felt hat with a wide brim and a red tassel."""
    front = [
        sideburns(),
        shape(INK, "-34,-44! -32,-72 -16,-87 6,-89 28,-80 38,-60 40,-42!"),
        shape(colour, "-30,-46! -28,-70 -14,-83 6,-85 26,-77 34,-59 36,-46!"),
        shape(INK, "-72,-36! -46,-50 -20,-55 20,-55 52,-48 78,-32! 52,-30 20,-35 -14,-37 -46,-32"),
        shape(colour, "-64,-37.4! -44,-47 -20,-51.4 20,-51.6 50,-45 69,-34.6! 50,-34 20,-39.6 "
        "-14,-41 -46,-36"),
        shape(VERMILION, "-31,-53 2,-58 36,-53 37,-47 2,-52 -31,-47"),
        shape(INK, "0,-84! -9,-95 2,-102 13,-95 9,-85!"),
        shape(VERMILION, "1,-86! -6,-94 2,-99 10,-94 7,-86!"),
        shape(VERMILION, "8,-96! 24,-96 38,-84 46,-62! 40,-68 36,-60! 31,-72 26,-66! 22,-80"),
        hatch(INK, 1, 6, "10,-94 24,-90 36,-66", "12,-95 32,-92 42,-70"),
    ]  # fmt: skip
    return [], front


def hood(colour: str) -> Parts:
    """Guan Sheng: a green cloth hood with a gold band, falling on the shoulders."""
    back = [
        shape(INK, "38,-46! 58,-30 62,10 66,52! 44,58 30,40 34,0"),
        shape(colour, "42,-40! 54,-28 58,10 61,48! 45,53 36,38 39,0"),
        strokes(INK, 1.6, "46,-24 50,10 53,46", "42,-10 43,16 44,46"),
    ]
    front = [
        sideburns(),
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
