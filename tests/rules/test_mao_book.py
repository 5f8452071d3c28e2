"""The rules book of Mao: whole, in its form, and true to the program."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papertiger.mao import laws, scenario
from papertiger.mao.cards import Card, Rank, Suit
from papertiger.mao.options import CLAUSES, Making, Options, Referee
from papertiger.mao.reasons import CLAUSES as REASONS
from papertiger.mao.reasons import Reason
from papertiger.text.book import MAO
from tools import clauses

HAND = Path(__file__).parents[2] / "docs" / "examples" / "mao-hand.jsonl"
IDS = [f"MO-{each}" for each in range(1, 101)]
LABELS = ("Source", "Decided", "Switch", "Example")
LABEL = re.compile(r"^\*\*(\w+)\*\* ", re.MULTILINE)
FIRST = {"1": 1, "2": 9, "3": 16, "4": 28, "5": 33, "6": 51, "7": 60, "8": 68, "9": 86, "10": 95}
FRAME = re.compile(r"^```valid\n(.*?)^```$", re.MULTILINE | re.DOTALL)
VALID = re.compile(r"(not )?on (\w+)(?:, called (\w))?(?:, sevens (\d))?: (.+)")


def test_every_clause_has_its_section() -> None:
    """All of them, once each, in order; the page of clauses has the same titles."""
    assert list(MAO.clauses) == IDS
    assert {each.id: each.title for each in MAO.clauses.values()} == clauses.MAO.about
    assert list(MAO.sections) == [*FIRST, "10a", "10b", "11", "12"]
    for name in IDS:
        number = int(name.removeprefix("MO-"))
        section = [label for label, first in FIRST.items() if first <= number][-1]
        assert MAO.clauses[name].section == section


@pytest.mark.parametrize("clause", IDS)
def test_a_clause_has_the_form(clause: str) -> None:
    """The rule first, then labelled paragraphs in their order, each at most once."""
    text = MAO.clauses[clause].text
    labels = LABEL.findall(text)
    assert not text.startswith("**")
    assert "Source" in labels
    assert labels == [label for label in LABELS if label in labels]
    assert "##" not in text


@pytest.mark.parametrize("switch", list(CLAUSES))
def test_every_switch_is_named_in_its_clause(switch: str) -> None:
    """With its default, and its values where they are names."""
    named = MAO.clauses[CLAUSES[switch]].text.split("**Switch**")[1]
    found = re.search(rf"`{switch}`:\s(.+?)(?:\. `|\.\n|\.$)", named, re.DOTALL)
    assert found, named
    default = msgspec.to_builtins(Options())[switch]
    if switch in ("decks", "multipliers"):
        assert "default" in found[1]
    elif isinstance(default, int | float) and not isinstance(default, bool):
        assert f"default {default:g})" in found[1]
    else:
        said = str(default).lower()
        assert f"default `{said}`)" in found[1] or f"`{said}` (default)" in found[1]
    for value in {"referee": Referee, "making": Making}.get(switch, ()):
        assert f"`{value}`" in found[1]


def test_no_switch_is_named_that_there_is_not() -> None:
    """Every name before a colon in a Switch paragraph is an option of a table."""
    named = set()
    for clause in MAO.clauses.values():
        _, _, switch = clause.text.partition("**Switch**")
        named |= set(re.findall(r"`(\w+)`:\s", switch.partition("**Example**")[0]))
    assert named == set(CLAUSES)


def test_the_table_of_breaches_is_that_of_the_game() -> None:
    """Each code with the clause under which it is a breach. [MO-83]"""
    rows = re.findall(r"^\| `(\w+)` \| .+ \| (MO-\d+) \|$", MAO.clauses["MO-83"].text, re.MULTILINE)
    expected = {code.value: clause for code, clause in REASONS.items()}
    del expected[Reason.NO_SUIT_CALL]
    assert dict(rows) == expected


def test_the_first_card_is_told_for_every_card_that_does_something() -> None:
    """A spade, a jack, 8, ace, 7 and 2. [MO-12]"""
    rows = re.findall(r"^\| (?:a )?(\w+) \|", MAO.clauses["MO-12"].text, re.MULTILINE)
    assert rows == ["card", "spade", "jack", "8", "ace", "7", "2"]


@pytest.mark.parametrize("line", "".join(FRAME.findall(MAO.path.read_text("utf-8"))).splitlines())
def test_the_examples_of_valid_cards_are_so(line: str) -> None:
    """Every framed line, by the law. [MO-28]"""
    match = VALID.fullmatch(line)
    assert match, line
    wrong, top, called, sevens, cards = match.groups()
    suit = Suit(called) if called else None
    for card in cards.split():
        valid = laws.is_valid(Card(card), Card(top), suit, int(sevens or 0))
        assert valid is not bool(wrong), (line, card)


@cache
def hand() -> list[dict[str, Any]]:
    """What the program makes of the hand of the introduction."""
    return list(scenario.run(HAND.read_text(encoding="utf-8").splitlines()))


def happened(event: str) -> list[dict[str, Any]]:
    """Its events of one kind."""
    return [line for line in hand() if line.get("event") == event]


def test_the_hand_of_the_introduction_goes_as_it_is_told() -> None:
    """Step by step, the cards that the page names, in the order of play."""
    names = ("Ann", "Bo", "Cai", "Di", "Eve")
    ranks = {
        "two": Rank.TWO, "three": Rank.THREE, "five": Rank.FIVE, "seven": Rank.SEVEN,
        "eight": Rank.EIGHT, "ten": Rank.TEN, "ace": Rank.ACE, "jack": Rank.JACK,
        "queen": Rank.QUEEN, "king": Rank.KING,
    }  # fmt: skip
    book = MAO.path.read_text(encoding="utf-8")
    story = book.partition("## The game in one page")[2].partition("\n## ")[0]
    steps = story[story.index("1. ") : story.index("Who wants")]
    told = re.findall(r"(\w+)\s+(?:plays|lays down)\s+the\s+(\w+)\s+of\s+(\w+)", steps)
    expected = [(names.index(who), Card(ranks[rank] + suit[0].upper())) for who, rank, suit in told]
    assert [(line["seat"], line["card"]) for line in happened("played")] == expected
    assert len(expected) == 11
    assert [line["card"] for line in happened("turned_up")] == ["9H"]


def test_the_hand_of_the_introduction_has_one_penalty_and_its_winner() -> None:
    """Ann forgets to name a spade, Cai draws two for the seven, Di wins."""
    given = [(line["seat"], line["reason"]) for line in happened("penalty")]
    assert given == [(0, "unnamed_spade")]
    assert [line["seat"] for line in happened("drawn")] == [2, 2]
    assert [line["winner"] for line in happened("hand_ended")] == [3]
    assert not any("refused" in line for line in hand())
