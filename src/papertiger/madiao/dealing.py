"""Cutting and dealing a shuffled pack. [MD-3.1] to [MD-3.4]"""

from dataclasses import replace

from papertiger.kernel.game import Step
from papertiger.kernel.secret import Secret
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.events import CardsDealt, Event, UpcardShown
from papertiger.madiao.settle import acting_tops
from papertiger.madiao.state import Hidden, Seat, Table

DEALT = laws.SEATS * laws.HAND


def cut(pack: tuple[Card, ...], depth: int) -> tuple[Card, tuple[Card, ...]]:
    """The card shown by lifting `depth` cards off the top, and the pack after the cut.

    The shown card is the lowest of the lifted packet; the rest is put on top of it. [MD-3.4]
    """
    return pack[depth - 1], (*pack[depth:], *pack[:depth])


def hands_and_stock(
    pack: tuple[Card, ...], first: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal a pack, top card first: four hands by seat, sorted, and the stock from its upcard on.

    The stock is flipped, so its bottom card comes first. [MD-3.2] [MD-3.3]
    """
    hands: tuple[list[Card], ...] = ([], [], [], [])
    for number, card in enumerate(pack[:DEALT]):
        hands[laws.receiver(first, number)].append(card)
    sorted_hands = tuple(tuple(sorted(hand, key=lambda card: card.place)) for hand in hands)
    return sorted_hands, pack[: DEALT - 1 : -1]


def deal(table: Table) -> Step[Table, Event]:
    """Deal the pack of the table and show the first upcard. [MD-3.2] [MD-3.3]"""
    public = table.public
    if public.first is None:
        raise AssertionError("the pack has not been cut")
    hands, stock = hands_and_stock(table.hidden.pack.reveal(), public.first)
    secrets = tuple(Secret(hand) for hand in hands)
    after = Table(
        replace(public, deals=public.deals + 1, upcard=stock[0]),
        tuple(Seat(dealt=hand, hand=hand) for hand in secrets),
        Hidden(stock=Secret(stock)),
    )
    shown = UpcardShown(stock[0], acting_tops(stock[0]))
    return Step(after, (CardsDealt(public.first, secrets), shown))
