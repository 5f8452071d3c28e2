"""`papertiger join` and `papertiger open`: links, options, what is wrong, secrets that are kept."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from papertiger.cli.arguments import Wrong
from papertiger.cli.join import coming
from papertiger.cli.main import main
from papertiger.cli.online import secrets, wrong
from papertiger.client import Guest, PartedError, Table, read_link
from papertiger.madiao.options import Options
from papertiger.mao.options import Making, Referee
from papertiger.mao.options import Options as MaoOptions
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire import PROTOCOL
from papertiger.wire.news import Parting
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.join.terminals import QUICK, opened
from tests.server.house import house, play

WORDS = Catalog("en", *wrong.WORDS, "join")
HANDED_ON = "Zm9vYmFyYmF6cXV4MTIzNA"
TWO_AND_BOTS = MadiaoSettings(bots="random", options=Options(max_deals=1), think=False)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://192.168.1.7:8420/t/ID", "http://192.168.1.7:8420/t/ID"),
        ("192.168.1.7:8420/t/ID", "http://192.168.1.7:8420/t/ID"),
        ("192.168.1.7/t/ID/", "http://192.168.1.7/t/ID"),
        ("localhost/t/ID", "http://localhost/t/ID"),
        ("club.local/t/ID", "http://club.local/t/ID"),
        ("[::1]:8420/t/ID", "http://[::1]:8420/t/ID"),
        ("tables.example.org/t/ID", "https://tables.example.org/t/ID"),
        ("tables.example.org:8420/t/ID", "http://tables.example.org:8420/t/ID"),
        (" https://tables.example.org/t/ID?lang=ru#room\n", "https://tables.example.org/t/ID"),
    ],
)
def test_a_link_is_understood_as_people_paste_it(text: str, link: str) -> None:
    server, found = coming.where(text.replace("ID", HANDED_ON), "", WORDS)
    assert str(found) == link.replace("ID", HANDED_ON)
    assert link.startswith(server)


@pytest.mark.parametrize(
    "text",
    ["127.0.0.1:8420", "http://127.0.0.1:8420/", f"http://127.0.0.1:8420/t/{HANDED_ON}?x=1"],
)
def test_with_a_code_the_address_of_the_server_is_enough(text: str) -> None:
    assert coming.where(text, "12345678", WORDS) == ("http://127.0.0.1:8420", None)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("12345678", "A code alone"),
        ("1234 5678", "A code alone"),
        ("http://127.0.0.1:8420", "is a server, not a table"),
        ("tables.example.org", "is a server, not a table"),
        ("nonsense", "leads to no table"),
        ("ftp://a/t/x", "leads to no table"),
        ("http://a/t/x/y", "leads to no table"),
        ("", "leads to no table"),
        ("\x1b[31m", "leads to no table"),
    ],
)
def test_what_is_no_table_is_told_apart(text: str, says: str) -> None:
    with pytest.raises(Wrong, match=says) as caught:
        coming.where(text, "", WORDS)
    assert str(caught.value).isprintable()


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Coroutine[Any, Any, tuple[int, str, str]]]:
    """Runs a command beside the loop of the test: its status, its words, its complaints."""
    monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path / "home"))

    async def run(*words: str) -> tuple[int, str, str]:
        status = await asyncio.to_thread(lambda: main([*words]))
        return status, *capsys.readouterr()

    return run


WRONG = (
    (("join", "http://127.0.0.1:1/t/abc", "--name", "Ann"), "http://127.0.0.1:1"),
    (("join", "{url}/t/nowhere", "--name", "Ann"), ""),
    (("join", "{url}", "--name", "Ann"), "{url}"),
    (("join", "12345678", "--name", "Ann"), "12345678"),
    (("join", "{url}", "0000", "0000", "--name", "Ann"), ""),
    (("join", "{link}", "--name", "referee"), "referee"),
    (("join", "{link}", "--name", "x" * 300), "24"),
    (("join", "{full}", "--name", "Eve"), ""),
    (("open", "{url}/t/x", "madiao", "--name", "Ann"), "{url}/t/x"),
    (("open", "{url}", "madiao", "--places", "5", "--name", "Ann"), "--places"),
    (("open", "{url}", "mao", "--preset", "ming", "--name", "Ann"), "--preset"),
    (("open", "{url}", "mao", "--keep-seats", "--name", "Ann"), "--keep-seats"),
    (("open", "{url}", "madiao", "--referee", "both", "--name", "Ann"), "--referee"),
    (("open", "{url}", "mao", "--hands", "2", "--end", "open", "--name", "Ann"), "--end"),
    (("open", "{url}", "mao", "--bots", "steady", "--name", "Ann"), "expert"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_one_line(tmp_path: Path, run: Any, language: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            link = await opened(there, TWO_AND_BOTS)
            shut = MadiaoSettings(bots="random", spectators=False, takeover=False, think=False)
            full = await opened(there, shut)
            ann = await Guest.at(there.url, "Howard")
            async with Table(ann, full, terms=QUICK) as table:
                await table.sit_down()
                await table.ready()
                await table.start()
                known = {"url": there.url, "link": link, "full": full}
                seen = set()
                for words, says in WRONG:
                    given = [word.format_map(known) for word in words]
                    status, _, complaint = await run(*given, "--lang", language)
                    assert status == 2, given
                    assert complaint.count("\n") == 1, complaint
                    assert says.format_map(known) in complaint
                    assert "Traceback" not in complaint
                    seen.add(complaint.partition(":")[2])
                assert len(seen) == len(WRONG)

    play(scenario)


def test_another_version_of_the_protocol_is_named() -> None:
    line = wrong.line(PartedError(Parting.PROTOCOL, "", 7), "x", WORDS)
    assert f"version {PROTOCOL} of" in line
    assert "version 7" in line


def test_open_shows_a_link_and_a_code_that_lead_to_the_table(tmp_path: Path, run: Any) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            words = ("open", there.url, "mao", "--places", "6", "--hands", "2", "--bots", "expert")
            status, said, complaint = await run(*words, "--name", "Ann", "--link-only")
            assert (status, complaint) == (0, "")
            guest = await Guest.at(there.url)
            link = re.search(r"http://\S+/t/\S+", said)
            code = re.search(r"\b\d{8}\b", said)
            assert link is not None
            assert code is not None
            leads, _ = await guest.use_code(code[0])
            assert str(leads) == link[0]
            settings = (await guest.info(leads)).settings
            assert isinstance(settings, MaoSettings)
            assert (settings.places, settings.bots, settings.options.end) == (
                6,
                "expert",
                "hands:2",
            )

    play(scenario)


def test_open_takes_what_a_table_can_be_set_to(tmp_path: Path, run: Any) -> None:
    """The same flags as where one plays alone."""

    async def scenario() -> None:
        async with house(tmp_path) as there:

            async def opened(*flags: str) -> Settings:
                status, said, complaint = await run(
                    "open", there.url, *flags, "--name", "Ann", "--link-only"
                )
                assert (status, complaint) == (0, "")
                link = re.search(r"http://\S+/t/\S+", said)
                assert link is not None
                guest = await Guest.at(there.url)
                return (await guest.info(read_link(link[0]))).settings

            settings = await opened(
                *("madiao", "--bots", "steady", "--public", "--no-takeover", "--no-spectators"),
                *("--clock", "30", "--preset", "ming", "--keep-seats", "--stake-limits", "4-20"),
            )
            assert isinstance(settings, MadiaoSettings)
            assert settings.options.hundred_bonus == "two_or_more"
            assert settings.options.keep_seats
            assert (settings.options.stake_min, settings.options.stake_max) == (4, 20)
            assert (settings.takeover, settings.spectators, settings.clock) == (False, False, 30)
            settings = await opened(
                *("mao", "--referee", "both", "--making", "secret", "--limit", "5.5", "--strict"),
                *("--end", "time:30", "--lang", "zh-Hant"),
            )
            assert isinstance(settings, MaoSettings)
            assert settings.language == "zh-Hant"  # of its bots
            assert settings.options == MaoOptions(
                referee=Referee.BOTH, making=Making.SECRET, limit=5.5, strict=True, end="time:30"
            )

    play(scenario)


def test_secrets_are_for_their_owner_alone_and_each_guest_has_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path))
    assert secrets.kept("http://a", "Ann") == ""
    assert secrets.keep("http://a", "Ann", "one")
    assert secrets.keep("http://a", "Bo", "two")
    assert (secrets.kept("http://a", "Ann"), secrets.kept("http://a", "Bo")) == ("one", "two")
    files = list(secrets.folder_of().iterdir())
    assert len(files) == 2
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert secrets.folder_of().stat().st_mode & 0o777 == 0o700
    assert not any("Ann" in file.name for file in files)
    secrets.keep("http://a", "Ann", "")
    assert secrets.kept("http://a", "Ann") == ""
