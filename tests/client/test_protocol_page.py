"""docs/protocol.md shows what a server says, and the bots beside it play."""

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from papertiger import client
from papertiger.madiao.view import View
from papertiger.wire import commands, news
from papertiger.wire.routes import ROUTES
from tests.client.test_matches import MADIAO
from tests.server.house import house, play
from tools import transcripts

EXAMPLES = transcripts.PAGE.parent / "examples"
PAGE = transcripts.PAGE.read_text(encoding="utf-8")


def test_the_examples_of_the_page_are_what_a_server_says() -> None:
    """`python tools/transcripts.py` makes them anew."""
    assert transcripts.made() == PAGE


def test_the_page_speaks_of_every_route_and_every_goodbye() -> None:
    written = {"table": "ID", "number": "N", "hand": "H", "token": "TOKEN"}
    for route in ROUTES:
        path = route.path.format(**written)
        shown = {f"{path}`", f"{path.replace('/api/tables/ID/', '.../')}`"}
        assert any(each in PAGE for each in shown), path
    for why in news.Parting:
        assert f"`{why.value}`" in PAGE, why
    assert f"{commands.MOST_FRAME // 1024} KiB" in PAGE


@pytest.mark.parametrize("name", ["madiao_bot.py", "bare_bot.py"])
def test_a_bot_beside_the_page_plays_a_match(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            host = await client.Guest.at(there.url, "Ann")
            link = await host.open_table(replace(MADIAO, bots="random"))
            async with client.Table(host, link) as table:
                await table.sit_down()
                bot = await asyncio.create_subprocess_exec(
                    sys.executable, str(EXAMPLES / name), str(link), "Visitor",
                    stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
                )  # fmt: skip
                await table.until(lambda: table.room.chairs[1].ready)
                await table.start()
                view = await client.play(table)
                said, _ = await bot.communicate()
            assert isinstance(view, View)
            assert bot.returncode == 0, said.decode()
            assert said.decode().strip().strip("()[]") == str(list(view.totals)).strip("[]")

    play(scenario)


def test_a_bot_to_copy_is_short_and_the_bare_one_needs_nothing_of_ours() -> None:
    assert len((EXAMPLES / "madiao_bot.py").read_text(encoding="utf-8").splitlines()) < 60
    assert "papertiger" not in (EXAMPLES / "bare_bot.py").read_text(encoding="utf-8")
