"""A seat that leaves for good. [MO-97]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.course import Course, changed, put, with_hand
from papertiger.mao.events import WentForGood
from papertiger.mao.options import FEWEST_SEATS
from papertiger.mao.session import close_making, finish
from papertiger.mao.start import seated, unlock_if_acted
from papertiger.mao.state import Phase, Public, hand_of
from papertiger.mao.stock import put_under
from papertiger.mao.turns import end_turn, release
from papertiger.mao.votes import close_if_all_voted
from papertiger.mao.winning import undo_win


def go_for_good(course: Course, seat: int, at: int) -> Course:
    """A seat is gone: its cards go under the stock, what it owed lapses. [MO-97]"""
    public = course.table.public
    if public.gone[seat]:
        return course
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
        course = cards_go(course, seat)
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


def cards_go(course: Course, seat: int) -> Course:
    """The cards of a seat that is gone go under the stock. [MO-97]"""
    return with_hand(put_under(course, hand_of(course.table, seat)), seat, ())


def let_go(course: Course, seat: int, at: int) -> Course:
    """A jack that a lost seat held is released. [MO-47]"""
    held = course.table.public.held
    if held is None or held.seat != seat:
        return course
    return unlock_if_acted(release(course, seat, at, forced=True), at)
