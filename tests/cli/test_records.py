"""Matches kept on the disk: listed, replayed, checked, and gone on with after being killed."""

import json
import re
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec
import pexpect
import pytest

from papertiger.bots.madiao import BOTS, Chooser
from papertiger.cli import records
from papertiger.cli.records import InUseError
from papertiger.kernel.game import Refused
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.view import View
from papertiger.room import solo
from papertiger.room.solo import Setting, Solo
from tests.cli.running import ROOT, complains, environment, papertiger
from tests.cli.test_play import at_a_terminal
from tests.playing import random_move

SETTING = Setting(names=("Ann", "Bo", "Cai", "Di"), bots=("random", "steady", "random"), seed=77)
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def play_on(match: Solo, keep: object = None, most: int = 10_000) -> Solo:
    """Play with the person's moves decided by the moment, as the bots' are."""
    for _ in range(most):
        if solo.over(match):
            break
        at = match.recording.now
        if solo.asked(match):
            move = random_move(solo.view(match), Random(f"{match.inputs}"))
            happened = solo.act(match, move, at)
            assert not isinstance(happened, Refused)
        else:
            happened = solo.go_on(match, at)
        if callable(keep):
            keep(happened.added)
        match = happened.solo
    return match


def finished_match(folder: Path) -> tuple[Path, Solo]:
    """A match played to its end, and its file."""
    kept, match = records.create(folder, SETTING, Options(), NOW)
    match = play_on(match, kept.keep)
    kept.close()
    return kept.path, match


def test_a_match_killed_at_any_input_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Cut after every line, and in the middle of the next: the rest comes out the same."""
    path, whole = finished_match(tmp_path)
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    assert len(lines) > 150
    cuts = [b"".join(lines[:count]) for count in range(1, len(lines))]
    for number, cut in enumerate(cuts, 1):
        path.write_bytes(cut + lines[number][: len(lines[number]) // 2])
        kept, match = records.reopen(path)
        # A header alone goes with its hand's first input.
        alone = number > 1 and lines[number - 1].startswith(b'{"tiger"')
        assert path.read_bytes() == b"".join(lines[: number - alone])
        if number % 10 == 0:
            assert play_on(match, kept.keep) == whole
            assert path.read_bytes() == data
        kept.close()


def test_a_match_is_played_in_one_place_only(tmp_path: Path) -> None:
    """A second process is told so; when the first lets go it may."""
    kept, _ = records.create(tmp_path, SETTING, Options(), NOW)
    with pytest.raises(InUseError):
        records.reopen(kept.path)
    kept.close()
    again, match = records.reopen(kept.path)
    assert match == solo.begin(SETTING, Options())
    again.close()


def test_matches_of_one_moment_have_names_of_their_own(tmp_path: Path) -> None:
    """Nothing is overwritten."""
    paths = []
    for _ in range(3):
        kept, _ = records.create(tmp_path, SETTING, Options(), NOW)
        kept.close()
        paths.append(kept.path)
    assert len(set(paths)) == 3
    assert records.every(tmp_path) == paths


def test_killed_at_a_terminal_and_gone_on_with() -> None:
    """The real program, killed without warning, goes on from the last accepted input."""
    child = at_a_terminal("--seed", "5", "--bots", "random")
    child.expect("Your card: ")
    child.sendline("-1")
    child.expect("You played (\\w+) .* face down")
    code = str(child.match.group(1)) if isinstance(child.match, re.Match) else ""
    child.expect("Your card: ")
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    again = at_a_terminal()
    again.expect("Go on with it")
    again.sendline("y")
    again.expect("Trick 2 of 8")
    again.expect("Your card: ")
    assert code
    assert f" {code} " not in str(again.before).rpartition("Your hand")[2]
    again.sendline("q")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


def test_games_lists_what_is_kept(tmp_path: Path) -> None:
    """Finished, unfinished and spoiled matches, a line each; the same as JSON."""
    home = tmp_path / "home" / "games"
    assert "No match" in papertiger("games").stdout
    path, _ = finished_match(home)
    (home / "madiao-0.tiger").write_bytes(path.read_bytes()[:3_000])
    (home / "madiao-1.tiger").write_bytes(b"nonsense\n")
    (home / "madiao-2.tiger").write_bytes(b"")
    lines = papertiger("games").stdout.splitlines()
    assert len(lines) == 3
    assert "unfinished" in lines[0]
    assert "line 1" in lines[1]
    assert "over" in lines[2]
    told = [json.loads(line) for line in papertiger("games", "--json").stdout.splitlines()]
    assert [game["over"] for game in told] == [False, None, True]
    assert sum(told[2]["totals"]) == 0


def test_check_and_replay_a_match(tmp_path: Path) -> None:
    """A match by its name: it follows the rules; its hands settle as they were played."""
    path, match = finished_match(tmp_path / "home" / "games")
    hands = solo.view(match).hands
    checked = papertiger("check", path.stem).stdout
    assert f"{hands} finished hands" in checked
    assert "The shuffles are those of its seed" in checked
    exported = papertiger("replay", path.stem, "--json").stdout
    assert exported.count("\n") >= hands
    settled = papertiger("madiao", "settle", "-", given=exported)
    assert settled.returncode == 0
    noted = tmp_path / "match.txt"
    noted.write_text(papertiger("replay", path.stem, "--notation").stdout, encoding="utf-8")
    assert papertiger("check", str(noted)).returncode == 0
    open_cards = papertiger("replay", path.stem).stdout
    own_cards = papertiger("replay", path.stem, "--seat", "1").stdout
    assert open_cards.count(" holds ") == 4 * own_cards.count(" holds ") > 0
    names = {line.split()[0] for line in own_cards.splitlines() if " holds " in line}
    assert len(names) == 1
    assert own_cards.count("played a card face down") > 20


def test_replay_walks_forwards_and_back(tmp_path: Path) -> None:
    """At a terminal: on, back, to a number, and out."""
    path, _ = finished_match(tmp_path / "home" / "games")
    child = at_a_terminal(command=("replay", path.stem))
    for answer, place in (("", 1), ("", 2), ("b", 3), ("99", 2), ("b", 99), ("q", 98)):
        child.expect(f"Moment {place} of")
        child.expect("leave\\. ")
        child.sendline(answer)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_replay_is_drawn_where_there_is_a_terminal(tmp_path: Path) -> None:
    """Forwards by a key, and out; --plain keeps the lines."""
    path, _ = finished_match(tmp_path / "home" / "games")
    child = at_a_terminal(command=("replay", path.stem), TERM="xterm-256color")
    child.expect("Moment 1 of")
    child.expect("F1")
    child.send(" ")
    child.expect("2")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    plain = at_a_terminal(command=("replay", path.stem, "--plain"), TERM="xterm-256color")
    plain.expect("leave\\. ")
    plain.sendline("q")
    plain.expect(pexpect.EOF)


def test_a_tampered_match_is_found_out(tmp_path: Path) -> None:
    """Another card, another shuffle, another seed: each is told, with its line."""
    path, _ = finished_match(tmp_path / "home" / "games")
    data = path.read_bytes()
    first = data.splitlines().index(next(x for x in data.splitlines() if b'"play"' in x)) + 1
    lines = data.splitlines(keepends=True)
    lines[first - 1] = re.sub(rb'"card":"\w+"', b'"card":"XX"', lines[first - 1])
    path.write_bytes(b"".join(lines))
    assert f"line {first}" in complains(papertiger("check", path.stem))
    path.write_bytes(data[:-1])
    assert papertiger("check", path.stem).returncode == 0
    path.write_bytes(data[:-9])
    assert "is torn" in complains(papertiger("check", path.stem))
    path.write_bytes(data)
    setting = records.setting_file(path)
    setting.write_text(setting.read_text(encoding="utf-8").replace("77", "78"), encoding="utf-8")
    assert "seed" in complains(papertiger("check", path.stem))


def test_a_home_that_cannot_be_written_does_not_stop_play(tmp_path: Path) -> None:
    """The match is played without a record, and the person is told."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    done = papertiger("madiao", "play", "--seed", "1", PAPERTIGER_HOME=str(blocked), given="q\n")
    assert done.returncode == 0
    assert "cannot be kept" in done.stdout


def test_resuming_what_is_not_there_or_spoiled(tmp_path: Path) -> None:
    """Each is one clear line."""
    assert "no unfinished match" in complains(papertiger("madiao", "play", "--resume"))
    home = tmp_path / "home" / "games"
    path, _ = finished_match(home)
    path.write_bytes(path.read_bytes()[:3_000])
    records.setting_file(path).write_text("{}", encoding="utf-8")
    assert "cannot be gone on with" in complains(papertiger("madiao", "play", "--resume"))


def test_odd_entries_in_the_folder_stop_nobody(tmp_path: Path) -> None:
    """A link to nowhere, a folder, a file that is no record: play starts, the list goes on."""
    home = tmp_path / "home" / "games"
    path, _ = finished_match(home)
    (home / "a.tiger").symlink_to("/nowhere")
    (home / "b.tiger").mkdir()
    (home / "b.setting.json").write_text("{}", encoding="utf-8")
    assert papertiger("games").stdout.splitlines()[0].startswith(path.name)
    done = papertiger("madiao", "play", given="q\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_finished_match_is_replayed_once_only(tmp_path: Path) -> None:
    """Looking for an unfinished match leaves a mark on each that is over."""
    path, _ = finished_match(tmp_path)
    assert records.unfinished(tmp_path).free is None
    assert records.over_mark(path).exists()
    path.write_bytes(b"{}")
    assert records.unfinished(tmp_path).free is None


def test_another_seed_or_a_later_hand_is_not_gone_on_with(tmp_path: Path) -> None:
    """The setting beside a record must be the one it was begun with."""
    path, match = finished_match(tmp_path)
    segments = match.recording.segments
    with pytest.raises(ValueError, match="seed"):
        solo.resume(msgspec.structs.replace(SETTING, seed=78), segments)
    with pytest.raises(ValueError, match="later"):
        solo.resume(SETTING, segments[1:])
    with pytest.raises(ValueError, match="names"):
        solo.resume(msgspec.structs.replace(SETTING, names=("A", "B", "C", "D")), segments)
    assert path.exists()


def test_a_disk_that_is_full_in_the_middle_is_told_with_the_match() -> None:
    """What was played is kept, and the person is told how to go on."""
    words = "madiao play --seed 1 --bots random --keep-seats"
    done = subprocess.run(
        ["/bin/bash", "-c", f"ulimit -f 1; exec {sys.executable} -m papertiger {words}"],
        input=b"4\n" + b"1\ny\n-1\n" * 60,
        capture_output=True,
        env=environment(PYTHONUNBUFFERED="1"),
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert b"--resume" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_record_of_nothing_replays_nothing(tmp_path: Path) -> None:
    """Killed right after it was begun: a header alone."""
    path, _ = finished_match(tmp_path)
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    assert "Nothing has been played" in papertiger("replay", str(path)).stdout


def test_a_foreign_record_cannot_talk_to_the_terminal(tmp_path: Path) -> None:
    """Control characters in names are no names."""
    path, _ = finished_match(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"Bo"', b'"B\\u001b[2Jo"'))
    assert "line 1" in complains(papertiger("replay", str(path)))


def test_check_names_the_hand_and_the_trick(tmp_path: Path) -> None:
    """A play that breaks the rules, a card twice, a wrong result: each with its hand."""
    text = (ROOT / "docs" / "examples" / "match.txt").read_text(encoding="utf-8")
    noted = tmp_path / "match.txt"
    for old, new, said in (
        ("2. 2: S9", "2. 2: C2", "hand 1, trick 2"),
        ("8. 3: M7 -M4", "8. 3: M7 M4", "hand 1, trick 8"),
        ("= -14 0", "= -13 -1", "hand 1: the result"),
    ):
        noted.write_text(text.replace(old, new), encoding="utf-8")
        assert said in complains(papertiger("check", str(noted)))


def test_the_newest_unfinished_match_is_gone_on_with(tmp_path: Path) -> None:
    """Of several the one that was begun last."""
    begun = []
    for minute in (1, 2, 3):
        kept, _ = records.create(tmp_path, SETTING, Options(), NOW.replace(minute=minute))
        kept.close()
        begun.append(kept.path)
    assert records.unfinished(tmp_path).free == begun[-1]


def test_each_bot_plays_in_its_own_way_wherever_the_person_sits() -> None:
    """The bots stand by the places of the others, in order."""
    asked: list[tuple[int, str]] = []
    at_random = BOTS["random"]

    def spy(name: str) -> Chooser:
        def choose(view: View, rng: Random) -> Move:
            asked.append((view.players[view.seat or 0], name))
            return at_random(view, rng)

        return choose

    bots = {name: spy(name) for name in ("random", "steady")}
    setting = msgspec.structs.replace(SETTING, person=2, bots=("random", "random", "steady"))
    with patch.dict("papertiger.room.solo.BOTS", bots):
        play_on(solo.begin(setting, Options(keep_seats=True)), most=60)
    assert set(asked) == {(0, "random"), (1, "random"), (3, "steady")}
