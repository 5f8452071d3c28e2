"""The stock: its top card is taken, cards go under it, and the discards become it."""

from papertiger.kernel.secret import Secret
from papertiger.mao.cards import CARDS, Card, in_order
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.events import CardDrawn, Reshuffled
from papertiger.mao.rulings import may_bind
from papertiger.mao.state import Table, hand_of

RULES_SHUFFLES = 2
"""So many shuffles are brought ahead for made-up rules, for dice and for cards that they draw."""


class ShuffleWantedError(Exception):
    """The discards are to become the stock, and the shuffle for it has not been brought yet."""


def wants_shuffle(table: Table) -> bool:
    """Whether a shuffle is to be brought ahead, so that none is missing when it is needed.

    With `add_deck` the discards and a fresh deck may be needed at the same moment. [MO-96]
    """
    return spare_shuffles(table) < RULES_SHUFFLES * may_bind(table)


def spare_shuffles(table: Table) -> int:
    """How many shuffles are there beside those that the base rules may need; below 0: too few."""
    return len(table.hidden.shuffles) - 1 - table.public.options.add_deck


def take(course: Course, seat: int, at: int) -> tuple[Course, Card | None]:
    """The top card of the stock goes to a seat; None when nothing at all is left. [MO-96]"""
    course = _filled(course, at)
    stock = course.table.hidden.stock.reveal()
    if not stock:
        return course, None
    course = concealed(course, stock=Secret(stock[1:]))
    return with_hand(course, seat, (*hand_of(course.table, seat), stock[0])), stock[0]


def touch(course: Course, seat: int, at: int, *, forced: bool = False) -> tuple[Course, bool]:
    """A seat touches the stock and takes its top card, if there is one. [MO-22] [MO-24]"""
    course, card = take(course, seat, at)
    seen = course.table.public.looked[seat]
    event = CardDrawn(at, seat, Secret(card), seen=seen, forced=forced)
    return changed(course, event), card is not None


def put_under(course: Course, cards: tuple[Card, ...]) -> Course:
    """Cards go under the stock. [MO-97]"""
    return concealed(course, stock=Secret(course.table.hidden.stock.reveal() + cards))


def put_hand_under(course: Course, seat: int) -> Course:
    """The hand of a seat that is gone goes under the stock. [MO-97]"""
    return with_hand(put_under(course, hand_of(course.table, seat)), seat, ())


def _filled(course: Course, at: int) -> Course:
    """The stock refilled if it is empty and a card is wanted. [MO-95] [MO-96]"""
    public, hidden = course.table.public, course.table.hidden
    discards = public.pile[:-1]
    if hidden.stock.reveal() or not (discards or public.options.add_deck):
        return course
    if not hidden.shuffles:
        if hidden.supplied:
            return course  # made-up rules have used up, in this one step, all that can be brought
        raise ShuffleWantedError
    permutation = hidden.shuffles[0].reveal()
    stock = in_order(permutation, discards or CARDS)
    left = hidden.shuffles[1:] if discards else ()  # the pack is larger now
    course = concealed(course, stock=Secret(stock), shuffles=left, undo=None)
    added = not discards
    event = Reshuffled(at, len(stock), added=added)
    return changed(
        course, event, pile=public.pile[-1:], decks=public.decks + added, added=public.added + added
    )
