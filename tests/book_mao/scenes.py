"""Scenes that several files of clause tests begin with."""

from typing import Any

from tests.book_mao.table import MaoTable, started

OWN = {1: "3H 3C 4C 5C 6C", 2: "4H 9C 10C QC KC"}


def in_order(at: int = 1000, caller: int = 3, **options: Any) -> MaoTable:
    """A point of order of seat 3 in the turn of seat 1, which began at 0."""
    table = started(OWN, **options)
    table.at(at).seat(caller).point_of_order()
    return table


def last_card(
    last: str = "4H", first: str = "2H", words: str | None = None, **options: Any
) -> MaoTable:
    """Seat 1 has two cards, plays a two, rightly announced, and its last card at 2000.

    It says the name as it should, or these words.
    """
    given: dict[str, Any] = {"deal": 2, "stock": "QD QH QC", **options}
    table = started({1: f"{first} {last}"}, **given)
    table.at(1000).seat(1).plays(first).says("last card")
    table.at(2000).seat(1).plays(last)
    if words is None:
        words = "Mao Mao" if last[0] == "J" else "Mao"
    if words:
        table.at(2000).seat(1).says(words)
    return table
