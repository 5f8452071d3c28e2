"""How long a bot takes over its move, like a person: from what everybody can see, and no more.

A time that hung on the cards in its hand would tell of them.
"""

from math import exp
from random import Random

from papertiger.madiao.view import View

MEDIAN = {"stake": 2_000, "cut": 1_200, "redeal": 1_000, "play": 1_500}
"""Half of the times are shorter (ms)."""

SPREAD = 0.45
SHORTEST, LONGEST = 500, 8_000


def madiao(table: str, view: View, move: int) -> int:
    """The time (ms) for the `move`-th move of the seat that the view belongs to, at that table."""
    median = MEDIAN[view.phase]
    board = view.board
    if board is not None and not board.laid:
        # A lead is thought about longer, the last cards shorter.
        median = median * (12 - len(board.tricks)) // 8
    rng = Random(f"{table} {view.seat} {move}")  # noqa: S311 no secret
    return min(max(int(median * exp(rng.gauss(0, SPREAD))), SHORTEST), LONGEST)
