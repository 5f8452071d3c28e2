"""Positions for the bots' tests: a view built from the plays that led to it."""

from functools import cache
from random import Random

from msgspec.structs import replace

from papertiger import madiao
from papertiger.madiao.cards import Card
from papertiger.madiao.options import PRESETS, Options
from papertiger.madiao.settle import acting_tops
from papertiger.madiao.state import Phase
from papertiger.madiao.tricks import Board, choices, lay, opening
from papertiger.madiao.view import AskPlay, AskRedeal, View
from tests.playing import moments

SOURCE, MING = PRESETS["source"], PRESETS["ming"]


@cache
def real_view() -> View:
    """What a player sees who is asked to play the first card of a real hand."""
    for moment in moments(SOURCE, Random(1)):
        for seat in madiao.waiting(moment.after).seats:
            view = madiao.show(moment.after, seat)
            if isinstance(view.ask, AskPlay):
                return view
    raise AssertionError("no card was ever asked for")


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their codes, sorted as in a hand."""
    return tuple(sorted((Card(code) for code in text.split()), key=lambda card: card.place))


def board_after(tricks: str, leader: int) -> Board:
    """The board after tricks such as `M3 - - M9 / S9`: `-` is face down, the leader plays first."""
    board = opening(leader)
    for code in tricks.replace("/", " ").split():
        board = lay(board, None if code == "-" else Card(code))
    return board


def to_play(
    hand: str,
    tricks: str = "",
    *,
    leader: int = 0,
    banker: int = 3,
    upcard: str = "T30",
    sloughed: str = "",
    options: Options = SOURCE,
) -> View:
    """What the seat on turn sees, with `hand`, after `tricks` that `leader` began."""
    board = board_after(tricks, leader)
    held = cards(hand)
    assert board.turn is not None
    assert len(held) == 8 - len(board.tricks)
    return replace(
        real_view(),
        seat=board.turn,
        waiting=(board.turn,),
        options=options,
        banker=banker,
        first=leader,
        upcard=Card(upcard),
        tops=acting_tops(Card(upcard)),
        board=board,
        hand=held,
        sloughed=cards(sloughed),
        ask=AskPlay(choices(board, held, forbid=False)),
    )


def to_keep(hand: str, *, seat: int = 1, banker: int = 3) -> View:
    """What a seat sees that may demand a redeal. [MD-4.5]"""
    view = to_play(hand, leader=seat, banker=banker)
    return replace(view, phase=Phase.REDEAL, board=None, ask=AskRedeal(may_demand=True))
