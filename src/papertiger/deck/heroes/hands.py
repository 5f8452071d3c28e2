"""Hands: a fist around a shaft, and a hand that holds up a tablet. Each hangs from its grip."""

from collections.abc import Callable

from papertiger.deck.heroes.faces import shade
from papertiger.deck.palette import INK
from papertiger.deck.pen import EVEN, Drawing, shape, strokes


def _sleeve(skin: str, cloth: str, trim: str) -> Drawing:
    """Wrist and sleeve, from the hand down; a bare arm where the cloth is the skin."""
    if cloth == skin:
        return [
            shape(INK, "-1,16! -4,40 -12,96! 36,96! 29,40 23,14!"),
            shape(skin, "1.6,16! -1,40 -8.6,96! 32.6,96! 26,40 20.6,14!"),
            shape(shade(skin), "14,18! 17,50 20,96! 32.6,96! 26,40 20.6,14!"),
        ]
    return [
        shape(INK, "-8,36! 31,31! 40,60 44,122! -28,122! -15,66"),
        shape(cloth, "-5,38! 29,33.6! 36.6,62 40.6,118.6! -24,118.6! -12,66"),
        strokes(INK, 2, "12,40 14,64 8,92", "24,40 29,66 28,92"),
        shape(INK, "-9,26! 12,29 30,22! 33,34! 12,40 -10,38!"),
        shape(trim, "-6,29.4! 12,32 28,25.8! 30,32.4! 12,37 -7,35!"),
    ]


def arm(skin: str, cloth: str, trim: str) -> Drawing:
    """The back of a fist, to the right of its grip, and the arm below it."""
    return [
        shape(INK, "2,-18! 12,-21 20,-14 22.6,0 21,14 23,30! -2,32! 0,12!"),
        shape(skin, "3,-15! 12,-18 17.6,-12 20,0 18.4,14 20.4,30! 1,31! 3,12!"),
        shape(shade(skin), "13,-6! 19.8,-2 18.4,14 20.4,30! 10,30! 13,14"),
        *_sleeve(skin, cloth, trim),
    ]


def fingers(skin: str, _cloth: str, _trim: str) -> Drawing:
    """The fingers and the thumb of a fist, around its grip."""
    heights = tuple(zip((-13, -5, 3, 11), (14, 15.6, 15.2, 12.6), strict=True))
    lines = [
        f"9,{y - 4.4}! -9,{y - 5.4}! {-out},{y} -9,{y + 5.4}! 9,{y + 4.4}!" for y, out in heights
    ]
    inside = [
        f"11,{y - 2.6}! -8,{y - 3}! {3 - out},{y} -8,{y + 3}! 11,{y + 2.6}!" for y, out in heights
    ]
    return [
        shape(INK, "14,-17! 6,-25 -4,-26 -11,-21 -9,-14!", *lines),
        shape(skin, "12,-15! 5,-22 -4,-23 -8,-19.6 -6,-14!", *inside),
        strokes(INK, 1.5, "9,-10 12,-9 13,-6", "10,-1 13,0 14,3", profile=EVEN),
    ]


def fist(skin: str, cloth: str, trim: str) -> Drawing:
    """A hand closed around something upright."""
    return [*arm(skin, cloth, trim), *fingers(skin, cloth, trim)]


def holding(skin: str, cloth: str, trim: str) -> Drawing:
    """A hand at the right edge of something flat: the thumb before it, the rest behind."""
    return [
        shape(INK, "0,-14! 10,-15 19,-8 22,6 23,30! -2,32! -3,10!"),
        shape(skin, "0,-11! 10,-12 16.6,-6 19.4,7 20.4,30! 1,31! 0,10!"),
        shape(shade(skin), "12,2! 19.4,7 20.4,30! 10,30! 13,14"),
        *_sleeve(skin, cloth, trim),
        shape(INK, "8,-10! -8,-12 -22,-7 -24,0 -16,4! -4,4 8,12!"),
        shape(skin, "9,-7! -8,-9 -19.6,-5 -21,-.4 -15,1.4! -3,1.4 9,8.6!"),
        shape("#fcf6e6", "-20,-4! -14,-6.4 -12,-2.6 -18,-1!"),
    ]


HANDS: dict[str, Callable[[str, str, str], Drawing]] = {
    "arm": arm,
    "fingers": fingers,
    "fist": fist,
    "holding": holding,
}
"""Hands by their names; each is drawn for a skin, a sleeve and its cuff."""
