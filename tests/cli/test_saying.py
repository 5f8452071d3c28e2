"""Lines at a terminal: none is wider than it, and none breaks inside a word."""

import re
from io import StringIO

import pexpect
import pytest

from papertiger.cli.main import main
from papertiger.cli.saying import NARROWEST, fitted, in_width
from papertiger.madiao.cards import CARDS
from papertiger.madiao.names import NAMES
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.lines import cells
from tests.cli.running import papertiger
from tests.cli.test_play import at_a_terminal
from tests.golden import transcripts

WIDTHS = (NARROWEST, 33, 40, 60, 80, 100, 132)
CLOSING = "，。、；：？！）」』”’》"


def lines_of(language: str) -> list[str]:
    """All that a transcript of a hand says."""
    text = transcripts.path(f"hand.{language}").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith(">")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_hand_fits_and_no_word_of_it_breaks(language: str, width: int) -> None:
    """Nothing is lost, and what is broken is broken at a space, or as Chinese is."""
    for line in lines_of(language):
        told = list(in_width(line, width))
        assert max(map(cells, told)) < width
        assert "".join("".join(told).split()) == "".join(line.split())
        indent = len(line) - len(line.lstrip())
        assert [len(one) - len(one.lstrip()) for one in told[:2]] == [indent, indent + 2][
            : len(told)
        ]
        place = 0
        for one in told[:-1]:
            place = line.index(one.strip(), place) + len(one.strip())
            around = line[place - 1 : place + 1]
            wide = any(cells(each) == 2 for each in around)
            assert " " in around or wide or cells(one) > width - 3, one
        assert not [one for one in told[1:] if one.strip()[:1] in CLOSING]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_stays_in_one_piece(language: str) -> None:
    """Its number in the hand, the mark that it wins, its code and its name."""
    for card in CARDS:
        name = {"en": NAMES[card].english, "ru": NAMES[card].russian}[language]
        for shown in (f"{card} {name}", f"3 *{card} {name}"):
            for width in range(40, 60):
                line = f"Your hand: 1 M9 9 Myriad  2 *TM Thousand Myriad  {shown}"
                told = list(in_width(line, width))
                assert any(shown in one for one in told), (shown, width, told)


def test_who_has_how_much_stays_in_one_piece() -> None:
    """And a dash is at the end of no line, and begins none."""
    line = "Match so far: Feng +48, Li -84, Pan 0, You +36 — and so on → further"
    for width in range(NARROWEST, 80):
        told = list(in_width(line, width))
        pairs = ("Feng +48,", "Li -84,", "Pan 0,")
        assert all(any(pair in one for one in told) for pair in pairs), told
        assert not [one for one in told if one.strip()[0] in "—→"]


def test_columns_stay_apart_and_what_follows_stands_further_in() -> None:
    """Two spaces between cards are two spaces; an indent is kept."""
    assert list(in_width("  1. aa  bb  cc dd", 20)) == ["  1. aa  bb  cc dd"]
    assert list(in_width("  1. aa  bb  cc dd ee", 20)) == ["  1. aa  bb  cc dd", "    ee"]


@pytest.mark.parametrize("width", [None, 0, 1, NARROWEST - 1])
def test_where_there_is_no_width_lines_are_left_alone(width: int | None) -> None:
    """A pipe has none; a terminal too narrow for words breaks them itself."""
    line = "word " * 50
    assert list(in_width(line, width)) == [line]


def test_a_pipe_gets_one_line_for_one_thing_said() -> None:
    """However wide the terminal of whoever started it is."""
    assert fitted("word " * 50, StringIO()) == ["word " * 50]
    done = papertiger("madiao", "play", "--seed", "5", given="", COLUMNS="30")
    assert max(map(len, done.stdout.splitlines())) > 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80])
def test_a_terminal_never_has_to_break_a_line(language: str, columns: int) -> None:
    """Question and answer, help, a settlement, rules, an error: each line has room."""
    child = at_a_terminal("--lang", language, "--seed", "5", "--bots", "random", columns=columns)
    words = Catalog(language, "play")
    shown = ""
    card = words.say("play-ask-card")
    for answer in ("?", "r", "r MD-5.6", "? zero cash", "? X9", "2", "x" * 30, "q"):
        child.expect(f"{re.escape(card)}|/[nн][)）]")
        # What is typed is not echoed here, and the space before it stands with what follows.
        shown += f"{str(child.before).removeprefix(' ')}{child.after}\n"
        child.sendline(answer)
    child.expect(pexpect.EOF)
    shown += str(child.before).removeprefix(" ")
    lines = shown.replace("\r", "").splitlines()
    assert [line for line in lines if cells(line) >= columns] == []
    assert len(lines) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_help_end_in_the_colon_of_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of argparse and those of ours."""
    for words in ((), ("madiao", "play"), ("replay",)):
        assert main(["--lang", language, *words, "--help"]) == 0
        text = capsys.readouterr().out
        headings = re.findall(r"^(\S.*[:：])$", text, re.MULTILINE)
        assert headings, text
        assert {each[-1] for each in headings} == {"：" if language.startswith("zh") else ":"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_no_wider_than_there_is_room(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Usage and what options do, by cells."""
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["--lang", language, "madiao", "play", "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 40
    assert [line for line in lines if cells(line) >= 80] == []
