"""A rule made after three hands won, by keys: from each beginning, mended, tried, put off."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest
from textual.widgets import Input

from papertiger.client import UnreachableError
from papertiger.mao.customs import Custom
from papertiger.mao.moves import Deal, Look, TurnUp
from papertiger.mao.options import Making
from papertiger.mao.trial import Finding
from papertiger.mao.view import View
from papertiger.room.trying import Tryer
from papertiger.text.catalog import LANGUAGES
from papertiger.text.customs.reading import read_back
from papertiger.tui.mao.making.answers import number_in
from papertiger.tui.mao.making.library import rules
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.making.table import RuleToMake
from papertiger.tui.mao.making.work import Trial, Whole
from tests.tui.mao.sitting import FewHands, Sitting, words_in
from tests.tui.mao.winning import after_three_wins, is_tried, to_row
from tests.tui.sitting import run


def making(
    body: Callable[[Sitting], Awaitable[None]],
    language: str = "en",
    making: Making = Making.ANNOUNCED,
) -> None:
    """Ann may make a rule."""

    async def test() -> None:
        async with after_three_wins(language=language, making=making) as at:
            assert at.on(MakingScreen)
            await body(at)

    run(test)


def seen(at: Sitting) -> str:
    """What stands in the sheet, in one line."""
    inside = (line.split("┃")[1] for line in at.lines() if line.count("┃") > 1)
    # Where a list can be scrolled, its bar stands between two lines of an answer.
    without_bar = str.maketrans("", "", "▁▂▃▄▅▆▇█")
    return " ".join(" ".join(inside).translate(without_bar).split())


def made(at: Sitting) -> Custom:
    """The rule that is in force."""
    (one,) = (*at.view.rules, *at.view.own_rules)
    return one.rule


async def finish(at: Sitting) -> None:
    """Take the name as it is proposed, try the rule, and make it."""
    await at.press("enter", "1", "enter")
    await is_tried(at)
    assert "The rule can be made." in at.text()
    await at.press("1", "enter")
    await at.rest()
    assert not at.on(MakingScreen)


def test_a_template_is_filled_in_by_pressing_cards_and_typing_a_phrase() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter")
        assert "if the card is …, the player must say … within" in seen(at)
        await at.press("j", "q", "k", "k", "h")
        assert "if the card is a jack or a queen, of hearts" in seen(at)
        await at.press("enter", *"all", "space", *"hail", "enter")
        await finish(at)
        assert read_back(words_in("en"), made(at))[1].endswith(
            "if the card is a jack or a queen, of hearts, the player must say “all hail” "
            "within 3 seconds."
        )
        assert any("must say “all hail”" in line for line in at.said)

    making(body)


def test_a_sentence_is_put_together_step_by_step() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter", "1", "enter")
        assert "Is there a condition?" in at.text()
        await at.press("2", "enter", "7", "enter")
        assert "What follows?" in at.text()
        await at.press(*to_row(at, "draw"), "enter")
        # Whoever draws is one of the neighbours, whom most rules mean.
        await at.press("enter")
        await at.press(*to_row(at, "who: the player"), "enter")
        assert "1 the next player" in at.text()
        await at.press("1", "enter")
        assert "the next player draws 1 card" in seen(at)

    making(body)


def test_a_figure_takes_the_place_of_the_number_that_is_proposed() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter", "1", "enter")
        await at.press(*to_row(at, "compare"), "enter")
        await at.press(*to_row(at, "a number, typed"), "enter")
        assert "Backspace in an empty line: back" in at.text()
        await at.press("5", "enter")
        assert "if 5 … …" in seen(at)
        await at.press("backspace")
        assert "Choose: first number" in at.text()
        await at.press("backspace", "7", "enter")
        assert "if 7 … …" in seen(at)

    making(body)


def test_blanks_side_by_side_are_told_apart_where_no_spaces_are_written() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter", "1", "enter")
        await at.press(*to_row(at, "compare"), "enter")
        assert "如果… … …，则…" in seen(at)

    making(body, "zh-Hans")


def test_rows_of_the_whole_rule_are_named_for_people() -> None:
    """No milliseconds, no number before the only one, and a gesture is called so."""

    async def body(at: Sitting) -> None:
        await at.press("1", "enter")
        assert "the player must make a gesture (knock, bow …) within 3 seconds" in seen(at)
        await at.press("4", "enter", "q", "enter", "2", "enter", "enter")
        assert "then: the player must bow within 3 seconds" in seen(at)
        assert "gesture: bow" in seen(at)
        assert "within how long: 3 seconds" in seen(at)
        await at.press(*to_row(at, "+$.parts[0].then"), "enter")
        await at.press(*to_row(at, "skip"), "enter")
        while "The rule is whole" not in at.text():
            await at.press("enter")
        assert "then: number 1: the player must bow" in seen(at)
        assert "+ something else that follows" in seen(at)

    making(body)


def test_going_back_loses_nothing() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "q", "enter", *"oh", "enter")
        await at.press(*["backspace"] * len("A queen: say oh"))
        await at.press("backspace")
        assert "What is to be said?" in at.text()
        await at.press("backspace", "backspace", "backspace")
        assert "Which cards?" in at.text()
        assert "■ q queen" in at.text()
        await at.press("backspace", "backspace")
        assert "1 Go on with this rule" in at.text()
        await at.press("1", "enter")
        assert "What is it called?" in at.text()
        await at.press("escape")
        assert not at.on(MakingScreen)
        assert "You may make a rule: N" in at.text()
        await at.press("N")
        assert "the player must say" in seen(at)

    making(body)


def test_what_cannot_be_said_is_told_while_it_is_typed() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "q", "enter", *"mao")
        assert "Nobody may say the name of the game [MO-51]" in at.text()
        await at.press("enter")
        assert "What is to be said?" in at.text()
        await at.press("backspace", "y")
        assert "Nobody may say" not in at.text()

    making(body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_text_is_made_in_every_language(language: str) -> None:
    async def body(at: Sitting) -> None:
        await at.press("3", "enter", *"bow", "enter", "1", "enter")
        await is_tried(at)
        await at.press("1", "enter")
        await at.rest()
        assert made(at).text == "bow"
        assert made(at).judged

    making(body, language)


def test_a_real_rule_is_taken_as_it_is() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter")
        first = rules("en")[0]
        assert read_back(words_in("en"), first)[1][:40] in at.text()
        await at.press("1", "enter", "1", "enter")
        await is_tried(at)
        await at.press("1", "enter")
        await at.rest()
        assert made(at).parts == first.parts

    making(body)


def test_a_rule_is_typed_in_the_text_form_and_a_mistake_is_pointed_at() -> None:
    async def body(at: Sitting) -> None:
        await at.press("4", "enter", *"when", "ctrl+d")
        assert "Line 1, column" in at.text()
        await at.press("escape")
        assert "How would you like to make it?" in at.text()

    making(body)


def test_mo_94_a_rule_that_spoils_the_game_is_refused_and_mended() -> None:
    async def body(at: Sitting) -> None:
        # No card may be played at all.
        await at.press("2", "enter", "2", "enter")
        await at.press(*to_row(at, ""), "enter")
        await at.press(*to_row(at, "the card may not be played"), "enter")
        await at.press("enter", "1", "enter")
        await is_tried(at)
        assert "The rule cannot be made as it is." in at.text()
        assert "would spoil the game" in seen(at)
        assert at.view.rights[0] == 1
        await at.press("1", "enter")
        assert "The rule is whole." in at.text()

    making(body)


def test_mo_91_a_secret_rule_is_known_to_its_maker_alone() -> None:
    async def body(at: Sitting) -> None:
        assert "only you know it" in at.text()
        await at.press("3", "enter", *"bow", "enter", "1", "enter")
        await is_tried(at)
        await at.press("1", "enter")
        await at.rest()
        assert [each.rule.text for each in at.view.own_rules] == ["bow"]
        assert at.view.rules == ()
        other = at.others[1].view
        assert isinstance(other, View)
        assert other.own_rules == ()

    making(body, making=Making.SECRET)


def test_mo_89_the_time_for_it_is_told_and_a_draft_outlasts_the_deal() -> None:
    async def body(at: Sitting) -> None:
        assert "There are 121 s left" in at.text()
        await at.press("1", "enter", "1", "enter", "q", "enter")
        await at.passes(121_000)
        at.screen._tick()  # type: ignore[attr-defined]
        assert "The next hand may be dealt." in at.text()
        await at.does(2, Deal(2), TurnUp())
        for seat in at.others:
            await at.does(seat, Look())
        await at.rest()
        assert not at.on(MakingScreen)
        assert at.app.rule.work is not None
        assert at.app.rule.work.form is not None

    making(body)


def test_only_cards_that_can_stand_there_are_offered() -> None:
    """A card that acts as another is no jack."""

    async def body(at: Sitting) -> None:
        await at.press("1", "enter")
        await at.press(*to_row(at, "act-as"), "enter")
        assert "□ q queen" in at.text()
        assert "□ j jack" not in at.text()
        await at.press("j", "q")
        assert "■ q queen" in at.text()

    making(body)


def test_what_does_not_do_stays_in_the_line_however_long_it_is() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "q", "enter")
        at.screen.query_one(Input).insert_text_at_cursor("hail " * 200)
        await at.press("enter")
        assert "At most 60 characters fit here" in at.text()
        assert at.screen.query_one(Input).value == "hail " * 200

    making(body)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("12", 12), (" -3 ", -3), ("--5", None), ("-", None), ("1.5", None), ("9" * 5000, None)],
)
def test_a_number_is_read_as_it_is_typed(typed: str, number: int | None) -> None:
    assert number_in(typed) == number


def untried(at: Sitting, trial: Callable[..., Awaitable[Any]]) -> Any:
    """A trial that does not come to its end."""
    return patch.object(at.app.at, "try_rule", trial)


def test_a_trial_that_the_deal_breaks_off_is_not_waited_for_later() -> None:
    async def never(_: Custom) -> None:
        await asyncio.Event().wait()

    async def body(at: Sitting) -> None:
        with untried(at, never):
            await at.press("3", "enter", *"bow", "enter", "1", "enter")
            assert isinstance(at.screen.work.at, Trial)  # type: ignore[attr-defined]
            await at.passes(121_000)
            await at.does(2, Deal(2), TurnUp())
        assert not at.on(MakingScreen)
        assert isinstance(at.app.rule.draft(at.view).at, Whole)

    making(body)


def test_a_table_that_is_lost_during_a_trial_is_told_by_who_listens_to_it() -> None:
    async def lost(_: Custom) -> None:
        raise UnreachableError("server", "gone")

    async def body(at: Sitting) -> None:
        with untried(at, lost):
            await at.press("3", "enter", *"bow", "enter", "1", "enter")
            await is_tried(at)
        assert isinstance(at.app.failure, UnreachableError)
        assert "The rule is whole." in at.text()

    making(body)


def test_a_rule_is_altered_and_tried_again_while_its_first_trial_goes_on() -> None:
    """The first trial would never end by itself."""
    few = FewHands.try_out
    trials: list[object] = []

    def first_never_ends(self: FewHands, *given: Any, **more: Any) -> Finding:
        trials.append(given[0])
        if len(trials) > 1:
            return few(self, *given, **more)
        never = SimpleNamespace(submit=lambda *_: Future())
        return Tryer(1, pool=lambda: cast("Any", never)).try_out(*given, **more)

    async def body(at: Sitting) -> None:
        with patch.object(FewHands, "try_out", first_never_ends):
            await at.press("1", "enter", "1", "enter", "q", "enter", *"hail", "enter", "enter")
            await at.press("1", "enter")
            assert isinstance(at.screen.work.at, Trial)  # type: ignore[attr-defined]
            await at.press("backspace")
            await at.press(*to_row(at, "$.parts[0].if.among"), "enter", "j", "enter")
            await at.press("1", "enter")
            await is_tried(at)
        assert len(trials) == 2
        assert "The rule can be made." in at.text()

    making(body)


def test_a_trial_that_is_put_off_leaves_the_rule_as_it_was() -> None:
    async def body(at: Sitting) -> None:
        await at.press("3", "enter", *"bow", "enter", "1", "enter", "escape")
        assert not at.on(MakingScreen)
        work = at.app.rule.work
        assert work is not None
        assert not isinstance(work.at, Trial)
        assert at.view.rights[0] == 1

    making(body)


@pytest.mark.parametrize(
    ("seconds", "said"), [(180, "There are 180 s left"), (1080, "There are 18 min left")]
)
def test_who_needs_longer_reads_minutes(seconds: int, said: str) -> None:
    view = SimpleNamespace(seat=0, rule_by=seconds * 1000)
    evening = SimpleNamespace(view=view, words=words_in("en"), now=0)
    assert RuleToMake(cast("Any", evening), cast("Any", None)).left().startswith(said)
