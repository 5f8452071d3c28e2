"""The fonts of the rules sheet: those of every PDF reader for English, small embedded ones else.

tools/sheet_fonts.py makes the embedded ones; docs/deck.md says of which fonts they are parts.
"""

import importlib
from pathlib import Path
from typing import NamedTuple

from papertiger.text.catalog import FALLBACK

FOLDER = Path(__file__).with_name("fonts")


class Lettering(NamedTuple):
    """Two fonts by the names a canvas knows, the size of the text and its leading in points."""

    plain: str
    bold: str
    size: float
    leading: float


LETTERINGS = {
    "en": Lettering("Times-Roman", "Times-Bold", 9.3, 11.5),
    "ru": Lettering("ru-regular", "ru-bold", 9.0, 11.1),
    "zh-Hans": Lettering("zh-Hans-regular", "zh-Hans-bold", 9.3, 13.8),
    "zh-Hant": Lettering("zh-Hant-regular", "zh-Hant-bold", 9.3, 13.8),
}


def file_of(font: str) -> Path:
    """Where the package carries an embedded font."""
    return FOLDER / f"{font}.ttf"


def lettering(language: str) -> Lettering:
    """The fonts for a language, made known to reportlab."""
    found = LETTERINGS[language]
    if language != FALLBACK:
        metrics = importlib.import_module("reportlab.pdfbase.pdfmetrics")
        truetype = importlib.import_module("reportlab.pdfbase.ttfonts")
        for name in (found.plain, found.bold):
            if name not in metrics.getRegisteredFontNames():
                metrics.registerFont(truetype.TTFont(name, str(file_of(name))))
    return found


def missing(characters: str, font: str) -> str:
    """Those of the characters that a font, made known before, has no glyph for."""
    face = importlib.import_module("reportlab.pdfbase.pdfmetrics").getFont(font).face
    glyphs = getattr(face, "charToGlyph", None)
    if glyphs is None:  # one of the fonts of every PDF reader, in its usual encoding
        return "".join(each for each in characters if not each.encode("cp1252", "ignore"))
    return "".join(each for each in characters if ord(each) not in glyphs)
