"""The pages of rules that come with the printed deck, set in the reader's language."""

import importlib
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

from papertiger import text as texts
from papertiger.deck.fonts import Lettering, lettering, missing
from papertiger.deck.palette import SUIT_SHAPES
from papertiger.deck.vector import paint
from papertiger.text.catalog import FALLBACK
from papertiger.text.lines import pieces

MARGIN = 50.0
GUTTER = 24.0
LAST = 28.0
"""The room at the right of a table for its last cell."""
RULE = 1.4
"""The room below a row for its line."""
_DOCUMENT = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
INK, RED = "#1d1815", "#c7361c"


def sheet(language: str) -> str:
    """The text of the pages in a language."""
    file = Path(texts.__file__).with_name(language) / "rules_sheet.txt"
    return file.read_text(encoding="utf-8")


def write_rules(
    canvas: Any, size: tuple[float, float], text: str, language: str = FALLBACK
) -> None:
    """Set a text in two columns, on as many pages as it needs, in the fonts of a language.

    A line `# ...` is the title, `## ...` a heading, `| a | b` a row of a table whose last cell
    stands at the right; `- ...` an item; any other lines up to an empty one are a paragraph.
    Raises ValueError when the fonts have no glyph for a character.
    """
    letters = lettering(language)
    plain, bold = characters(text)
    if lost := missing(plain, letters.plain) + missing(bold, letters.bold):
        raise ValueError(f"the fonts of the rules sheet ({language}) have no glyphs for {lost}")
    _Setter(canvas, size, letters).write(text)


def characters(text: str) -> tuple[str, str]:
    """The characters of a text that are set plain, and those that are set bold."""
    plain, bold = {"\u00b7", " "}, {" "}
    for line in text.splitlines():
        if line.startswith("#"):
            bold |= {*line.lstrip("#")}
        elif line.startswith("| "):
            *first, last = line[2:].split("|")
            plain |= {*", ".join(first)}
            bold |= {*last}
        else:
            plain |= {*line}
    return "".join(sorted(plain)), "".join(sorted(bold))


class _Setter:
    """Where the next line goes."""

    def __init__(self, canvas: Any, size: tuple[float, float], letters: Lettering) -> None:
        self.canvas = canvas
        self.letters = letters
        self.size = size
        self.wide = (size[0] - 2 * MARGIN - GUTTER) / 2
        self.column = 0
        self.top = size[1] - MARGIN
        self.y = self.top
        self.measure = importlib.import_module("reportlab.pdfbase.pdfmetrics").stringWidth

    @property
    def x(self) -> float:
        """The left edge of the present column."""
        return MARGIN + self.column * (self.wide + GUTTER)

    def write(self, text: str) -> None:
        """Set the whole text and end its last page."""
        for block in text.strip().split("\n\n"):
            lines = block.splitlines()
            if lines[0].startswith("# "):
                self.title(lines[0][2:])
                lines = lines[1:]
            elif lines[0].startswith("## "):
                self.heading(lines[0][3:])
                lines = lines[1:]
            if lines:
                self.body(lines)
        self.canvas.showPage()

    def title(self, text: str) -> None:
        """The title and the four suits, across both columns; the document has it, too."""
        self.canvas.setTitle(text)
        self.canvas.setFillColor(INK)
        self.canvas.setFont(self.letters.bold, 22)
        self.canvas.drawString(MARGIN, self.y - 20, text)
        self.canvas.setStrokeColor(INK)
        for y, width in ((29, 2.2), (33, 0.7)):
            self.canvas.setLineWidth(width)
            self.canvas.line(MARGIN, self.y - y, self.size[0] - MARGIN, self.y - y)
        for place, sign in enumerate(SUIT_SHAPES.values()):
            self.sign(sign, self.size[0] - MARGIN - 14 - (3 - place) * 30, self.y - 12)
        self.top = self.y - 44
        self.y = self.top

    def sign(self, drawn: str, x: float, y: float) -> None:
        """A suit's sign around a point."""
        self.canvas.saveState()
        self.canvas.translate(x, y)
        self.canvas.scale(0.62, -0.62)
        paint(self.canvas, fromstring(_DOCUMENT.format(drawn)))  # noqa: S314 - our own shapes
        self.canvas.restoreState()

    def heading(self, text: str) -> None:
        """A heading, kept together with four lines of what follows."""
        if self.y < self.top:
            self.y -= 5
        self.room(17 + 4 * self.letters.leading)
        self.y -= 14
        self.canvas.setFillColor(RED)
        self.canvas.setFont(self.letters.bold, 11.5)
        self.canvas.drawString(self.x, self.y, text)
        self.y -= 4

    def body(self, lines: list[str]) -> None:
        """Table rows and items line by line, other lines joined into a paragraph."""
        plain = [line for line in lines if line[:2] not in {"| ", "- "}]
        if plain:
            self.paragraph(" ".join(plain))
        rows = [line for line in lines if line.startswith("| ")]
        for number, line in enumerate(rows):
            # Neither a first nor a last row stands in a column alone.
            if len(rows) > 1 and number in {0, len(rows) - 2}:
                self.room(2 * (self.letters.leading + RULE))
            self.row([cell.strip() for cell in line[2:].split("|")])
        for line in lines:
            if line.startswith("- "):
                self.paragraph(line[2:], 10)
        self.y -= 4

    def paragraph(self, text: str, indent: float = 0) -> None:
        """Words filled into lines; an item hangs from a dot."""
        lines = self.filled(text, self.wide - indent)
        for number, line in enumerate(lines):
            # Neither a first nor a last line stands in a column alone.
            pair = len(lines) > 1 and number in {0, len(lines) - 2}
            self.line(needs=2 if pair else 1)
            if indent and not number:
                self.canvas.drawString(self.x + 2, self.y, "\u00b7")
            self.canvas.drawString(self.x + indent, self.y, line)

    def row(self, cells: list[str]) -> None:
        """A row of a table: text at the left, its last cell at the right edge."""
        *first, last = cells
        lines = self.filled(", ".join(first), self.wide - LAST)
        for number, line in enumerate(lines):
            self.line()
            self.canvas.drawString(self.x, self.y, line)
            if number == len(lines) - 1:
                self.canvas.setFont(self.letters.bold, self.letters.size)
                self.canvas.drawRightString(self.x + self.wide, self.y, last)
        self.canvas.setLineWidth(0.25)
        self.canvas.setStrokeColor("#b5a98c")
        self.canvas.line(self.x, self.y - 2.6, self.x + self.wide, self.y - 2.6)
        self.y -= RULE

    def filled(self, text: str, width: float) -> list[str]:
        """The words of a text in lines that fit a width."""
        lines = [""]
        for space, piece in pieces(text):
            longer = f"{lines[-1]}{space}{piece}".strip()
            if self.measure(longer, self.letters.plain, self.letters.size) <= width:
                lines[-1] = longer
            else:
                lines.append(piece)
        return lines

    def line(self, needs: int = 1) -> None:
        """Go to the next line, in a column that has room for so many."""
        self.room(needs * self.letters.leading)
        self.y -= self.letters.leading
        self.canvas.setFillColor(INK)
        self.canvas.setFont(self.letters.plain, self.letters.size)

    def room(self, height: float) -> None:
        """Go to the next column, or page, when this one is full."""
        if self.y - height >= MARGIN:
            return
        self.column += 1
        if self.column > 1:
            self.canvas.showPage()
            self.column = 0
            self.top = self.size[1] - MARGIN
        self.y = self.top
