"""Doing what made-up rules come to: turns, cards, numbers and marks. [MO-92]

Cards are conserved: each goes from one place to another, or stays. A rule takes no shuffle that
the base rules may need for the same moment.
"""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Card
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.customs.deeds import (
    Broken,
    CardPut,
    CardsTaken,
    ChoiceDue,
    Deed,
    DieRolled,
    GestureDue,
    HandsMoved,
    HasteDue,
    MarkSet,
    NumberKept,
    Place,
    Reversed,
    SilenceDue,
    TurnGiven,
    WordsDue,
)
from papertiger.mao.customs.limits import MOST_DRAWN
from papertiger.mao.customs.memory import Postponed
from papertiger.mao.customs.scene import Happening, Kind, Marked, Tally
from papertiger.mao.events import Ruled, Ruling
from papertiger.mao.obligations import keep, memory_of, owe, remember
from papertiger.mao.penalties import notice_custom
from papertiger.mao.state import Table, hand_of
from papertiger.mao.stock import ShuffleWantedError, put_under, spare_shuffles, touch
from papertiger.mao.turns import begin_turn

SIDES = 6
MOST_POSTPONED = 8
"""So many effects on turns wait for a turn at most."""

Done: TypeAlias = tuple[Course, tuple[Happening, ...]]
"""The course after a deed, and what its events do not tell of what happened."""


def do(course: Course, rule: int, deed: Deed, at: int) -> Done:  # noqa: C901 one each
    """A deed is done, as far as it can be now."""
    match deed:
        case WordsDue() | GestureDue() | HasteDue() | ChoiceDue() | SilenceDue():
            return owe(course, rule, deed, at)
        case Broken():
            return notice_custom(course, deed.seat, rule, deed.what, at), ()
        case Reversed():
            return _reverse(course, deed.seat, at), ()
        case TurnGiven():
            return _give_turn(course, deed, at)
        case CardsTaken():
            return _take(course, deed, at), ()
        case CardPut():
            return _put(course, deed, at)
        case HandsMoved():
            return _move_hands(course, deed, at), ()
        case NumberKept():
            return keep(course, deed.tally), ()
        case MarkSet():
            return _mark(course, deed.mark), ()
        case DieRolled():
            return _roll(course, rule, deed, at), ()
        case _:
            assert_never(deed)


def _turn_is_free(table: Table) -> bool:
    """Whether the turn can go elsewhere: no jack, race, debt begun or win stands in the way."""
    public = table.public
    race_waits = public.race is not None and public.race.waiting is not None
    untouched = public.owed == laws.debt(public.sevens)
    free = public.turn is not None and public.held is None and public.win is None
    return free and untouched and not race_waits


def awaits_turn(table: Table) -> bool:
    """Whether turns can be given only later: a jack is held, or the first card acted out."""
    public = table.public
    return public.acting is not None or (public.held is not None and public.held.in_turn)


def postpone(course: Course, effect: Postponed) -> Course:
    """An effect on turns is kept until a turn begins. [MO-41]"""
    kept = memory_of(course.table).postponed
    if len(kept) >= MOST_POSTPONED:
        return course
    return remember(course, postponed=(*kept, replace(effect, play=course.table.public.plays)))


def _give_turn(course: Course, deed: TurnGiven, at: int) -> Done:
    public = course.table.public
    if not _turn_is_free(course.table) or public.gone[deed.seat]:
        return course, ()
    skipped = tuple(Happening(Kind.SKIPPED, seat) for seat in deed.skipped)
    if deed.seat == public.turn:
        return course, skipped
    return begin_turn(course, deed.seat, at), skipped


def _reverse(course: Course, seat: int, at: int) -> Course:
    """The direction turns; the turn goes to who is as far on from the actor the other way."""
    public = course.table.public
    course = changed(course, _ruled(course, at, Ruling.REVERSED), direction=-public.direction)
    turn = public.turn
    if turn is None or turn == seat or not _turn_is_free(course.table):
        return course
    places, passing = 1, laws.next_seat(seat, public.direction, public.gone)
    while passing != turn and places < public.seats:
        passing = laws.next_seat(passing, public.direction, public.gone)
        places += 1
    now = laws.next_seat(seat, -public.direction, public.gone, places)
    return course if now == turn else begin_turn(course, now, at)


def _take(course: Course, deed: CardsTaken, at: int) -> Course:
    """Cards from the stock, while there are any and the bound of a moment allows."""
    for _ in range(min(deed.cards, MOST_DRAWN)):
        if not _can_take(course.table):
            break
        course, _found = touch(course, deed.seat, at, forced=True)
    return course


def _can_take(table: Table) -> bool:
    """Whether a card is there for a rule: in the stock, or in discards that may be shuffled."""
    if table.hidden.stock.reveal():
        return True
    return len(table.public.pile) > 1 and _may_shuffle(table)


def _may_shuffle(table: Table) -> bool:
    """Whether a shuffle is left for a rule. One that was never brought is asked for. [MO-95]"""
    spare = spare_shuffles(table)
    if spare > 0:
        return True
    if table.hidden.supplied:
        return False
    raise ShuffleWantedError


def _put(course: Course, deed: CardPut, at: int) -> Done:
    """One card goes elsewhere; the pile keeps one, and no hand is emptied so."""
    table = course.table
    if table.public.win is not None or table.public.held is not None:
        return course, ()
    lifted = _lift(course, deed)
    if lifted is None:
        return course, ()
    course, card = lifted
    course = _lay(course, deed, card)
    course = changed(course, _ruled(course, at, Ruling.CARD_MOVED, deed.giver, deed.taker))
    if deed.target is not Place.HAND or deed.taker is None:
        return course, ()
    return course, (Happening(Kind.PICKED_UP, deed.taker, card),)


def _lift(course: Course, deed: CardPut) -> tuple[Course, Card] | None:
    """The card taken from where it lies; None if it cannot be."""
    pile, stock = course.table.public.pile, course.table.hidden.stock.reveal()
    match deed.source:
        case Place.PILE | Place.PILE_BOTTOM:
            if len(pile) < 2 or course.table.public.race is not None:
                return None
            top = deed.source is Place.PILE
            left, card = (pile[:-1], pile[-1]) if top else (pile[1:], pile[0])
            called = None if top else course.table.public.called
            return concealed(changed(course, pile=left, called=called), undo=None), card
        case Place.STOCK:
            if not stock:
                return None
            return concealed(course, stock=Secret(stock[1:])), stock[0]
        case Place.HAND:
            hand = () if deed.giver is None else hand_of(course.table, deed.giver)
            if deed.giver is None or deed.card not in hand or len(hand) < 2:
                return None
            kept = list(hand)
            kept.remove(deed.card)
            return with_hand(course, deed.giver, tuple(kept)), deed.card
        case Place.STOCK_BOTTOM:
            return None
        case _:
            assert_never(deed.source)


def _lay(course: Course, deed: CardPut, card: Card) -> Course:
    """The card laid where it goes: what is on top of the pile is matched from now on."""
    match deed.target:
        case Place.PILE:
            pile = (*course.table.public.pile, card)
            return concealed(changed(course, pile=pile, called=None, race=None), undo=None)
        case Place.HAND if deed.taker is not None:
            return with_hand(course, deed.taker, (*hand_of(course.table, deed.taker), card))
        case _:
            return put_under(course, (card,))


def _move_hands(course: Course, deed: HandsMoved, at: int) -> Course:
    """Whole hands change owners, all at once; not while somebody has laid the last card."""
    hands = [hand_of(course.table, seat) for seat in range(course.table.public.seats)]
    if course.table.public.win is not None or not all(hands[source] for source, _ in deed.moves):
        return course
    for source, target in deed.moves:
        course = with_hand(course, target, hands[source])
    (one, other), *more = deed.moves
    pair = len(more) == 1
    if pair:
        return changed(course, _ruled(course, at, Ruling.HANDS_SWAPPED, one, other))
    return changed(course, _ruled(course, at, Ruling.HANDS_PASSED))


def _mark(course: Course, mark: Marked) -> Course:
    """A mark in place of the same one before; what is over is forgotten."""
    turns = course.table.public.turns
    others = tuple(
        each
        for each in memory_of(course.table).marks
        if (each.rule, each.name, each.seat) != (mark.rule, mark.name, mark.seat)
        and each.until > turns
    )
    return remember(course, marks=(*others, mark))


def _roll(course: Course, rule: int, deed: DieRolled, at: int) -> Course:
    """A die from a shuffle that is used for nothing else: its first place that is fair."""
    if not _may_shuffle(course.table):
        return course
    shuffles = course.table.hidden.shuffles
    order = shuffles[-1].reveal()
    fair = len(order) - len(order) % SIDES
    number = next(place for place in order if place < fair) % SIDES + 1
    course = concealed(course, shuffles=shuffles[:-1])
    course = changed(course, _ruled(course, at, Ruling.DIE_ROLLED, deed.seat, number=number))
    return keep(course, Tally(rule, deed.name, None, number))


def _ruled(
    course: Course,
    at: int,
    what: Ruling,
    seat: int | None = None,
    other: int | None = None,
    number: int | None = None,
) -> Ruled:
    """What everybody sees of a deed."""
    table = course.table
    hands = tuple(
        0 if gone else len(hand_of(table, each)) for each, gone in enumerate(table.public.gone)
    )
    return Ruled(at, what, hands, seat, other, number)
