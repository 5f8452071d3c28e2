"""Who leaves a table is told whether the seat is kept on this machine."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.running import process
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
