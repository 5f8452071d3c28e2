"""No clause without a citation in src and a test named for it; the page of clauses is current."""

import re

import pytest

from tools import clauses


def test_the_rules_have_all_their_clauses() -> None:
    """The clauses that the rules are known to have: a lost one would pass unseen otherwise."""
    counts = {1: 3, 2: 4, 3: 4, 4: 5, 5: 7, 6: 14, 7: 2}
    expected = [f"MD-{part}.{each}" for part in counts for each in range(1, counts[part] + 1)]
    assert clauses.clauses() == expected == list(clauses.ABOUT)


@pytest.mark.parametrize("clause", clauses.clauses())
def test_every_clause_has_a_law_and_a_test(clause: str) -> None:
    """A citation in a docstring of the game, and a test of the book named for the clause."""
    home = clauses.homes()[clause]
    assert any(law.startswith("madiao/") for law in home.laws)
    assert any(place.startswith("tests/book/") for place in home.tests)


def test_every_citation_is_of_a_clause_that_exists() -> None:
    """Source, tests and catalogs name no clause that the rules do not have."""
    known = set(clauses.clauses())
    for folder in ("src", "tests", "docs"):
        for file in (clauses.ROOT / folder).rglob("*"):
            if file.suffix in (".py", ".ftl", ".md"):
                named = set(re.findall(r"\bMD-\d+\.\d+\b", file.read_text(encoding="utf-8")))
                assert named <= known, file


def test_every_reason_to_pay_has_its_line() -> None:
    """Each clause under which a line is made has its message at the table. [MD-6.14]"""
    source = (clauses.SOURCE / "madiao" / "settle.py").read_text(encoding="utf-8")
    paid = set(re.findall(r'"(MD-\d+\.\d+)"', source))
    assert len(paid) == 14
    for clause in paid:
        assert f"reason-{clause.replace('.', '-')}" in clauses.homes()[clause].lines


def test_the_page_of_clauses_is_current() -> None:
    """`python tools/clauses.py` would change nothing."""
    assert clauses.PAGE.read_text(encoding="utf-8") == clauses.page()
