"""The lesson of Madiao by keys: the whole of it in every language, wrong turns, back, leaving."""

from typing import Any

import pytest

from papertiger.lessons.script import script
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.lesson import QuestionSheet, StepSheet
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.learn import LearnScreen
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.rules import ClauseSheet, RulesSheet
from papertiger.tui.sheets import TextSheet
from tests.tui.learning import Learning, at_step, learning, telling
from tests.tui.sitting import LARGE, SMALL, Looking, run

STEPS = script("madiao").steps


def flat(text: str) -> str:
    """A text without spaces and line ends."""
    return "".join(text.split())


def on_sheet(at: Looking[Any]) -> str:
    """What stands inside the frame of the sheet."""
    return "\n".join(line.split("┃")[1] for line in at.lines() if line.count("┃") == 2)


async def through(at: Learning, language: str) -> list[str]:
    """Go on to the end; the ids of the steps on the way."""
    seen = []
    while not at.app.course.over:
        course = at.app.course
        seen.append(course.step.id)
        assert at.on(StepSheet) or at.on(QuestionSheet), course.step.id
        assert at.whole() == [], course.step.id
        told = telling(language)
        shown = flat(on_sheet(at))
        for line in [*told.text(course), told.heading(course), *told.choices(course)]:
            assert flat(line) in shown, course.step.id
        if course.step.id == STEPS[-1].id:
            await at.leave("enter")
            break
        await at.forward()
    return seen


@pytest.mark.parametrize(
    ("language", "size"), [*((language, SMALL) for language in LANGUAGES), ("en", LARGE)]
)
def test_the_whole_lesson_in_every_language(language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with learning(language=language, size=size) as (at, kept):
            assert await through(at, language) == [step.id for step in STEPS]
        assert at.app.course.over
        assert [course.step.id for course in kept[:-1]] == [step.id for step in STEPS[1:]]

    run(test)


def test_a_wrong_card_is_answered_and_stays_in_the_hand() -> None:
    async def test() -> None:
        async with learning(at_step("slough")) as (at, kept):
            hand = at.app.view().hand
            await at.play("HM")
            assert "The Hundred does not beat MM" in at.text()
            assert "Hint: M2 or M4, face down." in at.text()
            assert "shows what is meant" not in at.text()
            await at.press("enter")
            assert at.on(LearnScreen)
            assert at.app.view().hand == hand
            await at.play("-HM")
            assert "Not the Hundred!" in at.text()
            assert "n shows what is meant." in at.text()
            assert kept == []
            await at.press("n")
            assert at.step == "strike"
            assert len(kept) == 1

    run(test)


def test_what_the_rules_refuse_is_refused_with_its_clause() -> None:
    async def test() -> None:
        async with learning(at_step("lead")) as (at, kept):
            await at.play("-S8")
            assert "A lead is face up" in at.text()
            assert "[MD-5.2]" in at.text()
            assert kept == []

    run(test)


def test_a_wrong_answer_brings_the_question_again() -> None:
    async def test() -> None:
        async with learning(at_step("tops")) as (at, _):
            await at.press("1")
            assert "it is no top" in at.text()
            await at.press("enter")
            assert at.on(QuestionSheet)
            await at.press("down", "enter")
            assert at.step == "minimum"
            assert "Right: S8, 8 Strings." in at.text()

    run(test)


@pytest.mark.parametrize("key", ["b", "backspace", "и"])
def test_back_a_step_from_a_sheet_and_from_the_table(key: str) -> None:
    async def test() -> None:
        async with learning(at_step("strike")) as (at, kept):
            await at.press(key)
            assert at.step == "slough"
            assert at.on(StepSheet)
            await at.press("escape")
            assert "M4" in at.text()
            await at.press(key)
            assert at.step == "partners"
            assert [course.step.id for course in kept] == ["slough", "partners"]
            await at.forward()
            assert at.step == "slough"

    run(test)


def test_at_the_first_step_back_stays_there() -> None:
    async def test() -> None:
        async with learning() as (at, kept):
            await at.press("b")
            assert at.step == "welcome"
            assert at.on(StepSheet)
            assert kept == []

    run(test)


def test_the_clause_of_the_step_can_be_read_from_everywhere() -> None:
    async def test() -> None:
        async with learning(at_step("lead")) as (at, _):
            for _ in range(2):
                await at.press("c")
                assert at.on(ClauseSheet)
                assert "MD-5.2" in at.text()
                await at.press("escape")
                await at.to_table()

    run(test)


def test_nothing_is_played_before_a_card_is_chosen_or_asked_for() -> None:
    async def test() -> None:
        async with learning(at_step("lead")) as (at, kept):
            await at.press("enter", "enter")
            assert "Choose a card first" in at.text()
            await at.press("right")
            assert "Choose a card first" not in at.text()
            assert at.app.table.chosen == 0
            assert kept == []
        async with learning(at_step("enough")) as (at, kept):
            await at.press("escape", "1", "enter")
            assert at.on(StepSheet)
            assert kept == []

    run(test)


def test_cards_are_chosen_by_mouse_and_arrows() -> None:
    async def test() -> None:
        async with learning(at_step("lead")) as (at, _):
            await at.press("escape", "left")
            assert at.app.table.chosen == 7
            await at.press("home", "left")
            assert at.app.table.chosen == 7
            await at.pilot.click("#hand", offset=(42, 3))
            await at.rest()
            assert at.app.table.chosen == 4
            await at.pilot.click("#hand", offset=(42, 3))
            await at.rest()
            assert at.step == "sloughs"

    run(test)


def test_sheets_to_look_at() -> None:
    async def test() -> None:
        async with learning(at_step("lead")) as (at, _):
            await at.press("escape")
            for key, sheet in (
                ("l", TextSheet), ("s", TextSheet), ("r", RulesSheet), ("f1", TextSheet),
                ("question_mark", CardSheet),
            ):  # fmt: skip
                await at.press(key)
                assert at.on(sheet), key
                await at.press("escape")
                assert at.on(LearnScreen)
            await at.press("t")
            assert at.on(StepSheet)
        async with learning(at_step("yours")) as (at, _):
            await at.press("s")
            assert at.on(LedgerSheet)

    run(test)


def test_the_hand_ends_with_its_ledger() -> None:
    async def test() -> None:
        async with learning(at_step("last")) as (at, kept):
            await at.forward()
            assert at.step == "ledger"
            assert at.on(StepSheet)
            await at.press("enter")
            assert at.on(LedgerSheet)
            assert at.step == "ledger"
            await at.press("space")
            assert at.step == "yours"
            assert at.on(StepSheet)
            assert len(kept) == 2

    run(test)


def test_what_others_do_is_seen_card_by_card() -> None:
    async def test() -> None:
        async with learning(at_step("lead"), pace=30) as (at, _):
            await at.play("S8")
            assert at.on(LearnScreen)
            assert at.app.left == 3
            board = at.app.view().board
            assert board is not None
            assert board.winning == "S8"
            for left in (2, 1):
                at.app.next_beat()
                assert at.app.left == left
                assert at.on(LearnScreen)
            # Whoever does not want to wait sees the rest at once.
            await at.press("enter")
            assert at.app.left == 0
            assert at.on(StepSheet)
            assert at.step == "sloughs"

    run(test)


def test_leaving_is_asked_about() -> None:
    async def test() -> None:
        async with learning(at_step("draw")) as (at, kept):
            await at.press("q", "n")
            assert at.on(StepSheet)
            await at.leave("q", "y")
            assert at.app.course.step.id == "draw"
            assert kept == []

    run(test)
