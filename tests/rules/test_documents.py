"""The pages beside the rules: their links lead somewhere, and their numbers are the game's."""

import json
import re
from itertools import product

import pytest

from papertiger.madiao.hand_json import result_of, settle_hand
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
from papertiger.text.book import MADIAO
from tests.naive.builder import build
from tests.rules import examples
from tools.clauses import ROOT

PRINTED = (ROOT / "docs" / "printed-game.md").read_text(encoding="utf-8")
DOCUMENTS = (
    "docs/fairness.md",
    "docs/history.md",
    "docs/ru/history.md",
    "docs/zh-Hans/history.md",
    "docs/zh-Hant/history.md",
    "docs/printed-game.md",
    "docs/ru/printed-game.md",
    "docs/zh-Hans/printed-game.md",
    "docs/zh-Hant/printed-game.md",
    "docs/rules/madiao.md",
    "docs/rules/mao.md",
    "docs/rules/ru/madiao.md",
    "docs/rules/zh-Hans/madiao.md",
    "docs/rules/zh-Hant/madiao.md",
    "docs/formats/mao-scenario.md",
)


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
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in PRINTED.splitlines()]
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


def best_value() -> int:
    """The largest value that the laws give, whatever is won with whichever cards. [MD-6.1]

    Won with MM, TM, HM, C0 and two more tops are the bits of `won`; HM is dealt to its winner.
    """
    found = []
    for tricks, won in product(range(9), range(64)):
        if won.bit_count() <= tricks:
            tops = (won & 0b111001).bit_count()
            value = short_of_minimum(tricks) + many_tricks(tricks) + slam(tricks)
            value += tops * top_trick(tricks)
            value += three_honours(won, 0b0111, 0b1000, dearest=False)
            value += four_honours(won, 0b0111, 0b1000)
            with_hundred = bool(won & 0b0100)
            if with_hundred:
                value += hundred_won(tricks, two_or_more=False)
            else:
                value += max(hundred_short(tricks), hundred_lost(tricks, won_with_hundred=False))
            found.append(value)
    return max(found)


@pytest.mark.parametrize("winner", [0, 1])
def test_the_most_that_a_hand_can_cost(winner: int) -> None:
    """What each should bring to the table: a slam with the honours and every top that acts.

    All four tops in one hand would be a meld; here M8 acts for M9, which lies in the stock.
    """
    cards = ("MM", "TM", "HM", "C0", "S9", "M8", "T90", "T80")
    hand = build(" / ".join(f"{winner} {card}" for card in cards), under="M9 C9")
    payments = result_of(settle_hand(hand))["payments"]
    assert max(abs(payment) for payment in payments[1:]) == best_value() + 1 == 21
    assert abs(payments[0]) == (63 if winner == 0 else 21)
    page = " ".join(PRINTED.split())
    assert "with MM, TM, HM, C0 and two more tops among them" in page
    assert "is paid 21 stakes, which is 42 counters" in page
    assert "63 stakes in all" in page


def test_the_score_sheet_is_that_of_the_hand_in_the_introduction() -> None:
    """V, differences, payments between players and money, filled in as the program settles it."""
    sheet = PRINTED.partition("| Ann | Bo | Cy | Di |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in sheet.splitlines()]
    numbers = {row[3]: [int(cell or 0) for cell in row[4:]] for row in rows[2:]}
    stake = int(rows[2][1])
    tricks, values, differences, others, money, total = numbers.values()
    assert sum(tricks) == 8
    assert [value - values[0] for value in values] == differences
    settled = result_of(settle_hand(json.loads(examples.frames("json")[0].text)))
    assert [payment * stake for payment in settled["payments"]] == money == total
    for seat in (1, 2, 3):
        assert (differences[seat] + others[seat]) * stake == money[seat]
        between = sum(
            line["stakes"] * ((line["to"] == seat) - (line["from"] == seat))
            for line in settled["lines"]
            if line["rule"] in ("MD-6.12", "MD-6.13")
        )
        assert between == others[seat]


def test_only_the_tens_are_decided_by_us_in_the_deal() -> None:
    """The honours, Zero and Half are named by the accounts; 20 to 90 Myriad are not. [MD-3.1]"""
    sources, _, decided = MADIAO.clauses["MD-3.1"].text.partition("**Decided**")
    assert "Zero, Half, Hundred, Thousand and Myriad Myriad" in sources.partition("**Sources**")[2]
    decided = decided.partition("**Confidence**")[0]
    assert "20 to 90 Myriad" in decided
    assert not re.search("honours|Zero|Half|Hundred", decided)


def test_the_printed_page_says_what_a_card_of_the_cut_says() -> None:
    """A table needs it, and the book is not at hand. [MD-3.1]"""
    page = " ".join(PRINTED.split())
    assert "20 to 90 Myriad say 2 to 9; MM, TM, HM, C0 and CH say 1" in page
    assert "five cards or more of one suit" in page
