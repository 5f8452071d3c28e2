"""Every example rule is played: kept, and broken. [MO-90] [MO-92]"""

import pytest

from tests.customs.scripted import (
    EXAMPLES,
    Plays,
    all_plays,
    example,
    laid_out,
    penalties_for,
    played,
)

each_rule = pytest.mark.parametrize("plays", all_plays(), ids=lambda plays: plays.rule)


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
