"""A last card on the pile: the provisional win, its name, and how it is settled. [MO-86]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.course import Course, changed
from papertiger.mao.effects import stand_out_of_turn, take_effect
from papertiger.mao.events import WinUndone
from papertiger.mao.options import Referee
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.session import finish
from papertiger.mao.speech import Heard
from papertiger.mao.state import Public, Win, hand_of
from papertiger.mao.times import play_time, scaled, widest_allowance, widest_challenge
from papertiger.mao.turns import begin_turn
from papertiger.mao.votes import challenge_opened


def win_provisionally(
    course: Course, seat: int, card: Card, at: int, *, turn: int | None, hold: bool
) -> Course:
    """A seat has played its last card: the clocks of all others stop. [MO-57] [MO-86]"""
    public = course.table.public
    if public.win is not None:
        return course
    since = play_time(public, at)
    said = any(
        names_rightly(card, heard)
        for who, when, heard in public.recent
        if who == seat and when >= since - laws.SPOKEN_BEFORE
    )
    until = since + (laws.NAMED_AFTER if said else scaled(public, seat, laws.NAMED_AFTER))
    held = hold and card.rank is Rank.JACK
    win = Win(seat, card, since, until, public.plays, turn, public.owed, held, said)
    early = tuple(each for each in public.early_names if each[0] != seat)
    return changed(course, win=win, turn=None, clock=None, owed=0, early_names=early)


def names_rightly(card: Card, heard: Heard) -> bool:
    """Whether an utterance is the name due with a last card: twice for a jack. [MO-57]"""
    return heard.twice if card.rank is Rank.JACK else heard.once


def hear_name(course: Course, seat: int, heard: Heard, at: int) -> Course:
    """The name said by a provisional winner in time. [MO-57]

    Nobody waits any longer for who needs longer and has said it. [MO-86]
    """
    win = course.table.public.win
    if win is None or win.seat != seat or win.named or not names_rightly(win.card, heard):
        return course
    until = max(win.since + laws.NAMED_AFTER, play_time(course.table.public, at))
    return changed(course, win=replace(win, said=True, until=min(win.until, until)))


def close_name(course: Course, at: int) -> Course:
    """The time for the name is over. [MO-59]"""
    win = course.table.public.win
    if win is None:
        raise AssertionError("no win whose name is due")
    course = changed(course, win=replace(win, named=True))
    return course if win.said else notice(course, win.seat, Reason.NO_NAME, at)


def settle_win(course: Course, at: int) -> Course:
    """All windows have closed: the hand is won, or goes on. [MO-86] [MO-87]"""
    public = course.table.public
    win = public.win
    if win is None:
        raise AssertionError("no win to settle")
    if not hand_of(course.table, win.seat):
        return finish(course, win.seat, at)
    return undo_win(course, win, win.turn, at)


def undo_win(course: Course, win: Win, turn: int | None, at: int) -> Course:
    """The win is undone: the last card does now what it does. [MO-58] [MO-87]

    `turn`: whose turn it is if the card was out of turn and stands, else None.
    """
    course = changed(course, WinUndone(at, win.seat), win=None)
    if turn is None:
        return take_effect(course, win.seat, win.card, at, last=True)
    course = changed(begin_turn(course, turn, at), owed=win.owed)
    return stand_out_of_turn(course, win.seat, win.card, at, hold=False)


def win_closes(public: Public, win: Win, open_breaches: tuple[int, ...]) -> int:
    """When (play time) the last window that can undo a win closes. [MO-86]

    `open_breaches`: when the winner's breaches since then, that nobody has called, were noticed.
    """
    ends = [win.until + public.options.grace_ms + public.lags[win.seat]]
    for penalty in public.penalties:
        concerns = win.seat in (penalty.seat, penalty.by)
        opened = challenge_opened(penalty)
        if opened >= win.since and concerns and penalty.stands is None:
            ends.append(opened + widest_challenge(public))
    if public.options.referee is not Referee.REFEREE:
        wide = widest_allowance(public)
        ends += (noticed + laws.CALLABLE + wide for noticed in open_breaches)
    return max(ends)
