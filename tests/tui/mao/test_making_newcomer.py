"""What puzzled somebody unused to formal languages who made rules by keys alone."""

from papertiger.text.catalog import LANGUAGES
from papertiger.tui.mao.making.library import rules
from papertiger.tui.mao.making.screen import MakingScreen
from tests.tui.mao.sitting import Sitting
from tests.tui.mao.test_making import making, seen
from tests.tui.mao.winning import to_row


def rows(at: Sitting) -> list[str]:
    """The answers, as they read."""
    screen = at.screen
    assert isinstance(screen, MakingScreen)
    return [row.label.strip() for row in screen.asked.rows]


async def bow_on_queens(at: Sitting) -> None:
    """A common rule, whole, under the name that is proposed."""
    await at.press("1", "enter", "4", "enter", "q", "enter", "2", "enter", "enter")
    assert "The rule is whole." in at.text()


def test_what_most_rules_are_about_comes_first_and_what_always_holds_last() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter")
        assert rows(at)[0] == "When a player plays a card"
        assert rows(at)[-1] == "At all times"
        assert "named what a rule of yours asked for" in rows(at)[-2]

    making(body)


def test_that_there_is_no_condition_is_the_first_answer_and_is_seen_at_once() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter", "enter")
        assert "►  1 no: it is always so" in at.text()
        await at.press("enter")
        assert "What follows?" in at.text()
        assert "When a player plays a card: …." in seen(at)

    making(body)


def test_who_goes_back_to_what_happens_is_asked_for_the_condition_again() -> None:
    async def body(at: Sitting) -> None:
        await at.press("2", "enter", "end", "enter")
        assert "What follows?" in at.text()
        await at.press("backspace", "1", "enter")
        assert "Is there a condition?" in at.text()
        await at.press("backspace", "2", "enter")
        assert "Is there a condition?" in at.text()
        assert "When a player is about to play a card" in seen(at)

    making(body)


def test_a_condition_of_a_whole_rule_that_is_left_as_it_is_is_not_asked_for_again() -> None:
    async def body(at: Sitting) -> None:
        await bow_on_queens(at)
        await at.press(*to_row(at, "$.parts[0].if"), "enter", "backspace")
        assert "The rule is whole." in at.text()
        await at.press(*to_row(at, "+$.parts[0].then"), "enter")
        await at.press(*to_row(at, "reverse"), "enter")
        assert "The rule is whole." in at.text()

    making(body)


def test_a_name_that_was_proposed_follows_what_is_altered() -> None:
    async def body(at: Sitting) -> None:
        await bow_on_queens(at)
        assert "what it is called: “A queen: bow”" in seen(at)
        await at.press(*to_row(at, "$.parts[0].if.among"), "enter", "q", "k", "enter")
        assert "what it is called: “A king: bow”" in seen(at)

    making(body)


def test_a_name_that_its_maker_has_typed_stays() -> None:
    async def body(at: Sitting) -> None:
        await bow_on_queens(at)
        await at.press("2", "enter", "end", "!", "enter")
        await at.press(*to_row(at, "$.parts[0].if.among"), "enter", "q", "k", "enter")
        assert "what it is called: “A queen: bow!”" in seen(at)

    making(body)


def test_a_rule_from_the_list_keeps_its_name_till_it_is_another_rule() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "1", "enter")
        name = rules("en")[0].text
        assert f"“{name}”" in seen(at)
        await at.press(*to_row(at, "$.parts[0].if.among"), "enter", "enter")
        assert f"“{name}”" in seen(at)
        await at.press(*to_row(at, "$.parts[0].if.among"), "enter", "q", "8", "enter")
        assert name not in seen(at)
        assert "what it is called: “An eight: bow”" in seen(at)

    making(body)


def test_common_rules_say_what_goes_into_their_blanks_in_every_language() -> None:
    for language in LANGUAGES:

        async def body(at: Sitting) -> None:
            await at.press("1", "enter")
            screen = at.screen
            assert isinstance(screen, MakingScreen)
            labels = {row.code: row.label for row in screen.asked.rows}
            for code in ("gesture", "count-as", "act-as"):
                assert at.app.words.say(f"making-start-{code}") == labels[code]

        making(body, language)


def test_no_empty_box_stands_where_no_rule_has_been_begun() -> None:
    async def body(at: Sitting) -> None:
        assert not at.screen.query("#rule")
        await at.press("2", "enter")
        assert at.screen.query("#rule")

    making(body)


def test_rows_say_which_card_is_looked_at_and_how_many_are_drawn() -> None:
    async def body(at: Sitting) -> None:
        await bow_on_queens(at)
        assert "the card looked at: the card" in seen(at)
        await at.press(*to_row(at, "+$.parts[0].then"), "enter")
        await at.press(*to_row(at, "draw"), "enter")
        assert "how many cards: 1" in seen(at)

    making(body)


def test_a_rule_in_ones_own_words_is_shown_without_the_id_that_it_will_have() -> None:
    async def body(at: Sitting) -> None:
        await at.press("3", "enter", *"bow", "enter")
        assert "“bow”" in seen(at)
        assert "rule-1" not in seen(at)

    making(body)
