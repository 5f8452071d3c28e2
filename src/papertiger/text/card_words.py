"""Which card a person means, by any of its names: codes, the four languages, pinyin, heroes."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.handwriting import card_of
from papertiger.madiao.names import NAMES

# How numbers are said; what stands on a card is one of these of its suit.
_SPELLED = {
    1: "one одна единица",
    2: "two две двойка",
    3: "three три тройка",
    4: "four четыре четверка",
    5: "five пять пятерка",
    6: "six шесть шестерка",
    7: "seven семь семерка",
    8: "eight восемь восьмерка",
    9: "nine девять девятка",
    20: "twenty двадцать",
    30: "thirty тридцать",
    40: "forty сорок",
    50: "fifty пятьдесят",
    60: "sixty шестьдесят",
    70: "seventy семьдесят",
    80: "eighty восемьдесят",
    90: "ninety девяносто",
}
# What cards of a suit are counted in, in every form that one may type.
_UNITS = {
    "T": "myriad myriads мириада мириады мириад 万 萬 万贯 萬貫",
    "M": "myriad myriads мириада мириады мириад 万 萬 万贯 萬貫",
    "S": "string strings связка связки связок 索",
    "C": "cash наличная наличные наличных 钱 錢 文",
}
_CHINESE = re.compile("[\u3400-\u9fff]")


def cards_named(text: str) -> tuple[Card, ...]:
    """The cards that a text can mean, from high to low; none when it names no card.

    A whole name or a code means its card alone; a part of names means all that have it.
    """
    card = card_of("".join(text.split()))
    if card is not None:
        return (card,)
    wanted = _bare(text)
    whole = tuple(card for card in CARDS if wanted in _names(card))
    if whole or not (len(wanted) > 2 or _CHINESE.search(wanted)):
        return whole
    return tuple(card for card in CARDS if any(wanted in name for name in _names(card)))


def card_called(text: str) -> Card | None:
    """The card whose code or whole name a text is, if it is that of one alone."""
    cards = tuple(card for card in cards_named(text) if _is_whole(card, text))
    return cards[0] if len(cards) == 1 else None


def _is_whole(card: Card, text: str) -> bool:
    return card_of("".join(text.split())) is card or _bare(text) in _names(card)


def _bare(text: str) -> str:
    """Letters and digits alone: small, narrow, without accents."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(filter(str.isalnum, re.sub(r"\bof\b", "", apart)))


@cache
def _names(card: Card) -> frozenset[str]:
    names = NAMES[card]
    said = [names.english, names.russian, names.traditional, names.simplified, names.pinyin]
    chinese = [name.removeprefix("尊") for name in (names.traditional, names.simplified)]
    said += [*chinese, *(name.rstrip("貫贯") for name in chinese)]
    if card in (Card.TM, Card.HM, Card.C0, Card.CH):
        said += [name.split()[0] for name in (names.english, names.russian)]
    if names.hero_chinese:
        said += [names.hero_chinese, names.hero_simplified, names.figure, names.hero_russian]
    return frozenset(map(_bare, (*said, *_counted(card))))


def _counted(card: Card) -> Iterator[str]:
    """A number and what it counts, in figures and in words: "nine of strings", "9索"."""
    if not card[1:].isdecimal() or card is Card.C0:
        return
    number = int(card[1:])
    words = (str(number), *_SPELLED[number].split())
    for unit in _UNITS[card.suit].split():
        for word in words:
            yield f"{word} {unit}"
