"""How a hand ends, what comes after it, and when the match is over. [MD-7.1] [MD-7.2]"""

from dataclasses import replace

from papertiger.kernel.game import Step
from papertiger.madiao import laws
from papertiger.madiao.events import (
    BankerChosen,
    Event,
    FinishedHand,
    FourLowestDeclared,
    HandSettled,
    MatchEnded,
    MatchEnding,
    MeldDeclared,
    SecondUpcardShown,
    ShownPlay,
)
from papertiger.madiao.settle import (
    Deal,
    Ending,
    Settlement,
    declared,
    four_lowest_holder,
    melds,
    played,
)
from papertiger.madiao.state import Phase, Public, Table
from papertiger.madiao.tricks import Face

Ended = Step[Table, Event]


def deal_in_the_open(table: Table) -> Deal:
    """The deal with every card shown: for settling, never for a view."""
    public = table.public
    if public.banker is None or public.first is None:
        raise AssertionError("nothing has been dealt")
    hands = tuple(seat.dealt.reveal() for seat in table.seats)
    return Deal(public.banker, public.first, hands, table.hidden.stock.reveal())


def finish_if_declared(table: Table) -> Ended | None:
    """End the hand by a meld or the four lowest, or None. [MD-4.1] [MD-4.3] [MD-4.4]"""
    deal = deal_in_the_open(table)
    settlement = declared(deal)
    if settlement is None:
        return None
    if settlement.ended_by is Ending.MELD:
        events: tuple[Event, ...] = tuple(
            MeldDeclared(seat, meld.code, meld.stakes, deal.hands[seat])
            for seat, meld in melds(deal)
        )
    else:
        holder = four_lowest_holder(deal)
        events = () if holder is None else (FourLowestDeclared(holder),)
    return _settle(table, deal, settlement, events)


def finish_by_play(table: Table) -> Ended:
    """End the hand after its eighth trick. [MD-6.1] to [MD-6.14]"""
    board = table.public.board
    if board is None:
        raise AssertionError("the play has not begun")
    deal = deal_in_the_open(table)
    settlement = played(deal, board, table.public.options)
    return _settle(table, deal, settlement, (SecondUpcardShown(deal.stock[1]),))


def _settle(table: Table, deal: Deal, settlement: Settlement, events: tuple[Event, ...]) -> Ended:
    """Pay, show everything, and go on to the next hand or end the match. [MD-2.4] [MD-5.4]"""
    public = table.public
    if public.stake is None:
        raise AssertionError("no stake has been named")
    stake = public.stake
    totals = tuple(
        total + payment * stake
        for total, payment in zip(public.totals, settlement.payments, strict=True)
    )
    hand = FinishedHand(deal, shown_plays(table), settlement, stake)
    finished = settlement.ended_by is not Ending.FOUR_LOWEST
    public = replace(
        public,
        totals=totals,
        previous=hand,
        hands=public.hands + finished,
        served=public.served | (finished << deal.banker),
    )
    after = _after_hand(public, deal.banker, settlement, finished=finished)
    return Step(after.table, (*events, HandSettled(hand, totals), *after.events))


def _after_hand(public: Public, banker: int, settlement: Settlement, *, finished: bool) -> Ended:
    next_banker = settlement.next_banker
    if next_banker is None:
        if public.deals >= public.options.max_deals:
            return _end(public, MatchEnding.MAX_DEALS)
        return Step(Table(_between_hands(public, Phase.SEATING, None)))
    if finished and laws.match_over(public.served, banker, next_banker):
        return _end(public, MatchEnding.ALL_SERVED)
    if public.deals >= public.options.max_deals:
        return _end(public, MatchEnding.MAX_DEALS)
    chosen = BankerChosen(next_banker, _banker_clause(settlement))
    return Step(Table(_between_hands(public, Phase.STAKE, next_banker)), (chosen,))


def _banker_clause(settlement: Settlement) -> str:
    """Why the next banker is banker. [MD-7.1]"""
    if settlement.ended_by is Ending.MELD:
        return "MD-4.1"
    return "MD-6.12" if settlement.banker_keeps else "MD-7.1"


def _between_hands(public: Public, phase: Phase, banker: int | None) -> Public:
    return Public(
        options=public.options,
        phase=phase,
        players=public.players,
        banker=banker,
        totals=public.totals,
        served=public.served,
        deals=public.deals,
        hands=public.hands,
        previous=public.previous,
    )


def _end(public: Public, ending: MatchEnding) -> Ended:
    """End the match and say why. [MD-7.2]"""
    over = replace(_between_hands(public, Phase.OVER, public.banker), ending=ending)
    return Step(Table(over), (MatchEnded(ending, public.totals),))


def redeal_or_end(table: Table) -> Ended:
    """A demanded redeal: same banker and stake, unless the deals are used up. [MD-4.5] [MD-7.2]"""
    public = table.public
    if public.deals >= public.options.max_deals:
        return _end(public, MatchEnding.MAX_DEALS)
    again = replace(_between_hands(public, Phase.SHUFFLE, public.banker), stake=public.stake)
    return Step(Table(again))


def shown_plays(table: Table) -> tuple[ShownPlay, ...]:
    """Every play of the hand with its card, sloughs too: for when the hand is over. [MD-5.4]"""
    board = table.public.board
    if board is None:
        return ()
    sloughs = [iter(seat.sloughed.reveal()) for seat in table.seats]
    return tuple(
        ShownPlay(laid.seat, next(sloughs[laid.seat]), Face.DOWN)
        if laid.card is None
        else ShownPlay(laid.seat, laid.card, Face.UP)
        for trick in board.tricks
        for laid in trick.laid
    )
