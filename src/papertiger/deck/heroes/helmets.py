"""Helmets and crowns. The first part hangs behind the head."""

from papertiger.deck.heroes.hair import Parts, drawn_hair
from papertiger.deck.palette import (
    CREAM,
    INK,
    OCHRE,
    STEEL,
    STRAW,
    VERMILION,
)
from papertiger.deck.pen import (
    EVEN,
    dots,
    hatch,
    shape,
    strokes,
)


def _helm(bowl: str, cloth: str) -> Parts:
    """A helmet without its crest: bowl, brow plate, and a neck guard of studded cloth."""
    guard_cloth = [
        shape(INK, "34,-34! 50,-20 56,10 52,36! 36,44 24,40 30,0"),
        shape(cloth, "38,-26! 47,-16 52,10 49,33! 37,39 30,36 34,0"),
        dots(INK, 1.6, "44,-8 45,2 45,12 44,22 42,31 38,-16"),
    ]
    front = [
        shape(INK, "-42,-24! -43,-48 -30,-72 -6,-82! 2,-88 10,-82! 32,-72 46,-50 47,-20! 20,-34 "
        "-10,-36"),
        shape(bowl, "-37,-46! -27,-68 -6,-78 10,-78 29,-69 41,-48! 18,-58 -10,-60"),
        strokes(INK, 1.7, "3,-80 4,-70 3,-59", "-18,-74 -22,-66 -23,-58", "22,-73 26,-66 28,-56"),
        dots(INK, 1.4, "-10,-66 14,-66 -30,-56 36,-54"),
        shape(OCHRE, "-40,-42! -12,-55 18,-54 44,-42! 44,-27! 18,-38 -12,-40 -40,-29!"),
        strokes(INK, 1.5, "-36,-34 -28,-42 -20,-38 -12,-46 -4,-40", "44,-34 36,-42 28,-39 20,-46 "
        "12,-41"),
        shape(INK, "-16,-46! -5,-62 6,-46! -5,-36!"),
        shape(VERMILION, "-11.6,-46.6! -5,-56.6 1.6,-46.6! -5,-40.4!"),
    ]  # fmt: skip
    return guard_cloth, front


def flaming(colour: str) -> Parts:
    """Qin Ming: a crest of dyed hair that stands like a flame."""
    back, front = _helm(STEEL, colour)
    crest = [
        shape(INK, "-2,-82! -18,-92 -16,-106! -6,-100 -4,-114! 4,-106 12,-116! 16,-106 28,-112! "
        "26,-102 "
              "42,-102! 34,-92 48,-84! 30,-82 10,-82!"),
        shape(colour, "0,-84! -13,-92 -12.4,-99! -4,-95 -1,-107! 5,-100 10.6,-109! 14,-100 "
        "23,-105! 22,-97 "
              "34,-98! 28,-89 37,-86! 28,-85 9,-84!"),
        hatch(STRAW, 1.8, 6, "3,-84 -2,-90 -6,-95", "5,-84 8,-94 9,-101", "8,-84 20,-88 28,-91"),
    ]  # fmt: skip
    return [*back, *crest], front


def lion(colour: str) -> Parts:
    """Suo Chao: a gilded helmet with a beast's ears and a red tuft."""
    back, front = _helm("#e2b95c", colour)
    tuft = [
        shape(INK, "-4,-82! -16,-94 -8,-108 4,-112! 2,-102 14,-106! 20,-94 10,-82!"),
        shape(VERMILION, "-1,-84! -11,-93 -5,-104 0,-107! -1,-97 11,-101! 15,-93 7,-84!"),
        strokes(INK, 1.2, "2,-84 -3,-92 -3,-100", "4,-84 6,-90 9,-95"),
    ]
    ears = [
        shape(
            INK,
            "-40,-50! -50,-66 -42,-78! -30,-72 -26,-58!",
            "30,-60! 36,-76 50,-78! 52,-62 44,-48!",
        ),
        shape(
            OCHRE,
            "-37,-53! -45,-65 -40,-72! -32,-68 -29,-59!",
            "34,-60! 38,-72 46,-73! 48,-62 43,-53!",
        ),
    ]
    return [*back, *tuft], [*ears, *front]


def horned(colour: str) -> Parts:
    """Huyan Zhuo: an iron helmet whose two horns rise to the sky."""
    back, front = _helm("#6d747b", colour)
    horns = [
        shape(INK, "-26,-68! -44,-84 -42,-112! -34,-96 -18,-84 -10,-80!", "16,-80! 26,-84 42,-96 "
        "50,-112! 52,-84 34,-68!"),
        shape(OCHRE, "-24,-70! -39,-84 -39.6,-98! -31,-90 -18,-80!", "24,-80! 38,-90 47.4,-98! "
        "47,-84 32,-70!"),
        strokes(INK, 1.3, "-32,-74 -27,-82", "-36,-82 -31,-88", "40,-74 35,-82", "44,-82 39,-88",
        profile=(1, 1)),
        shape(INK, "-5,-82! -6,-94 3,-106! 12,-94 11,-82!"),
        shape(colour, "-1,-84! -2,-93 3,-100! 8,-93 7,-84!"),
    ]  # fmt: skip
    return [*back, *horns], front


def crown(colour: str) -> Parts:
    """A nobleman's small gold crown over drawn hair, with long ribbons."""
    ribbons = [
        shape(INK, "34,-56! 56,-52 62,-20 56,20 64,54! 52,50 46,56! 46,14 50,-20 44,-42!"),
        shape(colour, "40,-53! 54,-48 58.6,-20 53,20 59,49! 52,45 49,49! 49.6,14 54,-20 47,-42!"),
    ]
    front = [
        *drawn_hair(),
        shape(INK, "-24,-66! -26,-82 -19,-80! -14,-98 -7,-84! 2,-108 11,-84! 18,-98 23,-80! "
        "30,-82 28,-64! 2,-71"),
        shape(OCHRE, "-21,-69! -22,-77 -17,-75! -13,-89 -7,-79! 2,-100 11,-79! 17,-89 21,-75! "
        "26,-77 25,-67! 2,-74"),
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
        strokes(INK, 1.8, "-24,-103 -22,-94", "-36,-112 -33,-101", "-50,-115 -48,-104",
        "-64,-116 -64,-105",
                "-76,-110 -78,-100", "28,-105 26,-96", "40,-114 37,-103", "54,-117 52,-106",
                "68,-116 67,-106", "80,-108 82,-98", profile=(1, 1))
    )  # fmt: skip
    ribbons, front = crown(colour)
    return [*plumes, *ribbons], front
