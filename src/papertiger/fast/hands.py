"""`settle_many`: hands that were played elsewhere, checked and settled, as arrays."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from papertiger.fast.arguments import flag, options_of, threads_of, whole
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
from papertiger.fast.settling import discards_of, settled
from papertiger.fast.simulating import shared_out
from papertiger.fast.stepping import lay, lead, legal
from papertiger.fast.tables import EVERY_CARD, NOBODY, SECOND_UNDER, Switches, switches
from papertiger.madiao import laws
from papertiger.madiao.cards import mask
from papertiger.madiao.options import Options
from papertiger.madiao.settle import Deal

SEATS = laws.SEATS
PLAYS = SEATS * laws.TRICKS
UPCARDS = 2

NO_PLAY = -1
"""Instead of the place of a card that was not played, or of the number of a play."""

FAULTS = (
    "", "not_a_deal", "play_after_declaration", "not_held", "lead_face_down",
    "barred_from_last_trick", "exposed_discard_forbidden", "unfinished",
)  # fmt: skip
"""By the number in an array, what is wrong with a hand, "" for nothing. `not_a_deal`: not four
times eight cards and two upcards, each card once, or no such seat. [MD-1.1] [MD-2.1] [MD-3.2]"""

(
    FAULTLESS, NOT_A_DEAL, AFTER_DECLARATION, NOT_HELD, LEAD_DOWN, BARRED, FORBIDDEN, UNFINISHED,
) = range(len(FAULTS))  # fmt: skip

Play = tuple[int, bool]


class PlayedHands(NamedTuple):
    """Hands to be settled, a row each, as a kernel takes them.

    `banker`, `first`: int8 (n), seats. `hands`: int64 (n, 4), dealt cards as masks. `upcards`: int8
    (n, 2), places of the first and the second. `cards`: int8 (n, 32), the places of the cards in
    the order they were played, whose seats the rules tell; -1 for what was not played. `face_up`:
    bool (n, 32). `settle_many` refuses arrays of another shape or kind.
    """

    banker: Seats
    first: Seats
    hands: Words
    upcards: Seats
    cards: Seats
    face_up: Flags

    @classmethod
    def of(cls, hands: Sequence[tuple[Deal, Sequence[Play]]]) -> Self:
        """Deals in the open and what was played of each: (place of the card, face up).

        What breaks the rules is left to `settle_many`. Raises ValueError that names the hand, and
        the play, where something is of another type.
        """
        n = len(hands)
        cards = np.full((n, PLAYS), NO_PLAY, np.int8)
        face_up = np.zeros((n, PLAYS), np.bool_)
        for number, (deal, plays) in enumerate(hands):
            _check_deal(deal, number)
            if len(plays) > PLAYS:
                raise ValueError(f"hand {number} has {len(plays)} plays, at most {PLAYS} [MD-5.1]")
            for at, play in enumerate(plays):
                cards[number, at], face_up[number, at] = _written(play, f"hand {number}, play {at}")
        deals = [deal for deal, _ in hands]
        upcards = [[card.place for card in deal.stock[:UPCARDS]] for deal in deals]
        return cls(
            banker=np.array([_small(deal.banker) for deal in deals], np.int8),
            first=np.array([_small(deal.first) for deal in deals], np.int8),
            hands=np.array(
                [[mask(hand) for hand in deal.hands] for deal in deals], np.int64
            ).reshape(n, SEATS),
            upcards=np.array(upcards, np.int8).reshape(n, UPCARDS),
            cards=cards,
            face_up=face_up,
        )


def _small(number: int) -> int:
    """A number as it is where it may be a place or a seat, else one that is neither."""
    return number if NO_PLAY <= number < CARDS else CARDS


def _written(play: Play, name: str) -> Play:
    """A play as the arrays have it; ValueError for another type."""
    given: Any = play
    if not isinstance(given, tuple | list) or len(given) != 2:
        raise ValueError(f"{name} must be (place of the card, face up), found {given!r}")
    place = whole(f"the card of {name}, as its place (Card.place),", given[0])
    return _small(place), flag(f"face up in {name}", given[1])


def _check_deal(deal: Deal, number: int) -> None:
    """Raise ValueError for what does not fit into the arrays."""
    given: Any = deal
    if not isinstance(given, Deal):
        raise ValueError(f"hand {number} must be (Deal, plays), found {given!r} for the deal")
    if len(deal.hands) != SEATS or len(deal.stock) < UPCARDS:
        raise ValueError(
            f"hand {number} must have {SEATS} hands and a stock from the first upcard on, found "
            f"{len(deal.hands)} hands and {len(deal.stock)} cards [MD-3.2] [MD-3.3]"
        )


def _rows_of(hands: PlayedHands) -> int:
    """How many hands there are; ValueError that names what is not as `PlayedHands` says."""
    # What types promise, a notebook does not keep.
    given: Any = hands
    if not isinstance(given, PlayedHands):
        raise ValueError(f"hands must be PlayedHands, see PlayedHands.of, found {type(hands)}")
    n = len(given.banker) if np.ndim(given.banker) else 0
    shapes = ((n,), (n,), (n, SEATS), (n, UPCARDS), (n, PLAYS), (n, PLAYS))
    kinds = (np.int8, np.int8, np.int64, np.int8, np.int8, np.bool_)
    for name, array, shape, kind in zip(PlayedHands._fields, given, shapes, kinds, strict=True):
        if not isinstance(array, np.ndarray):
            raise ValueError(f"{name} must be an array of NumPy, found {type(array)}")
        if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
            raise ValueError(
                f"{name} must be {np.dtype(kind)} of shape {shape}, in order of rows, "
                f"found {array.dtype} of shape {array.shape}"
            )
    return n


class SettledHands(NamedTuple):
    """What came of hands, a row each; of one with a fault nothing else is said (-1 or 0).

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
    Raises ValueError that names the argument, and an array of another shape or kind.
    """
    threads, rules = threads_of(threads), switches(options_of(options))
    n = _rows_of(hands)
    found = SettledHands(
        fault=np.zeros(n, np.uint8),
        at=np.full(n, NO_PLAY, np.int8),
        ended_by=np.full(n, -1, np.int8),
        next_banker=np.full(n, NOBODY, np.int8),
        banker_keeps=np.zeros(n, np.bool_),
        payments=np.zeros((n, SEATS), np.int16),
        tricks=np.zeros((n, SEATS), np.int8),
        discards=np.zeros((n, SEATS), np.int8),
        items=np.zeros((n, SEATS), np.uint16),
    )
    shared_out(lambda start, stop: settle_rows(start, stop, rules, hands, found), n, threads or 1)
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
    if place == NO_PLAY:
        return UNFINISHED
    card = 1 << place if 0 <= place < CARDS else 0
    if not words[HAND + words[TURN]] & card:
        return NOT_HELD
    ups, downs, _ = legal(words, forbid)
    if (ups if face_up else downs) & card:
        return FAULTLESS
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
        if fault != FAULTLESS:
            return fault, at
        lay(words, place if up else place + CARDS, second)
    return FAULTLESS, NO_PLAY


@kernel
def settle_rows(
    start: int, stop: int, rules: Switches, given: PlayedHands, written: SettledHands
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
            if given.cards[n, 0] != NO_PLAY:
                written.fault[n], written.at[n] = AFTER_DECLARATION, 0
                continue
            written.ended_by[n] = BY_FOUR_LOWEST if following == NOBODY else BY_MELD
        else:
            hundred = hundred_holder(hands)
            fault, at = _replayed(
                words, SECOND_UNDER[second], rules.forbid, given.cards[n], given.face_up[n]
            )
            if fault != FAULTLESS:
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
