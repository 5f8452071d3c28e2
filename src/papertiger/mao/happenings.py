"""What events are to made-up rules: one reading for the game and for who only hears of them.

The game has the events with their secrets, a seat what it is told of them. Nothing here looks at
a table or changes one: what lies and who is next are arguments.
"""

from msgspec import Struct

from papertiger.mao import events as e
from papertiger.mao import laws, told
from papertiger.mao.cards import Card, Rank
from papertiger.mao.customs.faces import FARTHEST
from papertiger.mao.customs.phrases import said_freely
from papertiger.mao.customs.scene import Happening, Kind, Laid


class Standing(Struct, frozen=True):
    """How the table stands when a card is laid; `winner`: who has laid the last one."""

    winner: int | None
    turn: int | None
    direction: int
    gone: tuple[bool, ...]


def happened(event: e.Event | told.Told, last: int) -> tuple[Happening, ...]:
    """What an event is to the rules, but for cards on the pile; `last`: who last laid a card."""
    match event:
        case e.CardDrawn():
            card = event.card.reveal()
            return () if card is None else _from_stock(event.seat, card)
        case told.DrawSeen():
            return _from_stock(event.seat, event.card) if event.cards else ()
        case e.PenaltyGiven():
            card = event.card.reveal()
            return _penalised(event.seat, card, taken=card is not None)
        case told.PenaltySeen():
            return _penalised(event.seat, event.card, taken=event.cards > 0)
        case e.Said():
            freely = said_freely(event.text)
            return (Happening(Kind.SPOKE, event.seat, parts=freely),) if freely else ()
        case e.Gestured():
            return (Happening(Kind.GESTURED, event.seat, name=event.name),)
        case e.Reshuffled():
            return () if event.added else (Happening(Kind.RESHUFFLED, last),)
        case e.TurnBegan():
            return (Happening(Kind.TURN, event.seat),)
        case _:
            return ()


def _from_stock(seat: int, card: Card | None) -> tuple[Happening, ...]:
    """A card came from the stock; None for who does not see it."""
    return tuple(Happening(kind, seat, card) for kind in (Kind.DRAWN, Kind.PICKED_UP))


def _penalised(seat: int, card: Card | None, *, taken: bool) -> tuple[Happening, ...]:
    """A penalty, and its card if one was left."""
    picked = (Happening(Kind.PICKED_UP, seat, card),) if taken else ()
    return (Happening(Kind.PENALISED, seat), *picked)


def played(seat: int, card: Card, rank: Rank, standing: Standing) -> tuple[Happening, ...]:
    """What a card on the pile is to the rules: the last one wins, an ace has skipped. [MO-33]

    `rank`: what the card does by the rules in force.
    """
    lies = Happening(Kind.PLAYED, seat, card)
    if standing.winner is not None:
        return (lies, Happening(Kind.WON, seat, card)) if standing.winner == seat else (lies,)
    if rank is Rank.ACE and standing.turn is not None:
        skipped = laws.next_seat(seat, standing.direction, standing.gone)
        return lies, Happening(Kind.SKIPPED, skipped)
    return (lies,)


def resized(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[Happening, ...]:
    """Hands of another size, by seat."""
    changes = enumerate(zip(before, after, strict=True))
    return tuple(
        Happening(Kind.HAND, seat, before=was, after=now)
        for seat, (was, now) in changes
        if was != now
    )


def comes_back(event: e.CardPlayed, after: e.Event | told.Told | None) -> bool:
    """Whether a card that was played came back at once: it never lay. [MO-50]"""
    return isinstance(after, e.CardReturned) and after.seat == event.seat


def with_newest(laid: tuple[Laid, ...], newest: Laid) -> tuple[Laid, ...]:
    """The cards that lie as far as rules look back, newest first, and one more."""
    return (newest, *laid)[: FARTHEST + 1]


def taken_back(laid: tuple[Laid, ...], event: e.CardReturned) -> Laid | None:
    """The newest of the cards that lie which this one is, taken back; None if none is. [MO-78]"""
    return next((each for each in laid if (each.seat, each.card) == (event.seat, event.card)), None)
