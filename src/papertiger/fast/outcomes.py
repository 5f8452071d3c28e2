"""What the arrays of a finished hand say: how it ended, and what was paid for, by the clause."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from papertiger.madiao.settle import Ending

ENDINGS = tuple(Ending)
"""By the number in an array, how a hand ended."""

BY_PLAY, BY_MELD, BY_FOUR_LOWEST = range(len(ENDINGS))

ITEMS = (
    "MD-4.1", "MD-4.4", "MD-6.2", "MD-6.3", "MD-6.5", "MD-6.6", "MD-6.7", "MD-6.8", "MD-6.9",
    "MD-6.10", "MD-6.13",
)  # fmt: skip
"""By its bit in a player's items, what that player was paid or paid for, at most once a hand."""

(
    MELD, LOWEST, SHORT, MANY, HUNDRED_SHORT, HUNDRED_LOST, HUNDRED_WON, THREE_HONOURS,
    FOUR_HONOURS, SLAM, SECOND,
) = range(len(ITEMS))  # fmt: skip

TOPS = len(ITEMS)
"""From this bit on, a player's items count the tricks that are paid under MD-6.4: 0 to 4."""


def clauses(
    items: NDArray[np.uint16], discards: NDArray[Any], deals: NDArray[Any]
) -> dict[str, int]:
    """How often each clause came up: one for each player, top, redeal and exposed discard.

    `items`, `discards` and `deals` as in `rows.Hands`.
    """
    found = {clause: int((items >> bit & 1).sum()) for bit, clause in enumerate(ITEMS)}
    found["MD-4.5"] = int((deals - 1).sum())
    found["MD-5.5"] = int(discards.sum())
    found["MD-6.4"] = int((items >> TOPS).sum())
    return found
