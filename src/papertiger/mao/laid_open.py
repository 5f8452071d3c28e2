"""The table with everything open, for records of hands that are over: nobody who plays sees this.

What is due to be said and what the machine has noticed are among it. Secret rules are apart: they
are told when a session is over. [MO-91]
"""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from papertiger.mao import events as e
from papertiger.mao import told
from papertiger.mao.cards import Card
from papertiger.mao.customs import InForce
from papertiger.mao.customs.history import History
from papertiger.mao.reasons import Reason
from papertiger.mao.rulings import histories
from papertiger.mao.state import DutyKind, Public, Table, hand_of
from papertiger.mao.times import play_time
from papertiger.mao.view import penalty_seen, tell

_DUTIES = {DutyKind.SPADE: Reason.UNNAMED_SPADE, DutyKind.LAST_CARD: Reason.NO_LAST_CARD}


class Due(Struct, frozen=True):
    """Words that a seat still owes: what it breaches without them, and how long it has (ms)."""

    seat: int
    reason: Reason
    left: int


class LaidOpen(Struct, frozen=True):
    """All cards, those of the stock from the top; what is due; what was noticed and not called."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    due: tuple[Due, ...]
    uncalled: tuple[tuple[int, str], ...]


class Breach(Struct, frozen=True, tag_field="event", tag="breach"):
    """A breach when it happened: the penalty that was given for it, None where nobody noticed."""

    at: int
    seat: int
    reason: str
    penalty: int | None


class SecretsTold(Struct, frozen=True, tag_field="event", tag="secrets_told"):
    """The session is over, though it was not played to its end: what was secret. [MO-91]

    `rules` are the secret ones, `histories` all that were made up, with what each caught.
    """

    at: int
    rules: tuple[InForce, ...]
    histories: tuple[History, ...] = ()


Openly: TypeAlias = told.Told | Breach | SecretsTold
"""What is told to who may know everything."""


def lay_open(table: Table) -> LaidOpen:
    """The table with everything open but secret rules."""
    return LaidOpen(
        tuple(hand_of(table, seat) for seat in range(table.public.seats)),
        table.hidden.stock.reveal(),
        tuple(_due(table.public)),
        tuple(
            (each.seat, each.reason)
            for each in table.hidden.breaches.reveal()
            if each.penalty is None
        ),
    )


def _due(public: Public) -> Iterator[Due]:
    now = play_time(public, public.now)
    for duty in public.duties:
        yield Due(duty.seat, _DUTIES[duty.kind], max(0, duty.until - now))
    for thanks in public.thanks:
        yield Due(thanks.seat, Reason.NO_THANKS, max(0, thanks.until - now))
    win = public.win
    if win is not None and not win.said and not win.named:
        yield Due(win.seat, Reason.NO_NAME, max(0, win.until - now))


def secret_rules(table: Table) -> tuple[InForce, ...]:
    """The secret rules in force: for the end of a session alone. [MO-91]"""
    return table.hidden.rules.reveal()


def told_at_the_end(table: Table) -> tuple[History, ...]:
    """Every rule that was made up and what it caught: for the end of a session alone. [MO-91]"""
    return histories(table)


def tell_openly(event: e.Event, penalty: int | None) -> Openly:
    """The event with every card in it; a secret rule stays one. [MO-91]

    `penalty`: of a breach, the number of the penalty that was given for it, if there was one.
    """
    match event:
        case e.Looked():
            return told.LookSeen(event.at, event.seat, event.hand.reveal())
        case e.CardDrawn():
            card = event.card.reveal()
            cards = 0 if card is None else 1
            return told.DrawSeen(event.at, event.seat, cards, card, event.forced)
        case e.PenaltyGiven():
            seen = penalty_seen(event, None)
            return told.PenaltySeen(
                seen.at, seen.number, seen.seat, seen.by, seen.reason, seen.cards, seen.text,
                event.card.reveal(),
            )  # fmt: skip
        case e.CardMoved():
            card = event.card.reveal()
            return told.MoveSeen(event.at, event.penalty, event.source, event.target, card)
        case e.BreachNoted():
            return Breach(event.at, event.seat, event.reason, penalty)
        case _:
            seen_by_all = tell(event, None)
            if seen_by_all is None:
                raise AssertionError(f"nobody is told of {event}")
            return seen_by_all
