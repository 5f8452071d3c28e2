"""Beards and moustaches: a mass of ink combed with pale lines, as woodblocks cut them."""

from papertiger.deck.palette import CREAM, INK
from papertiger.deck.pen import Drawing, Paint, dots, hatch, shape, strokes


def _moustache(width: float = 4.2) -> Paint:
    """Two strands beside the mouth."""
    return strokes(
        INK, width, "-15,23.6 -22,26 -28,33 -31,44", "-12,23.6 -3,25 6,32 10,45",
        profile=(0.5, 1, 0.75, 0.1),
    )  # fmt: skip


def goatee(tone: str) -> Drawing:
    """A tuft on the chin and a thin moustache."""
    return [
        _moustache(3.4),
        shape(INK, "-20,45! -12,41 -3,45! -2,58 -9,78! -14,64"),
        hatch(tone, 0.9, 4, "-16,47 -14,58 -11,70", "-6,47 -6,58 -9,70"),
    ]


def strands(tone: str) -> Drawing:
    """Three long strands: chin and both cheeks."""
    return [
        _moustache(4.4),
        shape(INK, "-21,44! -12,40 -2,44! 2,66 -8,104! -17,74 -17,58"),
        shape(INK, "27,18! 33,14 36,6! 37,30 30,70! 27,42"),
        shape(INK, "-33,20! -36,14! -38,34 -35,58! -31,36"),
        hatch(tone, 1, 5, "-17,46 -14,70 -9,94", "-5,46 -3,64 -8,94"),
        hatch(tone, 0.9, 2, "30,22 31,40 30,58", "34,16 34,34 31,54"),
    ]


def long(tone: str) -> Drawing:
    """A full beard, combed down to the belt."""
    mass = (
        "36,2! 35,18 26,26 8,24! -2,22 -13,22 -22,24 -30,24 -35,16! -39,36 -42,66 -37,96 "
        "-29,120 -22,140! -18,124 -13,148! -7,126 0,150! 4,126 13,142! 16,120 25,128! 28,104 "
        "38,84 42,56 41,26"
    )
    return [
        shape(INK, mass),
        hatch(
            tone, 1.3, 17, "-34,26 -38,60 -27,108", "-20,46 -22,86 -15,126", "-4,48 -4,92 0,130",
            "14,46 20,80 16,116", "27,36 32,66 25,104", "38,16 39,52 31,92", ragged=0.25,
        ),
    ]  # fmt: skip


def silk(tone: str) -> Drawing:
    """Zhu Tong's beautiful beard: five long locks that fall in waves."""
    mass = (
        "36,2! 35,18 27,26 9,24! -2,22 -13,22 -22,24 -30,24 -35,16! -41,34 -38,58 -46,82 -42,104 "
        "-52,126! -36,118 -30,100! -32,124 -38,146! -22,134 -16,112! -14,136 -8,156! 2,136 2,112! "
        "10,132 22,146! 22,122 18,104! 28,118 42,124! 36,104 42,82 36,58 42,34 41,20"
    )
    return [
        shape(INK, mass),
        hatch(tone, 1.3, 6, "-34,28 -32,66 -46,116", "-22,46 -26,84 -33,130"),
        hatch(tone, 1.3, 5, "-20,48 -24,84 -28,126", "-2,50 -8,96 -9,142"),
        hatch(tone, 1.3, 5, "0,50 -2,90 0,128", "12,46 8,86 16,134"),
        hatch(tone, 1.3, 6, "16,46 16,80 22,116", "27,36 25,72 30,114", "38,18 34,64 37,110"),
    ]


def full(tone: str) -> Drawing:
    """A full beard of middle length."""
    mass = (
        "37,0! 35,18 24,27 8,24! -2,22 -13,22 -22,24 -30,25 -36,14! -40,34 -39,54 -31,72! "
        "-28,64 -21,82! -17,70 -9,90! -4,72 5,84! 9,68 19,76! 22,60 33,56! 38,40 40,20"
    )
    return [
        shape(INK, mass),
        hatch(
            tone, 1.2, 12, "-34,24 -37,44 -31,62", "-18,46 -18,58 -15,74", "-6,47 -5,60 -6,78",
            "12,46 17,55 14,68", "27,36 30,46 27,58", "38,16 38,30 34,48", ragged=0.3,
        ),
    ]  # fmt: skip


def fan(tone: str) -> Drawing:
    """A beard that spreads to both sides like wings."""
    mass = (
        "37,-4! 34,16 24,26 8,23! -2,21.6 -13,21.6 -22,24 -31,24 -36,12! -46,20 -58,22! -52,30 "
        "-66,40! -56,44 -64,58! -50,58 -52,74! -38,68 -32,84! -20,72 -10,86! -2,72 10,86! 18,72 "
        "32,84! 36,68 54,74! 52,58 68,58! 60,46 74,38! 60,32 68,18! 54,18 44,10"
    )
    return [
        shape(INK, mass),
        hatch(
            tone, 1.3, 21, "-37,20 -46,28 -54,32", "-32,32 -42,46 -50,56", "-20,44 -26,58 -30,72",
            "-4,48 -2,60 2,74", "16,44 26,58 32,72", "32,30 46,42 58,50", "41,14 50,23 60,27",
            ragged=0.25,
        ),
    ]  # fmt: skip


def bristle(_tone: str) -> Drawing:
    """Stiff bristles around the whole jaw."""
    return [
        shape(
            INK,
            "38,-6! 35,14 24,26 8,23! -2,21.6 -13,21.6 -22,24 -31,25 -37,10! -39,26 -33,44 -20,53 "
            "-5,57 12,54 29,43 39,22",
        ),
        hatch(
            INK, 3, 28, "-36,10 -46,14 -52,14", "-36,28 -46,36 -53,42", "-24,48 -32,60 -36,68",
            "-5,54 -5,66 -6,76", "16,50 24,62 28,70", "33,36 44,46 51,52", "39,10 47,16 53,18",
            ragged=0.35,
        ),
    ]  # fmt: skip


def whiskers(_tone: str) -> Drawing:
    """Short whiskers close to the jaw, shaved but dark."""
    return [
        hatch(
            INK, 1.5, 25, "-35,8 -38,14 -38,18", "-32,28 -34,36 -33,41", "-18,46 -20,53 -19,58",
            "-4,50 -4,57 -4,62", "12,46 15,54 15,58", "28,30 34,38 34,42", "35,6 40,12 41,17",
        ),
        hatch(
            INK, 1.2, 15, "-30,24 -32,29 -32,33", "-17,41 -18,46 -17,50", "-4,43 -4,49 -4,53",
            "14,40 17,46 17,50", "30,16 33,22 34,26",
        ),
        hatch(INK, 1.3, 11, "-26,22 -28,25 -30,28", "-14,22 -14,25 -14,27", "2,23 5,26 6,30"),
    ]  # fmt: skip


def stubble(_tone: str) -> Drawing:
    """A chin shaved some days ago."""
    return [
        hatch(
            INK, 1.3, 20, "-34,16 -35,20 -34,23", "-28,32 -29,36 -28,40", "-15,44 -15,48 -14,51",
            "-4,46 -4,50 -3,53", "14,42 15,46 16,49", "30,26 31,30 32,32", "35,8 36,12 37,14",
        ),
        hatch(INK, 1.3, 10, "-26,23 -28,26 -30,28", "-14,23 -14,25 -14,27", "2,24 5,27 6,30"),
        shape(INK, "-16,38.6! -12,37.6 -7,38.6! -9,43 -12,46! -14,43"),
    ]  # fmt: skip


def thin(_tone: str) -> Drawing:
    """A young man's first moustache."""
    return [strokes(INK, 2.4, "-16,24 -21,25 -27,29", "-12,24 -4,25 4,29")]


def catfish(tone: str) -> Drawing:
    """A drooping moustache, long and thin, with a small tuft."""
    return [
        strokes(INK, 4, "-15,23.6 -24,26 -32,38 -36,62", "-12,23.6 0,25 10,38 12,66",
                profile=(0.5, 1, 0.8, 0.1)),
        shape(INK, "-17,43! -12,41 -6,43! -7,54 -11,62!"),
        hatch(tone, 0.8, 2, "-14,44 -13,50 -11,56", "-10,44 -9,50 -10,56"),
    ]  # fmt: skip


def curled(_tone: str) -> Drawing:
    """A moustache with its points turned up, and a dotted chin."""
    return [
        strokes(INK, 4.8, "-14,23.4 -22,27 -32,26 -37,17", "-12,23.4 -1,27.6 12,26 17,15",
                profile=(0.5, 1.1, 0.8, 0.1)),
        shape(INK, "-17,42! -12,40 -6,42! -8,50 -12,57! -15,50"),
        dots(INK, 0.9, "-24,38 -20,43 -26,33 2,41 7,36 12,32 -1,46 17,34 22,28 14,39 8,44"),
    ]  # fmt: skip


BEARDS = {
    "bristle": bristle,
    "catfish": catfish,
    "curled": curled,
    "fan": fan,
    "full": full,
    "goatee": goatee,
    "long": long,
    "silk": silk,
    "strands": strands,
    "stubble": stubble,
    "thin": thin,
    "whiskers": whiskers,
}


def beard(kind: str, tone: str = CREAM) -> Drawing:
    """A beard by its name; an empty name is a shaved chin."""
    return BEARDS[kind](tone) if kind else []
