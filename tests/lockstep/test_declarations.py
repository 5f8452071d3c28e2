"""Declarations and dealing: the engine beside the naive referee."""

from collections import Counter
from random import Random

from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card, mask
from papertiger.madiao.dealing import cut, hands_and_stock
from papertiger.madiao.patterns import has_five_of_a_suit
from papertiger.madiao.settle import (
    Deal,
    Ending,
    declared,
    four_lowest_holder,
    in_deal_order,
    melds,
)
from tests.conftest import FullCount
from tests.naive import deals, referee

SEED = 368

Dealt = tuple[list[list[str]], list[str]]


def agree(dealt: Dealt, first: int) -> str:
    """Both find the same declarations and payments; returns what ended the hand."""
    hands = tuple(tuple(Card(code) for code in hand) for hand in dealt[0])
    deal = Deal(0, first, hands, tuple(Card(code) for code in dealt[1]))
    naive = referee.declarations(*dealt, first)
    found = melds(deal)
    assert [(seat, meld.stakes) for seat, meld in found] == list(naive["melds"].items())
    settlement = declared(deal)
    lowest = None if found else four_lowest_holder(deal)
    assert lowest == naive["four_lowest"]
    if settlement is not None:
        assert list(settlement.payments) == naive["payments"]
        return settlement.ended_by
    assert not any(naive["payments"])
    redeal = [seat for seat in in_deal_order(first) if has_five_of_a_suit(mask(hands[seat]))]
    assert redeal == naive["redeal"]
    return "redeal" if redeal else "play"


def test_random_deals(full_count: FullCount) -> None:
    """Deals as they come."""
    rng = Random(SEED)
    ends = Counter(
        agree(deals.random_deal(rng), rng.randrange(4))
        for _ in range(full_count(100_000, seed=SEED))
    )
    assert ends["play"] > ends["redeal"] > ends[Ending.MELD]


def test_rigged_deals(full_count: FullCount) -> None:
    """Every kind of declaration, at least 500 times each at full count."""
    rng = Random(SEED + 1)
    each = full_count(20_000, seed=SEED + 1) // len(deals.RIGGED)
    for kind in deals.RIGGED:
        for _ in range(each):
            ended = agree(deals.rigged_deal(rng, kind), rng.randrange(4))
            if kind == "four_lowest":
                assert ended == Ending.FOUR_LOWEST
            elif kind == "five_of_suit":
                assert ended == "redeal"
            else:
                assert ended == Ending.MELD


def test_dealing(full_count: FullCount) -> None:
    """The same pack and cut give the same hands, stock and first player."""
    rng = Random(SEED + 2)
    for _ in range(full_count(5_000, seed=SEED + 2)):
        pack = rng.sample(CARDS, len(CARDS))
        banker, depth = rng.randrange(4), rng.randrange(1, len(CARDS))
        naive_hands, naive_stock, naive_first = referee.deal(list(pack), banker, depth)
        card, after = cut(tuple(pack), depth)
        first = laws.first_dealt(banker, card.place)
        hands, stock = hands_and_stock(after, first)
        assert first == naive_first
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in naive_hands]
        assert list(stock) == naive_stock
