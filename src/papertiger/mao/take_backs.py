"""Among players a play against the rules is taken back exactly. [MO-78] [MO-88]"""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from papertiger.kernel.secret import Secret
from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank
from papertiger.mao.course import Course, changed, concealed, with_hand
from papertiger.mao.events import CardReturned, Ruled, Ruling
from papertiger.mao.obligations import forget_play, memory_of, remember
from papertiger.mao.penalties import notice
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import acting
from papertiger.mao.state import Duty, DutyKind, Public, Table, Undo, Wrought, hand_of
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


def remember_wrought(course: Course, played: Course, before: Course) -> Course:
    """What rules did because of a play that can be taken back is kept with it. [MO-78]

    `before` is the table before the play, `played` after it, `course` after the rules.
    """
    hidden, earlier = course.table.hidden, before.table.hidden.undo
    if hidden.undo is None:
        return course
    undo = hidden.undo.reveal()
    if earlier is not None and earlier.reveal().play == undo.play:
        return course
    memory = memory_of(before.table)
    one, other = played.table, course.table
    wrought = Wrought(
        hands=(_hands(one), _hands(other)),
        stocks=(one.hidden.stock.reveal(), other.hidden.stock.reveal()),
        directions=(one.public.direction, other.public.direction),
        turns=(one.public.turn, other.public.turn),
        tallies=memory.tallies,
        marks=memory.marks,
    )
    return concealed(course, undo=Secret(replace(undo, wrought=wrought)))


def _hands(table: Table) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand_of(table, seat) for seat in range(table.public.seats))


def _unwrought(course: Course, wrought: Wrought, at: int) -> Course:
    """Cards that rules moved because of the play go back, as far as they still lie there. [MO-78]

    What they kept and marked is as it was before. The events say only how many cards hands have.
    """
    places = [list(hand) for hand in (*_hands(course.table), course.table.hidden.stock.reveal())]
    before = (*wrought.hands[0], wrought.stocks[0])
    after = (*wrought.hands[1], wrought.stocks[1])
    loose: Counter[Card] = Counter()
    for place, was, became in zip(places, before, after, strict=True):
        for card in (Counter(became) - Counter(was)).elements():
            if card in place:
                del place[len(place) - 1 - place[::-1].index(card)]
                loose[card] += 1
    for number, (place, was, became) in enumerate(zip(places, before, after, strict=True)):
        lost = Counter(was) - Counter(became)
        back = _these(_these(was, lost), loose)
        places[number] = [*back, *place] if number == len(places) - 1 else [*place, *back]
    moved = wrought.hands[0] != wrought.hands[1]
    for seat, hand in enumerate(places[:-1]):
        course = with_hand(course, seat, tuple(hand))
    course = concealed(course, stock=Secret(tuple(places[-1])))
    course = remember(course, tallies=wrought.tallies, marks=wrought.marks)
    sizes = tuple(
        0 if gone else len(hand)
        for gone, hand in zip(course.table.public.gone, places, strict=False)
    )
    return changed(course, Ruled(at, Ruling.UNDONE, sizes)) if moved else course


def _these(cards: Iterable[Card], count: Counter[Card]) -> list[Card]:
    """So many of the cards as are counted, in their order; they are taken off the count."""
    found = []
    for card in cards:
        if count[card] > 0:
            count[card] -= 1
            found.append(card)
    return found


def take_back(course: Course, at: int) -> Course:
    """The last play against the rules is taken back, if it still can be. [MO-78] [MO-88]"""
    if course.table.hidden.undo is None:
        return course
    undo = course.table.hidden.undo.reveal()
    if undo.wrought is not None:
        course = _unwrought(course, undo.wrought, at)
    table = course.table
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
        return _turns_unwrought(_undo_effect(course, undo), undo.wrought, at)
    course = changed(course, called=undo.called, race=undo.race)
    if win.turn is None:
        return course
    return changed(begin_turn(course, win.turn, at), owed=win.owed)


def _turns_unwrought(course: Course, wrought: Wrought | None, at: int) -> Course:
    """A turn that rules gave because of a card out of turn is again whose it was. [MO-78]"""
    if wrought is None:
        return course
    public, (before, after) = course.table.public, wrought.turns
    turned = wrought.directions[0] != wrought.directions[1]
    course = changed(course, direction=-public.direction if turned else public.direction)
    if before is None or before == after or public.turn != after or public.gone[before]:
        return course
    return begin_turn(course, before, at)


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
