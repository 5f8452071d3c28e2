"""Worlds: the hidden cards, drawn at random from all that a seat cannot tell apart. [MD-5.7]

What a seat knows of the hidden cards:

- its own cards and sloughs, every card that was laid face up, and the first upcard are elsewhere;
- how many cards each seat holds and has sloughed; the stock has seven under the upcard (MD-3.3);
- the hand is being played, so what each seat was dealt holds no meld (MD-4.1) and not the four
  lowest (MD-4.4), which declare themselves.

Nothing else tells of cards. Whoever may demand a redeal may as well not (MD-4.5), and a redeal that
was demanded has put away every card. Any card may be sloughed, by one who could beat too (MD-5.4),
and who is barred from the last trick lays whatever is left face down (MD-5.6). The second upcard is
shown only when the hand is over, and then every card is (MD-6.13, MD-5.4).
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from papertiger.fast.arrays import Seats, Words
from papertiger.fast.chance import advanced, chosen, mixed
from papertiger.fast.compiling import inlined, kernel
from papertiger.fast.dealing import meld_stakes
from papertiger.fast.machine import lowest, nth_bit
from papertiger.fast.tables import EVERY_CARD
from papertiger.madiao import laws
from papertiger.madiao.cards import mask
from papertiger.madiao.patterns import FOUR_LOWEST
from papertiger.madiao.view import View

SEATS, HAND = laws.SEATS, laws.HAND
STOCK = 7
"""The cards of the stock under the first upcard. [MD-3.3]"""

SHARE = 6
"""The choices that one word of chance serves: 40^6 is below the 2^33 of `fast.chance`."""

TRIES = 1_000_000
"""So many worlds in a row that none of the seats could have been dealt: there is none."""

CANDIDATES = 16
"""How many worlds are weighed for each that is asked for, unless something else is said."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Worlds, a row each: where every card lies that is not on the table.

    `hands`: int64 (n, 4), the 40-bit mask of what each seat still holds. `sloughs`: int64 (n, 4),
    the mask of what each has laid face down. `stock`: int64 (n), the mask of the seven cards under
    the first upcard. `second`: int8 (n), the place of the one that is shown after the hand, which
    is among them. The columns of the seat itself are the same in every row.
    """

    hands: Words
    sloughs: Words
    stock: Words
    second: Seats

    def __len__(self) -> int:
        """How many worlds there are."""
        return len(self.stock)

    def take(self, rows: ArrayLike) -> "Worlds":
        """The worlds of these rows (whole numbers or bool), in their order."""
        chosen_rows = np.asarray(rows)
        return Worlds(*(getattr(self, field.name)[chosen_rows] for field in fields(self)))


Weigh: TypeAlias = Callable[[Worlds], ArrayLike]
"""How likely each of n worlds is beside the others: n numbers, 0 or more, on any scale."""


class Seen(NamedTuple):
    """What a reader knows of a hand.

    By seat, int64 (4): the masks of its own cards and sloughs (`hands`, `sloughs`, 0 for the
    others) and of what each laid face up (`shown`); how many cards of the others are hidden in
    their hands (`held`) and sloughs (`laid`). `unseen`: the mask of what is hidden anywhere.
    """

    hands: Words
    sloughs: Words
    shown: Words
    held: Words
    laid: Words
    unseen: int


def seen(view: View) -> Seen:
    """What the reader of a view knows of a hand that is being played.

    Raises ValueError where none is.
    """
    if view.upcard is None:
        raise ValueError(f"worlds need a hand that is being played, found phase {view.phase}")
    known, own_sloughs, shown, held, laid = np.zeros((5, SEATS), np.int64)
    held += HAND
    tricks = () if view.board is None else (*(t.laid for t in view.board.tricks), view.board.laid)
    for one in (one for trick in tricks for one in trick):
        held[one.seat] -= 1
        if one.card is None:
            laid[one.seat] += 1
        else:
            shown[one.seat] |= 1 << one.card.place
    if view.seat is not None:
        known[view.seat], own_sloughs[view.seat] = mask(view.hand), mask(view.sloughed)
        held[view.seat] = laid[view.seat] = 0
    seen_cards = int(np.bitwise_or.reduce(known | own_sloughs | shown)) | mask((view.upcard,))
    unseen = EVERY_CARD & ~seen_cards
    if unseen.bit_count() != held.sum() + laid.sum() + STOCK:
        raise ValueError(
            f"the view hides {held.sum() + laid.sum() + STOCK} cards, but "
            f"{unseen.bit_count()} are not seen in it [MD-1.1]"
        )
    return Seen(known, own_sloughs, shown, held, laid, unseen)


@inlined
def declares(dealt: int) -> bool:
    """Whether a dealt hand would have ended the hand by itself. [MD-4.1] [MD-4.4]"""
    return meld_stakes(dealt) != 0 or laws.holds(dealt, FOUR_LOWEST, EVERY_CARD)


@inlined
def drawn(state: int, word: int, used: int, left: int, count: int) -> tuple[int, int, int, int]:
    """A card of the `count` in `left`, as a bit; (state, word, used, card). See `fast.chance`."""
    if used == SHARE:
        state = advanced(state)
        word, used = mixed(state), 0
    card = nth_bit(left, chosen(word, count))
    return state, word * count, used + 1, card


@kernel
def draw_worlds(
    seed: int,
    unseen: int,
    hidden: int,
    known: tuple[Words, Words, Words, Words, Words],
    hands: Words,
    sloughs: Words,
    stock: Words,
    second: Seats,
) -> int:
    """Write a world in each row; how many were written before `TRIES` in a row were not possible.

    A world is a fair partition of the cards that are not seen, drawn anew until no seat would have
    declared: so each that is consistent is as likely as every other. `hidden` counts those cards.
    """
    own, own_sloughs, shown, held, laid = known
    state = mixed(seed)
    for row in range(len(stock)):
        possible = False
        for _ in range(TRIES):
            left, count, word, used = unseen, hidden, 0, SHARE
            possible = True
            for seat in range(SEATS):
                hand, down = own[seat], own_sloughs[seat]
                for _ in range(held[seat]):
                    state, word, used, card = drawn(state, word, used, left, count)
                    left, count, hand = left ^ card, count - 1, hand | card
                for _ in range(laid[seat]):
                    state, word, used, card = drawn(state, word, used, left, count)
                    left, count, down = left ^ card, count - 1, down | card
                hands[row, seat], sloughs[row, seat] = hand, down
                if declares(hand | down | shown[seat]):
                    possible = False
                    break
            if possible:
                stock[row] = left
                state, word, used, card = drawn(state, word, used, left, count)
                second[row] = lowest(card)
                break
        if not possible:
            return row
    return len(stock)


def worlds(
    view: View,
    n: int,
    rng: np.random.Generator,
    weigh: Weigh | None = None,
    candidates: int = CANDIDATES,
) -> Worlds:
    """`n` worlds that the reader of `view`, a seat or a spectator, cannot tell from the true one.

    Every consistent world is as likely as every other, and the rows are independent. With `weigh`,
    `candidates` worlds for each that is asked for are drawn so, weighed, and `n` of them taken by
    `resampled`: the more candidates, the nearer the rows are to what the weights say.
    Raises ValueError where no hand is being played, for a view that no deal leads to, for `n` below
    0 or `candidates` below 1, and for weights as `resampled` does.
    """
    if n < 0:
        raise ValueError(f"n must be 0 or more, found {n}")
    if candidates < 1:
        raise ValueError(f"candidates must be 1 or more, found {candidates}")
    known = seen(view)
    rows = n if weigh is None else n * candidates
    found = Worlds(
        np.empty((rows, SEATS), np.int64),
        np.empty((rows, SEATS), np.int64),
        np.empty(rows, np.int64),
        np.empty(rows, np.int8),
    )
    seed = int(rng.integers(-(1 << 63), 1 << 63))
    arrays = (found.hands, found.sloughs, found.stock, found.second)
    if draw_worlds(seed, known.unseen, known.unseen.bit_count(), known[:-1], *arrays) < rows:
        raise ValueError("no deal leads to this view: somebody would have declared [MD-4.1]")
    return found if weigh is None else resampled(found, weigh(found), n, rng)


def resampled(candidates: Worlds, weights: ArrayLike, n: int, rng: np.random.Generator) -> Worlds:
    """`n` of these worlds, each as often as its weight says: importance resampling.

    A world of weight w comes n w / sum(w) times in the mean, never a whole time more or less than
    that (systematic resampling: Kitagawa 1996); rows come in the order of the candidates.
    Raises ValueError unless there is a weight for each, finite, 0 or more, and not all 0; and where
    `n` is below 0.
    """
    if n < 0:
        raise ValueError(f"n must be 0 or more, found {n}")
    each: NDArray[np.float64] = np.asarray(weights, np.float64)
    if each.shape != (len(candidates),):
        raise ValueError(f"weights must be {len(candidates)} numbers, found shape {each.shape}")
    if not np.isfinite(each).all() or (each < 0).any():
        raise ValueError("weights must be finite and 0 or more")
    if n == 0:
        return candidates.take(np.zeros(0, np.int64))
    if not each.any():
        raise ValueError("weights must not all be 0")
    # Scaled first, so that no sum overflows.
    bounds = (each / each.max()).cumsum()
    places = (rng.random() + np.arange(n)) * (bounds[-1] / n)
    last = int(each.nonzero()[0][-1])
    return candidates.take(np.minimum(bounds.searchsorted(places, side="right"), last))
