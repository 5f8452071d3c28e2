"""Reasons and rules in free text: a bot goes by what it saw, not by a coin. [MO-84] [MO-92]"""

import pytest

from papertiger.bots.mao import LEVELS, penalties
from papertiger.bots.mao.free_text import cards_named, may_be_about, may_be_right
from papertiger.bots.mao.mind import Mind
from papertiger.bots.mao.words import words_in
from papertiger.mao import events as e
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.options import Options, Referee
from papertiger.mao.told import PenaltySeen
from papertiger.text.catalog import LANGUAGES

QUEENS = Custom("queens", "Whoever plays a queen bows to the table.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_that_a_rule_names_are_understood_in_every_language(language: str) -> None:
    named = [cards_named(text) for text in words_in(language).rules]
    assert named == [{Rank.QUEEN}, {Rank.NINE}, {Rank.KING}]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("no bow with the queen of spades", {Rank.QUEEN, Suit.SPADES}),
        ("не поклонился даме пик", {Rank.QUEEN, Suit.SPADES}),
        ("出了 Q 没鞠躬", {Rank.QUEEN}),
        ("黑桃要说", {Suit.SPADES}),
        ("a card was laid, I am sure", set()),
        ("10 and not 1", {Rank.TEN}),
    ],
)
def test_cards_are_named_by_words_and_signs(text: str, named: set[Rank | Suit]) -> None:
    assert cards_named(text) == named


def test_who_did_nothing_broke_nothing() -> None:
    assert not may_be_about("too loud", ())
    assert may_be_about("too loud", (None,))
    assert may_be_about(QUEENS.text, (None, Card("QH")))
    assert not may_be_about(QUEENS.text, (Card("KH"),))


def test_a_reason_needs_a_rule_that_could_be_meant() -> None:
    queen = (Card("QH"),)
    assert may_be_right("no bow", [QUEENS], queen, secrets=False)
    assert not may_be_right("no bow", [QUEENS], (Card("KH"),), secrets=False)
    assert not may_be_right("no bow", [], queen, secrets=False)
    assert may_be_right("no bow", [], queen, secrets=True)


def judged(
    reason: str, by: int, *done: e.CardPlayed, text: str = "", secrets: tuple[int, ...] = ()
) -> bool:
    """What a bot in seat 0 makes of a penalty to seat 1 at 30 seconds."""
    options = Options(referee=Referee.PLAYERS)
    mind = Mind(0, 5, options, LEVELS["regular"], words_in("en"), "free text")
    mind.memory.deal((5,) * 5)
    mind.memory.rules, mind.memory.secrets = (InForce(QUEENS, 2),), secrets
    for event in done:
        mind.memory.did(event.seat, event.at, event.card)
    return penalties.is_right(mind, PenaltySeen(30_000, 1, 1, by, reason, 1, text))


def test_mo_84_a_bot_judges_by_what_it_saw_and_stands_by_its_own_call() -> None:
    queen, king = (e.CardPlayed(25_000, 1, Card(card), held=False) for card in ("QH", "KH"))
    long_ago = e.CardPlayed(5_000, 1, Card("QH"), held=False)
    other = e.CardPlayed(25_000, 3, Card("QH"), held=False)
    for reason, text in (("queens", ""), ("other", "no bow")):
        assert judged(reason, 2, queen, text=text)
        assert not judged(reason, 2, king, text=text)
        assert not judged(reason, 2, long_ago, text=text)
        assert not judged(reason, 2, other, text=text)
        assert not judged(reason, 2, text=text)
        assert judged(reason, 0, text=text), "its own call"
    assert judged("misplay", 0)
    assert not judged("misplay", 2, queen)
    assert judged("not_said", 2, queen, secrets=(2,))
    assert not judged("not_said", 2, secrets=(2,))
    assert not judged("not_said", 2, queen), "nobody has made a secret rule"
