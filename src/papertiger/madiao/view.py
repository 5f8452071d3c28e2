"""What a seat or a spectator may see: views, and events as they learn of them. [MD-5.7]

A view is put together from the public part of the table and the reader's own part; nothing is
taken away from the truth.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from papertiger.madiao.cards import CARDS, Card, mask
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardSloughed,
    DiceRolled,
    Event,
    FinishedHand,
    FourLowestDeclared,
    HandDealt,
    HandSettled,
    MatchEnded,
    MatchEnding,
    MeldDeclared,
    PackCut,
    PackShuffled,
    PlayersSeated,
    RedealDemanded,
    RedealWaived,
    SecondUpcardShown,
    SloughSeen,
    StakeNamed,
    Told,
    TrickTaken,
    UpcardShown,
)
from papertiger.madiao.options import ExposedDiscard, Options
from papertiger.madiao.patterns import has_five_of_a_suit
from papertiger.madiao.rules import waiting
from papertiger.madiao.settle import acting_tops
from papertiger.madiao.state import Carried, Phase, Public, Seat, Table
from papertiger.madiao.tricks import Board, Face, barred, choices, discards


class AskStake(Struct, frozen=True, tag_field="ask", tag="stake"):
    """Name an even stake from `low` to `high`. [MD-2.3]"""

    low: int
    high: int


class AskCut(Struct, frozen=True, tag_field="ask", tag="cut"):
    """Cut the pack: lift `low` to `high` cards. [MD-3.1]"""

    low: int
    high: int


class AskRedeal(Struct, frozen=True, tag_field="ask", tag="redeal"):
    """Demand a redeal, if `may_demand`, or keep the cards. [MD-4.5]"""

    may_demand: bool


class AskPlay(Struct, frozen=True, tag_field="ask", tag="play"):
    """Play one of these, each a card and a face. [MD-5.2]

    `beats`: the cards that, face up, would win the trick as it stands. [MD-5.3] `barred`: no card
    may, for want of a trick among the first seven. [MD-5.6]
    """

    choices: tuple[tuple[Card, Face], ...]
    beats: tuple[Card, ...] = ()
    barred: bool = False


Ask: TypeAlias = AskStake | AskCut | AskRedeal | AskPlay


class View(Struct, frozen=True, kw_only=True):
    """All that one reader may see; `seat` is None for a spectator.

    `waiting` are the seats on turn, `ask` what is asked of the reader itself; `hand` and
    `sloughed` are the reader's own; `totals` money; `served` a bit for each seat that has been
    banker for a finished hand; `previous` the last hand, in the open, until the next stake.
    """

    seat: int | None
    options: Options
    phase: Phase
    players: tuple[int, ...]
    waiting: tuple[int, ...]
    banker: int | None
    stake: int | None
    totals: tuple[int, ...]
    served: int
    deals: int
    hands: int
    cut_card: Card | None
    first: int | None
    upcard: Card | None
    tops: tuple[Card, ...]
    board: Board | None
    hand: tuple[Card, ...]
    sloughed: tuple[Card, ...]
    ask: Ask | None
    previous: FinishedHand | None
    ending: MatchEnding | None


class Result(Struct, frozen=True):
    """The end of a match: money per seat, who sits there, hands and deals played, and why."""

    totals: tuple[int, ...]
    players: tuple[int, ...]
    hands: int
    deals: int
    ending: MatchEnding


def show(table: Table, seat: int | None) -> View:
    """What `seat` (None: a spectator) sees of the table. [MD-5.7]"""
    public = table.public
    own = Seat() if seat is None else table.seats[seat]
    seats = waiting(table).seats
    return View(
        seat=seat,
        options=public.options,
        phase=public.phase,
        players=public.players,
        waiting=seats,
        banker=public.banker,
        stake=public.stake,
        totals=public.totals,
        served=public.served,
        deals=public.deals,
        hands=public.hands,
        cut_card=public.cut_card,
        first=public.first,
        upcard=public.upcard,
        tops=() if public.upcard is None else acting_tops(public.upcard),
        board=public.board,
        hand=own.hand.reveal(),
        sloughed=own.sloughed.reveal(),
        ask=_ask(public, own) if seat in seats else None,
        previous=public.previous,
        ending=public.ending,
    )


def _ask(public: Public, own: Seat) -> Ask | None:
    """What is asked of the seat on turn, from what everybody sees and its own cards."""
    match public.phase:
        case Phase.STAKE:
            return AskStake(public.options.stake_min, public.options.stake_max)
        case Phase.CUT:
            return AskCut(1, len(CARDS) - 1)
        case Phase.REDEAL:
            return AskRedeal(has_five_of_a_suit(mask(own.dealt.reveal())))
        case Phase.PLAY:
            if public.board is None:
                raise AssertionError("the play has not begun")
            forbid = public.options.exposed_discard is ExposedDiscard.FORBID
            return _ask_play(public.board, choices(public.board, own.hand.reveal(), forbid=forbid))
        case Phase.SEATING | Phase.SHUFFLE | Phase.RESHUFFLE | Phase.OVER:
            return None
        case _:
            assert_never(public.phase)


def _ask_play(board: Board, may: tuple[tuple[Card, Face], ...]) -> AskPlay:
    open_cards = (card for card, face in may if face is Face.UP)
    beats = tuple(card for card in open_cards if not discards(board, card))
    return AskPlay(may, beats, barred(board))


def tell(event: Event, seat: int | None) -> Told | None:
    """The event as `seat` (None: a spectator) learns of it. [MD-5.4] [MD-5.7]"""
    match event:
        case CardsDealt():
            hand = None if seat is None else event.hands[seat].reveal()
            return HandDealt(event.first, hand)
        case CardSloughed():
            return SloughSeen(event.seat, event.card.reveal() if seat == event.seat else None)
        case (
            CardsDrawn()
            | DiceRolled()
            | PlayersSeated()
            | BankerChosen()
            | StakeNamed()
            | PackShuffled()
            | PackCut()
            | UpcardShown()
            | MeldDeclared()
            | FourLowestDeclared()
            | RedealWaived()
            | RedealDemanded()
            | CardPlayed()
            | TrickTaken()
            | SecondUpcardShown()
            | HandSettled()
            | MatchEnded()
        ):
            return event
        case _:
            assert_never(event)


def result(table: Table) -> Result | None:
    """The result of the match once it is over. [MD-7.2]"""
    public = table.public
    if public.ending is None:
        return None
    return Result(public.totals, public.players, public.hands, public.deals, public.ending)


def carried(table: Table) -> Carried | None:
    """What the next hand starts from, when the table stands between two hands."""
    public = table.public
    if not public.deals or public.phase not in (Phase.STAKE, Phase.SEATING):
        return None
    return Carried(
        public.players, public.banker, public.totals, public.served, public.deals, public.hands
    )


def sealed(table: Table) -> bool:
    """Madiao has no secrets that outlive a hand: finished hands may always be shown."""
    del table
    return False
