"""Points of order and votes stop every other window and clock. [MO-20]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.course import Course, changed
from papertiger.mao.times import play_time


def stop(course: Course, at: int) -> Course:
    """Play time stands still from now on. [MO-20]"""
    if course.table.public.stopped_since is not None:
        return course
    return changed(course, stopped_since=at)


def resume(course: Course, at: int) -> Course:
    """Play time runs on; a turn has at least three seconds left. [MO-20]"""
    public = course.table.public
    if public.stopped_since is None:
        return course
    stopped = public.stopped + at - public.stopped_since
    course = changed(course, stopped=stopped, stopped_since=None)
    clock = public.clock
    if clock is None:
        return course
    least = play_time(course.table.public, at) + laws.LEAST_LEFT
    return changed(course, clock=replace(clock, until=max(clock.until, least)))
