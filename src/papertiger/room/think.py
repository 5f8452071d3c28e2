"""How long a bot takes over its move, like a person: from what everybody can see, and no more.

Times are log-normal, as people's are: most are short, a few are long. A time that hung on the cards
in a hand, or on how many of them may be played, would tell of them. So it is drawn by the table's
public id, the seat and the number of its move, and its median by the phase and the trick; whoever
knows these may as well know the time.
"""

from math import exp
from random import Random

from papertiger.madiao.view import View

MEDIAN = {"stake": 2_000, "cut": 1_200, "redeal": 1_000, "play": 1_500}
"""Half of the times are shorter (ms)."""

SPREAD = 0.45
SHORTEST, LONGEST = 500, 8_000

LOOK = 700
"""So long a trick lies there before a bot leads the next, at every pace: people look at it."""


def madiao(table: str, seat: int, view: View, move: int, pace: int = 100) -> int:
    """The time (ms) for the `move`-th move of a seat at that table; `view` may be anybody's.

    `pace` is in percent: 50 is twice as fast, the bounds too, but `LOOK` stays; at 0 nothing does.
    """
    median = MEDIAN[view.phase]
    board = view.board
    if board is not None and not board.laid:
        # A lead is thought about longer, the last cards shorter.
        median = median * (12 - len(board.tricks)) // 8
    rng = Random(f"{table} {seat} {move}")  # noqa: S311 no secret
    time = min(max(int(median * exp(rng.gauss(0, SPREAD))), SHORTEST), LONGEST)
    time = time * pace // 100
    leads_again = board is not None and board.tricks and not board.laid
    return max(time, LOOK) if pace and leads_again else time
