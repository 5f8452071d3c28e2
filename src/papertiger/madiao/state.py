"""The table as a value: a public part, a part for each seat, and what nobody sees.

Only the modules of this game look in here; everybody else gets views.
"""

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from papertiger.kernel.secret import Secret
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.events import FinishedHand, MatchEnding
from papertiger.madiao.options import Options
from papertiger.madiao.seating import Contest
from papertiger.madiao.tricks import Board


class Phase(StrEnum):
    """What the table waits for."""

    SEATING = "seating"
    STAKE = "stake"
    SHUFFLE = "shuffle"
    CUT = "cut"
    RESHUFFLE = "reshuffle"
    REDEAL = "redeal"
    PLAY = "play"
    OVER = "over"


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """What one hand hands on to the next, as it stands in a record.

    `players[seat]` is the place where that player sat when the match was opened; `banker` is None
    when it is to be drawn anew; `served` has a bit for every seat that has been banker for a
    finished hand; `deals` counts deals with redeals, `hands` finished hands; `totals` is money.
    Raises ValueError for what no hand can have handed on.
    """

    players: tuple[int, ...]
    banker: int | None
    totals: tuple[int, ...]
    served: int
    deals: int
    hands: int

    def __post_init__(self) -> None:
        """Check that these can be the values of a table between two hands. [MD-2.4] [MD-7.2]"""
        seats = range(laws.SEATS)
        if sorted(self.players) != list(seats):
            raise ValueError(f"players must be the four places, found {self.players}")
        if self.banker is not None and self.banker not in seats:
            raise ValueError(f"banker must be a seat or null, found {self.banker}")
        if len(self.totals) != laws.SEATS or sum(self.totals) != 0:
            raise ValueError(f"totals must be four that sum to zero, found {self.totals}")
        if not 0 <= self.served < 1 << laws.SEATS:
            raise ValueError(f"served must be four bits, found {self.served}")
        if not 0 <= self.hands <= self.deals:
            raise ValueError(f"hands must be 0 to deals, found {self.hands} of {self.deals}")


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table sees."""

    options: Options
    phase: Phase
    players: tuple[int, ...]
    banker: int | None
    totals: tuple[int, ...]
    served: int
    deals: int
    hands: int
    contest: Contest | None = None
    stake: int | None = None
    cut_card: Card | None = None
    first: int | None = None
    upcard: Card | None = None
    asked: int | None = None
    board: Board | None = None
    previous: FinishedHand | None = None
    ending: MatchEnding | None = None


NO_CARDS: Secret[tuple[Card, ...]] = Secret(())


@dataclass(frozen=True, slots=True)
class Seat:
    """What one seat sees beside: the hand as dealt, what is left of it, what it has sloughed."""

    dealt: Secret[tuple[Card, ...]] = NO_CARDS
    hand: Secret[tuple[Card, ...]] = NO_CARDS
    sloughed: Secret[tuple[Card, ...]] = NO_CARDS


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody sees: the shuffled pack before the deal, the stock after it (upcard first)."""

    pack: Secret[tuple[Card, ...]] = NO_CARDS
    stock: Secret[tuple[Card, ...]] = NO_CARDS


@dataclass(frozen=True, slots=True)
class Table:
    """A Madiao table."""

    public: Public
    seats: tuple[Seat, ...] = (Seat(), Seat(), Seat(), Seat())
    hidden: Hidden = Hidden()
