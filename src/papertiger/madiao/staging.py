"""A hand that is written down, played again through the flow: from its deal on. [docs/notation.md]

What came before the deal is not in a text: the shuffle, the cut, and who asked for nothing. The
table begins as it stands before a pack is dealt that was shuffled anew, and the pack is the one
that gives these hands and this stock.
"""

from collections.abc import Iterator, Sequence

from papertiger.kernel.game import Refused, Step
from papertiger.kernel.inputs import Act, Input, chance
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.events import BankerChosen, Event, MatchEnded, StakeNamed
from papertiger.madiao.moves import Move, Play, WaiveRedeal
from papertiger.madiao.notation import NotedHand, NotedMatch
from papertiger.madiao.rules import step
from papertiger.madiao.state import Phase, Public, Table

Steps = Iterator[Step[Table, Event]]


def staged(match: NotedMatch, stake: int) -> Steps:
    """The hands of a match, step by step; `stake` is for those that name none.

    The first step of a hand is its table before the deal. Who comes to the bank by a hand is told
    when the next one written down has that banker; else the next begins with its own. Raises
    ValueError for a hand that does not follow the rules: `hand_json.settle_hand` says how.
    """
    table = None
    for hand, after in zip(match.hands, (*match.hands[1:], None), strict=True):
        opened = opening(match, hand, stake, table)
        table = opened.table
        yield opened
        for given in _inputs(hand):
            stepped = step(table, given, 0)
            if isinstance(stepped, Refused):
                raise ValueError(f"refused: {stepped}")
            table = stepped.table
            yield Step(table, tuple(_of_text(stepped.events, after)))


def opening(
    match: NotedMatch, hand: NotedHand, stake: int, before: Table | None = None
) -> Step[Table, Event]:
    """The table before the deal of a hand, and what is told of it."""
    public = Public(
        options=match.options,
        phase=Phase.RESHUFFLE,
        players=(0, 1, 2, 3),
        banker=hand.banker,
        totals=(0, 0, 0, 0) if before is None else before.public.totals,
        served=0 if before is None else before.public.served,
        deals=0,
        hands=0 if before is None else before.public.hands,
        stake=stake if hand.stake is None else hand.stake,
        first=hand.first,
    )
    told: tuple[Event, ...] = ()
    if before is None or before.public.banker != hand.banker:
        told += (BankerChosen(hand.banker, "MD-2.2"),)
    if hand.stake is not None:
        told += (StakeNamed(hand.banker, hand.stake),)
    return Step(Table(public), told)


def _inputs(hand: NotedHand) -> Iterator[Input[Move]]:
    """The deal, and where something is played four players who keep their cards, and the plays."""
    yield deal(hand)
    if hand.plays:
        yield from kept(hand)
    for play in hand.plays:
        yield Act(play.seat, Play(play.card, play.face))


def deal(hand: NotedHand) -> Input[Move]:
    """The shuffle that is dealt as this hand."""
    return chance(tuple(card.place for card in _pack(hand)))


def kept(hand: NotedHand) -> Iterator[Input[Move]]:
    """Four players who keep their cards, each asked in turn. [MD-4.5]"""
    for turn in range(laws.SEATS):
        yield Act(laws.right_of(hand.first, turn), WaiveRedeal())


def _pack(hand: NotedHand) -> Sequence[Card]:
    """The pack that is dealt as this hand, top card first. [MD-3.2] [MD-3.3]"""
    left = [iter(cards) for cards in hand.hands]
    dealt = laws.SEATS * laws.HAND
    cards = [next(left[laws.receiver(hand.first, number)]) for number in range(dealt)]
    return (*cards, *reversed(hand.stock))


def _of_text(events: Sequence[Event], after: NotedHand | None) -> Iterator[Event]:
    """What a text leaves of how a hand ends: the next hand may be another than the rules give."""
    for event in events:
        match event:
            case BankerChosen() if after is not None and event.seat != after.banker:
                continue
            case MatchEnded() if after is not None:
                continue
            case _:
                yield event
