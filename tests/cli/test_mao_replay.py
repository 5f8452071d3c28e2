"""Records of Mao replayed and counted: `papertiger replay`, `papertiger mao stats`."""

import json
import re
from pathlib import Path

import pytest

from papertiger.cli.mao import keeping
from papertiger.kernel import journal
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.customs.reading import read_back
from tests.cli.running import complains, papertiger
from tests.cli.test_play import at_a_terminal
from tests.golden import transcripts
from tests.room.test_again_mao import cut, made, rules_made, secretly, segments

SESSION = str(transcripts.FOLDER / "session.tiger")


def written(path: Path, record: tuple[journal.Segment, ...]) -> str:
    """A record in a file."""
    path.write_bytes(journal.write(record))
    return str(path)


def test_a_session_as_one_seat_saw_it() -> None:
    """Its own cards alone, and nothing of what nobody noticed."""
    shown = papertiger("replay", "--plain", "--seat", "0", SESSION).stdout
    whole = papertiger("replay", "--plain", SESSION).stdout
    assert "Ann looked at the cards: " in shown
    assert "Bo looked at the cards\n" in shown
    assert "Breach by" in whole
    before, _, _ = shown.partition("2:08.7")
    assert "Breach by" not in before
    assert "holds" in whole
    assert "– Stock from the top, 1 to 13: " in whole
    assert "Stock" not in shown


def test_a_seat_that_there_is_not() -> None:
    assert "0 to 4" in complains(papertiger("replay", "--seat", "5", SESSION))
    hand = str(transcripts.FOLDER.parents[1] / "docs" / "examples" / "mao-hand.jsonl")
    assert "mao run" in complains(papertiger("replay", "--seat", "2", hand))


def test_what_only_one_game_has_is_refused_for_the_other(tmp_path: Path) -> None:
    assert "notation" in complains(papertiger("replay", "--notation", SESSION))
    other = tmp_path / "madiao.txt"
    other.write_text("")
    assert complains(papertiger("mao", "stats", str(other)))
    match = tmp_path / "madiao.tiger"
    papertiger("madiao", "play", "--seed", "1", given="q\ny\n", PAPERTIGER_HOME=str(tmp_path))
    (kept,) = (tmp_path / "games").glob("*.tiger")
    match.write_bytes(kept.read_bytes())
    assert "no record of Mao" in complains(papertiger("replay", "--stats", str(match)))
    assert "no record of Mao" in complains(papertiger("mao", "stats", str(match)))
    assert "0 to 3" in complains(papertiger("replay", "--seat", "4", str(match)))


def test_all_that_happened_as_json() -> None:
    lines = [
        json.loads(line)
        for line in papertiger("replay", "--json", SESSION).stdout.split("\n")
        if line
    ]
    breaches = [line for line in lines if line["event"] == "breach"]
    assert {line["penalty"] is None for line in breaches} == {True, False}
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    assert lines[-1]["event"] == "game_ended"


def test_statistics_as_json_and_of_several_records() -> None:
    """Who has the same name is the same player."""
    one = json.loads(papertiger("replay", "--stats", "--json", SESSION).stdout)
    assert one == json.loads(papertiger("mao", "stats", "--json", SESSION).stdout)
    both = json.loads(papertiger("mao", "stats", "--json", SESSION, SESSION).stdout)
    assert one["players"]["Eve"]["won"] == 1
    assert both["players"]["Eve"]["won"] == 2
    assert both["turns"] == 2 * one["turns"]
    assert one["players"]["Bo"]["race_times"] * 2 == both["players"]["Bo"]["race_times"]


def test_a_hand_that_still_runs_is_not_counted_and_not_opened(tmp_path: Path) -> None:
    file = written(tmp_path / "running.tiger", cut(segments(), 60))
    done = papertiger("replay", "--plain", file)
    assert "--open" in done.stderr
    *_, running = done.stdout.split("is dealt") if "is dealt" in done.stdout else [done.stdout]
    hands = running.rsplit("cards to each", 1)[1]
    assert "holds" not in hands
    whole = papertiger("replay", "--plain", "--open", file)
    assert not whole.stderr
    assert "holds" in whole.stdout.rsplit("cards to each", 1)[1]
    counted = json.loads(papertiger("mao", "stats", "--json", file).stdout)
    assert counted["hands"] + counted["void_hands"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_secret_rules_are_told_at_the_end_alone(tmp_path: Path, language: str) -> None:
    record = secretly()
    over = written(tmp_path / "over.tiger", record)
    early = written(tmp_path / "early.tiger", record[:-1])
    texts = rules_made(record)
    assert texts
    shown = papertiger("--lang", language, "replay", "--plain", over)
    assert not shown.stderr
    over_line = Catalog(language, "mao").say("event-game-ended", scores="")
    before, ended = shown.stdout.split(over_line)
    assert all(text in ended for text in texts)
    words = Catalog(language, "cards", "customs", "mao")
    for rule in made(record):
        # What it says is laid open with it, and what it caught.
        assert all(sentence in ended for sentence in read_back(words, rule)[1:])
    assert not any(text in before for text in texts)
    kept_back = papertiger("--lang", language, "replay", "--plain", early)
    assert str(early) in kept_back.stderr
    for command in ("check", "verify"):
        told = papertiger("--lang", language, command, early).stdout
        assert not any(text in told for text in texts)
    assert not any(text in kept_back.stdout for text in texts)


def test_an_evening_with_secret_rules_is_a_record_when_it_is_over(tmp_path: Path) -> None:
    """Its rules may be told then. `check` and `verify` find it in order."""
    home = {"PAPERTIGER_HOME": str(tmp_path)}
    given = (transcripts.FOLDER / "mao.en.txt").read_text(encoding="utf-8")
    answers = "".join(f"{line[1:].strip()}\n" for line in given.splitlines() if line[:1] == ">")
    words = ("mao", "play", "--seed", "6", "--bots", "expert")
    secret = ("--end", "hands:1", "--making", "secret")
    done = papertiger(*words, *secret, given=answers, **home)
    assert done.returncode == 0, done.stderr
    assert "Hands won: 1, void: 0" in done.stdout
    (record,) = (tmp_path / "games").glob(f"*{'.tiger'}")
    assert not list((tmp_path / "games").glob(f"*{keeping.LOG}"))
    name = record.stem
    assert "1 hand won" in papertiger("check", name, **home).stdout
    assert papertiger("verify", name, **home).returncode == 0
    assert f"{record.name}: Mao, over" in papertiger("games", **home).stdout
    told = papertiger("mao", "stats", name, **home).stdout
    assert told in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_by_hand_in_lines_at_a_terminal(tmp_path: Path, language: str) -> None:
    file = written(tmp_path / "session.tiger", segments())
    words = Catalog(language, "mao", "play", "replay")
    dealt = words.say("event-dealt", stock="|").split("|")[0].strip()
    child = at_a_terminal("--lang", language, "--plain", file, command=("replay",))
    ask = words.say("replay-ask")
    child.expect_exact(ask)
    on, back = (words.say(f"replay-{each}-words").split()[0] for each in ("hand", "hand-back"))
    places = []
    for answer in (on, on, on, on, back, back):
        child.sendline(answer)
        child.expect(words.say("replay-place", place="1", count="|").partition("1")[0] + r"(\d+)")
        places.append(int(re.findall(r"\d+", str(child.after))[0]))
        child.expect_exact(ask)
        if len(places) <= 3:
            assert dealt in str(child.before)
    assert places[:4] == sorted(set(places[:4]))
    assert places[4:] == [places[2], places[1]]
    child.sendline(words.say("play-quit-words").split()[0])
    child.wait()
    assert child.exitstatus == 0
