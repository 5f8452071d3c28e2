"""Endings that random play comes to."""

from collections.abc import Callable
from random import Random

from papertiger.madiao.cards import CARDS
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Deal, declared
from papertiger.madiao.tricks import Face, discards
from papertiger.solver import Move, Position


def random_deal(rng: Random) -> Deal:
    """A deal that declares nothing."""
    while True:
        pack = list(CARDS)
        rng.shuffle(pack)
        hands = tuple(tuple(pack[8 * seat : 8 * seat + 8]) for seat in range(4))
        deal = Deal(rng.randrange(4), rng.randrange(4), hands, tuple(pack[32:]))
        if declared(deal) is None:
            return deal


def random_move(rng: Random, position: Position) -> Move:
    """A beat more often than not where there is one, an exposed discard now and then."""
    moves = position.moves()
    beats = [
        (card, face)
        for card, face in moves
        if face is Face.UP and not discards(position.board, card)
    ]
    if beats and rng.random() < 0.7:
        return rng.choice(beats)
    downs = [move for move in moves if move[1] is Face.DOWN]
    return rng.choice(downs if downs and rng.random() < 0.9 else moves)


def random_ending(
    rng: Random,
    cards: int,
    options: Options,
    *,
    laid: int = 0,
    choose: Callable[[Random, Position], Move] = random_move,
) -> Position:
    """A position with so many cards a hand, and so many in the trick."""
    position = Position.of(random_deal(rng), options=options)
    for _ in range(4 * (8 - cards) + laid):
        position = position.after(choose(rng, position))
    return position
