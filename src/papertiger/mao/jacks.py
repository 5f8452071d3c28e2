"""A jack under the finger: its call, its release, the race for its suit. [MO-41] [MO-42] [MO-44]"""

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Rank, Suit
from papertiger.mao.course import Course, changed, concealed
from papertiger.mao.events import JackReleased, SuitCalled
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.state import Public, Race, RaceCall
from papertiger.mao.times import play_time
from papertiger.mao.turns import end_turn, note_slowness


def can_call(public: Public, seat: int) -> bool:
    """Whether a suit named by this seat is a call. [MO-41] [MO-42]"""
    if public.order is not None:
        return False
    if public.held is not None and public.held.seat == seat:
        return True
    return public.race is not None


def call_suit(course: Course, seat: int, suit: Suit, at: int, lag: int) -> Course:
    """A call; on a held jack the last one counts, in the race each seat's first. [MO-41]"""
    public = course.table.public
    event = SuitCalled(at, seat, suit, in_force=False)
    if public.held is not None and public.held.seat == seat:
        return changed(course, event, held=replace(public.held, suit=suit))
    race = public.race
    if race is None:
        raise AssertionError("no race is open")
    calls = (*race.calls, RaceCall(seat, suit, laws.race_place(at, lag)))
    closes = play_time(public, at) + laws.RACE if race.closes is None else race.closes
    first = race.closes is None
    race = replace(race, calls=calls, closes=closes, begun=public.begun if first else race.begun)
    return changed(course, event, race=race, begun=public.begun + first)


def release(course: Course, seat: int, at: int, *, forced: bool = False) -> Course:
    """A jack is let go: the called suit is in force, or the race is open. [MO-41] [MO-42]

    `forced`: the limit, a lost connection or the end of a win let it go; that is no early
    release. [MO-43] [MO-58]
    """
    public = course.table.public
    suit = None if public.held is None else public.held.suit
    in_turn = public.held is not None and public.held.in_turn
    acting = public.acting and replace(public.acting, releasing=False)
    course = changed(
        note_slowness(course, at) if in_turn else course,
        JackReleased(at, seat, suit),
        held=None,
        acting=acting,
        clock=None if in_turn else public.clock,
    )
    course = _suit_of_jack(course, seat, suit, in_turn=in_turn)
    if suit is None and public.options.penalise_early_release and not forced:
        course = notice(course, seat, Reason.NO_SUIT_CALL, at)
    if acting is not None or not in_turn or public.turn != seat:
        return course
    return end_turn(course, seat, at, steps=1)


def _suit_of_jack(course: Course, seat: int, suit: Suit | None, *, in_turn: bool) -> Course:
    """The call is in force or the race open; under a card out of turn, when that goes. [MO-78]"""
    public, hidden = course.table.public, course.table.hidden
    race = Race(seat) if suit is None else None
    undo = None if hidden.undo is None else hidden.undo.reveal()
    if undo is not None and undo.reason is Reason.OUT_OF_TURN and in_turn:
        return concealed(course, undo=Secret(replace(undo, called=suit, race=race)))
    if public.pile[-1].rank is not Rank.JACK:
        return course
    return changed(course, called=suit, race=race)


def race_winner(public: Public) -> RaceCall:
    """The first call, by arrival less lag, ties by order of turn. [MO-42]"""
    race = public.race
    if race is None:
        raise AssertionError("no race is open")
    first = public.turn
    if first is None:
        first = laws.next_seat(race.owner, public.direction, public.gone)
    return min(
        race.calls,
        key=lambda call: (call.place, (call.seat - first) * public.direction % public.seats),
    )
