"""What a reader at a table of Mao must never be told: cards that only others have seen."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from papertiger.client import Message
from papertiger.mao.cards import CARDS, Card
from papertiger.mao.events import CardPlayed, CardReturned, TurnedUp
from papertiger.mao.state import Table
from papertiger.mao.view import View
from papertiger.room.actor import Actor
from papertiger.text.catalog import Catalog
from papertiger.text.mao import card_name
from papertiger.tui.mao.cards import code
from papertiger.wire.news import MaoNews


@dataclass
class Hidden:
    """For one reader, at a table with one pack: each card is there once.

    `known`: what lay open or was in the reader's own hand; `looked`: how many names of cards were
    looked for.
    """

    seat: int
    words: Catalog
    known: set[Card] = field(default_factory=set)
    looked: int = 0
    names: dict[Card, tuple[str, str]] = field(init=False)
    _seen: str = ""

    def __post_init__(self) -> None:
        """Know how each card is written."""
        self.names = {card: (code(card), card_name(self.words, card)) for card in CARDS}

    def hear(self, message: Message) -> None:
        """The table tells the reader something."""
        if isinstance(message, MaoNews):
            self.known |= {
                each.card
                for each in message.told
                if isinstance(each, CardPlayed | CardReturned | TurnedUp)
            }
            self.sees(message.view)

    def sees(self, view: View | None) -> None:
        """The reader has the table before the eyes."""
        if view is not None:
            assert view.seat == self.seat
            self.known |= {*(view.hand or ()), *((view.top,) if view.top else ())}

    def look(self, table: Table, lines: Iterable[str]) -> None:
        """No line names a card that is hidden from the reader."""
        text = "\n".join(lines)
        if text == self._seen:
            return
        self._seen = text
        hands = [hand for seat, hand in enumerate(table.hands) if seat != self.seat]
        elsewhere = (*hands, table.hidden.stock)
        cards = {card for cards in elsewhere for card in cards.reveal()} - self.known
        for card in cards:
            self.looked += 1
            for name in self.names[card]:
                assert name not in text, f"seat {self.seat} is told of {card}: {text}"


def truth(actor: Actor) -> Callable[[], Table]:
    """What tells everything of the game at a table."""

    def everything() -> Table:
        assert actor.room.running is not None
        table: Table = actor.room.running.recording.table
        return table

    return everything
