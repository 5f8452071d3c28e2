"""`papertiger bot`: programs come to a table of a server and play; what is wrong is one line."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from papertiger import client
from papertiger.cli.bot import bot
from papertiger.cli.main import main
from papertiger.text.catalog import LANGUAGES
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import MaoSettings, Settings
from tests.client.test_matches import MADIAO
from tests.server.house import House, house, play

Run = Callable[..., Coroutine[Any, Any, tuple[int, str, str]]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `papertiger bot` beside the loop of the test: its status, its words, its complaints."""

    async def run(*words: str) -> tuple[int, str, str]:
        status = await asyncio.to_thread(main, ["bot", *words])
        return status, *capsys.readouterr()

    return run


async def opened(there: House, settings: Settings = MADIAO) -> tuple[client.Guest, client.Link]:
    """A new table, and who opened it."""
    guest = await client.Guest.at(there.url)
    return guest, await guest.open_table(settings)


def test_four_bots_of_one_command_play_a_match(tmp_path: Path, run: Run) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            guest, link = await opened(there)
            status, said, wrong = await run(str(link), "--seats", "4", "--name", "Ann")
            assert (status, wrong) == (0, "")
            lines = said.splitlines()
            assert lines[:2] == [f"Table: {link}", "Ann: place 1"]
            assert lines[4] == "Ann 4: place 4"
            scores = [int(each) for each in re.findall(r" ([+-]\d+)", lines[5])]
            assert (len(scores), sum(scores), len(lines)) == (4, 0, 6)
            async with client.Table(guest, link) as watched:
                assert watched.room.phase is Phase.OVER
                assert {chair.sitter for chair in watched.room.chairs} == {Sitter.NOBODY}
            assert (await run(str(link), "--seats", "4", "--name", "Ann"))[0] == 0, "the same four"

    play(scenario)


def test_a_bot_comes_by_a_spoken_code_and_begins_with_those_of_the_server(
    tmp_path: Path, run: Run
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            guest, link = await opened(there, replace(MADIAO, bots="random"))
            code = (await guest.spoken_code(link)).code
            spoken = f"{code[:4]} {code[4:]}"
            status, said, wrong = await run(there.url, "--code", spoken, "--start")
            assert (status, wrong) == (0, "")
            assert "Over. Hands: " in said

    play(scenario)


WRONG = (
    (("http://127.0.0.1:1/t/abc",), "http://127.0.0.1:1"),
    (("here",), "here"),
    (("{url}",), "{url}"),
    (("{url}/t/nowhere",), ""),
    (("{link}", "--level", "regular"), "random, steady"),
    (("{url}", "--game", "mao", "--level", "steady"), "beginner, regular, expert"),
    (("{link}", "--seats", "5"), ""),
    (("{link}", "--name", "referee"), "referee"),
    (("{mao}", "--name", "Mao"), "Mao"),
    (("{url}", "--code", "00000000"), ""),
    (("{url}", "--code", "1", "--game", "mao"), "--code"),
    (("{link}", "--seats", "0"), "0"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_one_line(tmp_path: Path, run: Run, language: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            _, link = await opened(there)
            _, mao = await opened(there, MaoSettings())
            known = {"url": there.url, "link": link, "mao": mao}
            seen = set()
            for words, says in WRONG:
                given = [word.format_map(known) for word in words]
                status, _, wrong = await run(*given, "--lang", language)
                assert status == 2
                assert wrong.count("\n") == 1
                assert says.format_map(known) in wrong
                seen.add(wrong)
            assert len(seen) == len(WRONG)
            assert await there.server.store.counted() == 2, "nothing else was opened"

    play(scenario)


def test_a_server_that_ends_and_does_not_come_back(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = client.Terms(first=0.01, longest=0.1, patience=0.2)
    monkeypatch.setattr(bot, "TERMS", quick)

    async def scenario() -> None:
        async with house(tmp_path) as there:
            guest, link = await opened(there)
            playing = asyncio.create_task(run(str(link)))
            async with client.Table(guest, link) as watched:
                await watched.until(lambda: watched.room.chairs[0].sitter is Sitter.PERSON)
        status, _, wrong = await playing
        assert status == 2
        assert there.url in wrong

    play(scenario)
