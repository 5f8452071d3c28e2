"""The limit of a turn passes: delays, and turns that the table plays. [MO-18] [MO-19] [MO-39]"""

from papertiger.mao.away import let_go
from papertiger.mao.course import Course, changed, put
from papertiger.mao.jacks import release
from papertiger.mao.penalties import go_away, notice
from papertiger.mao.playing import draw
from papertiger.mao.reasons import Reason
from papertiger.mao.turns import holds_on_turn, restart_clock, slowness


def limit_passed(course: Course, at: int) -> Course:
    """The limit of a turn has passed with its allowance. [MO-18] [MO-19] [MO-39] [MO-97]

    A jack under the finger at the limit counts as released; a delay it is if nothing was called
    on it. [MO-46] For who is away the table draws at once.
    """
    public = course.table.public
    clock = public.clock
    if clock is None:
        raise AssertionError("no clock runs")
    seat = clock.seat
    if public.held is not None and holds_on_turn(public, seat):
        slow = Reason.DELAY if public.held.suit is None else None
    elif public.away[seat]:
        return draw_for(course, seat, at)
    else:
        slow = None if public.sevens and clock.delays else slowness(public)
    if slow is not None:
        course = notice(course, seat, slow, at)
    return after_delay(course, seat, at)


def after_delay(course: Course, seat: int, at: int) -> Course:
    """A delay was penalised or noticed: a new limit, or at the second the table draws. [MO-19]"""
    public = course.table.public
    timeless = changed(course, clock=None)
    if holds_on_turn(public, seat):
        return count_lapse(release(timeless, seat, at, forced=True), seat, at)
    if public.clock is None or not public.clock.delays:
        return restart_clock(course, at, delays=1)
    return count_lapse(draw_for(timeless, seat, at), seat, at)


def draw_for(course: Course, seat: int, at: int) -> Course:
    """The table draws for a seat what its turn asks for. [MO-19] [MO-39] [MO-97]"""
    turns = course.table.public.turns
    while course.table.public.turn == seat and course.table.public.turns == turns:
        course = draw(course, seat, at, forced=True)
    return course


def count_lapse(course: Course, seat: int, at: int) -> Course:
    """The table had to act for a seat; after three such turns it is away. [MO-19] [MO-47]"""
    public = course.table.public
    lapses = public.lapses[seat] + 1
    course = changed(course, lapses=put(public.lapses, seat, lapses))
    if lapses < public.options.away_after:
        return course
    return let_go(go_away(course, seat, at), seat, at)
