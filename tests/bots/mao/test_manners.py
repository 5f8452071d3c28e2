"""Bots have manners: they come with a name, and nothing that is said for them tells of a hand."""

from collections import Counter
from functools import cache

import pytest

from papertiger.bots.mao.arena import Moment, moments
from papertiger.bots.mao.manner import HABITS, MANNERS, Manner, Occasion, of
from papertiger.bots.mao.player import Player
from papertiger.bots.mao.words import VARIANTS, words_in
from papertiger.kernel.inputs import Act
from papertiger.kernel.shuffle import seed_of
from papertiger.mao.events import BreachNoted, HandEnded, OrderBegan, OrderEnded, Said
from papertiger.mao.moves import Say
from papertiger.mao.options import Options, Referee
from papertiger.mao.reasons import Reason
from papertiger.mao.speech import hear
from papertiger.room import hosting
from papertiger.text.catalog import LANGUAGES
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.settings import MaoSettings
from tests.room.evening import Evening

SPEAKERS = (Manner.PLAIN, Manner.TERSE, Manner.CHATTY, Manner.CEREMONIOUS)


@cache
def evening(*, manners: bool, silence: bool = False) -> tuple[Moment, ...]:
    """Ten hands of a player of each manner, or of four plain ones."""
    options = Options(referee=Referee.PLAYERS, end="hands:10", silence=silence)
    seed = seed_of("manners")
    players = [
        Player(seat, 4, options, "regular", f"m {seat}", "en", manner if manners else Manner.PLAIN)
        for seat, manner in enumerate(SPEAKERS)
    ]
    return tuple(moments(options, players, seed))


def said(session: tuple[Moment, ...], seat: int) -> Counter[str]:
    """What a seat has said, how often."""
    return Counter(
        event.text
        for moment in session
        for event in moment.events
        if isinstance(event, Said) and event.seat == seat
    )


def test_every_name_of_a_bot_has_its_manner() -> None:
    assert set(MANNERS) == set(hosting.NAMES)
    assert set(MANNERS.values()) == set(Manner)
    assert of("Ann") is Manner.PLAIN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", Manner)
def test_manners_are_understood_in_every_language(language: str, manner: Manner) -> None:
    """Thanks are thanks; remarks are neither phrases of the game nor breaches."""
    words = words_in(language, manner)
    thanks = hear(words.thanks)
    assert thanks.thanks
    assert not any((thanks.name, thanks.question, thanks.spades, thanks.suits, thanks.bad_call))
    assert set(words.remarks) == set(HABITS[manner].remarks)
    texts = [text for variants in words.remarks.values() for text in variants]
    assert len(set(texts)) == VARIANTS * len(words.remarks)
    for text in texts:
        heard = hear(text)
        assert not heard.phrase
        assert not heard.name
        assert not heard.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_manners_differ(language: str) -> None:
    assert len({words_in(language, manner).thanks for manner in Manner}) == len(Manner)


def test_each_speaks_in_its_manner() -> None:
    """The plain and the terse say what must be said; the others more, and each what is theirs."""
    session = evening(manners=True)
    remarks = {
        seat: {text for each in words_in("en", manner).remarks.values() for text in each}
        for seat, manner in enumerate(SPEAKERS)
    }
    for seat, manner in enumerate(SPEAKERS):
        told = said(session, seat)
        others = {text for other, texts in remarks.items() if other != seat for text in texts}
        assert not others & set(told)
        made = sum(told[text] for text in remarks[seat])
        assert (made > 5) == (manner in (Manner.CHATTY, Manner.CEREMONIOUS))
    chatty = words_in("en", Manner.CHATTY).remarks
    assert all(any(said(session, 2)[text] for text in chatty[each]) for each in Occasion)


def test_remarks_are_no_breaches_and_not_made_in_points_of_order() -> None:
    stopped = False
    last: dict[int, str] = {}
    for moment in evening(manners=True):
        for event in moment.events:
            if isinstance(event, OrderBegan | OrderEnded):
                stopped = isinstance(event, OrderBegan)
            if isinstance(event, Said):
                last[event.seat] = event.text
            if isinstance(event, BreachNoted) and event.reason in (
                Reason.QUESTION,
                Reason.SAID_NAME,
            ):
                assert "?" in last[event.seat] or hear(last[event.seat]).name
            if stopped and isinstance(event, Said):
                words = words_in("en", SPEAKERS[event.seat]).remarks
                assert not any(event.text in each for each in words.values())


def test_where_only_phrases_may_be_said_nobody_makes_remarks() -> None:
    session = evening(manners=True, silence=True)
    for seat, manner in enumerate(SPEAKERS):
        texts = {text for each in words_in("en", manner).remarks.values() for text in each}
        assert not texts & set(said(session, seat))


def test_manners_change_nothing_else() -> None:
    """Until the first remark the very same session; after it no more is drawn of other chance."""
    with_manners, without = evening(manners=True), evening(manners=False)
    same = 0
    for one, other in zip(with_manners, without, strict=False):
        if (one.at, one.given) != (other.at, other.given):
            break
        same += 1
    first = with_manners[same].given
    assert isinstance(first, Act)
    assert isinstance(first.move, Say)
    texts = {
        text
        for manner in SPEAKERS
        for each in words_in("en", manner).remarks.values()
        for text in each
    } | {words_in("en", manner).thanks for manner in SPEAKERS}
    assert first.move.text in texts
    assert sum(isinstance(e, HandEnded) for m in without for e in m.events) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_a_table_speak_its_language_in_the_manner_of_their_names(language: str) -> None:
    settings = MaoSettings(
        options=Options(end="hands:2"), places=5, bots="beginner", language=language
    )
    table = Evening(settings, seed=4)
    ann = table.client("Ann").hello()
    ann.do(c.SitDown)
    assert ann.do(c.Start).refused is None
    assert ann.do(c.LetBot).refused is None
    table.settle()
    seats = [chair.name for chair in ann.room.chairs]
    told = [each for each in ann.told if isinstance(each, news.MaoNews)]
    spoken = [event for each in told for event in each.told if isinstance(event, Said)]
    thanks = {event.seat: event.text for event in spoken if hear(event.text).thanks}
    assert thanks
    for seat, text in thanks.items():
        assert text == words_in(language, of(seats[seat])).thanks
    lin = seats.index("Lin")
    remarks = {text for each in words_in(language, of("Lin")).remarks.values() for text in each}
    assert {event.text for event in spoken if event.seat == lin} & remarks
