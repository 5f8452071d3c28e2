"""Madiao for analysis: the worlds that a seat cannot tell apart, and what can be won in them.

Needs the extra `fast` (NumPy and Numba): `pip install "papertiger[fast]"`.

- `worlds`: hidden cards consistent with all that a seat has seen, drawn at random.
- `resampled`: the same, when some are likelier than others.
- `solve`, `Solver`: with every card open, the banker against the other three together, what a
  `Position` is worth when both sides play their best, and each of its moves: the true payment, all
  that section 6 of the rules pays between them (payments among the three cancel).
"""

from papertiger.fast.extra import require

require()

from papertiger.solver.position import Move, Position  # noqa: E402 after what is missing
from papertiger.solver.sampling import Weigh, Worlds, resampled, worlds  # noqa: E402 as above
from papertiger.solver.solving import Payoff, Solved, Solver, solve  # noqa: E402 as above

__all__ = [
    "Move",
    "Payoff",
    "Position",
    "Solved",
    "Solver",
    "Weigh",
    "Worlds",
    "resampled",
    "solve",
    "worlds",
]
