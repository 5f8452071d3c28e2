"""Going on with a match: which one, in which time, and what stands in the way."""

import json
import os
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from papertiger.cli import records
from papertiger.cli.madiao.play import PlainTable
from papertiger.cli.madiao.prompt import Left, Prompt
from papertiger.cli.records import Kept
from papertiger.madiao.options import Options
from papertiger.madiao.view import AskPlay
from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import complains, papertiger
from tests.cli.test_records import NOW, SETTING, finished_match, play_on

WORDS = Catalog("en", "cli", "madiao", "play")


def unheard(line: str) -> None:
    """Tell nobody."""
    del line


def begun(home: Path, minute: int, most: int = 20) -> Path:
    """An unfinished match that was begun at that minute."""
    kept, match = records.create(home, SETTING, Options(), NOW.replace(minute=minute))
    play_on(match, kept.keep, most)
    kept.close()
    return kept.path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of matches."""
    return tmp_path / "home" / "games"


@pytest.mark.parametrize("form", ["{name}", "{name}.tiger", "{folder}/{name}.tiger"])
def test_an_older_match_is_resumed_by_its_name(home: Path, form: str) -> None:
    """As the list has it, with its ending or without; or as a file."""
    older = begun(home, 1)
    begun(home, 2)
    word = form.format(name=older.stem, folder=home)
    done = papertiger("madiao", "play", "--resume", word, given="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Going on with" in done.stdout
    assert f"The match is kept: {older.name}" in done.stdout


@pytest.mark.parametrize(("language", "you"), [("ru", "Вы"), ("zh-Hans", "你"), ("zh-Hant", "你")])
def test_who_gave_no_name_is_spoken_to_in_the_language_of_today(
    home: Path, language: str, you: str
) -> None:
    """A match begun in English; the record keeps the names that it has."""
    setting = msgspec.structs.replace(SETTING, names=("You", "Feng", "Pan", "Li"))
    kept, match = records.create(home, setting, Options(), NOW)
    play_on(match, kept.keep, 20)
    kept.close()
    before = kept.path.read_bytes()
    done = papertiger("--lang", language, "madiao", "play", "--resume", given="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert you in done.stdout
    assert "You" not in done.stdout
    assert kept.path.read_bytes().startswith(before)


def test_what_cannot_be_resumed_is_told(home: Path) -> None:
    """A name that is none, a match that is over, one without its setting or with another's."""
    over, _ = finished_match(home)
    words = ("madiao", "play", "--resume")
    assert "no such file" in complains(papertiger(*words, "nobody"))
    said = complains(papertiger(*words, over.stem))
    assert "is over" in said
    assert f"papertiger replay {over.name}" in said
    path = begun(home, 5)
    setting = records.setting_file(path)
    kept = setting.read_text(encoding="utf-8")
    for old, new, expected in (
        ('"seed":77', '"seed":78', "another seed"),
        ('"Bo"', '"Ben"', "players are not those"),
        ('"steady"', '"genius"', "missing or spoiled"),
    ):
        setting.write_text(kept.replace(old, new), encoding="utf-8")
        assert expected in complains(papertiger(*words, path.stem))
    setting.unlink()
    assert "missing or spoiled" in complains(papertiger(*words, path.stem))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("named", [(), ("{name}",)])
def test_a_match_in_use_says_what_to_do(home: Path, language: str, named: tuple[str, ...]) -> None:
    """Whether it is named or the only one to resume: the other place, or a new match."""
    kept, _ = records.reopen(begun(home, 1))
    words = [word.format(name=kept.path.stem) for word in named]
    said = complains(papertiger("--lang", language, "madiao", "play", "--resume", *words))
    kept.close()
    assert kept.path.name in said
    assert "--new" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_matches_one_that_nobody_plays_is_offered(home: Path, language: str) -> None:
    """The newest of them; those in use are named in a line, and no older one is."""
    files = [begun(home, minute) for minute in (1, 2, 3, 4)]
    held = [records.reopen(path)[0] for path in (files[0], files[2], files[3])]
    words = Catalog(language, "madiao", "play")
    for resume, answers in ((), "{yes}\n{quit}\n"), (("--resume",), "{quit}\n"):
        given = answers.format(
            yes=words.say("play-yes").split()[0], quit=words.say("play-quit-words").split()[0]
        )
        done = papertiger("--lang", language, "madiao", "play", *resume, given=given)
        assert (done.returncode, done.stderr) == (0, "")
        names = words.join([files[3].name, files[2].name])
        assert done.stdout.splitlines()[0] == words.say("play-elsewhere", files=names)
        assert words.say("play-resumed") in done.stdout
        assert words.say("play-kept", file=files[1].name) in done.stdout
        assert files[0].name not in done.stdout
    for kept in held:
        kept.close()


def test_where_every_match_is_in_use_a_new_one_begins(home: Path) -> None:
    """Without a question, since there is nothing to go on with."""
    kept, _ = records.reopen(begun(home, 1))
    done = papertiger("madiao", "play", given="q\n")
    kept.close()
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Being played elsewhere on this machine: {kept.path.name}" in done.stdout
    assert "Go on" not in done.stdout
    assert "Madiao, the game" in done.stdout
    assert len(records.every(home)) == 2


def test_a_seed_begins_a_new_match(home: Path) -> None:
    """Without a question; with --resume it makes no sense."""
    begun(home, 1)
    done = papertiger("madiao", "play", "--seed", "1", given="q\n")
    assert "unfinished" not in done.stdout
    assert "Madiao, the game" in done.stdout
    assert "--seed" in complains(papertiger("madiao", "play", "--seed", "1", "--resume"))
    help_text = " ".join(papertiger("madiao", "play", "--help").stdout.split())
    assert "begin a new match with this seed" in help_text


def sit(kept: Kept, match: Solo, clock: Iterator[int], answers: list[str]) -> None:
    """Play in plain lines till the answers end."""
    given = iter(answers)

    def read(question: str) -> str:
        del question
        answer = next(given, None)
        if answer is None:
            raise EOFError
        return answer

    prompt = Prompt(WORDS, read, unheard)
    table = PlainTable(WORDS, prompt, kept.keep, clock.__next__)
    with pytest.raises(Left):
        table.play(match)
    kept.close()


def stamps(path: Path) -> list[int]:
    """The times of the inputs in a record."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line["at"] for line in lines if "tiger" not in line]


ANSWERS = ["4", "20", "n", "", "1", "y", "-1", "-1", "-1"] * 3


def test_inputs_carry_the_time_of_the_clock(home: Path) -> None:
    """From 0, by a clock that counts from anywhere; what passed between two sittings is not in."""
    kept, match = records.create(home, SETTING, Options(), NOW)
    sit(kept, match, count(5_000, 100), ANSWERS)
    first = stamps(kept.path)
    # The clock is read once as one sits down and once for each try at an input.
    assert first == sorted(set(first))
    assert first[:2] == [100, 200]
    again, match = records.reopen(kept.path)
    sit(again, match, count(9_000_000, 100), ANSWERS)
    later = stamps(kept.path)[len(first) :]
    assert later
    assert later[0] - first[-1] in range(100, 1_000)


def test_time_passes_while_a_person_thinks(home: Path) -> None:
    """The stamp of a move is the moment of its answer, not of its question."""
    now = [0]

    def read(question: str) -> str:
        del question
        now[0] += 7_000
        return "-1"

    kept, match = records.create(home, SETTING, Options(), NOW)
    table = PlainTable(WORDS, Prompt(WORDS, read, unheard), kept.keep, lambda: now[0])
    while not isinstance(solo.view(match).ask, AskPlay):
        match = play_on(match, kept.keep, most=1)
    assert match.recording.now == 0
    stop = patch("papertiger.cli.madiao.looking.event_lines", side_effect=Left)
    with stop, pytest.raises(Left):
        table.play(match)
    kept.close()
    assert stamps(kept.path)[-1] == 7_000


def test_nothing_is_shown_before_it_is_on_the_disk(home: Path) -> None:
    """Written, synced, told: so a kill at any moment loses nothing that was seen."""
    happened: list[str] = []
    kept, match = records.create(home, SETTING, Options(), NOW)

    def keep(lines: bytes) -> None:
        happened.append("given")
        kept.keep(lines)

    def read(question: str) -> str:
        del question
        return "4" if len(happened) < 400 else "q"

    def synced(descriptor: int) -> None:
        assert descriptor == kept.file.fileno()
        assert os.fstat(descriptor).st_size == kept.file.tell()
        happened.append("synced")

    prompt = Prompt(WORDS, read, lambda _: happened.append("shown"))
    with patch("os.fsync", synced), pytest.raises(Left):
        PlainTable(WORDS, prompt, keep, count().__next__).play(match)
    kept.close()
    assert happened.count("given") == happened.count("synced") > 5
    for one, after in pairwise(happened):
        assert (after == "synced") == (one == "given")


def test_games_lists_by_seat_and_marks_you(home: Path) -> None:
    """The names stand as the players sit, each with its own money; JSON says your seat."""
    path, match = finished_match(home)
    names = solo.names(match)
    assert names != SETTING.names
    (line,) = papertiger("games").stdout.splitlines()
    places = [line.index(name) for name in names]
    assert places == sorted(places)
    assert line.count("(you)") == 1
    assert "Ann (you) " in line
    (told,) = map(json.loads, papertiger("games", "--json").stdout.splitlines())
    assert tuple(told["players"]) == names
    assert told["players"][told["you"]] == "Ann"
    assert tuple(told["totals"]) == solo.view(match).totals
    records.setting_file(path).unlink()
    assert "(you)" not in papertiger("games").stdout


def test_a_tilde_stands_for_the_home_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no shell has expanded it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert records.folder({"PAPERTIGER_HOME": "~/tiger"}) == tmp_path / "tiger" / "games"
