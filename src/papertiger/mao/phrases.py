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
        phrase: word
        for word, phrases in {
            Word.THANKS: (
                "thank you | thanks | спасибо | спасибо большое | большое спасибо | благодарю |"
                "благодарю вас | спс | 谢谢 | 谢谢你 | 谢谢您 | 谢了 | 多谢 | 感谢 |"
                "謝謝 | 謝謝你 | 謝謝您 | 謝了 | 多謝 | 感謝 | 唔該 | 多謝晒"
            ),
            Word.LAST_CARD: (
                "last card | последняя карта | последняя | осталась одна | осталась одна карта |"
                "одна карта | 最后一张 | 最后一张牌 | 剩一张 | 只剩一张 | 只剩一张牌 | 还剩一张 |"
                "报单 | 最後一張 | 最後一張牌 | 剩一張 | 只剩一張 | 只剩一張牌 | 還剩一張 | 報單"
            ),
            Word.NAME: "mao | мао | 毛",
            Word.NAME_TWICE: "mao mao | мао мао | 毛毛 | 毛 毛",
            Word.POINT_OF_ORDER: (
                "point of order | к порядку | к порядку ведения | по порядку ведения |"
                "по ведению | вопрос по ведению | пауза для вопросов |"
                "程序问题 | 秩序问题 | 程序問題 | 秩序問題"
            ),
            Word.BAD_CALL: (
                "bad call | неверный штраф | штраф неверный | неправильный штраф |"
                "ошибочный штраф | напрасный штраф | штраф не за что | не за что штрафовать |"
                "误判 | 判错了 | 罚错了 | 错罚 | 誤判 | 判錯了 | 罰錯了 | 錯罰"
            ),
        }.items()
        for phrase in map(str.strip, phrases.split("|"))
    }
)

SUIT_WORDS: Mapping[str, Suit] = MappingProxyType(
    {
        word: suit
        for suit, words in {
            Suit.SPADES: "spades spade ♠ пики пика пик вини 黑桃 葵扇",
            Suit.HEARTS: "hearts heart ♥ черви червы черва червей 红桃 红心 紅桃 紅心",
            Suit.DIAMONDS: "diamonds diamond ♦ бубны бубна бубен буби 方块 方片 方塊 階磚",
            Suit.CLUBS: "clubs club ♣ трефы трефа треф крести кресты 梅花 草花",
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

MASCULINE = frozenset({"туз", "валет", "король"})
"""Russian ranks that are "пиковый"; the others, such as "дама", are "пиковая"."""

CHINESE_SPADES = ("黑桃", "葵扇")
"""The spades in Mandarin and in Cantonese."""

RANK_SIGNS: Mapping[Rank, str] = MappingProxyType(
    {
        Rank.ACE: "a 1 一 尖 幺",
        Rank.TWO: "2 二 两 兩",
        Rank.THREE: "3 三",
        Rank.FOUR: "4 四",
        Rank.FIVE: "5 五",
        Rank.SIX: "6 六",
        Rank.SEVEN: "7 七",
        Rank.EIGHT: "8 八",
        Rank.NINE: "9 九",
        Rank.TEN: "10 十",
        Rank.JACK: "j 勾 钩 鈎 鉤 丁",
        Rank.QUEEN: "q 圈 皮蛋",
        Rank.KING: "k 老k",
    }
)
"""Ranks as they stand after the Chinese word for spades."""


def _spade_names() -> dict[str, Card]:
    """Every way to name a spade: "five of spades", "5s", "пиковая пятёрка", "黑桃五". [MO-48]"""
    found = {}
    for card in CARDS:
        if card.suit is not Suit.SPADES:
            continue
        found[card.casefold()] = card
        for word in RANK_WORDS[card.rank].split():
            forms = [f"{word} of spades", f"{word} пик"]
            forms += (f"{word} пики", f"{word}♠", f"{word} ♠")
            if word[-1] == "а" or word in MASCULINE:
                forms.append(f"{'пиковый' if word in MASCULINE else 'пиковая'} {word}")
            found |= dict.fromkeys(forms, card)
        for sign in RANK_SIGNS[card.rank].split():
            for suit in CHINESE_SPADES:
                found |= dict.fromkeys((f"{suit}{sign}", f"{suit} {sign}"), card)
    return found


SPADE_NAMES: Mapping[str, Card] = MappingProxyType(_spade_names())

PHRASES: Mapping[str, Meaning] = MappingProxyType({**SUIT_WORDS, **SPADE_NAMES, **WORDS})
"""Every fixed phrase and what it means."""
