"""What the game hears in an utterance. [MO-48] to [MO-57]

Phrases are found as the whole utterance or as parts of it, separated by punctuation or "and";
from eight letters up a phrase may have one slip (a swap of two letters is one).
"""

import re
import unicodedata
from functools import lru_cache

from msgspec import Struct

from papertiger.mao.cards import Card, Suit
from papertiger.mao.phrases import JOINTS, NAMES, PHRASES, Meaning, Word

SLIP_FROM = 8
"""From so many letters a phrase may have one slip. [MO-48]"""

_PART = re.compile(r"([\w\s♠♥♦♣]*)([^\w\s♠♥♦♣]*)")


class Heard(Struct, frozen=True):
    """What an utterance says to the game, in its order.

    `spades` are named spades, `suits` called suits, `thanks`: thanks were said; `last_cards`: how
    often "Last card" was; `once`, `twice`: the name of the game, or "Mao Mao", was said by itself
    ("Mao! Mao!" is both); `name`: whether its word stands anywhere; `question`: whether something
    asked is no fixed phrase; `phrase`: whether any fixed phrase was said.
    """

    spades: tuple[Card, ...] = ()
    suits: tuple[Suit, ...] = ()
    thanks: bool = False
    once: bool = False
    twice: bool = False
    last_cards: int = 0
    point_of_order: bool = False
    bad_call: bool = False
    name: bool = False
    question: bool = False
    phrase: bool = False


def fold(text: str) -> str:
    """Text as phrases are compared: unified, lower case, single blanks. [MO-51]"""
    unified = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    plain = re.sub(r"['’ʼ`*_]", "", re.sub(r"(?<=\w)[-‐‑](?=\w)", " ", unified))
    return " ".join(plain.replace("\ufe0f", "").split())


@lru_cache(maxsize=4096)
def hear(text: str) -> Heard:
    """What the game hears in `text`. [MO-48] [MO-51] [MO-53] [MO-55] [MO-57]"""
    folded = fold(text)
    parts = _parts(folded)
    whole = meaning(" ".join(part for part, _ in parts))
    found = [meaning(part) for part, _ in parts] if whole is None else [whole]
    meanings = [each for each in found if each is not None]
    return Heard(
        spades=tuple(each for each in meanings if isinstance(each, Card)),
        suits=tuple(each for each in meanings if isinstance(each, Suit)),
        thanks=Word.THANKS in meanings,
        once=Word.NAME in meanings or _parted(parts, whole),
        twice=Word.NAME_TWICE in meanings or meanings.count(Word.NAME) > 1,
        last_cards=meanings.count(Word.LAST_CARD),
        point_of_order=Word.POINT_OF_ORDER in meanings,
        bad_call=Word.BAD_CALL in meanings,
        name=any(word in NAMES for part, _ in parts for word in re.findall(r"\w+", part))
        or Word.NAME in meanings
        or Word.NAME_TWICE in meanings,
        question=whole is None and _asks(parts),
        phrase=bool(meanings),
    )


def _parts(folded: str) -> list[tuple[str, str]]:
    """The parts of an utterance, each with the punctuation after it."""
    found: list[tuple[str, str]] = []
    for match in _PART.finditer(folded):
        words, signs = match[1].split(), match[2]
        part: list[str] = []
        for word in words:
            if word in JOINTS:
                found.append((" ".join(part), ""))
                part = []
            else:
                part.append(word)
        found.append((" ".join(part), signs))
    return [(part, signs) for part, signs in found if part or "?" in signs]


def parts_of(text: str) -> tuple[str, ...]:
    """The parts of an utterance, folded, in order. [MO-49]"""
    return tuple(part for part, _ in _parts(fold(text)) if part)


def free_parts(text: str) -> tuple[str, ...]:
    """The parts of an utterance that are no fixed phrase of the game. [MO-92]"""
    parts = parts_of(text)
    if meaning(" ".join(parts)) is not None:
        return ()
    return tuple(part for part in parts if meaning(part) is None)


def _parted(parts: list[tuple[str, str]], whole: Meaning | None) -> bool:
    """Whether "Mao Mao" was said as twice "Mao", which is both. [MO-57]"""
    return whole is Word.NAME_TWICE and len(parts) > 1


def _asks(parts: list[tuple[str, str]]) -> bool:
    """Whether a question mark follows anything but a fixed phrase. [MO-53]"""
    return any("?" in signs and meaning(part) is None for part, signs in parts)


@lru_cache(maxsize=4096)
def meaning(part: str) -> Meaning | None:
    """The one fixed phrase that these folded words are, a slip allowed; else None. [MO-48]"""
    exact = PHRASES.get(part)
    if exact is not None or not part:
        return exact
    near = {
        PHRASES[phrase]
        for phrase in _LONG
        if abs(len(phrase) - len(part)) <= 1 and _digits(phrase) == _digits(part)
        if one_slip(phrase, part)
    }
    return near.pop() if len(near) == 1 else None


def _digits(text: str) -> list[str]:
    """The words of a phrase with digits in them: a slip in one would be another card."""
    return [word for word in text.split() if any(sign.isdigit() for sign in word)]


def _letters(text: str) -> int:
    return sum(sign.isalpha() for sign in text)


_LONG = tuple(phrase for phrase in PHRASES if _letters(phrase) >= SLIP_FROM)


def one_slip(phrase: str, said: str) -> bool:
    """Whether one letter too many, too few, another, or two swapped part these. [MO-48]"""
    start = 0
    while start < min(len(phrase), len(said)) and phrase[start] == said[start]:
        start += 1
    a, b = phrase[start:], said[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[1::-1] + a[2:] == b and len(a) > 1)
