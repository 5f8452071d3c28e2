"""Turns: what a card does to the order of play, how a turn ends and the next begins."""

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.events import CardReturned, JackReleased, TurnBegan
from papertiger.mao.options import Referee
from papertiger.mao.penalties import note, notice
from papertiger.mao.reasons import Reason
from papertiger.mao.session import finish
from papertiger.mao.state import (
    Breach,
    Clock,
    Duty,
    DutyKind,
    Held,
    Public,
    Race,
    Undo,
    hand_of,
    limit,
    play_time,
)


def take_effect(
    course: Course, seat: int, card: Card, at: int, *, hold: bool = False, last: bool = False
) -> Course:
    """A card on the pile does what it does. [MO-32] [MO-33] [MO-34] [MO-36] [MO-40] [MO-41]

    `last`: it was a last card that did not win, and a two gives no further turn. [MO-87]
    """
    if card.rank is Rank.JACK:
        course = changed(course, held=Held(seat), turn=seat)
        return course if hold else release(course, seat, at, forced=last)
    public = course.table.public
    skips = public.options.reverse_is_skip_2p and public.gone.count(False) == 2
    course = changed(
        course,
        direction=-public.direction if card.rank is Rank.EIGHT else public.direction,
        sevens=public.sevens + (card.rank is Rank.SEVEN),
    )
    steps = laws.steps_after(card, reverse_skips=skips)
    return end_turn(course, seat, at, steps=max(steps, last))


def lie(course: Course, seat: int, card: Card, at: int, *, hold: bool) -> Course:
    """A card out of turn stands: the pile is as it makes it, the turn the one it was. [MO-78]"""
    public = course.table.public
    if card.rank is Rank.JACK:
        return _lie_jack(course, seat, at, hold=hold)
    sevens = public.sevens + (card.rank is Rank.SEVEN)
    untouched = public.owed == laws.debt(public.sevens)
    return changed(
        course,
        direction=-public.direction if card.rank is Rank.EIGHT else public.direction,
        sevens=sevens,
        owed=laws.debt(sevens) if untouched else public.owed + laws.debt(sevens - public.sevens),
        race=None,
    )


def _lie_jack(course: Course, seat: int, at: int, *, hold: bool) -> Course:
    """A jack out of turn is held, unless one is held on turn, or its race is open. [MO-42]"""
    held = course.table.public.held
    if hold and (held is None or not held.in_turn):
        return changed(course, held=Held(seat, in_turn=False), race=None)
    course = changed(course, JackReleased(at, seat, None), race=Race(seat))
    early = course.table.public.options.penalise_early_release
    return notice(course, seat, Reason.NO_SUIT_CALL, at) if early else course


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


def take_back(course: Course, at: int) -> Course:
    """The last play against the rules is taken back exactly, in `players` mode. [MO-78] [MO-88]"""
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
    if win is not None and win.said:
        course = notice(course, undo.seat, Reason.SAID_NAME, at)
    if undo.reason is Reason.MISPLAY:
        return _turn_again(course, undo, at)
    if win is None:
        return _unlie(course, undo)
    course = changed(course, called=undo.called, race=undo.race)
    if win.turn is None:
        return course
    return changed(begin_turn(course, win.turn, at), owed=win.owed)


def _unlie(course: Course, undo: Undo) -> Course:
    """What a card out of turn had done to the pile is undone. [MO-78]"""
    public = course.table.public
    seven = undo.card.rank is Rank.SEVEN and public.sevens > undo.sevens
    jack = undo.card.rank is Rank.JACK
    held = public.held
    let_go = jack and held is not None and held.seat == undo.seat and not held.in_turn
    eight = undo.card.rank is Rank.EIGHT
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
