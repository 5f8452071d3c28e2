"""Going away and coming back; the hand is kept. [MO-47] [MO-97]"""

from papertiger.mao.course import Course, changed, put
from papertiger.mao.events import CameBack
from papertiger.mao.jacks import release
from papertiger.mao.penalties import go_away
from papertiger.mao.points_of_order import end_if_wished, end_order
from papertiger.mao.start import unlock_if_acted
from papertiger.mao.state import Phase
from papertiger.mao.votes import close_if_all_voted, voters


def leave(course: Course, seat: int, at: int) -> Course:
    """A seat goes away: a held jack is released, a point of order of its own ends. [MO-47]"""
    course = go_away(course, seat, at)
    order = course.table.public.order
    if order is not None and order.caller == seat:
        course = end_order(course, at)
    course = let_go(course, seat, at)
    return close_if_all_voted(end_if_wished(course, at), at)


def let_go(course: Course, seat: int, at: int) -> Course:
    """A jack that a lost seat held is released. [MO-47]"""
    held = course.table.public.held
    if held is None or held.seat != seat:
        return course
    return unlock_if_acted(release(course, seat, at, forced=True), at)


def come_back(course: Course, seat: int, at: int) -> Course:
    """A seat is back; the turns that the table drew for it in this hand still count. [MO-19]

    The first to come back to a deserted table finds the dealer's ten seconds begun anew. [MO-7]
    """
    public = course.table.public
    if not public.away[seat]:
        return course
    course = changed(course, CameBack(at, seat), away=put(public.away, seat, False))
    deserted = public.phase is Phase.HAND_OVER and not voters(public)
    return changed(course, since=at) if deserted else course
