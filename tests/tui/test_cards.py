"""Drawn cards and help on them, without an app."""

import pytest
from rich.cells import cell_len

from papertiger.madiao.cards import CARDS, REDS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import PRESETS, Options
from papertiger.room import solo
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.madiao.card_help import name_lines, worth_lines
from papertiger.tui.madiao.cards import (
    IN_HAND,
    IN_HAND_LARGE,
    IN_TRICK,
    IN_TRICK_LARGE,
    SHAPES,
    Marks,
    Size,
    back,
    code,
    draw,
)
from papertiger.tui.madiao.cells import centred, clip, fit
from tests.tui.sitting import new_match, words_in

SIZES = (IN_HAND, IN_HAND_LARGE, IN_TRICK, IN_TRICK_LARGE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_takes_exactly_its_cells(language: str, size: Size) -> None:
    words = words_in(language)
    tags = [words.say(f"tui-{tag}") for tag in ("wins", "winner", "exposed", "down-only")]
    for card in CARDS:
        for foot in ("", *tags):
            lines = draw(words, card, size, Marks("8", words.say("tui-top"), foot, heavy=True))
            assert len(lines) == size.height
            assert {line.cell_length for line in lines} == {size.width}
            assert foot in lines[-1].plain
    assert [line.cell_length for line in back(size, Marks())] == [size.width] * size.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_card_in_hand_is_cut(language: str) -> None:
    words = words_in(language)
    for size in (IN_HAND, IN_HAND_LARGE):
        for card in CARDS:
            drawn = draw(words, card, size, Marks("1", words.say("tui-top"), words.say("tui-wins")))
            text = "\n".join(line.plain for line in drawn)
            assert "…" not in text
            assert code(card) in text
            assert words.say("tui-top") in text
            assert (words.say("tui-red") in text) == (card in REDS)


def test_suits_differ_by_shapes_that_take_one_cell() -> None:
    assert len(set(SHAPES.values())) == 4
    assert {cell_len(shape) for shape in SHAPES.values()} == {1}


def test_the_chosen_card_and_the_winning_one_have_another_border() -> None:
    words = words_in("en")
    light, heavy = (
        "".join(line.plain for line in draw(words, Card.M9, IN_TRICK, Marks(heavy=heavy)))
        for heavy in (False, True)
    )
    assert "─" in light
    assert "━" not in light
    assert "━" in heavy
    assert "─" not in heavy


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_help_on_a_card_has_its_four_names_and_more(language: str, card: Card) -> None:
    words, names = words_in(language), NAMES[card]
    text = "\n".join(name_lines(words, card))
    for name in (names.english, names.russian, names.traditional, names.simplified, names.pinyin):
        assert name in text
    heroes = (names.figure, names.hero_russian, names.hero_chinese, names.hero_chinese)
    painted = dict(zip(("en", "ru", "zh-Hans", "zh-Hant"), heroes, strict=True))[language]
    if names.hero_chinese:
        assert painted in text
    else:
        assert words.say(f"tui-figure-{card}") in text
    for options in (*PRESETS.values(), Options(sets="dearest")):  # type: ignore[arg-type]
        view = solo.view(new_match(language, options=options))
        assert len(worth_lines(words, view, card)) >= 1


def test_what_the_hundred_is_worth_follows_the_switch() -> None:
    words = words_in("en")
    source, ming = (
        "\n".join(worth_lines(words, solo.view(new_match(options=options)), Card.HM))
        for options in PRESETS.values()
    )
    assert "exactly two tricks: +3" in source
    assert "three tricks or more: nothing" in source
    assert "two tricks or more: +3" in ming
    assert "nothing for it" not in ming


def test_text_is_measured_in_cells() -> None:
    assert clip("馮夢龍", 6) == "馮夢龍"
    assert clip("馮夢龍", 5) == "馮夢…"
    assert cell_len(fit("馮夢龍", 5)) == 5
    assert fit("a", 3) == "a  "
    assert centred("馮", 6) == "  馮  "
    assert clip("abc", 0) == ""
