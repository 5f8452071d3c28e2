"""The names in a record as its reader is told them: "You" in any language, and none too long."""

from pathlib import Path

import msgspec
import pexpect
import pytest

from papertiger.cli import records
from papertiger.cli.games.names import LONGEST_SHOWN, names_for, you
from papertiger.madiao.options import Options
from papertiger.text.catalog import LANGUAGES
from tests.cli.running import papertiger
from tests.cli.test_play import at_a_terminal
from tests.cli.test_records import NOW, SETTING, play_on

LONG = "Wu" * 150


def played_by(folder: Path, name: str) -> Path:
    """A finished match in which the person has that name."""
    setting = msgspec.structs.replace(SETTING, names=(name, *SETTING.names[1:]))
    kept, match = records.create(folder, setting, Options(max_deals=1), NOW)
    play_on(match, kept.keep)
    kept.close()
    return kept.path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of matches."""
    return tmp_path / "home" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("recorded", ["en", "ru", "zh-Hans"])
def test_you_are_called_so_in_the_readers_language(
    home: Path, language: str, recorded: str
) -> None:
    """Whatever language the match was played in; programs get the name that is in the record."""
    path = played_by(home, you(recorded))
    told = papertiger("--lang", language, "replay", path.stem).stdout
    assert f"{you(language)} " in told
    listed = papertiger("--lang", language, "games").stdout
    assert f"{you(language)} " in listed
    if you(recorded) != you(language):
        assert f"{you(recorded)} " not in told
        assert you(recorded) not in listed
    written = papertiger("--lang", language, "replay", "--notation", path.stem).stdout
    assert you(recorded) in written
    assert f'"{you(recorded)}"' in papertiger("--lang", language, "games", "--json").stdout


def test_you_are_called_so_at_the_drawn_table(home: Path) -> None:
    """As in lines."""
    path = played_by(home, you("en"))
    child = at_a_terminal("--lang", "ru", path.stem, command=("replay",), TERM="xterm")
    child.expect_exact("Вы")
    child.send("q")
    child.expect(pexpect.EOF)
    assert "You" not in str(child.before)


def test_a_long_name_fills_no_line(home: Path) -> None:
    """It is clipped for readers; programs get all of it."""
    path = played_by(home, LONG)
    for words in (("games",), ("replay", path.stem)):
        told = papertiger(*words).stdout
        assert LONG[: LONGEST_SHOWN - 1] + "…" in told
        assert LONG[:LONGEST_SHOWN] not in told
    assert LONG in papertiger("replay", "--notation", path.stem).stdout


def test_names_stay_different() -> None:
    """Whom a name would be mistaken for keeps his own, or is numbered by his place."""
    assert names_for("ru", ["You", "Вы", "Bo", "Di"]) == ("You", "Вы", "Bo", "Di")
    assert names_for("en", ["你", "Вы", "Bo", "You"]) == ("你", "Вы", "Bo", "You")
    shown = names_for("en", [f"{LONG}{number}" for number in range(4)])
    assert len(set(shown)) == 4
    assert all(len(name) <= LONGEST_SHOWN + 1 for name in shown)
    assert names_for("en", SETTING.names) == SETTING.names
