"""Hands played at random to some point, and played again with other hidden cards."""

from collections.abc import Iterable, Sequence
from random import Random

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Input
from papertiger.madiao import laws, staging
from papertiger.madiao.cards import CARDS, Card, of_mask
from papertiger.madiao.moves import Move, Play
from papertiger.madiao.notation import NotedHand, NotedMatch
from papertiger.madiao.options import Options
from papertiger.madiao.state import Phase, Table
from papertiger.madiao.tricks import Face
from papertiger.madiao.view import AskPlay, View, show

SEATS = range(laws.SEATS)


def stepped(table: Table, given: Input[Move]) -> Table:
    """The table after an input that must be accepted."""
    after = madiao.step(table, given, 0)
    assert not isinstance(after, Refused), after
    return after.table


def dealt(options: Options, hand: NotedHand) -> Table:
    """The table after the deal of a hand: somebody is asked for a redeal, or it is declared."""
    before = staging.opening(NotedMatch(options, (hand,)), hand, 2).table
    return stepped(before, staging.deal(hand))


def begun(options: Options, hand: NotedHand) -> Table:
    """The table before the first lead of a hand that nobody declares."""
    table = dealt(options, hand)
    for given in staging.kept(hand):
        table = stepped(table, given)
    return table


def random_hand(rng: Random, options: Options) -> NotedHand:
    """A hand that is dealt and that nobody declares."""
    while True:
        pack = rng.sample(CARDS, len(CARDS))
        hands = tuple(tuple(pack[8 * seat : 8 * seat + 8]) for seat in SEATS)
        hand = NotedHand(rng.choice(SEATS), rng.choice(SEATS), hands, tuple(pack[32:]))
        if dealt(options, hand).public.phase is Phase.REDEAL:
            return hand


def played(table: Table, plays: int, rng: Random, up: float) -> Table:
    """The table after so many plays, each face up as often as `up` where it may be."""
    for _ in range(plays):
        turn = madiao.waiting(table).seats[0]
        ask = show(table, turn).ask
        assert isinstance(ask, AskPlay)
        face = Face.UP if rng.random() < up else Face.DOWN
        choices = [choice for choice in ask.choices if choice[1] is face] or ask.choices
        table = stepped(table, Act(turn, Play(*rng.choice(choices))))
    return table


def shown_by(view: View, seat: int) -> list[Card]:
    """What a seat has laid face up."""
    if view.board is None:
        return []
    tricks = (*(trick.laid for trick in view.board.tricks), view.board.laid)
    cards = (one.card for laid in tricks for one in laid if one.seat == seat)
    return [card for card in cards if card is not None]


def again(
    view: View,
    options: Options,
    held: Iterable[int],
    sloughed: Sequence[int],
    stock: int,
    second: int,
) -> Table:
    """The hand of a view played again where the cards lie so (masks by seat, a place)."""
    assert view.banker is not None
    assert view.first is not None
    assert view.upcard is not None
    down = [of_mask(one) for one in sloughed]
    if view.seat is not None:
        assert set(down[view.seat]) == set(view.sloughed)
        down[view.seat] = view.sloughed
    hands = tuple(
        (*of_mask(one), *down[seat], *shown_by(view, seat)) for seat, one in enumerate(held)
    )
    under = tuple(card for card in of_mask(stock) if card.place != second)
    hand = NotedHand(view.banker, view.first, hands, (view.upcard, CARDS[second], *under))
    if view.board is None:
        return dealt(options, hand)
    table = begun(options, hand)
    left = [iter(one) for one in down]
    for laid in (*(trick.laid for trick in view.board.tricks), view.board.laid):
        for one in laid:
            play = Play(next(left[one.seat]), Face.DOWN) if one.card is None else Play(one.card)
            table = stepped(table, Act(one.seat, play))
    return table
