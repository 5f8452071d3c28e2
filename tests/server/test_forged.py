"""What cheats and broken clients send: forged seats, cards and ids, frames once more, odd texts."""

import unicodedata
from pathlib import Path
from random import Random

import msgspec
import pytest

from papertiger.bots.madiao import BOTS
from papertiger.madiao.cards import CARDS
from papertiger.madiao.moves import Cut, NameStake, Play
from papertiger.mao.cards import CARDS as CARDS_OF_MAO
from papertiger.mao.customs import Custom
from papertiger.mao.moves import BadCall, Dispute, GivePenalty, Look, MakeRule, TimeIsUp, Vote
from papertiger.mao.moves import Play as PlayInMao
from papertiger.mao.reasons import Reason
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MadiaoSettings, MaoSettings
from tests.server.house import House, Visitor, house, play
from tests.server.test_endings import asked, frame, playing, raw

EVERYTHING_IN_MAO = (
    *(c.MaoMove("", PlayInMao(card)) for card in CARDS_OF_MAO),
    c.MaoMove("", GivePenalty(63, Reason.MISPLAY)),
    c.MaoMove("", GivePenalty(-1, Reason.MISPLAY)),
    c.MaoMove("", GivePenalty(0, "no such reason")),
    c.MaoMove("", BadCall(2**40)),
    c.MaoMove("", BadCall(-1)),
    c.MaoMove("", Dispute(2**40)),
    c.MaoMove("", Vote(2**40, uphold=True)),
    c.MaoMove("", MakeRule(Custom("rule", "Bow."))),
    c.MaoMove("", TimeIsUp()),
)


async def log(there: House, table: str) -> list[bytes]:
    """The log of a table."""
    return await there.server.store.facts(table)


async def in_vain(there: House, table: str, who: Visitor, *commands: c.Command) -> list[str]:
    """Nothing comes of any of these: why."""
    codes = []
    for number, command in enumerate(commands):
        before = await log(there, table)
        answer = await who.send(msgspec.structs.replace(command, id=f"forged {number}"))
        assert answer.refused is not None, command
        assert await log(there, table) == before
        codes.append(answer.refused.code)
    return codes


def test_nobody_plays_for_another_seat_or_cards_that_are_not_theirs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table(MadiaoSettings(bots="steady", think=False))
            ann, bo = await playing(there, table)
            mover = await asked(ann, bo)
            while not isinstance(move := BOTS["random"](mover.view, Random(1)), Play):
                assert (await mover.do(c.MadiaoMove, move=move)).refused is None
                mover = await asked(ann, bo)
            other = bo if mover is ann else ann
            watcher = await (await there.visit(table)).hello()
            may = {card for card, _ in mover.view.ask.choices}
            plays = [c.MadiaoMove("", Play(card)) for card in CARDS]
            await in_vain(there, table, other, *plays)
            forged = [c.MadiaoMove("", Play(card)) for card in CARDS if card not in may]
            await in_vain(there, table, mover, *forged)
            wrong = await in_vain(
                there, table, mover, c.MadiaoMove("", Cut(7)), c.MadiaoMove("", NameStake(4)),
                c.MaoMove("", Look()), c.Remove("", 63), c.Report("", 63, "x"), c.Mute("", 63),
            )  # fmt: skip
            assert wrong[2] == "another_game"
            assert set(await in_vain(there, table, watcher, *plays[:3], c.StandUp(""))) == {
                "not_seated"
            }
            assert (await mover.do(c.MadiaoMove, move=move)).refused is None

    play(scenario)


def test_numbers_that_nothing_has_do_nothing_at_a_table_of_mao(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            table = await there.table(MaoSettings(bots="regular"))
            ann = await there.seat(table, "Ann")
            assert (await ann.do(c.Start)).refused is None
            await in_vain(there, table, ann, *EVERYTHING_IN_MAO)

    play(scenario)


def test_the_id_of_anothers_command_is_nobodys_but_theirs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await there.seat(table, "Ann"), await there.seat(table, "Bo")
            assert (await ann.send(c.Chat("1", "one"))).refused is None
            assert (await bo.send(c.Chat("1", "two"))).refused is None
            await ann.until(lambda: sum(isinstance(e, news.Heard) for e in ann.told) == 2)
            assert [e.text for e in ann.told if isinstance(e, news.Heard)] == ["one", "two"]

    play(scenario)


def test_frames_that_are_sent_once_more_from_another_socket_have_no_effect(tmp_path: Path) -> None:
    """Without the token they are a stranger's; with it they are answered as they were."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await playing(there, table)
            mover = await asked(ann, bo)
            move = c.MadiaoMove("move", BOTS["random"](mover.view, Random(1)))
            frames = [c.Chat("chat", "hm"), move, c.Entropy("entropy", "x")]
            answers = [await mover.send(each) for each in frames]
            assert answers[1].refused is None
            await asked(ann, bo)
            before = await log(there, table)
            stranger = await (await there.visit(table)).hello()
            for each in frames[1:]:
                refused = (await stranger.send(each)).refused
                assert refused is not None
                assert refused.code == "not_seated"
            again = await (await there.visit(table)).hello(mover.token)
            assert [await again.send(each) for each in frames[:2]] == answers[:2]
            assert await log(there, table) == before

    play(scenario)


def test_a_message_in_two_frames_is_one_message(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann = await there.seat(table, "Ann")
            async with raw(there, table) as slow:
                await ann.until(lambda: ann.room.spectators == 1)
                text = b'{"do":"chat","id":"1","text":"in two"}'
                await slow.send(frame(text[:13], whole=False))
                await slow.send(frame(text[13:], opcode=0))
                await ann.until(lambda: ann.has(news.Heard))
                assert ann.last(news.Heard).text == "in two"

    play(scenario)


@pytest.mark.parametrize("off", [-60_000, 60_000])
def test_the_clock_of_a_client_does_not_count(tmp_path: Path, off: int) -> None:
    """It says when it sent something; the table goes by its own time, and measures lag itself."""

    async def scenario() -> None:
        async with house(tmp_path) as there:
            there.clock.stop()
            table = await there.table(MadiaoSettings(bots="steady", think=False, clock=30))
            ann, bo = await playing(there, table)
            mover = await asked(ann, bo)
            theirs = there.clock() + off
            await mover.raw(msgspec.json.encode(c.Ping(theirs)).decode())
            await mover.until(lambda: news.Pong(theirs) in mover.told)
            await mover.raw(msgspec.json.encode(c.Pong(max(1, theirs))).decode())
            there.clock.add(1_000)
            before = mover.last(news.MadiaoNews).at
            move = BOTS["random"](mover.view, Random(1))
            number = len(mover.told)
            assert (await mover.do(c.MadiaoMove, move=move)).refused is None
            mine = next(e for e in mover.told[number:] if isinstance(e, news.MadiaoNews))
            assert mine.at == before + 1_000
            lags = [socket.lag for socket in there.server.sockets.open]
            assert max(lags) < 60_000 // 2

    play(scenario)


ODD = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("&amp; \"quoted\" 'text' \\ {$x}", "&amp; \"quoted\" 'text' \\ {$x}"),
    ("\u202eevil\u202c", "evil"),
    ("a\u2066b\u2069c\u200fd", "abcd"),
    ("zero\u200bwidth\ufeff", "zerowidth"),
    ("a\x00b\x1bc\x07", "abc"),
    ("👨‍👩‍👧 🇨🇳 👍🏽", "👨‍👩‍👧 🇨🇳 👍🏽"),
    ("馬弔 на столе", "馬弔 на столе"),
    ("ＷＩＤＥ", "ＷＩＤＥ"),
]
"""What is said, and what others hear."""


@pytest.mark.parametrize(("said", "heard"), ODD)
def test_chat_comes_as_it_was_said_but_for_what_does_harm(
    tmp_path: Path, said: str, heard: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table()
            ann, bo = await there.seat(table, "Ann"), await there.seat(table, "Bo")
            assert (await ann.do(c.Chat, text=said)).refused is None
            await bo.until(lambda: bo.has(news.Heard))
            assert bo.last(news.Heard).text == heard
            assert (await ann.do(c.Report, place=1, text=said)).refused is None

    play(scenario)


@pytest.mark.parametrize(
    "name", ["<b>Eve</b>", "\u202eFay", "Z\u200boe", "王小明", "👨‍👩‍👧", "Ａｎｎ"]
)
def test_names_are_harmless_wherever_they_are_shown(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            table = await there.table(MadiaoSettings(bots="steady", public=True))
            person = await there.seat(table, name)
            await there.server.hub.rest()
            shown = person.room.chairs[0].name
            listed = (await there.client.get("/api/tables")).json()["tables"][0]["names"][0]
            assert shown == listed
            assert shown == unicodedata.normalize("NFKC", shown)
            assert not {unicodedata.category(sign) for sign in shown} & {"Cc", "Cf", "Cs", "Zl"}

    play(scenario)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u202c", "...", "x" * 1_000])
def test_names_that_are_none_are_refused(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            answer = await there.client.post("/api/me", content=msgspec.json.encode({"name": name}))
            assert answer.status_code in (400, 422)
            assert answer.json()["code"]

    play(scenario)
