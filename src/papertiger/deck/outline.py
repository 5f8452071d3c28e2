"""Path data read back as plain moves, lines and cubic curves, for a PDF to draw."""

import math
import re
from collections.abc import Iterator

Step = tuple[str, tuple[float, ...]]
"""`M x y`, `L x y`, `C x1 y1 x2 y2 x y` or `Z`, all absolute."""

_TOKEN = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}


def steps(data: str) -> Iterator[Step]:
    """The steps of a path. Raises ValueError at a command that the deck never draws."""
    tokens = _TOKEN.findall(data)
    place = 0
    command = ""
    here = start = (0.0, 0.0)
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        if (count := _COUNTS.get(command.upper())) is None:
            raise ValueError(f"no path command {command!r} is drawn here")
        numbers = [float(token) for token in tokens[place : place + count]]
        place += count
        for step in _absolute(command, numbers, here):
            yield step
            here = (step[1][-2], step[1][-1]) if step[1] else start
        if command in "Mm":
            start = here


def _absolute(command: str, numbers: list[float], here: tuple[float, float]) -> Iterator[Step]:
    """One command as steps in absolute coordinates."""
    x, y = here if command.islower() else (0.0, 0.0)
    match command.upper():
        case "Z":
            yield "Z", ()
        case "H":
            yield "L", (numbers[0] + x, here[1])
        case "V":
            yield "L", (here[0], numbers[0] + y)
        case "A":
            yield from _arc(here, numbers, (numbers[5] + x, numbers[6] + y))
        case "Q":
            ax, ay, bx, by = (n + (y if k % 2 else x) for k, n in enumerate(numbers))
            yield (
                "C",
                (
                    here[0] + (ax - here[0]) * 2 / 3,
                    here[1] + (ay - here[1]) * 2 / 3,
                    bx + (ax - bx) * 2 / 3,
                    by + (ay - by) * 2 / 3,
                    bx,
                    by,
                ),
            )
        case letter:
            yield letter, tuple(n + (y if k % 2 else x) for k, n in enumerate(numbers))


def _arc(
    here: tuple[float, float], numbers: list[float], there: tuple[float, float]
) -> Iterator[Step]:
    """A circular arc as cubic curves of a quarter turn at most."""
    (x1, y1), (x2, y2) = here, there
    large, clockwise = numbers[3] != 0, numbers[4] != 0
    chord = math.dist(here, there)
    if not chord:
        return
    radius = max(numbers[0], chord / 2)
    rise = math.sqrt(max(radius * radius - chord * chord / 4, 0.0))
    side = -1 if large == clockwise else 1
    cx = (x1 + x2) / 2 - side * rise * (y2 - y1) / chord
    cy = (y1 + y2) / 2 + side * rise * (x2 - x1) / chord
    begin = math.atan2(y1 - cy, x1 - cx)
    sweep = math.atan2(y2 - cy, x2 - cx) - begin
    if clockwise and sweep < 0:
        sweep += math.tau
    elif not clockwise and sweep > 0:
        sweep -= math.tau
    parts = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    pull = 4 / 3 * math.tan(sweep / parts / 4) * radius
    for part in range(parts):
        a = begin + sweep * part / parts
        b = begin + sweep * (part + 1) / parts
        bx, by = cx + radius * math.cos(b), cy + radius * math.sin(b)
        yield (
            "C",
            (
                cx + radius * math.cos(a) - pull * math.sin(a),
                cy + radius * math.sin(a) + pull * math.cos(a),
                bx + pull * math.sin(b),
                by - pull * math.cos(b),
                bx,
                by,
            ),
        )
