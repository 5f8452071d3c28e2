"""A player of sound habits: counts the cards and weighs what the trick is worth to whom.

Each habit is a function of `odds` (what may happen) or `worth` (what it is worth); here they are
put together, move by move. No search: one look at each card, face up and face down.
"""

import random
from typing import assert_never

from papertiger.bots.madiao.odds import (
    Chances,
    chances_led,
    chances_waiting,
    second_upcard_fine,
    share_of_a_card,
    takers,
)
from papertiger.bots.madiao.reading import HIGHER, Reading, read
from papertiger.bots.madiao.worth import Prospect, outlook, trick_to_another, weight
from papertiger.madiao.cards import CARDS
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View

FRESH_HAND = 1.1
"""The outlook, in stakes of one's own value, above which a hand is better kept; measured."""


def choose(view: View, rng: random.Random) -> Move:
    """The move that sound habits suggest; ValueError if nothing is asked of this seat."""
    match view.ask:
        case None:
            raise ValueError("nothing is asked of this seat")
        case AskStake(low, high):
            return stake_for_the_bank(low, high)
        case AskCut(low, high):
            return cut_anywhere(low, high, rng)
        case AskRedeal(may_demand):
            bad = may_demand and is_bad_hand(read(view))
            return DemandRedeal() if bad else WaiveRedeal()
        case AskPlay(choices):
            return Play(*choices[0]) if len(choices) == 1 else best_card(read(view))
        case _:
            assert_never(view.ask)


def stake_for_the_bank(low: int, high: int) -> NameStake:
    """The highest even stake: the bank is no burden, and skill counts threefold in it. [MD-6.11]

    Between four such players, redeals played, the banker won 0.03 stakes a hand
    under `source` and 0.38 under `ming` (each +- 0.07, 12,000 hands). [MD-2.3]
    """
    del low
    return NameStake(high - high % 2)


def cut_anywhere(low: int, high: int, rng: random.Random) -> Cut:
    """The pack is shuffled, so one place to cut is as good as another. [MD-3.1]"""
    return Cut(rng.randint(low, high))


def is_bad_hand(reading: Reading) -> bool:
    """Whether a hand with five of a suit promises less than a fresh one would. [MD-4.5]

    Among four who never demanded one, players lost 1 to 2 stakes with such hands below an outlook
    of 0, and won above 1.3. One who never demands loses 0.3 stakes a match to three who do.
    """
    led = chances_led(reading, share_of_a_card(reading))
    prospect = Prospect(0, 0, chances_waiting(reading, led))
    return outlook(reading, prospect) < FRESH_HAND * weight(reading, reading.seat)


def best_card(reading: Reading) -> Play:
    """The card and its face with the best expectation; the lower card when two are equal.

    An exposed discard is never among them: a slough does the same without the fine. [MD-5.4]
    [MD-5.5]
    """
    share = share_of_a_card(reading)
    led = chances_led(reading, share)
    waiting = chances_waiting(reading, led)
    beating = -1 if reading.winning is None else HIGHER[reading.winning]
    let_go = 0.0 if reading.winning is None else trick_let_go(reading, reading.winning, share)
    best, most = Play(CARDS[reading.hand[0]]), float("-inf")
    for number, place in enumerate(reading.hand):
        missed = outlook(reading, _without(reading, waiting, number, place, won=0))
        if beating >> place & 1:
            won = outlook(reading, _without(reading, led, number, place, won=1))
            expected = trick_tried(reading, place, share, won, missed)
            if expected >= most:
                best, most = Play(CARDS[place]), expected
        if reading.winning is not None and missed + let_go >= most:
            best, most = Play(CARDS[place], Face.DOWN), missed + let_go
    return best


def trick_tried(reading: Reading, place: int, share: float, won: float, missed: float) -> float:
    """What to expect of a card face up: to win with it, or to see a later seat beat it. [MD-5.3]

    `won` and `missed` are this seat's outlooks after either.
    """
    stands, expected = 1.0, -second_upcard_fine(reading, place, share)
    for seat, chance in takers(reading, place, share):
        stands -= chance
        expected += chance * (missed + trick_to_another(reading, seat, None))
    return expected + stands * won


def trick_let_go(reading: Reading, winning: int, share: float) -> float:
    """What to expect of the others when this seat sloughs. [MD-5.4]

    With an ally winning that is little, unless the banker is still to play and may beat.
    """
    stands, expected = 1.0, 0.0
    for seat, chance in takers(reading, winning, share):
        stands -= chance
        expected += chance * trick_to_another(reading, seat, None)
    if reading.leader is None:
        raise ValueError("nobody has led")
    return expected + stands * trick_to_another(reading, reading.leader, winning)


def _without(reading: Reading, chances: Chances, number: int, place: int, *, won: int) -> Prospect:
    """Where this seat stands when the card at `number` of its hand is gone, won or not."""
    kept = chances[:number] + chances[number + 1 :]
    winners = reading.winners | won << place
    return Prospect(reading.won[reading.seat] + won, winners, kept)
