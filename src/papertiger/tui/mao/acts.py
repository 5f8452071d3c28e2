"""What a key does at the table: every act has its place, whatever the table waits for."""

from collections.abc import Mapping
from types import MappingProxyType

from papertiger.bots.mao.words import Words
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import InForce
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import (
    Deal,
    Dispute,
    Draw,
    EndPointOfOrder,
    Gesticulate,
    Look,
    Move,
    PointOfOrder,
    Release,
    Return,
    Say,
    TurnUp,
    Vote,
)
from papertiger.mao.options import Referee
from papertiger.mao.reasons import OTHER, Reason, Unnamed
from papertiger.mao.view import View

SUITS: Mapping[str, Suit] = MappingProxyType(dict(zip("shdc", Suit, strict=True)))

RANKS: Mapping[str, Rank] = MappingProxyType(
    {("0" if rank is Rank.TEN else rank.value.lower()): rank for rank in Rank}
)
"""The first key of a spade's name; the second is that of the suit."""

OF_SPADES = "s"

GESTURES: Mapping[str, Gesture] = MappingProxyType(
    {str(number): gesture for number, gesture in enumerate(Gesture, 1)}
)

DEALS: Mapping[str, int] = MappingProxyType({str(cards % 10): cards for cards in range(2, 11)})
"""How many cards to each, by the second key of a deal."""

SEAT_KEYS = "1234567890-="
"""The key of each seat, as many as a table can have."""

REASON_KEYS: Mapping[str, str] = MappingProxyType(
    dict(zip("abcdefghijklmn", (*Reason, OTHER), strict=True))
)
"""The key of each reason for a penalty."""


SECRET_KEYS: Mapping[str, str] = MappingProxyType(dict(zip("opqrstu", Unnamed, strict=True)))
"""The key of each breach of a secret rule, of which nobody else knows the rule. [MO-91]"""

RULE_KEYS = "1234567890vwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of made-up rules: digits, the letters that no reason has, and capitals."""


def in_order(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as it is held: suit by suit."""
    return tuple(sorted(hand, key=lambda card: card.place))


def made_up(view: View) -> Mapping[str, InForce]:
    """The made-up rules that the reader knows, by the keys of their breaches, as far as these go.

    What breaks another rule is called in one's own words.
    """
    known = {each.rule.id: each for each in (*view.rules, *view.own_rules)}
    return dict(zip(RULE_KEYS, known.values(), strict=False))


def base_reasons(view: View) -> Mapping[str, str]:
    """The reasons that a player may give, by their keys: none where the referee calls. [MO-69]"""
    return {} if view.options.referee is Referee.REFEREE else REASON_KEYS


def secret_reasons(view: View) -> Mapping[str, str]:
    """What a secret rule may have been broken by, by their keys, if there is one. [MO-91]

    Where the referee calls, that one was broken is all that a player may call.
    """
    if not view.secret_rules:
        return {}
    if view.options.referee is Referee.REFEREE:
        return {key: code for key, code in SECRET_KEYS.items() if code == Unnamed.SECRET_RULE}
    return SECRET_KEYS


def reasons(view: View) -> Mapping[str, str]:
    """What a penalty can be given for, by its key: reasons by letters, made-up rules by others."""
    rules = {key: each.rule.id for key, each in made_up(view).items()}
    return {**base_reasons(view), **secret_reasons(view), **rules}


def rule_named(view: View) -> str:
    """An id for a new rule that no other has that the reader knows of."""
    taken = {each.rule.id for each in (*view.rules, *view.own_rules)}
    number = 1 + len(taken) + len(view.secret_rules)
    while f"rule-{number}" in taken:
        number += 1
    return f"rule-{number}"


def said(key: str, words: Words) -> str | None:
    """What a key of the phrase bar says, in the reader's language; None: it is no such key."""
    phrases = words.phrases
    spoken = {
        "t": phrases.thanks,
        "l": phrases.last_card,
        "m": phrases.name,
        "M": phrases.name_twice,
        "b": phrases.bad_call,
    }
    if key in SUITS:
        return words.suits[SUITS[key]]
    return spoken.get(key)


def spade(rank: Rank) -> Card:
    """The spade of that rank."""
    return Card(f"{rank}{Suit.SPADES}")


def move(key: str, view: View, words: Words) -> Move | None:
    """The move that a key makes by itself; None: it makes none."""
    text = said(key, words)
    if text is not None:
        return Say(text)
    newest = view.penalties[-1].number if view.penalties else 0
    voted = newest if view.ballot is None else view.ballot.penalty
    moves: dict[str, Move] = {
        "u": Look(),
        "x": Draw(),
        "r": Release(),
        "i": TurnUp(hold=True),
        "o": PointOfOrder(),
        "e": EndPointOfOrder(),
        "v": Dispute(newest),
        "y": Vote(voted, uphold=True),
        "n": Vote(voted, uphold=False),
        "w": Return(),
    }
    return moves.get(key)


def second(first: str, key: str, words: Words) -> Move | None:
    """The move of two keys: a spade's name, a gesture, a deal; None: they make none."""
    if first in RANKS and key == OF_SPADES:
        return Say(words.spades[spade(RANKS[first])])
    if first == "g" and key in GESTURES:
        return Gesticulate(GESTURES[key])
    if first == "z" and key in DEALS:
        return Deal(DEALS[key])
    return None


def begins(key: str) -> bool:
    """Whether a key waits for a second one."""
    return key in RANKS or key in ("g", "z")
