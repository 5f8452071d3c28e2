"""Drawn cards and help on them, without an app."""

import pytest
from rich.cells import cell_len
from textual.content import Content

from papertiger.madiao.cards import CARDS, REDS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import PRESETS, Options, Sets
from papertiger.madiao.settle import acting_tops
from papertiger.room import solo
from papertiger.text.card_help import name_lines, worth_lines
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import short_name
from papertiger.tui.cells import centred, clip, fit, wrap
from papertiger.tui.framed import Marks, Size, back
from papertiger.tui.madiao.cards import SHAPES, code, draw
from papertiger.tui.madiao.layout import KEYS, STATUS, layout
from tests.tui.sitting import new_match, words_in

LAYOUTS = [
    layout(width, height) for width in range(80, 200, 5) for height in (*range(24, 52, 3), 70)
]
IN_HAND = sorted({each.hand for each in LAYOUTS}, key=lambda size: (size.height, size.width))
IN_TRICK = sorted({each.trick for each in LAYOUTS}, key=lambda size: (size.height, size.width))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*IN_HAND, *IN_TRICK], ids=str)
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
    top, foot = words.say("tui-top"), words.say("tui-wins")
    for size in IN_HAND:
        for card in CARDS:
            whole(words, card, draw(words, card, size, Marks("1", top, foot)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_card_in_a_trick_is_cut(language: str) -> None:
    words = words_in(language)
    top = words.say("tui-top")
    for size in IN_TRICK:
        for card in CARDS:
            for foot in ("winner", "exposed"):
                marks = Marks("", top if can_be_top(card) else "", words.say(f"tui-{foot}"))
                whole(words, card, draw(words, card, size, marks))
                assert marks.top in draw(words, card, size, marks)[0].plain
            mark = Marks(foot=words.say("tui-upcard-mark"))
            whole(words, card, draw(words, card, size, mark, stock=True))


def can_be_top(card: Card) -> bool:
    """Whether the card is a top under some upcard. [MD-6.4]"""
    return any(card in acting_tops(upcard) for upcard in CARDS)


def whole(words: Catalog, card: Card, drawn: list[Content]) -> None:
    """Check that the card says all that it has to say."""
    text = "\n".join(line.plain for line in drawn)
    assert "…" not in text
    assert code(card) in text
    assert all(word in text for word in short_name(words, card).split())
    inside = "\n".join(line.plain for line in drawn[1:-1])
    assert (words.say("tui-red") in inside) == (card in REDS)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("height", [24, 30, 40, 50])
def test_the_layout_fills_the_screen_and_no_more(width: int, height: int) -> None:
    for raised, extra in ((1, 0), (0, 1)):
        fits = layout(width, height, raised=raised, extra=extra)
        lines = STATUS + fits.seats + fits.notice + fits.hand.height + raised + KEYS
        assert lines == height
        assert fits.trick.height * 2 + 2 <= fits.seats - 2 - extra
        assert (fits.hand.width + fits.gap) * 8 - fits.gap <= width - fits.log


def test_a_card_face_down_says_what_it_is_only_to_who_may_know() -> None:
    for size in IN_TRICK:
        told = "".join(line.plain for line in back(size, Marks(), code(Card.T90)))
        assert "▒ ■T90 ▒" in told
        assert not any(letter.isalnum() for line in back(size, Marks()) for letter in line.plain)


def test_suits_differ_by_shapes_that_take_one_cell() -> None:
    assert len(set(SHAPES.values())) == 4
    assert {cell_len(shape) for shape in SHAPES.values()} == {1}


def test_the_chosen_card_and_the_winning_one_have_another_border() -> None:
    words = words_in("en")
    light, heavy = (
        "".join(line.plain for line in draw(words, Card.M9, IN_TRICK[0], Marks(heavy=heavy)))
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
    heroes = (names.figure, names.hero_russian, names.hero_simplified, names.hero_chinese)
    painted = dict(zip(("en", "ru", "zh-Hans", "zh-Hant"), heroes, strict=True))[language]
    if names.hero_chinese:
        assert painted in text
    else:
        assert words.say(f"painted-{card}") in text
    for options in (*PRESETS.values(), Options(sets=Sets.DEAREST)):
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
    assert wrap("one two  three", 7) == ["one two", "three"]
    assert wrap("抽牌或擲骰定座次", 7) == ["抽牌或", "擲骰定", "座次"]
    assert wrap("MD 抽牌或擲", 7) == ["MD 抽牌", "或擲"]
    assert wrap("抽牌、擲骰：「抽」", 6) == ["抽牌、", "擲骰：", "「抽」"]
    assert wrap("  1  one-two", 6) == ["  1", "one-tw", "o"]
    assert wrap("", 7) == [""]


def test_a_line_does_not_break_inside_a_number_with_a_space() -> None:
    """Russian writes "1 000" with a space that keeps it together."""
    number = "1\N{NO-BREAK SPACE}000."
    assert wrap(f"не больше {number} Тогда", 11) == ["не больше", number, "Тогда"]
    assert wrap(f"не больше {number} Тогда", 16) == [f"не больше {number}", "Тогда"]
