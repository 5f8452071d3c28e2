"""The phrases that the game listens for, in its four languages, folded. Facts of the game.

Folded: compatibility forms unified, lower case, "ё" as "е", hyphens as blanks.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from papertiger.mao.cards import CARDS, Card, Rank, Suit


class Word(StrEnum):
    """A fixed phrase that is neither the name of a spade nor a suit."""

    THANKS = "thanks"
    LAST_CARD = "last_card"
    NAME = "name"
    NAME_TWICE = "name_twice"
    POINT_OF_ORDER = "point_of_order"
    BAD_CALL = "bad_call"


Meaning: TypeAlias = Word | Suit | Card
"""What a phrase means; a `Card` is always a spade."""

NAMES = frozenset({"mao", "мао", "毛"})
"""The name of the game as a word in each script. [MO-51]"""

JOINTS = frozenset({"and", "и", "和"})
"""Words that part one phrase from the next. [MO-49]"""

WORDS: Mapping[str, Word] = MappingProxyType(
    {
        "thank you": Word.THANKS,
        "thanks": Word.THANKS,
        "спасибо": Word.THANKS,
        "благодарю": Word.THANKS,
        "谢谢": Word.THANKS,
        "謝謝": Word.THANKS,
        "last card": Word.LAST_CARD,
        "последняя карта": Word.LAST_CARD,
        "最后一张": Word.LAST_CARD,
        "最后一张牌": Word.LAST_CARD,
        "最後一張": Word.LAST_CARD,
        "最後一張牌": Word.LAST_CARD,
        "mao": Word.NAME,
        "мао": Word.NAME,
        "毛": Word.NAME,
        "mao mao": Word.NAME_TWICE,
        "мао мао": Word.NAME_TWICE,
        "毛毛": Word.NAME_TWICE,
        "毛 毛": Word.NAME_TWICE,
        "point of order": Word.POINT_OF_ORDER,
        "к порядку": Word.POINT_OF_ORDER,
        "к порядку ведения": Word.POINT_OF_ORDER,
        "程序问题": Word.POINT_OF_ORDER,
        "程序問題": Word.POINT_OF_ORDER,
        "bad call": Word.BAD_CALL,
        "неверный штраф": Word.BAD_CALL,
        "误判": Word.BAD_CALL,
        "誤判": Word.BAD_CALL,
    }
)

SUIT_WORDS: Mapping[str, Suit] = MappingProxyType(
    {
        word: suit
        for suit, words in {
            Suit.SPADES: "spades spade ♠ пики пика 黑桃",
            Suit.HEARTS: "hearts heart ♥ червы черви черва 红桃 红心 紅桃 紅心",
            Suit.DIAMONDS: "diamonds diamond ♦ бубны бубна 方块 方片 方塊",
            Suit.CLUBS: "clubs club ♣ трефы трефа крести 梅花 草花",
        }.items()
        for word in words.split()
    }
)

RANK_WORDS: Mapping[Rank, str] = MappingProxyType(
    {
        Rank.ACE: "ace a 1 туз",
        Rank.TWO: "two deuce 2 двойка два",
        Rank.THREE: "three 3 тройка три",
        Rank.FOUR: "four 4 четверка четыре",
        Rank.FIVE: "five 5 пятерка пять",
        Rank.SIX: "six 6 шестерка шесть",
        Rank.SEVEN: "seven 7 семерка семь",
        Rank.EIGHT: "eight 8 восьмерка восемь",
        Rank.NINE: "nine 9 девятка девять",
        Rank.TEN: "ten 10 десятка десять",
        Rank.JACK: "jack j валет",
        Rank.QUEEN: "queen q дама",
        Rank.KING: "king k король",
    }
)

RANK_SIGNS: Mapping[Rank, str] = MappingProxyType(
    {
        Rank.ACE: "a 1 一 尖",
        Rank.TWO: "2 二 两 兩",
        Rank.THREE: "3 三",
        Rank.FOUR: "4 四",
        Rank.FIVE: "5 五",
        Rank.SIX: "6 六",
        Rank.SEVEN: "7 七",
        Rank.EIGHT: "8 八",
        Rank.NINE: "9 九",
        Rank.TEN: "10 十",
        Rank.JACK: "j 勾 钩 鈎",
        Rank.QUEEN: "q 圈",
        Rank.KING: "k",
    }
)
"""Ranks as they stand after the Chinese word for spades."""


def _spade_names() -> dict[str, Card]:
    """Every way to name a spade, as "five of spades", "5s", "пятерка пик", "黑桃五". [MO-48]"""
    found = {}
    for card in CARDS:
        if card.suit is not Suit.SPADES:
            continue
        found[card.casefold()] = card
        for word in RANK_WORDS[card.rank].split():
            forms = (f"{word} of spades", f"{word} of spade", f"{word} spades", f"{word} пик")
            found |= dict.fromkeys((*forms, f"{word}♠", f"{word} ♠"), card)
        for sign in RANK_SIGNS[card.rank].split():
            found |= dict.fromkeys((f"黑桃{sign}", f"黑桃 {sign}"), card)
    return found


SPADE_NAMES: Mapping[str, Card] = MappingProxyType(_spade_names())

PHRASES: Mapping[str, Meaning] = MappingProxyType({**SUIT_WORDS, **SPADE_NAMES, **WORDS})
"""Every fixed phrase and what it means."""
