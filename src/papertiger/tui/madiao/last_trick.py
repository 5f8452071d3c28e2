"""The last trick of a hand, before the ledger is opened; and what a reader knows face down."""

from msgspec.structs import replace

from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.settle import Ending, acting_tops
from papertiger.madiao.tricks import Face, lay, opening
from papertiger.madiao.view import View


def played_out(view: View) -> View | None:
    """The table as it stood after the last trick of the hand before; None if it was not played.

    The eighth trick and the settlement come with one input, so no view has the one without the
    other. A finished hand lies open [MD-5.4], and its plays give the board that everybody saw.
    """
    hand = view.previous
    if hand is None or hand.settlement.ended_by is not Ending.PLAY:
        return None
    board = opening(hand.deal.first)
    for play in hand.plays:
        board = lay(board, play.card if play.face is Face.UP else None)
    upcard = hand.deal.stock[0]
    paid = zip(view.totals, hand.settlement.payments, strict=True)
    return replace(
        view,
        totals=tuple(total - stakes * hand.stake for total, stakes in paid),
        hands=view.hands - 1,
        banker=hand.deal.banker,
        stake=hand.stake,
        upcard=upcard,
        tops=acting_tops(upcard),
        board=board,
        waiting=(),
        ask=None,
        ending=None,
    )


def under(view: View) -> dict[int, Card]:
    """By seat, the cards face down in the trick that is shown, as far as the reader knows them.

    A seat knows its own sloughs; after the last trick all of them lie open. [MD-5.4] [MD-5.7]
    """
    if view.previous is not None and view.board is not None:
        last = view.previous.plays[-laws.SEATS :]
        return {play.seat: play.card for play in last if play.face is Face.DOWN}
    if view.seat is None or not view.sloughed:
        return {}
    return {view.seat: view.sloughed[-1]}
