"""`settle_many`: hands that were played elsewhere, checked and settled, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple, Self

import numpy as np

from papertiger.fast.arrays import Bits, Bytes, Counts, Flags, Seats, Words
from papertiger.fast.columns import (
    CARDS,
    DISCARDS,
    HAND,
    OFFENDER,
    TRICK,
    TURN,
    UP,
    WON,
    WORDS,
)
from papertiger.fast.compiling import inlined, kernel
from papertiger.fast.dealing import by_four_lowest, by_melds, hundred_holder
from papertiger.fast.machine import popcount, widened
from papertiger.fast.outcomes import BY_FOUR_LOWEST, BY_MELD, BY_PLAY
from papertiger.fast.settling import NOBODY, discards_of, settled
from papertiger.fast.simulating import check_threads, shared_out
from papertiger.fast.stepping import lay, lead, legal
from papertiger.fast.tables import EVERY_CARD, SECOND_UNDER, Switches, switches
from papertiger.madiao import laws
from papertiger.madiao.cards import mask
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Deal

SEATS = laws.SEATS
PLAYS = SEATS * laws.TRICKS
UPCARDS = 2

FAULTS = (
    "", "not_a_deal", "play_after_declaration", "not_held", "lead_face_down",
    "barred_from_last_trick", "exposed_discard_forbidden", "unfinished",
)  # fmt: skip
"""By the number in an array, what is wrong with a hand, "" for nothing. `not_a_deal`: not four
times eight cards and two upcards, each card once, or no such seat. [MD-1.1] [MD-2.1] [MD-3.2]"""

(
    FINE, NOT_A_DEAL, AFTER_DECLARATION, NOT_HELD, LEAD_DOWN, BARRED, FORBIDDEN, UNFINISHED,
) = range(len(FAULTS))  # fmt: skip

Play = tuple[int, bool]


@dataclass(frozen=True, slots=True)
class PlayedHands:
    """Hands to be settled, a row each.

    `banker`, `first`: int8 (n), seats. `hands`: int64 (n, 4), dealt cards as masks. `upcards`: int8
    (n, 2), places of the first and the second. `cards`: int8 (n, 32), the places of the cards in
    the order they were played, whose seats the rules tell; -1 for what was not played. `face_up`:
    bool (n, 32). Raises ValueError that names an array of another shape or kind.
    """

    banker: Seats
    first: Seats
    hands: Words
    upcards: Seats
    cards: Seats
    face_up: Flags

    def __post_init__(self) -> None:
        n = len(self.banker)
        shapes = ((n,), (n,), (n, SEATS), (n, UPCARDS), (n, PLAYS), (n, PLAYS))
        kinds = (np.int8, np.int8, np.int64, np.int8, np.int8, np.bool_)
        for field, shape, kind in zip(fields(self), shapes, kinds, strict=True):
            array = getattr(self, field.name)
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
                raise ValueError(
                    f"{field.name} must be {np.dtype(kind)} of shape {shape}, in order of rows, "
                    f"found {array.dtype} of shape {array.shape}"
                )

    @classmethod
    def of(cls, hands: Sequence[tuple[Deal, Sequence[Play]]]) -> Self:
        """Deals in the open and what was played of each: (place of the card, face up)."""
        n = len(hands)
        cards = np.full((n, PLAYS), NOBODY, np.int8)
        face_up = np.zeros((n, PLAYS), np.bool_)
        for number, (_, plays) in enumerate(hands):
            if len(plays) > PLAYS:
                raise ValueError(f"hand {number} has {len(plays)} plays, at most {PLAYS} [MD-5.1]")
            for at, (card, up) in enumerate(plays):
                cards[number, at], face_up[number, at] = card, up
        deals = [deal for deal, _ in hands]
        upcards = [[card.place for card in deal.stock[:UPCARDS]] for deal in deals]
        return cls(
            banker=np.array([deal.banker for deal in deals], np.int8),
            first=np.array([deal.first for deal in deals], np.int8),
            hands=np.array(
                [[mask(hand) for hand in deal.hands] for deal in deals], np.int64
            ).reshape(n, SEATS),
            upcards=np.array(upcards, np.int8).reshape(n, UPCARDS),
            cards=cards,
            face_up=face_up,
        )


class SettledHands(NamedTuple):
    """What came of hands, a row each; of one with a fault nothing else is said.

    `fault`: uint8 (n), places in `FAULTS`. `at`: int8 (n), the play that is wrong or missing, else
    -1. `ended_by`, `next_banker`, `payments`, `tricks`, `discards`, `items` as in `Hands`.
    `banker_keeps`: bool (n), by MD-6.12.
    """

    fault: Bytes
    at: Seats
    ended_by: Seats
    next_banker: Seats
    banker_keeps: Flags
    payments: Counts
    tricks: Seats
    discards: Seats
    items: Bits


def settle_many(
    hands: PlayedHands, options: Options | None = None, *, threads: int | None = None
) -> SettledHands:
    """Check and settle hands under the same options; None for the preset `source`.

    `threads`: None for one. A hand that breaks the rules has a fault; the others are settled.
    """
    check_threads(threads)
    n = len(hands.banker)
    found = SettledHands(
        fault=np.zeros(n, np.uint8),
        at=np.full(n, NOBODY, np.int8),
        ended_by=np.full(n, NOBODY, np.int8),
        next_banker=np.full(n, NOBODY, np.int8),
        banker_keeps=np.zeros(n, np.bool_),
        payments=np.zeros((n, SEATS), np.int16),
        tricks=np.zeros((n, SEATS), np.int8),
        discards=np.zeros((n, SEATS), np.int8),
        items=np.zeros((n, SEATS), np.uint16),
    )
    given = Given(*(getattr(hands, field.name) for field in fields(hands)))
    rules = switches(options or Options())
    shared_out(lambda start, stop: settle_rows(start, stop, rules, given, found), n, threads or 1)
    return found


@inlined
def _is_deal(banker: int, first: int, dealt: Words, upcard: int, second: int) -> bool:
    """Whether these can be four hands of eight and two upcards."""
    if not (0 <= banker < SEATS and 0 <= first < SEATS):
        return False
    if not (0 <= upcard < CARDS and 0 <= second < CARDS) or upcard == second:
        return False
    seen = 1 << upcard | 1 << second
    for seat in range(SEATS):
        hand = dealt[seat]
        if popcount(hand) != laws.HAND or hand & seen or hand & ~EVERY_CARD:
            return False
        seen |= hand
    return True


@inlined
def _fault_of(place: int, face_up: bool, words: Words, forbid: bool) -> int:
    """What is wrong with the next play of a hand, 0 for nothing. [MD-5.2] to [MD-5.6]"""
    if place == NOBODY:
        return UNFINISHED
    card = 1 << place if 0 <= place < CARDS else 0
    if not words[HAND + words[TURN]] & card:
        return NOT_HELD
    ups, downs, _ = legal(words, forbid)
    if (ups if face_up else downs) & card:
        return FINE
    if not face_up:
        return LEAD_DOWN
    barred = laws.barred(words[TRICK], popcount(words[WON + words[TURN]]))
    return BARRED if barred else FORBIDDEN


@inlined
def _replayed(
    words: Words, second: int, forbid: bool, cards: Seats, face_up: Flags
) -> tuple[int, int]:
    """Play what was played, from the dealt hands on; (fault, play that is wrong or missing)."""
    for at in range(PLAYS):
        place, up = widened(cards[at]), face_up[at]
        fault = _fault_of(place, up, words, forbid)
        if fault != FINE:
            return fault, at
        lay(words, place if up else place + CARDS, second)
    return FINE, NOBODY


class Given(NamedTuple):
    """The arrays of `PlayedHands`, as a kernel has them."""

    banker: Seats
    first: Seats
    hands: Words
    upcards: Seats
    cards: Seats
    face_up: Flags


@kernel
def settle_rows(
    start: int, stop: int, rules: Switches, given: Given, written: SettledHands
) -> None:
    """Settle the rows from `start` to `stop`."""
    words = np.zeros(WORDS, np.int64)
    hands, won = words[HAND:WON], words[WON:UP]
    paid, found = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for n in range(start, stop):
        banker, first = widened(given.banker[n]), widened(given.first[n])
        upcard, second = widened(given.upcards[n, 0]), widened(given.upcards[n, 1])
        if not _is_deal(banker, first, given.hands[n], upcard, second):
            written.fault[n] = NOT_A_DEAL
            continue
        for seat in range(SEATS):
            hands[seat] = given.hands[n, seat]
        following = by_melds(hands, first, paid, found)
        lead(words, first)
        if following != NOBODY or by_four_lowest(hands, paid, found) != NOBODY:
            if given.cards[n, 0] != NOBODY:
                written.fault[n], written.at[n] = AFTER_DECLARATION, 0
                continue
            written.ended_by[n] = BY_FOUR_LOWEST if following == NOBODY else BY_MELD
        else:
            hundred = hundred_holder(hands)
            fault, at = _replayed(
                words, SECOND_UNDER[second], rules.forbid, given.cards[n], given.face_up[n]
            )
            if fault != FINE:
                written.fault[n], written.at[n] = fault, at
                continue
            keeps = settled(
                won, words[DISCARDS], hundred, upcard, words[OFFENDER], banker, rules, paid, found
            )
            written.ended_by[n] = BY_PLAY
            written.banker_keeps[n] = keeps
            following = banker if keeps else laws.banker_after(banker)
        written.next_banker[n] = following
        for seat in range(SEATS):
            written.payments[n, seat] = paid[seat]
            written.tricks[n, seat] = popcount(won[seat])
            written.discards[n, seat] = discards_of(seat, words[DISCARDS])
            written.items[n, seat] = found[seat]
