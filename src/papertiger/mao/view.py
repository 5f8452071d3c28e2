"""What a seat or a spectator may see: views, and events as they learn of them. [MO-9] [MO-100]

A view is put together from the public part of the table and the reader's own hand, if it has been
looked at; nothing is taken away from the truth. It says nothing of what is due to be said, of what
the machine has noticed, or of what card lies where.
"""

from enum import StrEnum
from typing import assert_never

from msgspec import UNSET, Struct

from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.carried import Carried
from papertiger.mao.customs import InForce
from papertiger.mao.customs.history import History
from papertiger.mao.options import REFEREED_SEATS, Options
from papertiger.mao.rulings import histories, in_force
from papertiger.mao.session import rule_deadline
from papertiger.mao.state import Phase, Public, Table, hand_of
from papertiger.mao.times import limit, play_time

REFEREE = "referee"
"""How the machine is named as a giver of penalties."""


class Stage(StrEnum):
    """The phase as everybody names it: races and points of order are stages of their own."""

    DEAL = "deal"
    PLAY = "play"
    RACE = "race"
    POINT_OF_ORDER = "point_of_order"
    HAND_OVER = "hand_over"
    MAKE_RULE = "make_rule"
    GAME_OVER = "game_over"


class ClockView(Struct, frozen=True):
    """A running clock: whose, how long it has run and its limit (ms), and if it stands still."""

    seat: int
    elapsed: int
    limit: int
    stopped: bool


class PenaltyView(Struct, frozen=True):
    """A penalty of this hand: `by` a seat or "referee"; what bad calls and votes made of it."""

    number: int
    seat: int
    by: int | str
    reason: str
    text: str
    handed_back_by: int | None
    stands: bool | None


class BallotView(Struct, frozen=True):
    """The running vote: on which penalty, who has voted, how the reader did."""

    penalty: int
    voted: tuple[bool, ...]
    own: bool | None


class OrderView(Struct, frozen=True):
    """The running point of order: who called it, who wants it to end."""

    caller: int
    wishes: tuple[int, ...]


class View(Struct, frozen=True, kw_only=True):
    """All that one reader may see; `seat` is None for a spectator, tuples are by seat.

    `hand`: the reader's own, None while it lies face down; `up`: who has its hand up; `held`: the
    seat with a finger on the jack, `held_suit` what it has called; `raced`: who has called in the
    race; `called`: the suit in force; `owed`: cards of the sevens still to draw by whose turn it
    is; `hands`: cards in them, 0 for who has quit [MO-97]; `pile`: cards in it; `casual`: too few
    seats for a rated game [MO-2]; `leaders`: who has won most hands [MO-5]; `ended`: how the last
    hand did, till the next one is dealt; `own_rules`: the reader's secret rules; `histories`: once
    the session is over, every rule that was made up and what it caught [MO-91]; times in ms of
    table time.
    """

    seat: int | None
    options: Options
    stage: Stage
    casual: bool
    dealer: int
    turn: int | None
    direction: int
    top: Card | None
    called: Suit | None
    sevens: int
    owed: int
    hands: tuple[int, ...]
    stock: int
    pile: int
    hand: tuple[Card, ...] | None
    up: tuple[bool, ...]
    held: int | None
    held_suit: Suit | None
    raced: tuple[int, ...]
    acting: bool
    clock: ClockView | None
    penalties: tuple[PenaltyView, ...]
    ballot: BallotView | None
    order: OrderView | None
    away: tuple[bool, ...]
    gone: tuple[bool, ...]
    wins: tuple[int, ...]
    leaders: tuple[int, ...]
    winner: int | None
    ended: e.HandEnded | None
    hands_won: int
    rules: tuple[InForce, ...]
    own_rules: tuple[InForce, ...]
    secret_rules: tuple[int, ...]
    rights: tuple[int, ...]
    rule_by: int | None
    end: str
    histories: tuple[History, ...] = ()


class Result(Struct, frozen=True, omit_defaults=True):
    """The end of a game: hands won by seat, who won most, how many hands. [MO-5]

    `histories`: every rule that was made up, the secret ones too, and what it caught. [MO-91]
    """

    wins: tuple[int, ...]
    winners: tuple[int, ...]
    hands: int
    histories: tuple[History, ...] = ()


def show(table: Table, seat: int | None) -> View:
    """What `seat` (None: a spectator) sees of the table. [MO-9] [MO-100]"""
    public = table.public
    secret = table.hidden.rules.reveal()
    held, race = public.held, public.race
    jack = public.top if public.top is not None and public.top.rank is Rank.JACK else None
    return View(
        seat=seat,
        options=public.options,
        stage=stage(public),
        casual=public.seats < REFEREED_SEATS,
        dealer=public.dealer,
        turn=public.turn,
        direction=public.direction,
        top=public.top,
        called=None if jack is None else public.called,
        sevens=public.sevens,
        owed=public.owed,
        hands=tuple(
            0 if gone else len(hand.reveal())
            for hand, gone in zip(table.hands, public.gone, strict=True)
        ),
        stock=len(table.hidden.stock.reveal()),
        pile=len(public.pile),
        hand=hand_of(table, seat) if seat is not None and public.looked[seat] else None,
        up=public.looked,
        held=None if held is None else held.seat,
        held_suit=None if held is None else held.suit,
        raced=() if race is None else tuple(call.seat for call in race.calls),
        acting=public.acting is not None,
        clock=_clock(public),
        penalties=_penalties(public),
        ballot=_ballot(public, seat),
        order=None if public.order is None else OrderView(public.order.caller, public.order.wishes),
        away=public.away,
        gone=public.gone,
        wins=public.wins,
        leaders=leaders(public.wins),
        winner=public.winner,
        ended=public.ended,
        hands_won=public.hands,
        rules=public.rules,
        own_rules=tuple(each for each in secret if seat is not None and each.maker == seat),
        secret_rules=tuple(each.maker for each in secret if each.maker is not None),
        rights=public.rights,
        rule_by=rule_deadline(public) if public.phase is Phase.MAKE_RULE else None,
        end=public.end,
        histories=histories(table) if public.phase is Phase.GAME_OVER else (),
    )


def stage(public: Public) -> Stage:
    """The phase as everybody names it."""
    if public.order is not None:
        return Stage.POINT_OF_ORDER
    if public.race is not None:
        return Stage.RACE
    match public.phase:
        case Phase.DEALER | Phase.HAND_OVER:
            return Stage.HAND_OVER
        case Phase.SHUFFLE | Phase.DEAL:
            return Stage.DEAL
        case Phase.PLAY:
            return Stage.PLAY
        case Phase.MAKE_RULE:
            return Stage.MAKE_RULE
        case Phase.GAME_OVER:
            return Stage.GAME_OVER
        case _:
            assert_never(public.phase)


def leaders(wins: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won most hands; ties share. [MO-5]"""
    best = max(wins)
    return tuple(seat for seat, won in enumerate(wins) if won == best and best)


def _clock(public: Public) -> ClockView | None:
    clock = public.clock
    if clock is None:
        return None
    elapsed = play_time(public, public.now) - clock.start
    length = clock.until - clock.start
    stopped = public.stopped_since is not None
    return ClockView(clock.seat, elapsed, max(length, limit(public, clock.seat)), stopped)


def _penalties(public: Public) -> tuple[PenaltyView, ...]:
    return tuple(
        PenaltyView(
            each.number,
            each.seat,
            REFEREE if each.by is None else each.by,
            each.reason,
            each.text,
            each.returned_by,
            each.stands,
        )
        for each in public.penalties
    )


def _ballot(public: Public, seat: int | None) -> BallotView | None:
    ballot = public.ballot
    if ballot is None:
        return None
    voted = tuple(voice is not None for voice in ballot.voices)
    own = None if seat is None else ballot.voices[seat]
    return BallotView(ballot.penalty, voted, own)


def tell(event: e.Event, seat: int | None) -> told.Told | None:
    """The event as `seat` (None: a spectator) learns of it. [MO-9] [MO-91] [MO-100]"""
    match event:
        case e.Looked():
            own = event.hand.reveal() if seat == event.seat else None
            return told.LookSeen(event.at, event.seat, own)
        case e.CardDrawn():
            card = event.card.reveal()
            own_card = card if seat == event.seat and event.seen else None
            cards = 0 if card is None else 1
            return told.DrawSeen(event.at, event.seat, cards, own_card, event.forced)
        case e.PenaltyGiven():
            return penalty_seen(event, seat)
        case e.CardMoved():
            known = event.card.reveal() if seat in event.knows else None
            return told.MoveSeen(event.at, event.penalty, event.source, event.target, known)
        case e.RuleMade():
            rule = event.rule.reveal()
            hidden = rule.secret and seat != event.seat
            return told.RuleSeen(event.at, event.seat, None if hidden else rule)
        case e.BreachNoted():
            return None
        case (
            e.DealerChosen()
            | e.DealBegun()
            | e.Dealt()
            | e.TurnedUp()
            | e.Unlocked()
            | e.TurnBegan()
            | e.CardPlayed()
            | e.CardReturned()
            | e.Reshuffled()
            | e.SuitCalled()
            | e.JackReleased()
            | e.RaceClosed()
            | e.Said()
            | e.Gestured()
            | e.BadCallMade()
            | e.BallotOpened()
            | e.VoteCast()
            | e.BallotClosed()
            | e.OrderBegan()
            | e.OrderEndWished()
            | e.OrderEnded()
            | e.WentAway()
            | e.CameBack()
            | e.WentForGood()
            | e.WinUndone()
            | e.HandEnded()
            | e.RuleDue()
            | e.RuleDeclined()
            | e.Ruled()
            | e.EndAgreed()
            | e.GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def penalty_seen(event: e.PenaltyGiven, seat: int | None) -> told.PenaltySeen:
    """A penalty as a reader learns of it: its face is for a receiver with its hand up. [MO-69]"""
    card = event.card.reveal()
    return told.PenaltySeen(
        event.at,
        event.number,
        event.seat,
        REFEREE if event.by is None else event.by,
        event.reason,
        0 if card is None else 1,
        event.text,
        card if seat == event.seat and event.seen else None,
    )


def result(table: Table) -> Result | None:
    """The result of the game once it is over. [MO-3] [MO-5]"""
    public = table.public
    if public.phase is not Phase.GAME_OVER:
        return None
    return Result(public.wins, leaders(public.wins), public.hands, histories(table))


def carried(table: Table) -> Carried | None:
    """What the next hand starts from, when the table stands between two hands. [MO-90]"""
    public = table.public
    if not public.deals or public.phase not in (Phase.HAND_OVER, Phase.MAKE_RULE):
        return None
    return Carried(
        dealer=public.dealer,
        wins=public.wins,
        hands=public.hands,
        deals=public.deals,
        since=public.since,
        rules=in_force(table),
        rights=public.rights,
        making=public.winner if public.phase is Phase.MAKE_RULE else None,
        lags=public.lags,
        gone=public.gone,
        away=public.away,
        end=public.end,
        wishes=public.wishes,
        time_up=public.time_up,
        penalties=public.given_before + len(public.penalties),
        added=public.added,
        caught=table.hidden.caught.reveal() or UNSET,
    )


def sealed(table: Table) -> bool:
    """Whether secret rules are in force, so that records must be kept back. [MO-91]"""
    return bool(table.hidden.rules.reveal()) and table.public.phase is not Phase.GAME_OVER
