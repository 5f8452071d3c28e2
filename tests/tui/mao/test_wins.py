"""Hard moments at the end of a hand, by keys: last cards, the name, the review, a rule, the end."""

import pytest

from papertiger.mao.moves import (
    AgreeEnd,
    BadCall,
    Deal,
    Dispute,
    GivePenalty,
    Say,
    TurnUp,
)
from papertiger.mao.options import Referee
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.sheets import EndSheet, ReviewSheet
from tests.tui.mao.sitting import Sitting, over, sitting
from tests.tui.mao.winning import PAIR, is_tried, plays_out, wins, wins_three
from tests.tui.sitting import run


def test_the_name_said_with_the_last_card_wins_the_hand_and_the_review_says_so() -> None:
    async def test() -> None:
        async with sitting(PAIR, end="hands:2", each=2) as at:
            await plays_out(at, "m")
            assert at.view.hands_won == 0
            assert "Ann has played the last card: is it a win?" in at.text()
            await at.passes(5_500)
            assert at.view.wins == (1, 0, 0, 0, 0)
            assert at.on(ReviewSheet)
            assert "is it a win?" not in at.text()
            assert at.lines()[0].startswith(" Hand 1 ")
            assert "Ann wins the hand" in at.text()
            assert "Nobody broke a rule" in at.text()
            assert "Space, Enter or Esc goes on" in at.text()
            assert "a breach" not in at.text()
            await at.press("enter")
            assert not at.on(ReviewSheet)
            await at.press("S")
            assert at.on(ReviewSheet)

    run(test)


@pytest.mark.parametrize("keys", [(), ("M",)])
def test_a_last_card_without_the_right_name_wins_nothing(keys: tuple[str, ...]) -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await plays_out(at, *keys)
            await at.passes(16_000)
            assert at.view.wins == (0,) * 5
            assert (0, "no_name") in at.reasons
            assert len(at.view.hand or ()) > 0
            assert not at.on(ReviewSheet)

    run(test)


def test_mo_86_while_a_penalty_can_undo_a_win_the_strip_says_what_is_waited_for() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await plays_out(at)
            await at.passes(5_500)
            assert at.reasons == [(0, "no_name")]
            assert at.view.clock is None
            assert "Not won yet: the winner was given a penalty" in at.text()
            await at.does(2, Dispute(1))
            assert "Not won yet" not in at.text()
            await at.passes(12_000)
            await at.passes(12_000)
            assert at.view.turn is not None
            assert "Not won yet" not in at.text()

    run(test)


def test_the_name_said_falsely_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H KC"}) as at:
            await at.starts()
            await at.press("m")
            assert at.reasons == [(0, "said_name")]

    run(test)


def test_last_card_forgotten_costs_a_card() -> None:
    async def test() -> None:
        async with sitting({0: "5H 8H"}, each=2) as at:
            await at.starts()
            await at.press("home", "enter")
            await at.passes(3_500)
            assert at.reasons == [(0, "no_last_card")]

    run(test)


def test_a_jack_as_the_last_card_wants_the_name_twice() -> None:
    async def test() -> None:
        async with sitting({0: "2H JC"}, each=2) as at:
            await at.starts()
            await at.press("home", "enter", "l", "enter", "M")
            await at.passes(5_500)
            assert at.view.wins[0] == 1

    run(test)


def test_the_review_tells_who_was_caught_by_whom_and_what_nobody_noticed() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2, referee=Referee.PLAYERS) as at:
            await at.starts()
            await at.does(2, Say("mao"))
            await at.does(3, Say("what is it?"))
            await at.does(1, GivePenalty(2, "said_name"))
            await at.does(2, Say("thank you"))
            await at.does(4, BadCall(1))
            await at.does(1, GivePenalty(3, "delay"))
            await at.does(3, Say("thank you"))
            await at.press("home", "enter", "l", "enter", "m")
            await at.passes(26_000)
            assert at.on(ReviewSheet)
            text = " ".join(" ".join(line[3:-3].strip(" ┃") for line in at.lines()).split())
            assert (
                "Cat, caught by Ben: said the name of the game during play [MO-52]"
                " (handed back by Eve)" in text
            )
            unfounded = "(the table had noticed nothing of the kind)"
            assert f"Dan, called by Ben: delay of game [MO-18] {unfounded}" in text
            assert "Dan, not called by anybody: asked a question" in text
            await at.press("down", "enter")
            assert "MO-52" in at.text()
            await at.press("escape", "escape")
            assert not at.on(ReviewSheet)

    run(test)


def test_after_three_wins_a_rule_is_made_and_its_breach_is_called() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await wins_three(at)
            assert at.on(MakingScreen)
            await at.press("3", "enter")
            await at.type("bow before a king")
            await at.press("1", "enter")
            await is_tried(at)
            await at.press("1", "enter")
            await at.rest()
            assert not at.on(MakingScreen)
            assert at.lines()[0].startswith(" Hand 3 ")
            (made,) = at.view.rules
            assert (made.rule.text, made.maker) == ("bow before a king", 0)
            await at.press("R")
            assert "bow before a king" in at.text()
            await at.press("escape")
            await at.does(2, Deal(2), TurnUp())
            assert at.lines()[0].startswith(" Hand 4 ")
            await at.press("p", "2")
            assert "1 bow before a king" in at.text()
            await at.press("1")
            assert at.reasons == [(1, "rule-1")]
            about = "for Ben, from Ann: broke the made-up rule “bow before a king” [MO-90]"
            assert about in " ".join(at.text().split())
            await at.press("V")
            sheet = (line.split("┃")[1] for line in at.lines() if line.count("┃") == 2)
            assert about in " ".join(" ".join(sheet).split())
            await at.press("escape")

    run(test)


def test_a_rule_is_declined_or_put_off() -> None:
    async def test() -> None:
        for keys, rights in ((("6", "enter"), 0), (("escape",), 1)):
            async with sitting(PAIR, each=2) as at:
                await wins_three(at)
                assert at.on(MakingScreen)
                await at.press(*keys)
                assert not at.on(MakingScreen)
                assert at.view.rules == ()
                assert at.view.rights[0] == rights

    run(test)


def test_the_end_of_the_game_is_shown_and_leaves_the_table() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2, end="hands:1") as at:
            await wins_to_the_end(at)
            assert over(at)
            assert at.on(EndSheet)
            assert "Ann 1" in at.text()
            await at.leave("enter")

    run(test)


def test_the_table_can_be_looked_at_once_more_after_the_end() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2, end="hands:1") as at:
            await wins_to_the_end(at)
            assert "Most hands: Ann" in at.text()
            await at.press("escape")
            assert not at.on(EndSheet)
            await at.press("S")
            assert at.on(ReviewSheet)
            await at.press("escape")
            assert not at.on(EndSheet)
            await at.leave("Q")

    run(test)


def test_another_end_of_the_game_comes_when_all_wish_for_it() -> None:
    async def test() -> None:
        async with sitting(PAIR, each=2) as at:
            await at.starts()
            await at.press("E")
            assert "as long as the players like" in at.text()
            await at.type("tomorrow")
            assert "is no end of a game" in at.text()
            await at.press("E")
            await at.type("hands:4")
            for seat in at.others:
                await at.does(seat, AgreeEnd("hands:4"))
            assert at.view.end == "hands:4"

    run(test)


async def wins_to_the_end(at: Sitting) -> None:
    """Ann wins the only hand."""
    await wins(at)
