"""Whole matches by keys: to the end, left and resumed, written down before anything is shown."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from textual.pilot import Pilot

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.madiao.tricks import Face
from papertiger.room import solo
from papertiger.room.solo import Solo
from papertiger.tui.madiao import play
from papertiger.tui.madiao.cards import code
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.madiao.solo import SoloApp
from papertiger.tui.madiao.table import TableScreen
from tests.tui.sitting import (
    LATE,
    SHORT,
    ended,
    last,
    late,
    moment,
    new_match,
    played_out,
    playing,
    run,
    settled,
    sitting,
    words_in,
)


def record(start: Solo, kept: list[bytes]) -> bytes:
    """The record of a match as its owner has it."""
    return journal.write(start.recording.segments) + b"".join(kept)


def resumed(start: Solo, kept: list[bytes]) -> Solo:
    """The match that the record leads to."""
    return solo.resume(start.setting, journal.read(madiao, record(start, kept)))


def test_a_whole_match_by_keys_and_its_record_replays() -> None:
    async def test() -> None:
        start = new_match(seed=12)
        ledgers = 0
        async with sitting(start) as at:
            while not ended(at):
                ledgers += settled(at)
                await at.step()
            assert "The match is over" in at.text()
            for name in solo.names(at.app.match):
                assert name in at.text()
            await at.leave("enter")
        assert ledgers == solo.view(at.app.match).hands >= 4
        assert solo.over(at.app.match)
        again = resumed(start, at.kept)
        assert journal.write(again.recording.segments) == record(start, at.kept)
        assert solo.view(again) == solo.view(at.app.match)
        assert again.recording.now == at.app.match.recording.now > 0

    run(test)


def test_every_input_is_kept_before_it_is_shown() -> None:
    async def test() -> None:
        async with sitting() as at:
            moments: list[tuple[int, int]] = []
            at.app.keep = lambda _: moments.append((at.app.match.inputs, len(at.app.told)))
            before = at.app.match.inputs
            await at.until(settled)
            assert [inputs for inputs, _ in moments] == list(range(before, at.app.match.inputs))
            assert moments[-1][1] < len(at.app.told)

    run(test)


def test_what_cannot_be_kept_is_not_played() -> None:
    async def test() -> None:
        def full(_: bytes) -> None:
            raise OSError("no space")

        async with sitting(moment(playing)) as at:
            inputs = at.app.match.inputs
            at.app.keep = full
            await at.step()
            assert at.app.match.inputs == inputs
            assert isinstance(at.app.failure, OSError)

    run(test)


def test_leaving_gives_the_match_and_resuming_goes_on() -> None:
    async def test() -> None:
        start = new_match(seed=LATE)
        async with sitting(start) as at:
            await at.until(lambda at: late(at.view))
            told = list(at.app.told)
            await at.leave("q", "y")
        left = at.app.match
        again = resumed(start, at.kept)
        assert solo.view(again) == solo.view(left)
        async with sitting(again) as back:
            assert back.on(TableScreen)
            assert back.app.told == told
            assert solo.view(back.app.match) == solo.view(left)
            await back.until(settled)
        assert back.app.match.inputs > left.inputs
        assert back.app.match.recording.now >= left.recording.now

    run(test)


@pytest.mark.parametrize("key", ["enter", "u", "space", "s", "click"])
def test_the_last_trick_is_seen_before_the_ledger(key: str) -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT)) as at:
            await at.until(played_out)
            assert at.on(TableScreen)
            hand = solo.view(at.app.match).previous
            assert hand is not None
            shown = at.app.view()
            assert shown is not None
            assert shown.board is not None
            assert [one.seat for one in shown.board.tricks[-1].laid] == [
                play.seat for play in hand.plays[-4:]
            ]
            text = at.text()
            assert "8/8" in text
            assert "* wins" in text
            assert f"Winning {code(shown.board.tricks[-1].winning)}" in text
            for play in hand.plays[-4:]:
                assert play.face is Face.DOWN or code(play.card) in text
            assert "The hand is over" in text
            assert shown.totals == (0, 0, 0, 0) != at.view.totals
            assert "Match so far" not in text
            inputs = at.app.match.inputs
            await (at.pilot.click("#seats") if key == "click" else at.press(key))
            await at.rest()
            assert at.on(LedgerSheet)
            assert at.app.match.inputs == inputs

    run(test)


def test_with_no_card_left_there_is_none_to_choose() -> None:
    async def test() -> None:
        async with sitting(moment(last, seed=SHORT)) as at:
            await at.until(played_out)
            await at.press("end", "home", "1", "left", "right")
            assert at.on(TableScreen)
            assert played_out(at)

    run(test)


@pytest.mark.parametrize("opened", [True, False])
def test_a_ledger_that_was_up_when_the_person_left_comes_again(*, opened: bool) -> None:
    async def test() -> None:
        start = moment(last, seed=SHORT)
        async with sitting(start) as at:
            await at.until(settled if opened else played_out)
            await at.leave("ctrl+q", "y")
        async with sitting(resumed(start, at.kept)) as back:
            assert played_out(back)
            await back.press("enter")
            assert back.on(LedgerSheet)
            await back.press("space")
            await back.until(lambda at: playing(at.view))
            await back.leave("q", "y")
        async with sitting(resumed(start, at.kept + back.kept)) as later:
            assert not played_out(later)
            assert later.on(TableScreen)

    run(test)


def headless(
    monkeypatch: pytest.MonkeyPatch,
    keys: Callable[[Pilot[object]], Coroutine[Any, Any, None]],
) -> None:
    """Let apps run without a terminal, with these keys."""
    whole = SoloApp.run
    monkeypatch.setattr(
        SoloApp, "run", lambda app: whole(app, headless=True, size=(80, 24), auto_pilot=keys)
    )


def test_play_returns_the_match_when_the_person_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keys(pilot: Pilot[object]) -> None:
        await pilot.pause()
        await pilot.press("q", "y")

    headless(monkeypatch, keys)
    kept: list[bytes] = []
    start = new_match()
    match = play(start, words_in("en"), kept.append, pace=0)
    assert match.inputs == len(kept) > 0
    assert solo.view(resumed(start, kept)) == solo.view(match)


def test_play_raises_what_keeping_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keys(pilot: Pilot[object]) -> None:
        await pilot.pause()

    def full(_: bytes) -> None:
        raise OSError("no space")

    headless(monkeypatch, keys)
    with pytest.raises(OSError, match="no space"):
        play(new_match(), words_in("en"), full, pace=0)


def test_a_match_without_haste_waits_for_its_pace() -> None:
    async def test() -> None:
        async with sitting(pace=5) as at:
            assert at.app.match.inputs == 0
            assert "5 s" in at.text()
            await at.press("p")
            await at.press(*["left_square_bracket"] * 10)
            assert "paused" in at.text()
            assert at.app.match.inputs == 0
            await at.press("p")
            assert "0 s" in at.text()
            assert at.app.match.inputs > 0
            await at.press("right_square_bracket", "right_square_bracket")
            assert at.app.pace == 0.5

    run(test)


def test_nothing_goes_on_under_a_sheet() -> None:
    async def test() -> None:
        async with sitting(pace=5) as at:
            await at.press("l")
            at.app.pace = 0
            at.app.advance()
            assert at.app.match.inputs == 0
            await at.press("escape")
            assert at.app.match.inputs > 0

    run(test)
