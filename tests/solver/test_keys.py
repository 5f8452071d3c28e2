"""What makes two endings one to the table of the solver, and what does not."""

from collections import defaultdict
from random import Random
from typing import Any

import numba
import pytest

from papertiger.fast.arrays import Words
from papertiger.madiao.cards import Card, mask
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Deal
from papertiger.solver import Payoff, Position, Solver
from papertiger.solver.facts import (
    CREDIT,
    FIRST_KEY,
    HAND,
    LEFT,
    OFFSET,
    OTHERS,
    OWN,
    SECOND_KEY,
    TURN,
    WINS,
    Facts,
)
from papertiger.solver.keys import find_keys
from papertiger.solver.solving import facts_of, frame_of
from tests.conftest import FullCount
from tests.solver.endings import random_ending, random_move

SEED = 9_100
DEAL = Deal(
    0,
    0,
    tuple(
        tuple(map(Card, cards.split()))
        for cards in (
            "M9 M6 M3 S8 S5 S2 C1 C5",
            "MM TM HM T90 M8 S7 C0 C6",
            "T80 T60 T40 M7 M4 S6 C2 C7",
            "T70 T50 T30 M5 M2 S4 C3 C8",
        )
    ),
    tuple(map(Card, ["S9", "T20", "M1", "S1", "S3", "C9", "CH", "C4"])),
)


write_keys: Any = numba.njit(lambda frame, facts: find_keys(frame, 0, facts))


def key_of(frame: Words, facts: Facts) -> tuple[int, int]:
    """The two words of an ending."""
    write_keys(frame, facts)
    return int(frame[FIRST_KEY]), int(frame[SECOND_KEY])


def ending(*hands: str, turn: int = 0, **columns: int | str) -> tuple[int, int]:
    """The key of what is left of the deal above; `own1`, `wins1`: what seat 1 won, and so on."""
    position = Position.of(DEAL)
    facts = facts_of(position, Payoff.PAYMENT)
    frame = frame_of(position, facts)
    for seat, cards in enumerate(hands):
        frame[HAND + seat] = cards_of(cards)
        frame[OWN + seat] = cards_of(str(columns.get(f"own{seat}", ""))) & facts.special
        frame[WINS + seat] = columns.get(f"wins{seat}", 0)
    frame[TURN], frame[CREDIT] = turn, columns.get("credit", 0)
    frame[LEFT] = columns.get("left", len(hands[turn].split()))
    return key_of(frame, facts)


def cards_of(codes: str) -> int:
    """The mask of cards by their codes."""
    return mask(map(Card, codes.split()))


LATE = ("M6 S5", "TM C6", "T60 M7", "T70 M5")
DIFFERENT = {
    "a set that can still be made": (
        ending("M6", "HM", "T60", "T70", own1="MM TM", wins1=3),
        ending("M6", "HM", "T60", "T70", own1="MM", wins1=3),
    ),
    "how much of it was won": (
        ending(*LATE, own1="MM TM HM C0", wins1=4),
        ending(*LATE, own1="MM TM HM", wins1=4),
    ),
    "one trick, with a top": (
        ending(*LATE, own0="M9", wins0=1), ending(*LATE, own0="", wins0=1),
    ),
    "one trick or two": (ending(*LATE, wins0=1), ending(*LATE, wins0=2)),
    "HM won": (ending(*LATE, own1="HM", wins1=2), ending(*LATE, own1="", wins1=2)),
    "a special card, not another": (
        ending("M9", "C6", "T60", "T70"), ending("M6", "C6", "T60", "T70"),
    ),
    "who leads": (ending(*LATE), ending(*LATE, turn=1)),
    "on credit": (ending(*LATE), ending(*LATE, credit=OTHERS)),
    "a lowest card more on credit": (
        ending("M6 C5", "T90 C0", "T60 M7", "T70 M5", credit=OTHERS),
        ending("M6", "T90 C0", "T60 M7", "T70 M5", credit=OTHERS, left=2),
    ),
}  # fmt: skip
ALIKE = {
    "ranks among those held": (ending(*LATE), ending("M6 S2", "TM C6", "T40 M7", "T50 M5")),
    "three tricks or four": (ending(*LATE, wins0=3), ending(*LATE, wins0=4)),
    "a set that cannot be made": (
        ending(*LATE, own1="MM", wins1=3), ending(*LATE, own1="", wins1=3),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", DIFFERENT)
def test_endings_that_can_be_paid_differently_have_keys_of_their_own(what: str) -> None:
    one, other = DIFFERENT[what]
    assert one != other


@pytest.mark.parametrize("what", ALIKE)
def test_what_changes_no_payment_any_more_makes_no_other_key(what: str) -> None:
    one, other = ALIKE[what]
    assert one == other


def test_endings_of_one_key_are_worth_the_same_but_for_what_is_settled(
    full_count: FullCount,
) -> None:
    """Of one hand in its last four tricks, as in one search."""
    rng, solver, met = Random(SEED), Solver(12), 0
    for number in range(full_count(400, seed=SEED)):
        start = random_ending(rng, 4, Options())
        facts = facts_of(start, Payoff.PAYMENT)
        worth: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        for _ in range(100):
            position = start
            for _ in range(8 + 4 * (number % 2)):
                position = position.after(random_move(rng, position))
            frame = frame_of(position, facts)
            found = worth[key_of(frame, facts)]
            met += bool(found)
            low, high = solver.value(position)
            assert low == high
            found.add(low - int(frame[OFFSET]))
        assert all(len(found) == 1 for found in worth.values()), start
    assert met > 200
