"""Who pays how much after eight tricks, as a part of kernels. [MD-6.1] to [MD-6.13]"""

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined
from papertiger.fast.machine import popcount
from papertiger.fast.outcomes import (
    FOUR_HONOURS,
    HUNDRED_LOST,
    HUNDRED_SHORT,
    HUNDRED_WON,
    MANY,
    SECOND,
    SHORT,
    SLAM,
    THREE_HONOURS,
    TOPS,
)
from papertiger.fast.tables import HUNDRED, NOBODY, TOPS_UNDER, Switches
from papertiger.madiao import laws
from papertiger.madiao.patterns import FOURTH_HONOUR, HONOURS

SEATS = laws.SEATS

FINE = 2
"""The stakes of an exposed discard, where a switch says to whom they go. [MD-5.5]"""

PER_SEAT = 8
"""The bits in which the exposed discards of a seat are counted: those of seat s begin at 8 s."""


@inlined
def discards_of(seat: int, discards: int) -> int:
    """How many cards a seat has discarded face up. [MD-5.5]"""
    return discards >> (seat * PER_SEAT) & 0xFF


@inlined
def settled(
    won: Words,
    discards: int,
    hundred: int,
    upcard: int,
    offender: int,
    banker: int,
    rules: Switches,
    payments: Words,
    items: Words,
) -> bool:
    """Write the payments (4, stakes) of a hand that was played out; whether the banker keeps.

    `won`: by seat the cards that won a trick; `discards` as `discards_of` reads them; `hundred`:
    who was dealt HM; `offender`: who played the second under the second upcard face up, or -1.
    `items` (4) gets what each was paid for, as `outcomes.ITEMS` says. [MD-2.4] [MD-6.11] [MD-6.12]
    """
    earner = NOBODY
    for seat in range(SEATS):
        value, found = _value(won[seat], seat == hundred, TOPS_UNDER[upcard], rules)
        if found >> HUNDRED_WON & 1:
            earner = seat
        fines = discards_of(seat, discards) * laws.exposure_value(rules.by_value)
        payments[seat] = value + fines
        items[seat] = found
    _with_the_banker(banker, payments)
    if earner not in (NOBODY, banker):
        _from_the_others(earner, banker, payments)
    if rules.to_each or rules.to_banker:
        _fined(discards, banker, rules.to_banker, payments)
    if offender != NOBODY:
        items[offender] |= 1 << SECOND
        _to_each(offender, 1, payments)
    return earner == banker


@inlined
def _value(won: int, dealt: bool, tops: int, rules: Switches) -> tuple[int, int]:
    """A player's value but for the fines, and its items. [MD-6.1] to [MD-6.10]"""
    tricks = popcount(won)
    short, many = laws.short_of_minimum(tricks), laws.many_tricks(tricks)
    top = popcount(won & tops) * laws.top_trick(tricks)
    slam = laws.slam(tricks)
    three = laws.three_honours(won, HONOURS, FOURTH_HONOUR, rules.dearest)
    four = laws.four_honours(won, HONOURS, FOURTH_HONOUR)
    value = short + many + top + slam + three + four
    items = (short != 0) << SHORT | (many != 0) << MANY | (slam != 0) << SLAM | top << TOPS
    items |= (three != 0) << THREE_HONOURS | (four != 0) << FOUR_HONOURS
    if dealt:
        with_it = won & HUNDRED != 0
        kept, lost = laws.hundred_short(tricks), laws.hundred_lost(tricks, with_it)
        bonus = laws.hundred_won(tricks, rules.two_or_more) if with_it else 0
        value += kept + lost + bonus
        items |= (kept != 0) << HUNDRED_SHORT | (lost != 0) << HUNDRED_LOST
        items |= (bonus != 0) << HUNDRED_WON
    return value, items


@inlined
def _with_the_banker(banker: int, payments: Words) -> None:
    """Values become payments: each player settles with the banker only. [MD-6.11]"""
    own = payments[banker]
    others = 0
    for seat in range(SEATS):
        payments[seat] -= own
        others += payments[seat]
    payments[banker] = -others


@inlined
def _from_the_others(earner: int, banker: int, payments: Words) -> None:
    """One stake more for the bonus, from each other player but the banker. [MD-6.12]"""
    for seat in range(SEATS):
        if seat not in (banker, earner):
            payments[seat] -= 1
            payments[earner] += 1


@inlined
def _fined(discards: int, banker: int, to_banker: bool, payments: Words) -> None:
    """The fines where a switch says whom they go to. [MD-5.5]"""
    for seat in range(SEATS):
        fines = FINE * discards_of(seat, discards)
        if to_banker and seat != banker:
            payments[seat] -= fines
            payments[banker] += fines
        else:
            _to_each(seat, fines, payments)


@inlined
def _to_each(payer: int, stakes: int, payments: Words) -> None:
    """One player pays so many stakes to each of the three others."""
    for seat in range(SEATS):
        payments[seat] += stakes
    payments[payer] -= SEATS * stakes
