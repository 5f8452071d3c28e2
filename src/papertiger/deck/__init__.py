"""The forty cards drawn: SVG faces, backs, print sheets."""

from papertiger.deck import coins, frame, heroes, pen, single, strings
from papertiger.madiao.cards import Card, Suit


def face(card: Card) -> str:
    """The face of a card as one SVG document."""
    return frame.wrapped(card, picture(card))


def picture(card: Card) -> str:
    """What is painted in the window of a card."""
    if card in heroes.RECIPES:
        return pen.svg(heroes.bust(heroes.RECIPES[card]))
    if card.suit is Suit.STRINGS:
        return strings.strings(card)
    match card:
        case Card.CH:
            return single.half_cash(card)
        case Card.C1:
            return single.one_cash(card)
        case _:
            return coins.cash(card)
