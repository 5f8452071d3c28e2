"""Which cards are worth trying, in which order, and what stands after one. [MD-5.2] [MD-5.3]

A card is laid face up to lead or to beat, or face down: whoever discards face up could lay the same
card face down and pay less, with all else the same, so that is never tried (MD-5.5). Cards of one
hand that are neighbours among those held, and not special, are one choice. Who sloughs on credit
(see `search`) has one choice of what to slough, and keeps every card.
"""

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import highest, lowest, popcount, squeezed, stretched
from papertiger.fast.tables import BEATEN_BY, SUITS
from papertiger.madiao import laws
from papertiger.solver.facts import (
    ABOVE,
    BREAKS,
    DOWNS,
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
    carry,
    is_banker,
    on_credit,
    present,
)
from papertiger.solver.worth import BANKER_GETS, BANKER_PAYS

ANY = 1
"""The choice to slough when it does not matter which card."""


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
def find_runs(stack: Words, at: int, facts: Facts) -> None:
    """Write down which cards are held in a trick, and where runs of neighbours end until its end.

    In a trick that has begun, of which nothing else is known, the card that wins it is still there.
    """
    held = present(stack, at)
    if stack[at + LAID]:
        held |= stack[at + WINNING]
    stack[at + HELD], stack[at + BREAKS] = held, breaks_among(held, facts.special)


@inlined
def moves_of_leader(stack: Words, at: int, facts: Facts) -> None:
    """Write down what the seat on lead may lay."""
    find_runs(stack, at, facts)
    hand = stack[at + HAND + stack[at + TURN]]
    stack[at + UPS], stack[at + DOWNS] = (
        choices_among(hand, stack[at + HELD], stack[at + BREAKS]),
        0,
    )


@inlined
def keep_what_can_win(stack: Words, at: int) -> None:
    """Before the last lead, leave the others the cards that may win the trick. [MD-5.3] [MD-5.6]"""
    own, able = stack[at + HAND + stack[at + TURN]], 0
    for suit in range(len(SUITS)):
        led = own & SUITS[suit]
        if led:
            able |= BEATEN_BY[lowest(highest(led))]
    for more in range(1, SEATS):
        seat = laws.right_of(stack[at + TURN], more)
        barred = laws.barred(laws.TRICKS - 1, stack[at + WINS + seat])
        stack[at + HAND + seat] &= 0 if barred else able


@inlined
def sloughs_any(stack: Words, at: int, facts: Facts) -> bool:
    """Whether it does not matter which card the seat on turn sloughs: it stays in the hand."""
    return stack[at + LEFT] == 1 or on_credit(stack, at, facts)


@inlined
def moves_of_follower(stack: Words, at: int, facts: Facts) -> None:
    """Write down what a later seat may lay. [MD-5.2] [MD-5.6]"""
    seat = stack[at + TURN]
    hand = stack[at + HAND + seat]
    ups = hand & stack[at + ABOVE]
    if laws.barred(laws.TRICKS - stack[at + LEFT], stack[at + WINS + seat]):
        ups = 0
    choices = choices_among(hand, stack[at + HELD], stack[at + BREAKS])
    stack[at + UPS] = choices & ups
    stack[at + DOWNS] = ANY if sloughs_any(stack, at, facts) else choices


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
    carry(stack, at, to)
    if face_up or not sloughs_any(stack, at, facts):
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
