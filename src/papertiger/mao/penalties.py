"""Penalty cards: who gives them, and the thanks for them. [MO-68] to [MO-81]"""

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao.course import Course, changed, concealed, put
from papertiger.mao.events import BreachNoted, PenaltyGiven, WentAway
from papertiger.mao.options import Referee
from papertiger.mao.reasons import Reason, Unnamed
from papertiger.mao.rulings import in_force
from papertiger.mao.state import Breach, Penalty, Public, Thanks
from papertiger.mao.stock import take
from papertiger.mao.times import limit, play_time


def notice(
    course: Course,
    seat: int,
    reason: str,
    at: int,
    *,
    play: int | None = None,
    in_turn: bool = False,
    custom: tuple[int, Unnamed] | None = None,
) -> Course:
    """The machine notices a breach: a penalty at once, or evidence for the players. [MO-80]

    `play`: the play that it was; `in_turn`: it ends its turn, which is none of the two further
    ones in which it may be called [MO-82]; `custom`: the number of the made-up rule that was
    broken, and how.
    """
    public = course.table.public
    if public.gone[seat]:
        return course
    when, turns = play_time(public, at), public.turns + in_turn
    breach = Breach(seat, reason, when, turns, None, play, *(custom or ()))
    if public.options.referee is not Referee.PLAYERS:
        breach = replace(breach, penalty=next_number(public))
    course = note(course, breach, at)
    if breach.penalty is not None:
        course = give(course, seat, None, reason, at)
    return course


def notice_custom(course: Course, seat: int, rule: int, what: Unnamed, at: int) -> Course:
    """A breach of a made-up rule: announced, it is named; secret, the breach alone is. [MO-91]"""
    broken = in_force(course.table)[rule - 1]
    reason = what if broken.secret else broken.rule.id
    return notice(course, seat, reason, at, custom=(rule, what))


def note(course: Course, breach: Breach, at: int) -> Course:
    """A breach is remembered, to judge calls by. [MO-82]"""
    course = changed(course, BreachNoted(at, breach.seat, breach.reason))
    breaches = course.table.hidden.breaches.reveal()
    return concealed(course, breaches=Secret((*breaches, breach)))


def give(
    course: Course,
    seat: int,
    by: int | None,
    reason: str,
    at: int,
    *,
    text: str = "",
    rule: int | None = None,
) -> Course:
    """One card from the stock to the offender, who owes thanks for it. [MO-69] [MO-73] [MO-85]

    To give it is no touch of the stock. [MO-23] `rule`: as in `Penalty`.
    """
    course, card = take(course, seat, at)
    public = course.table.public
    number = next_number(public)
    penalty = Penalty(
        number, seat, by, reason, play_time(public, at), Secret(card), text, rule=Secret(rule)
    )
    event = PenaltyGiven(at, number, seat, by, reason, text, Secret(card), seen=public.looked[seat])
    course = changed(course, event, penalties=(*public.penalties, penalty))
    return owe_thanks(course, seat, at)


def next_number(public: Public) -> int:
    """The number of the next penalty: they run through the session. [MO-70]"""
    return public.given_before + len(public.penalties) + 1


def owe_thanks(course: Course, seat: int, at: int) -> Course:
    """One thank-you is due for all penalties of one moment. [MO-73] [MO-75] [MO-81]

    Bad calls and votes change nothing in it. [MO-74]
    """
    public = course.table.public
    same = any(each.seat == seat and each.moment == at for each in public.thanks)
    if same:
        return course
    due = Thanks(seat, at, public.begun, play_time(public, at) + limit(public, seat))
    return changed(course, thanks=(*public.thanks, due), begun=public.begun + 1)


def thank(course: Course, seat: int) -> Course:
    """Thanks were said: the oldest that is due is answered. [MO-73] [MO-76]"""
    public = course.table.public
    due = next((each for each in public.thanks if each.seat == seat), None)
    if due is None:
        return course
    left = tuple(each for each in public.thanks if each is not due)
    return changed(course, thanks=left, unanswered=put(public.unanswered, seat, 0))


def unthanked(course: Course, due: Thanks, at: int) -> Course:
    """Thanks that were due did not come: a breach, up to the cap in a row. [MO-76] [MO-77]"""
    public = course.table.public
    seat = due.seat
    unanswered = public.unanswered[seat] + 1
    left = tuple(each for each in public.thanks if each is not due)
    course = changed(course, thanks=left, unanswered=put(public.unanswered, seat, unanswered))
    if unanswered >= public.options.thanks_cap:
        return go_away(course, seat, at)
    return notice(course, seat, Reason.NO_THANKS, at)


def go_away(course: Course, seat: int, at: int) -> Course:
    """A seat is away from now on; its hand is kept. [MO-19] [MO-76] [MO-97]"""
    public = course.table.public
    if public.away[seat] or public.gone[seat]:
        return course
    return changed(course, WentAway(at, seat), away=put(public.away, seat, True))
