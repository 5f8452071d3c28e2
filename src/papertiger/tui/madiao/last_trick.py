"""The end of a hand at the table: its last trick, before the ledger is opened."""

from msgspec.structs import replace

from papertiger.madiao.settle import Ending, acting_tops
from papertiger.madiao.tricks import Face, lay, opening
from papertiger.madiao.view import View


def played_out(view: View) -> View | None:
    """The table as it stood after the last trick of the hand before; None if it was not played.

    The eighth trick and the settlement come with one input, so no view has both. A finished hand
    lies open [MD-5.4], and its plays give the board that everybody saw.
    """
    hand = view.previous
    if hand is None or hand.settlement.ended_by is not Ending.PLAY:
        return None
    board = opening(hand.deal.first)
    for play in hand.plays:
        board = lay(board, play.card if play.face is Face.UP else None)
    upcard = hand.deal.stock[0]
    return replace(
        view,
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
