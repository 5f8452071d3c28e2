"""A session of Mao again at the drawn table: every moment, both ways, nothing too much."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.cells import cell_len

from papertiger.kernel.journal import Segment
from papertiger.mao.cards import Card
from papertiger.mao.events import Dealt, HandEnded
from papertiger.mao.laid_open import Breach
from papertiger.mao.told import PenaltySeen
from papertiger.room import again_mao
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.tui.mao.cards import code
from papertiger.tui.mao.replay import MaoReplay
from papertiger.tui.mao.sheets import ReviewSheet
from papertiger.tui.rules import RulesSheet
from papertiger.tui.sheets import TextSheet
from tests.room.test_again_mao import cut, secretly, segments
from tests.tui.sitting import LARGE, SMALL, Looking, run

WORDS = ("cards", "clauses", "mao", "mao-records", "play", "replay", "room", "tui", "tui-mao")


@asynccontextmanager
async def replaying(
    record: tuple[Segment, ...],
    seats: tuple[int, ...] | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[Looking[MaoReplay]]:
    """An app that shows a session again."""
    moments = list(again_mao.moments(record, seats))
    hands = tuple(again_mao.counted(again_mao.hands(record)))
    app = MaoReplay(Catalog(language, *WORDS), moments, hands)
    async with app.run_test(size=size) as pilot:
        at = Looking(app, pilot)
        await at.rest()
        yield at


def happened(at: Looking[MaoReplay], *kinds: type) -> bool:
    """Whether something of these kinds happened at the moment."""
    return any(isinstance(one.openly, kinds) for one in at.app.moment.happened)


def hand_in(cards: tuple[Card, ...]) -> str:
    """Cards as they lie open beside a name."""
    return " ".join(code(card) for card in sorted(cards, key=lambda card: card.place))


def test_every_moment_forwards_and_the_same_back() -> None:
    async def test() -> None:
        async with replaying(cut(segments()[:1], 90)) as at:
            seen = [at.text()]
            for _ in at.app.moments[1:]:
                await at.press("right")
                seen.append(at.text())
            assert len(set(seen)) > len(seen) * 0.9
            for before in reversed(seen[:-1]):
                await at.press("left")
                assert at.text() == before
            await at.press("left")
            assert at.app.place == 0

    run(test)


def test_all_hands_and_the_stock_lie_open_and_o_closes_them() -> None:
    async def test() -> None:
        async with replaying(segments(), size=LARGE) as at:
            await at.press("pagedown", *["right"] * 8)
            opened, text = at.app.moment.opened, at.text()
            assert all(hand_in(hand) in text for hand in opened.hands)
            assert f"Stock: {code(opened.stock[0])} {code(opened.stock[1])}" in text
            await at.press("o")
            closed = at.text()
            assert "Stock:" not in closed
            others = [hand_in(hand) for hand in opened.hands[1:]]
            assert not any(hand in closed for hand in others)
            assert "As Ann saw it" in closed
            await at.press("v")
            assert "As Bo saw it" in at.text()

    run(test)


def test_the_arrows_go_to_penalties_and_breaches_and_the_pages_to_hands() -> None:
    async def test() -> None:
        async with replaying(segments()) as at:
            stops = 0
            while True:
                await at.press("down")
                if not happened(at, PenaltySeen, Breach):
                    break
                stops += 1
            wanted = [
                moment
                for moment in at.app.moments
                if any(isinstance(one.openly, PenaltySeen | Breach) for one in moment.happened)
            ]
            assert stops == len(wanted) > 3
            assert at.app.place == len(at.app.moments) - 1
            await at.press("home")
            for _ in range(3):
                await at.press("pagedown")
                assert happened(at, Dealt)
            await at.press("pagedown", "pageup")
            assert happened(at, Dealt)

    run(test)


def test_what_nobody_noticed_is_told_and_the_sheets_tell_the_rest() -> None:
    async def test() -> None:
        async with replaying(segments()) as at:
            await at.press("s")
            assert "No hand is over yet" in at.text()
            await at.press("escape", "t")
            assert "No hand is over" in at.text()
            await at.press("escape")
            while not happened(at, HandEnded):
                await at.press("right")
            assert "s shows who was caught" in at.text()
            await at.press("s")
            assert at.on(ReviewSheet)
            await at.press("escape", "t")
            assert "Hands won: 1, void: 0" in at.text()
            await at.press("escape", "end", "t")
            assert at.on(TextSheet)
            assert "Hands won: 3, void: 0" in at.text()
            await at.press("escape", "l")
            assert at.on(TextSheet)
            await at.press("escape", "r")
            assert at.on(RulesSheet)
            await at.press("escape", "f1")
            assert "to the next penalty or breach" in at.text()
            await at.press("escape")
            await at.leave("q")

    run(test)


def test_of_a_running_hand_only_what_everybody_saw_is_shown() -> None:
    async def test() -> None:
        async with replaying(cut(segments(), 60), size=LARGE) as at:
            await at.press("end")
            assert at.app.moment.guarded
            for key in ("o", "v", "o"):
                await at.press(key)
                text = at.text()
                assert "as everybody at the table saw it" in text
                assert "Stock:" not in text
                assert all(view.hand is None for view in at.app.moment.views.values())

    run(test)


def test_secret_rules_are_told_at_the_last_moment() -> None:
    async def test() -> None:
        async with replaying(secretly(), size=LARGE) as at:
            await at.press("end")
            await at.press("l")
            assert "made by" in at.text()
            await at.press("escape", "left", "l")
            assert "made by" not in at.text()

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_all_of_it_fits_in_every_language(language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with replaying(segments(), None, language, size) as at:
            for keys in (("pagedown",), ("down",), ("o",), ("end",)):
                await at.press(*keys)
                assert at.whole() == []
                assert all(cell_len(line) <= size[0] for line in at.lines())
                assert "F1" in at.lines()[-1]

    run(test)
