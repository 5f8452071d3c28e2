"""What a card on the pile does to the turns to come, played on turn or out of it."""

from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.course import Course, changed
from papertiger.mao.events import JackReleased
from papertiger.mao.jacks import release
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import acting
from papertiger.mao.state import Held, Race
from papertiger.mao.turns import end_turn


def take_effect(
    course: Course, seat: int, card: Card, at: int, *, hold: bool = False, last: bool = False
) -> Course:
    """A card on the pile does what it does. [MO-32] [MO-33] [MO-34] [MO-36] [MO-40] [MO-41]

    `last`: it was a last card that did not win, and a two gives no further turn. [MO-87] A
    made-up rule may let it act as another. [MO-92]
    """
    card = acting(course.table, card)
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


def stand_out_of_turn(course: Course, seat: int, card: Card, at: int, *, hold: bool) -> Course:
    """A card out of turn stands: the pile is as it makes it, the turn the one it was. [MO-78]"""
    card = acting(course.table, card)
    public = course.table.public
    if card.rank is Rank.JACK:
        return _stand_jack(course, seat, at, hold=hold)
    sevens = public.sevens + (card.rank is Rank.SEVEN)
    untouched = public.owed == laws.debt(public.sevens)
    return changed(
        course,
        direction=-public.direction if card.rank is Rank.EIGHT else public.direction,
        sevens=sevens,
        owed=laws.debt(sevens) if untouched else public.owed + laws.debt(sevens - public.sevens),
        race=None,
    )


def _stand_jack(course: Course, seat: int, at: int, *, hold: bool) -> Course:
    """A jack out of turn is held, unless one is held on turn, or its race is open. [MO-42]"""
    held = course.table.public.held
    if hold and (held is None or not held.in_turn):
        return changed(course, held=Held(seat, in_turn=False), race=None)
    course = changed(course, JackReleased(at, seat, None), race=Race(seat))
    early = course.table.public.options.penalise_early_release
    return notice(course, seat, Reason.NO_SUIT_CALL, at) if early else course
