"""A player who takes any move that is asked for, each as likely as the others."""

import random
from typing import assert_never

from papertiger.madiao.moves import Cut, DemandRedeal, Move, NameStake, Play, WaiveRedeal
from papertiger.madiao.view import AskCut, AskPlay, AskRedeal, AskStake, View


def choose(view: View, rng: random.Random) -> Move:
    """A move drawn evenly from all that is asked of this seat; ValueError if nothing is."""
    match view.ask:
        case None:
            raise ValueError("nothing is asked of this seat")
        case AskStake(low, high):
            return NameStake(rng.randrange(low + low % 2, high + 1, 2))
        case AskCut(low, high):
            return Cut(rng.randint(low, high))
        case AskRedeal(may_demand):
            return DemandRedeal() if may_demand and rng.random() < 0.5 else WaiveRedeal()
        case AskPlay(choices):
            card, face = rng.choice(choices)
            return Play(card, face)
        case _:
            assert_never(view.ask)
