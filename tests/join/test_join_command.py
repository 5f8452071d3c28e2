"""`papertiger join` and `papertiger open`: at a pseudo-terminal, killed and back; what is wrong."""

import argparse
import asyncio
import re
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect
import pytest

from papertiger.cli.arguments import Wrong
from papertiger.cli.join import coming, opening, plain
from papertiger.cli.main import main
from papertiger.cli.online import secrets, wrong
from papertiger.client import ClientError, Guest, Link, PartedError, Table
from papertiger.client import play as by_itself
from papertiger.madiao.options import Options
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire import PROTOCOL
from papertiger.wire.news import Parting, Phase, Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.cli.test_play import at_a_terminal, first_allowed
from tests.join.terminals import QUICK, opened
from tests.room.evening import chance
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


def test_open_takes_what_a_table_of_madiao_can_be_set_to() -> None:
    found = argparse.Namespace(
        game="madiao", bots="steady", public=True, no_takeover=True, no_spectators=True,
        clock=30, preset="ming", places=None, hands=None,
    )  # fmt: skip
    settings = opening._settings(found, WORDS)
    assert isinstance(settings, MadiaoSettings)
    assert settings.options.hundred_bonus == "two_or_more"
    assert (settings.takeover, settings.spectators, settings.clock) == (False, False, 30)


def test_bots_speak_the_language_of_who_opens_the_table() -> None:
    found = argparse.Namespace(
        game="mao", bots="expert", public=False, no_takeover=False, no_spectators=False,
        clock=0, preset=None, places=None, hands=None,
    )  # fmt: skip
    settings = opening._settings(found, Catalog("zh-Hant", "join"))
    assert isinstance(settings, MaoSettings)
    assert settings.language == "zh-Hant"


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


class Typist:
    """A person at a pseudo-terminal in plain lines."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.words = words
        self.home = folder / "home"
        self.child = self.started()

    def started(self) -> "pexpect.spawn[str]":
        """The command, begun."""
        return at_a_terminal(*self.words, command=("join",), PAPERTIGER_HOME=str(self.home))

    async def sees(self, *patterns: str) -> int:
        """Until one of these is written; which."""
        return await asyncio.to_thread(lambda: int(self.child.expect([*patterns])))

    def type(self, line: str) -> None:
        """A line."""
        self.child.sendline(line)

    async def sits(self) -> None:
        """Take a place and be ready: Enter does what is next."""
        await self.sees("Enter: sit down here")
        self.type("")
        await self.sees("Enter: be ready")
        self.type("")

    async def kill(self) -> None:
        """The process is killed, and started again with the same words."""
        self.child.kill(signal.SIGKILL)
        await self.sees_end()
        self.child = self.started()

    async def sees_end(self) -> int | None:
        """Until the program ends; its status."""
        await asyncio.to_thread(self.child.expect, pexpect.EOF)
        await asyncio.to_thread(self.child.close)
        status: int | None = self.child.exitstatus
        return status


@asynccontextmanager
async def at_one_table(folder: Path, link: Link, *names: str) -> AsyncIterator[list[Typist]]:
    """People at pseudo-terminals."""
    people = [Typist(folder, str(link), "--name", name) for name in names]
    try:
        yield people
    finally:
        for each in people:
            each.child.close(force=True)


QUESTIONS = {
    r"Name the stake.*: ": "4",
    r"How deep do you cut.*\? ": "20",
    r"dealt again\? \(y/n\) ": "n",
    r"all the same\? \(y/n\) ": "n",
    r"Your card: ": None,
    r"Final result: ": "",
}


def test_a_hand_in_plain_lines_beside_a_program_killed_in_its_midst(tmp_path: Path) -> None:
    """The same command again brings the same seat and the same question."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            # Cards with which nobody may have them dealt again.
            there.server.hub._random = chance(1)
            link = await opened(there, TWO_AND_BOTS)
            async with at_one_table(tmp_path, link, "Ann") as (ann,):
                await ann.sits()
                await ann.sees("Enter: begin the game")
                guest = await Guest.at(there.url, "Prog")
                async with Table(guest, link, terms=QUICK) as program:
                    await program.sit_down()
                    await ann.sees("Prog sits down at place 2")
                    await program.ready()
                    await ann.sees("Prog is ready")
                    ann.type("say good evening")
                    await ann.sees("Ann: good evening")
                    ann.type("who")
                    await ann.sees(r"1 Ann \(you · host · ready\)")
                    ann.type("")
                    playing = asyncio.create_task(by_itself(program, "random"))
                    await ann.sees("The game begins")
                    await hand(ann, kill_at=3)
                    await playing
                    assert program.room.phase is Phase.OVER
                ann.type("q")
                await ann.sees("your seat stays yours")
                await ann.sees("--name Ann")
                assert await ann.sees_end() == 0

    play(scenario)


def test_who_gives_no_name_is_asked_for_one_and_after_a_crash_not_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            zoe = Typist(tmp_path, str(await opened(there, TWO_AND_BOTS)))
            try:
                await zoe.sees("Your name at the table")
                zoe.child.sendintr()
                assert await zoe.sees_end() == 130
                zoe.child = zoe.started()
                await zoe.sees("Your name at the table")
                zoe.type("Zoe")
                await zoe.sits()
                await zoe.sees("Enter: begin the game")
                await zoe.kill()
                await zoe.sees(r"1 Zoe \(you · host · ready\)")
            finally:
                zoe.child.close(force=True)

    play(scenario)


@dataclass
class Flickering:
    """A table whose connection is lost for these reasons, one after another; None: it is back."""

    reasons: list[str | None]
    lost: str | None = None

    async def until(self, condition: Callable[[], bool]) -> None:
        """Until that is so; in the end the table is over."""
        while not condition():
            if not self.reasons:
                raise ClientError
            self.lost = self.reasons.pop(0)


def test_a_lost_connection_is_told_once_however_often_it_is_tried() -> None:
    table: Any = Flickering(["restart", "no answer", "refused", None, "restart"])
    unused: Any = None
    conversation = plain.Conversation(table, unused, unused, unused)
    asyncio.run(plain._watch(conversation))
    told = [conversation.items.get_nowait() for _ in range(3)]
    assert told == [plain.Connection(lost) for lost in (True, False, True)]
    assert conversation.items.empty()


async def hand(ann: Typist, kill_at: int) -> None:
    """Answer every question of a hand; at a card the process is killed, and asks for it again."""
    cards = 0
    patterns = list(QUESTIONS)
    while True:
        found = patterns[await ann.sees(*patterns)]
        if found == r"Final result: ":
            assert cards == 8
            return
        answer = QUESTIONS[found]
        if answer is None:
            shown = str(ann.child.before)
            cards += 1
            if cards == kill_at:
                held = re.findall(r"Your hand: (.*)", shown)[-1]
                await ann.kill()
                await ann.sees("Your card: ")
                shown = str(ann.child.before)
                assert re.findall(r"Your hand: (.*)", shown)[-1] == held
            answer = first_allowed(shown.rpartition("Trick ")[2])
        ann.type(answer)


def test_an_interrupt_leaves_quietly_and_the_seat_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            link = await opened(there, TWO_AND_BOTS)
            async with at_one_table(tmp_path, link, "Ann") as (ann,):
                await ann.sits()
                await ann.sees("Ann is ready")
                ann.child.sendintr()
                assert await ann.sees_end() == 130
                assert "Traceback" not in str(ann.child.before)
                ann.child = ann.started()
                await ann.sees("Enter: begin the game")
                async with Table(await Guest.at(there.url), link, terms=QUICK) as watched:
                    assert watched.room.chairs[0].sitter is Sitter.PERSON
                    assert watched.room.chairs[1].sitter is Sitter.NOBODY

    play(scenario)


def test_a_name_is_asked_for_until_it_is_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            await Guest.at(there.url, "Ann")
            zoe = Typist(tmp_path, str(await opened(there, TWO_AND_BOTS)))
            try:
                await zoe.sees("Your name at the table")
                zoe.type("Ann")
                await zoe.sees("Choose another")
                zoe.type("Zoe")
                await zoe.sits()
                await zoe.sees("Zoe is ready")
            finally:
                zoe.child.close(force=True)

    play(scenario)


def test_two_in_plain_lines_at_a_table_of_mao(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            settings = MaoSettings(bots="beginner")
            link = await opened(there, settings)
            async with at_one_table(tmp_path, link, "Ann", "Bo") as (ann, bo):
                await ann.sits()
                await ann.sees("Enter: begin the game")
                await bo.sits()
                await ann.sees("Bo is ready")
                ann.type("/say hello Bo")
                await bo.sees("Ann: hello Bo")
                ann.type("")
                await bo.sees("The game begins")
                await ann.sees("First dealer: ")
                bo.type('"what a fine evening')
                await ann.sees("what a fine evening")
                bo.type("/nonsense")
                await bo.sees("is not understood")
                bo.type("quit")
                await bo.sees("your seat stays yours")
                assert await bo.sees_end() == 0
                await ann.sees("Bo is away")

    play(scenario)
