"""What is written of hands and matches, a row each: what kernels fill and callers get."""

from typing import NamedTuple

from papertiger.fast.arrays import Bits, Counts, Flags, Many, Seats, Words
from papertiger.fast.outcomes import clauses


class Hands(NamedTuple):
    """Hands that were played, a row each; arrays by seat have shape (n, 4).

    `banker`, `first` (who was dealt to first), `next_banker` (-1: to be drawn anew): int8 (n).
    `ended_by`: int8 (n), places in `ENDINGS`. `deals`: int16 (n), 1 and a deal for each redeal.
    `payments`: int16 (n, 4), stakes, each row sums to 0. `tricks`, `discards` (face up, fined):
    int8 (n, 4). `items`: uint16 (n, 4), what each player was paid for: bit i for `ITEMS[i]`, and
    from bit `len(ITEMS)` on the number of tricks paid under MD-6.4.
    """

    banker: Seats
    first: Seats
    ended_by: Seats
    next_banker: Seats
    deals: Counts
    payments: Counts
    tricks: Seats
    discards: Seats
    items: Bits

    def events(self) -> dict[str, int]:
        """How often each clause came up: one for each player, top, redeal and exposed discard."""
        return clauses(self.items, self.discards, self.deals)


class Matches(NamedTuple):
    """Matches that were played, a row each.

    `totals`: int64 (n, 4), money, each row sums to 0. `hands` (finished) and `deals`: int32 (n).
    `complete`: bool (n), False where the match ended by `max_deals`.
    """

    totals: Words
    hands: Many
    deals: Many
    complete: Flags
