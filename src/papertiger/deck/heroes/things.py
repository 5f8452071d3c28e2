"""Bows, and what else the heroes carry. Each stands upright around the origin."""

from papertiger.deck.heroes.shaft import shaft
from papertiger.deck.palette import (
    BROWN,
    CREAM,
    INK,
    OCHRE,
    SKY,
    STEEL,
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
    strokes,
)


def bow() -> Drawing:
    """A strung bow, its belly to the right, and an arrow."""
    line = "-6,-118 -14,-108 -10,-92 14,-64 22,-34 12,-6 12,4 22,34 14,64 -10,92 -14,108 -6,118"
    return [
        strokes(INK, 1.7, "-10,-108 -22,0 -10,108", profile=(1, 1)),
        strokes(INK, 10, line, profile=(0.5, 0.7, 1, 1, 0.9, 1, 1, 0.9, 1, 1, 0.7, 0.5)),
        strokes(OCHRE, 5.4, line, profile=(0.5, 0.7, 1, 1, 0.9, 1, 1, 0.9, 1, 1, 0.7, 0.5)),
        strokes(INK, 11, "12,-14 11,0 12,14", profile=(1, 1)),
        strokes(VERMILION, 6.6, "12,-11 11,0 12,11", profile=(1, 1)),
        Paint(
            INK,
            tuple(rectangle(x, y, 12, 2.6) for x, y in ((6, -58), (6, 55), (14, -38), (14, 35))),
        ),
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
    """Chai Jin's iron certificate: a curved iron tile with gilded writing."""
    rows = []
    for column in range(5):
        x = -26 + column * 13
        for step in range(5):
            y = -26 + step * 11
            rows += [f"{x - 4},{y} {x + 4},{y - 1}", f"{x},{y - 4} {x - 1},{y + 4}"]
    return [
        shape(INK, "-40,-40! 0,-52 40,-40! 42,42! 0,32 -42,42!"),
        shape("#4a4f57", "-36,-36! 0,-47.6 36,-36! 38,36.6! 0,27 -38,36.6!"),
        strokes(OCHRE, 1.9, *rows, profile=(0.6, 1, 0.5)),
        strokes(OCHRE, 1.4, "-33,-33 0,-43 33,-33 34,32 0,23.6 -34,32 -33,-33", profile=(1, 1)),
    ]


def lasso() -> Drawing:
    """A red rope with a hook, slung across the body from the near shoulder."""
    upper, lower = "44,-46 14,-8 -18,26 -52,62", "58,-40 28,0 -6,36 -40,72"
    twists = [f"{x - 3},{y - 6} {x},{y} {x + 5},{y + 5}" for x, y in _along(upper)]
    twists += [f"{x - 3},{y - 6} {x},{y} {x + 5},{y + 5}" for x, y in _along(lower)]
    return [
        strokes(INK, 12.4, upper, lower, profile=(1, 1)),
        strokes(VERMILION, 8.6, upper, lower, profile=(1, 1)),
        strokes(INK, 1.6, *twists, profile=(1, 1)),
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
    """A carp on a line."""
    return [
        strokes(INK, 1.5, "0,-60 0,-24", profile=(1, 1)),
        shape(INK, "0,-28! 15,-12 16,14 4,36! 16,58! 0,50 -16,58! -4,36! -16,14 -15,-12"),
        shape(SKY, "0,-23! 11.6,-10 12,13 1,36! 9,51! 0,46 -9,51! -1,36! -12,13 -11.6,-10"),
        strokes(
            INK,
            1.5,
            "-10,-6 0,-2 10,-6",
            "-8,4 -4,8 0,4 4,8 8,4",
            "-8,14 -4,18 0,14 4,18 8,14",
            "-4,24 0,28 4,24",
            profile=EVEN,
        ),
        dots(INK, 2, "-5,-13 5,-13"),
    ]
