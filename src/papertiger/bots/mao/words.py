"""What a player says, in its language: the game's own phrases, and a few sentences of talk."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from msgspec import Struct

from papertiger.bots.mao.manner import HABITS, Manner, Occasion
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.phrases import RANK_WORDS
from papertiger.mao.speech import fold
from papertiger.text.catalog import Catalog

VARIANTS = 2
"""How many ways the catalog has to say something on an occasion."""

TALK = 3
"""How many questions, answers and rules the catalog has for players that are programs."""

REPLIES = ("yours", "mine", "other", "clockwise", "back", "jack", "no-jack")
"""What there is to say to the questions of the catalog."""


class Phrases(Struct, frozen=True):
    """The phrases of the game in one language: `spade` has a place for the rank.

    `suits` stand in the order of `Suit`.
    """

    thanks: str
    last_card: str
    name: str
    name_twice: str
    bad_call: str
    spade: str
    suits: tuple[str, str, str, str]
    rank: int = 0


PHRASES: Mapping[str, Phrases] = MappingProxyType(
    {
        "en": Phrases(
            "Thank you",
            "Last card",
            "Mao",
            "Mao Mao",
            "Bad call",
            "{} of spades",
            ("Spades", "Hearts", "Diamonds", "Clubs"),
        ),
        "ru": Phrases(
            "Спасибо",
            "Последняя карта",
            "Мао",
            "Мао Мао",
            "Неверный штраф",
            "{} пик",
            ("Пики", "Червы", "Бубны", "Трефы"),
            rank=-1,
        ),
        "zh-Hans": Phrases(
            "谢谢", "最后一张", "毛", "毛毛", "误判", "黑桃{}", ("黑桃", "红桃", "方块", "梅花")
        ),
        "zh-Hant": Phrases(
            "謝謝", "最後一張", "毛", "毛毛", "誤判", "黑桃{}", ("黑桃", "紅心", "方塊", "梅花")
        ),
    }
)
"""Facts of the game, as `mao.phrases` knows them. [MO-48]"""


class Words(Struct, frozen=True):
    """All that a player can say; `spades` by card, `pause` parts two phrases of one utterance.

    `replies`: to its own questions, by what is so; `thanks`, `remarks`: as its manner says them.
    """

    language: str
    phrases: Phrases
    spades: Mapping[Card, str]
    suits: Mapping[Suit, str]
    questions: tuple[str, ...]
    answers: tuple[str, ...]
    replies: Mapping[str, str]
    rules: tuple[str, ...]
    pause: str
    thanks: str
    remarks: Mapping[Occasion, tuple[str, ...]]

    def card(self, card: Card) -> str:
        """A card of any suit by its name, as a choice is said."""
        suit = self.suits[card.suit]
        russian, chinese = self.phrases.rank < 0, not suit[0].isascii() and self.phrases.rank >= 0
        if chinese:
            return f"{suit}{card.rank.value}"
        rank = _rank_word(card.rank, russian=russian)
        return f"{rank} {suit}" if russian else f"{rank} of {suit}"

    def question(self, text: str) -> int:
        """Which of the catalog's questions a text asks, from 1 on; 0: another one."""
        known = [fold(each) for each in self.questions]
        return known.index(fold(text)) + 1 if fold(text) in known else 0


@cache
def words_in(language: str, manner: Manner = Manner.PLAIN) -> Words:
    """The words of a player in that language, one of `text.catalog.LANGUAGES`."""
    phrases = PHRASES[language]
    catalog = Catalog(language, "bots")
    chinese = language.startswith("zh")
    spades = (card for card in Card if card.suit is Suit.SPADES)
    questions, answers, rules = (
        tuple(catalog.say(f"bot-{kind}-{number}") for number in range(1, TALK + 1))
        for kind in ("question", "answer", "rule")
    )
    return Words(
        language,
        phrases,
        {card: spade_name(card, phrases, chinese=chinese) for card in spades},
        dict(zip(Suit, phrases.suits, strict=True)),
        questions,
        answers,
        {reply: catalog.say(f"bot-reply-{reply}") for reply in REPLIES},
        rules,
        pause="，" if chinese else ", ",
        thanks=phrases.thanks if manner is Manner.PLAIN else catalog.say(f"bot-thanks-{manner}"),
        remarks=_remarks(catalog, manner),
    )


def _remarks(catalog: Catalog, manner: Manner) -> Mapping[Occasion, tuple[str, ...]]:
    """What a manner says on each of its occasions."""
    return {
        occasion: tuple(
            catalog.say(f"bot-{manner}-{occasion}-{number}") for number in range(1, VARIANTS + 1)
        )
        for occasion in HABITS[manner].remarks
    }


def spade_name(card: Card, phrases: Phrases, *, chinese: bool) -> str:
    """How a spade is named, as "Five of spades", "Пятерка пик", "黑桃5". [MO-48]"""
    if chinese:
        return phrases.spade.format(card.rank.value)
    return phrases.spade.format(_rank_word(card.rank, russian=phrases.rank < 0)).capitalize()


def _rank_word(rank: Rank, *, russian: bool) -> str:
    words = RANK_WORDS[rank].split()
    return next(word for word in words if word[0].isascii() != russian and len(word) > 1)
