"""The page of rules that is printed with the deck, in every language."""

import re
import zlib
from functools import cache

import pytest

from papertiger.deck import sheets
from papertiger.deck.fonts import FOLDER, LETTERINGS, file_of, lettering, missing
from papertiger.deck.rules_sheet import characters, sheet
from papertiger.text.catalog import LANGUAGES
from papertiger.text.lines import pieces
from tests.deck.test_printed import drawn
from tests.rules.translations import plain_signs

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
each_paper = pytest.mark.parametrize("paper", sheets.PAPERS)
EMBEDDED = [language for language in LANGUAGES if language != "en"]
SHOWN = re.compile(rb"/(F\d+\+\d+) [\d.]+ Tf|\(((?:[^()\\]|\\.)*)\) Tj", re.DOTALL)
ESCAPED = re.compile(rb"\\(\d{3}|.)", re.DOTALL)
ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


@cache
def printed(paper: sheets.Paper, language: str) -> bytes:
    """The deck on a paper, with its rules in a language."""
    return sheets.pdf(paper, language=language)


def blocks(language: str) -> list[list[str]]:
    """How the lines of each block of a sheet begin, and the last cells of its rows."""
    found = []
    for block in sheet(language).strip().split("\n\n"):
        starts = re.findall(r"^(#+|\||-|) ?(.*)$", block, re.MULTILINE)
        found.append(
            [start + (rest.split("|")[-1] if start == "|" else "") for start, rest in starts]
        )
    return found


@in_each_language
def test_every_language_has_the_blocks_of_the_english_sheet(language: str) -> None:
    """The same headings, paragraphs and items, and every price in its row."""
    assert blocks(language) == blocks("en")


@in_each_language
def test_the_clause_of_the_deal_has_the_same_digits(language: str) -> None:
    """Whom a card of the cut points to. [MD-3.1]"""
    deal = plain_signs(sheet(language)).split("\n\n")
    told = [re.findall(r"\d+", each) for each in deal if re.search(r"\b1\D{1,3}5\D{1,3}9\b", each)]
    assert [each for each in told if each[:9] == [*"159263748"]]


@in_each_language
def test_every_character_of_the_sheet_has_a_glyph(language: str) -> None:
    """In the font that it is set in; after a change: `python tools/sheet_fonts.py`."""
    letters = lettering(language)
    for signs, font in zip(characters(sheet(language)), letters[:2], strict=True):
        assert missing(signs, font) == ""


def test_what_no_font_can_show_is_refused() -> None:
    """Rather than printed as boxes."""
    with pytest.raises(ValueError, match="Ж"):
        sheets.pdf("a4", "# Ж")
    with pytest.raises(ValueError, match="龘"):
        sheets.pdf("a4", "# 马\n龘", language="zh-Hans")


def test_the_fonts_are_small_and_no_other_is_carried() -> None:
    """Parts of fonts, with their licence beside them."""
    names = {name for language in EMBEDDED for name in LETTERINGS[language][:2]}
    assert {file.stem for file in FOLDER.glob("*.ttf")} == names
    assert sum(file_of(name).stat().st_size for name in names) < 400_000
    assert "SIL OPEN FONT LICENSE" in (FOLDER / "OFL.txt").read_text(encoding="utf-8")


@each_paper
@in_each_language
def test_the_rules_fill_one_page(language: str, paper: sheets.Paper) -> None:
    """Behind the ten pages of cards, on either paper."""
    assert len(re.findall(rb"/MediaBox", printed(paper, language))) == 11


def stream(document: bytes, number: bytes) -> bytes:
    """The packed stream of an object that is not written in Ascii85."""
    found = re.search(rb"(?s)\n%s 0 obj.*?/Length (\d+).*?stream\r?\n" % number, document)
    assert found
    return zlib.decompress(document[found.end() : found.end() + int(found[1])])


def letters_of(document: bytes) -> dict[bytes, dict[int, str]]:
    """What the codes of each embedded font stand for, by the table that selecting text uses."""
    found = {}
    for name, number in re.findall(rb"/(F\d+\+\d+) (\d+) 0 R", document):
        font = re.search(rb"(?s)\n%s 0 obj.*?/ToUnicode (\d+) 0 R" % number, document)
        assert font
        pairs = re.findall(rb"<(\w\w)> <(\w+)>\n", stream(document, font[1]))
        found[name] = {int(code, 16): chr(int(letter, 16)) for code, letter in pairs}
    return found


def unescaped(text: bytes) -> bytes:
    """The bytes of a string as a PDF writes it."""
    return ESCAPED.sub(
        lambda sign: (
            bytes([int(sign[1], 8)]) if sign[1].isdigit() else ESCAPES.get(sign[1], sign[1])
        ),
        text,
    )


@pytest.mark.parametrize("language", EMBEDDED)
def test_the_text_can_be_selected(language: str) -> None:
    """Read back from the page by its fonts, it is the sheet's, letter for letter."""
    document = printed("a4", language)
    letters = letters_of(document)
    page = drawn(document, re.findall(rb"/Contents (\d+) 0 R /MediaBox", document)[10])
    read, font = [], b""
    for name, text in SHOWN.findall(page):
        font = name or font
        read += [letters[font][code] for code in unescaped(text)]
    lines = [re.sub(r"^(?:#+|-|\|) ", "", line) for line in sheet(language).splitlines()]
    wanted = "".join(lines).replace("|", "")
    assert "".join("".join(read).replace("\u00b7", "").split()) == "".join(wanted.split())


@pytest.mark.parametrize("language", EMBEDDED)
def test_the_same_bytes_every_time_in_every_language(language: str) -> None:
    """Whatever was printed before it."""
    assert sheets.pdf("a4", language=language) == printed("a4", language)


def test_a_number_stays_with_what_it_counts() -> None:
    """No line of Chinese begins with the unit."""
    assert [*pieces("付 2 注。")] == [(" ", "付"), (" ", "2 注。")]
    assert [*pieces("pay 2 stakes")] == [(" ", "pay"), (" ", "2"), (" ", "stakes")]
