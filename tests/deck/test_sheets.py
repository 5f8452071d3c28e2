"""Print sheets: pages, sizes, backs behind their faces; one clear error without the library."""

import importlib
import re
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from papertiger.deck import sheets
from papertiger.deck.rules_sheet import write_rules
from papertiger.deck.vector import paint

MILLIMETRES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@pytest.fixture
def _printing() -> None:
    """Skip where the extra `deck` is not installed."""
    pytest.importorskip("reportlab")


def page_sizes(document: bytes) -> list[tuple[float, float]]:
    """The size of every page in millimetres."""
    boxes = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", document)
    return [(float(w) / sheets.MM, float(h) / sheets.MM) for w, h in boxes]


@pytest.mark.usefixtures("_printing")
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_five_pages_of_faces_each_with_its_backs_then_the_rules(paper: sheets.Paper) -> None:
    sizes = page_sizes(sheets.pdf(paper))
    assert len(sizes) == 11
    assert all(size == pytest.approx(MILLIMETRES[paper], abs=0.1) for size in sizes)


@pytest.mark.usefixtures("_printing")
def test_the_same_bytes_every_time() -> None:
    assert sheets.pdf("a4") == sheets.pdf("a4")


@pytest.mark.usefixtures("_printing")
def test_longer_rules_take_more_pages() -> None:
    rules = "# Rules\n" + "\n\n".join(["## Heading\n" + "word " * 200] * 20)
    assert len(page_sizes(sheets.pdf("a4", rules))) > 11


def set_lines(rules: str) -> list[tuple[float, str]]:
    """The lines of a text as they are set: how far from the left, and what they say."""
    canvas = Setting()
    write_rules(canvas, (595.0, 842.0), rules)
    return canvas.lines


@pytest.mark.usefixtures("_printing")
def test_no_line_of_a_paragraph_stands_alone_in_a_column() -> None:
    paragraph = " ".join(f"b{number}" for number in range(60))
    crossing = 0
    for before in range(54, 68):
        lines = set_lines("- a\n" * before + "\n" + paragraph)
        columns = [left for left, text in lines if text.startswith("b")]
        assert min(columns.count(column) for column in columns) > 1, before
        crossing += len(set(columns)) > 1
    assert crossing


@pytest.mark.parametrize("paper", sheets.PAPERS)
def test_cards_two_to_three_fit_the_paper_with_their_cut_marks(paper: sheets.Paper) -> None:
    wide, tall = sheets.CARD_MM
    assert wide * 3 == tall * 2
    room = 2 * (sheets.MARK_MM + 1)
    assert wide * sheets.COLUMNS + room <= sheets.PAPERS[paper][0]
    assert tall * sheets.ROWS + room <= sheets.PAPERS[paper][1]


class Recorder:
    """A canvas that writes down where forms are put."""

    def __init__(self) -> None:
        self.at = (0.0, 0.0)
        self.placed: list[tuple[float, float]] = []

    def translate(self, x: float, y: float) -> None:
        """Remember the place."""
        self.at = (x, y)

    def doForm(self, _name: str) -> None:  # noqa: N802 - the name that the canvas has
        """Write the place down."""
        self.placed.append(self.at)

    def __getattr__(self, _name: str) -> Any:
        return lambda *_, **__: None


class Setting(Recorder):
    """A canvas that writes down the lines of text, with the page they stand on."""

    def __init__(self) -> None:
        super().__init__()
        self.page = 0
        self.lines: list[tuple[float, str]] = []

    def drawString(self, x: float, _y: float, text: str) -> None:  # noqa: N802 - the canvas's name
        """Write a line down."""
        self.lines.append((self.page * 10_000 + x, text))

    def showPage(self) -> None:  # noqa: N802 - the canvas's name
        """Go to the next page."""
        self.page += 1


def places(*, mirrored: bool) -> list[tuple[float, float]]:
    """Where the four cards of an unfinished page go."""
    canvas = Recorder()
    sheets._page(canvas, (600.0, 850.0), ["a", "b", "c", "d"], mirrored=mirrored)
    return canvas.placed


def test_a_back_lies_behind_its_face_when_the_page_is_turned_on_its_long_edge() -> None:
    wide = sheets.CARD_MM[0] * sheets.MM
    behind = [(600.0 - x - wide, y) for x, y in places(mirrored=True)]
    for back, front in zip(behind, places(mirrored=False), strict=True):
        assert back == pytest.approx(front)


def without_reportlab(name: str, *_: object) -> object:
    """What importing it says where it is not installed."""
    raise ModuleNotFoundError(f"No module named {name!r}")


def test_without_reportlab_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib, "import_module", without_reportlab)
    with pytest.raises(sheets.PrintingUnavailableError, match=r"reportlab"):
        sheets.pdf("a4")


DOCUMENT = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


@pytest.mark.parametrize("inside", ["<text>a</text>", '<g transform="skewX(3)"/>'])
def test_what_would_not_be_printed_right_is_refused(inside: str) -> None:
    with pytest.raises(ValueError, match="is drawn here"):
        paint(Recorder(), fromstring(DOCUMENT.format(inside)))  # noqa: S314 - our own text
