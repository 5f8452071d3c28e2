"""No clause without a citation in src and a test named for it; the pages of clauses are current."""

import re
from functools import cache

import pytest

from tools import clauses
from tools.clauses import BOTH, MADIAO, MAO, Home, Rules

MADIAO_COUNTS = {1: 3, 2: 4, 3: 4, 4: 5, 5: 7, 6: 14, 7: 2}
of_each_game = pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.game)


@cache
def homes(rules: Rules) -> dict[str, Home]:
    """Every clause and where it lives: the whole source is read for that."""
    return clauses.homes(rules)


def test_the_rules_have_all_their_clauses() -> None:
    """The clauses that the rules are known to have: a lost one would pass unseen otherwise."""
    expected = [
        f"MD-{part}.{each}" for part, count in MADIAO_COUNTS.items() for each in range(1, count + 1)
    ]
    assert MADIAO.clauses() == expected == list(MADIAO.about)
    assert MAO.clauses() == [f"MO-{each}" for each in range(1, 101)] == list(MAO.about)


@of_each_game
def test_every_clause_has_a_law(rules: Rules) -> None:
    """A citation in a docstring of the game."""
    for clause, home in homes(rules).items():
        assert any(law.startswith(f"{rules.game}/") for law in home.laws), clause


@of_each_game
def test_every_clause_has_a_test(rules: Rules) -> None:
    """A test of the book named for the clause; exactly those that wait for their law have none."""
    untested = [
        clause
        for clause, home in homes(rules).items()
        if not any(place.startswith(rules.tests) for place in home.tests)
    ]
    assert untested == []


@of_each_game
def test_every_citation_is_of_a_clause_that_exists(rules: Rules) -> None:
    """Source, tests and catalogs name no clause that the rules do not have."""
    known = set(rules.clauses())
    for folder in ("src", "tests", "docs"):
        for file in (clauses.ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".ftl", ".md"):
                text = file.read_text(encoding="utf-8")
                assert set(re.findall(rf"\b{rules.clause}\b", text)) <= known, file


def test_every_reason_to_pay_has_its_line() -> None:
    """Each clause under which a line is made has its message at the table. [MD-6.14]"""
    source = (clauses.SOURCE / "madiao" / "settle.py").read_text(encoding="utf-8")
    paid = set(re.findall(r'"(MD-\d+\.\d+)"', source))
    assert len(paid) == 14
    lives = homes(MADIAO)
    for clause in paid:
        assert f"reason-{clause.replace('.', '-')}" in lives[clause].lines


@of_each_game
def test_the_page_of_clauses_is_current(rules: Rules) -> None:
    """`python tools/clauses.py` would change nothing."""
    assert rules.page.read_text(encoding="utf-8") == clauses.page(rules)
