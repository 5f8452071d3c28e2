"""What a player makes of reasons and rules in free text, which no program can judge.

It understands one thing of them: which cards they name. [MO-84] [MO-92]
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import Custom
from papertiger.mao.phrases import RANK_WORDS, SUIT_WORDS
from papertiger.mao.speech import fold

SHORTEST = 3
"""Words of fewer letters name a card only as they are printed on it, as "Q" or "10"."""
ENDING = 2
"""So many last letters of a word of this length or more may be others: "даму" is a "дама"."""

_PRINTED = {rank.value: rank for rank in Rank if rank is not Rank.ACE}


@lru_cache(maxsize=256)
def cards_named(text: str) -> frozenset[Rank | Suit]:
    """The ranks and suits that a text names."""
    words = re.findall(r"[^\W\d_]+|\d+", fold(text))
    signs = re.findall(r"(?<![^\W_])(?:10|[2-9JQK])(?![^\W_])", re.sub(r"[^\x00-\x7f]", " ", text))
    found: set[Rank | Suit] = {_PRINTED[sign] for sign in signs}
    for rank, names in RANK_WORDS.items():
        found |= {rank for name in names.split() if _names(words, name)}
    for name, suit in SUIT_WORDS.items():
        chinese = not name[0].isascii() and len(name) == ENDING and name in text
        if chinese or _names(words, name):
            found.add(suit)
    return frozenset(found)


def _names(words: Sequence[str], name: str) -> bool:
    """Whether one of the words is the name, in one of its forms."""
    if len(name) < SHORTEST:
        return False
    stem = name[: max(SHORTEST, len(name) - ENDING + 1)]
    return any(word.startswith(stem) and len(word) <= len(name) + ENDING for word in words)


def may_be_about(text: str, done: Sequence[Card | None]) -> bool:
    """Whether a text may be about what somebody did, with these cards: nothing is no breach."""
    named = cards_named(text)
    if not named:
        return bool(done)
    return any(card is not None and not named.isdisjoint((card.rank, card.suit)) for card in done)


def may_be_right(
    text: str, rules: Sequence[Custom], done: Sequence[Card | None], *, secrets: bool
) -> bool:
    """Whether a reason in free text may be one, by the rules in force and what was done."""
    judged = (rule.text for rule in rules if rule.judged)
    known = any(may_be_about(rule, done) for rule in judged)
    return may_be_about(text, done) and (known or secrets)
