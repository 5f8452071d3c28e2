"""The folder of matches cannot be used: one line says so, and what can be done is done."""

import errno
import pwd
from pathlib import Path
from unittest.mock import patch

import pytest

from papertiger.cli.main import main
from papertiger.text.catalog import LANGUAGES, Catalog

Run = pytest.CaptureFixture[str]
PATCH = pytest.MonkeyPatch

# What stands in the way, and the message that says why.
OBSTACLES = {"no-home": "cli-no-home", "a-file": "cli-is-no-folder", "read-only": "cli-read-only"}
READING = (("replay", "none"), ("check", "none"), ("verify", "none"))


@pytest.fixture(params=OBSTACLES)
def obstacle(request: pytest.FixtureRequest, monkeypatch: PATCH, tmp_path: Path) -> str:
    """The folder is where nothing can be kept; the message that says why."""
    monkeypatch.chdir(tmp_path)
    match request.param:
        case "no-home":
            for name in ("HOME", "PAPERTIGER_HOME", "XDG_DATA_HOME"):
                monkeypatch.delenv(name, raising=False)
            # A user whom the system does not know, as in many a container.
            monkeypatch.setattr(pwd, "getpwuid", {}.__getitem__)
        case "a-file":
            (tmp_path / "file").touch()
            monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path / "file"))
        case _:
            monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path / "disk"))
            monkeypatch.setattr(Path, "mkdir", refused)
    return OBSTACLES[request.param]


def refused(path: Path, *args: object, **more: object) -> None:
    """What a disk that cannot be written answers; root is let through by mere permissions."""
    del path, args, more
    raise OSError(errno.EROFS, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_though_it_cannot_be_kept(
    obstacle: str, language: str, capsys: Run, tmp_path: Path
) -> None:
    """One line says that and why; the game goes on to its first question and beyond."""
    answers = iter(["?", "4"])

    def read() -> str:
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    before = sorted(tmp_path.iterdir())
    with patch("builtins.input", read):
        assert main(["--lang", language, "madiao", "play", "--plain"]) == 0
    shown = capsys.readouterr()
    words = Catalog(language, "cli", "play")
    said = words.say("play-not-kept", why=words.say(obstacle))
    assert shown.err == ""
    assert shown.out.splitlines()[0] == said
    assert shown.out.count(said) == 1
    assert words.say("play-help").splitlines()[0] in shown.out
    assert words.say("play-bye") in shown.out
    assert sorted(tmp_path.iterdir()) == before


def complaint(capsys: Run, *words: str) -> str:
    """The one line of a command that cannot do its work."""
    assert main([*words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_there_is_nothing_to_resume(obstacle: str, capsys: Run) -> None:
    """By name or not."""
    del obstacle
    assert "no unfinished match" in complaint(capsys, "madiao", "play", "--resume")
    assert "no such file" in complaint(capsys, "madiao", "play", "--resume", "none")


def test_games_says_what_it_cannot_read(obstacle: str, capsys: Run) -> None:
    """A folder that could be read but not written is merely empty."""
    if obstacle == "cli-read-only":
        assert main(["games"]) == 0
        assert "No match is kept" in capsys.readouterr().out
        return
    words = Catalog("en", "cli")
    assert words.say(obstacle) in complaint(capsys, "games")
    assert words.say(obstacle) in complaint(capsys, "games", "--json")


@pytest.mark.parametrize("command", READING)
def test_a_name_is_then_a_file(obstacle: str, command: tuple[str, ...], capsys: Run) -> None:
    """Which there is not."""
    del obstacle
    assert "no such file" in complaint(capsys, *command)


def test_a_file_is_read_all_the_same(obstacle: str, capsys: Run) -> None:
    """Nothing of it depends on the folder."""
    del obstacle
    example = Path(__file__).parents[2] / "docs" / "examples" / "match.txt"
    for command in ("check", "replay"):
        assert main([command, str(example)]) == 0
        assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "words",
    [
        ("mao", "watch", "--hands", "1", "--record", "{place}/records"),
        ("deck", "--svg", "{place}/cards"),
        ("deck", "--pdf", "{place}/deck.pdf"),
    ],
)
def test_what_is_written_elsewhere_says_why_it_is_not(
    words: tuple[str, ...], capsys: Run, tmp_path: Path
) -> None:
    """A file where a folder is needed; nothing is left behind."""
    (tmp_path / "file").touch()
    said = complaint(capsys, *(word.format(place=tmp_path / "file") for word in words))
    assert Catalog("en", "cli").say("cli-is-no-folder") in said
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_home_that_is_not_there_is_made(monkeypatch: PATCH, tmp_path: Path, capsys: Run) -> None:
    """As by any program that keeps something."""
    for name in ("PAPERTIGER_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "away"))
    with patch("builtins.input", side_effect=EOFError):
        assert main(["madiao", "play", "--plain"]) == 0
    assert "The match is kept" in capsys.readouterr().out
    assert main(["games"]) == 0
    assert "unfinished" in capsys.readouterr().out
