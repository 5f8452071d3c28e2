"""What a maker of a rule has typed is kept; what is long can be read; names say enough."""

from typing import Any
from unittest.mock import patch

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, TextArea

from papertiger.tui.mao.making.library import rules
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.making.table import RuleToMake
from papertiger.tui.mao.making.trying import Found
from papertiger.tui.sheets import Choices
from tests.tui.mao.sitting import Sitting
from tests.tui.mao.test_making import making, seen
from tests.tui.mao.winning import is_tried, to_row


def test_a_line_that_was_half_typed_is_there_when_the_rule_is_gone_on_with() -> None:
    async def body(at: Sitting) -> None:
        await at.press("3", "enter", *"bow to", "escape", "N")
        assert at.screen.query_one(Input).value == "bow to"
        await at.press("k", "enter", "backspace")
        assert at.screen.query_one(Input).value == "bow tok"

    making(body)


def test_what_was_typed_in_one_line_does_not_stand_in_the_next() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "q", "enter", *"oh", "enter")
        assert at.screen.query_one(Input).value == "A queen: say oh"

    making(body)


def test_a_text_form_that_was_half_written_is_there_later() -> None:
    async def body(at: Sitting) -> None:
        await at.press("4", "enter", *"rule", "escape", "escape", "N", "4", "enter")
        assert at.screen.query_one(TextArea).text == "rule"

    making(body)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "A jack or a queen, of hearts: say hail"),
        ("ru", "Валет или дама (масть — черви): сказать hail"),
        ("zh-Hans", "红桃的J或Q：说hail"),
        ("zh-Hant", "紅心的J或Q：說hail"),
    ],
)
def test_the_name_that_is_proposed_tells_the_cards_and_what_follows(
    language: str, name: str
) -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "j", "q", "h", "enter", *"hail", "enter")
        assert at.screen.query_one(Input).value == name

    making(body, language)


def test_spots_of_what_is_said_are_named_for_what_they_are_for() -> None:
    async def body(at: Sitting) -> None:
        await at.press("1", "enter", "1", "enter", "q", "enter", *"oh", "enter", "enter")
        labels = [row.label.strip() for row in at.screen.asked.rows]  # type: ignore[attr-defined]
        assert "how many, where the words have {number}: nothing" in labels
        assert "repeated so often, where the words have {again}: nothing" in labels
        assert "+ other words that do as well" in labels
        assert "+ another sentence: when, if, then" in labels
        await at.press(*to_row(at, "$.parts[0].then[0].again"), "enter")
        assert "Which word is said again and again" in seen(at)

    making(body)


def test_a_long_finding_is_read_page_by_page() -> None:
    conflicts = tuple(f"Conflict {number}: " + "a long story " * 12 for number in range(1, 9))

    async def found(*_: Any) -> Found:
        return Found(conflicts)

    async def body(at: Sitting) -> None:
        with patch.object(RuleToMake, "_try_out", found):
            await at.press("3", "enter", *"bow", "enter", "1", "enter")
            await is_tried(at)
        assert isinstance(at.screen, MakingScreen)
        assert "1 Make the rule" in at.text()
        assert "Conflict 1:" in at.text()
        assert "Conflict 8:" not in at.text()
        for _ in conflicts:
            await at.press("pagedown")
        assert "Conflict 8:" in at.text()
        assert "3 Begin anew, another way" in at.text()
        await at.press(*["pageup"] * 8)
        assert "Conflict 1:" in at.text()
        assert at.screen.query_one("#found", VerticalScroll).scroll_y == 0

    making(body)


def test_pages_of_answers_are_turned_with_the_same_keys() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "pagedown", "enter")
        assert "The rule is whole." in at.text()

    making(body)


def test_answers_are_there_before_their_list_has_a_size() -> None:
    """A slow terminal shows no blank list meanwhile."""

    async def body(at: Sitting) -> None:
        await at.press("3", "enter")
        with patch.object(Choices, "on_resize", lambda _: None):
            await at.press("b", "enter")
            assert "1 Try it out" in at.text()
            assert "Begin anew, another way" in at.text()

    making(body)


def test_a_name_stands_among_the_rows_as_players_read_it() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter")
        screen = at.screen
        assert isinstance(screen, MakingScreen)
        named = next(rule for rule in rules("ru") if "«" in rule.text)
        await at.press(*to_row(at, named.id), "enter")
        assert f"«{named.text}»" in [row.label for row in screen.asked.rows][1]

    making(body, "ru")
