"""`check`: what is wrong with a record is named by its line, in every language; and its seed."""

import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger.cli import records
from papertiger.cli.games.faults import fault
from papertiger.cli.main import main
from papertiger.kernel.journal import JournalError
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import ROOT, complains, papertiger
from tests.cli.test_records import SETTING, finished_match

Line = dict[str, Any]

WORDS = {language: Catalog(language, "cli", "madiao") for language in LANGUAGES}


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A finished match of this machine."""
    return finished_match(tmp_path / "home" / "games")[0]


def lines_of(path: Path) -> list[Line]:
    """The record, line by line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def first(lines: list[Line], wanted: Callable[[Line], bool]) -> int:
    """The number (from 1) of the first such line."""
    return next(number for number, line in enumerate(lines, 1) if wanted(line))


def stake(line: Line) -> bool:
    """Whether a stake is named."""
    return bool(line.get("move", {}).get("do") == "name_stake")


def second_header(line: Line) -> bool:
    """Whether a later hand begins."""
    return line.get("carried") is not None


def header(line: Line) -> bool:
    """Whether a hand begins."""
    return "tiger" in line


def order(line: Line) -> bool:
    """Whether it is chance."""
    return "chance" in line


FAULTS: list[tuple[Callable[[Line], bool], Line, str]] = [
    (header, {"tiger": 2}, "format 1"),
    (header, {"commitment": 7}, "“commitment” cannot be that"),
    (header, {"wins": []}, "there is no “wins”"),
    (header, {"seats": ["A", "A", "B", "C"]}, "all different"),
    (header, {"seats": ["A", "B", "C"]}, "four seats are needed"),
    (header, {"options": {"sets": "heap"}}, "“sets” cannot be “heap”"),
    (header, {"options": {"set": "stack"}}, "there is no “set”"),
    (header, {"options": {"stake_max": 10**9}}, "stake_max <= 1000000"),
    (header, {"options": {"max_deals": 10**9}}, "max_deals <= 1000000"),
    (second_header, {"carried": {}}, "“players” is missing"),
    (second_header, {"at": 5}, "with the same time"),
    (stake, {"move": {"do": "name_stake", "stake": 10**9}}, "is no stake here: an even number"),
    (stake, {"move": {"do": "name_stake", "stake": "4"}}, "“stake” cannot be that"),
    (stake, {"move": {"do": "raise_stake"}}, "“do” cannot be “raise_stake”"),
    (stake, {"seat": 9}, "not your turn"),
    (stake, {"at": -1}, "it has “at”"),
    (order, {"chance": [0, 0]}, "A permutation of 40 is needed"),
]


@pytest.mark.parametrize(
    ("wanted", "fields", "said"), FAULTS, ids=lambda one: getattr(one, "__name__", str(one))[:30]
)
def test_a_fault_is_said_with_its_line(
    match: Path,
    wanted: Callable[[Line], bool],
    fields: Line,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Which line, what about it, what would be right: in four languages, with no word of Python."""
    lines = lines_of(match)
    number = first(lines, wanted)
    lines[number - 1] |= fields
    match.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    for language in LANGUAGES:
        assert main(["--lang", language, "check", str(match)]) == 2
        told = capsys.readouterr().err
        assert re.search(rf"\b{number}\b", told)
        assert len(told) < 500
        if language == "en":
            assert said in told
        else:
            assert not re.search(r"[{}$]|Expected|Object|Invalid|found|must", told), told


@pytest.mark.parametrize("fields", [{"deals": 10**9}, {"deals": 60}, {"hands": 99}])
def test_what_no_hand_hands_on_is_refused_with_its_line(match: Path, fields: Line) -> None:
    """Deals beyond the limit of the options above all."""
    lines = lines_of(match)
    number = first(lines, second_header)
    lines[number - 1]["carried"] |= fields
    later = match.with_name("later.tiger")
    later.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines[number - 1 :]))
    said = complains(papertiger("check", str(later)))
    assert "line 1" in said
    assert "deals" in said


def test_a_stake_in_notation_lies_within_its_limits(tmp_path: Path) -> None:
    """Those of its rules, with the place of what is wrong."""
    text = (ROOT / "docs" / "examples" / "match.txt").read_text(encoding="utf-8")
    noted = tmp_path / "match.txt"
    for number in ("22", "5", "0"):
        noted.write_text(text.replace("stake 4", f"stake {number}", 1), encoding="utf-8")
        said = complains(papertiger("check", str(noted)))
        assert "an even stake from 2 to 20" in said
        assert re.search(r"line \d+, column \d+", said)
    wider = text.replace("[rules source]", "[rules source]\n[stake_max 22]")
    noted.write_text(wider.replace("stake 4", "stake 22", 1), encoding="utf-8")
    assert papertiger("check", str(noted)).returncode == 0


def test_the_shuffles_of_a_seed(match: Path, tmp_path: Path) -> None:
    """Compared where the seed is known: beside the record, or said; else that is told."""
    assert "are those of its seed" in papertiger("check", match.stem).stdout
    foreign = tmp_path / "foreign.tiger"
    foreign.write_bytes(match.read_bytes())
    told = papertiger("check", str(foreign))
    assert (told.returncode, told.stderr) == (0, "")
    assert "cannot be checked: the seed is not known" in told.stdout
    assert "are those" in papertiger("check", str(foreign), "--seed", f"{SETTING.seed}").stdout
    assert "another seed" in complains(papertiger("check", str(foreign), "--seed", "78"))
    lines = lines_of(match)
    later = lines[first(lines, second_header) - 1 :]
    foreign.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in later))
    assert "a later hand" in papertiger("check", str(foreign), "--seed", f"{SETTING.seed}").stdout


def test_shuffles_are_compared_without_a_promise_too(match: Path, tmp_path: Path) -> None:
    """A record of elsewhere need not have a commitment: then the orders speak for themselves."""
    lines = lines_of(match)
    for line in filter(header, lines):
        line["commitment"] = None
    foreign = tmp_path / "foreign.tiger"
    foreign.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    words = ("check", str(foreign), "--seed")
    assert "are those of its seed" in papertiger(*words, f"{SETTING.seed}").stdout
    assert "line 2: the seed gives another" in complains(papertiger(*words, "78"))


def test_another_shuffle_is_found_by_its_line(match: Path) -> None:
    """Possible by the rules, promised by the commitment, but not what the seed gives."""
    lines = lines_of(match)
    number = len(lines) - 1 - first(lines[::-1], order) + 2
    lines = lines[:number]
    lines[-1]["chance"] = lines[-1]["chance"][1:] + lines[-1]["chance"][:1]
    match.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert f"line {number}: the seed gives another" in complains(papertiger("check", match.stem))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_torn_line_is_told_with_what_stands(match: Path, language: str) -> None:
    """Its number, the line before, hands and inputs; the list takes it as unfinished."""
    data = match.read_bytes()
    lines = data.splitlines(keepends=True)
    match.write_bytes(b"".join(lines[:60]) + lines[60][:-5])
    said = complains(papertiger("--lang", language, "check", match.stem))
    assert re.search(r"\b61\b.*\b60\b", said)
    listed = papertiger("--lang", "en", "games").stdout
    assert "unfinished" in listed


def test_an_earlier_fault_is_told_before_a_torn_line(match: Path) -> None:
    """What is wrong with the rest weighs more."""
    lines = match.read_bytes().splitlines(keepends=True)
    match.write_bytes(lines[0] + lines[2] + b'{"at"')
    assert "line 2" in complains(papertiger("check", match.stem))


def test_a_header_alone_is_torn_from_its_hand(match: Path) -> None:
    """It is written together with its hand's first input."""
    lines = match.read_bytes().splitlines(keepends=True)
    number = first(lines_of(match), second_header)
    match.write_bytes(b"".join(lines[:number]))
    assert f"line {number} is torn" in complains(papertiger("check", match.stem))


@pytest.mark.parametrize("ending", [b"", b"\n"])
def test_a_last_line_without_its_break_is_whole(match: Path, ending: bytes) -> None:
    """Editors take it away; going on gives it back."""
    lines = match.read_bytes().splitlines(keepends=True)
    match.write_bytes(b"".join(lines[:60]).removesuffix(b"\n") + ending)
    assert papertiger("check", match.stem).returncode == 0
    kept, again = records.reopen(match)
    kept.keep(lines[60])
    kept.close()
    assert match.read_bytes() == b"".join(lines[:61])
    assert again.inputs == 60 - sum(b'"tiger"' in line for line in lines[:60])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_its_words(language: str) -> None:
    """Those of the kernel that a whole file cannot easily bring about too."""
    causes = {
        "not_json": [""],
        "wrong_carried": [""],
        "wrong_options": [""],
        "bad_header": ["none", "format", "fields", "options", "carried", "start", "opening"],
        "bad_input": ["fields", "time", "hand"],
    }
    said = [
        fault(WORDS[language], JournalError(1, code, "Expected `int` - at `$.x`", cause))
        for code, several in causes.items()
        for cause in several
    ]
    assert len(set(said)) == len(said)


def test_standard_input_and_a_mark_that_an_editor_left(match: Path) -> None:
    """A record through a pipe is checked, and so is its notation, with a byte order mark too."""
    record = match.read_bytes()
    assert papertiger("check", "-", given=record).stdout.startswith("standard input follows")
    noted = papertiger("replay", "-", "--notation", given=record).stdout
    for text in (noted.encode(), BOM_UTF8 + noted.encode(), BOM_UTF8 + record):
        done = papertiger("check", "-", given=text)
        assert done.returncode == 0, done.stderr
    torn = complains(papertiger("check", "-", given=record[:-10]))
    assert torn.startswith("papertiger check: error: standard input, line ")


def test_no_name_is_no_folder() -> None:
    """An empty variable in a script; it would have meant the folder one stands in."""
    assert "there is no such file" in complains(papertiger("check", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_no_record_but_named(match: Path, language: str) -> None:
    """What it is and what reads it, not what JSON would have been."""
    noted = papertiger("replay", str(match), "--notation").stdout
    path = match.with_name("old.txt")
    path.write_text(noted, encoding="utf-8")
    said = complains(papertiger("--lang", language, "verify", str(path)))
    assert "check" in said
    assert "replay" in said
    assert ".tiger" in said
    assert "JSON" not in said
