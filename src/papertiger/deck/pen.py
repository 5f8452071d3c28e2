"""Drawing with points: brush strokes, shapes and hatching as compact SVG paths.

Parts are written as text, `"x,y x,y x,y"`; a point marked `!` is a corner, any other is passed
smoothly. A shape is closed; a stroke is a line with a width that swells and tapers like a brush's.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""One point for a line, two for a quadratic curve, three for a cubic one; the last is its end."""


class Contour(NamedTuple):
    """A closed outline."""

    start: Point
    segments: tuple[Segment, ...]


class Paint(NamedTuple):
    """A colour and what it fills."""

    colour: str
    contours: tuple[Contour, ...]


Drawing = list[Paint]

NAIL = (1.0, 0.95, 0.7, 0.42, 0.12)
"""Widths along a stroke that begins with pressure and leaves as a point."""
SWELL = (0.2, 0.8, 1.0, 0.8, 0.2)
"""Widths along a stroke that begins and leaves as a point."""
EVEN = (0.75, 1.0, 0.95, 1.0, 0.75)
"""Widths along a line cut at an even pressure."""


def points(text: str) -> tuple[list[Point], list[bool]]:
    """The points of a part, and which of them are corners."""
    found: list[Point] = []
    corners: list[bool] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    return found, corners


def smooth(through: Sequence[Point], corners: Sequence[bool], *, closed: bool) -> list[Segment]:
    """Cubic curves that pass through all points, smoothly except at corners."""
    count = len(through)
    segments: list[Segment] = []
    for here in range(count if closed else count - 1):
        there = (here + 1) % count
        a, b = through[here], through[there]
        before = through[here - 1] if closed or here else a
        after = through[(there + 1) % count] if closed or there + 1 < count else b
        reach = math.dist(a, b)
        first = a if corners[here] else _handle(a, before, b, reach)
        second = b if corners[there] else _handle(b, after, a, reach)
        segments.append((b,) if first == a and second == b else (first, second, b))
    return segments


def _handle(at: Point, away: Point, toward: Point, reach: float) -> Point:
    """The handle at a point of a smooth curve that comes from `away` and goes to `toward`."""
    dx, dy = toward[0] - away[0], toward[1] - away[1]
    length = math.hypot(dx, dy)
    if not length:
        return at
    pull = 0.33 * reach / length
    return at[0] + dx * pull, at[1] + dy * pull


def shape(colour: str, *texts: str) -> Paint:
    """Closed outlines filled with a colour."""
    contours = []
    for text in texts:
        through, corners = points(text)
        contours.append(Contour(through[0], tuple(smooth(through, corners, closed=True))))
    return Paint(colour, tuple(contours))


def brush(through: Sequence[Point], width: float, profile: Sequence[float] = NAIL) -> Contour:
    """The outline of one brush stroke through the points."""
    count = len(through)
    left: list[Point] = []
    right: list[Point] = []
    for place, (x, y) in enumerate(through):
        ahead, behind = through[min(place + 1, count - 1)], through[max(place - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1.0
        along = place / (count - 1) * (len(profile) - 1)
        low = min(int(along), len(profile) - 2)
        share = profile[low] + (profile[low + 1] - profile[low]) * (along - low)
        half = width * share / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    flat = [False] * count
    there = smooth(left, flat, closed=False)
    back = smooth(right[::-1], flat, closed=False)
    return Contour(left[0], (*there, (right[-1],), *back))


def strokes(colour: str, width: float, *texts: str, profile: Sequence[float] = NAIL) -> Paint:
    """Brush strokes of one colour and width."""
    return Paint(colour, tuple(brush(points(text)[0], width, profile) for text in texts))


def strand(through: Sequence[Point], width: float) -> Contour:
    """A hair: thick at its root, a point at its tip; drawn with two quadratic curves."""
    (x0, y0), (x1, y1), (x2, y2) = through
    dx, dy = x2 - x0, y2 - y0
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    root = (x0 - nx, y0 - ny)
    return Contour(
        (x0 + nx, y0 + ny),
        (((x1 + nx, y1 + ny), (x2, y2)), ((x1 - nx, y1 - ny), root)),
    )


def hatch(colour: str, width: float, count: int, *guides: str, ragged: float = 0.0) -> Paint:
    """Strands laid between guide hairs of three points each; `ragged` varies their ends."""
    rows = [points(guide)[0] for guide in guides]
    drawn = []
    for number in range(count):
        along = number / max(count - 1, 1) * (len(rows) - 1)
        low = min(int(along), len(rows) - 2)
        share = along - low
        hair = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in zip(rows[low], rows[low + 1], strict=True)
        ]
        pull = ragged * (((number * 7 + 3) % 5) - 2) / 2
        (mx, my), (tx, ty) = hair[1], hair[2]
        hair[2] = (tx + (tx - mx) * pull, ty + (ty - my) * pull)
        drawn.append(strand(hair, width))
    return Paint(colour, tuple(drawn))


KAPPA = 0.5523


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Contour:
    """An ellipse around a point; a circle when it has one radius."""
    ry = rx if ry is None else ry
    if max(rx, ry) < 10:  # two curves do: they are out by less than a fifth of a unit
        pull = ry * 4 / 3
        return Contour(
            (x + rx, y),
            (
                ((x + rx, y + pull), (x - rx, y + pull), (x - rx, y)),
                ((x - rx, y - pull), (x + rx, y - pull), (x + rx, y)),
            ),
        )
    kx, ky = rx * KAPPA, ry * KAPPA
    return Contour(
        (x + rx, y),
        (
            ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry)),
            ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y)),
            ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry)),
            ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y)),
        ),
    )


def dots(colour: str, radius: float, text: str) -> Paint:
    """Round dots at the points."""
    return Paint(colour, tuple(ellipse(x, y, radius) for x, y in points(text)[0]))


def rectangle(x: float, y: float, width: float, height: float) -> Contour:
    """A rectangle by its upper left corner."""
    return Contour((x, y), (((x + width, y),), ((x + width, y + height),), ((x, y + height),)))


def moved(drawing: Iterable[Paint], matrix: Sequence[float]) -> Drawing:
    """The drawing under a matrix (a b c d e f), as SVG writes it."""
    a, b, c, d, e, f = matrix

    def at(point: Point) -> Point:
        x, y = point
        return a * x + c * y + e, b * x + d * y + f

    return [
        Paint(
            colour,
            tuple(
                Contour(at(start), tuple(tuple(map(at, segment)) for segment in segments))
                for start, segments in contours
            ),
        )
        for colour, contours in drawing
    ]


def turned(
    drawing: Iterable[Paint], degrees: float, x: float, y: float, scale: float = 1.0
) -> Drawing:
    """The drawing scaled and turned about its origin, and then placed at a point."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
    return moved(drawing, (cos, sin, -sin, cos, x, y))


def _area(contour: Contour) -> float:
    """The signed area of the polygon of a contour's points."""
    through = [contour.start, *(segment[-1] for segment in contour.segments)]
    if len(through) < 4:
        through = [contour.start, *(point for segment in contour.segments for point in segment)]
    pairs = zip(through, through[1:] + through[:1], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)


def _reversed(contour: Contour) -> Contour:
    """The same outline, run the other way round."""
    start, segments = contour
    ends = [start, *(segment[-1] for segment in segments)]
    back = tuple(
        (*segment[-2::-1], end)
        for segment, end in zip(reversed(segments), reversed(ends[:-1]), strict=True)
    )
    return Contour(ends[-1], back)


def _tenths(value: float) -> int:
    """A coordinate in tenths, rounded to half a unit: finer rounding makes faces a tenth longer."""
    return round(value * 2) * 5


def _number(tenths: int) -> str:
    """A number of tenths, as short as SVG allows."""
    if tenths % 10 == 0:
        return str(tenths // 10)
    sign = "-" if tenths < 0 else ""
    whole, part = divmod(abs(tenths), 10)
    return f"{sign}{whole or ''}.{part}"


def _join(numbers: Iterable[int]) -> str:
    """Numbers in a row, with a space only where two would run together."""
    text = last = ""
    for tenths in numbers:
        word = _number(tenths)
        apart = not last or word[0] == "-" or (word[0] == "." and "." in last)
        text += word if apart else " " + word
        last = word
    return text


def path_data(contours: Iterable[Contour], *, union: bool = True) -> str:
    """Contours as path data, in halves of a unit: a dot of a good printer, on a card.

    With `union` all run the same way round, so that a nonzero fill joins what overlaps.
    """
    parts: list[str] = []
    for contour in contours:
        start, segments = _reversed(contour) if union and _area(contour) < 0 else contour
        x, y = _tenths(start[0]), _tenths(start[1])
        parts.append("M" + _join((x, y)))
        last = ""
        for segment in segments:
            whole = [(_tenths(px), _tenths(py)) for px, py in segment]
            if all(point == (x, y) for point in whole):
                continue
            letter = "lqc"[len(whole) - 1]
            text = _join(value for px, py in whole for value in (px - x, py - y))
            if letter == last:
                letter = "" if text[0] == "-" else " "
            else:
                last = letter
            parts.append(letter + text)
            x, y = whole[-1]
        parts.append("z")
    return "".join(parts)


def svg(drawing: Iterable[Paint]) -> str:
    """The drawing as path elements; neighbours of one colour share one."""
    groups: list[tuple[str, list[Contour]]] = []
    for colour, contours in drawing:
        if groups and groups[-1][0] == colour:
            groups[-1][1].extend(contours)
        else:
            groups.append((colour, list(contours)))
    return "".join(f'<path fill="{colour}" d="{path_data(found)}"/>' for colour, found in groups)
