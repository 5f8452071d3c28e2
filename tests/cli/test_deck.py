"""`papertiger deck`: listed, drawn, printed."""

from pathlib import Path

import pytest

from papertiger.madiao.cards import CARDS
from papertiger.text.catalog import LANGUAGES
from tests.cli.running import complains, papertiger


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_listed(language: str) -> None:
    """Forty lines, each beginning with a code, no card without its names."""
    lines = papertiger("deck", "--lang", language).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [card.value for card in CARDS]
    assert all(len(line.split("  ")) >= 4 for line in lines)


def test_the_deck_is_drawn(tmp_path: Path) -> None:
    """A file for each card, and the back, in a folder that is made."""
    folder = tmp_path / "drawn" / "cards"
    assert papertiger("deck", "--svg", str(folder)).returncode == 0
    assert {file.stem for file in folder.iterdir()} == {*(card.value for card in CARDS), "back"}
    assert (folder / "MM.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("paper", ["a4", "letter"])
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
    assert "a3" in complains(papertiger("deck", "--paper", "a3"))
