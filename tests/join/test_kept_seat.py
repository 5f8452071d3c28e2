"""Who comes to watch takes no place unasked; who leaves is told whether the seat is kept here."""

import asyncio
from pathlib import Path

import pytest

from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.cli.running import process
from tests.join.terminals import opened
from tests.server.house import house, play


@pytest.mark.parametrize(
    ("home", "says"), [("home", "seat stays yours"), ("full", "could not be kept")]
)
def test_who_leaves_is_told_whether_the_seat_is_kept(home: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "full").write_text("in the way")

    async def scenario() -> None:
        async with house(tmp_path) as there:
            done = await asyncio.to_thread(
                process,
                *("open", there.url, "mao", "--plain", "--name", "Ann"),
                PAPERTIGER_HOME=str(tmp_path / home),
            )
            assert done.returncode == 0, done.stderr
            assert says in done.stdout.splitlines()[-1]

    play(scenario)


def test_who_gave_a_name_to_open_a_table_is_the_same_without_it(tmp_path: Path) -> None:
    """With two names of this machine at the server one is asked for the name."""

    async def scenario() -> None:
        async with house(tmp_path) as there:

            async def does(*arguments: str) -> str:
                done = await asyncio.to_thread(
                    process, *arguments, "--plain", PAPERTIGER_HOME=str(tmp_path / "home")
                )
                assert done.returncode == 0, done.stderr
                return done.stdout

            said = await does("open", there.url, "mao", "--name", "Ann")
            link = next(word for word in said.split() if "/t/" in word)
            again = await does("join", link)
            assert "1 Ann (you" in again
            assert "\n2 —\n" in again
            assert again.splitlines()[-1].endswith("--name Ann")
            await does("join", link, "--name", "Ben")
            assert "Your name at the table" in await does("join", link)

    play(scenario)


@pytest.mark.parametrize(("settings", "slash"), [(MadiaoSettings(), ""), (MaoSettings(), "/")])
def test_who_watches_takes_no_place_by_empty_lines(
    settings: Settings, slash: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            link = str(await opened(there, settings))
            for lines, says in (("\n\n\n", "Left the table."), (f"{slash}sit 2\n", "seat stays")):
                done = await asyncio.to_thread(
                    process,
                    *("join", link, "--watch", "--plain", "--name", "Ann"),
                    given=lines,
                    PAPERTIGER_HOME=str(tmp_path / "home"),
                )
                assert done.returncode == 0, done.stderr
                assert says in done.stdout.splitlines()[-1]

    play(scenario)
