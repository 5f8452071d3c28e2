"""The pages beside the rules: their links lead somewhere, and their numbers are the game's."""

import re

import pytest

from papertiger.madiao.laws import (
    four_honours,
    hundred_lost,
    hundred_short,
    hundred_won,
    many_tricks,
    short_of_minimum,
    slam,
    three_honours,
    top_trick,
)
from tools.clauses import ROOT

DOCUMENTS = ("docs/history.md", "docs/printed-game.md", "docs/rules/madiao.md")


@pytest.mark.parametrize("page", DOCUMENTS)
def test_links_and_places_exist(page: str) -> None:
    """Links to files, and files that are named."""
    file = ROOT / page
    text = file.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (file.parent / link).exists(), link
    for place in re.findall(r"`(docs/[\w./-]*)`", text):
        assert (ROOT / place).exists(), place


def test_the_page_of_payments_has_the_numbers_of_the_laws() -> None:
    """All payments on one page, for the table."""
    text = (ROOT / "docs" / "printed-game.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    paid = {row[2]: row[1] for row in rows if len(row) == 3 and row[2].startswith("MD-6")}
    everything = 0b1111
    laws = {
        "MD-6.2": short_of_minimum(1),
        "MD-6.3": many_tricks(3),
        "MD-6.4": top_trick(2),
        "MD-6.5": hundred_short(1),
        "MD-6.6": hundred_lost(2, won_with_hundred=False),
        "MD-6.7": hundred_won(2, two_or_more=False),
        "MD-6.8": three_honours(0b0111, 0b0111, 0b1000, dearest=False),
        "MD-6.9": four_honours(everything, 0b0111, 0b1000),
        "MD-6.10": slam(8),
    }
    for clause, value in laws.items():
        word = "pay" if value < 0 else "get"
        assert paid[clause].removesuffix(" each") == f"{word} {abs(value)}", clause
