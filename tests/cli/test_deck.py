"""`papertiger deck`: listed, drawn, printed."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from papertiger.cli import files
from papertiger.deck import drawings
from papertiger.madiao.cards import CARDS
from papertiger.text.catalog import LANGUAGES
from tests.cli.running import Done, complains, environment, papertiger


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_listed(language: str) -> None:
    """Forty lines, each beginning with a code, no card without its names."""
    lines = papertiger("deck", "--lang", language).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [card.value for card in CARDS]
    assert all(len(line.split("  ")) >= 4 for line in lines)


PAINTED = {
    "en": ("Guan Sheng: green hood, long beard, crescent glaive", "the Big Dipper"),
    "ru": ("Гуань Шэн: зелёный капюшон, длинная борода, глефа", "Северный Ковш"),
    "zh-Hans": ("关胜：青巾，长髯，青龙偃月刀", "北斗"),
    "zh-Hant": ("關勝：青巾，長髯，青龍偃月刀", "北斗"),
}
"""What is painted on M3 and on C7."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_what_is_painted_in_the_readers_language(language: str) -> None:
    """A hero by his name and his marks, coins by their arrangement."""
    lines = papertiger("deck", "--lang", language).stdout.splitlines()
    by_code = {line.split()[0]: line for line in lines}
    hero, stars = PAINTED[language]
    assert hero in by_code["M3"]
    assert by_code["C7"].endswith(f"  {stars}")


def test_the_deck_is_drawn(tmp_path: Path) -> None:
    """A file for each card, and the back, in a folder that is made."""
    folder = tmp_path / "drawn" / "cards"
    assert papertiger("deck", "--svg", str(folder)).returncode == 0
    assert {file.stem for file in folder.iterdir()} == {*(card.value for card in CARDS), "back"}
    assert (folder / "MM.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("paper", ["a4", "letter", "A4", "Letter"])
def test_the_deck_is_printed(paper: str, tmp_path: Path) -> None:
    """A PDF on the paper that is asked for."""
    file = tmp_path / "deck.pdf"
    assert papertiger("deck", "--pdf", str(file), "--paper", paper).returncode == 0
    assert file.read_bytes().startswith(b"%PDF-")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """One line that says where and why."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert str(blocked) in complains(papertiger("deck", "--svg", str(blocked / "cards")))
    assert str(tmp_path) in complains(papertiger("deck", "--pdf", str(tmp_path)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_that_there_is_not_is_named_with_those_there_are(language: str) -> None:
    """As it was typed, not as it was read."""
    said = complains(papertiger("deck", "--lang", language, "--paper", "A3"))
    assert all(word in said for word in ("A3", "a4", "letter"))


@pytest.mark.parametrize("option", ["--svg", "--pdf"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_place_is_refused_and_nothing_is_written(
    option: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would have meant the folder one stands in."""
    monkeypatch.chdir(tmp_path)
    assert option in complains(papertiger("deck", "--lang", language, option, ""))
    assert list(tmp_path.iterdir()) == []


@contextmanager
def little_room() -> Iterator[None]:
    """No file grows beyond a few bytes, as on a disk that is full; not even the tests' report."""
    low, high = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, high))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (low, high))


def test_a_sheet_that_finds_no_room_leaves_the_old_one(tmp_path: Path) -> None:
    """Half a PDF is worse than none, and the one of yesterday better than both."""
    old = tmp_path / "deck.pdf"
    old.write_bytes(b"%PDF- of yesterday")
    with little_room(), pytest.raises(OSError, match="large"):
        files.write_whole(old, b"x" * 1000)
    assert old.read_bytes() == b"%PDF- of yesterday"
    assert list(tmp_path.iterdir()) == [old]


def test_a_sheet_replaces_the_old_one_where_it_stands(tmp_path: Path) -> None:
    """Through a link, and for whom the old one was; what is no plain file is written into."""
    old, link = tmp_path / "old.pdf", tmp_path / "link.pdf"
    old.write_bytes(b"old")
    old.chmod(0o640)
    link.symlink_to(old)
    files.write_whole(link, b"new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"
    assert old.stat().st_mode & 0o777 == 0o640
    files.write_whole(Path(os.devnull), b"new")
    assert not Path(os.devnull).is_file()
    assert sorted(tmp_path.iterdir()) == [link, old]


def test_the_command_writes_sheets_whole(tmp_path: Path) -> None:
    """On a disk without room, the old sheets stay."""
    old = tmp_path / "deck.pdf"
    old.write_bytes(b"old")
    done = subprocess.run(
        [
            "/bin/sh",
            "-c",
            'ulimit -f 1; exec "$0" -m papertiger deck --pdf "$1"',
            sys.executable,
            old,
        ],
        env=environment(PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"no space" in done.stderr
    assert old.read_bytes() == b"old"


IN_LITTLE_ROOM = """
import resource, sys
from papertiger.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))
raise SystemExit(main(sys.argv[2:]))
"""


def drawn_in(room: int, folder: Path) -> str:
    """What `deck --svg` complains of where no file may be larger than that many bytes."""
    words = [sys.executable, "-c", IN_LITTLE_ROOM, str(room), "deck", "--svg", str(folder)]
    done = subprocess.run(words, env=environment(), capture_output=True, check=False, text=True)
    return complains(Done(done.returncode, done.stdout, done.stderr))


def test_a_card_that_finds_no_room_is_named_and_no_half_of_it_left(tmp_path: Path) -> None:
    """Those before it stay whole, an older one in its place too, and it is said how many."""
    cards = [name for name, _ in drawings()]
    sizes = [len(document) for _, document in drawings()]
    first = sizes.index(max(sizes))
    assert first > 0
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / cards[first]).write_text("of yesterday", encoding="utf-8")
    said = drawn_in(max(sizes) - 1, folder)
    assert f"cannot write {folder / cards[first]}: no space is left" in said
    assert f"{first} of 41" in said
    assert {file.name for file in folder.iterdir()} == set(cards[: first + 1])
    assert (folder / cards[first]).read_text(encoding="utf-8") == "of yesterday"
    for name, document in list(drawings())[:first]:
        assert (folder / name).read_bytes() == document


def test_a_folder_made_for_cards_that_find_no_room_goes_again(tmp_path: Path) -> None:
    """One that was there stays, with what was in it."""
    folder = tmp_path / "cards"
    assert "0 of 41" in drawn_in(100, folder)
    assert not folder.exists()
    folder.mkdir()
    assert "0 of 41" in drawn_in(100, folder)
    assert list(folder.iterdir()) == []
