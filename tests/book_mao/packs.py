"""Packs in the order of dealing, from the cards that a test names."""

from collections import Counter
from collections.abc import Mapping, Sequence

from papertiger.mao.cards import CARDS, Card

Hands = Mapping[int, str]

FILLING = tuple(sorted(CARDS, key=lambda card: (card.suit == "S", card.rank in "A278J")))
"""Cards to fill up with: dull ones first, spades last."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a string of codes: `cards("5S 10H")`."""
    return tuple(Card(code) for code in text.split())


def places_of(order: Sequence[Card], n: int) -> tuple[int, ...]:
    """The permutation of a pack of `n` that puts these cards first, in this order."""
    copies: Counter[Card] = Counter()
    places = []
    for card in order:
        places.append(copies[card] * len(CARDS) + card.place)
        copies[card] += 1
    return (*places, *sorted(set(range(n)) - set(places)))


class Deck:
    """A pack in the order of dealing, from named hands, upcard and stock."""

    def __init__(self, hands: Hands, up: str, stock: str) -> None:
        self.named = {seat: list(cards(text)) for seat, text in hands.items()}
        self.stock = [*cards(up), *cards(stock)]

    def order(self, players: Sequence[int], each: int, decks: int) -> tuple[Card, ...]:
        """The whole pack for a deal of `each` cards to these players, the first one first."""
        rest = list(FILLING * decks)
        for card in (*self.stock, *(card for hand in self.named.values() for card in hand)):
            rest.remove(card)
        hands = []
        for seat in players:
            hand = self.named.get(seat, [])
            assert len(hand) <= each, f"seat {seat} is dealt {each} cards"
            hands.append([*hand, *(rest.pop(0) for _ in range(each - len(hand)))])
        dealt = [hand[place] for place in range(each) for hand in hands]
        return (*dealt, *self.stock, *rest)
