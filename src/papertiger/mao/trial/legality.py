"""Which card may be laid on which: a graph over all pairs of cards, under some rules. [MO-94]

A play is in it if it is valid in some position that could come; what only the course of a hand
decides, as what a rule keeps, may be so. A drawn card ends every demand of sevens, so what must
follow a card is asked without one.
"""

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from papertiger.mao.cards import CARDS, Card, Rank, Suit
from papertiger.mao.customs import InForce, Part
from papertiger.mao.customs.effects import Allow, Forbid
from papertiger.mao.customs.triggers import Attempted
from papertiger.mao.rulings import acts_as, counts_as, matches, parts_of
from papertiger.mao.trial.pairs import may_be, scene_of_pair


class Pile(Struct, frozen=True):
    """What lies on top, the suit called on it if it is a jack, whether sevens are demanded."""

    top: Card
    called: Suit | None = None
    demand: bool = False


class Legality(Struct, frozen=True):
    """For every pile the cards that may be laid on it."""

    follows: dict[Pile, frozenset[Card]]

    @property
    def pairs(self) -> int:
        """How many plays are valid, of a card on a pile."""
        return sum(map(len, self.follows.values()))


class Fault(StrEnum):
    """What a rule may not do to the cards."""

    CARD_NEVER_PLAYABLE = "card_never_playable"
    NOTHING_FOLLOWS = "nothing_follows"


def piles(rules: tuple[InForce, ...]) -> tuple[Pile, ...]:
    """Every pile that a card can be laid on: jacks with each suit, sevens with their demand too."""
    found: list[Pile] = []
    for top in CARDS:
        if counts_as(rules, top).rank is Rank.JACK:
            found += (Pile(top, suit) for suit in Suit)
        else:
            found.append(Pile(top))
        if acts_as(rules, top).rank is Rank.SEVEN:
            found.append(Pile(top, demand=True))
    return tuple(found)


@lru_cache(maxsize=8)
def legality(rules: tuple[InForce, ...]) -> Legality:
    """The graph under these rules; they are those in force, in their order. [MO-93]"""
    bans, permits = _parts(rules, Forbid), _parts(rules, Allow)
    known: dict[tuple[Card, Card], tuple[bool, bool]] = {}

    def ruled(card: Card, top: Card) -> tuple[bool, bool]:
        """Whether a ban surely holds, and whether a permission may."""
        pair = card, top
        if pair not in known:
            scene = scene_of_pair(rules, card, top)
            banned = any(not may_be(part.given, scene, so=False) for part in bans)
            permitted = any(may_be(part.given, scene, so=True) for part in permits)
            known[pair] = banned, permitted
        return known[pair]

    def may_follow(card: Card, pile: Pile) -> bool:
        banned, permitted = ruled(card, pile.top) if bans or permits else (False, False)
        if banned:
            return False
        valid = matches(rules, card, pile.top, pile.called, int(pile.demand))
        return valid or (permitted and not pile.demand)

    return Legality(
        {pile: frozenset(card for card in CARDS if may_follow(card, pile)) for pile in piles(rules)}
    )


def _parts(rules: tuple[InForce, ...], kind: type[Forbid] | type[Allow]) -> tuple[Part, ...]:
    return tuple(
        part
        for rule in rules
        for part in parts_of(rule)
        if isinstance(part.when, Attempted)
        and any(isinstance(effect, kind) for effect in part.then)
    )


def faults(graph: Legality) -> frozenset[tuple[Fault, Card]]:
    """The cards that can be laid on nothing, and those that nothing can be laid on."""
    playable = frozenset[Card]().union(*graph.follows.values())
    followed = {pile.top for pile, cards in graph.follows.items() if cards and not pile.demand}
    never = {(Fault.CARD_NEVER_PLAYABLE, card) for card in CARDS if card not in playable}
    ends = {(Fault.NOTHING_FOLLOWS, card) for card in CARDS if card not in followed}
    return frozenset(never | ends)


def fault_by(before: tuple[InForce, ...], after: tuple[InForce, ...]) -> tuple[Fault, Card] | None:
    """The first fault that came with other rules; what was so before is not theirs. [MO-94]"""
    found = faults(legality(after))
    brought = found - faults(legality(before)) if found else found
    order = tuple(Fault)
    return min(brought, key=lambda each: (order.index(each[0]), each[1].place), default=None)
