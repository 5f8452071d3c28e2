"""What falls due by itself, when, and what happens then. [MO-18] to [MO-20], [MO-48], [MO-98]

Every deadline is computed from the table: an input closes what fell due before it.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.away import let_go
from papertiger.mao.course import Course
from papertiger.mao.delays import limit_passed
from papertiger.mao.obligations import owed_closed
from papertiger.mao.penalties import unthanked
from papertiger.mao.playing import race_over
from papertiger.mao.points_of_order import end_order
from papertiger.mao.session import close_making, end_game, end_time, finish, rule_deadline
from papertiger.mao.speaking import close_duty, name_too_early
from papertiger.mao.start import begin_deal, turn_up, unlock_if_acted, usual_deal
from papertiger.mao.state import Duty, Phase, Public, Table, Thanks
from papertiger.mao.times import allowance, time_for
from papertiger.mao.votes import ballot_closes, close_vote, voters
from papertiger.mao.winning import close_name, settle_win, win_closes

T = TypeVar("T")
Handler: TypeAlias = Callable[[Course, int], Course]
Due: TypeAlias = tuple[int, int, Handler]
"""A table time, its place among what falls due together, and what happens then."""

FIRST, LAST = -1, 2**62
"""Of two things due at one time, ends of hands come first, the settling of a win comes last."""


def next_due(table: Table) -> Due | None:
    """What falls due next; of two at the same time the one begun earlier."""
    return min(_all(table), key=lambda due: due[:2], default=None)


def next_due_before(table: Table, lags: tuple[int, ...], at: int) -> Due | None:
    """What falls due next before `at`, if it does so by these lags too, of the act that comes.

    What the act's own lag saves does not fall due; all else does at its own time. [MO-18]
    """
    first = next_due(table)
    if first is None or first[0] >= at:
        return None
    known = replace(table, public=replace(table.public, lags=lags))
    both = zip(_all(table), _all(known), strict=True)
    late = [due for due, later in both if due[0] < at and later[0] < at]
    return min(late, key=lambda due: due[:2], default=None)


def _all(table: Table) -> Iterator[Due]:
    public = table.public
    match public.phase:
        case Phase.PLAY:
            yield from _in_play(table)
            yield from _in_hand(public)
        case Phase.DEAL:
            yield public.since + _for_dealer(public, laws.TURN_UP), public.since, _turn_up_by_itself
            yield from _in_hand(public)
        case Phase.HAND_OVER | Phase.MAKE_RULE:
            yield from _between_hands(public)
        case Phase.DEALER | Phase.SHUFFLE | Phase.GAME_OVER:
            return


def _in_hand(public: Public) -> Iterator[Due]:
    """A running hand is void at its cap in minutes, and when its time is long over. [MO-98]"""
    if public.stopped_since is None:
        minutes = public.options.hand_cap_minutes * laws.MINUTE
        yield public.since + public.stopped + minutes, FIRST, _void
    ends = end_time(public)
    if ends is not None:
        yield ends + laws.OVERTIME, FIRST, _void


def _between_hands(public: Public) -> Iterator[Due]:
    """The dealer's time to deal, the winner's for a rule, the end of the game. [MO-3] [MO-7]

    At a table where everybody is away no hand is dealt by itself.
    """
    ends = end_time(public)
    if ends is not None:
        yield ends, FIRST, end_game
    if public.phase is Phase.MAKE_RULE:
        yield rule_deadline(public), public.since, close_making
    elif usual_deal(public) is not None and public.gone.count(False) > 1 and voters(public):
        yield public.since + _for_dealer(public, laws.DEALING), public.since, _deal_by_itself


def _in_play(table: Table) -> Iterator[Due]:
    """Whatever can fall due while a hand is played."""
    public = table.public
    if public.ballot is not None:
        yield ballot_closes(public, public.ballot), public.ballot.since, close_vote
    if public.order is not None:
        yield public.order.since + laws.LONGEST_ORDER, public.order.since, end_order
    if public.stopped_since is not None:
        return
    for when, begun, handler in _in_play_time(table):
        yield when + public.stopped, begun, handler


def _in_play_time(table: Table) -> Iterator[Due]:
    """What stands still in points of order and votes, in play time. [MO-20]"""
    public = table.public
    race, clock = public.race, public.clock
    if race is not None and race.closes is not None:
        yield race.closes, race.begun, race_over
    for early in public.early_names:
        yield early[1] + laws.SPOKEN_BEFORE, early[2], _about(early, name_too_early)
    for duty in public.duties:
        late = duty.until + allowance(public, duty.seat)
        yield late, duty.begun, _about(duty, _duty_closed)
    for owed in table.hidden.memory.reveal().owed:
        late = owed.until + allowance(public, owed.seat)
        yield late, owed.begun, _about(owed, owed_closed)
    for thanks in public.thanks:
        late = thanks.until + allowance(public, thanks.seat)
        yield late, thanks.begun, _about(thanks, _thanks_missing)
    if clock is not None and (race is None or race.waiting is None):
        yield clock.until + allowance(public, clock.seat), clock.begun, _limit_passed
    if public.win is not None:
        yield _win_due(table)


def _about(subject: T, handler: Callable[[Course, T, int], Course]) -> Handler:
    """A handler that knows what it is about."""
    return lambda course, at: handler(course, subject, at)


def _duty_closed(course: Course, duty: Duty, at: int) -> Course:
    return unlock_if_acted(close_duty(course, duty, at), at)


def _thanks_missing(course: Course, due: Thanks, at: int) -> Course:
    """Who goes away for want of thanks can hold no jack either. [MO-47] [MO-76]"""
    course = unthanked(course, due, at)
    return let_go(course, due.seat, at) if course.table.public.away[due.seat] else course


def _limit_passed(course: Course, at: int) -> Course:
    return unlock_if_acted(limit_passed(course, at), at)


def _win_due(table: Table) -> Due:
    """The end of the time for the name, then of every window that can undo the win. [MO-86]"""
    public = table.public
    win = public.win
    if win is None:
        raise AssertionError("no provisional win")
    if not win.named:
        return win.until + allowance(public, win.seat), win.since, close_name
    noticed = tuple(
        breach.at
        for breach in table.hidden.breaches.reveal()
        if breach.seat == win.seat and breach.at >= win.since and breach.penalty is None
    )
    return win_closes(public, win, noticed), LAST, settle_win


def _for_dealer(public: Public, length: int) -> int:
    """A length of time (ms) that the dealer has, with the allowance."""
    return time_for(public, public.dealer, length)


def _void(course: Course, at: int) -> Course:
    """The hand is void. [MO-4] [MO-98]"""
    return finish(course, None, at)


def _turn_up_by_itself(course: Course, at: int) -> Course:
    """The first card is turned up for a dealer who does not. [MO-11]"""
    return turn_up(course, at, hold=False)


def _deal_by_itself(course: Course, at: int) -> Course:
    """Five cards each are dealt for a dealer who does not choose. [MO-7]"""
    cards = usual_deal(course.table.public)
    return course if cards is None else begin_deal(course, cards, at)
