"""Records of Mao: checked, kept by `mao watch` and `mao run`, and not replayed yet."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger import mao
from papertiger.bots.mao.arena import moments, sit_down
from papertiger.cli.games.faults import fault
from papertiger.cli.main import main
from papertiger.kernel import journal, shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.journal import Header, JournalError
from papertiger.mao.events import HandEnded
from papertiger.mao.options import Options
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import ROOT, complains, papertiger

Line = dict[str, Any]

EXAMPLE = ROOT / "docs" / "examples" / "mao-hand.jsonl"
SEATS = ("Ann", "Bo", "Cai", "Di")
SEED = shuffle.seed_of(7)
RULES = Options(end="hands:2", hand_cap_turns=25)


def session() -> tuple[bytes, Counter[bool]]:
    """A session of bots as a record, and how many of its hands were won (True) or void."""
    header = Header(game="mao", options=RULES, seats=SEATS, commitment=shuffle.commitment(SEED))
    recording, ended = journal.begin(mao, header), Counter[bool]()
    for moment in moments(RULES, sit_down(RULES, ["regular"] * 4, SEED), SEED):
        if moment.refused is None:
            recorded = journal.record(mao, recording, moment.given, moment.at)
            assert not isinstance(recorded, Refused)
            recording = recorded.recording
        ended.update(
            event.winner is not None for event in moment.events if isinstance(event, HandEnded)
        )
    return journal.write(recording.segments), ended


RECORD, ENDED = session()
LINES: list[Line] = [json.loads(line) for line in RECORD.splitlines()]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The session in a file."""
    path = tmp_path / "session.tiger"
    path.write_bytes(RECORD)
    return path


def spoiled(path: Path, wanted: Callable[[Line], bool], fields: Line) -> int:
    """Change the first such line of the record; its number from 1."""
    number = next(number for number, line in enumerate(LINES, 1) if wanted(line))
    lines = [*LINES[: number - 1], LINES[number - 1] | fields, *LINES[number:]]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return number


def header(line: Line) -> bool:
    """Whether a hand begins."""
    return "tiger" in line


def later(line: Line) -> bool:
    """Whether a later hand begins."""
    return line.get("carried") is not None


def order(line: Line) -> bool:
    """Whether it is chance."""
    return "chance" in line


def deal(line: Line) -> bool:
    """Whether a hand is dealt."""
    return bool(line.get("move", {}).get("do") == "deal")


def play(line: Line) -> bool:
    """Whether a card is played."""
    return bool(line.get("move", {}).get("do") == "play")


def test_check_counts_the_hands_won_and_void(record: Path) -> None:
    assert ENDED[False]
    inputs = sum("tiger" not in line for line in LINES)
    said = f"follows the rules: 2 hands won, {ENDED[False]} void, {inputs} inputs."
    assert said in papertiger("check", str(record)).stdout
    for language in LANGUAGES:
        done = papertiger("--lang", language, "check", "-", given=RECORD)
        assert (done.returncode, done.stderr) == (0, "")
        assert re.search(rf"2\b.*\b{ENDED[False]}\b.*\b{inputs}\b", done.stdout, re.ASCII)


def test_the_shuffles_are_compared_with_the_seed(record: Path) -> None:
    assert "the seed is not known" in papertiger("check", str(record)).stdout
    assert "are those of its seed" in papertiger("check", str(record), "--seed", "7").stdout
    assert "another seed" in complains(papertiger("check", str(record), "--seed", "7:1"))
    assert "9x" in complains(papertiger("check", str(record), "--seed", "7:9x"))
    last = max(number for number, line in enumerate(LINES, 1) if order(line))
    lines = [*LINES[: last - 1], LINES[last - 1] | {"chance": LINES[last - 1]["chance"][::-1]}]
    record.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    said = complains(papertiger("check", str(record), "--seed", "7"))
    assert f"line {last}: the seed gives another" in said


MADE_BY_NOBODY = {"rule": {"id": "bow", "text": "Bow."}, "maker": 9}
BOW = {"rule": {"id": "bow", "text": "Bow."}}
MANY = [{"rule": {"id": f"rule-{number}", "text": "Bow."}} for number in range(61)]
FAULTS: list[tuple[Callable[[Line], bool], Line, str]] = [
    (header, {"tiger": 2}, "“madiao” or “mao” in format 1"),
    (header, {"game": "poker"}, "“madiao” or “mao” in format 1"),
    (later, {"game": "madiao"}, "a record is of one game"),
    (header, {"seats": ["A", "A"]}, "all different"),
    (header, {"seats": ["A"]}, "two to twelve seats"),
    (header, {"options": {"multipliers": [100]}}, "“multipliers” for each"),
    (header, {"options": {"limit": 9}}, "“limit” cannot be that"),
    (header, {"options": {"end": "soon"}}, "hands:N or time:MINUTES"),
    (header, {"options": {"sets": "heap"}}, "there is no “sets”"),
    (later, {"carried": {}}, "“dealer” is missing"),
    (later, {"carried": {"dealer": 9, "wins": [0, 0]}}, "“dealer”, “making” and"),
    (later, {"carried": {"dealer": 0, "wins": [0, 0], "rules": [MADE_BY_NOBODY]}}, "“maker” of a"),
    (later, {"carried": {"dealer": 0, "wins": [0, 0], "rules": [BOW, BOW]}}, "one “id”"),
    (later, {"carried": {"dealer": 0, "wins": [0, 0], "rules": MANY}}, "60 rules at most"),
    (later, {"carried": {"dealer": 0, "wins": [0] * 5}}, "no fewer than “wins” has"),
    (later, {"at": 10**9}, "with the same time"),
    (deal, {"seat": 12}, "seat 12"),
    (deal, {"move": {"do": "deal", "cards": 2}}, "3 to 10 cards"),
    (play, {"move": {"do": "play", "card": "ZZ"}}, "“card” cannot be “ZZ”"),
    (play, {"move": {"do": "fly"}}, "“do” cannot be “fly”"),
    (order, {"chance": [0, 0]}, "permutation"),
    (order, {"at": -1}, "it has “at”"),
]


@pytest.mark.parametrize(
    ("wanted", "fields", "said"), FAULTS, ids=lambda one: getattr(one, "__name__", str(one))[:30]
)
def test_a_fault_is_said_with_its_line(
    record: Path,
    wanted: Callable[[Line], bool],
    fields: Line,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In four languages, with no word of Python."""
    number = spoiled(record, wanted, fields)
    for language in LANGUAGES:
        assert main(["--lang", language, "check", str(record)]) == 2
        told = capsys.readouterr().err
        assert re.search(rf"\b{number}\b", told, re.ASCII)
        if language == "en":
            assert said in told
        else:
            assert not re.search(r"[{}$]|Expected|Object|Invalid|found|must", told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_its_words(language: str) -> None:
    words = Catalog(language, "cli", "mao")
    causes = ("none", "format", "fields", "options", "carried", "start", "opening")
    said = {
        fault(words, JournalError(1, "bad_header", "Expected `int` - at `$.x`", cause), "mao")
        for cause in causes
    }
    assert len(said) == len(causes)
    assert not any(re.search("Madiao|мадяо|马吊|馬弔", one) for one in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_torn_line_is_told_with_what_stands(record: Path, language: str) -> None:
    lines = RECORD.splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:30]) + lines[30][:-5])
    said = complains(papertiger("--lang", language, "check", str(record)))
    assert re.search(r"\b31\b.*\b30\b.*\b0\b.*\b0\b.*\b29\b", said, re.ASCII)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_scenario_is_told_from_a_record(command: str, language: str) -> None:
    said = complains(papertiger("--lang", language, command, str(EXAMPLE)))
    assert "papertiger mao run FILE" in said
    assert "JSON" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_records_of_mao(tmp_path: Path, language: str) -> None:
    """With the hands that each has won; for programs, too."""
    games = tmp_path / "home" / "games"
    games.mkdir(parents=True)
    (games / "kept.tiger").write_bytes(RECORD)
    home = {"PAPERTIGER_HOME": str(tmp_path / "home")}
    listed = papertiger("--lang", language, "games", **home).stdout
    assert listed.startswith("kept.tiger")
    fields = json.loads(papertiger("games", "--json", **home).stdout)
    assert (fields["game"], fields["problem"]) == ("mao", None)
    assert (fields["over"], fields["hands"], sum(fields["totals"])) == (True, 2, 2)
    for name, won in zip(SEATS, fields["totals"], strict=True):
        assert f"{name} {won}" in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_what_is_wrong_with_a_record_of_mao(tmp_path: Path, language: str) -> None:
    """What the rules of Mao refuse has its words there, too, and the list goes on."""
    games = tmp_path / "games"
    games.mkdir(parents=True)
    number = spoiled(games / "a.tiger", deal, {"move": {"do": "deal", "cards": 2}})
    (games / "b.tiger").write_bytes(RECORD)
    done = papertiger("--lang", language, "games", PAPERTIGER_HOME=str(tmp_path))
    first, second = done.stdout.splitlines()
    assert first.startswith("a.tiger")
    assert str(number) in first
    assert "[MO-7]" in first
    assert second.startswith("b.tiger")
    fields = json.loads(
        papertiger("games", "--json", PAPERTIGER_HOME=str(tmp_path)).stdout.splitlines()[0]
    )
    assert (fields["game"], fields["problem"]["line"]) == ("mao", number)


def test_watch_writes_each_session_as_a_record(tmp_path: Path) -> None:
    """In a folder made for them; the seed told checks its shuffles, the lines are the same."""
    where = tmp_path / "new" / "folder"
    words = ("mao", "watch", "--sessions", "2", "--hands", "1", "--seed", "7", "--seats", "3")
    said = papertiger(*words, "--record", str(where)).stdout.splitlines()
    assert said[::2] == papertiger(*words).stdout.splitlines()
    for number, told in enumerate(said[1::2], 1):
        path = where / f"session-{number}.tiger"
        assert told == f"record: {path}; seed 7:{number}"
        checked = papertiger("check", str(path), "--seed", f"7:{number}").stdout
        assert "1 hand won" in checked
        assert "are those of its seed" in checked
    assert {path.name for path in where.iterdir()} == {"session-1.tiger", "session-2.tiger"}
    first = json.loads((where / "session-1.tiger").read_bytes().splitlines()[0])
    assert first["seats"] == ["regular 0", "regular 1", "regular 2"]


def test_watch_as_json_names_the_record(tmp_path: Path) -> None:
    words = ("mao", "watch", "--hands", "1", "--seed", "7", "--json")
    line = json.loads(papertiger(*words, "--record", str(tmp_path / "kept")).stdout)
    assert line.pop("record") == str(tmp_path / "kept" / "session-1.tiger")
    assert line == json.loads(papertiger(*words).stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_watch_writes_over_nothing(tmp_path: Path, language: str) -> None:
    """Before anything is played; records of other numbers do not matter."""
    old = tmp_path / "session-2.tiger"
    old.write_bytes(b"old")
    words = ("--lang", language, "mao", "watch", "--hands", "1", "--record", str(tmp_path))
    assert str(old) in complains(papertiger(*words, "--sessions", "2"))
    assert list(tmp_path.iterdir()) == [old]
    assert papertiger(*words).returncode == 0
    assert old.read_bytes() == b"old"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_record_can_be_written_is_said(tmp_path: Path, language: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    watch = ("--lang", language, "mao", "watch", "--record")
    run = ("--lang", language, "mao", "run", str(EXAMPLE), "--record")
    for words in (watch, run):
        assert "--record" in complains(papertiger(*words, " "))
    for words in ((*watch, str(file)), (*watch, str(file / "in"))):
        assert str(file) in complains(papertiger(*words))
    nowhere = papertiger(*run, str(tmp_path / "no" / "out.tiger"))
    assert nowhere.returncode == 2
    assert "out.tiger" in nowhere.stderr
    assert str(file) in complains(papertiger(*run, str(file)))
    assert file.read_bytes() == b""


def test_a_scenario_as_a_record(tmp_path: Path) -> None:
    """What is printed is the same; check says that its cards are of no seed."""
    path = tmp_path / "out.tiger"
    done = papertiger("mao", "run", str(EXAMPLE), "--record", str(path))
    assert done.stdout == papertiger("mao", "run", str(EXAMPLE)).stdout
    first = json.loads(path.read_bytes().splitlines()[0])
    assert first["seats"] == ["0", "1", "2", "3", "4"]
    for words in ((), ("--seed", "7")):
        checked = papertiger("check", str(path), *words).stdout
        assert "1 hand won, 0 void" in checked
        assert "a scenario, not of a seed" in checked


def test_a_scenario_that_stops_leaves_no_record(tmp_path: Path) -> None:
    path = tmp_path / "out.tiger"
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines(keepends=True)[:5]
    done = papertiger(
        "mao", "run", "-", "--record", str(path), given="".join(lines) + '{"at": 0, "do": "fly"}\n'
    )
    assert done.returncode == 2
    assert "line 6" in done.stderr
    assert not path.exists()
