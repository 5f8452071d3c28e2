"""Section 6: the Hundred, the sets of honours, and that everything adds up."""

import pytest

from papertiger.madiao.events import HandSettled
from papertiger.madiao.options import HundredBonus, Options, Sets
from tests.book.built import EVEN, SEATS, SOURCE, earns, lines, paid, played

MING = Options(hundred_bonus=HundredBonus.TWO_OR_MORE)
DEAREST = Options(sets=Sets.DEAREST)
SWITCHES = [pytest.param(Options(), id="exactly_two"), pytest.param(MING, id="two_or_more")]

# Seat 1 wins no trick, one, three; seats 0, 2, 3 win the rest.
NONE = "0 T50 / 0 T60 / 0 S2, 2 S3 / 2 S4 / 2 M6 / 2 M2, 3 M3 / 3 T70 / 3 C5"
ONE = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70 / 3 S4"
THREE = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70"
SLAM = "1 S3 / 1 S4 / 1 S5 / 1 S6 / 1 S7 / 1 C5 / 1 C4 / 1 C3"
HUNDRED = ("MD-6.5", "MD-6.6", "MD-6.7", "MD-6.12")


def bonus(seat: int, banker: int) -> list[str]:
    """The lines of the bonus for HM: +3, and a non-banker's stake from the two others."""
    others = [other for other in SEATS if other not in (seat, banker)]
    extra = [f"{other} pays {seat} 1 MD-6.12" for other in others] if seat != banker else []
    return [earns(seat, 3, "MD-6.7", banker), *extra]


# MD-6.5


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("banker", SEATS)
def test_md_6_5_hm_dealt_to_a_player_without_a_trick_is_plus_1(
    banker: int, options: Options
) -> None:
    table = played(NONE.replace("0 T50", "0 T50, 1 HM-"), banker, options)
    assert paid(table) == lines(
        earns(1, -1, "MD-6.2", banker), earns(1, 1, "MD-6.5", banker),
        earns(2, 1, "MD-6.3", banker), earns(3, 1, "MD-6.3", banker),
    )  # fmt: skip


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(("0 T50", "0 T50, 1 HM-"), id="sloughed"),
        pytest.param(("0 S2, 1 S3", "0 T30, 1 HM"), id="winning the one trick"),
        pytest.param(("1 C6, 2 C5", "1 HM, 2 TM"), id="beaten"),
    ],
)
def test_md_6_5_hm_dealt_to_a_player_with_one_trick_is_plus_1(
    how: tuple[str, str], banker: int, options: Options
) -> None:
    table = played(ONE.replace(*how), banker, options)
    assert paid(table) == lines(
        earns(1, -1, "MD-6.2", banker), earns(1, 1, "MD-6.5", banker),
        earns(3, 1, "MD-6.3", banker),
    )  # fmt: skip


# MD-6.6


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(
    "tricks",
    [
        pytest.param(EVEN.replace("0 T50", "0 T50, 1 HM-"), id="sloughed under a lower Ten"),
        pytest.param(EVEN.replace("0 T50", "0 TM, 1 HM-"), id="sloughed under TM"),
        pytest.param(EVEN.replace("2 M6", "2 M6, 1 HM-"), id="sloughed under Myriads"),
        pytest.param(EVEN.replace("1 C6, 2 C5", "1 HM, 2 TM"), id="led and beaten"),
        pytest.param(
            "0 T50 / 0 C8 / 0 T60, 1 HM, 2 TM / 2 S2, 1 S3 / 1 S4 / 1 M6, 2 M7 / 2 M2, 3 M3 / 3 C4",
            id="beats and is beaten",
        ),
    ],
)
def test_md_6_6_with_two_tricks_hm_that_won_none_is_plus_2_for_whom_it_was_dealt_to(
    tricks: str, banker: int, options: Options
) -> None:
    assert paid(played(tricks, banker, options)) == lines(earns(1, 2, "MD-6.6", banker))


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("banker", SEATS)
def test_md_6_6_with_three_tricks_too(banker: int, options: Options) -> None:
    table = played(THREE.replace("0 T50", "0 T50, 1 HM-"), banker, options)
    assert paid(table) == lines(
        earns(1, 2, "MD-6.6", banker), earns(1, 1, "MD-6.3", banker),
        earns(2, -1, "MD-6.2", banker),
    )  # fmt: skip


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_6_hm_exposed_is_fined_beside(banker: int) -> None:
    table = played(EVEN.replace("2 M6", "2 M6, 1 HM"), banker)
    assert paid(table) == lines(earns(1, 2, "MD-6.6", banker), earns(1, -2, "MD-5.5", banker))


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_6_who_beats_hm_gains_nothing_by_it(banker: int) -> None:
    table = played(EVEN.replace("1 C6, 2 C5", "1 HM, 2 MM"), banker)
    assert paid(table) == lines(earns(1, 2, "MD-6.6", banker), earns(2, 1, "MD-6.4", banker))


# MD-6.7


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(("1 S4", "1 HM"), id="led"),
        pytest.param(("0 S2, 1 S3", "0 T30, 1 HM"), id="beating"),
    ],
)
def test_md_6_7_a_trick_won_with_hm_and_exactly_two_is_plus_3(
    how: tuple[str, str], banker: int, options: Options
) -> None:
    assert paid(played(EVEN.replace(*how), banker, options)) == lines(*bonus(1, banker))


def test_md_6_7_exactly_two_is_the_default() -> None:
    assert Options().hundred_bonus is HundredBonus.EXACTLY_TWO


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_7_exactly_two_with_three_tricks_nothing(banker: int) -> None:
    table = played(THREE.replace("1 S4", "1 HM"), banker)
    assert paid(table) == lines(earns(1, 1, "MD-6.3", banker), earns(2, -1, "MD-6.2", banker))


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_7_two_or_more_with_three_tricks_plus_3(banker: int) -> None:
    table = played(THREE.replace("1 S4", "1 HM"), banker, MING)
    assert paid(table) == lines(
        earns(1, 1, "MD-6.3", banker), earns(2, -1, "MD-6.2", banker), *bonus(1, banker)
    )


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_7_two_or_more_with_eight_tricks_plus_3(banker: int) -> None:
    table = played(SLAM.replace("1 S4", "1 HM"), banker, MING)
    assert [line for line in paid(table) if line.endswith(HUNDRED)] == lines(*bonus(1, banker))


def test_md_6_7_exactly_two_with_eight_tricks_nothing() -> None:
    assert not [ln for ln in paid(played(SLAM.replace("1 S4", "1 HM"))) if ln.endswith(HUNDRED)]


def test_md_6_7_the_literal_edge_sloughing_hm_is_worth_more_than_winning_with_it() -> None:
    won = played(THREE.replace("1 S4", "1 HM")).last(HandSettled).hand.settlement
    lost = played(THREE.replace("0 T50", "0 T50, 1 HM-")).last(HandSettled).hand.settlement
    assert (won.payments[1], lost.payments[1]) == (1, 3)


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("tricks", [NONE, ONE, EVEN, THREE])
@pytest.mark.parametrize("stock", ["M7 T90 HM", "M7 HM"])
def test_md_6_5_to_6_7_hm_in_the_stock_earns_nobody_anything(
    stock: str, tricks: str, options: Options
) -> None:
    table = played(tricks, 0, options, stock=stock)
    assert not [line for line in paid(table) if line.endswith(HUNDRED)]


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("tricks", [NONE, ONE, EVEN, THREE])
def test_md_6_5_to_6_7_hm_as_upcard_earns_nobody_anything(tricks: str, options: Options) -> None:
    table = played(tricks, 2, options, stock="HM")
    assert not [line for line in paid(table) if line.endswith(HUNDRED)]


# MD-6.8 and MD-6.9


def sets(tricks: str, banker: int = 0, options: Options = SOURCE, *, stock: str = "") -> list[str]:
    """The lines of the sets alone."""
    table = played(tricks, banker, options, stock=stock)
    return [line for line in paid(table) if line.endswith(("MD-6.8", "MD-6.9"))]


ALL_THREE = "0 T50 / 0 T30, 1 MM / 1 TM / 1 HM / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70"
ALL_FOUR = "0 T50 / 0 T30, 1 MM / 1 TM / 1 HM / 1 C0 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70"


@pytest.mark.parametrize("sort", Sets)
@pytest.mark.parametrize("banker", SEATS)
def test_md_6_8_tricks_won_with_mm_tm_hm_are_plus_3(banker: int, sort: Sets) -> None:
    assert sets(ALL_THREE, banker, Options(sets=sort)) == lines(earns(1, 3, "MD-6.8", banker))


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(("1 MM", "1 T80"), id="without MM"),
        pytest.param(("1 TM", "1 S4"), id="without TM"),
        pytest.param(("1 HM", "1 S4"), id="without HM"),
        pytest.param(("1 C6, 2 C5 / 2 M6", "1 S4, 2 TM- / 1 C6, 2 C5"), id="one sloughed"),
    ],
)
def test_md_6_8_all_three_are_needed(how: tuple[str, str]) -> None:
    tricks = ALL_THREE.replace("1 TM", "1 S5") if "TM-" in how[1] else ALL_THREE
    assert sets(tricks.replace(*how)) == []


def test_md_6_8_by_the_same_player() -> None:
    tricks = "0 T50 / 0 T30, 1 MM / 1 TM / 1 C6, 2 C5 / 2 HM / 2 M6 / 2 M2, 3 M3 / 3 T70"
    assert sets(tricks) == []


def test_md_6_8_holding_them_is_not_winning_with_them() -> None:
    assert sets(ALL_THREE.replace("1 TM", "1 S5").replace("0 T50", "0 T50, 1 TM-")) == []


def test_md_6_8_a_shifted_top_does_not_stand_for_mm() -> None:
    tricks = "2 T50 / 2 T30, 1 TM / 1 HM / 1 T90 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70"
    assert sets(tricks, stock="MM") == []


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_9_with_c0_they_are_plus_4_on_top_of_6_8(banker: int) -> None:
    assert sets(ALL_FOUR, banker) == lines(
        earns(1, 3, "MD-6.8", banker), earns(1, 4, "MD-6.9", banker)
    )


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_9_dearest_the_four_count_instead_of_the_three(banker: int) -> None:
    assert sets(ALL_FOUR, banker, DEAREST) == lines(earns(1, 4, "MD-6.9", banker))


def test_md_6_9_stack_is_the_default() -> None:
    assert Options().sets is Sets.STACK


@pytest.mark.parametrize("sort", Sets)
def test_md_6_9_c0_won_by_another_is_not_enough(sort: Sets) -> None:
    tricks = ALL_THREE.replace("2 M6", "2 C0")
    assert sets(tricks, 0, Options(sets=sort)) == ["0 pays 1 3 MD-6.8"]


@pytest.mark.parametrize("sort", Sets)
@pytest.mark.parametrize("code", ["MM", "TM", "HM"])
def test_md_6_9_all_four_are_needed(code: str, sort: Sets) -> None:
    tricks = ALL_FOUR.replace(f"1 {code}", {"MM": "1 T80", "TM": "1 S4", "HM": "1 S4"}[code])
    assert sets(tricks, 0, Options(sets=sort)) == []


def test_md_6_9_ch_acting_as_top_does_not_stand_for_c0() -> None:
    tricks = "2 T50 / 2 T30, 1 MM / 1 TM / 1 HM / 1 CH / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70"
    assert sets(tricks, stock="C0") == ["0 pays 1 3 MD-6.8"]


# MD-6.1: everything adds up


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_1_everything_adds_up(banker: int) -> None:
    table = played("1 MM / 1 TM / 1 HM / 1 C0 / 1 M9 / 1 S5 / 1 C5 / 1 C4", banker, MING)
    top = earns(1, 1, "MD-6.4", banker)
    assert paid(table) == lines(
        earns(1, 1, "MD-6.3", banker), top, top, top,
        *bonus(1, banker),
        earns(1, 3, "MD-6.8", banker), earns(1, 4, "MD-6.9", banker),
        earns(1, 8, "MD-6.10", banker),
        *(earns(seat, -1, "MD-6.2", banker) for seat in (0, 2, 3)),
    )  # fmt: skip


def test_md_6_1_and_so_do_rewards_and_fines() -> None:
    tricks = THREE.replace("0 T50", "0 T50, 1 HM-").replace("0 T60", "0 T60, 1 C8")
    table = played(tricks.replace("1 S4", "1 S9"))
    assert paid(table) == lines(
        "0 pays 1 1 MD-6.3; 0 pays 1 1 MD-6.4; 0 pays 1 2 MD-6.6; 1 pays 0 2 MD-5.5",
        "2 pays 0 1 MD-6.2",
    )
    assert table.last(HandSettled).hand.settlement.payments == (-1, 2, -1, 0)
