"""The made-up rules that bots make: said in four languages, kept and broken, playable."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from papertiger.bots.mao.house import house_rules, pick, subject
from papertiger.mao.cards import Rank
from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.effects import Say
from papertiger.mao.customs.limits import walk
from papertiger.mao.customs.phrases import fault_of, folded
from papertiger.mao.events import HandEnded
from papertiger.mao.options import Options
from papertiger.mao.speech import hear
from papertiger.mao.trial import fault_by, rehearse
from papertiger.room.trying import roll_of
from papertiger.text.catalog import LANGUAGES
from tests.bots.mao.sessions import session
from tests.conftest import FullCount
from tests.customs.scripted import Plays, all_plays, laid_out, penalties_for, played

PLAYS = all_plays(Path(__file__).parent / "house_plays.txt")
LIBRARY = house_rules("en")

each_rule = pytest.mark.parametrize("plays", PLAYS, ids=lambda plays: plays.rule)


def phrases_of(rule: Custom) -> list[str]:
    """Every phrase that a rule asks for."""
    return [
        phrase
        for _, value in walk(rule.parts, "$")
        if isinstance(value, Say)
        for phrase in value.phrases
    ]


def test_there_are_rules_enough_and_each_is_played() -> None:
    assert len(LIBRARY) >= 24
    assert [plays.rule for plays in PLAYS] == list(LIBRARY)
    assert all(rule.id == name and rule.parts is not UNSET for name, rule in LIBRARY.items())


@each_rule
def test_a_house_rule_that_is_kept_costs_nothing(plays: Plays) -> None:
    table = played(laid_out(plays, find=LIBRARY.__getitem__), plays.kept)
    assert penalties_for(table, plays.rule) == []


@each_rule
def test_a_house_rule_that_is_broken_costs_a_card(plays: Plays) -> None:
    table = played(laid_out(plays, find=LIBRARY.__getitem__), plays.broken)
    assert table.has_whole_packs()


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_the_same_in_every_language_but_for_the_words(language: str) -> None:
    """Each can be written down and read again, and what is said can be said at the table."""
    rules = house_rules(language)
    assert list(rules) == list(LIBRARY)
    assert len({rule.text for rule in rules.values()}) == len(LIBRARY)
    said = []
    for name, rule in rules.items():
        assert msgspec.json.decode(msgspec.json.encode(rule), type=Custom) == rule
        phrases = phrases_of(rule)
        assert len(phrases) == len(phrases_of(LIBRARY[name]))
        for phrase in phrases:
            heard = hear(phrase)
            assert fault_of(phrase, blanks="{number}" in phrase) is None
            assert not heard.phrase
            assert not heard.question
            assert phrase.split("{")[0].strip().casefold() in rule.text.casefold()
            assert ("{number}" in phrase) == (name == "clubs_count")
        assert not hear(rule.text).name
        said += [folded(phrase) for phrase in phrases]
    assert len(set(said)) == len(said)


def test_a_rule_is_picked_that_is_about_nothing_that_another_is_about() -> None:
    """Till all that are left would contradict or repeat what is in force; then there is none."""
    chance = Random(1)
    in_force: list[Custom] = []
    while (rule := pick("en", in_force, (), chance)) is not None:
        assert all(subject(rule).isdisjoint(subject(each)) for each in in_force)
        in_force.append(rule)
    assert len(in_force) > 12
    assert len({rule.id for rule in in_force}) == len(in_force)


def test_a_rule_that_is_taken_is_not_picked_again() -> None:
    every = set(LIBRARY)
    assert pick("en", [], every, Random(1)) is None
    assert pick("en", [], every - {"pair"}, Random(1)) == LIBRARY["pair"]


def test_rules_about_the_same_ranks_are_about_the_same() -> None:
    assert subject(LIBRARY["queens_bow"]) == {Rank.QUEEN} == subject(LIBRARY["black_lady"])
    assert subject(LIBRARY["no_king_on_queen"]) == {Rank.QUEEN, Rank.KING}
    assert subject(LIBRARY["be_back"]).isdisjoint(subject(LIBRARY["condolences"]))
    assert not subject(Custom("free", "Whoever plays a queen bows."))


@pytest.mark.parametrize("name", LIBRARY)
def test_mo_94_a_house_rule_passes_the_trial(name: str, full_count: FullCount) -> None:
    """Every card can be played and followed, and of 200 hands 98 of a hundred end."""
    rules = (InForce(LIBRARY[name]),)
    assert fault_by((), rules) is None
    hands = full_count(200)
    ended = sum(rehearse(Options(), 5, rules, roll_of(1, number)).ended for number in range(hands))
    assert ended >= 0.98 * hands


@pytest.mark.parametrize("name", LIBRARY)
def test_mo_94_bots_end_their_hands_under_a_house_rule(name: str, full_count: FullCount) -> None:
    """They play to a win, and nothing stands still."""
    hands = full_count(40)
    rules = (InForce(LIBRARY[name]),)
    void = 0
    for moment in session(Options(end=f"hands:{hands}"), ["regular"] * 5, f"end {name}", rules):
        void += any(
            isinstance(event, HandEnded) and event.winner is None for event in moment.events
        )
    assert void <= 0.02 * hands
