"""Madiao in words: every event can be said in every language, and no line says too much."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.events import (
    CardPlayed,
    CardsDrawn,
    CardSloughed,
    Event,
    FourLowestDeclared,
    HandSettled,
    MeldDeclared,
    PackCut,
    RedealDemanded,
    SecondUpcardShown,
    Told,
    UpcardShown,
)
from papertiger.madiao.moves import DemandRedeal, NameStake, WaiveRedeal
from papertiger.madiao.options import ExposedDiscard, Options, Seating
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.text.madiao import event_lines, refusal
from tests.book.built import (
    READERS,
    PlayedTable,
    deal_of,
    dealt,
    die,
    played,
    table_at,
)
from tests.playing import moments, random_options

NAMES = ("Ann", "Bo", "Cai", "Di")
WORDS = {language: Catalog(language, "madiao") for language in LANGUAGES}
CODE = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(CARDS)})(?![A-Za-z0-9])")

in_each_language = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)

# A hand that shows a meld worth five stakes, and has no five among its cards.
MELD_OF_FIVE = "MM HM M9 S9 C0 M2 S2 C8"


def named(line: str) -> set[Card]:
    """The cards whose codes stand in a line."""
    return {Card(code) for code in CODE.findall(line)}


def arranged() -> Iterator[PlayedTable]:
    """Hands with what random ones rarely bring: dice, melds, four lowest, redeals, a full cap."""
    rolled = PlayedTable(Options(seating=Seating.DICE))
    for face in (3, 3, 5, 5, 4, 4, 6, 6):
        rolled.give(die(face))
    yield rolled
    yield dealt(deal_of(MELD_OF_FIVE))
    yield dealt(deal_of("", "T20 M1 S1 C9"))
    demanded = dealt(deal_of("M8 M7 M6 M5 M4", first=0))
    demanded.act(0, DemandRedeal())
    yield demanded
    yield played("0 T50, 1 T30, 2 M9-, 3 T60 / 3 S3", stock="M7 S9")
    last = table_at(3, served=(0, 1, 2), deals=3)
    last.hand("0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70")
    yield last


@cache
def happened() -> tuple[tuple[Event, ...], ...]:
    """The events of the arranged hands and of matches at random, under all sorts of switches."""
    rng = Random(11)
    matches = [tuple(table.events) for table in arranged()]
    for switch in ExposedDiscard:
        options = random_options(rng)
        fields = {name: getattr(options, name) for name in options.__struct_fields__}
        options = Options(**fields | {"exposed_discard": switch, "max_deals": 3})
        matches.append(tuple(one for each in moments(options, rng) for one in each.events))
    return tuple(matches)


def test_every_kind_of_event_is_among_them() -> None:
    """What the tests below say of all events, they say of every kind."""
    told = {type(madiao.tell(one, 1)) for events in happened() for one in events}
    assert told == set(get_args(Told))


@in_each_language
def test_every_event_can_be_said(words: Catalog) -> None:
    """To every reader, in whole lines; only that somebody keeps the cards is passed over."""
    for events in happened():
        for event in events:
            for reader in READERS:
                told = madiao.tell(event, reader)
                assert told is not None
                lines = event_lines(words, told, NAMES)
                assert all(line.strip() and line.isprintable() for line in lines)
                assert lines or "Waived" in type(told).__name__


def shown(event: Event) -> set[Card]:
    """The cards that an event shows to everybody."""
    match event:
        case CardsDrawn():
            return set(event.cards)
        case PackCut() | CardPlayed() | SecondUpcardShown():
            return {event.card}
        case UpcardShown():
            return {event.card, *event.tops}  # the tops are named, wherever they may lie
        case MeldDeclared():
            return set(event.hand)
        case FourLowestDeclared() | HandSettled():
            return set(CARDS)
        case _:
            return set()


@in_each_language
def test_no_line_names_a_card_that_its_reader_has_not_seen(words: Catalog) -> None:
    """Before the hand is settled: only what was shown to all, or sloughed by the reader."""
    for events in happened():
        for reader in READERS:
            seen: set[Card] = set()
            for event in events:
                told = madiao.tell(event, reader)
                assert told is not None
                seen |= shown(event)
                mine = isinstance(event, CardSloughed) and event.seat == reader
                own = {event.card.reveal()} if mine and isinstance(event, CardSloughed) else set()
                for line in event_lines(words, told, NAMES):
                    assert named(line) <= seen | own
                    assert not mine or named(line) == own
                if isinstance(event, HandSettled | RedealDemanded):
                    seen = set()


@in_each_language
def test_a_slough_is_told_to_others_without_its_card(words: Catalog) -> None:
    """Each of them learns the same: who laid a card, and not which."""
    (event,) = [
        one
        for one in played("0 M3, 1 M9-, 2 M4, 3 M5").all(CardSloughed)
        if one.card.reveal() is Card.M9
    ]
    others = set()
    for reader in READERS:
        told = madiao.tell(event, reader)
        assert told is not None
        (line,) = event_lines(words, told, NAMES)
        assert "Bo" in line
        assert named(line) == ({Card.M9} if reader == 1 else set())
        others |= set() if reader == 1 else {line}
    assert len(others) == 1


@in_each_language
def test_a_meld_is_told_with_its_worth(words: Catalog) -> None:
    """How many stakes each pays, beside the cards; five here, in a hand without a five."""
    (event,) = dealt(deal_of(MELD_OF_FIVE)).all(MeldDeclared)
    assert event.stakes == 5
    (line,) = event_lines(words, event, NAMES)
    assert "Ann" in line
    assert named(line) == {Card(code) for code in MELD_OF_FIVE.split()}
    assert re.findall(r"(?<!\d)5(?!\d)", line) == ["5"]


@in_each_language
@pytest.mark.parametrize("turn", range(4))
def test_out_of_turn_names_the_player(words: Catalog, turn: int) -> None:
    """Not the number of a seat, which nobody at a table knows by heart."""
    line = refusal(words, Refused("out_of_turn", "MD-5.1", {"turn": turn}), NAMES)
    said = line.replace(" [MD-5.1]", "")
    assert said != line
    assert [name for name in NAMES if name in said] == [NAMES[turn]]
    assert not re.search(r"\d", said)


@in_each_language
def test_a_refusal_has_its_clause_inside_its_sentence(words: Catalog) -> None:
    """As everything else that cites one; the full stop stands last."""
    refused = (
        Refused("barred_from_last_trick", "MD-5.6", {"card": "C9"}),
        Refused("bad_stake", "MD-2.3", {"stake": 3, "low": 2, "high": 20}),
        Refused("not_now", "MD-5.1", {"phase": "over"}),
    )
    for each in refused:
        line = refusal(words, each, NAMES)
        assert re.search(rf"[^.。 ] \[{re.escape(each.clause)}\][.。]$", line), line


@in_each_language
def test_refusals_of_a_table_name_the_player_on_turn(words: Catalog) -> None:
    """For every phase in which somebody is on turn, as the table itself refuses."""
    named_stake = table_at(2)
    said = [refusal(words, named_stake.refusal(0, NameStake(2)), NAMES)]
    asked = dealt(deal_of(first=2))
    said.append(refusal(words, asked.refusal(0, WaiveRedeal()), NAMES))
    for line in said:
        assert [name for name in NAMES if name in line] == ["Cai"]
