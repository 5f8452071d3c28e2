"""A match again at the drawn table: every moment, both ways, nothing that its reader never saw."""

import re
from functools import cache

import pytest
from rich.cells import cell_len

from papertiger.kernel.inputs import Act
from papertiger.madiao import laws
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    HandDealt,
    HandSettled,
    PackCut,
    SloughSeen,
    TrickTaken,
)
from papertiger.madiao.moves import WaiveRedeal
from papertiger.madiao.notation import NotedMatch, noted
from papertiger.madiao.view import View
from papertiger.room import again, solo
from papertiger.room.moments import Moment
from papertiger.room.solo import Solo
from papertiger.text.catalog import LANGUAGES
from papertiger.tui.madiao.card_help import CardSheet
from papertiger.tui.madiao.cards import code
from papertiger.tui.madiao.ledger import LedgerSheet
from papertiger.tui.madiao.replay import ReplayApp, ReplayScreen
from papertiger.tui.rules import RulesSheet
from papertiger.tui.sheets import Sheet, TextSheet
from tests.tui.sitting import LARGE, SMALL, Looking, late, moment, replaying, replaying_moments, run

CODES = re.compile(r"\b(MM|TM|HM|T[2-9]0|M[1-9]|S[1-9]|C[0-9H])\b")
SEED = 12


@cache
def match() -> Solo:
    """A match of several hands, left in the middle of one."""
    return moment(third_hand, seed=SEED)


def third_hand(view: View) -> bool:
    """Whether two hands are over, and two tricks of the next."""
    return view.hands >= 2 and late(view)


def happened(at: Looking[ReplayApp], kind: type) -> bool:
    """Whether something of that kind happened at the moment."""
    return any(isinstance(one.openly, kind) for one in at.app.moment.happened)


def test_every_moment_is_shown_forwards_and_the_same_back() -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            count = len(at.app.moments)
            given = [each.input for one in match().recording.segments for each in one.inputs]
            kept = [each for each in given if isinstance(each, Act) and each.move == WaiveRedeal()]
            # That one after the other keeps the cards is no moment.
            assert len(kept) == 12
            assert count == 1 + match().inputs - len(kept)
            shown = []
            for place in range(count):
                at.app.go(place)
                shown.append(at.text())
                assert f"Moment {place + 1} of {count}" in shown[-1]
            await at.press("right")
            assert at.text() == shown[-1]
            for text in reversed(shown[-6:-1]):
                await at.press("left")
                assert at.text() == text
            await at.press("home")
            assert at.text() == shown[0]
            await at.press("left")
            assert at.text() == shown[0]
            for text in shown[1:6]:
                await at.press("right")
                assert at.text() == text
            await at.press("end")
            assert at.text() == shown[-1]

    run(test)


def test_open_hands_are_all_on_the_board() -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.press("end")
            assert "All hands open" in at.text()
            for view in at.app.moment.views.values():
                assert len(view.hand) >= 5
                assert [card for card in view.hand if code(card) not in at.text()] == []
                for card in view.sloughed:
                    assert any(f"{card} " in line and "face down" in line for line in at.app.told())

    run(test)


@pytest.mark.parametrize("person", [0, None])
def test_a_hand_still_being_played_is_not_opened(person: int | None) -> None:
    async def test() -> None:
        async with replaying(match(), guard=again.Guard(person)) as at:
            seat = None if person is None else solo.seat(match())
            dealt = [place for place, one in enumerate(at.app.moments) if deals(one)]
            at.app.go(dealt[-1] - 9)
            assert "All hands open" in at.text() or at.app.ended()
            assert len(at.app.readers) == laws.SEATS
            for place in range(dealt[-1], len(at.app.moments)):
                at.app.go(place)
                await at.press("o", "v")
                assert at.app.readers == (seat,)
                assert "All hands open" not in at.text()
                assert ("still being played" in at.text()) == (person is None)
                view = at.app.moment.views[seat]
                assert view.board is None or set(CODES.findall(board(at))) <= known(view)
            at.app.go(dealt[-1] - 9)
            assert len(at.app.readers) == laws.SEATS

    run(test)


def deals(one: Moment) -> bool:
    """Whether a hand is dealt at the moment."""
    return any(isinstance(each.openly, HandDealt) for each in one.happened)


@pytest.mark.parametrize("seat", [0, 2])
def test_who_reads_as_a_seat_sees_no_hidden_card(seat: int) -> None:
    async def test() -> None:
        async with replaying(match(), (seat,)) as at:
            assert {tuple(each.views) for each in at.app.moments} == {(seat,)}
            await at.press("o", "v")
            for place in range(len(at.app.moments)):
                at.app.go(place)
                view = at.app.moment.views[seat]
                assert at.app.seating().view.seat == seat
                if at.app.ended() or view.board is None:
                    continue
                assert set(CODES.findall(board(at))) <= known(view)

    run(test)


def board(at: Looking[ReplayApp]) -> str:
    """What is drawn of the table: without the line that says what happened, in words."""
    lines = at.lines()
    return "\n".join(lines[:16] + lines[17:])


def known(view: View) -> set[str]:
    """Every card that a reader of this view may know of."""
    cards = {*view.hand, *view.sloughed, *view.tops, view.upcard, view.cut_card} - {None}
    assert view.board is not None
    tricks = (trick.laid for trick in view.board.tricks)
    laid = [one for group in (view.board.laid, *tricks) for one in group]
    return {str(card) for card in (*cards, *(one.card for one in laid if one.card is not None))}


def test_keys_go_by_tricks_and_by_deals() -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.press("pagedown")
            assert happened(at, HandDealt)
            first = at.app.place
            await at.press("down", "down")
            assert happened(at, TrickTaken)
            assert "Trick 2 to" in at.text()
            await at.press("up")
            assert "Trick 1 to" in at.text()
            await at.press("pagedown")
            assert happened(at, HandDealt)
            assert at.app.place > first + laws.HAND * laws.SEATS
            await at.press("up")
            assert happened(at, HandSettled)
            assert "8/8" in at.text()
            await at.press("pageup")
            assert at.app.place == first
            await at.press("pageup")
            assert at.app.place == 0
            await at.press("pagedown", "pagedown", "pagedown", "pagedown")
            assert at.app.place == len(at.app.moments) - 1

    run(test)


def test_one_seat_s_view_closes_the_other_hands_and_the_table_turns() -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.press("end", "o")
            for seat in range(laws.SEATS):
                names, views = at.app.moment.names, at.app.moment.views
                assert f"As {names[seat]} saw it" in at.text()
                assert set(CODES.findall(board(at))) <= known(views[seat])
                assert all(code(card) in at.text() for card in views[seat].hand)
                assert f"{names[seat]} ·" in at.lines()[15]
                await at.press("v")
            await at.press("o")
            assert "All hands open" in at.text()

    run(test)


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("l", TextSheet),
        ("s", LedgerSheet),
        ("r", RulesSheet),
        ("question_mark", CardSheet),
        ("f1", TextSheet),
    ],
)
def test_the_sheets_of_a_replay(key: str, kind: type[Sheet]) -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.press("end", key)
            assert at.on(kind)
            assert at.whole() == []
            await at.press("escape")
            assert at.on(ReplayScreen)

    run(test)


def test_the_log_and_the_settlement_are_those_up_to_the_moment() -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.press("s")
            assert at.on(TextSheet)
            await at.press("escape", "pagedown", "pagedown", "up", "s")
            ledger = at.screen
            assert isinstance(ledger, LedgerSheet)
            settled = [
                one.openly
                for each in at.app.moments
                for one in each.happened
                if isinstance(one.openly, HandSettled)
            ]
            assert isinstance(settled[0], HandSettled)
            assert ledger.settled.hand == settled[0].hand
            assert settled[1] != settled[0]
            await at.press("escape", "home", "pagedown", "l")
            log = at.screen
            assert isinstance(log, TextSheet)
            assert "Eight cards to each" in log.lines[-1] or "top" in log.lines[-1]

    run(test)


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+c"])
def test_a_replay_is_left_without_a_question(key: str) -> None:
    async def test() -> None:
        async with replaying(match()) as at:
            await at.leave(key)

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (160, 50)], ids=str)
def test_a_replay_fits_the_screen_in_every_language(language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        async with replaying(
            moment(third_hand, language, SEED), language=language, size=size
        ) as at:
            for keys in (("pagedown",), ("down", "down", "right", "right"), ("end",), ("o",)):
                await at.press(*keys)
                assert at.whole() == []
                lines = at.lines()
                assert {cell_len(line) for line in lines} == {size[0]}
                assert "…" not in "\n".join((*lines[:-8], lines[-1]))

    run(test)


def test_moments_are_told_as_each_seat_learned_of_them() -> None:
    moments = list(again.moments(match().recording.segments, (0, 2)))
    dealt = next(
        one for each in moments for one in each.happened if isinstance(one.openly, HandDealt)
    )
    first, third = dealt.told[0], dealt.told[2]
    assert isinstance(first, HandDealt)
    assert isinstance(third, HandDealt)
    assert first.hand != third.hand
    assert {tuple(each.views) for each in moments} == {(0, 2)}


def finished_hands(played: Solo) -> NotedMatch:
    """What of a match is written down in notation."""
    events = [event for told in solo.told_before(played) for event, _ in told]
    hands = tuple(noted(event.hand) for event in events if isinstance(event, HandSettled))
    return NotedMatch(played.recording.segments[0].header.options, hands)


def test_a_match_in_notation_is_gone_through_like_a_record() -> None:
    """From its deals on the moments are the same: what is told, and every view but its numbers."""
    names = solo.names(match())
    written = list(again.noted_moments(finished_hands(match()), 2, names, range(4)))
    kept = list(again.moments(match().recording.segments, range(4)))
    ends = [place for place, one in enumerate(kept) if played_or_dealt(one, HandSettled)]
    recorded = [one for one in kept[: ends[-1] + 1] if is_of_play(one)]
    retold = [one for one in written if is_of_play(one)]
    assert len(retold) == len(recorded) > 60
    for one, other in zip(retold, recorded, strict=True):
        for seat in range(4):
            mine, theirs = one.views[seat], other.views[seat]
            for field in ("hand", "sloughed", "board", "upcard", "tops", "stake", "totals"):
                assert getattr(mine, field) == getattr(theirs, field), field
        assert [e.told for e in one.happened if not isinstance(e.openly, LEFT_OUT)] == [
            e.told for e in other.happened if not isinstance(e.openly, LEFT_OUT)
        ]


LEFT_OUT = (PackCut, BankerChosen)
"""What came before a deal; and who is banker next, of whom a text may think otherwise."""


def played_or_dealt(one: Moment, *kinds: type) -> bool:
    """Whether something of these kinds happened at a moment."""
    return any(isinstance(each.openly, kinds) for each in one.happened)


def is_of_play(one: Moment) -> bool:
    """Whether a moment is of a deal or of the play."""
    return played_or_dealt(one, HandDealt, CardPlayed, SloughSeen)


def test_a_match_in_notation_is_walked_through_at_the_table() -> None:
    """Forwards and back, to the next deal, open or as one seat; with its ledger."""

    async def test() -> None:
        names = ("A", "B", "C", "D")
        moments = list(again.noted_moments(finished_hands(match()), 2, names, range(4)))
        async with replaying_moments(moments) as at:
            assert "Moment 1 of" in at.text()
            await at.press("pagedown")
            assert happened(at, HandDealt)
            assert len(set(CODES.findall(at.text()))) >= 32
            await at.press("down")
            assert happened(at, TrickTaken)
            await at.press("end", "s")
            assert isinstance(at.app.screen, LedgerSheet)
            await at.press("escape", "home")
            assert at.app.place == 0

    run(test)
