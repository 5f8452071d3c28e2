"""How likely it is that a card is beaten in this trick, and that it wins a later one."""

from papertiger.bots.madiao.reading import HIGHER, STOCK, Reading
from papertiger.madiao import laws
from papertiger.madiao.cards import SECONDS

Chances = list[tuple[int, float]]
"""Cards by place, each with the chance that it wins a trick."""

# Measured, each against its neighbours by one changed player among three unchanged ones.
BURIED_HIGH = 0.3
"""How often a card that would beat lies face down in a trick, against a card in a hand."""
DOUBT = 0.1
"""How likely a seat holds a card it did not beat with, against one that was never called for."""
REACH = 0.3
"""The chance that one more trick brings the lead, or the lead of a certain suit."""
FADING = 0.6
"""What is left of the cards that would beat, in the exponent, when a card's turn comes later."""

_REACHED = tuple(1 - (1 - REACH) ** tricks for tricks in range(laws.TRICKS + 1))
_OTHERS = tuple(
    tuple(laws.right_of(seat, steps) for steps in range(1, laws.SEATS))
    for seat in range(laws.SEATS)
)
_SECONDS = frozenset(card.place for card in SECONDS)


def share_of_a_card(reading: Reading) -> float:
    """The chance that a certain unseen high card is a certain one of the hidden places.

    Unseen cards are in the other hands, in the stock under the upcard, or face down in tricks,
    where high cards are rare. [MD-3.3] [MD-5.4]
    """
    in_hands = sum(reading.live) - reading.live[reading.seat]
    return 1 / (in_hands + STOCK - 1 + BURIED_HIGH * reading.buried)


def can_beat(reading: Reading, seat: int, place: int, share: float) -> float:
    """The chance that `seat` holds a card that beats `place`. [MD-5.3]

    A card that it did not beat with, when it could have, it hardly holds: nobody must beat, but
    few let a trick go by. [MD-5.2]
    """
    above = reading.unseen & HIGHER[place]
    if not above:
        return 0.0
    doubted = (above & reading.doubted[seat]).bit_count()
    each = min(share * reading.live[seat], 1.0)
    free = above.bit_count() - doubted
    return 1 - float((1 - each) ** free * (1 - each * DOUBT) ** doubted)


def takers(reading: Reading, place: int, share: float) -> Chances:
    """Which seats after this one take the trick from `place`, each with its chance. [MD-5.3]"""
    stands, found = 1.0, []
    for seat in reading.after:
        beats = can_beat(reading, seat, place, share)
        if beats:
            found.append((seat, stands * beats))
            stands *= 1 - beats
    return found


def stands(reading: Reading, place: int, share: float) -> float:
    """The chance that no other hand holds a card that beats `place`: 1 for a boss. [MD-5.3]"""
    if not reading.unseen & HIGHER[place]:
        return 1.0
    chance = 1.0
    for seat in _OTHERS[reading.seat]:
        chance *= 1 - can_beat(reading, seat, place, share)
    return chance


def chances_led(reading: Reading, share: float) -> Chances:
    """What each card wins by when this seat has the lead: a boss for certain. [MD-5.1]"""
    return [(place, stands(reading, place, share)) for place in reading.hand]


def chances_waiting(reading: Reading, led: Chances) -> Chances:
    """What each card wins by when another seat leads next, from the chances with the lead.

    The suit must be led or the lead won first, and by then some of the cards that would beat are
    gone. Without a trick there is nothing to win in the eighth. [MD-5.1] [MD-5.6]
    """
    if reading.left == 2 and not reading.won[reading.seat]:
        return [(place, 0.0) for place, _ in led]
    reached = _REACHED[reading.left - 1]
    return [(place, reached * chance**FADING) for place, chance in led]


def second_upcard_fine(reading: Reading, place: int, share: float) -> float:
    """The stakes to be feared for a second shown while its top may be the second upcard. [MD-6.13]

    It costs one to each of the three others; the top is under the upcard as likely as anywhere.
    """
    feared = place in _SECONDS and reading.unseen >> (place - 1) & 1
    return 3 * share if feared else 0.0
