"""What a player reads out of a view: which cards are unseen, and who may still hold them."""

from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import ALL, CARDS, SUIT_MASKS, SUIT_OF, Card, mask
from papertiger.madiao.options import HundredBonus, Sets
from papertiger.madiao.tricks import Board, opening
from papertiger.madiao.view import View

STOCK = len(CARDS) - laws.SEATS * laws.HAND
HUNDRED = 1 << Card.HM.place

# The cards of its suit that are higher than a card, by place, as masks. [MD-1.1] [MD-5.3]
HIGHER = tuple(SUIT_MASKS[SUIT_OF[place]] & ((1 << place) - 1) for place in range(len(CARDS)))


class Reading(Struct, frozen=True):
    """One decision as a player thinks about it; cards are places 0 to 39 or masks of them.

    `left` counts the tricks not finished, `won` those of each seat; `live` are the cards that each
    seat still holds, `after` the seats to play after this one in the trick. `unseen` are all cards
    but the own ones and those that have lain face up; `buried` of them lie face down in tricks.
    `doubted[seat]` are the cards that would have beaten when the seat sloughed or discarded.
    `winners` are the cards this seat has won with; `dealt_hundred`: HM was dealt to it.
    `two_or_more` and `sets_stack` are the switches of MD-6.7 and MD-6.9.
    `leader` and `winning` are the seat and the card now winning, None before a lead.
    """

    seat: int
    banker: int
    left: int
    won: tuple[int, ...]
    live: tuple[int, ...]
    after: tuple[int, ...]
    hand: tuple[int, ...]
    unseen: int
    buried: int
    doubted: tuple[int, ...]
    tops: int
    winners: int
    dealt_hundred: bool
    two_or_more: bool
    sets_stack: bool
    leader: int | None
    winning: int | None


def read(view: View) -> Reading:
    """The reading of a player's view once the cards are dealt; ValueError before that."""
    seat, banker, upcard, first = view.seat, view.banker, view.upcard, view.first
    if seat is None or banker is None or upcard is None or first is None:
        raise ValueError("there are no cards to be read")
    board = view.board or opening(first)
    hand, sloughed = mask(view.hand), mask(view.sloughed)
    shown, own_shown, buried, doubted = _seen(board, seat)
    left = laws.TRICKS - len(board.tricks)
    after = tuple([laws.right_of(seat, n) for n in range(1, laws.SEATS - len(board.laid))])
    return Reading(
        seat=seat,
        banker=banker,
        left=left,
        won=board.won,
        live=tuple([left - (other != seat and other not in after) for other in range(laws.SEATS)]),
        after=after,
        hand=tuple([card.place for card in view.hand]),
        unseen=ALL & ~(hand | sloughed | shown | 1 << upcard.place),
        buried=buried,
        doubted=doubted,
        tops=mask(view.tops),
        winners=mask([trick.winning for trick in board.tricks if trick.winner == seat]),
        dealt_hundred=bool((hand | sloughed | own_shown) & HUNDRED),
        two_or_more=view.options.hundred_bonus is HundredBonus.TWO_OR_MORE,
        sets_stack=view.options.sets is Sets.STACK,
        leader=board.winner,
        winning=None if board.winning is None else board.winning.place,
    )


def _seen(board: Board, seat: int) -> tuple[int, int, int, tuple[int, ...]]:
    """The cards shown by all and by `seat`, how many others buried, and what each is doubted."""
    shown = own_shown = buried = 0
    doubted = [0] * laws.SEATS
    for laid in (*[trick.laid for trick in board.tricks], board.laid):
        winning = 0
        for play in laid:
            card = play.card
            if card is None or play.exposed:
                doubted[play.seat] |= HIGHER[winning]
            if card is None:
                buried += play.seat != seat
                continue
            place = card.place
            shown |= 1 << place
            if play.seat == seat:
                own_shown |= 1 << place
            if not play.exposed:
                winning = place
    return shown, own_shown, buried, tuple(doubted)
