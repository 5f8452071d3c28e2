"""Section 6: what tricks are worth. The minimum, three or more, tops, the slam."""

import pytest

from papertiger.madiao.events import HandSettled, UpcardShown
from tests.book.built import (
    DEALT_FIRST,
    EVEN,
    READERS,
    SEATS,
    cards,
    earns,
    lines,
    paid,
    played,
)

# Seat 1 wins as many tricks as the key says, and no card counts. Seat 0 leads first.
TRICKS_OF_1 = {
    0: "0 T50 / 0 T60 / 0 S2, 2 S3 / 2 S4 / 2 M6 / 2 M2, 3 M3 / 3 T70 / 3 C5",
    1: "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70 / 3 S4",
    2: EVEN,
    3: "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70",
    4: "0 T50 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 S6 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70",
    7: "0 T50 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 S6 / 1 S7 / 1 C5 / 1 C4",
    8: "1 S3 / 1 S4 / 1 S5 / 1 S6 / 1 S7 / 1 C5 / 1 C4 / 1 C3",
}
# What the others then earn.
OTHERS = {
    0: [(2, 1, "MD-6.3"), (3, 1, "MD-6.3")],
    1: [(3, 1, "MD-6.3")],
    2: [],
    3: [(2, -1, "MD-6.2")],
    4: [(0, -1, "MD-6.2"), (2, -1, "MD-6.2")],
    7: [(0, -1, "MD-6.2"), (2, -1, "MD-6.2"), (3, -1, "MD-6.2")],
    8: [(0, -1, "MD-6.2"), (2, -1, "MD-6.2"), (3, -1, "MD-6.2")],
}

# The four tops, each with its second.
TOPS = [("MM", "TM"), ("M9", "M8"), ("S9", "S8"), ("C0", "CH")]


def of_the_others(count: int, banker: int) -> list[str]:
    """The lines of those beside seat 1 in `TRICKS_OF_1`."""
    return [earns(seat, value, clause, banker) for seat, value, clause in OTHERS[count]]


# MD-6.2 and MD-6.3


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("count", [0, 1])
def test_md_6_2_fewer_than_two_tricks_are_minus_1(count: int, banker: int) -> None:
    table = played(TRICKS_OF_1[count], banker)
    assert paid(table) == lines(earns(1, -1, "MD-6.2", banker), *of_the_others(count, banker))


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_2_two_tricks_are_the_minimum_and_cost_nothing(banker: int) -> None:
    assert paid(played(EVEN, banker)) == []


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("count", [3, 4, 7])
def test_md_6_3_three_or_more_tricks_are_plus_1_however_many(count: int, banker: int) -> None:
    table = played(TRICKS_OF_1[count], banker)
    assert paid(table) == lines(earns(1, 1, "MD-6.3", banker), *of_the_others(count, banker))


# MD-6.4


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("top", ["MM", "M9", "S9", "C0"])
def test_md_6_4_a_trick_won_with_a_top_is_plus_1(top: str, banker: int) -> None:
    table = played(EVEN.replace("1 S4", f"1 {top}"), banker)
    assert paid(table) == lines(earns(1, 1, "MD-6.4", banker))


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_4_each_such_trick_counts(banker: int) -> None:
    table = played(EVEN.replace("0 T50 / 0 T60", "0 MM / 0 C0"), banker)
    top = earns(0, 1, "MD-6.4", banker)
    assert paid(table) == lines(top, top)


def test_md_6_4_a_top_that_beats_counts_like_one_that_leads() -> None:
    table = played(EVEN.replace("1 S3", "1 S9"), 0)
    assert paid(table) == ["0 pays 1 1 MD-6.4"]


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("top", ["MM", "M9", "S9", "C0"])
def test_md_6_4_with_fewer_than_two_tricks_a_top_earns_nothing(top: str, banker: int) -> None:
    low = {"MM": "T30", "M9": "M4", "S9": "S2", "C0": "C7"}[top]
    tricks = TRICKS_OF_1[1].replace("0 S2, 1 S3", f"0 {low}, 1 {top}")
    table = played(tricks, banker)
    assert paid(table) == lines(earns(1, -1, "MD-6.2", banker), earns(3, 1, "MD-6.3", banker))


@pytest.mark.parametrize("top", ["MM-", "M9-", "S9-", "C0-"])
def test_md_6_4_a_top_sloughed_earns_nothing(top: str) -> None:
    assert paid(played(EVEN.replace("0 T50", f"0 T50, 1 {top}"))) == []


def test_md_6_4_a_top_exposed_without_winning_earns_nothing() -> None:
    assert paid(played(EVEN.replace("0 T50", "0 T50, 1 M9"))) == ["1 pays 0 2 MD-5.5"]


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_a_second_is_no_top_in_itself(top: str, second: str) -> None:
    assert top != second
    assert paid(played(EVEN.replace("1 S4", f"1 {second}"))) == []


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_if_the_first_upcard_is_a_top_the_second_takes_its_place(
    top: str, second: str, banker: int
) -> None:
    leader = (banker + DEALT_FIRST[cards(top)[0]]) % 4
    tricks = _turned(EVEN.replace("0 T50", f"0 {second}"), leader)
    table = played(tricks, banker, stock=top)
    assert paid(table) == lines(earns(leader, 1, "MD-6.4", banker))


def _turned(tricks: str, steps: int) -> str:
    """The same hand with everybody moved on."""
    turned = [
        ", ".join(
            f"{(int(play.split()[0]) + steps) % 4} {play.split()[1]}" for play in trick.split(",")
        )
        for trick in tricks.split("/")
    ]
    return " / ".join(turned)


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_the_acting_tops_are_shown_with_the_upcard(top: str, second: str) -> None:
    tops = [second if card == top else card for card, _ in TOPS]
    table = played(_turned("0 T50", 2), 0, stock=top)
    assert sorted(table.last(UpcardShown).tops) == sorted(cards(" ".join(tops)))
    for reader in READERS:
        assert sorted(table.see(reader).tops) == sorted(cards(" ".join(tops)))


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_in_other_suits_the_tops_stay(top: str, second: str) -> None:
    others = [(card, below) for card, below in TOPS if card != top]
    for other, below in others:
        table = played(_turned(EVEN.replace("0 T50", f"0 {other}"), 2), 0, stock=top)
        assert paid(table) == ["0 pays 2 1 MD-6.4"]
        table = played(_turned(EVEN.replace("0 T50", f"0 {below}"), 2), 0, stock=top)
        assert paid(table) == []
    assert second not in dict(others)


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_a_second_as_first_upcard_changes_nothing(top: str, second: str) -> None:
    table = played(_turned(EVEN.replace("0 T50", f"0 {top}"), _lead(second)), 0, stock=second)
    assert paid(table) == lines(earns(_lead(second), 1, "MD-6.4", 0))


def _lead(upcard: str) -> int:
    """Who leads under this upcard when seat 0 is banker."""
    return DEALT_FIRST[cards(upcard)[0]]


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_4_a_top_as_second_upcard_shifts_nothing(top: str, second: str) -> None:
    table = played(EVEN.replace("1 S4", f"1 {second}"), stock=f"M7 {top}")
    assert [line for line in paid(table) if line.endswith("MD-6.4")] == []


def test_md_6_4_the_third_never_acts_as_top() -> None:
    table = played(_turned(EVEN.replace("0 T50", "0 M7"), 2), stock="M9 M8")
    assert paid(table) == []


def test_md_6_4_an_acting_top_needs_two_tricks_too() -> None:
    tricks = _turned(TRICKS_OF_1[1].replace("0 S2, 1 S3", "0 S2, 1 S8"), 2)
    table = played(tricks, stock="S9")
    assert paid(table) == lines("3 pays 0 1 MD-6.2; 0 pays 1 1 MD-6.3")


# MD-6.10


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_10_all_eight_tricks_are_plus_8(banker: int) -> None:
    table = played(TRICKS_OF_1[8], banker)
    assert paid(table) == lines(
        earns(1, 8, "MD-6.10", banker),
        earns(1, 1, "MD-6.3", banker),
        *of_the_others(8, banker),
    )


def test_md_6_10_a_slam_of_the_banker_is_paid_by_each() -> None:
    table = played(TRICKS_OF_1[8], 1)
    assert table.last(HandSettled).hand.settlement.payments == (-10, 30, -10, -10)


def test_md_6_10_seven_tricks_are_no_slam() -> None:
    assert not any("MD-6.10" in line for line in paid(played(TRICKS_OF_1[7])))
