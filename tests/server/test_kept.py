"""The files of the pages are made once and kept: for the next start, if the disk allows it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from papertiger.server import kept, site

FACE = "cards/MM.svg"


@pytest.fixture(autouse=True)
def nothing_made(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a process that has just started; what it makes is few files."""
    few = {path: site.sources()[path] for path in ("main.js", "text/en.ftl", FACE)}
    monkeypatch.setattr(site, "sources", lambda: few)
    forget(monkeypatch)
    yield
    monkeypatch.undo()


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a process that starts anew."""
    monkeypatch.setattr(site, "_made", {})


def no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be made any more."""

    def refuse(path: str, content: bytes) -> NoReturn:
        raise AssertionError(f"{path} was made anew, {len(content)} bytes")

    monkeypatch.setattr(site, "_packed", refuse)


def test_what_one_start_has_made_the_next_one_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.prepare(tmp_path / "pages")
    before = site.made(FACE)
    assert before is not None
    forget(monkeypatch)
    no_drawing(monkeypatch)
    assert site.made(FACE) is None
    kept.prepare(tmp_path / "pages")
    assert site.file(FACE) == before
    assert [path.name for path in (tmp_path / "pages").iterdir()] == [f"{site.tree_hash()}.pages"]


def cut(content: bytes) -> bytes:
    return content[:-10]


def altered(content: bytes) -> bytes:
    return content[:500] + b"?" + content[501:]


def emptied(content: bytes) -> bytes:
    return content[:0]


@pytest.mark.parametrize("damage", [cut, altered, emptied])
def test_what_is_damaged_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[bytes], bytes]
) -> None:
    kept.prepare(tmp_path)
    (place,) = tmp_path.iterdir()
    whole = place.read_bytes()
    place.write_bytes(damage(whole))
    forget(monkeypatch)
    kept.prepare(tmp_path)
    assert site.made(FACE) is not None
    assert place.read_bytes() == whole


def test_files_of_another_tree_are_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.prepare(tmp_path)
    forget(monkeypatch)
    monkeypatch.setattr(site, "tree_hash", lambda: "0123456789abcdef")
    no_drawing(monkeypatch)
    with pytest.raises(AssertionError, match="made anew"):
        kept.prepare(tmp_path)


def test_a_disk_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept.prepare(tmp_path / "file" / "pages")
    assert site.made(FACE) is not None


def test_files_of_old_trees_are_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(kept.MOST + 2):
        monkeypatch.setattr(site, "tree_hash", lambda number=number: f"tree-{number}")
        kept.prepare(tmp_path)
    names = {path.stem for path in tmp_path.iterdir()}
    assert len(names) == kept.MOST
    assert f"tree-{kept.MOST + 1}" in names
