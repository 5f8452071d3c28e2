"""What is in sight: everything that a player needs, in every language, at both sizes, uncut."""

import re

import pytest
from rich.cells import cell_len
from rich.color import Color

from papertiger.madiao.options import Options
from papertiger.madiao.tricks import discards
from papertiger.madiao.view import View
from papertiger.room import solo
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.madiao.cards import SHAPES, code
from papertiger.tui.madiao.ending import EndSheet
from papertiger.tui.madiao.layout import layout
from papertiger.tui.madiao.seats import TRICK
from papertiger.tui.rules import ClauseSheet
from tests.tui.sitting import (
    LARGE,
    LATE,
    SHORT,
    SMALL,
    Sitting,
    following,
    last,
    late,
    moment,
    played_out,
    playing,
    run,
    settled,
    sitting,
)

SIZES = (SMALL, LARGE)
CODES = re.compile(r"\b(MM|TM|HM|T[2-9]0|M[1-9]|S[1-9]|C[0-9H])\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_essentials_are_in_sight(language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting(moment(late, language, LATE), language, size) as at:
            view, say, names = at.view, at.app.words.say, solo.names(at.app.match)
            board, upcard, banker = view.board, view.upcard, view.banker
            assert board is not None
            assert board.winning is not None
            assert board.winner is not None
            assert upcard is not None
            assert banker is not None
            lines = at.lines()
            assert len(lines) == size[1]
            assert {cell_len(line) for line in lines} == {size[0]}
            top = "\n".join(lines[:3])
            assert f"{say('tui-hand-number')} {view.hands + 1} " in top
            assert f"{say('tui-stake')} {view.stake} " in top
            assert f"{say('tui-banker')} {names[banker]}" in top
            assert f"{say('tui-upcard')} {code(upcard)}" in top
            assert f"{say('tui-tops')} {' '.join(code(card) for card in view.tops)}" in top
            suit = board.winning.suit
            assert f"{say('tui-led')} {SHAPES[suit]} {say(f'suit-{suit}')}" in top
            assert f"{say('tui-winning')} {code(board.winning)}" in top
            text = "\n".join(lines[3:])
            for seat, won in enumerate(board.won):
                assert names[seat] in text
                assert f"{say('tui-tricks')} {f'{TRICK * won} {won}'.strip()}" in text
            for number, card in enumerate(view.hand, 1):
                assert re.search(rf"[╭┏]{number}", text)
                assert code(card) in text
            for laid in board.laid:
                assert laid.card is None or code(laid.card) in text
            assert say("tui-winner") in text
            assert say("tui-your-turn") in text
            assert "…" not in at.text()
            assert f"F1 {say('tui-key-keys')}" in lines[-1]
            assert f"q {say('tui-key-quit')}" in lines[-1]
            assert at.whole() == []

    run(test)


@pytest.mark.parametrize(
    ("language", "size"),
    [*((language, SMALL) for language in LANGUAGES), ("ru", LARGE)],
)
def test_every_sheet_and_dialog_lies_inside_the_screen(
    language: str, size: tuple[int, int]
) -> None:
    async def test() -> None:
        start = moment(last, language, SHORT, Options(max_deals=1))
        async with sitting(start, language, size) as at:
            for key in ("f1", "l", "r", "question_mark", "s", "q"):
                await at.press(key)
                assert at.screen is not at.app.table
                assert at.whole() == []
                await at.press("escape")
            await at.until(settled)
            assert at.whole() == []
            await at.press("down", "enter")
            assert at.on(ClauseSheet)
            assert at.whole() == []
            await at.press("escape", "space")
            assert at.on(EndSheet)
            assert at.whole() == []

    run(test)


def sloughed(view: View) -> bool:
    """Whether a card lies face down in the trick."""
    return (
        following(view)
        and view.board is not None
        and None in (laid.card for laid in view.board.laid)
    )


@pytest.mark.parametrize(("size", "rows"), [(SMALL, 2), (LARGE, 4)])
def test_a_slough_shows_its_back(size: tuple[int, int], rows: int) -> None:
    async def test() -> None:
        async with sitting(moment(sloughed), size=size) as at:
            board = at.view.board
            assert board is not None
            backs = sum(laid.card is None for laid in board.laid)
            assert len(re.findall("▒{8,}", at.text())) == backs * rows
            open_cards = [code(laid.card) for laid in board.laid if laid.card is not None]
            in_trick = "\n".join(at.lines()[3:-8])
            assert [one for one in open_cards if one not in in_trick] == []

    run(test)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_one_s_own_slough_says_what_it_is(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting(moment(late, seed=LATE), size=size, pace=5) as at:
            card = at.view.hand[2]
            await at.press("3", "minus")
            assert at.view.sloughed[-1] == card
            assert re.findall("▒ .[A-Z0-9]+ ▒", at.text()) == [f"▒ {code(card)} ▒"]

    run(test)


def test_a_table_drawn_between_two_sizes_waits_for_the_second() -> None:
    """A bot may play after the terminal has changed, and before everything has its place."""

    async def test() -> None:
        async with sitting(moment(late, seed=LATE)) as at:
            for size in (LARGE, (160, 50), SMALL):
                at.app.table.fits = layout(*size)
                at.app.table.show()
            assert "S5 5 Strings" in at.text()

    run(test)


def may_win(view: View) -> bool:
    """Whether some cards of the hand beat the trick as it stands, and some do not."""
    return following(view) and 0 < len(winners(view)) < len(view.hand)


def winners(view: View) -> list[int]:
    """The places of the cards that beat the trick as it stands."""
    assert view.board is not None
    return [place for place, card in enumerate(view.hand) if not discards(view.board, card)]


def test_cards_that_can_win_are_marked() -> None:
    async def test() -> None:
        async with sitting(moment(may_win)) as at:
            width, count = layout(*SMALL).hand.width, len(at.view.hand)
            left = (80 - width * count) // 2
            lower = "".join(f"{line:<80}" for line in at.lines()[-3:-1])
            marked = {
                (match.start() % 80 - left) // width for match in re.finditer(r"\* wins", lower)
            }
            assert marked == set(winners(at.view))

    run(test)


def known(at: Sitting) -> set[str]:
    """Every card that the person may know of."""
    view = at.view
    cards = {*view.hand, *view.sloughed, *view.tops}
    cards |= {card for card in (view.upcard, view.cut_card) if card is not None}
    if view.board is not None:
        laid = [*view.board.laid, *(one for trick in view.board.tricks for one in trick.laid)]
        cards |= {one.card for one in laid if one.card is not None}
    return {str(card) for card in cards}


def test_no_screen_shows_a_hidden_card() -> None:
    async def test() -> None:
        async with sitting(moment(playing, seed=SHORT)) as at:
            # After its last trick, a hand lies open.
            while not played_out(at):
                assert set(CODES.findall(at.text())) <= known(at)
                await at.press("l")
                drawn = {line for line in at.app.told if " drew " in line}
                text = "\n".join(line for line in at.lines() if not any(d in line for d in drawn))
                assert set(CODES.findall(text)) <= known(at)
                await at.press("escape")
                await at.step()

    run(test)


@pytest.mark.parametrize(("value", "colours"), [("1", False), ("", True), (None, True)])
def test_no_color_leaves_the_colours_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, value: str | None, *, colours: bool
) -> None:
    async def test() -> None:
        if value is None:
            monkeypatch.delenv("NO_COLOR", raising=False)
        else:
            monkeypatch.setenv("NO_COLOR", value)
        async with sitting(moment(late, seed=LATE)) as at:
            for keys in ((), ("r",), ("escape", "q")):
                await at.press(*keys)
                assert bool(colours_of(at)) == colours

    run(test)


def colours_of(at: Sitting) -> set[Color]:
    """The colours on the screen that are not the terminal's own."""
    segments = [one for strip in at.screen._compositor.render_strips() for one in strip]
    styles = [one.style for one in segments if one.style is not None]
    used = {colour for style in styles for colour in (style.color, style.bgcolor)}
    return {colour for colour in used if colour is not None and not colour.is_default}


def test_what_colour_tells_is_told_without_it() -> None:
    """The text alone says what is chosen, red, a top, winning, and able to win."""

    async def test() -> None:
        async with sitting(moment(late, seed=LATE)) as at:
            text = at.text()
            assert "┏1" in text
            assert "* wins" in text
            assert "►" in text
            assert "Winning" in text

    run(test)
