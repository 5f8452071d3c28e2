"""What stays the same in a search, and the frame of a position in it, as words."""

from typing import NamedTuple

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined
from papertiger.madiao import laws

SEATS = laws.SEATS

PAYMENT, TRICKS = range(2)
"""What is searched for: the banker's net in stakes, or how many tricks the banker wins."""


class Facts(NamedTuple):
    """What a deal and its options make of cards.

    `hundred`: who was dealt HM, -1 for nobody; `tops`: the acting tops, and `second` the card of
    MD-6.13, as masks; `honours`: the one seat that was dealt MM, TM and HM, -1 for none; `special`:
    every card that is paid for, as a mask; `age`: which search this is, in the bits of a key that
    nothing else uses.
    """

    payoff: int
    banker: int
    hundred: int
    tops: int
    second: int
    honours: int
    special: int
    two_or_more: bool
    dearest: bool
    age: int


HAND, OWN, WINS = 0, 4, 8
"""In a frame, by seat: the cards held; the special cards that won a trick; how many tricks."""

(
    ABOVE, WINNING, WINNER, TURN, LAID, LEFT, PAID, HELD, BREAKS, CREDIT, UPS, DOWNS,
    FIRST_KEY, SECOND_KEY, OFFSET, HINT, CHOSEN, QUESTION,
) = range(12, 30)  # fmt: skip
"""And: what beats the winning card, that card, its seat, whose turn it is, cards in the trick,
tricks that are left, what was paid beside values; every card that was held before the trick, and
where among them runs of neighbours end; which sides slough on credit. And of this frame alone: the
moves that are left to try, the keys and the offset of the table, the best move known, the card that
was laid last, with whom on credit the position is asked about."""

CARRIED = UPS
"""So many columns of a frame hold for the next one too."""

NEITHER, BANKER, OTHERS, BOTH = range(4)
"""The sides that slough on credit, one bit each: see `search`."""

FRAME = 30
FRAMES = laws.SEATS * laws.TRICKS + 3
"""Every card, the end, and twice the same position with more on credit."""


@inlined
def is_banker(stack: Words, at: int, facts: Facts) -> bool:
    """Whether the banker is on turn."""
    return bool(stack[at + TURN] == facts.banker)


@inlined
def on_credit(stack: Words, at: int, facts: Facts) -> bool:
    """Whether the seat on turn sloughs on credit."""
    side = BANKER if is_banker(stack, at, facts) else OTHERS
    return bool(stack[at + CREDIT] & side)


@inlined
def present(stack: Words, at: int) -> int:
    """Every card that is still held."""
    return int(
        stack[at + HAND] | stack[at + HAND + 1] | stack[at + HAND + 2] | stack[at + HAND + 3]
    )


@inlined
def carry(stack: Words, at: int, to: int) -> None:
    """Begin a frame with what holds for it as for the one at `at`."""
    for column in range(CARRIED):
        stack[to + column] = stack[at + column]
