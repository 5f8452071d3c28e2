"""Madiao at machine speed: whole hands over arrays, by the very laws of the readable referee.

Needs the extra `fast` (NumPy and Numba): `pip install "papertiger[fast]"`. In `papertiger` only
`solver` imports it. Cards are places 0 to 39, sets of cards 40-bit masks in int64, seats 0 to 3
counter-clockwise, payments stakes unless something else is said.

- `simulate`: so many hands, each from the deal to its settlement.
- `simulate_matches`: so many matches, with the bank going round.
- `Batch`: hands or matches side by side, a decision at a time, for learners.
- `settle_many`: hands that were played elsewhere, checked and settled.
"""

from papertiger.fast.extra import require

require()

from papertiger.fast.batch import Batch, IllegalActionError, Steps  # noqa: E402 after what is missing
from papertiger.fast.hands import FAULTS, PlayedHands, SettledHands, settle_many  # noqa: E402 as above
from papertiger.fast.outcomes import ENDINGS, ITEMS  # noqa: E402 as above
from papertiger.fast.playout import POLICIES  # noqa: E402 as above
from papertiger.fast.rows import Hands, Matches  # noqa: E402 as above
from papertiger.fast.simulating import simulate, simulate_matches  # noqa: E402 as above

__all__ = [
    "ENDINGS",
    "FAULTS",
    "ITEMS",
    "POLICIES",
    "Batch",
    "Hands",
    "IllegalActionError",
    "Matches",
    "PlayedHands",
    "SettledHands",
    "Steps",
    "settle_many",
    "simulate",
    "simulate_matches",
]
