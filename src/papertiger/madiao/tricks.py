"""The play of the eight tricks as everybody sees it: the board, and what may be laid on it.

A card laid face down is on the board without its face; so the board is public. [MD-5.4] [MD-5.7]
"""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from papertiger.kernel.game import Refused
from papertiger.madiao import laws
from papertiger.madiao.cards import Card


class Face(StrEnum):
    """Which side of a played card is up."""

    UP = "up"
    DOWN = "down"


class Laid(Struct, frozen=True):
    """A card in a trick; `card` is None for a slough; `exposed` marks an exposed discard."""

    seat: int
    card: Card | None
    exposed: bool = False


class Trick(Struct, frozen=True):
    """A finished trick."""

    laid: tuple[Laid, ...]
    winner: int
    winning: Card


class Board(Struct, frozen=True):
    """The trick on the table and those before it.

    `turn` is the seat to play (None after the eighth trick), `winner` and `winning` the seat and
    card now winning (None before a lead), `won` the tricks of each seat.
    """

    turn: int | None
    laid: tuple[Laid, ...] = ()
    winner: int | None = None
    winning: Card | None = None
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)


def opening(first: int) -> Board:
    """The board before the first lead, which is the first player's. [MD-5.1]"""
    return Board(first)


def discards(board: Board, card: Card) -> bool:
    """Whether this card, laid face up now, would be an exposed discard. [MD-5.5]"""
    winning = board.winning
    return winning is not None and not laws.beats(card.place, winning.place)


def barred(board: Board) -> bool:
    """Whether the seat to play cannot win this trick, whatever it lays. [MD-5.6]"""
    return laws.barred(len(board.tricks), board.won[_turn(board)])


def refusal(board: Board, card: Card, face: Face, *, forbid: bool) -> Refused | None:
    """Why the seat to play may not lay a card it holds this way, or None if it may.

    `forbid` is the switch that forbids exposed discards. [MD-5.2] [MD-5.5] [MD-5.6]
    """
    winning = board.winning
    if face is Face.DOWN:
        return Refused("lead_face_down", "MD-5.2") if winning is None else None
    if winning is None:
        return None
    if barred(board):
        return Refused("barred_from_last_trick", "MD-5.6", {"card": card})
    if forbid and discards(board, card):
        arguments: dict[str, str | int] = {"card": card, "winning": winning}
        return Refused("exposed_discard_forbidden", "MD-5.5", arguments)
    return None


def choices(board: Board, hand: tuple[Card, ...], *, forbid: bool) -> tuple[tuple[Card, Face], ...]:
    """What the seat to play may do with its hand, in the order of the hand, face up first."""
    return tuple(
        (card, face)
        for card in hand
        for face in Face
        if refusal(board, card, face, forbid=forbid) is None
    )


def lay(board: Board, card: Card | None) -> Board:
    """The board after the seat to play has laid a card (None: face down). [MD-5.2] [MD-5.3]"""
    seat = _turn(board)
    exposed = card is not None and discards(board, card)
    laid = (*board.laid, Laid(seat, card, exposed))
    winner, winning = board.winner, board.winning
    if card is not None and not exposed:
        winner, winning = seat, card
    if len(laid) < laws.SEATS:
        return replace(board, turn=laws.right_of(seat), laid=laid, winner=winner, winning=winning)
    return _gather(board, laid, winner, winning)


def _gather(
    board: Board, laid: tuple[Laid, ...], winner: int | None, winning: Card | None
) -> Board:
    """Close the trick: its winner leads the next. [MD-5.1]"""
    if winner is None or winning is None:
        raise AssertionError("a trick without a lead")
    tricks = (*board.tricks, Trick(laid, winner, winning))
    won = tuple(count + (seat == winner) for seat, count in enumerate(board.won))
    return Board(winner if len(tricks) < laws.TRICKS else None, tricks=tricks, won=won)


def _turn(board: Board) -> int:
    if board.turn is None:
        raise AssertionError("the eight tricks are over")
    return board.turn
