"""Phrases that made-up rules ask for or forbid: which there may be, and when one was said. [MO-92]

A phrase has at most 60 characters, of letters, figures and plain punctuation, read from left to
right. It is none that the base rules listen for as penalties, thanks or points of order do, no
question, and not the name of the game, which nobody may say, nor what looks like it.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta

from papertiger.mao.cards import Rank
from papertiger.mao.customs.faults import Fault
from papertiger.mao.phrases import RANK_SIGNS, RANK_WORDS
from papertiger.mao.speech import SLIP_FROM, fold, free_parts, hear, one_slip, parts_of

MOST_LETTERS = 60
MOST_PARTS = 16
MOST_TIMES = 12

Phrase: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=MOST_LETTERS, extra={"unit": "phrase"})
]
"""A phrase that is asked for; it may have blanks."""

Heard: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=MOST_LETTERS, extra={"unit": "words"})
]
"""Words that are listened for, as they are."""

NUMBER, AGAIN = "{number}", "{again}"
"""Where a number is said in a phrase, and where a word is said so many times."""

_PLAIN = frozenset(" ,.!-'’:;()")
_FILLERS = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0)
_SELECTORS = (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
UNSEEN = frozenset(map(chr, (*_FILLERS, *_SELECTORS)))
"""Letters and marks that nothing is seen of: fillers, joiners, selectors of variants."""
_LIKE_M = "\U00011700\U000118e3\u03bc\u03fb\u043c\u13b7\u15f0\u16d6\u2c99\ua4df\U000102b0\U00010311"
_LIKE_A = "\u0251\u03b1\u0430\u13aa\u15c5\ua4ee\U000102a0\U00016f40"
_LIKE_O = (
    "\u03bf\u03c3\u03ed\u043e\u0585\u06f5\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c02\u0c66"
    "\u0c82\u0d02\u0d20\u0d66\u0d82\u0e50\u0ed0\u101d\u1040\u10ff\u17e0\u1d0f\u1d11\u2c9f"
    "\uab3d\U0001042c\U000104ea\U000114d0\U000118c8\U000118d70\u0b20\u0ce6\u12d0\u2d54"
    "\u3007\ua4f3\U00010292\U000102ab\U00010516\U000118d5\U000118e0"
)
_LIKE_LATIN = str.maketrans(
    dict.fromkeys(_LIKE_M, "m") | dict.fromkeys(_LIKE_A, "a") | dict.fromkeys(_LIKE_O, "o")
)
"""Letters and figures of other scripts that look like those of the name, folded (UTS #39)."""
_BACKWARDS = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI"})


def fault_of(phrase: str, *, blanks: bool = False) -> Fault | None:
    """Why a rule cannot ask for this phrase, or None. [MO-51] [MO-53] [MO-92]

    `blanks`: it may have `NUMBER` and `AGAIN` in it.
    """
    bare = _sampled(phrase) if blanks else phrase
    if unsaid_sign(phrase, blanks=blanks) is not None:
        return Fault.SIGN
    if any(unicodedata.bidirectional(sign) in _BACKWARDS for sign in bare):
        return Fault.BACKWARDS
    heard = hear(bare)
    if not "".join(parts_of(bare)):
        return Fault.SILENT
    if heard.name or hear(fold(bare).translate(_LIKE_LATIN)).name:
        return Fault.NAME
    if heard.thanks or heard.point_of_order or heard.bad_call:
        return Fault.TAKEN
    return None


def _sampled(phrase: str) -> str:
    """A phrase with something in its blanks."""
    return phrase.replace(NUMBER, "1").replace(AGAIN, "very")


def missing_for(phrase: str, *, number: bool, again: bool) -> tuple[str, str] | None:
    """A blank of a phrase that nothing fills, and the field of `Say` that would, or None. [MO-92]

    `number`, `again`: whether there is one; the word `again` is said as often as the number says.
    """
    needs = ((NUMBER, "number", number), (AGAIN, "again", again), (AGAIN, "number", number))
    return next(
        ((blank, field) for blank, field, given in needs if blank in phrase and not given), None
    )


def unsaid_sign(phrase: str, *, blanks: bool = False) -> str | None:
    """The first sign of a phrase that nobody can say, if there is one. [MO-92]"""
    bare = _sampled(phrase) if blanks else phrase
    signs = (sign for sign in bare if sign not in _PLAIN)
    return next(
        (sign for sign in signs if sign in UNSEEN or unicodedata.category(sign)[0] not in "LMN"),
        None,
    )


@lru_cache(maxsize=1024)
def spoken(text: str) -> tuple[str, ...]:
    """All that an utterance says: the whole, then every stretch of its parts, folded."""
    parts = parts_of(text)[:MOST_PARTS]
    stretches = [
        " ".join(parts[start:end])
        for start in range(len(parts))
        for end in range(start + 1, len(parts) + 1)
    ]
    return tuple(dict.fromkeys([" ".join(parts), *stretches]))


@lru_cache(maxsize=1024)
def said_freely(text: str) -> tuple[str, ...]:
    """What an utterance says beside the fixed phrases of the game; empty if nothing. [MO-92]"""
    parts = free_parts(text)
    return (" ".join(parts),) if parts else ()


@lru_cache(maxsize=4096)
def folded(phrase: str) -> str:
    """A phrase as utterances are compared with it."""
    return " ".join(parts_of(phrase))


def says(said: tuple[str, ...], phrases: tuple[str, ...]) -> bool:
    """Whether an utterance says one of these folded phrases; long ones with one slip. [MO-48]"""
    return any(phrase in said or any(_near(phrase, each) for each in said) for phrase in phrases)


def _near(phrase: str, said: str) -> bool:
    if abs(len(phrase) - len(said)) > 1 or sum(map(str.isalpha, phrase)) < SLIP_FROM:
        return False
    return re.findall(r"\d+", phrase) == re.findall(r"\d+", said) and one_slip(phrase, said)


def says_within(said: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether one of these words, or phrases, stands anywhere in what was said."""
    return bool(said) and any(f" {folded(word)} " in f" {said[0]} " for word in words)


def filled(phrase: str, number: int | None, again: str) -> tuple[str, ...]:
    """The folded forms of a phrase with a number in it: in figures, or as a rank is named."""
    times = 0 if number is None else max(0, min(MOST_TIMES, number))
    text = phrase.replace(AGAIN, " ".join([again] * times))
    if number is None or NUMBER not in text:
        return (folded(text),)
    return tuple(folded(text.replace(NUMBER, name)) for name in names_of(number))


def names_of(number: int) -> tuple[str, ...]:
    """How a number can be said."""
    ranks = tuple(Rank)
    if not 1 <= number <= len(ranks):
        return (str(number),)
    rank = ranks[number - 1]
    named = (*RANK_WORDS[rank].split(), *RANK_SIGNS[rank].split())
    return tuple(dict.fromkeys((str(number), *(fold(each) for each in named))))
