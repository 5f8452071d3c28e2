"""Written characters as paths: no font is needed to see a card."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from papertiger.deck.pen import Point


@cache
def _data() -> dict[str, Any]:
    """The outlines that tools/glyphs.py extracted."""
    text = files("papertiger.deck").joinpath("glyphs.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def known() -> frozenset[str]:
    """The Chinese characters that can be drawn."""
    return frozenset(_data()["han"])


def number(value: float) -> str:
    """A number as short as two decimals allow."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def han(character: str, at: Point, size: float, colour: str) -> str:
    """A character centred on a point, its em `size` units high."""
    glyph = _data()["han"][character]
    x0, y0, x1, y1 = glyph["box"]
    scale = size / _data()["em"]
    dx, dy = at[0] - (x0 + x1) / 2 * scale, at[1] - (y0 + y1) / 2 * scale
    place = f"translate({number(dx)} {number(dy)})scale({scale:.4f})"
    return f'<path fill="{colour}" transform="{place}" d="{glyph["d"]}"/>'


def row(text: str, at: Point, size: float, step: float, colour: str) -> str:
    """Characters in a row, left to right, centred on a point."""
    left = at[0] - step * (len(text) - 1) / 2
    return "".join(
        han(sign, (left + step * place, at[1]), size, colour) for place, sign in enumerate(text)
    )


def column(text: str, at: Point, size: float, step: float, colour: str) -> str:
    """Characters one under the other, the first centred on a point."""
    return "".join(
        han(sign, (at[0], at[1] + step * place), size, colour) for place, sign in enumerate(text)
    )


def numeral(text: str, at: Point, box: tuple[float, float], colour: str) -> str:
    """Digits around a point, fitted into a box: as high as it, at most as wide."""
    width, height = box
    signs = [_data()["numerals"][sign] for sign in text]
    gap = 5.0
    widths = [sign["box"][2] - sign["box"][0] for sign in signs]
    tall = max(sign["box"][3] - sign["box"][1] for sign in signs)
    whole = sum(widths) + gap * (len(signs) - 1)
    up = height / tall
    across = min(up, width / whole)
    left = at[0] - whole * across / 2
    drawn = []
    for sign, wide in zip(signs, widths, strict=True):
        x0, y0, _, y1 = sign["box"]
        dx = left - x0 * across
        dy = at[1] - (y0 + y1) / 2 * up
        place = f"translate({number(dx)} {number(dy)})scale({across:.4f} {up:.4f})"
        drawn.append(f'<path fill="{colour}" transform="{place}" d="{sign["d"]}"/>')
        left += (wide + gap) * across
    return "".join(drawn)
