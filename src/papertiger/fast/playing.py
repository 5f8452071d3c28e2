"""A card laid on a trick, as a part of kernels. [MD-5.1] to [MD-5.6]

A trick is three numbers: `above`, the cards that would beat what is winning, `winning`, the card
that is winning, as a bit, and `winner`, its seat. A lead is every card of the hand, face up.
"""

from papertiger.fast.compiling import inlined
from papertiger.fast.machine import lowest, popcount
from papertiger.fast.tables import BEATEN_BY
from papertiger.madiao import laws


@inlined
def choices(hand: int, above: int, trick: int, own_wins: int, forbid: bool) -> tuple[int, int]:
    """The cards that a follower may lay face up, and those that may be laid face down.

    `trick` counts those that are over, `own_wins` are the cards that have won one for the seat.
    [MD-5.2] [MD-5.4] [MD-5.5] [MD-5.6]
    """
    if laws.barred(trick, popcount(own_wins)):
        return 0, hand
    return hand & above if forbid else hand, hand


@inlined
def beats(card: int, face_up: bool, above: int) -> bool:
    """Whether a card, as a bit, beats what is winning, laid that way. [MD-5.3]"""
    return face_up & (card & above != 0)


@inlined
def beating(card: int) -> int:
    """The cards that beat a card, as bits, when it is winning. [MD-5.3]"""
    return int(BEATEN_BY[lowest(card)])
