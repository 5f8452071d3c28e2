"""Bows, and what else the heroes carry. Each stands upright around the origin."""

from papertiger.deck.heroes.shaft import shaft
from papertiger.deck.palette import (
    BROWN,
    CREAM,
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
    Point,
    dots,
    points,
    rectangle,
    shape,
    strand,
    strokes,
)


def bow() -> Drawing:
    """A strung bow, its belly to the right."""
    line = "-14,-80 -19,-72 -13,-60 8,-42 16,-22 10,-4 10,4 16,22 8,42 -13,60 -19,72 -14,80"
    width = (0.45, 0.7, 0.9, 1, 1, 1, 1, 1, 1, 0.9, 0.7, 0.45)
    bands = ((3, -50), (11, -34), (11, 31), (3, 47))
    return [
        strokes(INK, 1.8, "-16,-71 -17,0 -16,71", profile=(1, 1)),
        strokes(INK, 11, line, profile=width),
        strokes(VERMILION, 6.2, line, profile=width),
        Paint(INK, tuple(rectangle(x - 6, y - 1.4, 16, 6) for x, y in bands)),
        Paint(OCHRE, tuple(rectangle(x - 4, y, 12, 3.2) for x, y in bands)),
        shape(INK, "4,-16! 17,-16! 15,0 17,16! 4,16! 5,0"),
    ]


def arrows() -> Drawing:
    """Arrows in a quiver."""
    drawn: Drawing = []
    for x, y in ((-12, -4), (0, -12), (12, -6)):
        drawn += [
            Paint(INK, (rectangle(x - 1.2, y - 20, 2.4, 60),)),
            shape(
                INK,
                f"{x},{y - 44}! {x + 7},{y - 34} {x + 6},{y - 12}! {x},{y - 18}! "
                f"{x - 6},{y - 12}! {x - 7},{y - 34}",
            ),
            shape(
                CREAM,
                f"{x},{y - 39}! {x + 4.4},{y - 33} {x + 3.8},{y - 17}! {x},{y - 22}! "
                f"{x - 3.8},{y - 17}! {x - 4.4},{y - 33}",
            ),
            Paint(VERMILION, (rectangle(x - 1, y - 40, 2, 22),)),
        ]
    return [
        *drawn,
        shape(INK, "-22,10! 22,8! 18,90! -16,90!"),
        shape(VERMILION, "-18.6,13! 18.6,11.4! 15,88! -13,88!"),
        Paint(OCHRE, (rectangle(-18, 18, 36, 6), rectangle(-16, 56, 32, 6))),
        strokes(INK, 1.6, "-8,30 0,36 8,30", "-8,42 0,48 8,42", profile=EVEN),
    ]


def crossbow() -> Drawing:
    """A small crossbow, pointing up."""
    line = "-58,-34 -40,-58 -14,-66 0,-64 14,-66 40,-58 58,-34"
    return [
        strokes(INK, 1.8, "-57,-35 0,-22 57,-35", profile=(1, 1)),
        *shaft(-88, 70, BROWN, 13),
        strokes(INK, 10, line, profile=(0.4, 0.9, 1, 1.1, 1, 0.9, 0.4)),
        strokes(OCHRE, 5, line, profile=(0.4, 0.9, 1, 1.1, 1, 0.9, 0.4)),
        Paint(INK, (rectangle(-1.6, -104, 3.2, 80),)),
        shape(INK, "0,-118! 7,-100 0,-104! -7,-100!"),
        shape(INK, "-9,-26! 9,-26! 9,-12! -9,-12!"),
        Paint(OCHRE, (rectangle(-6, -23, 12, 8),)),
    ]


def edict() -> Drawing:
    """A ruyi sceptre with a cloud head."""
    return [
        strokes(INK, 12, "0,84 -4,40 4,0 0,-40", profile=(1, 1)),
        strokes(OCHRE, 7, "0,84 -4,40 4,0 0,-40", profile=(1, 1)),
        shape(INK, "0,-40! -12,-36 -26,-44 -27,-58 -17,-66! -18,-80 -6,-88 0,-88 6,-88 18,-80 "
        "17,-66! 27,-58 "
              "26,-44 12,-36"),
        shape(OCHRE, "0,-43.6! -11,-40 -22,-46 -23,-56 -13.6,-63! -14,-77 -5,-84 0,-84 5,-84 "
        "14,-77 13.6,-63! "
              "23,-56 22,-46 11,-40"),
        strokes(INK, 1.7, "-16,-48 -10,-54 -16,-58", "16,-48 10,-54 16,-58", "-6,-74 0,-68 6,-74",
                "-6,-48 0,-60 6,-48", profile=EVEN),
        dots(VERMILION, 3, "0,-76 3,2 -2,36"),
        strokes(VERMILION, 4, "0,88 -8,102 0,118"),
    ]  # fmt: skip


def tally() -> Drawing:
    """Chai Jin's iron certificate: a curved iron tile, gilded at its rim; the words come later."""
    return [
        shape(INK, "-38,-36! -20,-45 0,-48 20,-45 38,-36! 36,0 38,46! 20,39 0,37 -20,39 -38,46! "
        "-36,0"),
        shape("#3d434d", "-34.6,-33.6! -18,-41.6 0,-44.4 18,-41.6 34.6,-33.6! 32.6,0 34.4,41! "
        "18,35.6 0,33.6 "
              "-18,35.6 -34.4,41! -32.6,0"),
        strokes(OCHRE, 2.2, "-31,-31 -17,-37.6 0,-40 17,-37.6 31,-31 29.4,0 30.8,35.6 17,31.6 "
        "0,29.8 -17,31.6 -30.8,35.6 -29.4,0 -31,-31", profile=(1, 1)),
        strokes("#6b7480", 2, "-28,-26 -26.6,0 -27.4,28", profile=EVEN),
    ]  # fmt: skip


def lasso() -> Drawing:
    """A red rope with a hook, slung across the body from the near shoulder."""
    upper, lower = "44,-46 14,-8 -18,26 -52,62", "58,-40 28,0 -6,36 -40,72"
    twists = [
        strand([(x - 4, y - 6), (x, y), (x + 6, y + 5)], 2.6)
        for line in (upper, lower)
        for x, y in _along(line)
    ]
    return [
        strokes(INK, 12.4, upper, lower, profile=(1, 1)),
        strokes(VERMILION, 8.6, upper, lower, profile=(1, 1)),
        Paint(INK, tuple(twists)),
        strokes(INK, 7, "12,6 22,22 16,36 4,34", profile=(1, 1, 0.9, 0.4)),
        strokes(STEEL, 3, "13,8 20.6,22 15,33 6,32.6", profile=(1, 1, 0.9, 0.4)),
    ]


def _along(line: str, count: int = 11) -> list[Point]:
    """Points at even shares of a line through four points."""
    through = points(line)[0]
    found = []
    for number in range(count):
        along = number / (count - 1) * (len(through) - 1)
        low = min(int(along), len(through) - 2)
        (x0, y0), (x1, y1) = through[low], through[low + 1]
        share = along - low
        found.append((round(x0 + (x1 - x0) * share, 1), round(y0 + (y1 - y0) * share, 1)))
    return found


def fish() -> Drawing:
    """A red carp on a line, its head up, its belly to the right."""
    return [
        strokes(INK, 2.4, "30,-44 14,-54 6,-48 3,-34", profile=(1, 1)),
        shape(INK, "-13,-16! -23,-8 -25,8 -12,20!", "12,12! 20,20 18,27! 8,24!"),
        shape(OCHRE, "-13,-12! -20.4,-6 -22,5 -12,15!", "12,15! 16.6,20.6 15.4,23.6! 9,21.6!"),
        shape(INK, "3,-41! 13,-30 18,-10 15,14 6,32! 17,44 21,60! 8,52 1,56! -8,62 -14,60! "
        "-11,46 -4,32! -14,16 -17,-8 -11,-28"),
        shape(VERMILION, "3,-37! 10.4,-28.6 15,-10 12,13 3,31! 13,44 16,53.6! 7,48 1,51.6! "
        "-7,57 -10.4,56.6! -8,46 -1,31! -11,15 -14,-8 -8.6,-26.6"),
        shape(STRAW, "3,-37! 10.4,-28.6 15,-10 12,13 3,31! 6,12 7,-8 5,-24"),
        strokes(INK, 2, "-12,-12 -4,-17 4,-16 14,-10", "-12,52 -4,44 2,35", "15,49 8,42 3,35",
                profile=EVEN),
        strokes(INK, 1.5, "-12,-2 -7,2 -2,-2 3,2 8,-2 13,2", "-11,7 -6,11 -1,7 4,11 9,7",
                "-9,16 -4,20 1,16 6,20", "-5,25 0,28 4,25", profile=(1, 1)),
        dots(INK, 3.6, "0,-26"),
        dots(CREAM, 2.4, "0,-26"),
        dots(INK, 1.3, "0,-26.4"),
        strokes(INK, 1.5, "5,-36 9,-33 10,-30", profile=EVEN),
    ]  # fmt: skip
