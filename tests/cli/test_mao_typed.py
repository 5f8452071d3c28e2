"""What a typed line means at a table of Mao in plain lines."""

from functools import cache
from typing import Any

import pytest

from papertiger.bots.mao.words import words_in
from papertiger.cli.mao.typed import GoOn, Leave, Look, StartRule, Unclear, meant
from papertiger.mao.cards import Card
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import (
    AgreeEnd,
    Deal,
    DeclineRule,
    Dispute,
    Draw,
    EndPointOfOrder,
    Gesticulate,
    GivePenalty,
    Play,
    PointOfOrder,
    Release,
    Return,
    Say,
    TurnUp,
    Vote,
)
from papertiger.mao.moves import Look as LookAtHand
from papertiger.mao.view import View
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.tui.mao import WORDS
from tests.book_mao.table import started


@cache
def view() -> View:
    """A turn of seat 1, who sees it, with a penalty given."""
    table = started({1: "5H JC 6S"}, referee="players")
    table.at(1000).seat(2).penalises(3, "misplay")
    return table.view(1)


def reads(text: str, language: str = "en", seen: View | None = None) -> Any:
    """What a line means to who reads that language."""
    words = Catalog(language, *WORDS)
    return meant(text, seen or view(), words, words_in(language))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", GoOn()),
        ("  ", GoOn()),
        ("1", Play(Card.S6)),
        ("+3", Play(Card.JC, hold=True)),
        ("+ 3", Play(Card.JC, hold=True)),
        ("play 2", Play(Card.H5)),
        ("play 5h", Play(Card.H5)),
        ("play 5♥", Play(Card.H5)),
        ("hold JC", Play(Card.JC, hold=True)),
        ("look", LookAtHand()),
        ("u", LookAtHand()),
        ("take", Draw()),
        ("x", Draw()),
        ("release", Release()),
        ("turn", TurnUp(hold=True)),
        ("deal 5", Deal(5)),
        ("z5", Deal(5)),
        ("5s", Say("Five of spades")),
        ("h", Say("Hearts")),
        ("t", Say("Thank you")),
        ("thank you", Say("thank you")),
        ("Mao Mao", Say("Mao Mao")),
        ("five of spades, spades", Say("five of spades, spades")),
        ('"hello there"', Say("hello there")),
        ("'why?", Say("why?")),
        ("say hello", Say("hello")),
        ("order", PointOfOrder()),
        ("end", EndPointOfOrder()),
        ("dispute", Dispute(1)),
        ("dispute 4", Dispute(4)),
        ("stands", Vote(1, uphold=True)),
        ("undo", Vote(1, uphold=False)),
        ("penalty 3 d", GivePenalty(2, "misplay")),
        ("penalty 3 n Too loud, Ben", GivePenalty(2, "other", "Too loud, Ben")),
        ("g2", Gesticulate(Gesture.BOW)),
        ("rule Bow before a King", StartRule("Bow before a King")),
        ("none", DeclineRule()),
        ("agree hands:5", AgreeEnd("hands:5")),
        ("back", Return()),
        ("?", Look("help")),
        ("help", Look("help")),
        ("help 48", Look("help", "48")),
        ("table", Look("table")),
        ("log all", Look("log", "all")),
        ("L", Look("log")),
        ("S", Look("review")),
        ("R", Look("rules")),
        ("rules MO-48", Look("rules", "MO-48")),
        ("penalty", Look("penalties")),
        ("p", Look("penalties")),
        ("quit", Leave()),
        ("Q", Leave()),
    ],
)
def test_a_line_is_understood(text: str, expected: object) -> None:
    assert reads(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "mao-plain-not-understood"),
        ("why?", "mao-plain-not-understood"),
        ("deal many", "mao-plain-not-understood"),
        ('"', "mao-plain-what-to-say"),
        ("say", "mao-plain-what-to-say"),
        ("4", "mao-plain-no-such-card"),
        ("0", "mao-plain-no-such-card"),
        ("play ZZ", "mao-plain-no-such-card"),
        ("penalty 9 d", "mao-plain-no-such-penalty"),
        ("penalty 2 z", "mao-plain-no-such-penalty"),
        ("penalty 2 n", "mao-plain-no-reason"),
    ],
)
def test_what_is_unclear_is_not_said_aloud(text: str, message: str) -> None:
    assert reads(text) == Unclear(message)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("ru", "карты", LookAtHand()),
        ("ru", "беру", Draw()),
        ("ru", "е", Say("Спасибо")),
        ("ru", "Спасибо", Say("Спасибо")),
        ("ru", "штраф 3 d", GivePenalty(2, "misplay")),
        ("ru", "скажи Привет всем", Say("Привет всем")),
        ("ru", "выход", Leave()),
        ("zh-Hans", "看牌", LookAtHand()),
        ("zh-Hans", "发牌 5", Deal(5)),
        ("zh-Hans", "谢谢", Say("谢谢")),
        ("zh-Hans", "“你好”", Say("你好")),
        ("zh-Hans", "+３", Play(Card.JC, hold=True)),
        ("zh-Hant", "摸牌", Draw()),
        ("zh-Hant", "「你好」", Say("你好")),
        ("zh-Hant", "退出", Leave()),
    ],
)
def test_a_line_is_understood_in_its_language(language: str, text: str, expected: object) -> None:
    assert reads(text, language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_and_none_is_a_phrase_of_the_game(language: str) -> None:
    names = (
        "help", "table", "log", "review", "rules", "penalties", "look", "take", "release", "turn",
        "order", "end", "dispute", "stands", "undo", "back", "quit", "say", "play", "hold", "deal",
        "penalty", "rule", "none", "agree",
    )  # fmt: skip
    words = Catalog(language, *WORDS)
    known = [word for name in names for word in words.say(f"mao-{name}-words").split()]
    assert len(known) == len(set(known))
    # The words for a point of order are the phrase itself in Chinese, which comes to the same.
    said = [word for word in known if isinstance(reads(word, language), Say)]
    assert said == []


def test_a_number_is_no_card_before_the_hand_is_looked_at() -> None:
    watching = started({1: "5H JC 6S"}).view(None)
    assert reads("1", seen=watching) == Unclear("mao-plain-face-down")
