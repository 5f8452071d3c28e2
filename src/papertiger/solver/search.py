"""Whether the banker gets at least so much with every card open: the kernel.

Depth first, card by card, over a stack of frames; before a lead by the table and by bounds. A card
is laid face up to lead or to beat, or face down: whoever discards face up could lay the same card
face down and pay less, with all else the same, so that is never tried (MD-5.5). Cards of one hand
that are neighbours among those held, and not special, are one choice.
"""

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined, kernel
from papertiger.fast.machine import borrowed, highest, lowest, popcount, squeezed, stretched
from papertiger.fast.tables import BEATEN_BY, SUITS
from papertiger.madiao import laws
from papertiger.solver.facts import (
    ABOVE,
    BREAKS,
    CHOSEN,
    DOWNS,
    FRAME,
    HAND,
    HELD,
    HINT,
    LAID,
    LEFT,
    OWN,
    PAID,
    SEATS,
    TURN,
    UPS,
    WINNER,
    WINNING,
    WINS,
    Facts,
    is_banker,
    present,
)
from papertiger.solver.keys import MOVE, find_keys, is_kept, known, place_of, remember
from papertiger.solver.worth import BANKER_GETS, BANKER_PAYS, bounds, exactly, sure_tricks

MOST_NET = 200
"""No hand pays the banker that much, or costs as much."""

MANY_CARDS = 7
"""From so many cards a hand on, targets far from the truth cost more than many targets."""

NO, YES, OPEN, STOPPED = range(4)
"""Whether the target is reached: no, yes, not known yet, the budget is used up."""


@inlined
def breaks_among(held: int, special: int) -> int:
    """Where among those held a card does not go on from the one before it, by rank."""
    tops = 0
    for suit in range(len(SUITS)):
        cards = held & SUITS[suit]
        tops |= cards & -cards
    starts, alone = squeezed(tops, held), squeezed(special, held)
    return starts | alone | alone << 1


@inlined
def choices_among(hand: int, held: int, breaks: int) -> int:
    """One card of each run of neighbours in a hand, the highest; special cards by themselves."""
    own = squeezed(hand, held)
    return stretched(own & ~((own << 1) & ~breaks), held)


@inlined
def enter(
    stack: Words, at: int, target: int, facts: Facts, table: Words, values: Words, space: Words
) -> int:
    """Come to a position: whether it is known already; else which moves there are."""
    seat = stack[at + TURN]
    hand = stack[at + HAND + seat]
    if stack[at + LAID]:
        ups = hand & stack[at + ABOVE]
        if laws.barred(laws.TRICKS - stack[at + LEFT], stack[at + WINS + seat]):
            ups = 0
        stack[at + DOWNS] = choices_among(hand, stack[at + HELD], stack[at + BREAKS])
        stack[at + UPS] = stack[at + DOWNS] & ups
        return OPEN
    if stack[at + LEFT] == 0:
        return YES if exactly(stack, at, facts) >= target else NO
    find_keys(stack, at, facts)
    row = place_of(stack, at, table)
    held = present(stack, at)
    stack[at + HINT] = 0
    if is_kept(stack, at, table, row):
        low, high = known(stack, at, table, row)
        if low >= target or high < target:
            return YES if low >= target else NO
        stack[at + HINT] = stretched(table[row, MOVE], held)
    else:
        sure = sure_tricks(stack, at, seat, SUITS)
        low, high = bounds(stack, at, facts, sure, values, space)
        if low >= target or high < target:
            return YES if low >= target else NO
    stack[at + HELD], stack[at + BREAKS] = held, breaks_among(held, facts.special)
    stack[at + UPS], stack[at + DOWNS] = choices_among(hand, held, stack[at + BREAKS]), 0
    return OPEN


@inlined
def lead(stack: Words, at: int, facts: Facts) -> int:
    """Which card to lead next: the one that was best, else one that the other side cannot beat."""
    ups = stack[at + UPS]
    if stack[at + HINT] & ups:
        return int(stack[at + HINT])
    against = stack[at + HAND + facts.banker]
    if is_banker(stack, at, facts):
        against = present(stack, at) ^ against
    left = ups
    while left:
        card = left & -left
        if BEATEN_BY[lowest(card)] & against == 0:
            return int(card)
        left ^= card
    return int(ups & -ups)


@inlined
def to_come(stack: Words, at: int, facts: Facts) -> int:
    """The cards of those of the other side who are still to lay one in this trick."""
    found = 0
    for more in range(1, SEATS - stack[at + LAID]):
        seat = laws.right_of(stack[at + TURN], more)
        if (seat == facts.banker) != is_banker(stack, at, facts):
            found |= stack[at + HAND + seat]
    return found


@inlined
def cheapest_up(ups: int, against: int) -> int:
    """The lowest card that those to come cannot beat, else the lowest."""
    first = highest(ups)
    left = ups
    while left:
        card = highest(left)
        if BEATEN_BY[lowest(card)] & against == 0:
            return card
        left ^= card
    return first


@inlined
def cheapest_down(downs: int, special: int) -> int:
    """The lowest card by its rank in its suit, special ones last."""
    plain = downs & ~special
    left = plain or downs
    cheapest, rank = 0, -1
    while left:
        card = left & -left
        above = popcount(BEATEN_BY[lowest(card)])
        if above > rank:
            cheapest, rank = card, above
        left ^= card
    return cheapest


@inlined
def next_move(stack: Words, at: int, facts: Facts) -> tuple[int, bool]:
    """The card to try next, and whether face up; 0 when all were tried."""
    ups, downs = stack[at + UPS], stack[at + DOWNS]
    if stack[at + LAID] == 0:
        if ups == 0:
            return 0, True
        card = lead(stack, at, facts)
        stack[at + UPS] = ups ^ card
        return card, True
    if ups:
        against = to_come(stack, at, facts)
        safe = (stack[at + WINNER] == facts.banker) == is_banker(stack, at, facts)
        if not safe or stack[at + ABOVE] & against or downs == 0:
            card = cheapest_up(ups, against)
            stack[at + UPS] = ups ^ card
            return card, True
    if downs:
        card = cheapest_down(downs, facts.special)
        stack[at + DOWNS] = downs ^ card
        return card, False
    return 0, True


@inlined
def lay(stack: Words, at: int, card: int, face_up: bool, facts: Facts, to: int) -> None:
    """The position after a card: with the fourth, before the next lead. [MD-5.1] [MD-5.3]"""
    seat = stack[at + TURN]
    for column in range(UPS):
        stack[to + column] = stack[at + column]
    stack[to + HAND + seat] ^= card
    if face_up:
        stack[to + ABOVE], stack[to + WINNING], stack[to + WINNER] = (
            BEATEN_BY[lowest(card)],
            card,
            seat,
        )
        if card == facts.second:
            stack[to + PAID] += BANKER_PAYS if seat == facts.banker else BANKER_GETS
    stack[to + LAID] += 1
    stack[to + TURN] = laws.right_of(seat)
    if stack[to + LAID] == SEATS:
        winner = stack[to + WINNER]
        stack[to + WINS + winner] += 1
        stack[to + OWN + winner] |= stack[to + WINNING] & facts.special
        stack[to + TURN], stack[to + LAID] = winner, 0
        stack[to + LEFT] -= 1


@inlined
def keep(stack: Words, at: int, table: Words, target: int, result: int, moved: bool) -> None:
    """Remember what came of a position before a lead."""
    if stack[at + LAID] == 0:
        move = squeezed(stack[at + CHOSEN], present(stack, at)) if moved else 0
        remember(stack, at, table, target, result == YES, move)


@inlined
def at_least(
    stack: Words,
    target: int,
    facts: Facts,
    table: Words,
    values: Words,
    space: Words,
    budget: int,
    counts: Words,
) -> int:
    """Whether the banker gets at least `target` from the first frame of the `stack`: NO or YES.

    STOPPED when `counts[0]`, the positions looked at so far, comes to the budget.
    """
    at = 0
    result = enter(stack, at, target, facts, table, values, space)
    while True:
        if result == OPEN:
            card, face_up = next_move(stack, at, facts)
            if card:
                if counts[0] >= budget:
                    return STOPPED
                counts[0] += 1
                stack[at + CHOSEN] = card
                lay(stack, at, card, face_up, facts, at + FRAME)
                at += FRAME
                result = enter(stack, at, target, facts, table, values, space)
                continue
            result = NO if is_banker(stack, at, facts) else YES
            keep(stack, at, table, target, result, False)
        at -= FRAME
        if at < 0:
            return result
        if (result == YES) == is_banker(stack, at, facts):
            keep(stack, at, table, target, result, True)
        else:
            result = OPEN


@kernel
def between(
    stack: Words,
    facts: Facts,
    table: Words,
    values: Words,
    space: Words,
    budget: int,
    counts: Words,
) -> tuple[int, int]:
    """Proven bounds of the banker's net in the first frame, equal unless the budget is used up.

    Asks for one target after another: of few cards in the middle of what can be, of more, which
    take longer the farther a target is from the truth, near nothing at first and then farther each
    time, until the truth lies between two answers.
    """
    stack, table, counts = borrowed(stack), borrowed(table), borrowed(counts)
    values, space = borrowed(values), borrowed(space)
    low, high = -MOST_NET, MOST_NET
    if stack[LAID]:
        stack[HELD] = present(stack, 0) | stack[WINNING]
        stack[BREAKS] = breaks_among(stack[HELD], facts.special)
    else:
        sure = sure_tricks(stack, 0, stack[TURN], SUITS)
        low, high = bounds(stack, 0, facts, sure, values, space)
    narrow = stack[LEFT] < MANY_CARDS
    asked_low = asked_high = narrow
    target = (low + high + 1) // 2 if narrow else min(max(low + 1, 0), high)
    step = 1
    while low < high:
        reached = at_least(stack, target, facts, table, values, space, budget, counts)
        if reached == STOPPED:
            break
        if reached == YES:
            low, asked_low = target, True
        else:
            high, asked_high = target - 1, True
        if asked_low and asked_high:
            target = (low + high + 1) // 2
        else:
            target = min(low + step, high) if reached == YES else max(high + 1 - step, low + 1)
            step *= 2
    return low, high
