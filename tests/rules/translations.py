"""The books as they are read in every language, and the words that each book is made with."""

import re

from papertiger.madiao.names import NAMES
from papertiger.text.book import LANGUAGE, MADIAO, MAO, Book
from papertiger.text.catalog import LANGUAGES

BOOKS = [
    book.translated(language)
    for book in (MADIAO, MAO)
    for language in LANGUAGES
    if book.translated(language).language == language
]
"""Every book that the package carries, the English ones too."""

MADIAO_BOOKS = [book for book in BOOKS if book.game == MADIAO.game]
TRANSLATIONS = [book for book in MADIAO_BOOKS if book.language != LANGUAGE]
"""Those of Madiao: Mao is in English only."""

LABELS = {
    "en": ("Sources", "Decided", "Confidence", "Switch", "Example"),
    "ru": ("Источники", "Решение", "Уверенность", "Параметр", "Пример"),
    "zh-Hans": ("依据", "裁定", "把握", "选项", "示例"),
    "zh-Hant": ("依據", "裁定", "把握", "選項", "示例"),
}
"""The labelled parts of a clause of Madiao, in their order."""

CONFIDENCE = {
    "en": ("high", "medium", "low"),
    "ru": ("высокая", "средняя", "низкая"),
    "zh-Hans": ("高", "中", "低"),
    "zh-Hant": ("高", "中", "低"),
}
"""What Confidence can be: one word each, never inflected."""

DEFAULT = {"en": "default", "ru": "по умолчанию", "zh-Hans": "默认", "zh-Hant": "預設"}
"""What stands in brackets behind the default of a switch."""

RESULT = {
    "en": ("Result", "payments", "next banker"),
    "ru": ("Результат", "выплаты", "следующий банкир"),
    "zh-Hans": ("结果", "收付", "下一任庄家"),
    "zh-Hant": ("結果", "收付", "下一任莊家"),
}
"""The labels below a framed hand: how it ended, who is paid, who is banker next."""

DEALT = {
    "en": ("the banker", "the dealer", "opposite", "the shuffler"),
    "ru": ("банкир", "сдающий", "напротив", "тасующий"),
    "zh-Hans": ("庄家", "发牌者", "对家", "洗牌者"),
    "zh-Hant": ("莊家", "發牌者", "對家", "洗牌者"),
}
"""How the table of the deal names the seats 0 to 3 from the banker on. [MD-3.1]"""

_NUMBERS = {
    name: card.english.split()[0]
    for card in NAMES.values()
    if card.english[0].isdigit()
    for name in (card.traditional, card.simplified)
} | {"十萬貫": "10", "十万贯": "10"}  # the card that there is not [MD-1.1]
_WRITTEN = re.compile("|".join("\n?".join(name) for name in sorted(_NUMBERS, key=len)[::-1]))


def plain_signs(text: str) -> str:
    """A text with the brackets, colons and stops of English print, whatever its own are."""
    for sign, plain in (("：", ": "), ("（", "("), ("）", ")"), ("，", ", "), ("。", ". ")):
        text = text.replace(sign, plain)
    return text


def plain_names(text: str) -> str:
    """A text in which cards that Chinese writes in words, as 四錢, are numbers, as "4 Cash" is."""
    return _WRITTEN.sub(lambda name: f" {_NUMBERS[''.join(name[0].split())]} ", text)


def named(book: Book) -> str:
    """A book in the name of a test."""
    return f"{book.game}-{book.language}"
