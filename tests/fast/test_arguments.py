"""What cannot be asked for is named; asking for nothing gives nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from papertiger import fast
from papertiger.madiao.options import PRESETS

WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"n": -1}, "n must be 0 to"),
    ({"seed": -1}, "seed must be 0 to"),
    ({"seed": 1 << 64}, "seed must be 0 to"),
    ({"threads": 0}, "threads must be 1 or more, or None, found 0"),
    ({"n": 2.0}, "n must be a whole number, found 2.0"),
    ({"n": None}, "n must be a whole number, found None"),
    ({"seed": 1.5}, "seed must be a whole number, found 1.5"),
    ({"seed": "7"}, "seed must be a whole number, found '7'"),
    ({"threads": 1.5}, "threads must be a whole number, found 1.5"),
    ({"options": "ming"}, "options must be Options or None, found 'ming'; a preset is"),
    ({"options": {}}, "options must be Options or None, found {}"),
)
WRONG_POLICY = (
    ({"policy": "clever"}, "policy must be one of random, sparing, found 'clever'"),
    ({"redeal_rate": 1.5}, "redeal_rate must be 0 to 1, found 1.5"),
    ({"redeal_rate": float("nan")}, "redeal_rate must be 0 to 1, found nan"),
    ({"redeal_rate": "often"}, "redeal_rate must be 0 to 1, found 'often'"),
)
WRONG_STAKE = (
    ({"stake": 3}, "stake must be even and 2 to 20, found 3"),
    ({"stake": 22}, "stake must be even and 2 to 20, found 22"),
    ({"stake": 2.0}, "stake must be a whole number, found 2.0"),
    ({"stake": "2"}, "stake must be a whole number, found '2'"),
)
CALLS: tuple[tuple[Callable[..., Any], tuple[tuple[dict[str, Any], str], ...]], ...] = (
    (
        fast.simulate,
        (
            *WRONG,
            *WRONG_POLICY,
            ({"banker": 4}, "banker must be a seat"),
            ({"banker": 2.0}, "banker must be a whole number, found 2.0"),
        ),
    ),
    (fast.simulate_matches, (*WRONG, *WRONG_POLICY, *WRONG_STAKE)),
    (fast.Batch, (*WRONG, *WRONG_STAKE, ({"redeals": "no"}, "redeals must be True or False"))),
)


@pytest.mark.parametrize(
    ("call", "given", "said"), [(call, *row) for call, rows in CALLS for row in rows]
)
def test_what_cannot_be_asked_for_is_named(
    call: Callable[..., Any], given: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        call(**{"n": 3, "seed": 1} | given)


@pytest.mark.parametrize("seed", [7, (1 << 63) + 7, (1 << 64) - 1])
def test_a_seed_may_be_of_any_whole_type(seed: int) -> None:
    """NumPy's too, which is what its own generators give."""
    kinds = (np.uint64, np.int64, np.int32) if seed < 1 << 31 else (np.uint64,)
    hands, batch = fast.simulate(100, seed, banker=2), fast.Batch(100, seed)
    actions = batch.random_actions()
    for kind in kinds:
        given: Any = kind(seed)
        size: Any = np.uint8(100)
        again = fast.simulate(size, given, banker=int(kind(2)))
        assert (again.payments == hands.payments).all()
        assert (fast.Batch(size, given).random_actions() == actions).all()


def test_no_hands_are_no_rows() -> None:
    assert fast.simulate(0, 1).payments.shape == (0, 4)
    assert fast.simulate_matches(0, 1).totals.shape == (0, 4)
    empty = fast.Batch(0, 1)
    assert empty.legal().shape == (0, 82)
    assert empty.step(empty.random_actions()).rewards.shape == (0, 4)


def test_events_count_what_the_rows_say() -> None:
    hands = fast.simulate(20_000, 8, redeal_rate=0.4)
    events = hands.events()
    assert events["MD-5.5"] == hands.discards.sum()
    assert events["MD-4.5"] == (hands.deals - 1).sum()
    assert events["MD-6.10"] == (hands.tricks == 8).sum()
    played = hands.ended_by == fast.ENDINGS.index("play")
    assert events["MD-6.2"] == (hands.tricks[played] < 2).sum()
    assert events["MD-6.3"] == (hands.tricks >= 3).sum()
    assert events["MD-4.1"] >= (hands.ended_by == fast.ENDINGS.index("meld")).sum()
    assert set(events) >= {"MD-6.4", "MD-6.7", "MD-6.13"}


def test_a_sparing_player_is_never_fined_and_the_ming_pay_more_for_the_hundred() -> None:
    assert not fast.simulate(5_000, 3, "sparing").discards.any()
    source = fast.simulate(50_000, 3)
    ming = fast.simulate(50_000, 3, options=PRESETS["ming"])
    assert (source.tricks == ming.tricks).all()
    assert ming.events()["MD-6.7"] > source.events()["MD-6.7"]
