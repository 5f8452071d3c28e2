"""From hand to hand: how a hand ends, who wins it, who deals next, when the game is over."""

from collections.abc import Iterator

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.course import Course, changed, concealed, put
from papertiger.mao.customs.history import MOST_CAUGHT, Caught
from papertiger.mao.customs.memory import Memory
from papertiger.mao.events import GameEnded, HandEnded, Noted, RuleDue
from papertiger.mao.options import hands_to_play, minutes_to_play
from papertiger.mao.reasons import Unnamed
from papertiger.mao.rulings import histories, in_force
from papertiger.mao.state import Phase, Public, Table
from papertiger.mao.times import time_for


def finish(course: Course, winner: int | None, at: int) -> Course:
    """The hand is over: won by a seat, or void. [MO-86] [MO-98]"""
    public = course.table.public
    breaches = course.table.hidden.breaches.reveal()
    wins = public.wins
    if winner is not None:
        wins = put(wins, winner, wins[winner] + 1)
    noticed = tuple(Noted(each.seat, each.reason, each.penalty) for each in breaches)
    caught = (*course.table.hidden.caught.reveal(), *_caught(course.table))[-MOST_CAUGHT:]
    course = concealed(
        course,
        breaches=Secret(()),
        undo=None,
        shuffles=(),
        caught=Secret(caught),
        memory=Secret(Memory()),
    )
    ended = HandEnded(at, winner, wins, noticed)
    course = changed(
        course,
        ended,
        ended=ended,
        phase=Phase.HAND_OVER,
        winner=winner,
        wins=wins,
        hands=public.hands + (winner is not None),
        dealer=next_dealer(public, winner),
        since=at,
        stopped=0,
        stopped_since=None,
        turn=None,
        clock=None,
        called=None,
        sevens=0,
        owed=0,
        held=None,
        race=None,
        acting=None,
        duties=(),
        recent=(),
        early_names=(),
        thanks=(),
        ballot=None,
        order=None,
        win=None,
    )
    if is_over(course.table.public, at):
        return end_game(course, at)
    gains = winner is not None and laws.gives_a_rule(wins[winner], once=public.options.once)
    if winner is None or not gains or public.gone[winner]:
        return course
    rights = put(public.rights, winner, public.rights[winner] + 1)
    return changed(course, RuleDue(at, winner), phase=Phase.MAKE_RULE, rights=rights)


def _caught(table: Table) -> Iterator[Caught]:
    """What made-up rules caught in this hand: by the machine, then by players alone. [MO-91]"""
    public = table.public
    breaches = table.hidden.breaches.reveal()
    for each in breaches:
        if each.rule is not None and each.what is not None:
            when = each.at - public.since
            yield Caught(each.rule, public.deals, when, each.seat, each.what, each.penalty)
    noticed = {each.penalty for each in breaches}
    numbers = {
        rule.rule.id: number for number, rule in enumerate(in_force(table), 1) if not rule.secret
    }
    for penalty in public.penalties:
        rule = penalty.rule.reveal() or numbers.get(penalty.reason)
        stands = penalty.lies_with == penalty.seat
        if rule is not None and stands and penalty.number not in noticed:
            when, what = penalty.at - public.since, Unnamed.SECRET_RULE
            yield Caught(rule, public.deals, when, penalty.seat, what, penalty.number)


def next_dealer(public: Public, winner: int | None) -> int:
    """Who deals next: the seat clockwise, or by option the winner. [MO-6]"""
    if public.options.winner_deals and winner is not None and not public.gone[winner]:
        return winner
    if all(public.gone):
        return public.dealer
    return laws.next_seat(public.dealer, 1, public.gone)


def is_over(public: Public, at: int) -> bool:
    """Whether no new hand is dealt: enough hands, or the time has come. [MO-3] [MO-4]"""
    most, ends = hands_to_play(public.end), end_time(public)
    enough = most is not None and public.hands >= most
    return enough or (ends is not None and at >= ends)


def end_time(public: Public) -> int | None:
    """The table time (ms) from which no new hand is dealt. [MO-4]"""
    if public.time_up is not None:
        return public.time_up
    minutes = minutes_to_play(public.end)
    return None if minutes is None else minutes * laws.MINUTE


def end_game(course: Course, at: int) -> Course:
    """The game is over. [MO-3] [MO-5]"""
    ended = GameEnded(at, course.table.public.wins, histories(course.table))
    return changed(course, ended, phase=Phase.GAME_OVER)


def rule_deadline(public: Public) -> int:
    """Until when (table time) the winner of three may make a rule before the deal. [MO-89]"""
    seat = maker(public)
    return public.since + (laws.MAKING if seat is None else time_for(public, seat, laws.MAKING))


def maker(public: Public) -> int | None:
    """The seat that may make a rule now, before the deal waits for it. [MO-89]"""
    return public.winner if public.phase is Phase.MAKE_RULE else None


def close_making(course: Course, at: int) -> Course:
    """The table waits no longer for a rule: the dealer may deal. [MO-89]"""
    return changed(course, phase=Phase.HAND_OVER, since=at)
