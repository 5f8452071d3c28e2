"""Whole matches between bots, the same again for the same seed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from papertiger import madiao
from papertiger.bots.madiao import Chooser
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Chance, Tick, chance
from papertiger.kernel.shuffle import order
from papertiger.madiao.events import MatchEnding
from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.view import Result

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Played:
    """A match between bots: money by player, hands, deals, why it ended, inputs accepted.

    `totals` stand in the order of the choosers, wherever the draw seated them. [MD-2.2]
    """

    totals: tuple[int, ...]
    hands: int
    deals: int
    ending: MatchEnding
    inputs: int


def play_match(options: Options, choosers: Sequence[Chooser], seed: bytes) -> Played:
    """The match of four bots under `options` whose every shuffle and die comes from `seed`.

    Raises ValueError unless there are four choosers, and AssertionError when one of them makes a
    move that the game refuses.
    """
    if len(choosers) != PLAYERS:
        raise ValueError(f"Madiao is played by four, not {len(choosers)} [MD-2.1]")
    rngs = [random.Random(seed + bytes((player,))) for player in range(PLAYERS)]
    table = madiao.open(options, PLAYERS)
    inputs = shuffles = 0
    while not (wanted := madiao.waiting(table)).over:
        given: Act[Move] | Chance | Tick
        if wanted.chance is not None:
            given = chance(order(seed, shuffles, wanted.chance))
            shuffles += 1
            player = None
        else:
            seat = wanted.seats[0]
            view = madiao.show(table, seat)
            player = view.players[seat]
            given = Act(seat, choosers[player](view, rngs[player]))
        after = madiao.step(table, given, inputs)
        if isinstance(after, Refused):
            raise AssertionError(_complaint(choosers, player, given, after))
        table = after.table
        inputs += 1
    return _played(madiao.result(table), inputs)


def _complaint(
    choosers: Sequence[Chooser], player: int | None, given: object, refused: Refused
) -> str:
    if player is None:
        return f"a chance was refused: {refused}"
    chooser = choosers[player]
    name = f"{chooser.__module__}.{getattr(chooser, '__qualname__', chooser)}"
    return f"{name}, player {player}: {given} was refused: {refused}"


def _played(result: Result | None, inputs: int) -> Played:
    if result is None:
        raise AssertionError("the match is over without a result")
    totals = [0] * PLAYERS
    for player, total in zip(result.players, result.totals, strict=True):
        totals[player] = total
    return Played(tuple(totals), result.hands, result.deals, result.ending, inputs)
