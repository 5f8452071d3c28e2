"""Worlds drawn from a view: each agrees with all that was seen, and none is likelier. [MD-5.7]"""

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from papertiger import madiao
from papertiger.kernel.inputs import Act
from papertiger.madiao.cards import Card, Suit, mask, of_mask
from papertiger.madiao.moves import Play
from papertiger.madiao.notation import NotedHand
from papertiger.madiao.options import Options
from papertiger.madiao.patterns import has_four_lowest, meld_in
from papertiger.madiao.state import Table
from papertiger.madiao.view import View, show
from papertiger.solver import Worlds, resampled, worlds
from tests.conftest import FullCount
from tests.playing import random_options
from tests.solver.positions import (
    SEATS,
    again,
    begun,
    dealt,
    played,
    random_hand,
    shown_by,
    stepped,
)

READERS = (*SEATS, None)
MANY_SEED = 9_004
World = tuple[tuple[int, ...], tuple[int, ...], int, int]

NEARLY_MELDS = NotedHand(
    banker=0,
    first=1,
    hands=(
        (Card.T90, Card.T80, Card.M8, Card.M7, Card.S8, Card.S7, Card.C1, Card.C2),
        (Card.MM, Card.M9, Card.S9, Card.T70, Card.M6, Card.S6, Card.C3, Card.C4),
        (Card.T20, Card.M1, Card.S1, Card.T60, Card.M5, Card.S5, Card.C5, Card.C6),
        (Card.TM, Card.T50, Card.T40, Card.M4, Card.M3, Card.S4, Card.S3, Card.C7),
    ),
    stock=(Card.HM, Card.C0, Card.C9, Card.CH, Card.T30, Card.M2, Card.S2, Card.C8),
)
"""C0 would be a meld in the hand of seat 1, and C9 the four lowest in that of seat 2."""


def rows(found: Worlds) -> list[World]:
    """Worlds as values that can be counted."""
    columns = (found.hands, found.sloughs, found.stock, found.second)
    lists = (column.tolist() for column in columns)
    return [(tuple(h), tuple(s), stock, second) for h, s, stock, second in zip(*lists, strict=True)]


def enumerated(table: Table, seat: int) -> set[World]:
    """Every world that `seat` cannot tell from the table, found one by one."""
    view = show(table, seat)
    hidden = mask((*table.hidden.stock.reveal()[1:],))
    slots = []
    for other in SEATS:
        own = table.seats[other]
        if other != seat:
            hidden |= mask((*own.hand.reveal(), *own.sloughed.reveal()))
            slots += [
                (other, 0, len(own.hand.reveal())),
                (other, 1, len(own.sloughed.reveal())),
            ]
    start = [[0] * 4, [0] * 4]
    start[0][seat], start[1][seat] = mask(view.hand), mask(view.sloughed)
    partial = [(start, hidden)]
    for other, kind, count in slots:
        further = []
        for placed, left in partial:
            for cards in combinations(of_mask(left), count):
                now = [list(placed[0]), list(placed[1])]
                now[kind][other] = mask(cards)
                further.append((now, left & ~mask(cards)))
        partial = further
    found = set()
    for (hands, sloughs), stock in partial:
        all_dealt = [hands[s] | sloughs[s] | mask(shown_by(view, s)) for s in SEATS]
        if not any(meld_in(one) or has_four_lowest(one) for one in all_dealt):
            for second in of_mask(stock):
                found.add((tuple(hands), tuple(sloughs), stock, second.place))
    return found


def sloughs_of_others(table: Table) -> int:
    """How many cards seats 1 to 3 have laid face down."""
    return sum(len(table.seats[seat].sloughed.reveal()) for seat in (1, 2, 3))


def play_up_to(hand: NotedHand, plays: int, up: float = 1.0) -> Table:
    """A hand of the preset `source` after so many plays."""
    return played(begun(Options(), hand), plays, Random(plays), up)


def view_of_seat_0() -> View:
    """A hand in the middle of its play."""
    return show(play_up_to(NEARLY_MELDS, 13, 0.5), 0)


def surprise(found: list[World], every: set[World]) -> float:
    """By how many standard deviations chi-square is more than a fair draw would bring."""
    counts = Counter(found)
    assert set(counts) <= every
    each = len(found) / len(every)
    square = sum((counts[world] - each) ** 2 / each for world in every)
    free = len(every) - 1
    return float((square - free) / (2 * free) ** 0.5)


def test_md_5_7_a_world_played_again_is_seen_as_the_true_one(full_count: FullCount) -> None:
    rng, draws = Random(MANY_SEED), np.random.default_rng(MANY_SEED)
    different = compared = 0
    for _ in range(full_count(2_000, seed=MANY_SEED)):
        options = random_options(rng)
        table = begun(options, random_hand(rng, options))
        table = played(table, rng.randrange(32), rng, rng.choice((0.3, 0.7, 0.95)))
        reader = rng.choice(READERS)
        view = show(table, reader)
        for hands, sloughs, stock, second in rows(worlds(view, 3, draws)):
            other = again(view, options, hands, sloughs, stock, second)
            assert show(other, reader) == view
            compared += 1
            different += other != table
    assert different > compared * 9 // 10


def test_md_4_5_worlds_where_a_redeal_is_asked_are_deals_that_ask_for_it_too() -> None:
    rng, draws = Random(5), np.random.default_rng(5)
    options = Options()
    for reader in READERS:
        table = dealt(options, random_hand(rng, options))
        view = show(table, reader)
        for hands, sloughs, stock, second in rows(worlds(view, 20, draws)):
            assert sloughs == (0, 0, 0, 0)
            assert show(again(view, options, hands, sloughs, stock, second), reader) == view


@pytest.mark.parametrize("seat", SEATS)
def test_every_consistent_world_is_as_likely_as_every_other(seat: int) -> None:
    table = play_up_to(NEARLY_MELDS, 28)
    every = enumerated(table, seat)
    found = rows(worlds(show(table, seat), 40 * len(every), np.random.default_rng(seat)))
    assert abs(surprise(found, every)) < 4


def test_sloughs_are_drawn_as_fairly_as_hands() -> None:
    begin = begun(Options(), NEARLY_MELDS)
    tables = (played(begin, 30, Random(seed), 0.9) for seed in range(100))
    table = next(table for table in tables if sloughs_of_others(table) == 2)
    every = enumerated(table, 0)
    found = rows(worlds(show(table, 0), 40 * len(every), np.random.default_rng(1)))
    assert abs(surprise(found, every)) < 4


def as_written(plays: int) -> Table:
    """`NEARLY_MELDS` after so many plays, all face up: each seat lays its cards as written."""
    table = begun(Options(), NEARLY_MELDS)
    for _ in range(plays):
        turn = madiao.waiting(table).seats[0]
        held = table.seats[turn].hand.reveal()
        card = next(card for card in NEARLY_MELDS.hands[turn] if card in held)
        table = stepped(table, Act(turn, Play(card)))
    return table


def test_md_4_1_md_4_4_nobody_is_given_what_would_have_been_declared() -> None:
    found = worlds(show(as_written(12), 0), 20_000, np.random.default_rng(2))
    zero, nine = mask((Card.C0,)), mask((Card.C9,))
    with_zero, with_nine = ((found.hands & card != 0).sum(axis=0) for card in (zero, nine))
    assert with_zero[1] == 0
    assert with_nine[2] == 0
    assert min(with_zero[2], with_zero[3], with_nine[1], with_nine[3]) > 1_000
    assert (found.stock & zero != 0).any()


def test_md_4_1_worlds_beside_nearly_a_meld_are_drawn_fairly() -> None:
    table = as_written(28)
    every = enumerated(table, 0)
    assert len(every) < 10 * 9 * 8 * 7
    found = rows(worlds(show(table, 0), 40 * len(every), np.random.default_rng(3)))
    assert abs(surprise(found, every)) < 4


def test_the_same_generator_draws_the_same_worlds() -> None:
    view = view_of_seat_0()
    first, same, other = (rows(worlds(view, 50, np.random.default_rng(seed))) for seed in (1, 1, 2))
    assert first == same != other


def test_a_reader_knows_its_own_cards() -> None:
    view = view_of_seat_0()
    found = worlds(view, 100, np.random.default_rng(1))
    assert set(found.hands[:, 0].tolist()) == {mask(view.hand)}
    assert set(found.sloughs[:, 0].tolist()) == {mask(view.sloughed)}
    assert len(found) == 100
    assert (found.hands.shape, found.sloughs.shape) == ((100, 4), (100, 4))
    assert found.stock.shape == found.second.shape == (100,)


def test_no_worlds_are_drawn_when_none_are_asked_for() -> None:
    draws = np.random.default_rng(1)
    assert len(worlds(view_of_seat_0(), 0, draws)) == 0
    assert len(worlds(view_of_seat_0(), 0, draws, lambda found: np.ones(len(found)))) == 0


def test_weights_say_how_often_a_world_comes() -> None:
    view = view_of_seat_0()
    eight = mask((Card.C8,))

    def likelier_with_eight(found: Worlds) -> NDArray[np.float64]:
        return np.where(found.hands[:, 1] & eight, 3.0, 1.0)

    def share(found: Worlds) -> float:
        return float((found.hands[:, 1] & eight != 0).mean())

    even = share(worlds(view, 40_000, np.random.default_rng(1)))
    weighed = share(worlds(view, 40_000, np.random.default_rng(2), likelier_with_eight))
    assert 0.1 < even < 0.5
    assert abs(weighed - 3 * even / (1 + 2 * even)) < 0.01


def test_a_world_of_no_weight_never_comes() -> None:
    eight = mask((Card.C8,))
    found = worlds(
        view_of_seat_0(), 500, np.random.default_rng(4), lambda one: one.stock & eight != 0
    )
    assert len(found) == 500
    assert (found.stock & eight != 0).all()


def test_resampling_takes_each_world_as_often_as_its_weight_says() -> None:
    found = worlds(view_of_seat_0(), 4, np.random.default_rng(1))
    taken = resampled(found, [0, 1, 2.5, 0.5], 8, np.random.default_rng(1))
    counts = Counter(rows(taken))
    assert [counts[world] for world in rows(found)] == [0, 2, 5, 1]


@pytest.mark.parametrize("weights", [[1, 1], [1, 1, -1], [1, 1, np.nan], [0, 0, 0], [[1, 1, 1]]])
def test_weights_that_make_no_sense_are_refused(weights: list[float]) -> None:
    found = worlds(view_of_seat_0(), 3, np.random.default_rng(1))
    with pytest.raises(ValueError, match="weights must"):
        resampled(found, weights, 2, np.random.default_rng(1))


def test_worlds_need_a_hand_that_is_being_played() -> None:
    draws = np.random.default_rng(1)
    for table in (madiao.open(Options(), 4), play_up_to(NEARLY_MELDS, 32, 0.5)):
        with pytest.raises(ValueError, match="a hand that is being played"):
            worlds(show(table, 0), 1, draws)


def test_numbers_that_make_no_sense_are_refused() -> None:
    draws = np.random.default_rng(1)
    with pytest.raises(ValueError, match="n must be"):
        worlds(view_of_seat_0(), -1, draws)
    found = worlds(view_of_seat_0(), 3, draws)
    with pytest.raises(ValueError, match="n must be 0 or more, found -1"):
        resampled(found, [1, 1, 1], -1, draws)
    with pytest.raises(ValueError, match="candidates must be"):
        worlds(view_of_seat_0(), 1, draws, None, 0)


def test_a_view_that_no_deal_leads_to_is_refused() -> None:
    view = show(begun(Options(), NEARLY_MELDS), 0)
    draws = np.random.default_rng(1)
    with pytest.raises(ValueError, match="cards, but"):
        worlds(replace(view, hand=view.hand[1:]), 1, draws)
    flush = tuple(card for card in Card if card.suit is Suit.CASH)
    with pytest.raises(ValueError, match="would have declared"):
        worlds(replace(view, hand=flush[:8]), 1, draws)
