"""Extract the outlines of the written characters of the cards from two fonts, once.

Usage: python tools/glyphs.py HAN_FOLDER NUMERAL_FOLDER

The folders hold the fonts' .woff2 files, as their npm packages come: `docs/deck.md` names both,
with versions and licences. Needs fonttools and brotli. The outlines go into
`src/papertiger/deck/glyphs.json`, so that neither fonts nor fonttools are needed afterwards.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from papertiger.madiao.names import NAMES

TARGET = Path(__file__).parent.parent / "src" / "papertiger" / "deck" / "glyphs.json"
EM = 200
"""Units to the em: a fifth of a unit of the card where a character is 40 high."""
LOOSE = 4
"""How far, in thousandths of the em, a long cubic curve may leave the font's many short ones."""

ALWAYS = "馬紅千百萬曆通寶丹書鐵券"
NUMERALS = "0123456789½"


def wanted() -> str:
    """Every Chinese character on a card: its name, its hero's name, seal, back, index and coins."""
    texts = [name.traditional + name.hero_chinese for name in NAMES.values()]
    return "".join(sorted(set("".join(texts) + ALWAYS)))


def contours(font: Any, glyph: str) -> Iterator[list[tuple[tuple[float, float], ...]]]:
    """The contours of a glyph: its first point, then segments of one to three points."""
    recording = importlib.import_module("fontTools.pens.recordingPen")
    base = importlib.import_module("fontTools.pens.basePen")
    cubic = importlib.import_module("fontTools.pens.qu2cuPen")
    glyphs = font.getGlyphSet()
    pen = recording.DecomposingRecordingPen(glyphs)
    glyphs[glyph].draw(cubic.Qu2CuPen(pen, LOOSE, all_cubic=True))
    contour: list[tuple[tuple[float, float], ...]] = []
    for name, points in pen.value:
        match name:
            case "moveTo" | "lineTo" | "curveTo":
                contour.append(tuple(points))
            case "qCurveTo":  # where no cubic curve comes close enough
                contour.extend(base.decomposeQuadraticSegment(points))
            case _:
                yield contour
                contour = []


def outline(font: Any, glyph: str) -> dict[str, Any]:
    """A glyph as whole numbers, y down: its path, its advance, the box around its points."""
    scale = EM / font["head"].unitsPerEm
    parts: list[str] = []
    seen: list[tuple[int, int]] = []
    for contour in contours(font, glyph):
        here = (0, 0)
        for number, segment in enumerate(contour):
            points = [(round(x * scale), round(-y * scale)) for x, y in segment]
            if number and all(point == here for point in points):
                continue
            letter = "mlqc"[len(segment) if number else 0]
            base = here if number else (0, 0)
            steps = [f"{x - base[0]} {y - base[1]}" for x, y in points]
            parts.append((letter if number else "M") + " ".join(steps).replace(" -", "-"))
            here = points[-1]
            seen.append(here)
        parts.append("z")
    xs, ys = zip(*seen, strict=True)
    return {
        "d": "".join(parts),
        "advance": round(font["hmtx"][glyph][0] * scale),
        "box": [min(xs), min(ys), max(xs), max(ys)],
    }


def extract(folder: Path, pattern: str, characters: str) -> dict[str, dict[str, Any]]:
    """The outlines of the characters, each from the first file of the font that has it."""
    fonts = importlib.import_module("fontTools.ttLib")
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.rglob(pattern)):
        font = fonts.TTFont(path)
        names = font.getBestCmap()
        for character in characters:
            if ord(character) in names and character not in found:
                name = names[ord(character)]
                lining = f"{name}.lf"
                exists = lining in font.getGlyphOrder()
                found[character] = outline(font, lining if exists else name)
    if missing := [character for character in characters if character not in found]:
        raise SystemExit(f"{folder} has no {' '.join(missing)}")
    return {character: found[character] for character in characters}


def main() -> None:
    """Write the data file."""
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    han, numerals = map(Path, sys.argv[1:])
    data: dict[str, Any] = {
        "em": EM,
        "han": extract(han, "*-400-normal.woff2", wanted()),
        "numerals": extract(numerals, "*-latin-900-normal.woff2", NUMERALS),
    }
    text = json.dumps(data, ensure_ascii=False, indent=1)
    TARGET.write_text(text + "\n", encoding="utf-8")
    print(f"{TARGET.name}: {len(text)} bytes, {len(data['han'])} characters")


if __name__ == "__main__":
    main()
