"""Madiao for analysis: the worlds that a seat cannot tell apart, and what can be won in them.

Needs the extra `fast` (NumPy and Numba): `pip install "papertiger[fast]"`.

- `worlds`: hidden cards consistent with all that a seat has seen, drawn at random.
- `resampled`: the same, when some are likelier than others.
"""

from papertiger.fast.extra import require

require()

from papertiger.solver.sampling import Weigh, Worlds, resampled, worlds  # noqa: E402 said first

__all__ = ["Weigh", "Worlds", "resampled", "worlds"]
