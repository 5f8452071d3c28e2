"""`replay`: its keys, what it does not understand, and what it keeps hidden till the end."""

from pathlib import Path

import pytest

from papertiger.cli import records
from papertiger.madiao.options import Options
from papertiger.madiao.view import AskPlay
from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import card_list
from tests.cli.running import papertiger
from tests.cli.test_play import at_a_terminal
from tests.cli.test_records import NOW, SETTING, finished_match, play_on

WORDS = Catalog("en", "madiao")


def unfinished(folder: Path, hands: int) -> tuple[Path, Solo]:
    """A match that waits for a card of the person after so many hands."""
    kept, match = records.create(folder, SETTING, Options(), NOW)
    while solo.view(match).hands < hands or not isinstance(solo.view(match).ask, AskPlay):
        match = play_on(match, kept.keep, most=1)
    kept.close()
    return kept.path, match


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of matches."""
    return tmp_path / "home" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_told_and_nonsense_moves_nothing(home: Path, language: str) -> None:
    """Help lists them; what is no key is said and the moment stays."""
    path, _ = finished_match(home)
    words = Catalog(language, "play", "replay")
    child = at_a_terminal("--lang", language, path.stem, command=("replay",))
    ask = words.say("replay-ask")
    place = words.say("replay-place", place="1", count="|").partition("|")[0]
    child.expect_exact(place)
    child.expect_exact(ask)
    for word in words.say("play-help-words").split():
        child.sendline(word)
        child.expect_exact(words.say("replay-help", count="0").splitlines()[0].strip())
        child.expect_exact(ask)
    for odd in ("fly", "0", "99999", "\N{SUPERSCRIPT TWO}"):
        child.sendline(odd)
        child.expect_exact(odd)
        child.expect_exact(ask)
        assert place not in str(child.before)
    for word in words.say("replay-on-words").split():
        child.sendline(word)
        child.expect_exact(ask)
        assert place.replace("1", "2") in str(child.before)
        child.sendline(words.say("replay-back-words").split()[0])
        child.expect_exact(ask)
    child.sendline(words.say("play-quit-words").split()[0])
    child.wait()
    assert child.exitstatus == 0


def test_on_from_the_last_moment_ends_it(home: Path) -> None:
    """As Enter at the end does."""
    path, _ = unfinished(home, 0)
    child = at_a_terminal(path.stem, command=("replay",))
    child.expect(r"Moment 1 of \d+")
    last = str(child.after).split()[-1]
    child.expect("leave\\. ")
    child.sendline(last)
    child.expect(f"Moment {last} of {last}")
    child.expect("leave\\. ")
    child.sendline("")
    child.wait()
    assert child.exitstatus == 0


def hands_told(text: str) -> list[str]:
    """What is said of hands at the deal."""
    return [line for line in text.splitlines() if " holds " in line]


@pytest.mark.parametrize("hands", [0, 2])
def test_a_running_hand_keeps_its_cards(home: Path, hands: int) -> None:
    """Before it: every hand open. In it: one's own. Only --open shows what is still hidden."""
    path, match = unfinished(home, hands)
    told = papertiger("replay", path.stem)
    assert told.returncode == 0
    assert "--open" in told.stderr
    opened = papertiger("replay", path.stem, "--open")
    assert opened.stderr == ""
    assert len(hands_told(opened.stdout)) - len(hands_told(told.stdout)) >= 3
    assert len(hands_told(opened.stdout)) % 4 == 0
    own = solo.names(match)[solo.seat(match)]
    last = hands_told(told.stdout)[-1]
    assert last.startswith(f"{own} holds ")
    assert all(card_list(WORDS, [card]) in last for card in solo.view(match).hand)


def test_another_seat_is_not_looked_over_the_shoulder(home: Path) -> None:
    """Of a running hand --seat tells one's own cards, no other's."""
    path, match = unfinished(home, 0)
    for seat in range(4):
        told = papertiger("replay", path.stem, "--seat", str(seat))
        assert len(hands_told(told.stdout)) == (seat == solo.seat(match))
        opened = papertiger("replay", path.stem, "--seat", str(seat), "--open")
        assert len(hands_told(opened.stdout)) == 1
    records.setting_file(path).unlink()
    assert hands_told(papertiger("replay", path.stem).stdout) == []


def test_a_finished_match_is_open_without_a_word(home: Path) -> None:
    """Nothing is hidden any more."""
    path, _ = finished_match(home)
    told = papertiger("replay", path.stem)
    assert told.stderr == ""
    assert told.stdout == papertiger("replay", path.stem, "--open").stdout


@pytest.mark.parametrize("form", ["--json", "--notation"])
def test_programs_get_finished_hands_only(home: Path, form: str) -> None:
    """So there is nothing to warn of."""
    path, _ = unfinished(home, 1)
    told = papertiger("replay", path.stem, form)
    assert told.stderr == ""
    assert told.stdout.count("banker") == 1


def test_a_torn_record_is_shown_as_far_as_it_goes(home: Path) -> None:
    """It is said which line is torn; what comes before is shown."""
    path, _ = finished_match(home)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:50]))
    whole = papertiger("replay", path.stem)
    path.write_bytes(b"".join(lines[:50]) + lines[50][:9])
    told = papertiger("replay", path.stem)
    assert (told.returncode, told.stdout) == (0, whole.stdout)
    assert "line 51 is torn" in told.stderr
    assert "up to line 50" in told.stderr
