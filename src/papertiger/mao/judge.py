"""Calls by players: what they may call, and whether the machine's evidence bears them out.

Evidence never decides who keeps a card (bad calls and votes do); it decides whether a misplay is
taken back, and that no breach is punished twice or too late. [MO-78] [MO-81] [MO-82]
"""

from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.course import Course, concealed, put
from papertiger.mao.delays import after_delay
from papertiger.mao.moves import GivePenalty
from papertiger.mao.options import Referee
from papertiger.mao.penalties import give, next_number, note
from papertiger.mao.reasons import OTHER, Reason, Unnamed
from papertiger.mao.rulings import in_force, players_call
from papertiger.mao.state import Breach, Public, Table
from papertiger.mao.take_backs import take_back
from papertiger.mao.times import allowance, play_time
from papertiger.mao.turns import may_call_delay, slowness


def known_rules(table: Table, seat: int) -> dict[str, int]:
    """The numbers of the rules that a seat knows, by their ids: announced, and its own. [MO-91]"""
    found: dict[str, int] = {}
    for number, each in enumerate(in_force(table), 1):
        if not each.secret:
            found[each.rule.id] = number
        elif each.maker == seat:
            found.setdefault(each.rule.id, number)
    return found


def reasons(table: Table, seat: int) -> frozenset[str]:
    """Every reason that this seat can give a penalty for. [MO-68] [MO-91]

    An id that it cannot know is no reason, whether a secret rule bears it or not.
    """
    return frozenset(known_rules(table, seat)) | {OTHER, *Reason, *Unnamed}


def all_reasons(table: Table) -> frozenset[str]:
    """Every reason that any seat can give a penalty for: for who sets a table up."""
    return frozenset(each.rule.id for each in in_force(table)) | {OTHER, *Reason, *Unnamed}


def is_judged(table: Table, seat: int, reason: str) -> bool:
    """Whether players judge what they call so, as far as this seat can know. [MO-69] [MO-92]

    Free text may be among secret rules, so that one was broken may always be called. [MO-91]
    """
    if reason == Unnamed.SECRET_RULE:
        return bool(table.hidden.rules.reveal())
    number = known_rules(table, seat).get(reason)
    return number is not None and players_call(in_force(table)[number - 1])


def refuse_call(table: Table, seat: int, move: GivePenalty, at: int) -> Refused | None:
    """Why a player cannot give this penalty now. [MO-68] [MO-69] [MO-81] [MO-82]

    Of secret rules no evidence refuses a call: it would show that there is some. [MO-91]
    """
    public = table.public
    if move.reason not in reasons(table, seat):
        return Refused("unknown_reason", "MO-68", {"reason": move.reason})
    if move.reason == OTHER and not move.text.strip():
        return Refused("no_reason", "MO-68")
    if not 0 <= move.target < public.seats or public.gone[move.target]:
        return Refused("no_such_seat", "MO-69", {"seat": move.target})
    if move.target == seat:
        return Refused("own_penalty", "MO-69")
    judged = is_judged(table, seat, move.reason)
    if public.options.referee is Referee.REFEREE and not judged:
        return Refused("referee_calls", "MO-69")
    if public.top is None:
        return Refused("not_in_play", "MO-82")
    if judged or move.reason == OTHER or may_call_running_delay(public, move, at):
        return None
    return refuse_again(table, seat, move, at)


def refuse_again(table: Table, seat: int, move: GivePenalty, at: int) -> Refused | None:
    """Why a breach cannot be called: it has been punished, or it is too long ago. [MO-82]"""
    same = [
        breach
        for breach in table.hidden.breaches.reveal()
        if breach.seat == move.target
        and breach.reason == move.reason
        and not _is_secret(table, breach)
    ]
    if not same or callable_breach(table, seat, move, at) is not None:
        return None
    live = [each for each in same if not _expired(table.public, each, seat, at)]
    if any(each.penalty is not None for each in live):
        return Refused("already_called", "MO-81", {"reason": move.reason})
    if any(each.penalty is None for each in same):
        return Refused("called_too_late", "MO-82", {"reason": move.reason})
    return None


def may_call_running_delay(public: Public, move: GivePenalty, at: int) -> bool:
    """Whether this calls the delay of the turn that runs, and rightly. [MO-18]"""
    clock = public.clock
    if clock is None or clock.seat != move.target or move.reason != slowness(public):
        return False
    return may_call_delay(public, clock, play_time(public, at))


def callable_breach(table: Table, seat: int, move: GivePenalty, at: int) -> int | None:
    """The place of the newest breach that this call is good for, or None. [MO-81] [MO-82]"""
    breaches = table.hidden.breaches.reveal()
    for place in range(len(breaches) - 1, -1, -1):
        breach = breaches[place]
        same = breach.seat == move.target and _is_meant(table, seat, breach, move.reason)
        if same and breach.penalty is None and not _expired(table.public, breach, seat, at):
            return place
    return None


def _is_secret(table: Table, breach: Breach) -> bool:
    return breach.rule is not None and in_force(table)[breach.rule - 1].secret


def _is_meant(table: Table, seat: int, breach: Breach, reason: str) -> bool:
    """Whether a call for that reason means this breach: by its reason, or by its rule. [MO-91]"""
    if breach.reason == reason:
        return True
    if reason == Unnamed.SECRET_RULE:
        return _is_secret(table, breach)
    return breach.rule is not None and breach.rule == known_rules(table, seat).get(reason)


def _expired(public: Public, breach: Breach, caller: int, at: int) -> bool:
    waited = play_time(public, at) - breach.at
    turns = public.turns - breach.turns
    return laws.call_expired(waited, turns, allowance(public, caller))


def give_penalty(course: Course, seat: int, move: GivePenalty, at: int) -> Course:
    """A player gives a penalty, rightly or not. [MO-68] [MO-69] [MO-78] [MO-84]

    Who made a secret rule calls it by its id; everybody hears that a secret rule was broken, and
    the same whatever the machine has noticed. [MO-91]
    """
    table = course.table
    public = table.public
    number = next_number(public)
    breaches = table.hidden.breaches.reveal()
    place = callable_breach(table, seat, move, at)
    if may_call_running_delay(public, move, at):
        return _call_delay(course, seat, move, at)
    if place is not None:
        breach = breaches[place]
        found = put(breaches, place, replace(breach, penalty=number))
        course = concealed(course, breaches=Secret(found))
        undo = course.table.hidden.undo
        if undo is not None and breach.play == undo.reveal().play:
            course = take_back(course, at)
    rule = known_rules(table, seat).get(move.reason)
    if rule is None or not in_force(table)[rule - 1].secret:
        return give(course, move.target, seat, move.reason, at, text=move.text)
    return give(course, move.target, seat, Unnamed.SECRET_RULE, at, text=move.text, rule=rule)


def _call_delay(course: Course, seat: int, move: GivePenalty, at: int) -> Course:
    """The delay of the running turn is called: it counts as the machine's would. [MO-18] [MO-19]"""
    public = course.table.public
    when = play_time(public, at)
    breach = Breach(move.target, Reason(move.reason), when, public.turns, next_number(public))
    course = note(course, breach, at)
    course = give(course, move.target, seat, move.reason, at, text=move.text)
    return after_delay(course, move.target, at)
