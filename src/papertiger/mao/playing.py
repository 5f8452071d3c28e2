"""Playing and drawing, on turn and off it."""

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.effects import stand_out_of_turn, take_effect
from papertiger.mao.events import CardPlayed, CardReturned, RaceClosed, SuitCalled
from papertiger.mao.jacks import race_winner
from papertiger.mao.options import Referee
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason, Unnamed
from papertiger.mao.rulings import Fault, fault_of_play, may_jump_in
from papertiger.mao.speaking import names_in_vain, owe_words
from papertiger.mao.state import Phase, hand_of
from papertiger.mao.stock import touch
from papertiger.mao.take_backs import before_play
from papertiger.mao.turns import begin_turn, end_turn, may_act, note_slowness, restart_clock
from papertiger.mao.winning import win_provisionally


def play(course: Course, seat: int, card: Card, at: int, *, hold: bool) -> Course:
    """A seat plays a card that it holds, rightly or not. [MO-16] [MO-26] [MO-78]"""
    public = course.table.public
    if not may_act(public, seat):
        if not may_jump_in(course.table, seat, card, at):
            return _against_the_rules(course, seat, card, at, Reason.OUT_OF_TURN, hold=hold)
        course = begin_turn(course, seat, at)
        public = course.table.public
    race = public.race
    if race is not None and race.calls:
        return changed(course, race=replace(race, waiting=(seat, card, hold)))
    drawing = public.owed < laws.debt(public.sevens)
    fault = Fault() if drawing else fault_of_play(course.table, seat, card, at)
    if fault is not None:
        return _against_the_rules(course, seat, card, at, Reason.MISPLAY, hold=hold, fault=fault)
    return _play_on_turn(concealed(course, undo=None), seat, card, at, hold=hold)


def _play_on_turn(course: Course, seat: int, card: Card, at: int, *, hold: bool) -> Course:
    """A card lies on the pile by its player's turn and does what it does. [MO-21] [MO-86]"""
    course = _on_the_pile(course, seat, card, at, hold=hold)
    if course.table.public.race is not None:
        course = changed(course, RaceClosed(at, seat), race=None)
    if not hand_of(course.table, seat):
        return win_provisionally(course, seat, card, at, turn=None, hold=hold)
    return take_effect(course, seat, card, at, hold=hold)


def _on_the_pile(course: Course, seat: int, card: Card, at: int, *, hold: bool) -> Course:
    public = course.table.public
    hand = list(hand_of(course.table, seat))
    hand.remove(card)
    course = with_hand(course, seat, tuple(hand))
    course = changed(
        course,
        CardPlayed(at, seat, card, held=hold and card.rank is Rank.JACK and bool(hand)),
        pile=(*public.pile, card),
        called=None,
        plays=public.plays + 1,
    )
    return owe_words(course, seat, card, at, left=len(hand))


def _against_the_rules(
    course: Course,
    seat: int,
    card: Card,
    at: int,
    reason: Reason,
    *,
    hold: bool = False,
    fault: Fault | None = None,
) -> Course:
    """A misplay or a card out of turn: returned at once, or left to the players. [MO-78] [MO-79]

    One card for both faults together. [MO-26] In `players` mode a misplay counts as played; a
    card out of turn does what it does to the pile, and the turn is the one it was. `fault`: why
    it is a misplay. [MO-92]
    """
    public = course.table.public
    fault = fault or Fault(reason)
    custom = None if fault.rule is None else (fault.rule, Unnamed.WRONG_CARD)
    if public.options.referee is not Referee.PLAYERS:
        course = changed(
            course, CardPlayed(at, seat, card, held=False), CardReturned(at, seat, card)
        )
        if public.options.strict_calls:
            course = owe_words(course, seat, card, at, left=0)
        course = notice(course, seat, fault.reason, at, custom=custom)
        course = names_in_vain(course, seat, at)
        return restart_clock(course, at) if reason is Reason.MISPLAY else course
    undo = before_play(public, seat, card, reason)
    in_turn = reason is Reason.MISPLAY
    course = notice(
        course, seat, fault.reason, at,
        play=undo.play, in_turn=in_turn, custom=custom,
    )  # fmt: skip
    if reason is Reason.MISPLAY:
        course = concealed(changed(course, owed=0), undo=None)
        course = _play_on_turn(course, seat, card, at, hold=hold)
    else:
        course = _on_the_pile(course, seat, card, at, hold=hold)
        if hand_of(course.table, seat) or public.win is not None:
            course = stand_out_of_turn(course, seat, card, at, hold=hold)
        else:
            course = changed(course, race=None)
            course = win_provisionally(course, seat, card, at, turn=public.turn, hold=hold)
    going_on = course.table.public.phase is Phase.PLAY
    return concealed(course, undo=Secret(undo)) if going_on else course


def draw(course: Course, seat: int, at: int, *, forced: bool = False) -> Course:
    """A seat touches the stock. [MO-16] [MO-17] [MO-22] [MO-24] [MO-25]

    On turn it is the turn, or a card of the debt; else the card is kept, and that is all.
    """
    public = course.table.public
    if not may_act(public, seat):
        course, _ = touch(course, seat, at)
        if public.options.stock_out_of_turn_penalty and public.turn != seat:
            course = notice(course, seat, Reason.OUT_OF_TURN, at)
        return course
    if public.race is not None and not public.race.calls:
        course = changed(course, RaceClosed(at, seat), race=None)
    undo = None if course.table.hidden.undo is None else course.table.hidden.undo.reveal()
    if undo is not None:
        # A card out of turn can still be taken back; a race under it is closed all the same.
        out_of_turn = undo.reason is Reason.OUT_OF_TURN
        undo = replace(undo, race=None)
        course = concealed(course, undo=Secret(undo) if out_of_turn else None)
    if public.sevens:
        return _draw_debt(course, seat, at, forced=forced)
    course, _ = touch(course, seat, at, forced=forced)
    return end_turn(course, seat, at, steps=1)


def _draw_debt(course: Course, seat: int, at: int, *, forced: bool) -> Course:
    """One card of the debt; with the last one the chain is over. [MO-37] [MO-38] [MO-96]"""
    course, found = touch(course, seat, at, forced=forced)
    owed = course.table.public.owed - 1
    if found and owed > 0:
        return changed(course, owed=owed)
    course = changed(note_slowness(course, at), sevens=0, owed=0, clock=None)
    if course.table.public.options.draw_then_play and not forced:
        return begin_turn(course, seat, at)
    return end_turn(course, seat, at, steps=1)


def race_over(course: Course, at: int) -> Course:
    """The calls of the race are in: the first has the suit; then the card that waited. [MO-42]"""
    public = course.table.public
    race = public.race
    if race is None:
        raise AssertionError("no race is open")
    first = race_winner(public)
    event = SuitCalled(at, first.seat, first.suit, in_force=True)
    course = changed(course, event, race=None, called=first.suit)
    if race.waiting is None:
        return course
    seat, card, hold = race.waiting
    if card not in hand_of(course.table, seat):
        return course
    return play(course, seat, card, at, hold=hold)
