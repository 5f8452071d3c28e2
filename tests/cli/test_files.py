"""What is no plain file, or a huge one, is refused at once; why, is said in the reader's words."""

import errno
import os
import re
import socket
from pathlib import Path

import pytest

from papertiger.cli import files
from papertiger.text.catalog import LANGUAGES, Catalog
from tests.cli.running import complains, papertiger


def odd(tmp_path: Path, kind: str) -> Path:
    """Something that has a name but is no plain file of a sensible size."""
    path = tmp_path / "odd.tiger"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "huge":
            with path.open("wb") as file:
                file.truncate(files.MOST_BYTES + 1)
        case _:
            path.symlink_to("/dev/zero")
    return path


KINDS = {"pipe": "no plain file", "folder": "a folder", "huge": "64 MiB", "device": "no plain file"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", ["check", "replay"])
def test_odd_files_are_refused_at_once(tmp_path: Path, kind: str, command: str) -> None:
    """None is waited for, or read to an end that may not come."""
    assert KINDS[kind] in complains(papertiger(command, str(odd(tmp_path, kind))))


@pytest.mark.parametrize("kind", KINDS)
def test_odd_files_stand_in_nobodys_way(tmp_path: Path, kind: str) -> None:
    """In the folder of matches: the list goes on, play begins, resuming one says what it is."""
    home = tmp_path / "home" / "games"
    home.mkdir(parents=True)
    path = odd(home, kind)
    path.with_name("odd.setting.json").symlink_to(path)
    assert papertiger("games").returncode == 0
    assert papertiger("madiao", "play", given="q\n").returncode == 0
    assert KINDS[kind] in complains(papertiger("madiao", "play", "--resume", "odd"))


def test_a_socket_is_no_plain_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot even be opened."""
    # Names of sockets are short.
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        assert "no plain file" in complains(papertiger("check", str(tmp_path / "socket")))


def test_a_file_of_the_greatest_size_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit itself is allowed; a file that grew after it was looked at is not."""
    monkeypatch.setattr(files, "MOST_BYTES", 10)
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert files.read(path) == b"x" * 10
    path.write_bytes(b"x" * 11)
    with pytest.raises(files.TooLargeError):
        files.read(path)


REASONS = {
    errno.ENOENT: "no such file",
    errno.ENOTDIR: "a folder is needed",
    errno.EEXIST: "a folder is needed",
    errno.EISDIR: "is a folder",
    errno.EACCES: "not permitted",
    errno.EPERM: "not permitted",
    errno.ENOSPC: "no space",
    errno.EDQUOT: "no space",
    errno.EFBIG: "no space",
    errno.EROFS: "nothing can be written",
    errno.EIO: f"error {errno.EIO} (EIO)",
    errno.EBADF: f"error {errno.EBADF} (EBADF)",
}


@pytest.mark.parametrize("number", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_system_errors_are_said_in_every_language(number: int, language: str) -> None:
    """By their kind; any other by its number and name. What the system says is English."""
    said = files.why(OSError(number, os.strerror(number)), Catalog(language, "cli"))
    if language == "en":
        assert REASONS[number] in said
    else:
        assert os.strerror(number) not in said
        assert re.search("[а-я]" if language == "ru" else "[\u4e00-\u9fff]", said)


def test_an_error_without_a_number_is_said_too() -> None:
    """Python raises some itself."""
    assert "(?)" in files.why(OSError("odd"), Catalog("en", "cli"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_written_is_told_in_the_readers_words(language: str) -> None:
    """From outside, where the system has words of its own for it."""
    said = complains(papertiger("--lang", language, "deck", "--pdf", "/dev/full/deck.pdf"))
    assert Catalog(language, "cli").say("cli-is-no-folder") in said
