"""Matches played at random through the game's own functions, for tests to look into."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import assert_never

from papertiger import madiao
from papertiger.kernel import shuffle
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input, chance
from papertiger.madiao.events import Event
from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.options import (
    ExposedDiscard,
    HundredBonus,
    Options,
    Seating,
    Sets,
)
from papertiger.madiao.state import Table
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View


@dataclass(frozen=True)
class Moment:
    """One accepted input of a match: the table before and after it, and what happened.

    `at`: its table time, of which this game makes nothing.
    """

    before: Table
    given: Input[Move]
    after: Table
    events: tuple[Event, ...]
    at: int = 0


def random_options(rng: Random) -> Options:
    """Every switch at a random value."""
    return Options(
        seating=rng.choice(list(Seating)),
        keep_seats=rng.random() < 0.5,
        cut_card_is_upcard=rng.random() < 0.7,
        exposed_discard=rng.choice(list(ExposedDiscard)),
        hundred_bonus=rng.choice(list(HundredBonus)),
        sets=rng.choice(list(Sets)),
        max_deals=rng.choice((1, 3, 60)),
    )


def random_move(view: View, rng: Random) -> Move:
    """A move that is allowed, at random; a redeal is demanded half the time that it may be."""
    ask = view.ask
    match ask:
        case AskStake():
            return NameStake(rng.randrange(ask.low + ask.low % 2, ask.high + 1, 2))
        case AskCut():
            return Cut(rng.randint(ask.low, ask.high))
        case AskRedeal():
            return DemandRedeal() if ask.may_demand and rng.random() < 0.5 else WaiveRedeal()
        case AskPlay():
            return Play(*rng.choice(ask.choices))
        case None:
            raise AssertionError("nothing is asked")
        case _:
            assert_never(ask)


def next_input(table: Table, rng: Random) -> Input[Move]:
    """What a table waits for, at random."""
    waiting = madiao.waiting(table)
    if waiting.chance is not None:
        return chance(shuffle.order(rng.randbytes(8), 0, waiting.chance))
    seat = waiting.seats[0]
    return Act(seat, random_move(madiao.show(table, seat), rng))


def moments(options: Options, rng: Random, most: int = 5_000) -> Iterator[Moment]:
    """A whole match, input by input (the first `most`)."""
    table = madiao.open(options, 4)
    for _ in range(most):
        if madiao.waiting(table).over:
            return
        given = next_input(table, rng)
        step = madiao.step(table, given, 0)
        assert not isinstance(step, Refused), step
        yield Moment(table, given, step.table, step.events)
        table = step.table
