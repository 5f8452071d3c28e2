"""What an utterance says [section 11, section 12 on MO-48]."""

import pytest

from .hearing import Heard


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Five of Spades!", ["five of spades"]),
        ("5 of spades, last card", ["five of spades", "last card"]),
        ("last card and mao", ["last card", "mao"]),
        ("last card mao", []),
        ("Lats card", ["last card"]),
        ("Lsat crad", []),
        ("Thank yuo", ["thank you"]),
        ("thx", []),
        ("thank", []),
        ("thansk", []),
        ("diamond", ["diamonds"]),
        ("heart", []),
        ("bad cal", []),
        ("10 of spades", ["ten of spades"]),
        ("MAO-MAO", ["mao", "mao mao"]),
        ("mao mao", ["mao mao"]),
        ("the five of spades", []),
    ],
)
def test_phrases_are_found_whole_or_between_punctuation(text: str, phrases: list[str]) -> None:
    """From 8 letters up one slip is forgiven."""
    assert sorted(set(Heard(text).phrases)) == sorted(phrases)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Last card?", False),
        ("Whose turn?", True),
        ("What? Last card.", True),
        ("Hm, last card?", False),
        ("Last card, is it?", True),
        ("Last card??", False),
        ("?", True),
        ("Mao? Mao?", False),
        ("no question", False),
    ],
)
def test_a_question_mark_asks_unless_it_follows_a_fixed_phrase(text: str, asks: object) -> None:
    """[MO-53]."""
    assert Heard(text).asks is asks


@pytest.mark.parametrize(
    ("text", "said"), [("I love Mao", True), ("Maoist", False), ("mao's", True), ("maomao", False)]
)
def test_the_name_is_a_whole_word(text: str, said: object) -> None:
    """[MO-51]."""
    assert Heard(text).mao is said
