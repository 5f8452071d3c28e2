"""Neck and shoulders, and the collar that most robes have."""

from papertiger.deck.heroes import faces
from papertiger.deck.palette import (
    INK,
)
from papertiger.deck.pen import (
    EVEN,
    Drawing,
    Paint,
    dots,
    hatch,
    shape,
    strokes,
)

BODY = "-98,165! -96,122 -80,96 -46,80 -16,66! 4,84 26,66! 52,80 82,94 100,122 104,165!"


EDGE = ("-97,165 -95,122 -79,96 -46,80 -18,68", "102,165 99,122 81,94 52,80 26,66")


def neck(skin: str) -> Drawing:
    """The neck down to the collar."""
    return [
        shape(skin, "-16,38! -17,58 -26,78! 4,110! 34,78! 29,58 31,26!"),
        shape(faces.shade(skin), "-16,44! -5,56 12,52 30,32! 30,56 16,70 0,72 -16,62!"),
        strokes(INK, 2.2, "-15,48 -16,58 -22,72", "30,32 29,54 34,72", profile=EVEN),
        strokes(INK, 1.4, "8,56 6,68 0,80", "-8,60 -9,68 -10,74"),
    ]


def silhouette(colour: str) -> Drawing:
    """The shoulders in one colour with their outline."""
    return [shape(colour, BODY), strokes(INK, 3.2, *EDGE, profile=(1, 1, 0.9, 0.8, 0.5))]


def lapels(colour: str, pattern: str = "bars") -> Drawing:
    """A collar crossed from the wearer's left over the right."""
    under = "-20,62! -34,68! -12,104 6,126! 16,112! -4,92"
    over = "26,62! 40,68! 20,106 -14,165! -40,165! -6,116 12,88"
    drawn = [
        shape(INK, under, over),
        shape(colour, "-20.6,65.6! -30,69.4! -10,102.6 6,122! 12.6,112! -6,94",
              "26.6,65.6! 36,69.4! 17,106 -16,163! -34,163! -3,116 14,90"),
    ]  # fmt: skip
    if pattern == "bars":
        drawn.append(
            hatch(INK, 1.7, 13, "32,66 28,69 25,71", "16,100 11,98 7,96", "-18,156 -24,154 -30,152")
        )
    elif pattern == "dots":
        drawn.append(
            dots(
                INK,
                1.7,
                "29,74 22,86 15,98 8,110 0,122 -8,134 -16,146 -24,158 -23,75 -14,90 -4,104",
            )
        )
    else:
        drawn.append(
            strokes(
                INK,
                1.4,
                "33,70 24,78 27,84 16,90 20,97 8,104 12,111 0,118 4,125 -8,132 -4,139 "
                "-16,146 -12,153 -26,160",
                profile=(1, 1),
            )
        )
    return drawn


def folds() -> Paint:
    """How the cloth falls."""
    return strokes(
        INK, 2.4, "-62,165 -60,140 -66,116", "-44,165 -40,142 -34,128", "70,165 66,140 72,114",
        "46,165 42,146 36,132", "-84,140 -78,128 -76,116", "88,142 82,128 80,114",
    )  # fmt: skip
