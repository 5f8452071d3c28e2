"""The list of real rules is narrowed by what is typed; its keys work all the while."""

import pytest
from textual.widgets import Input

from papertiger.text.catalog import LANGUAGES
from papertiger.tui.mao.making.library import listed, narrowed, rules
from papertiger.tui.mao.making.screen import MakingScreen
from papertiger.tui.mao.making.seeking import MOST_SIGNS
from papertiger.tui.sheets import Choices
from tests.tui.mao.sitting import Sitting, words_in
from tests.tui.mao.test_making import making, seen

ALL = len(rules("en"))
BOW = ["queens_bow", "h133"]


def ids(language: str, sought: str) -> list[str]:
    """The rules that are left."""
    return [name for name, _ in narrowed(words_in(language), sought)]


def left(at: Sitting) -> list[str]:
    """The rules that are offered; the list shows as many."""
    screen = at.screen
    assert isinstance(screen, MakingScreen)
    found = [row.code for row in screen.asked.rows]
    assert len(at.screen.query_one(Choices).rows) == len(found)
    return found


def line(at: Sitting) -> str:
    """What stands in the line."""
    return at.screen.query_one(Input).value


def taken(at: Sitting) -> str:
    """The title of the rule that was taken."""
    screen = at.screen
    assert isinstance(screen, MakingScreen)
    assert "The rule is whole." in at.text()
    assert screen.work.form is not None
    return str(screen.work.form.rule["text"])


def title(name: str) -> str:
    """The title of a rule, in English."""
    return next(rule.text for rule in rules("en") if rule.id == name)


@pytest.mark.parametrize(
    ("language", "sought"),
    [
        ("en", "Queen MUST bow"),
        ("en", "  bow   queen "),
        ("en", "“bow”"),
        ("ru", "дама ПОКЛОН"),
        ("zh-Hans", "Ｑ 鞠躬"),
        ("zh-Hant", "q 鞠躬"),
    ],
)
def test_words_are_found_in_how_a_rule_reads_in_the_language_of_who_reads(
    language: str, sought: str
) -> None:
    assert ids(language, sought) == BOW


def test_letters_that_are_compared_as_one_are_found_as_one() -> None:
    assert ids("ru", "щелкн") == ids("ru", "ЩЁЛКН") == ["tens_snap"]
    assert ids("en", "counter clockwise") == ids("en", "Counter-clockwise") == ["h40"]
    assert ids("en", "im a believer") == ids("en", "I’m a believer") != []


def test_a_word_is_found_by_its_beginning() -> None:
    """“Ace” is no place, and 2 is not 12; between Chinese characters there is no space."""
    assert "h40" in ids("en", "place")
    assert "h40" not in ids("en", "ace")
    assert "h52" not in ids("en", "2")
    assert ids("en", "ueen") == []
    assert ids("zh-Hans", "鞠躬") == BOW


@pytest.mark.parametrize("sought", ["knock when", "h134", "H134"])
def test_a_rule_that_is_found_by_its_title_or_id_shows_them(sought: str) -> None:
    (found,) = narrowed(words_in("ru"), sought)
    assert found[0] == "h134"
    assert found[1].startswith("Правило h134: «Knock when you draw.» Когда:")


def test_a_rule_that_is_found_by_how_it_reads_is_as_it_was() -> None:
    whole = {each.id: each.reads for each in listed(words_in("en"))}
    assert dict(narrowed(words_in("en"), "bow")) == {name: whole[name] for name in BOW}


def test_an_id_is_found_as_it_is_written_and_word_by_word() -> None:
    assert ids("zh-Hans", "queens_bow") == ids("zh-Hans", "queens bow") == ["queens_bow"]


@pytest.mark.parametrize("sought", ["", "  "])
def test_nothing_sought_is_all_of_them(sought: str) -> None:
    assert ids("en", sought) == [rule.id for rule in rules("en")]


@pytest.mark.parametrize("sought", ["!?", "…", "queen nonsense", "Q鞠躬"])
def test_what_no_rule_has_is_none(sought: str) -> None:
    assert ids("en", sought) == []


def test_typing_narrows_the_list_and_tells_how_many_are_left() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter")
        assert "Type words to narrow the list" in at.text()
        assert f"{ALL} of {ALL} rules" in at.text()
        await at.press(*"bow")
        assert left(at) == BOW
        assert f"2 of {ALL} rules" in at.text()
        assert "a card: if the card is a king, the player must stand up" not in seen(at)
        await at.press("backspace", "backspace", "backspace")
        assert len(left(at)) == ALL

    making(body)


def test_arrows_and_enter_work_while_one_types() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", *"bow", "down", "enter")
        assert taken(at) == title(BOW[1])
        await at.press("backspace")
        # Back to the list as it was narrowed.
        assert line(at) == "bow"
        assert left(at) == BOW
        await at.press("end", "home", "down", "up", "enter")
        assert taken(at) == title(BOW[0])

    making(body)


def test_what_is_chosen_is_of_the_list_that_is_shown() -> None:
    """The pointer was farther down than the narrowed list is long."""

    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "end", "p")
        assert at.screen.query_one(Choices).chosen == 0
        assert at.screen.query_one(Choices).scroll_y == 0
        await at.press("end", "backspace", *"bow", "enter")
        assert taken(at) == title(BOW[0])

    making(body)


def test_the_line_never_loses_the_keys() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "tab", "b", "shift+tab", "o")
        assert line(at) == "bo"

    making(body)


def test_pages_are_turned_while_one_types() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", *"player", "pagedown", "pagedown", "pageup", "down")
        assert at.screen.query_one(Choices).chosen == 11

    making(body)


def test_escape_empties_the_line_and_then_puts_the_rule_off() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter")
        assert "Esc puts it off" in at.text()
        await at.press(*"bow")
        assert "Esc shows all rules again" in at.text()
        await at.press("escape")
        assert at.on(MakingScreen)
        assert line(at) == ""
        assert len(left(at)) == ALL
        assert f"{ALL} of {ALL} rules" in at.text()
        assert "Esc puts it off" in at.text()
        await at.press("escape")
        assert not at.on(MakingScreen)

    making(body)


def test_backspace_in_an_empty_line_goes_back() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "b", "backspace")
        assert "Which rule?" in at.text()
        await at.press("backspace")
        assert "How would you like to make it?" in at.text()

    making(body)


def test_figures_point_at_rules_till_there_is_a_word_for_them_to_follow() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", "1", "2")
        assert at.screen.query_one(Choices).chosen == 11
        assert line(at) == ""
        await at.press(*"hand", "space", "2")
        assert line(at) == "hand 2"
        assert left(at) == ids("en", "hand 2")
        await at.press("escape", "3", "enter")
        assert taken(at) == rules("en")[2].text

    making(body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_is_found_is_said_and_enter_takes_nothing(language: str) -> None:
    async def body(at: Sitting) -> None:
        say = words_in(language).say
        await at.press("5", "enter", *"xyz", "down", "enter")
        assert at.on(MakingScreen)
        assert left(at) == []
        assert say("making-none-found", sought="xyz") in at.text()
        assert say("making-found", left="0", all=str(ALL)) in at.text()
        assert say("making-ask-library") in at.text()
        await at.press("escape")
        assert "xyz" not in at.text()
        assert len(left(at)) == ALL

    making(body, language)


def test_what_was_sought_is_there_when_the_rule_is_gone_on_with() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter", *"bow", "enter", "escape", "N")
        await at.press("1", "enter", "backspace", "backspace")
        assert line(at) == "bow"
        assert left(at) == BOW

    making(body)


def test_more_than_the_line_takes_is_not_sought() -> None:
    async def body(at: Sitting) -> None:
        await at.press("5", "enter")
        at.screen.query_one(Input).insert_text_at_cursor("bow " * 50)
        await at.rest()
        assert len(line(at)) <= MOST_SIGNS
        assert at.on(MakingScreen)

    making(body)
