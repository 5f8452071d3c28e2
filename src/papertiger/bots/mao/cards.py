"""Which card to play and which suit to call, from what a seat sees."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from papertiger.bots.mao.book import Book, Pile
from papertiger.bots.mao.words import Words
from papertiger.mao import laws
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs.deeds import Subject
from papertiger.mao.customs.scene import Happening, Kind
from papertiger.mao.view import View

THREAT = 2
"""With so few cards, the next player had better be stopped."""
STOPPERS = {Rank.SEVEN: 3.0, Rank.ACE: 2.0, Rank.EIGHT: 1.5}


def fitting(view: View, book: Book | None = None, now: int = 0) -> list[Card]:
    """The cards of the hand that may be played now. [MO-28] [MO-30]

    By the `book` of made-up rules too, if one is opened; `now` is play time.
    """
    if view.hand is None or view.top is None or view.owed < laws.debt(view.sevens):
        return []
    top, called, sevens = view.top, view.called, view.sevens
    if book is None or not book.rules or view.seat is None:
        return [card for card in view.hand if laws.is_valid(card, top, called, sevens)]
    seat, pile = view.seat, Pile(top, called, sevens)
    return [
        card
        for card in view.hand
        if book.fault(seat, card, pile, now) is None
        and not book.breaks(seat, Happening(Kind.PLAYED, seat, card), now)
    ]


def best_card(view: View, fits: Sequence[Card]) -> Card:
    """The card that leaves most to play next, keeps jacks, and stops whoever is nearly out."""
    if view.seat is None or view.hand is None:
        raise ValueError("a spectator plays no card")
    after = laws.next_seat(view.seat, view.direction, view.gone)
    threatened = view.hands[after] <= THREAT
    rest = list(view.hand)
    best, most = fits[0], float("-inf")
    for card in fits:
        worth = _worth(card, rest, threatened=threatened)
        if worth > most:
            best, most = card, worth
    return best


def _worth(card: Card, hand: Sequence[Card], *, threatened: bool) -> float:
    rank, suit = card.rank, card.suit
    follows = sum(other.suit is suit or other.rank is rank for other in hand) - 1
    if rank is Rank.JACK:
        return follows - (3.0 if len(hand) > THREAT else 0.0)
    worth = float(follows)
    if rank is Rank.TWO and follows:
        worth += 2
    return worth + STOPPERS.get(rank, 0.0) if threatened else worth


def best_suit(hand: Sequence[Card], rng: Random) -> Suit:
    """The suit that the hand has most of, jacks left out. [MO-41]"""
    counts = dict.fromkeys(Suit, 0)
    for card in hand:
        if card.rank is not Rank.JACK:
            counts[card.suit] += 1
    most = max(counts.values())
    return rng.choice([suit for suit, count in counts.items() if count == most])


def deal_sizes(view: View) -> list[int]:
    """How many cards the dealer may give to each. [MO-1] [MO-7]"""
    seats = view.gone.count(False)
    decks = view.options.decks
    return [
        cards
        for cards in range(view.options.min_deal, 11)
        if laws.deal_fits(seats, cards, decks or laws.decks_for(seats, cards))
    ]


def choice(view: View, what: Subject, words: Words, rng: Random) -> str:
    """Something to choose aloud for a rule, in words. [MO-92]"""
    match what:
        case Subject.SUIT:
            return words.suits[best_suit(view.hand or (), rng)]
        case Subject.VALUE:
            return str(rng.randint(1, len(Rank)))
        case Subject.PLAYER:
            others = [seat for seat, gone in enumerate(view.gone) if not gone and seat != view.seat]
            return str(rng.choice(others or [0]) + 1)
        case Subject.CARD:
            return words.card(rng.choice(view.hand or tuple(Card)))
        case _:
            assert_never(what)
