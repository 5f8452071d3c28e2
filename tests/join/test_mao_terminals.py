"""A terminal at a table of Mao on a real server is killed, or cut off, and back at each moment."""

from pathlib import Path

import pytest

from papertiger.mao.cards import Card, Suit
from papertiger.mao.laws import RACE
from papertiger.mao.moves import (
    Call,
    Deal,
    Draw,
    EndPointOfOrder,
    GivePenalty,
    PointOfOrder,
    TurnUp,
    Vote,
)
from papertiger.mao.options import Referee
from papertiger.mao.view import Stage
from papertiger.tui.company.screen import RoomScreen
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.tui.mao.table import MaoScreen
from papertiger.wire.commands import LetBot
from tests.join.mao_evening import Evening, evening
from tests.server.house import play

JACK = {0: "JC 5S 2H"}
PAIR = {0: "2H 4H"}
TO_THE_NAME = 4_900
"""A last card lies so long (ms); its name may be said for 5 s and the grace."""


def test_a_killed_terminal_finds_the_jack_under_its_finger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, JACK) as at:
            await at.starts()
            await at.plays(Card.JC, "space")
            await at.ann.until(lambda: at.view.held == 0)
            await at.again()
            assert at.view.held == 0
            await at.ann.shows("Finger on the jack")
            # The window is open: the suit is said, and the finger is taken off.
            await at.ann.press("h", "r")
            await at.ann.until(lambda: at.view.held is None and at.view.called is not None)
            assert at.view.called == "H"
            assert at.view.turn == 1

    play(scenario)


def test_a_connection_that_is_cut_leaves_the_finger_on_the_jack(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, JACK) as at:
            await at.starts()
            await at.plays(Card.JC, "space")
            await at.ann.until(lambda: at.view.held == 0)
            before = at.bad.opened
            at.bad.cut()
            await at.ann.press("d")
            await at.ann.until(lambda: at.bad.opened > before and at.ann.table.lost is None)
            await at.ann.press("r")
            await at.ann.until(lambda: at.view.called is not None)
            assert at.view.called == "D"

    play(scenario)


def test_a_terminal_is_killed_and_back_before_the_deal_with_its_hand_down_up_and_played(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC", 1: "6H 4H 3C"}) as at:
            await at.again()
            await at.does(4, Deal(3), TurnUp())
            await at.ann.until(lambda: at.view.pile > 0)
            await at.again()
            assert at.view.hand is None
            await at.looks()
            await at.again()
            assert at.view.turn == 0
            await at.plays(Card.H5, "enter")
            await at.ann.until(lambda: at.view.top is Card.H5)
            await at.again()
            assert at.view.turn == 1

    play(scenario)


@pytest.mark.parametrize("caller", [0, 1])
def test_a_terminal_is_killed_and_back_in_a_point_of_order(tmp_path: Path, caller: int) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC"}) as at:
            await at.starts()
            if caller:
                await at.does(1, PointOfOrder())
            else:
                await at.ann.press("o")
            await at.ann.until(lambda: at.view.stage is Stage.POINT_OF_ORDER)
            await at.again()
            await at.ann.shows("Point of order: " + ("Ben" if caller else "Ann"))
            assert at.view.hand is None
            await at.ann.press("slash")
            await at.ann.type("is it mao?")
            await at.ann.shows("“is it mao?”")
            await at.again()
            # After silence it ends; nothing that was said in it cost a card.
            await at.passes(3_100)
            await at.ann.press("e")
            if caller:
                await at.ann.until(
                    lambda: at.view.order is not None and at.view.order.wishes == (0,)
                )
                await at.again()
                await at.ann.shows("end wished by Ann")
                await at.does(1, EndPointOfOrder())
            await at.ann.until(lambda: at.view.stage is Stage.PLAY)
            await at.ann.press("u")
            await at.ann.until(lambda: at.view.hand is not None)
            assert at.view.penalties == ()

    play(scenario)


def test_a_terminal_is_killed_and_back_in_a_vote(tmp_path: Path) -> None:
    """Before its own voice is given, and after that."""

    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC"}, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(1, GivePenalty(0, "misplay"))
            await at.ann.until(lambda: len(at.view.penalties) == 1)
            await at.ann.press("v")
            await at.ann.until(lambda: at.view.ballot is not None)
            await at.does(1, Vote(1, uphold=True))
            await at.ann.until(lambda: votes(at) == 1)
            await at.again()
            await at.ann.shows("Penalty 1: y stands, n is undone; 1 of 5 have voted")
            await at.ann.press("n")
            await at.ann.until(lambda: votes(at) == 2)
            await at.again()
            await at.ann.shows("Vote on penalty 1: 2 of 5 have voted")
            assert at.view.ballot is not None
            assert at.view.ballot.own is False
            for seat in (2, 3, 4):
                await at.does(seat, Vote(1, uphold=False))
            await at.ann.until(lambda: at.view.ballot is None)
            assert at.view.penalties[0].stands is False
            assert at.view.hands[0] == 3

    play(scenario)


def votes(at: Evening) -> int:
    """How many have voted, as Ann sees it."""
    return 0 if at.view.ballot is None else sum(at.view.ballot.voted)


@pytest.mark.parametrize("first", [0, 2])
def test_a_terminal_is_killed_and_back_in_the_race_for_a_suit(tmp_path: Path, first: int) -> None:
    """While nobody has called, and between the first call and what it decides."""

    async def scenario() -> None:
        async with evening(tmp_path, JACK) as at:
            await at.starts()
            await at.plays(Card.JC, "enter")
            await at.ann.until(lambda: at.view.stage is Stage.RACE)
            await at.again()
            await at.ann.shows("The jack is free")
            if first:
                await at.does(first, Call(Suit.DIAMONDS))
                await at.ann.until(lambda: at.view.raced == (first,))
                await at.passes(RACE - 1)
            await at.ann.press("h")
            await at.ann.until(lambda: 0 in at.view.raced)
            await at.again()
            assert at.view.stage is Stage.RACE
            await at.passes(RACE)
            await at.ann.until(lambda: at.view.called is not None)
            assert at.view.called == ("D" if first else "H")

    play(scenario)


@pytest.mark.parametrize("says", ["m", "M"])
def test_a_terminal_is_killed_and_back_in_the_last_seconds_of_a_win(
    tmp_path: Path, says: str
) -> None:
    """With the last card on the pile and the name still to be said, and after it was said."""

    async def scenario() -> None:
        async with evening(tmp_path, PAIR, each=2) as at:
            await at.starts()
            await at.plays(Card.H2, "enter", "l", "enter")
            await at.ann.until(lambda: at.view.hand == ())
            await at.passes(TO_THE_NAME)
            await at.again()
            assert at.view.hands_won == 0
            await at.ann.press(says)
            await at.ann.shows("“Mao" if says == "m" else "“Mao Mao")
            await at.again()
            assert at.view.hands_won == 0
            await at.passes(600)
            if says == "m":
                await at.ann.until(lambda: at.ann.on(ReviewSheet))
                await at.ann.shows("Ann wins the hand")
                assert at.view.wins == (1, 0, 0, 0, 0)
            else:
                # That is the name for a jack: the window has gone on, and it was not said.
                await at.ann.until(lambda: len(at.view.penalties) == 1)
                assert [(each.seat, each.reason) for each in at.view.penalties] == [(0, "no_name")]
                assert at.view.wins == (0,) * 5

    play(scenario)


async def wins(at: Evening) -> None:
    """Ann, who is on turn with a two and a four, wins the hand."""
    before = at.view.hands_won
    await at.plays(Card.H2, "enter", "l", "enter", "m")
    await at.ann.until(lambda: at.view.hand == ())
    await at.ann.shows("“Mao”")
    await at.passes(5_500)
    await at.ann.until(lambda: at.ann.on(ReviewSheet))
    assert at.view.hands_won == before + 1
    await at.ann.press("space")
    await at.ann.until(lambda: not at.ann.on(ReviewSheet))


def test_a_terminal_is_killed_and_back_while_a_rule_is_made_after_three_wins(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, PAIR, each=2) as at:
            await at.starts()
            await wins(at)
            await at.again()
            await reads_again(at)
            await at.ann.press("z", "2", "i")
            await at.looks()
            await to_ann(at)
            await wins(at)
            await at.does(1, Deal(2), TurnUp())
            await at.looks()
            await to_ann(at)
            await wins(at)
            await at.ann.until(lambda: at.ann.on(MakingScreen))
            await at.ann.press("3", "enter", *"bow")
            await at.again()
            assert at.view.stage is Stage.MAKE_RULE
            await reads_again(at)
            await at.ann.until(lambda: at.ann.on(MakingScreen))
            await at.ann.press("3", "enter")
            await at.ann.type("bow before a king")
            await at.ann.press("enter", "enter")
            await at.ann.until(lambda: len(at.view.rules) == 1)
            (made,) = at.view.rules
            assert (made.rule.text, made.maker) == ("bow before a king", 0)
            await at.again()
            await reads_again(at)
            assert isinstance(at.ann.screen, MaoScreen)

    play(scenario)


async def reads_again(at: Evening) -> None:
    """A terminal that comes between two hands shows the review of the last one, which is read."""
    await at.ann.until(lambda: at.ann.on(ReviewSheet))
    await at.ann.shows("Ann wins the hand")
    await at.ann.press("space")
    await at.ann.until(lambda: not at.ann.on(ReviewSheet))


async def to_ann(at: Evening) -> None:
    """The others draw till Ann is on turn."""
    while at.view.turn != 0:
        turn = at.view.turn
        assert turn is not None
        await at.does(turn, Draw())
        await at.ann.until(lambda: at.view.turn != turn)  # noqa: B023 asked in this turn


def test_a_notice_says_so_as_long_as_a_bot_plays_for_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC"}) as at:
            await at.starts()
            await at.ann.table.do(LetBot, on=True)
            await at.ann.shows("A bot plays for you: T, then Enter")
            await at.ann.press("T")
            await at.ann.shows("Enter: play yourself again")
            await at.ann.press("enter", "escape")
            await at.ann.until(lambda: "bot plays for you" not in at.ann.text())

    play(scenario)


def test_talk_in_the_room_is_in_the_log_of_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with evening(tmp_path, {0: "5H 8H KC"}) as at:
            await at.ann.press("T")
            await at.ann.until(lambda: isinstance(at.ann.screen, RoomScreen))
            await at.ann.press("t")
            await at.ann.type("good evening")
            await at.ann.until(lambda: "Ann: good evening" in at.ann.app.evening.lines)
            await at.ann.press("escape")
            await at.ann.until(lambda: isinstance(at.ann.screen, MaoScreen))
            await at.ann.shows("Ann: good evening")

    play(scenario)
