"""The sheets as they are printed: read back from the bytes of the PDF, page by page."""

import base64
import re
import zlib
from functools import cache
from typing import NamedTuple

import pytest

from papertiger.deck import sheets
from papertiger.madiao.cards import CARDS

pytest.importorskip("reportlab", reason="the extra `deck` is not installed")

CARD_MM = (58.0, 87.0)
NEAR = 0.01
"""A hundredth of a millimetre."""

Line = tuple[float, float, float, float]

each_paper = pytest.mark.parametrize("paper", sheets.PAPERS)


class Placed(NamedTuple):
    """A card on a page: its form, its left and lower edge, its size, all in millimetres."""

    name: str
    left: float
    bottom: float
    wide: float
    tall: float
    upright: bool


class Page(NamedTuple):
    """What is on a page: its width and height, the cards, the cut marks."""

    size: tuple[float, float]
    cards: list[Placed]
    marks: list[Line]


def millimetres(*words: bytes) -> tuple[float, ...]:
    """Points, as the file has them, in millimetres."""
    return tuple(float(word) / 72 * 25.4 for word in words)


def drawn(document: bytes, number: bytes) -> bytes:
    """The content stream of an object, unpacked."""
    found = re.search(rb"(?s)\n%s 0 obj.*?stream\r?\n(.*?)endstream" % number, document)
    assert found
    return zlib.decompress(base64.a85decode(b"<~" + found[1].strip(), adobe=True))


def placed(wide: bytes, tall: bytes, x: bytes, y: bytes, name: bytes) -> Placed:
    """A form of 240 x 360 units by its matrix; its y runs down where it stands upright."""
    left, top, across, down = millimetres(x, y, wide, tall)
    height = abs(down) * 360
    bottom = top - height if down < 0 else top
    return Placed(name.decode(), left, bottom, across * 240, height, down < 0 < across)


@cache
def pages(paper: sheets.Paper) -> tuple[Page, ...]:
    """The pages of the deck printed on a paper."""
    document = sheets.pdf(paper)
    found = []
    for contents, width, height in re.findall(
        rb"/Contents (\d+) 0 R /MediaBox \[ 0 0 (\S+) (\S+) \]", document
    ):
        content = drawn(document, contents)
        forms = re.findall(rb"(\S+) 0 0 (\S+) (\S+) (\S+) cm\n/FormXob\.(\w+) Do", content)
        lines = re.findall(rb"n (\S+) (\S+) m (\S+) (\S+) l S", content)
        across, up = millimetres(width, height)
        marks = [(a, b, c, d) for a, b, c, d in (millimetres(*line) for line in lines)]
        found.append(Page((across, up), [placed(*form) for form in forms], marks))
    return tuple(found)


def sides(paper: sheets.Paper) -> list[tuple[Page, Page]]:
    """Each page of faces with the page on its other side."""
    cards = pages(paper)[:10]
    return [*zip(cards[::2], cards[1::2], strict=True)]


@each_paper
def test_the_forty_are_printed_in_order_each_once(paper: sheets.Paper) -> None:
    names = [card.name for faces, _ in sides(paper) for card in faces.cards]
    assert names == [card.value for card in CARDS]


@each_paper
def test_rows_are_read_from_the_left_and_from_above(paper: sheets.Paper) -> None:
    for faces, _ in sides(paper):
        corners = [(-round(card.bottom, 1), round(card.left, 1)) for card in faces.cards]
        assert corners == sorted(corners)


@each_paper
def test_every_card_is_as_large_as_a_real_one_and_upright(paper: sheets.Paper) -> None:
    for page in pages(paper)[:10]:
        for card in page.cards:
            assert (card.wide, card.tall) == pytest.approx(CARD_MM, abs=NEAR)
            assert card.upright, card


@each_paper
def test_behind_every_face_lies_a_back_when_the_sheet_is_turned_on_its_long_edge(
    paper: sheets.Paper,
) -> None:
    for faces, backs in sides(paper):
        assert {card.name for card in backs.cards} == {"back"}
        assert backs.size == faces.size
        assert faces.size[0] < faces.size[1]  # so the long edge is the upright one
        behind = [(backs.size[0] - card.left - card.wide, card.bottom) for card in backs.cards]
        for card, place in zip(faces.cards, behind, strict=True):
            assert place == pytest.approx((card.left, card.bottom), abs=NEAR)


@each_paper
def test_cards_lie_on_the_paper_and_none_over_another(paper: sheets.Paper) -> None:
    for page in pages(paper)[:10]:
        for card in page.cards:
            assert card.left >= 5
            assert card.bottom >= 4
            assert card.left + card.wide <= page.size[0] - 5
            assert card.bottom + card.tall <= page.size[1] - 4
        corners = [(card.left, card.bottom) for card in page.cards]
        for place, (x, y) in enumerate(corners):
            for other_x, other_y in corners[:place]:
                beside = abs(x - other_x) >= CARD_MM[0] - NEAR
                assert beside or abs(y - other_y) >= CARD_MM[1] - NEAR


def near(at: float, marks: list[Line], axis: int) -> int:
    """How many marks stand across an axis at a place."""
    return sum(abs(mark[axis] - at) + abs(mark[axis + 2] - at) < NEAR for mark in marks)


@each_paper
def test_two_cut_marks_show_every_edge_of_every_card(paper: sheets.Paper) -> None:
    for page in pages(paper)[:10]:
        for card in page.cards:
            for x in (card.left, card.left + card.wide):
                assert near(x, page.marks, 0) == 2
            for y in (card.bottom, card.bottom + card.tall):
                assert near(y, page.marks, 1) == 2


@each_paper
def test_no_cut_mark_runs_into_a_card_or_off_the_paper(paper: sheets.Paper) -> None:
    for page in pages(paper)[:10]:
        wide, tall = page.size
        for x0, y0, x1, y1 in page.marks:
            assert 2 <= min(x0, x1) <= max(x0, x1) <= wide - 2
            assert 2 <= min(y0, y1) <= max(y0, y1) <= tall - 2
            for card in page.cards:
                beside = max(x0, x1) < card.left or min(x0, x1) > card.left + card.wide
                above = max(y0, y1) < card.bottom or min(y0, y1) > card.bottom + card.tall
                assert beside or above, (page, (x0, y0, x1, y1))


@each_paper
def test_the_rules_come_last_and_have_no_cards(paper: sheets.Paper) -> None:
    last = pages(paper)[10:]
    assert last
    assert all(not page.cards for page in last)
