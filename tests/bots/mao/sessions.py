"""Sessions of Mao bots for tests: what happened at each moment."""

from collections.abc import Iterator
from random import Random

from papertiger.bots.mao import BOTS
from papertiger.bots.mao.arena import Moment, moments, sit_down
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.customs import InForce
from papertiger.mao.options import Options, Referee

MODES = tuple(Referee)


def mixed(rng: Random, seats: int = 6) -> list[str]:
    """A table of all levels."""
    return [rng.choice(BOTS) for _ in range(seats)]


def session(
    options: Options, levels: list[str], seed: int | str, rules: tuple[InForce, ...] = ()
) -> Iterator[Moment]:
    """The moments of one session, with these rules from the beginning."""
    key = seed_of(seed)
    return moments(options, sit_down(options, levels, key), key, rules)
