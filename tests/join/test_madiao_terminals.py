"""Four terminals at one table of Madiao: everything by keys, on a real server."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from papertiger.client import Guest, Link, Table
from papertiger.client import play as play_by_itself
from papertiger.madiao.cards import Card
from papertiger.madiao.options import Options
from papertiger.madiao.view import AskCut, AskPlay, AskStake, View
from papertiger.text.madiao import card_name
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.dialogs import NumberDialog, YesNoDialog
from papertiger.tui.madiao.company import CompanyApp
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.wire.commands import LetBot
from papertiger.wire.news import Phase, Sitter
from papertiger.wire.settings import MadiaoSettings, MaoSettings, Settings
from tests.client.between import between
from tests.join.terminals import (
    QUICK,
    Terminal,
    opened,
    over,
    play_until,
    sits,
    step,
    terminal,
    waits_for_keys,
)
from tests.server.house import House, house, play
from tests.tui.sitting import LARGE, SMALL

NAMES = ("Ann", "Bo", "Cy", "Dee")
ONE_HAND = MadiaoSettings(options=Options(max_deals=1), think=False)
At = Terminal[CompanyApp]


async def four(there: House, stack: AsyncExitStack, link: Link) -> list[At]:
    """Four people in four terminals who sit at a table and are ready."""
    ats: list[At] = []
    for place, name in enumerate(NAMES):
        size = LARGE if place == 2 else SMALL
        at = await stack.enter_async_context(terminal(there, link, name, size=size))
        ats.append(at)
        for _ in range(place):
            await at.press("down")
        await sits(at)
    return ats


async def begin(ats: list[At]) -> None:
    """The host begins."""
    await ats[0].shows("Enter: begin the game")
    await ats[0].press("enter")
    for at in ats:
        await at.until(lambda: at.app.evening.view is not None)  # noqa: B023 asked in this turn


class Hidden:
    """What a terminal must never show: cards that only others hold, or have laid face down."""

    def __init__(self, ats: list[At]) -> None:
        """Of these terminals."""
        self.ats, self.looked = ats, 0

    def seen(self, at: At) -> None:
        """Look at a terminal, and at what it was told in this hand."""
        view = at.app.evening.view
        if view is None or view.seat is None or view.board is None or at.app.settled:
            return
        text = at.text() + "\n".join(at.app.told[at.told_before :])
        for other in self.ats:
            theirs = other.app.evening.view
            if other is at or theirs is None or theirs.hands != view.hands:
                continue
            for card in {*theirs.hand, *theirs.sloughed} - public(view):
                self.looked += 1
                assert card_name(at.app.words, card) not in text


def public(view: View) -> set[Card]:
    """The cards that everybody has seen in this hand, or that are named to everybody."""
    board = view.board
    tricks = () if board is None else (board.laid, *(trick.laid for trick in board.tricks))
    laid = {one.card for trick in tricks for one in trick if one.card is not None}
    shown = {card for card in (view.upcard, view.cut_card) if card is not None}
    return laid | shown | set(view.tops)


def test_four_terminals_play_a_hand_and_another_and_none_shows_what_its_seat_cannot_know(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            ats = await four(there, stack, link)
            await begin(ats)
            for at in ats:
                # The draw for seats shows cards that are dealt again later.
                at.told_before = len(at.app.told)
            hidden = Hidden(ats)
            ledgers: set[int] = set()
            tricks: set[int] = set()

            def seen(at: At) -> None:
                hidden.seen(at)
                if isinstance(at.screen, LedgerSheet):
                    ledgers.add(id(at))
                if at.app.last_trick() is not None:
                    assert "The hand is over" in at.text()
                    tricks.add(id(at))

            await play_until(
                ats, lambda: all(isinstance(at.screen, RoomScreen) for at in ats), seen
            )
            assert hidden.looked > 1_000
            assert len(ledgers) == len(tricks) == 4
            (totals,) = {at.app.evening.view.totals for at in ats if at.app.evening.view}
            assert sum(totals) == 0
            # Another game begins when all four wish it.
            assert "wishes it" not in ats[0].text()
            for at in ats:
                assert "Enter: play again" in at.text()
                assert over(at)
                await at.press("enter")
                if at is not ats[3]:
                    await ats[0].shows(f"{NAMES[at.table.place or 0]} wishes for another game")
                    await ats[0].shows("wishes it")
            for at in ats:
                await at.until(lambda: at.app.evening.phase is Phase.PLAYING)  # noqa: B023
                await at.until(lambda: not isinstance(at.screen, RoomScreen))  # noqa: B023

    play(scenario)


def phase_of(at: At) -> str:
    """What the person at a terminal has before the eyes."""
    match at.screen:
        case RoomScreen() if at.table.place is None:
            return "standing"
        case RoomScreen() if at.app.evening.phase is Phase.OVER:
            return "over"
        case RoomScreen():
            place = at.table.place or 0
            ready = at.around.room is not None and at.around.room.chairs[place].ready
            return "ready" if ready else "seated"
        case LedgerSheet():
            return "ledger"
        case EndSheet():
            return "result"
        case _:
            pass
    if at.app.last_trick() is not None:
        return "last trick"
    match at.app.evening.asked:
        case AskStake():
            return "stake"
        case AskCut():
            return "cut"
        case AskPlay():
            board = at.app.evening.view and at.app.evening.view.board
            return "follow" if board and board.laid else "lead"
        case _:
            return "others"


PHASES = {"seated", "ready", "stake", "cut", "lead", "follow", "others", "last trick", "over"}


def test_a_terminal_that_is_killed_is_back_on_its_seat_at_every_phase(tmp_path: Path) -> None:
    """The same token, another process: the same seat, hand and question as before."""

    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            done: set[str] = set()

            async def again(at: At) -> At:
                done.add(phase_of(at))
                before, view, token = phase_of(at), at.app.evening.view, at.table.token
                assert token is not None
                await at.kill()
                guest = Guest(there.url, "", "", "")
                back = await stack.enter_async_context(
                    terminal(there, link, "", guest=guest, token=token)
                )
                assert back.table.place == at.table.place
                await back.until(lambda: phase_of(back) in (before, "last trick", "result"))
                assert back.app.evening.view == view
                if isinstance(at.app.evening.asked, AskStake | AskCut):
                    await back.until(lambda: isinstance(back.screen, NumberDialog))
                return back

            ats: list[At] = []
            for place, name in enumerate(NAMES):
                at = await stack.enter_async_context(terminal(there, link, name))
                await at.press(*["down"] * place, "enter")
                await at.shows("Enter: be ready")
                at = await again(at) if place == 1 else at
                await at.press("enter")
                await at.until(lambda: phase_of(at) == "ready")  # noqa: B023 in this turn
                ats.append(await again(at) if place == 2 else at)
            await begin(ats)
            while not all(isinstance(at.screen, RoomScreen) for at in ats):
                for place, at in enumerate(ats):
                    await at.pilot.pause()
                    if phase_of(at) in PHASES - done and (
                        phase_of(at) != "others" or at.app.evening.view.board  # type: ignore[union-attr]
                    ):
                        ats[place] = await again(at)
                    if waits_for_keys(ats[place]):
                        await step(ats[place])
            ats[0] = await again(ats[0])
            assert done >= PHASES

    play(scenario)


def test_a_connection_that_is_cut_is_told_and_comes_back_with_the_same_question(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, between(there) as bad, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            ats = await four(there, stack, bad.link(link))
            await begin(ats)
            await play_until(ats, lambda: any(phase_of(at) == "follow" for at in ats))
            (at,) = (each for each in ats if phase_of(each) == "follow")
            lost: list[str] = []
            draw = at.app.table.show

            def show() -> None:
                lost.append(at.app.troubles())
                draw()

            at.app.table.show = show  # type: ignore[method-assign]
            opened_before = bad.opened
            bad.cut()
            await at.until(lambda: bad.opened >= opened_before + 4 and at.table.lost is None)
            assert any("The connection is lost" in each for each in lost)
            await at.until(lambda: "connection is lost" not in at.text())
            assert phase_of(at) == "follow"
            await step(at)
            await at.until(lambda: phase_of(at) != "follow")

    play(scenario)


def test_a_question_goes_away_when_a_bot_has_answered_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            ats = await four(there, stack, await opened(there, ONE_HAND))
            await begin(ats)

            def asked() -> list[At]:
                return [at for at in ats if isinstance(at.screen, NumberDialog)]

            await play_until(ats, lambda: bool(asked()))
            (at,) = asked()
            # The seat sits in a second terminal, too, which lets a bot play: the first one is out.
            await at.table.do(LetBot, on=True)
            await at.until(lambda: not isinstance(at.screen, NumberDialog))
            assert "A bot plays for you" in at.text()
            await at.press("t")
            await at.shows("Enter: play yourself again")
            await at.press("enter")
            await at.press("escape")
            await at.until(lambda: not at.app.evening.bot_plays)

    play(scenario)


def test_who_watches_sees_no_hand_and_has_nothing_to_press(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            ats = await four(there, stack, link)
            watcher = await stack.enter_async_context(terminal(there, link, "Eve", watches=True))
            await begin(ats)
            await play_until(ats, lambda: any(phase_of(at) == "follow" for at in ats))
            await watcher.until(lambda: not isinstance(watcher.screen, RoomScreen))
            await watcher.shows("You are watching")
            view = watcher.app.evening.view
            assert view is not None
            assert view.seat is None
            assert view.hand == ()
            assert not waits_for_keys(watcher)

    play(scenario)


@pytest.mark.parametrize("settings", [ONE_HAND, MaoSettings()])
def test_who_watches_sits_down_by_a_key_of_its_own(tmp_path: Path, settings: Settings) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, settings)
            watcher = await stack.enter_async_context(terminal(there, link, "Eve", watches=True))
            await watcher.until(lambda: isinstance(watcher.screen, RoomScreen))
            await watcher.press("enter", "down", "enter")
            await watcher.shows("You watch. i: sit down on the chosen place.")
            assert watcher.table.place is None
            await watcher.press("i")
            await watcher.until(lambda: watcher.table.place == 1)
            await watcher.shows("Enter: be ready")

    play(scenario)


def test_bots_that_sit_down_at_the_start_have_names_in_what_happens(tmp_path: Path) -> None:
    """The game tells of its beginning before the room tells who plays."""

    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            settings = MadiaoSettings(bots="random", options=Options(max_deals=1), think=False)
            ann = await stack.enter_async_context(
                terminal(there, await opened(there, settings), "Ann")
            )
            await sits(ann)
            await ann.press("enter")
            await ann.until(lambda: any("Banker: " in line for line in ann.app.told))
            assert ann.around.room is not None
            bots = [chair.name for chair in ann.around.room.chairs[1:]]
            drew = [line.partition(" drew ")[0] for line in ann.app.told if " drew " in line]
            assert sorted(drew) == sorted(["Ann", *bots])
            assert all(bots)

    play(scenario)


def test_talk_comings_and_refusals_are_told_at_every_terminal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            ann = await stack.enter_async_context(terminal(there, link, "Ann"))
            await sits(ann)
            await ann.shows("3 places are empty")
            bo = await stack.enter_async_context(terminal(there, link, "Bo", language="ru"))
            await bo.press("down", "enter")
            await ann.shows("Bo sits down at place 2.")
            await bo.press("t")
            await bo.type("good evening")
            await ann.shows("Bo: good evening")
            await ann.press("2")
            await bo.shows("Ann: Отлично сыграно!")
            # Only the host puts bots there.
            await bo.press("down", "b")
            await bo.shows("! ")
            await ann.press("down", "down", "b")
            await bo.until(
                lambda: bo.around.room is not None and bo.around.room.chairs[2].sitter is Sitter.BOT
            )
            await ann.press("c")
            await ann.shows("Code to say aloud")
            await bo.press("u")
            assert isinstance(bo.screen, YesNoDialog)
            await bo.press("н")
            assert bo.table.place == 1
            await bo.press("u", "д")
            await ann.shows("Bo has left place 2.")
            await bo.until(lambda: bo.table.place is None)

    play(scenario)


def test_a_terminal_sits_beside_programs_and_takes_the_place_of_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            settings = MadiaoSettings(bots="random", options=Options(max_deals=1), think=False)
            link = await opened(there, settings)
            program = await stack.enter_async_context(
                Table(await Guest.at(there.url, "Prog"), link, terms=QUICK)
            )
            await program.sit_down()
            await program.ready()
            ann = await stack.enter_async_context(terminal(there, link, "Ann"))
            await ann.press("down")
            await sits(ann)
            await program.start()
            await ann.until(lambda: ann.app.evening.view is not None)
            playing: Any = asyncio.create_task(play_by_itself(program, "random"))
            await play_until([ann], lambda: isinstance(ann.screen, RoomScreen))
            await playing
            bo = await stack.enter_async_context(terminal(there, link, "Bo"))
            await bo.shows("Enter: sit down here")
            await bo.press("down", "down", "enter")
            await bo.until(lambda: bo.table.place == 2)

    play(scenario)


@pytest.mark.parametrize("language", ["en", "ru", "zh-Hans", "zh-Hant"])
def test_the_room_fits_the_smallest_terminal(tmp_path: Path, language: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, AsyncExitStack() as stack:
            link = await opened(there, ONE_HAND)
            at = await stack.enter_async_context(terminal(there, link, "Ann", language=language))
            await at.until(lambda: isinstance(at.screen, RoomScreen))
            assert at.whole() == []
            await at.press("f1")
            assert at.whole() == []
            await at.press("escape", "r")
            assert at.whole() == []

    play(scenario)
