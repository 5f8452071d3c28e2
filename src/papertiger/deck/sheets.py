"""Print sheets: the deck at the size of real cards, with cut marks, backs and a page of rules."""

import importlib
import io
from collections.abc import Sequence
from typing import Any, Literal
from xml.etree import ElementTree as ET

from papertiger.deck import vector
from papertiger.deck.back import back
from papertiger.deck.faces import face
from papertiger.deck.rules_sheet import sheet, write_rules
from papertiger.madiao.cards import CARDS
from papertiger.text.catalog import FALLBACK

Paper = Literal["a4", "letter"]

MM = 72 / 25.4
"""Points to the millimetre."""

PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""

CARD_MM = (58.0, 87.0)
COLUMNS, ROWS = 3, 3
MARK_MM = 4.0
BACK = "back"


class PrintingUnavailableError(RuntimeError):
    """The library that writes PDF is not installed."""


def _canvas_of(target: io.BytesIO, size: tuple[float, float], language: str) -> Any:
    """An empty document whose bytes depend on nothing but what is drawn."""
    try:
        module = importlib.import_module("reportlab.pdfgen.canvas")
    except ImportError as error:
        raise PrintingUnavailableError(
            "print sheets need reportlab, which is not installed: pip install reportlab"
        ) from error
    canvas = module.Canvas(target, pagesize=size, lang=language, invariant=1, pageCompression=1)
    canvas.setTitle("Madiao")
    canvas.setAuthor("Paper Tiger")
    return canvas


def pdf(paper: Paper = "a4", rules: str | None = None, *, language: str = FALLBACK) -> bytes:
    """The deck as PDF: pages of nine cards, each followed by its backs, then the rules.

    Print on both sides, turning on the long edge, at 100 %: the backs stand in mirrored columns.
    `language` is that of the rules, a tag of the catalogs; `rules` replaces the text of the last
    pages, in the form of `text/en/rules_sheet.txt`. Raises PrintingUnavailableError when reportlab
    is missing, and ValueError when the fonts have no glyph for a character of the rules.
    """
    width, height = (side * MM for side in PAPERS[paper])
    target = io.BytesIO()
    canvas = _canvas_of(target, (width, height), language)
    documents = {card.value: face(card) for card in CARDS} | {BACK: back()}
    for name, document in documents.items():
        canvas.beginForm(name, 0, 0, 240, 360)
        vector.paint(canvas, ET.fromstring(document))  # noqa: S314 - our own document
        canvas.endForm()
    step = COLUMNS * ROWS
    for first in range(0, len(CARDS), step):
        names = [card.value for card in CARDS[first : first + step]]
        _page(canvas, (width, height), names, mirrored=False)
        _page(canvas, (width, height), [BACK] * len(names), mirrored=True)
    write_rules(canvas, (width, height), sheet(language) if rules is None else rules, language)
    canvas.save()
    return target.getvalue()


def _page(canvas: Any, size: tuple[float, float], names: Sequence[str], *, mirrored: bool) -> None:
    """One page of cards, from the upper left corner on, with cut marks around the block."""
    wide, tall = (side * MM for side in CARD_MM)
    left = (size[0] - wide * COLUMNS) / 2
    bottom = (size[1] - tall * ROWS) / 2
    for place, name in enumerate(names):
        row, column = divmod(place, COLUMNS)
        if mirrored:
            column = COLUMNS - 1 - column
        canvas.saveState()
        canvas.translate(left + column * wide, bottom + (ROWS - row) * tall)
        canvas.scale(wide / 240, -tall / 360)
        canvas.doForm(name)
        canvas.restoreState()
    _marks(canvas, (left, bottom), (wide, tall))
    canvas.showPage()


def _marks(canvas: Any, corner: tuple[float, float], card: tuple[float, float]) -> None:
    """Short lines outside the block, where the cuts run."""
    (left, bottom), (wide, tall) = corner, card
    right, top = left + wide * COLUMNS, bottom + tall * ROWS
    gap, long = 1.0 * MM, MARK_MM * MM
    canvas.setLineWidth(0.3)
    canvas.setStrokeColor("#000000")
    for column in range(COLUMNS + 1):
        x = left + column * wide
        canvas.line(x, top + gap, x, top + gap + long)
        canvas.line(x, bottom - gap, x, bottom - gap - long)
    for row in range(ROWS + 1):
        y = bottom + row * tall
        canvas.line(left - gap, y, left - gap - long, y)
        canvas.line(right + gap, y, right + gap + long, y)
