"""Leaving for good. [MO-97]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.away import let_go
from papertiger.mao.course import Course, changed, put
from papertiger.mao.events import WentForGood
from papertiger.mao.options import FEWEST_SEATS
from papertiger.mao.points_of_order import end_if_wished, end_order
from papertiger.mao.session import close_making, finish
from papertiger.mao.start import seated, unlock_if_acted
from papertiger.mao.state import Phase, Public, hand_of
from papertiger.mao.stock import put_hand_under
from papertiger.mao.turns import end_turn
from papertiger.mao.votes import close_if_all_voted
from papertiger.mao.winning import undo_win


def leave_for_good(course: Course, seat: int, at: int) -> Course:
    """A seat quits; in a point of order its cards go when that is over. [MO-97]

    What it had looked at meanwhile costs it nothing any more.
    """
    order = course.table.public.order
    if order is not None and order.caller == seat:
        looked = tuple(each for each in order.looked if each != seat)
        course = end_order(changed(course, order=replace(order, looked=looked)), at)
    return end_if_wished(_go(course, seat, at), at)


def _go(course: Course, seat: int, at: int) -> Course:
    """A seat is gone: its cards go under the stock, what it owed lapses. [MO-97]"""
    public = course.table.public
    course = changed(
        course,
        WentForGood(at, seat),
        gone=put(public.gone, seat, True),
        away=put(public.away, seat, False),
        thanks=tuple(each for each in public.thanks if each.seat != seat),
        duties=tuple(each for each in public.duties if each.seat != seat),
        early_names=tuple(each for each in public.early_names if each[0] != seat),
    )
    if public.phase in (Phase.DEAL, Phase.PLAY):
        return _out_of_the_hand(course, public, seat, at)
    return _between_hands(course, seat, at)


def _between_hands(course: Course, seat: int, at: int) -> Course:
    """Nobody deals, and nobody makes a rule, who is gone. [MO-6] [MO-97]"""
    public = course.table.public
    if public.dealer == seat and not all(public.gone):
        dealer = laws.next_seat(seat, 1, public.gone)
        since = at if public.phase is Phase.HAND_OVER else public.since
        course = changed(course, dealer=dealer, since=since)
    if public.phase is Phase.MAKE_RULE and public.winner == seat:
        return close_making(course, at)
    return course


def _out_of_the_hand(course: Course, before: Public, seat: int, at: int) -> Course:
    win = before.win if before.win is not None and before.win.seat == seat else None
    won = win is not None and not hand_of(course.table, seat)
    if before.order is None:
        course = put_hand_under(course, seat)
    else:
        quitting = (*before.order.quitting, seat)
        course = changed(course, order=replace(before.order, quitting=quitting))
    if won:
        return finish(course, seat, at)
    if seated(course.table.public) < FEWEST_SEATS:
        return finish(course, None, at)
    course = let_go(course, seat, at)
    public = course.table.public
    if public.race is not None and public.race.waiting and public.race.waiting[0] == seat:
        course = changed(course, race=replace(public.race, waiting=None))
    if win is not None:
        course = undo_win(course, win, None if win.turn == seat else win.turn, at)
    elif course.table.public.turn == seat:
        course = end_turn(changed(course, sevens=0, owed=0), seat, at, steps=1)
    return close_if_all_voted(unlock_if_acted(course, at), at)
