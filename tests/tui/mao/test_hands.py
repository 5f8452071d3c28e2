"""Whole hands against bots, by keys alone, in every referee mode and language."""

import pytest
from rich.cells import cell_len

from papertiger.bots.mao.words import words_in as spoken_in
from papertiger.mao import laws
from papertiger.mao.cards import Rank, Suit
from papertiger.mao.options import Referee
from papertiger.mao.view import Stage
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.mao.acts import RANKS, SUITS, in_order
from papertiger.tui.mao.phrases import gestures, phrases
from papertiger.tui.mao.sheets import EndSheet, ReviewSheet
from papertiger.tui.mao.table import MaoScreen
from papertiger.tui.window import LEAST_WIDTH, TooSmall
from tests.tui.mao.sitting import SMALL, Sitting, among_bots, words_in
from tests.tui.sitting import run

KEY_OF_SUIT = {suit: key for key, suit in SUITS.items()}
KEY_OF_RANK = {rank: key for key, rank in RANKS.items()}
MOST = 400


def turn(at: Sitting) -> list[str]:
    """The keys of a player who knows the rules: a valid card with its words, else the stock."""
    view = at.view
    hand = in_order(view.hand or ())
    for place, card in enumerate(hand):
        if view.top is None or not laws.is_valid(card, view.top, view.called, view.sevens):
            continue
        jack = card.rank is Rank.JACK
        keys = ["home", *["right"] * place, "space" if jack else "enter"]
        if card.suit is Suit.SPADES:
            keys += [KEY_OF_RANK[card.rank], "s"]
        if len(hand) == 2:
            keys.append("l")
        if len(hand) == 1:
            return [*keys, "M" if jack else "m"]
        if jack:
            keys += [KEY_OF_SUIT[hand[place - 1].suit], "r"]
        return keys
    return ["x"]


async def plays(at: Sitting) -> None:
    """Play till the game is over, thanking for every penalty at once."""
    thanked = 0
    for _ in range(MOST):
        view = at.view
        own = [each.number for each in view.penalties if each.seat == view.seat]
        if at.on(ReviewSheet):
            await at.press("space")
        elif at.on(EndSheet):
            return
        elif own and own[-1] > thanked:
            thanked = own[-1]
            await at.press("t")
        elif view.stage is Stage.HAND_OVER and view.dealer == view.seat:
            await at.press("z", "5", "i", "r")
            await at.passes(300)
        elif view.hand is None and view.turn is not None and view.order is None:
            await at.press("u")
        elif view.turn == view.seat and view.stage is Stage.PLAY and view.held is None:
            await at.press(*turn(at))
            await at.passes(300)
        else:
            await at.passes(500)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("referee", Referee)
def test_a_whole_hand_by_keys_in_every_referee_mode(referee: Referee) -> None:
    async def test() -> None:
        async with among_bots(6, end="hands:1", referee=referee) as at:
            await plays(at)
            assert sum(at.view.wins) == 1
            names = at.app.evening.names
            winner = next(seat for seat, won in enumerate(at.view.wins) if won)
            assert f"{names[winner]} 1" in at.text()
            assert at.app.failure is None
            assert at.app.evening.refused == ""
            await at.leave("enter")

    run(test)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_whole_hand_by_keys_in_every_language(language: str) -> None:
    async def test() -> None:
        async with among_bots(8, language=language, size=SMALL, end="hands:1") as at:
            await plays(at)
            assert sum(at.view.wins) == 1
            await at.leave("enter")

    run(test)


def test_the_table_of_twelve_fits_into_the_least_terminal() -> None:
    async def test() -> None:
        async with among_bots(3, seats=12) as at:
            await at.passes(20_000)
            assert at.whole() == []
            assert all(any(name in line for line in at.lines()) for name in at.app.evening.names)
            await at.press("r")
            assert "! You hold no finger on a jack" in at.text()

    run(test)


def test_alone_with_bots_time_stands_while_a_sheet_is_read() -> None:
    async def test() -> None:
        async with among_bots(6) as at:
            await at.passes(8_000)
            for key in ("L", "question_mark", "R", "Q"):
                await at.press(key)
                before = at.app.at.mirror.at
                await at.passes(60_000)
                assert at.app.at.mirror.at - before <= 0
                assert "P goes on" not in at.text()
                assert key != "Q" or "Paused while this is read" in at.text()
                await at.press("escape")
                await at.passes(100)
                assert not at.app.evening.paused
            await at.press("P")
            assert "Paused: P goes on" in at.text()
            await at.press("P")
            assert not at.app.evening.paused

    run(test)


def test_with_too_little_room_a_line_asks_for_more_and_time_stands() -> None:
    async def test() -> None:
        async with among_bots(6, size=(70, 20)) as at:
            assert at.on(TooSmall)
            await at.passes(60_000)
            await at.pilot.resize_terminal(100, 30)
            await at.rest()
            assert at.on(MaoScreen)
            assert at.whole() == []
            await at.passes(8_000)
            assert at.view.top is not None

    run(test)


def test_a_window_drawn_as_small_as_can_be_and_large_again_loses_nothing() -> None:
    async def test() -> None:
        async with among_bots(6, size=SMALL) as at:
            await at.passes(8_000)
            await at.press("u")
            shown = at.text()
            for size in ((1, 24), (5, 24), (80, 1), (1, 1), (12, 40)):
                await at.pilot.resize_terminal(*size)
                await at.rest()
                await at.pilot.resize_terminal(*SMALL)
                await at.rest()
                assert at.text() == shown

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_bar_has_room_in_the_least_terminal(language: str) -> None:
    words = words_in(language)
    for row in (*phrases(words, spoken_in(language)), *gestures(words)):
        assert sum(cell_len(f"{key} {what}") + 1 for key, what in row) - 1 <= LEAST_WIDTH - 2
