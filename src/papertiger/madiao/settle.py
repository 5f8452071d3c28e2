"""Who pays whom, how much, and under which clause. [MD-4.2] to [MD-4.4] and [MD-6.1] to [MD-6.14]

Everything is in stakes; the flow multiplies by the stake of the hand.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache

from msgspec import Struct

from papertiger.madiao import laws
from papertiger.madiao.cards import SECONDS, TOPS, Card, mask
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options, Sets
from papertiger.madiao.patterns import (
    FOURTH_HONOUR,
    HONOURS,
    Meld,
    has_four_lowest,
    meld_in,
)
from papertiger.madiao.tricks import Board

SEATS = range(laws.SEATS)


class Ending(StrEnum):
    """How a hand ended."""

    PLAY = "play"
    MELD = "meld"
    FOUR_LOWEST = "four_lowest"


class Deal(Struct, frozen=True):
    """A dealt hand in the open: four hands by seat, the stock from the first upcard on."""

    banker: int
    first: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


class Item(Struct, frozen=True):
    """One reason in a player's value, in stakes; `card` is the card it is about. [MD-6.1]"""

    seat: int
    clause: str
    value: int
    card: Card | None = None


class Line(Struct, frozen=True):
    """One payment: `payer` pays `payee` that many stakes (> 0) under `clause`. [MD-6.14]

    `earner` is the seat whose item it is, and `card` the card it is about, where there is one.
    """

    payer: int
    payee: int
    stakes: int
    clause: str
    earner: int
    card: Card | None = None


class Settlement(Struct, frozen=True):
    """A settled hand. `payments` per seat sum to zero; the next banker is None if drawn anew.

    `banker_keeps` says that the banker stays by the bonus for the Hundred. [MD-2.4] [MD-6.12]
    """

    ended_by: Ending
    payments: tuple[int, ...]
    lines: tuple[Line, ...]
    next_banker: int | None
    banker_keeps: bool = False


def in_deal_order(first: int) -> tuple[int, ...]:
    """The four seats, from the first player dealt to. [MD-3.2]"""
    return tuple(laws.right_of(first, steps) for steps in SEATS)


@cache
def acting_tops(upcard: Card) -> tuple[Card, ...]:
    """The cards that count as tops under this first upcard, in the order of the suits. [MD-6.4]"""
    return tuple(
        second if laws.acting_top(top.place, upcard.place) != top.place else top
        for top, second in zip(TOPS, SECONDS, strict=True)
    )


def melds(deal: Deal) -> tuple[tuple[int, Meld], ...]:
    """Who holds which meld, in deal order. [MD-4.1] [MD-4.3]"""
    found = ((seat, meld_in(mask(deal.hands[seat]))) for seat in in_deal_order(deal.first))
    return tuple((seat, meld) for seat, meld in found if meld is not None)


def four_lowest_holder(deal: Deal) -> int | None:
    """Who holds the four lowest, or None. [MD-4.4]"""
    return next((seat for seat in SEATS if has_four_lowest(mask(deal.hands[seat]))), None)


def declared(deal: Deal) -> Settlement | None:
    """The settlement of a hand that a declaration ends before play, or None.

    Melds come before the four lowest. [MD-4.1] [MD-4.2] [MD-4.3] [MD-4.4]
    """
    winners = melds(deal)
    if winners:
        return by_melds(winners, hundred_holder(deal))
    lowest = four_lowest_holder(deal)
    return None if lowest is None else by_four_lowest(lowest)


def by_melds(winners: tuple[tuple[int, Meld], ...], hundred: int) -> Settlement:
    """The settlement when these seats, in deal order, hold these melds. [MD-4.2] [MD-4.3]

    `hundred` is the seat that HM was dealt to, or -1 when it lies in the stock.
    """
    lines = tuple(
        Line(payer, winner, meld.stakes, "MD-4.2", winner)
        for winner, meld in winners
        for payer in SEATS
        if laws.pays_meld(payer, winner, hundred)
    )
    return _settlement(Ending.MELD, lines, next_banker=winners[0][0])


def by_four_lowest(holder: int) -> Settlement:
    """The settlement when this seat holds the four lowest. [MD-4.4]"""
    lines = tuple(Line(payer, holder, 1, "MD-4.4", holder) for payer in SEATS if payer != holder)
    return _settlement(Ending.FOUR_LOWEST, lines, next_banker=None)


def hundred_holder(deal: Deal) -> int:
    """The seat that HM was dealt to, or -1 when it lies in the stock. [MD-4.2] [MD-6.5]"""
    return next((seat for seat in SEATS if Card.HM in deal.hands[seat]), -1)


def played(deal: Deal, board: Board, options: Options) -> Settlement:
    """The settlement of a hand played to the end of its eight tricks. [MD-6.1] to [MD-6.13]"""
    earned = items(deal, board, options)
    keeps = any(item.clause == "MD-6.7" and item.seat == deal.banker for item in earned)
    lines = (
        *_value_lines(deal.banker, earned),
        *_hundred_lines(deal.banker, earned),
        *_exposure_lines(deal.banker, board, options.exposed_discard),
        *_second_upcard_lines(deal, board),
    )
    next_banker = deal.banker if keeps else laws.banker_after(deal.banker)
    return _settlement(Ending.PLAY, lines, next_banker=next_banker, banker_keeps=keeps)


def _settlement(
    ended_by: Ending,
    lines: tuple[Line, ...],
    *,
    next_banker: int | None,
    banker_keeps: bool = False,
) -> Settlement:
    payments = [0, 0, 0, 0]
    for line in lines:
        payments[line.payer] -= line.stakes
        payments[line.payee] += line.stakes
    return Settlement(ended_by, tuple(payments), lines, next_banker, banker_keeps)


def items(deal: Deal, board: Board, options: Options) -> tuple[Item, ...]:
    """Every reason in every player's value, by seat and then by clause. [MD-6.1]"""
    tops = acting_tops(deal.stock[0])
    hundred = hundred_holder(deal)
    found: list[Item] = []
    for seat in SEATS:
        winning = tuple(trick.winning for trick in board.tricks if trick.winner == seat)
        found += _trick_items(seat, winning, tops)
        found += _hundred_items(seat, winning, options, dealt=seat == hundred)
        found += _set_items(seat, winning, options)
        found += _exposure_items(seat, board, options)
    return tuple(item for item in found if item.value)


def values(earned: tuple[Item, ...]) -> tuple[int, ...]:
    """Every player's value V, in stakes. [MD-6.1]"""
    totals = [0, 0, 0, 0]
    for item in earned:
        totals[item.seat] += item.value
    return tuple(totals)


def _trick_items(seat: int, winning: tuple[Card, ...], tops: tuple[Card, ...]) -> Iterator[Item]:
    tricks = len(winning)
    yield Item(seat, "MD-6.2", laws.short_of_minimum(tricks))
    yield Item(seat, "MD-6.3", laws.many_tricks(tricks))
    for card in winning:
        if card in tops:
            yield Item(seat, "MD-6.4", laws.top_trick(tricks), card)
    yield Item(seat, "MD-6.10", laws.slam(tricks))


def _hundred_items(
    seat: int, winning: tuple[Card, ...], options: Options, *, dealt: bool
) -> Iterator[Item]:
    if not dealt:
        return
    tricks, won = len(winning), Card.HM in winning
    yield Item(seat, "MD-6.5", laws.hundred_short(tricks), Card.HM)
    yield Item(seat, "MD-6.6", laws.hundred_lost(tricks, won), Card.HM)
    if won:
        two_or_more = options.hundred_bonus is HundredBonus.TWO_OR_MORE
        yield Item(seat, "MD-6.7", laws.hundred_won(tricks, two_or_more), Card.HM)


def _set_items(seat: int, winning: tuple[Card, ...], options: Options) -> Iterator[Item]:
    winners = mask(winning)
    dearest = options.sets is Sets.DEAREST
    three = laws.three_honours(winners, HONOURS, FOURTH_HONOUR, dearest)
    yield Item(seat, "MD-6.8", three)
    yield Item(seat, "MD-6.9", laws.four_honours(winners, HONOURS, FOURTH_HONOUR))


def _exposures(seat: int, board: Board) -> Iterator[Card | None]:
    for trick in board.tricks:
        for laid in trick.laid:
            if laid.exposed and laid.seat == seat:
                yield laid.card


def _exposure_items(seat: int, board: Board, options: Options) -> Iterator[Item]:
    value = laws.exposure_value(options.exposed_discard is ExposedDiscard.VALUE)
    for card in _exposures(seat, board):
        yield Item(seat, "MD-5.5", value, card)


def _value_lines(banker: int, earned: tuple[Item, ...]) -> Iterator[Line]:
    """Each non-banker settles every item with the banker only. [MD-6.11]"""
    players = tuple(seat for seat in SEATS if seat != banker)
    for item in earned:
        for partner in players if item.seat == banker else (banker,):
            payer, payee = (partner, item.seat) if item.value > 0 else (item.seat, partner)
            yield Line(payer, payee, abs(item.value), item.clause, item.seat, item.card)


def _hundred_lines(banker: int, earned: tuple[Item, ...]) -> Iterator[Line]:
    """One stake more from each other non-banker to one who earns the bonus. [MD-6.12]"""
    for item in earned:
        if item.clause == "MD-6.7" and item.seat != banker:
            for payer in SEATS:
                if payer not in (banker, item.seat):
                    yield Line(payer, item.seat, 1, "MD-6.12", item.seat, item.card)


def _exposure_lines(banker: int, board: Board, switch: ExposedDiscard) -> Iterator[Line]:
    """The fine where the switch names its receivers. [MD-5.5]"""
    if switch not in (ExposedDiscard.TWO_TO_EACH, ExposedDiscard.TWO_TO_BANKER):
        return
    for seat in SEATS:
        to_banker = switch is ExposedDiscard.TWO_TO_BANKER and seat != banker
        payees = (banker,) if to_banker else tuple(other for other in SEATS if other != seat)
        for card in _exposures(seat, board):
            for payee in payees:
                yield Line(seat, payee, 2, "MD-5.5", seat, card)


def _second_upcard_lines(deal: Deal, board: Board) -> Iterator[Line]:
    """Whoever played the second of the suit whose top is the second upcard face up. [MD-6.13]"""
    upcard = deal.stock[1]
    if upcard not in TOPS:
        return
    second = SECONDS[TOPS.index(upcard)]
    for trick in board.tricks:
        for laid in trick.laid:
            if laid.card is second:
                for payee in SEATS:
                    if payee != laid.seat:
                        yield Line(laid.seat, payee, 1, "MD-6.13", laid.seat, second)
