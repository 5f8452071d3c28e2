"""Whole hands: the fast flow and the readable engine on the same cards and the same choices."""

import pytest

from papertiger import fast
from papertiger.madiao.events import CardPlayed, TrickTaken
from tests.conftest import FullCount
from tests.fast.by_hand import BLOCK, Words
from tests.fast.readable import SWITCHES, Readable, hand_by_chance

SEED = 1_000


@pytest.mark.parametrize("policy", fast.POLICIES)
def test_a_simulated_hand_is_that_of_the_readable_engine(
    full_count: FullCount, policy: str
) -> None:
    """All options, redeals, exposed discards and declarations."""
    each = full_count(100_000, seed=SEED) // len(SWITCHES)
    for number, options in enumerate(SWITCHES):
        seed, rate = SEED + number, 0.5 if number % 2 else 0.0
        hands = fast.simulate(each, seed, policy, options, redeal_rate=rate, threads=1)
        for row in range(each):
            readable = Readable(options, row % 4)
            deals = hand_by_chance(readable, Words(seed, row, BLOCK), policy, rate)
            settled = readable.settled().hand
            settlement = settled.settlement
            where = f"hand {row} of seed {seed}: {options}"
            assert hands.payments[row].tolist() == list(settlement.payments), where
            assert fast.ENDINGS[hands.ended_by[row]] is settlement.ended_by, where
            drawn = -1 if settlement.next_banker is None else settlement.next_banker
            assert hands.next_banker[row] == drawn, where
            assert hands.deals[row] == deals, where
            assert (hands.banker[row], hands.first[row]) == (row % 4, settled.deal.first), where
            assert hands.tricks[row].tolist() == won(readable), where
            assert hands.discards[row].tolist() == discarded(readable), where
            assert hands.items[row].tolist() == readable.paid_for(), where


def won(readable: Readable) -> list[int]:
    """The tricks of each seat."""
    winners = [event.seat for event in readable.events if isinstance(event, TrickTaken)]
    return [winners.count(seat) for seat in range(4)]


def discarded(readable: Readable) -> list[int]:
    """The exposed discards of each seat."""
    played = [event for event in readable.events if isinstance(event, CardPlayed)]
    seats = [event.seat for event in played if event.exposed]
    return [seats.count(seat) for seat in range(4)]
