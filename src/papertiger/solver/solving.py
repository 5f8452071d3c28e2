"""`solve`: what an ending is worth with every card open, and each of its moves."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from papertiger.fast.arrays import Words
from papertiger.fast.settling import FINE
from papertiger.fast.tables import (
    BEATEN_BY,
    EVERY_CARD,
    HUNDRED,
    NOBODY,
    SECOND_UNDER,
    TOPS_UNDER,
    switches,
)
from papertiger.madiao import laws
from papertiger.madiao.cards import mask
from papertiger.madiao.patterns import FOURTH_HONOUR, HONOURS
from papertiger.solver import facts as f
from papertiger.solver.facts import FRAME, FRAMES, Facts
from papertiger.solver.keys import AGE_SHIFT, ROW
from papertiger.solver.position import Move, Position
from papertiger.solver.search import between
from papertiger.solver.worth import BANKER_GETS, BANKER_PAYS, SPACE_ROWS, values_of

WITHOUT_END = 1 << 62
"""A budget that no search comes to."""

TABLE_BITS = 20

AGES = 1 << 14
"""So many searches later the table is emptied: their number has the last 14 bits of a key."""


class Payoff(StrEnum):
    """What is searched for: the banker's net in stakes, or how many tricks the banker wins."""

    PAYMENT = "payment"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class Solved:
    """What a search found: bounds that are proven, and equal where the budget was enough.

    `low`, `high`: the payoff of the position when both sides play their best. `moves`: the same
    for each legal move, in the order of `Position.moves`, none when all cards are laid.
    `turn_is_banker`: whose moves they are. `positions`: how many were looked at.
    """

    low: int
    high: int
    moves: dict[Move, tuple[int, int]]
    turn_is_banker: bool
    positions: int

    @property
    def value(self) -> int | None:
        """The payoff, None where the budget ended before it was known."""
        return self.low if self.low == self.high else None

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves that are proven to keep the payoff."""
        if self.turn_is_banker:
            return tuple(move for move, (low, _) in self.moves.items() if low >= self.high)
        return tuple(move for move, (_, high) in self.moves.items() if high <= self.low)


class Solver:
    """Searches one position after another, with the same memory.

    `table_bits`: the table of what is known has 2 to that many rows of 32 bytes (20: 32 MiB), 8 to
    26. Raises ValueError for others. Not for several threads at once: each makes its own.
    """

    def __init__(self, table_bits: int = TABLE_BITS) -> None:
        if table_bits not in range(8, 27):
            raise ValueError(f"table_bits must be 8 to 26, found {table_bits}")
        self._table = np.zeros((1 << table_bits, ROW), np.int64)
        self._stack = np.zeros(FRAMES * FRAME, np.int64)
        self._space = np.zeros((SPACE_ROWS, laws.TRICKS + 1), np.int64)
        self._counts = np.zeros(1, np.int64)
        self._age = 0

    @property
    def positions(self) -> int:
        """How many positions the last search looked at."""
        return int(self._counts[0])

    def value(
        self, position: Position, payoff: Payoff = Payoff.PAYMENT, *, budget: int | None = None
    ) -> tuple[int, int]:
        """Proven bounds of the payoff, equal unless `budget` (positions looked at) ends before.

        Raises ValueError for a budget below 1.
        """
        self._begin(budget)
        return self._between(position, self._facts(position, payoff))

    def solve(
        self, position: Position, payoff: Payoff = Payoff.PAYMENT, *, budget: int | None = None
    ) -> Solved:
        """The payoff of a position and of each of its legal moves.

        The banker wants much, the three others together little. `budget`: how many positions may
        be looked at in all, by the position itself half of it and by each move as much of what is
        left as by every other; None for as many as it takes. Raises ValueError for one below 1.
        """
        self._begin(budget)
        known = self._facts(position, payoff)
        legal = position.moves()
        low, high = self._between(position, known, 2 if legal else 1)
        moves = {
            move: self._between(position.after(move), known, len(legal) - number)
            for number, move in enumerate(legal)
        }
        banker = position.turn == position.deal.banker
        if moves:
            best = max if banker else min
            lows, highs = zip(*moves.values(), strict=True)
            low, high = max(low, best(lows)), min(high, best(highs))
        return Solved(low, high, moves, banker, self.positions)

    def _begin(self, budget: int | None) -> None:
        if budget is not None and budget < 1:
            raise ValueError(f"budget must be 1 or more positions, or None, found {budget}")
        self._counts[0] = 0
        self._budget = WITHOUT_END if budget is None else budget

    def _facts(self, position: Position, payoff: Payoff) -> Facts:
        """What stays the same in a new search, about which the table knows nothing."""
        self._age += 1
        if self._age == AGES:
            self._table[:] = 0
            self._age = 1
        return facts_of(position, payoff, self._age << AGE_SHIFT)

    def _between(self, position: Position, known: Facts, sharing: int = 1) -> tuple[int, int]:
        """The bounds of a position, after what the table knows of this search.

        `sharing`: how many positions what is left of the budget is for.
        """
        left = self._budget - self.positions
        self._stack[:FRAME] = frame_of(position, known)
        return between(
            self._stack,
            known,
            self._table,
            values_of(known),
            self._space,
            self.positions + max(left // sharing, min(left, 1)),
            self._counts,
        )


def solve(
    position: Position, payoff: Payoff = Payoff.PAYMENT, *, budget: int | None = None
) -> Solved:
    """As `Solver.solve`, once."""
    return Solver().solve(position, payoff, budget=budget)


def facts_of(position: Position, payoff: Payoff, age: int = 0) -> Facts:
    """What stays the same while a position is searched."""
    deal, rules = position.deal, switches(position.options)
    dealt = [mask(hand) for hand in deal.hands]
    upcard, second = (card.place for card in deal.stock[:2])
    honours = next((seat for seat, hand in enumerate(dealt) if hand & HONOURS == HONOURS), NOBODY)
    tops = int(TOPS_UNDER[upcard])
    special = tops | HUNDRED | int(SECOND_UNDER[second])
    if honours != NOBODY:
        special |= HONOURS | FOURTH_HONOUR
    return Facts(
        payoff=f.TRICKS if payoff is Payoff.TRICKS else f.PAYMENT,
        banker=deal.banker,
        hundred=next((seat for seat, hand in enumerate(dealt) if hand & HUNDRED), NOBODY),
        tops=tops,
        second=int(SECOND_UNDER[second]),
        honours=honours,
        special=special if payoff is Payoff.PAYMENT else 0,
        two_or_more=rules.two_or_more,
        dearest=rules.dearest,
        age=age,
    )


def frame_of(position: Position, known: Facts) -> Words:
    """A position as the first frame of a search."""
    board, frame = position.board, np.zeros(FRAME, np.int64)
    banker = position.deal.banker
    frame[f.HAND : f.HAND + laws.SEATS] = position.left
    frame[f.WINS : f.WINS + laws.SEATS] = board.won
    for trick in board.tricks:
        frame[f.OWN + trick.winner] |= mask((trick.winning,)) & known.special
    frame[f.ABOVE] = EVERY_CARD
    if board.winning is not None and board.winner is not None:
        frame[f.ABOVE] = BEATEN_BY[board.winning.place]
        frame[f.WINNING], frame[f.WINNER] = mask((board.winning,)), board.winner
    frame[f.TURN] = NOBODY if board.turn is None else board.turn
    frame[f.LAID], frame[f.LEFT] = len(board.laid), laws.TRICKS - len(board.tricks)
    if known.payoff == f.PAYMENT:
        for seat, fined in enumerate(position.fined):
            frame[f.PAID] += FINE * fined * (BANKER_PAYS if seat == banker else BANKER_GETS)
        if position.offender != NOBODY:
            frame[f.PAID] += BANKER_PAYS if position.offender == banker else BANKER_GETS
    return frame
