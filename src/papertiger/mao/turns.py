"""Turns and their clock: how one ends and the next begins, and what is too slow."""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.course import Course, changed
from papertiger.mao.events import TurnBegan
from papertiger.mao.options import Referee
from papertiger.mao.penalties import note
from papertiger.mao.reasons import Reason
from papertiger.mao.session import finish
from papertiger.mao.state import Breach, Clock, Public
from papertiger.mao.times import limit, play_time


def end_turn(course: Course, seat: int, at: int, *, steps: int) -> Course:
    """A turn is complete, and the next begins, unless the hand is at its cap. [MO-21] [MO-98]"""
    course = note_slowness(course, at)
    public = course.table.public
    turns = public.turns + 1
    course = changed(course, turns=turns)
    if turns >= public.options.hand_cap_turns:
        return finish(course, None, at)
    return begin_turn(course, laws.next_seat(seat, public.direction, public.gone, steps), at)


def begin_turn(course: Course, seat: int, at: int) -> Course:
    """It is that seat's turn, and its clock runs. [MO-21] [MO-27] [MO-36]"""
    public = course.table.public
    clock = new_clock(public, seat, at)
    return changed(
        course,
        TurnBegan(at, seat),
        turn=seat,
        clock=clock,
        begun=clock.begun + 1,
        owed=laws.debt(public.sevens),
    )


def new_clock(public: Public, seat: int, at: int) -> Clock:
    """A full limit for a seat from now on. [MO-18]"""
    start = play_time(public, at)
    return Clock(seat, start, start + limit(public, seat), public.begun)


def note_slowness(course: Course, at: int) -> Course:
    """A turn that took so long that a player may call it is remembered. [MO-18] [MO-46]"""
    public = course.table.public
    clock, when = public.clock, play_time(public, at)
    by_machine_alone = public.options.referee is Referee.REFEREE
    if clock is None or by_machine_alone or not may_call_delay(public, clock, when):
        return course
    return note(course, Breach(clock.seat, slowness(public), when, public.turns), at)


def slowness(public: Public) -> Reason:
    """What a turn past its limit is called: a debt not drawn, or a delay. [MO-39]"""
    return Reason.NO_DRAW if public.sevens else Reason.DELAY


def may_call_delay(public: Public, clock: Clock, when: int) -> bool:
    """Whether a call for delay would be good now: after the limit, strictly from 5 s. [MO-18]

    Not on a seat that is away, nor on a jack whose suit was called [MO-46], nor a second time for
    one debt [MO-39].
    """
    held = public.held
    called = held is not None and held.seat == clock.seat and held.suit is not None
    if public.away[clock.seat] or called or (public.sevens and clock.delays):
        return False
    early = public.options.strict and when - clock.start >= laws.EARLIEST_STRICT
    return early or when > clock.until


def may_act(public: Public, seat: int) -> bool:
    """Whether it is this seat's turn and it has not acted in it yet. [MO-27]"""
    waits = public.race is not None and public.race.waiting is not None
    return public.turn == seat and not holds_on_turn(public, seat) and not waits


def holds_on_turn(public: Public, seat: int) -> bool:
    """Whether this seat has a finger on the jack that is its turn, or the first card. [MO-41]"""
    return public.held is not None and public.held.seat == seat and public.held.in_turn


def restart_clock(course: Course, at: int, *, delays: int = 0) -> Course:
    """The turn stays and gets a new limit; the delays in it still count. [MO-19] [MO-78]"""
    clock = course.table.public.clock
    if clock is None:
        return course
    fresh = new_clock(course.table.public, clock.seat, at)
    fresh = replace(fresh, delays=clock.delays + delays)
    return changed(course, clock=fresh, begun=fresh.begun + 1)
