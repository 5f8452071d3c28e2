"""`papertiger join` in plain lines, typed at a pseudo-terminal beside others."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pexpect

from papertiger.cli.join import plain
from papertiger.client import ClientError, Guest, Link, Table
from papertiger.client import play as by_itself
from papertiger.madiao.options import Options
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.cli.test_play import at_a_terminal, first_allowed
from tests.join.terminals import QUICK, opened
from tests.room.evening import chance
from tests.server.house import house, play

TWO_AND_BOTS = MadiaoSettings(bots="random", options=Options(max_deals=1), think=False)


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
