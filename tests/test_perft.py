"""Distinct continuations of fixed late positions: how many ways the rest of a hand can be played.

The counts stand here as numbers; the naive referee counts them again, play by play.
"""

from typing import Any

import pytest

from papertiger.madiao.cards import Card
from papertiger.madiao.hand_json import Unfinished, settle_hand
from papertiger.madiao.tricks import Board, Face, choices, lay
from tests.naive import referee

Hand = dict[str, Any]

HANDS = [
    ["MM", "T90", "M8", "M2", "S9", "S3", "C4", "C9"],
    ["TM", "T60", "M9", "M1", "S8", "S2", "C1", "C8"],
    ["HM", "T50", "M7", "M3", "S7", "S1", "CH", "C7"],
    ["T80", "T20", "M6", "M4", "S6", "S4", "C0", "C2"],
]
STOCK = ["S5", "M5", "T70", "T40", "T30", "C3", "C5", "C6"]

# The seats that took the tricks before, and what was sloughed, all else following suit.
SHARED = (
    "0 MM 1 TM 2 HM 3 T20 / 0 S9 1 S2 2 S1 3 S4 / 0 M8 1 M9 2 M3 3 M4 / "
    "1 C1 2 CH 3 C0 0 C4 / 3 C2 0 C9 1 C8 2 C7 / 3 T80 0 T90 1 T60 2 T50"
)
ONE_SEAT = (
    "0 MM 1 T60 2 T50 3 T20 / 0 S9 1 S2 2 S1 3 S4 / 0 M8 1 M1 2 M3 3 M4 / "
    "0 C4 1 C8 2 C7 3 M6 / 0 T90 1 S8 2 M7 3 S6 / 0 C9 1 TM 2 HM 3 T80"
)


def position(line: str, plays: int, options: dict[str, str]) -> Hand:
    """The hand after the first plays of a line: a follower that does not beat lies face down."""
    hand: Hand = {
        "game": "madiao",
        "options": options,
        "banker": 0,
        "first": 0,
        "hands": HANDS,
        "stock": STOCK,
        "plays": [],
    }
    for trick in line.split(" / "):
        words = trick.split()
        for at in range(0, len(words), 2):
            seat, code = int(words[at]), words[at + 1]
            before = hand["plays"][len(hand["plays"]) // 4 * 4 :]
            leads = not before
            face = "up" if leads or referee.beats(code, "up", before) else "down"
            hand["plays"] = [*hand["plays"], [seat, code, face]]
    hand["plays"] = hand["plays"][:plays]
    return hand


def board_of(hand: Hand) -> tuple[Board, tuple[tuple[Card, ...], ...]]:
    """The engine's board and hands after the plays."""
    board = Board(hand["first"])
    left = [[Card(code) for code in cards] for cards in hand["hands"]]
    for seat, code, face in hand["plays"]:
        left[seat].remove(Card(code))
        board = lay(board, Card(code) if face == "up" else None)
    return board, tuple(tuple(cards) for cards in left)


def count(board: Board, left: tuple[tuple[Card, ...], ...], *, forbid: bool) -> int:
    """How many ways there are to play on to the end."""
    if board.turn is None:
        return 1
    seat, total = board.turn, 0
    for card, face in choices(board, left[seat], forbid=forbid):
        rest = tuple(one for one in left[seat] if one is not card)
        after = (*left[:seat], rest, *left[seat + 1 :])
        total += count(lay(board, card if face is Face.UP else None), after, forbid=forbid)
    return total


def naive_count(hand: Hand) -> int:
    """The same by the naive referee."""
    if len(hand["plays"]) == 32:
        return 1
    seat = referee.seat_to_play(hand["first"], hand["plays"])
    return sum(
        naive_count({**hand, "plays": [*hand["plays"], [seat, *choice]]})
        for choice in referee.legal(hand)
    )


@pytest.mark.parametrize(
    ("line", "plays", "options", "expected"),
    [
        (SHARED, 22, {"exposed_discard": "forbid"}, 426),
        (SHARED, 23, {}, 3_520),
        (SHARED, 24, {}, 624),
        (SHARED, 24, {"exposed_discard": "forbid"}, 58),
        (ONE_SEAT, 22, {"exposed_discard": "forbid"}, 416),
        (ONE_SEAT, 23, {}, 1_208),
        (ONE_SEAT, 24, {}, 160),
        (ONE_SEAT, 24, {"exposed_discard": "forbid"}, 24),
    ],
)
def test_continuations(line: str, plays: int, options: dict[str, str], expected: int) -> None:
    """The engine and the naive referee find as many as stand here."""
    hand = position(line, plays, options)
    assert referee.illegal(hand) is None
    assert isinstance(settle_hand(hand), Unfinished)
    forbid = options.get("exposed_discard") == "forbid"
    assert count(*board_of(hand), forbid=forbid) == expected
    assert naive_count(hand) == expected
