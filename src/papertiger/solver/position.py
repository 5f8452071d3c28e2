"""An ending with every card open: what is searched."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Self

from papertiger.fast.tables import NOBODY, SECOND_UNDER
from papertiger.madiao import laws
from papertiger.madiao.cards import CARDS, Card, mask
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.settle import Deal
from papertiger.madiao.tricks import Board, Face, choices, discards, lay, opening, refusal

SEATS = range(laws.SEATS)

Move = tuple[Card, Face]


@dataclass(frozen=True, slots=True)
class Position:
    """A hand that is being played, every card open.

    `deal`: the deal in the open; `board`: the tricks so far; `left`: by seat the cards still held,
    as masks; `fined`: by seat the exposed discards; `offender`: who owes MD-6.13, -1 for nobody;
    `options`: the switches. Made by `of`.
    """

    deal: Deal
    board: Board
    left: tuple[int, ...]
    fined: tuple[int, ...]
    offender: int
    options: Options = field(default_factory=Options)

    @classmethod
    def of(cls, deal: Deal, plays: Sequence[Move] = (), options: Options | None = None) -> Self:
        """What stands after these plays of a deal, whose seats the rules tell.

        Raises ValueError for what is no deal (four hands of eight and a stock of eight, each of the
        40 cards once), and one that names the first play which is not allowed. A declaration is
        not looked for: that a hand is played is the caller's to know (MD-4.1, MD-4.4).
        """
        _check(deal)
        position = cls(
            deal, opening(deal.first), tuple(map(mask, deal.hands)), (0,) * laws.SEATS, NOBODY,
            options or Options(),
        )  # fmt: skip
        for at, move in enumerate(plays):
            try:
                position = position.after(move)
            except ValueError as error:
                raise ValueError(f"play {at}: {error}") from None
        return position

    def after(self, move: Move) -> Self:
        """What stands after the seat on turn has laid a card; ValueError if it may not."""
        (card, face), seat, board = move, self.board.turn, self.board
        if seat is None:
            raise ValueError("all eight tricks are over [MD-5.1]")
        bit = mask((card,))
        if not self.left[seat] & bit:
            raise ValueError(f"seat {seat} does not hold {card} [MD-5.2]")
        refused = refusal(board, card, face, forbid=_forbids(self.options))
        if refused is not None:
            raise ValueError(f"{card} {face}: {refused.code} [{refused.clause}]")
        up = face is Face.UP
        pays = up and bit == SECOND_UNDER[self.deal.stock[1].place]
        return replace(
            self,
            board=lay(board, card if up else None),
            left=_with(self.left, seat, self.left[seat] ^ bit),
            fined=_with(self.fined, seat, self.fined[seat] + (up and discards(board, card))),
            offender=seat if pays else self.offender,
        )

    @property
    def turn(self) -> int | None:
        """The seat to play, None when all tricks are over."""
        return self.board.turn

    def moves(self) -> tuple[Move, ...]:
        """What that seat may do, exposed discards with the rest; face up first, card by card."""
        if self.board.turn is None:
            return ()
        held = tuple(card for card in CARDS if self.left[self.board.turn] >> card.place & 1)
        return choices(self.board, held, forbid=_forbids(self.options))


def _check(deal: Deal) -> None:
    if deal.banker not in SEATS or deal.first not in SEATS:
        raise ValueError(f"seats are 0 to 3, found banker {deal.banker}, first {deal.first}")
    sizes, stock = tuple(map(len, deal.hands)), len(deal.stock)
    if sizes != (laws.HAND,) * laws.SEATS or stock != laws.HAND:
        raise ValueError(f"four hands of 8 and a stock of 8, found {sizes} and {stock} [MD-3.2]")
    pack = (*chain.from_iterable(deal.hands), *deal.stock)
    missing = " ".join(card for card in CARDS if card not in pack)
    if missing:
        raise ValueError(f"each of the 40 cards once, found none of {missing} [MD-1.1]")


def _forbids(options: Options) -> bool:
    return options.exposed_discard is ExposedDiscard.FORBID


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
