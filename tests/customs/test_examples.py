"""Every example rule is played: kept, and broken. [MO-90] [MO-92]"""

import pytest

from papertiger.mao.customs import InForce
from papertiger.mao.events import Reshuffled
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import Gesticulate
from tests.book_mao.table import started
from tests.customs.scripted import (
    EXAMPLES,
    Plays,
    all_plays,
    example,
    laid_out,
    others,
    penalties_for,
    played,
)

OTHER_PLAYS = all_plays("other_plays.txt")
each_rule = pytest.mark.parametrize(
    "plays", [*all_plays(), *OTHER_PLAYS], ids=lambda plays: plays.rule
)


@each_rule
def test_mo_92_a_rule_that_is_kept_costs_nothing(plays: Plays) -> None:
    table = played(laid_out(plays), plays.kept)
    assert penalties_for(table, plays.rule) == []
    assert table.has_whole_packs()


@each_rule
def test_mo_92_a_rule_that_is_broken_costs_a_card(plays: Plays) -> None:
    table = played(laid_out(plays), plays.broken)
    assert table.has_whole_packs()


def test_each_example_is_played() -> None:
    names = {file.name.removesuffix(".json") for file in EXAMPLES.iterdir()}
    assert {plays.rule for plays in all_plays()} == names
    assert all(example(name).id == name for name in names)


def test_mo_92_when_the_discards_are_shuffled_is_a_moment_for_rules() -> None:
    """Rule o5: it needs a whole stock to be drawn."""
    penalties = []
    for knocks in (True, False):
        table = started({1: "5H"}, rules=[InForce(example("o5"))])
        table.at(1000).seat(1).plays("5H")
        while not table.told(Reshuffled):
            table.at(1000).seat(2).draws()
        if knocks:
            table.at(2000).seat(1).does(Gesticulate(Gesture.KNOCK))
        penalties.append(penalties_for(table.until(6000), "o5"))
    assert penalties == [[], ["1 o5"]]


def test_each_other_rule_is_played_and_is_another_one() -> None:
    assert {plays.rule for plays in OTHER_PLAYS} | {"o5"} == set(others())
    parts = [rule.parts for rule in others().values()]
    assert len(set(parts)) == len(parts) > 20
    assert not set(parts) & {example(plays.rule).parts for plays in all_plays()}
