"""Going away, coming back, and leaving for good. [MO-47] [MO-97]"""

from msgspec.structs import replace

from papertiger.mao.course import Course, changed, put
from papertiger.mao.events import CameBack
from papertiger.mao.gone import go_for_good, let_go
from papertiger.mao.order import end_if_wished, end_order
from papertiger.mao.penalties import go_away
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


def leave_for_good(course: Course, seat: int, at: int) -> Course:
    """A seat quits; in a point of order its cards go when that is over. [MO-97]

    What it had looked at meanwhile costs it nothing any more.
    """
    order = course.table.public.order
    if order is not None and order.caller == seat:
        looked = tuple(each for each in order.looked if each != seat)
        course = end_order(changed(course, order=replace(order, looked=looked)), at)
    return end_if_wished(go_for_good(course, seat, at), at)
