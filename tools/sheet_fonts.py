"""Make the small fonts that the rules sheet is printed in, from the whole ones.

Usage: python tools/sheet_fonts.py CYRILLIC_FOLDER HANS_FOLDER HANT_FOLDER

The folders hold the fonts' .woff2 files, as their npm packages come: `docs/deck.md` names the
packages, with versions and licences. Needs fonttools and brotli. A font gets the characters of the
sheet in its language and the signs of ASCII, the Russian one the whole alphabet, too. Run it again
after a change in a `rules_sheet.txt`: a test says which characters are missing.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

from papertiger.deck import fonts
from papertiger.deck.rules_sheet import characters, sheet

WEIGHTS = (400, 700)
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
ALWAYS = {
    "ru": "".join(map(chr, range(ord("А"), ord("я") + 1))) + "Ёё«»„“–—…№",
    "zh-Hans": "",
    "zh-Hant": "",
}
"""What each font has, whatever the sheet says; beside it ASCII."""


def wanted(language: str) -> tuple[str, str]:
    """The characters of the plain font and of the bold one."""
    always = {*map(chr, range(0x20, 0x7F)), *ALWAYS[language]}
    plain, bold = characters(sheet(language))
    return "".join(sorted(always | {*plain})), "".join(sorted(always | {*bold}))


def glyph_of(font: Any, name: str) -> Any:
    """An outline by itself, its components drawn in."""
    recording = importlib.import_module("fontTools.pens.recordingPen")
    truetype = importlib.import_module("fontTools.pens.ttGlyphPen")
    glyphs = font.getGlyphSet()
    drawn = recording.DecomposingRecordingPen(glyphs)
    glyphs[name].draw(drawn)
    pen = truetype.TTGlyphPen(None)
    drawn.replay(pen)
    return pen.glyph()


def make(folder: Path, weight: int, letters: str, target: Path) -> None:
    """Write a font of those characters, each from the first file of the folder that has it."""
    opened = importlib.import_module("fontTools.ttLib")
    building = importlib.import_module("fontTools.fontBuilder")
    first: Any = None
    glyphs: dict[str, Any] = {}
    widths: dict[str, tuple[int, int]] = {}
    for path in sorted(folder.rglob(f"*-{weight}-normal.woff2")):
        font = opened.TTFont(path)
        if first is None:
            first = font
            glyphs[".notdef"] = glyph_of(font, ".notdef")
            widths[".notdef"] = font["hmtx"][".notdef"]
        names = font.getBestCmap()
        for letter in letters:
            name = f"u{ord(letter):04X}"
            if ord(letter) in names and name not in glyphs:
                glyphs[name] = glyph_of(font, names[ord(letter)])
                widths[name] = font["hmtx"][names[ord(letter)]]
    if lost := [letter for letter in letters if f"u{ord(letter):04X}" not in glyphs]:
        raise SystemExit(f"{folder} has no {' '.join(lost)}")
    order = sorted(glyphs)
    made = building.FontBuilder(first["head"].unitsPerEm, isTTF=True)
    made.setupGlyphOrder(order)
    made.setupCharacterMap({ord(letter): f"u{ord(letter):04X}" for letter in letters})
    made.setupGlyf({name: glyphs[name] for name in order})
    made.setupHorizontalMetrics({name: widths[name] for name in order})
    made.setupHorizontalHeader(ascent=first["hhea"].ascent, descent=first["hhea"].descent)
    family = f"Paper Tiger {target.stem}"
    made.setupNameTable(
        {
            "copyright": first["name"].getDebugName(0),
            "familyName": family,
            "styleName": "Regular",
            "fullName": family,
            "psName": family.replace(" ", ""),
            "licenseDescription": LICENCE,
            "licenseInfoURL": "https://openfontlicense.org",
        }
    )
    made.setupOS2(usWeightClass=weight, sTypoAscender=first["hhea"].ascent)
    made.setupPost(keepGlyphNames=False)
    made.updateHead(created=0, modified=0)
    made.font.recalcTimestamp = False
    made.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(letters)} characters")


def main() -> None:
    """Write the fonts."""
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    fonts.FOLDER.mkdir(exist_ok=True)
    for language, folder in zip(ALWAYS, map(Path, sys.argv[1:]), strict=True):
        names = fonts.LETTERINGS[language][:2]
        for name, weight, letters in zip(names, WEIGHTS, wanted(language), strict=True):
            make(folder, weight, letters, fonts.file_of(name))


if __name__ == "__main__":
    main()
