"""The table, its questions and its size by keys: what is chosen, asked, refused and left."""

import pytest

from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskPlay, AskStake, View
from papertiger.room import solo
from papertiger.tui.dialogs import YesNoDialog
from papertiger.tui.madiao.layout import layout
from papertiger.tui.madiao.table import TableScreen
from papertiger.tui.sheets import TextSheet
from papertiger.tui.window import TooSmall
from tests.tui.sitting import (
    CUT,
    LEAD,
    REDEAL,
    SMALL,
    STAKE,
    exposing,
    following,
    leading,
    may_expose,
    may_redeal,
    moment,
    names_stake,
    playing,
    run,
    settled,
    sitting,
)


def cuts(view: View) -> bool:
    """Whether the cut is asked for."""
    return isinstance(view.ask, AskCut)


def barred(view: View) -> bool:
    """Whether some card can only be laid face down."""
    ask = view.ask
    return (
        following(view)
        and isinstance(ask, AskPlay)
        and any((card, Face.UP) not in ask.choices for card in view.hand)
    )


def test_cards_are_chosen_by_arrows_digits_and_the_mouse() -> None:
    async def test() -> None:
        async with sitting(moment(playing)) as at:
            table = at.app.table
            for keys, place in (
                (["3"], 2),
                (["right"], 3),
                (["left", "left"], 1),
                (["end"], 7),
                (["right"], 0),
                (["left"], 7),
                (["home"], 0),
                (["8"], 7),
            ):
                await at.press(*keys)
                assert table.chosen == place
                numbers = [line for line in at.lines() if f"┏{place + 1}" in line]
                assert len(numbers) == 1
            await at.pilot.click("#hand", offset=(25, 3))
            await at.rest()
            assert table.chosen == 2
            inputs = at.app.match.inputs
            await at.pilot.click("#hand", offset=(25, 3))
            await at.rest()
            assert at.on(YesNoDialog) or at.app.match.inputs > inputs

    run(test)


@pytest.mark.parametrize("key", ["minus", "d", "в"])
def test_a_key_sloughs(key: str) -> None:
    async def test() -> None:
        async with sitting(moment(following)) as at:
            card = at.view.hand[1]
            await at.press("2", key)
            assert at.view.sloughed[-1:] == (card,) or settled(at)
            assert any(str(card) in line and "face down" in line for line in at.app.told)

    run(test)


@pytest.mark.parametrize("key", ["enter", "u", "г"])
def test_a_key_plays_face_up(key: str) -> None:
    async def test() -> None:
        async with sitting(moment(leading, seed=LEAD)) as at:
            card = at.view.hand[0]
            await at.press("1", key)
            assert any(f"You led {card}" in line for line in at.app.told)

    run(test)


def test_a_refusal_is_a_short_notice_with_its_sentence() -> None:
    async def test() -> None:
        async with sitting(moment(leading, seed=LEAD)) as at:
            inputs = at.app.match.inputs
            await at.press("1", "minus")
            assert "A lead is face up: lead any card, face up [MD-5.2]." in at.text()
            assert at.app.match.inputs == inputs
            await at.press("2")
            assert "A lead is face up" not in at.text()

    run(test)


def test_it_is_said_whose_turn_it_is() -> None:
    async def test() -> None:
        async with sitting(moment(playing), pace=5) as at:
            await at.press("1", "enter", "y")
            who = solo.names(at.app.match)[at.view.waiting[0]]
            assert f"On turn: {who}" in at.text()
            assert f"► {who}" in at.text()
            await at.press("1", "enter")
            assert "It is not your turn" in at.text()

    run(test)


@pytest.mark.parametrize("switch", [one for one in ExposedDiscard if one != "forbid"])
def test_before_an_exposed_discard_its_cost_is_said(switch: ExposedDiscard) -> None:
    async def test() -> None:
        options = Options(exposed_discard=switch)
        async with sitting(moment(may_expose, options=options)) as at:
            fine = at.app.words.say("play-exposed-fine", switch=switch)
            number = exposing(at.view) or 0
            card, inputs = at.view.hand[number - 1], at.app.match.inputs
            for answer in ("n", "escape", "enter"):
                await at.press(str(number), "enter")
                assert at.on(YesNoDialog)
                said = " ".join(at.text().split())
                assert f"{card} " in said
                assert all(word in said for word in fine.split())
                assert at.whole() == []
                await at.press(answer)
                assert at.on(TableScreen)
                assert at.app.match.inputs == inputs
            await at.press(str(number), "enter", "y")
            assert at.app.match.inputs > inputs
            assert any("exposed discard" in line and f"{card} " in line for line in at.app.told)

    run(test)


def test_a_forbidden_discard_is_refused_without_a_question() -> None:
    async def test() -> None:
        options = Options(exposed_discard=ExposedDiscard.FORBID)
        async with sitting(moment(barred, options=options)) as at:
            ask = at.view.ask
            assert isinstance(ask, AskPlay)
            place = next(
                place
                for place, card in enumerate(at.view.hand)
                if (card, Face.UP) not in ask.choices
            )
            assert "▒ down" in at.text()
            await at.press(str(place + 1), "enter")
            assert at.on(TableScreen)
            assert "exposed discards are forbidden here" in " ".join(at.text().split())

    run(test)


def test_russian_answers_with_russian_letters() -> None:
    async def test() -> None:
        async with sitting(moment(may_expose, "ru"), "ru") as at:
            number = str(exposing(at.view))
            inputs = at.app.match.inputs
            await at.press(number, "enter", "н")
            assert at.on(TableScreen)
            assert at.app.match.inputs == inputs
            await at.press(number, "enter", "д")
            assert not at.on(TextSheet)
            assert at.app.match.inputs > inputs

    run(test)


def test_the_stake_is_a_number_in_limits_and_a_wrong_one_is_refused() -> None:
    async def test() -> None:
        options = Options(stake_min=4, stake_max=30)
        async with sitting(moment(names_stake, seed=STAKE, options=options)) as at:
            assert "4 to 30" in at.text()
            assert "‹ 4 ›" in at.text()
            await at.press("7", "enter")
            assert "7 is no stake here" in at.text()
            await at.press("1", "2", "backspace", "backspace", "1", "6")
            assert "‹ 16 ›" in at.text()
            await at.press("right")
            assert "‹ 18 ›" in at.text()
            await at.press("left", "left", "enter")
            assert at.view.stake == 14
            assert not isinstance(at.view.ask, AskStake)

    run(test)


def test_the_cut_is_a_number_on_a_bar() -> None:
    async def test() -> None:
        async with sitting(moment(cuts, seed=CUT)) as at:
            await at.press("end")
            assert "‹ 39 ›" in at.text()
            assert "●┤ 39" in at.text()
            await at.press("4", "0", "enter")
            assert "The pack cannot be cut 40 deep" in at.text()
            await at.press("home", "right", "enter")
            assert any("You cut 2 cards deep" in line for line in at.app.told)

    run(test)


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_redeal_is_asked_for_only_when_it_may_be_demanded(answer: str) -> None:
    async def test() -> None:
        async with sitting(moment(may_redeal, seed=REDEAL)) as at:
            assert at.on(YesNoDialog)
            assert "dealt again" in at.text()
            # The hand stays in sight under the question.
            assert all(f"{card} " in at.text() for card in at.view.hand)
            deals = at.view.deals
            await at.press(answer)
            assert (at.view.deals > deals) == (answer == "y")

    run(test)


def test_leaving_is_asked_and_may_be_thought_over() -> None:
    async def test() -> None:
        async with sitting() as at:
            for leave in ("q", "й", "ctrl+c", "ctrl+q"):
                await at.press(leave)
                assert at.on(YesNoDialog)
                assert "can be resumed" in at.text()
                await at.press("ctrl+c", "n")
                assert not at.on(YesNoDialog)
                assert at.app.is_running
            await at.leave("q", "left", "enter")

    run(test)


def test_a_small_terminal_is_told_so_and_recovers() -> None:
    async def test() -> None:
        async with sitting(moment(playing)) as at:
            shown = at.text()
            for width, height in ((79, 24), (80, 23), (30, 5)):
                await at.pilot.resize_terminal(width, height)
                await at.rest()
                assert at.on(TooSmall)
                assert "80" in at.text()
                await at.press("enter", "l", "q")
                assert at.on(TooSmall)
                await at.pilot.resize_terminal(*SMALL)
                await at.rest()
                assert at.text() == shown

    run(test)


def test_a_terminal_that_is_small_from_the_start_is_told_so() -> None:
    async def test() -> None:
        async with sitting(size=(60, 20)) as at:
            assert at.on(TooSmall)
            assert at.app.match.inputs == 0
            await at.pilot.resize_terminal(*SMALL)
            await at.rest()
            assert at.app.match.inputs > 0

    run(test)


def test_a_table_under_a_sheet_is_drawn_anew_when_the_window_changes() -> None:
    """Seen beside the sheet, it must not keep the size of before."""

    async def test() -> None:
        async with sitting(moment(playing), size=(100, 30)) as at:
            board = at.app.screen
            assert isinstance(board, TableScreen)
            await at.press("f1")
            await at.pilot.resize_terminal(160, 50)
            await at.rest()
            assert board.fits == layout(160, 50, raised=board.raised, extra=board.extra)

    run(test)
