"""What a `Batch` shows and refuses: nothing hidden is seen, nothing wrong is half done."""

import copy
import pickle
from itertools import combinations
from random import Random

import numpy as np
import pytest

from papertiger import fast
from papertiger.fast import columns as c
from papertiger.fast.observing import OBSERVED
from papertiger.madiao.options import ExposedDiscard, Options

SEED = 5_000


def hidden_elsewhere(words: np.ndarray, rng: Random) -> np.ndarray:
    """Another table that the seat on turn cannot tell from this one: hidden cards change places."""
    other = words.copy()
    turn = int(words[c.TURN])
    rows = [row + seat for row in (c.HAND, c.DOWN) for seat in range(4) if seat != turn]
    seen = int(words[c.HAND + turn] | words[c.DOWN + turn] | 1 << int(words[c.UPCARD]))
    for seat in range(4):
        seen |= int(words[c.UP + seat])
    loose = [place for place in range(c.CARDS) if not seen >> place & 1]
    rng.shuffle(loose)
    for row in rows:
        count = int(words[row]).bit_count()
        other[row] = sum(1 << place for place in loose[:count])
        loose = loose[count:]
    other[c.SECOND] = loose[0]
    other[c.HUNDRED], other[c.OFFENDER] = rng.randrange(-1, 4), rng.randrange(-1, 4)
    other[c.CHANCE] = rng.getrandbits(62)
    return other


def test_a_seat_sees_nothing_that_is_hidden_from_it() -> None:
    """Its bytes and its legal actions stay the same in every world that it cannot tell apart."""
    rng = Random(SEED)
    for discard in (ExposedDiscard.VALUE, ExposedDiscard.FORBID):
        batch = fast.Batch(64, SEED, Options(exposed_discard=discard))
        for _ in range(70):
            seen, legal = batch.observations().copy(), batch.legal().copy()
            before = batch._tables.copy()
            for row in range(len(before)):
                batch._tables[row] = hidden_elsewhere(before[row], rng)
            assert (batch._tables != before).any()
            assert (batch.observations() == seen).all()
            assert (batch.legal() == legal).all()
            batch._tables[:] = before
            batch.step(batch.random_actions())


def test_what_is_seen_is_what_is_there() -> None:
    """Planes and numbers by the words of the table, seats counted from the one on turn."""
    batch = fast.Batch(200, SEED + 1)
    for _ in range(40):
        seen = batch.observations()
        assert seen.shape == (200, OBSERVED)
        for words, row in zip(batch._tables.tolist(), seen.tolist(), strict=True):
            turn = words[c.TURN]
            seats = [(turn + away) % 4 for away in range(4)]
            asks, laid = words[c.PHASE] == c.REDEAL, words[c.LAID]
            going = laid > 0 and not asks
            masks = [words[c.HAND + turn], words[c.DOWN + turn]]
            masks += [words[c.UP + seat] for seat in seats] + [
                words[c.WON + seat] for seat in seats
            ]
            masks += [words[c.WINNING], words[c.ABOVE]] if going else [0, 0]
            masks.append(1 << words[c.UPCARD])
            expected = [mask >> place & 1 for mask in masks for place in range(40)]
            for seat in (words[c.BANKER], words[c.FIRST]):
                expected += [int(each == seat) for each in seats]
            leader = (turn - laid) % 4
            for seat in (words[c.WINNER], leader):
                expected += [int(going and each == seat) for each in seats]
            expected += [int(words[c.TRICK] == trick) for trick in range(8)]
            expected += [words[c.WON + seat].bit_count() for seat in seats]
            expected += [words[c.DOWN + seat].bit_count() for seat in seats]
            expected += [int(laid == cards) for cards in range(4)] + [int(asks), 0, 0, 0]
            assert row == expected
        batch.step(batch.random_actions())


def test_an_illegal_action_is_named_and_nothing_is_done_anywhere() -> None:
    batch = fast.Batch(8, SEED + 2, redeals=False)
    actions, before = batch.random_actions(), batch._tables.copy()
    for wrong in (-1, c.ACTIONS, 1 << 40, c.KEEP, c.CARDS + int(actions[5])):
        spoiled = actions.copy()
        spoiled[5] = wrong
        with pytest.raises(fast.IllegalActionError, match=f"action {wrong} .* table 5") as error:
            batch.step(spoiled)
        assert (error.value.table, error.value.action) == (5, wrong)
        assert (batch._tables == before).all()
    for odd in (actions[:7], actions.astype(float), actions.reshape(2, 4), "no"):
        with pytest.raises(ValueError, match="actions must be 8 whole numbers"):
            batch.step(odd)
    assert (batch._tables == before).all()
    batch.step(actions.astype(np.uint8))


def test_an_action_that_does_not_fit_is_named_as_it_was_given() -> None:
    batch = fast.Batch(2, SEED)
    with pytest.raises(fast.IllegalActionError, match=f"action {(1 << 64) - 1} .* table 0"):
        batch.step(np.full(2, (1 << 64) - 1, np.uint64))


def test_an_illegal_action_is_told_by_another_process_too() -> None:
    error = pickle.loads(pickle.dumps(fast.IllegalActionError(3, 5)))  # noqa: S301 our own
    assert (error.table, error.action, str(error)) == (3, 5, "action 5 is not legal at table 3")


def test_a_copy_goes_on_alone_in_the_same_way() -> None:
    batch = fast.Batch(16, SEED)
    batch.step(batch.random_actions())
    before = batch._tables.copy()
    copies = copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))  # noqa: S301 our own
    for each in copies:
        for _ in range(100):
            each.step(each.random_actions())
    assert (batch._tables == before).all()
    for _ in range(100):
        batch.step(batch.random_actions())
    assert all((each._tables == batch._tables).all() for each in copies)


def test_what_opening_deals_paid_is_told_before_the_first_step() -> None:
    """Under a cap of one deal, each of them ended a match. [MD-4.1] [MD-7.2]"""
    batch = fast.Batch(20_000, SEED, Options(max_deals=1))
    steps = batch.steps
    assert 0 < steps.match_over.sum() < 1000
    assert (steps.passed.any(axis=1) == steps.match_over).all()
    assert (steps.finals.any(axis=1) == steps.match_over).all()


def test_batches_go_the_same_way_however_many_threads() -> None:
    one, two = (fast.Batch(33, SEED + 3, threads=threads) for threads in (1, 4))
    for _ in range(100):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert (one.step(actions).rewards == two.step(actions).rewards).all()
        assert (one.turn == two.turn).all()
    assert (one.totals == two.totals).all()
    assert not one.totals.sum(axis=1).any()


def test_random_actions_are_not_the_same_again() -> None:
    batch = fast.Batch(256, SEED + 4, redeals=False)
    drawn = [batch.random_actions()]
    for times in (1, 1 << 24, 1 << 31):
        batch._drawn = times
        drawn.append(batch.random_actions())
    assert all((one != other).any() for one, other in combinations(drawn, 2))
