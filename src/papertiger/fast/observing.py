"""What a seat sees of its table, as bytes for a learner: nothing that is hidden from it. [MD-5.7]

Seats are relative: oneself, right, opposite, left. First 13 planes of 40 bytes, 1 for each card
that is in it: one's hand, one's sloughs, four planes of what each seat laid face up, four of the
cards that won a trick for each, the card that is winning, those that beat it, the first upcard.
Then 40 bytes: who is banker (4), who was dealt to first (4), who is winning (4), who led (4), which
trick (8), the tricks of each (4), the sloughs of each (4), cards in the trick (4), whether a redeal
is asked (1), three that are 0. Before a lead nobody is winning or has led.
"""

from papertiger.fast.arrays import Words
from papertiger.fast.columns import (
    ABOVE,
    BANKER,
    DOWN,
    FIRST,
    HAND,
    LAID,
    PHASE,
    REDEAL,
    TRICK,
    TURN,
    UP,
    UPCARD,
    WINNER,
    WINNING,
    WON,
)
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import popcount, spread
from papertiger.madiao import laws

SEATS = laws.SEATS
PLANES = 13
PLANE_WORDS = 5
OBSERVED = 560
"""The bytes of an observation."""


@inlined
def _plane(number: int, cards: int, out: Words) -> None:
    for word in range(PLANE_WORDS):
        out[number * PLANE_WORDS + word] = spread(cards >> (8 * word))


@inlined
def _away(seat: int, turn: int) -> int:
    """How many places to the right a seat is."""
    return laws.right_of(seat, SEATS - turn)


@inlined
def observe(words: Words, out: Words) -> None:
    """Write what the seat on turn sees; `out`: 70 words."""
    turn = words[TURN]
    _plane(0, words[HAND + turn], out)
    _plane(1, words[DOWN + turn], out)
    counts = 0
    for away in range(SEATS):
        seat = laws.right_of(turn, away)
        _plane(2 + away, words[UP + seat], out)
        _plane(6 + away, words[WON + seat], out)
        counts |= popcount(words[WON + seat]) << (8 * away)
        counts |= popcount(words[DOWN + seat]) << (8 * (SEATS + away))
    redeal, laid = words[PHASE] == REDEAL, words[LAID]
    going = laid > 0 and not redeal
    _plane(10, words[WINNING] if going else 0, out)
    _plane(11, words[ABOVE] if going else 0, out)
    _plane(12, 1 << words[UPCARD], out)
    places = PLANES * PLANE_WORDS
    bank = 1 << _away(words[BANKER], turn) | 16 << _away(words[FIRST], turn)
    out[places] = spread(bank)
    trick = 0
    if going:
        trick = 1 << _away(words[WINNER], turn) | 16 << laws.right_of(0, SEATS - laid)
    out[places + 1] = spread(trick)
    out[places + 2] = spread(1 << words[TRICK])
    out[places + 3] = counts
    out[places + 4] = spread(1 << laid | (16 if redeal else 0))
