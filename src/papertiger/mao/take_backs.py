"""Among players a play against the rules is taken back exactly. [MO-78] [MO-88]"""

from msgspec.structs import replace

from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.events import CardReturned
from papertiger.mao.obligations import forget_play
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import acting
from papertiger.mao.state import Duty, DutyKind, Public, Undo, hand_of
from papertiger.mao.turns import begin_turn


def before_play(public: Public, seat: int, card: Card, reason: Reason) -> Undo:
    """What taking the next play back would restore: the pile and the turn before it. [MO-78]"""
    return Undo(
        seat=seat,
        card=card,
        play=public.plays + 1,
        reason=reason,
        pile=public.pile,
        called=public.called,
        sevens=public.sevens,
        direction=public.direction,
        turns=public.turns,
        race=public.race,
        owed=public.owed,
        delays=0 if public.clock is None else public.clock.delays,
    )


def take_back(course: Course, at: int) -> Course:
    """The last play against the rules is taken back, if it still can be. [MO-78] [MO-88]"""
    table = course.table
    if table.hidden.undo is None:
        return course
    undo = table.hidden.undo.reveal()
    public = table.public
    win = public.win if public.win is not None and public.win.play == undo.play else None

    def kept(duty: Duty) -> bool:
        """A name that is due even for a spade that came back, by option. [MO-50]"""
        return public.options.strict_calls and duty.kind is DutyKind.SPADE

    course = with_hand(course, undo.seat, (*hand_of(table, undo.seat), undo.card))
    course = changed(
        concealed(course, undo=None),
        CardReturned(at, undo.seat, undo.card),
        pile=undo.pile,
        duties=tuple(each for each in public.duties if each.play != undo.play or kept(each)),
        win=None if win is not None else public.win,
    )
    course = forget_play(course, undo.play)
    if win is not None and win.said:
        course = notice(course, undo.seat, Reason.SAID_NAME, at)
    if undo.reason is Reason.MISPLAY:
        return _turn_again(course, undo, at)
    if win is None:
        return _undo_effect(course, undo)
    course = changed(course, called=undo.called, race=undo.race)
    if win.turn is None:
        return course
    return changed(begin_turn(course, win.turn, at), owed=win.owed)


def _undo_effect(course: Course, undo: Undo) -> Course:
    """What a card out of turn did where it stood is undone. [MO-78]"""
    public = course.table.public
    card = acting(course.table, undo.card)
    seven = card.rank is Rank.SEVEN and public.sevens > undo.sevens
    jack = card.rank is Rank.JACK
    held = public.held
    let_go = jack and held is not None and held.seat == undo.seat and not held.in_turn
    eight = card.rank is Rank.EIGHT
    return changed(
        course,
        called=undo.called,
        direction=-public.direction if eight else public.direction,
        sevens=undo.sevens if seven else public.sevens,
        owed=max(0, public.owed - laws.debt(1)) if seven else public.owed,
        held=None if let_go else public.held,
        race=undo.race,
    )


def _turn_again(course: Course, undo: Undo, at: int) -> Course:
    """After a misplay is taken back all is as it was, with a new clock. [MO-78]"""
    course = changed(
        course,
        called=undo.called,
        sevens=undo.sevens,
        direction=undo.direction,
        race=undo.race,
        held=None,
        turns=undo.turns,
    )
    course = changed(begin_turn(course, undo.seat, at), owed=undo.owed)
    clock = course.table.public.clock
    return course if clock is None else changed(course, clock=replace(clock, delays=undo.delays))
