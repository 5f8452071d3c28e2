"""The lesson of Mao by keys: the whole of it in every language, wrong turns, back, leaving."""

import pytest

from papertiger.lessons.script import script
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.lesson import StepSheet
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.tui.mao.table import MaoScreen
from papertiger.tui.rules import ClauseSheet
from papertiger.tui.sheets import TextSheet
from tests.tui.learning_mao import LearningMao, at_step, learning, telling
from tests.tui.sitting import run
from tests.tui.test_learn import flat, on_sheet

STEPS = script("mao").steps


async def through(at: LearningMao, language: str) -> list[str]:
    """Go on to the end; the ids of the steps on the way."""
    seen = []
    while not at.app.course.over:
        course = at.app.course
        seen.append(course.step.id)
        assert at.on(StepSheet), course.step.id
        assert at.whole() == [], course.step.id
        told, shown = telling(language), flat(on_sheet(at))
        for line in [*told.text(course), told.heading(course), told.ask(course)]:
            assert flat(line) in shown, course.step.id
        if course.step.id == STEPS[-1].id:
            await at.leave("enter")
            break
        await at.forward()
        if at.on(ReviewSheet):
            await at.press("escape")
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_in_every_language(language: str) -> None:
    async def test() -> None:
        async with learning(language=language) as (at, kept):
            assert await through(at, language) == [step.id for step in STEPS]
        assert at.app.course.over
        assert [course.step.id for course in kept[:-1]] == [step.id for step in STEPS[1:]]

    run(test)


def test_a_wrong_act_is_answered_and_nothing_has_happened() -> None:
    async def test() -> None:
        async with learning(at_step("sevens")) as (at, kept):
            await at.act("play JC")
            assert "While sevens are running only a seven is valid" in at.text()
            assert "Hint: You hold the seven of diamonds." in at.text()
            await at.press("enter")
            assert at.on(MaoScreen)
            assert at.app.evening.view is not None
            assert len(at.app.evening.view.hand or ()) == 5
            await at.press("x")
            assert "it would be four cards" in at.text()
            assert kept == []
            await at.press("n")
            assert at.step == "call"

    run(test)


def test_what_the_rules_refuse_is_refused() -> None:
    async def test() -> None:
        async with learning(at_step("paid")) as (at, _):
            await at.press("escape", "r")
            assert "[MO-" in at.text()
            assert at.step == "paid"

    run(test)


def test_the_table_is_as_the_script_left_it() -> None:
    async def test() -> None:
        async with learning(at_step("jack")) as (at, _):
            await at.press("escape")
            assert "JC" not in at.text()
            assert "J♣" in at.text()
            await at.act("play JC true")
            await at.press("escape")
            view = at.app.evening.view
            assert view is not None
            assert view.held == 0
            await at.press("f3")
            assert at.step == "jack"
            view = at.app.evening.view
            assert view is not None
            assert view.held is None

    run(test)


def test_keys_of_the_lesson_at_the_table_and_on_a_sheet() -> None:
    async def test() -> None:
        async with learning(at_step("suit")) as (at, kept):
            await at.press("escape", "f2")
            assert at.on(StepSheet)
            await at.press("f4")
            assert at.on(ClauseSheet)
            await at.press("escape", "escape", "f4")
            assert at.on(ClauseSheet)
            await at.press("escape", "f1")
            assert at.on(TextSheet)
            assert "F5" in at.text()
            await at.press("escape", "f5")
            assert at.step == "release"
            await at.press("f3")
            assert at.step == "suit"
            assert [course.step.id for course in kept] == ["release", "suit"]

    run(test)


def test_acting_where_nothing_is_asked_opens_the_text() -> None:
    async def test() -> None:
        async with learning(at_step("thanked")) as (at, kept):
            await at.press("escape", "x")
            assert at.on(StepSheet)
            assert kept == []

    run(test)


def test_what_others_do_is_seen_thing_by_thing() -> None:
    async def test() -> None:
        async with learning(at_step("thanked"), pace=30) as (at, _):
            await at.press("enter")
            assert at.on(MaoScreen)
            for left, top in ((4, "5S"), (3, "5C"), (2, "KC")):
                assert at.app.left == left
                assert at.app.evening.view is not None
                assert at.app.evening.view.top == top
                if left > 2:
                    at.app.next_beat()
            await at.press("x")
            assert at.app.left == 0
            assert at.on(StepSheet)
            assert at.step == "sevens"

    run(test)


def test_the_hand_ends_with_its_review() -> None:
    async def test() -> None:
        async with learning(at_step("won")) as (at, _):
            await at.press("enter")
            assert at.on(ReviewSheet)
            assert at.step == "won"
            await at.press("escape")
            assert at.step == "end"

    run(test)


def test_leaving_is_asked_about() -> None:
    async def test() -> None:
        async with learning(at_step("order")) as (at, kept):
            await at.press("escape", "Q", "n")
            assert at.on(MaoScreen)
            await at.leave("Q", "y")
            assert at.app.course.step.id == "order"
            assert kept == []

    run(test)
