"""Points of order: hands down, talk is free, everything else stands still. [MO-60] to [MO-67]"""

from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.mao import laws
from papertiger.mao.course import Course, changed, put
from papertiger.mao.events import OrderBegan, OrderEnded, OrderEndWished
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.start import unlock_if_acted
from papertiger.mao.state import Order, Phase, Public
from papertiger.mao.stock import put_hand_under
from papertiger.mao.stopping import resume, stop
from papertiger.mao.votes import voters


def refuse_order(public: Public, seat: int) -> Refused | None:
    """Why a seat cannot call a point of order now. [MO-60] [MO-66]"""
    if public.phase is not Phase.PLAY:
        return Refused("not_in_play", "MO-60")
    if public.ballot is not None:
        return Refused("vote_running", "MO-60", {"penalty": public.ballot.penalty})
    if public.order is not None:
        return Refused("order_running", "MO-66")
    last = public.ordered[seat]
    if last is not None and public.turns - last < laws.TURNS_BETWEEN_ORDERS:
        return Refused("order_too_soon", "MO-66", {"turns": laws.TURNS_BETWEEN_ORDERS})
    return None


def begin_order(course: Course, seat: int, at: int) -> Course:
    """A point of order begins: all hands are face down. [MO-60] [MO-62]"""
    course = stop(course, at)
    public = course.table.public
    return changed(
        course,
        OrderBegan(at, seat),
        order=Order(seat, at, at),
        ordered=put(public.ordered, seat, public.turns),
        looked=(False,) * public.seats,
    )


def refuse_end(public: Public, seat: int, at: int) -> Refused | None:
    """Why a seat cannot end the point of order, or vote for its end. [MO-64] [MO-65]"""
    order = public.order
    if order is None:
        return Refused("no_order", "MO-64")
    if seat == order.caller and at - order.spoken < laws.QUIET:
        return Refused("still_talking", "MO-64", {"ms": laws.QUIET - (at - order.spoken)})
    if seat != order.caller and seat not in voters(public):
        return Refused("away_cannot_vote", "MO-97")
    if seat in order.wishes:
        return Refused("already_wished", "MO-65")
    return None


def end_or_wish(course: Course, order: Order, seat: int, at: int) -> Course:
    """The caller ends the point of order; others end it by a majority. [MO-64] [MO-65]"""
    if seat == order.caller:
        return end_order(course, at)
    order = replace(order, wishes=(*order.wishes, seat))
    course = changed(course, OrderEndWished(at, seat), order=order)
    return end_if_wished(course, at)


def end_if_wished(course: Course, at: int) -> Course:
    """The point of order ends when most of those at the table want it to. [MO-65]"""
    public = course.table.public
    if public.order is None:
        return course
    present = voters(public)
    wanting = [seat for seat in public.order.wishes if seat in present]
    return end_order(course, at) if 2 * len(wanting) > len(present) else course


def end_order(course: Course, at: int) -> Course:
    """The point of order is over: clocks run, who looked is penalised. [MO-62] [MO-64]

    Other hands stay down until their seats pick them up again, freely. [MO-13]
    """
    order = course.table.public.order
    if order is None:
        return course
    course = changed(resume(course, at), OrderEnded(at), order=None)
    for seat in order.looked:
        course = notice(course, seat, Reason.LOOK_IN_POINT_OF_ORDER, at)
    for seat in order.quitting:
        course = put_hand_under(course, seat)
    return unlock_if_acted(course, at)
