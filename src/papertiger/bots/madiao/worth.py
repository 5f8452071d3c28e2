"""What tricks and cards are worth to a seat, in stakes. [MD-6.1]"""

from msgspec import Struct

from papertiger.bots.madiao.odds import Chances
from papertiger.bots.madiao.reading import HUNDRED, Reading
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.patterns import FOURTH_HONOUR, HONOURS

SHARE = 0.27
"""The chance that a seat of which nothing is known wins a given trick; 0.2 to 0.35 play alike."""

_HUNDRED_PLACE = Card.HM.place


class Prospect(Struct):
    """Where a seat would stand after a trick: its tricks, the cards it won with, those it keeps."""

    tricks: int
    winners: int
    kept: Chances


def weight(reading: Reading, seat: int) -> int:
    """How often the value of `seat` counts in what this seat is paid. [MD-6.11]

    A player settles with the banker only; the banker settles with all three.
    """
    if seat == reading.seat:
        return 3 if seat == reading.banker else 1
    return -1 if reading.banker in (seat, reading.seat) else 0


def two_and_three(prospect: Prospect) -> tuple[float, float]:
    """The chances to end with two tricks or more, and with three or more."""
    none, one, two = 1.0, 0.0, 0.0
    for _, chance in prospect.kept:
        rest = 1 - chance
        two = two * rest + one * chance
        one = one * rest + none * chance
        none *= rest
    tricks = prospect.tricks
    if tricks == 0:
        return 1 - none - one, 1 - none - one - two
    if tricks == 1:
        return 1 - none, 1 - none - one
    return 1.0, 1 - none if tricks == 2 else 1.0


def minimum_first(two: float) -> float:
    """Two tricks come first: who stays below them loses a stake. [MD-6.2]"""
    return two - 1


def three_next(three: float) -> float:
    """A third trick comes next; a fourth earns nothing by itself. [MD-6.3]"""
    return three


def tops_with_two(reading: Reading, prospect: Prospect, two: float) -> float:
    """Tricks won with acting tops, had or to come, earn a stake each with two tricks. [MD-6.4]

    So a top is kept until it can win, and low cards are sloughed before it.
    """
    count = float((reading.tops & prospect.winners).bit_count())
    for place, chance in prospect.kept:
        if reading.tops >> place & 1:
            count += chance
    return count * two


def without_the_hundred(prospect: Prospect) -> Prospect:
    """The same prospect for a seat that will slough HM. [MD-6.6]"""
    kept = [card for card in prospect.kept if card[0] != _HUNDRED_PLACE]
    return Prospect(prospect.tricks, prospect.winners, kept)


def hundred_in_time(reading: Reading, prospect: Prospect, two: float) -> float:
    """What being dealt HM brings, if it wins and if it does not. [MD-6.5] [MD-6.6] [MD-6.7]

    Lost or sloughed it earns 1 below two tricks and 2 above. While it is kept, the other cards
    say how many tricks there would be beside it. `two`: the chance of two tricks or more.
    """
    if not reading.dealt_hundred:
        return 0.0
    if prospect.winners & HUNDRED:
        return hundred_won(reading, *two_and_three(prospect))
    counts = weight(reading, reading.seat)
    for place, chance in prospect.kept:
        if place == _HUNDRED_PLACE:
            rest = without_the_hundred(prospect)
            lost, _ = two_and_three(rest)
            rest.tricks += 1
            won = hundred_won(reading, *two_and_three(rest))
            return chance * won + (1 - chance) * counts * (1 + lost)
    return counts * (1 + two)


def hundred_won(reading: Reading, two: float, three: float) -> float:
    """What HM brings once it has won: most as one of exactly two tricks. [MD-6.5] [MD-6.7]

    By the switch two or more will do. All at the table pay the bonus. [MD-6.12]
    """
    counts = weight(reading, reading.seat)
    bonus = 3 * counts if reading.seat == reading.banker else 3 * counts + 2
    return counts * (1 - two) + bonus * (two if reading.two_or_more else two - three)


def honours_together(reading: Reading, prospect: Prospect) -> float:
    """Tricks with each of MM, TM and HM earn 3; with C0 as well 4, on top or instead.

    The switch `sets` says which of the two. [MD-6.8] [MD-6.9]
    """
    missing = HONOURS & ~prospect.winners
    fourth_missing = FOURTH_HONOUR & ~prospect.winners
    three, fourth = 1.0, 0.0 if fourth_missing else 1.0
    for place, chance in prospect.kept:
        card = 1 << place
        if card & missing:
            three *= chance
            missing &= ~card
        elif card & fourth_missing:
            fourth = chance
    if missing:
        return 0.0
    return three * (3 + 4 * fourth if reading.sets_stack else 3 + fourth)


def slam_in_sight(prospect: Prospect) -> float:
    """All eight tricks, as long as none has been lost, by what is kept. [MD-6.10]"""
    if prospect.tricks + len(prospect.kept) < laws.TRICKS:
        return 0.0
    every = 8.0
    for _, chance in prospect.kept:
        every *= chance
    return every


def outlook(reading: Reading, prospect: Prospect) -> float:
    """What this seat may expect to be paid for its own value from here on. [MD-6.1] [MD-6.11]

    Who still has HM takes the better of two plans: to win with it, or to slough it. [MD-6.6]
    """
    expected = _planned(reading, prospect)
    if not reading.dealt_hundred:
        return expected
    sloughed = without_the_hundred(prospect)
    if len(sloughed.kept) == len(prospect.kept):
        return expected
    return max(expected, _planned(reading, sloughed))


def _planned(reading: Reading, prospect: Prospect) -> float:
    """The outlook of a seat that means to win with every card it keeps."""
    two, three = two_and_three(prospect)
    value = (
        minimum_first(two)
        + three_next(three)
        + tops_with_two(reading, prospect, two)
        + honours_together(reading, prospect)
        + slam_in_sight(prospect)
    )
    return weight(reading, reading.seat) * value + hundred_in_time(reading, prospect, two)


def _expected(tricks: int, left: int) -> float:
    """The value of so many tricks while so many are still to be played. [MD-6.2] [MD-6.3]"""
    two, three = two_and_three(Prospect(tricks, 0, [(0, SHARE)] * left))
    return minimum_first(two) + three_next(three)


# What one more trick brings to a seat that has so many, by the tricks left after it.
_ONE_MORE = tuple(
    tuple(_expected(tricks + 1, left) - _expected(tricks, left) for left in range(laws.TRICKS))
    for tricks in range(laws.TRICKS)
)


def trick_to_another(reading: Reading, seat: int, place: int | None) -> float:
    """What it brings to this seat, mostly a loss, that `seat` wins the trick with `place`.

    The players share one aim, the banker below two tricks and away from three, and do not mind
    each other's tricks; the banker minds them all. `place` None: the card is not known.
    [MD-6.2] [MD-6.3] [MD-6.4] [MD-6.11]
    """
    counts = weight(reading, seat)
    if not counts:
        return 0.0
    tricks = reading.won[seat]
    more = _ONE_MORE[tricks][reading.left - 1]
    if place is not None and tricks and reading.tops >> place & 1:
        more += 1
    return counts * more
