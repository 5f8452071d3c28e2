"""Section 6: who pays whom. The banker's settlement, the second upcard, the lines, the example."""

import pytest

from papertiger import madiao
from papertiger.madiao import laws
from papertiger.madiao.cards import Card
from papertiger.madiao.events import BankerChosen, HandSettled, SecondUpcardShown, TrickTaken
from papertiger.madiao.options import ExposedDiscard, HundredBonus, Options
from tests.book.built import (
    EVEN,
    READERS,
    SEATS,
    PlayedTable,
    deal_of,
    dealt,
    earns,
    lines,
    paid,
    pays_each,
    played,
)
from tests.book.random_match import random_match

MING = Options(hundred_bonus=HundredBonus.TWO_OR_MORE)
EXAMPLE = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 M9 / 1 C6 / 1 M2, 2 M4 / 2 C5, 3 C4 / 3 T70"

# An upcard for each banker that makes seat 0 lead; the four tops, each with its second.
UPCARDS = ("M7", "S6", "M5", "M4")
TOPS = [("MM", "TM"), ("M9", "M8"), ("S9", "S8"), ("C0", "CH")]


def payments(table: PlayedTable) -> tuple[int, ...]:
    """What the last hand brought each seat, in stakes."""
    return table.last(HandSettled).hand.settlement.payments


def fines(table: PlayedTable) -> list[str]:
    """The lines of the second upcard alone."""
    return [line for line in paid(table) if line.endswith("MD-6.13")]


# MD-6.11


def test_md_6_11_two_non_bankers_do_not_settle_with_each_other() -> None:
    for banker in SEATS:
        for line in played(EXAMPLE, banker).last(HandSettled).hand.settlement.lines:
            assert banker in (line.payer, line.payee)


# The example's values are (0, +2, -1, 0): who is banker decides what they come to.
@pytest.mark.parametrize(
    ("banker", "expected"),
    [(0, (-1, 2, -1, 0)), (1, (-2, 7, -3, -2)), (2, (1, 3, -5, 1)), (3, (0, 2, -1, -1))],
)
def test_md_6_11_each_non_banker_receives_the_difference_from_the_banker(
    banker: int, expected: tuple[int, ...]
) -> None:
    value = (0, 2, -1, 0)
    table = played(EXAMPLE, banker)
    assert payments(table) == expected
    for seat in SEATS:
        if seat != banker:
            assert payments(table)[seat] == value[seat] - value[banker]


def test_md_6_11_a_banker_below_the_player_pays() -> None:
    tricks = "0 T50 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 C6, 2 C5 / 2 M6 / 2 M2, 3 M3 / 3 T70"
    assert paid(played(tricks, 0)) == lines(
        "0 pays 1 1 MD-6.2; 0 pays 2 1 MD-6.2; 0 pays 3 1 MD-6.2; 0 pays 1 1 MD-6.3"
    )
    assert payments(played(tricks, 0)) == (-4, 2, 1, 1)


def test_md_6_11_equal_values_settle_to_nothing() -> None:
    tricks = "0 T50 / 0 T60 / 0 T80 / 0 S2, 1 S3 / 1 S4 / 1 S5 / 1 M2, 3 M3 / 3 T70"
    assert payments(played(tricks, 0))[1] == 0
    assert payments(played(tricks, 1))[0] == 0


# The worked example


def test_worked_example_results() -> None:
    table = played(EXAMPLE, 0)
    settlement = table.last(HandSettled).hand.settlement
    assert settlement.payments == (-1, 2, -1, 0)
    assert paid(table) == lines("0 pays 1 1 MD-6.3; 0 pays 1 1 MD-6.4; 2 pays 0 1 MD-6.2")
    assert table.public.totals == (-2, 4, -2, 0)
    assert settlement.next_banker == 1


def test_worked_example_tricks_and_values() -> None:
    table = played(EXAMPLE, 0)
    takers = [event.seat for event in table.all(TrickTaken)]
    assert [takers.count(seat) for seat in SEATS] == [2, 3, 1, 2]
    value = [0, 0, 0, 0]
    for line in table.last(HandSettled).hand.settlement.lines:
        value[line.earner] += line.stakes if line.payee == line.earner else -line.stakes
    assert value == [0, 2, -1, 0]


# MD-6.12


@pytest.mark.parametrize("banker", [0, 2, 3])
def test_md_6_12_a_non_banker_also_receives_1_from_each_of_the_two_others(banker: int) -> None:
    table = played(EVEN.replace("1 S4", "1 HM"), banker)
    two = [seat for seat in SEATS if seat not in (1, banker)]
    extra = [f"{seat} pays 1 1 MD-6.12" for seat in two]
    assert paid(table) == lines(f"{banker} pays 1 3 MD-6.7", *extra)
    assert payments(table)[1] == 5


def test_md_6_12_a_banker_receives_no_such_stake() -> None:
    table = played(EVEN.replace("1 S4", "1 HM"), 1)
    assert paid(table) == lines("0 pays 1 3 MD-6.7; 2 pays 1 3 MD-6.7; 3 pays 1 3 MD-6.7")


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_12_a_banker_who_earns_it_stays_banker(banker: int) -> None:
    wins = {0: ("0 T50", "0 HM"), 1: ("1 S4", "1 HM"), 2: ("2 M6", "2 HM"), 3: ("3 T70", "3 HM")}
    table = played(EVEN.replace(*wins[banker]), banker)
    assert table.last(HandSettled).hand.settlement.banker_keeps
    assert table.last(BankerChosen) == BankerChosen(banker, "MD-6.12")
    assert table.turn == banker


def test_md_6_12_a_non_banker_who_earns_it_does_not_take_the_bank() -> None:
    table = played(EVEN.replace("2 M6", "2 HM"), 0)
    assert table.turn == table.public.banker == 1


THREE = "0 T50 / 0 T60 / 0 S2, 1 S3 / 1 HM / 1 S5 / 1 C6, 2 C5 / 2 M2, 3 M3 / 3 T70"


def test_md_6_12_with_three_tricks_under_ming_a_banker_stays() -> None:
    assert played(THREE, 1, MING).public.banker == 1


def test_md_6_12_with_three_tricks_under_source_it_does_not() -> None:
    assert played(THREE, 1).public.banker == 2


@pytest.mark.parametrize(
    "how", [("0 T50", "0 T50, 1 HM-"), ("1 C6, 2 C5", "1 HM, 2 TM")], ids=["sloughed", "beaten"]
)
def test_md_6_12_belongs_to_6_7_only(how: tuple[str, str]) -> None:
    for banker in SEATS:
        table = played(EVEN.replace(*how), banker)
        assert not any("MD-6.12" in line for line in paid(table))
        assert table.public.banker == (banker + 1) % 4


# MD-6.13


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_the_second_face_up_winning_pays_each_of_the_three(
    top: str, second: str, banker: int
) -> None:
    table = played(EVEN.replace("1 S4", f"1 {second}"), banker, stock=f"{UPCARDS[banker]} {top}")
    assert paid(table) == lines(pays_each(1, 1, "MD-6.13"))


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(("top", "second"), TOPS[1:])
def test_md_6_13_the_second_face_up_not_winning_pays_too(
    top: str, second: str, banker: int
) -> None:
    table = played(
        EVEN.replace("0 T50", f"0 T50, 1 {second}"), banker, stock=f"{UPCARDS[banker]} {top}"
    )
    assert paid(table) == lines(pays_each(1, 1, "MD-6.13"), earns(1, -2, "MD-5.5", banker))


def test_md_6_13_tm_not_winning_pays_too() -> None:
    table = played(EVEN.replace("2 M6", "2 M6, 1 TM"), stock="M7 MM")
    assert paid(table) == lines(pays_each(1, 1, "MD-6.13"), "1 pays 0 2 MD-5.5")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("switch", ExposedDiscard)
def test_md_6_13_whoever_it_is_the_banker_too(seat: int, switch: ExposedDiscard) -> None:
    mine = {0: ("0 T50", "0 M8"), 1: ("1 S4", "1 M8"), 2: ("2 M6", "2 M8"), 3: ("3 T70", "3 M8")}
    options = Options(exposed_discard=switch)
    table = played(EVEN.replace(*mine[seat]), 0, options, stock="M7 M9")
    assert paid(table) == lines(pays_each(seat, 1, "MD-6.13"))


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_face_down_nothing(top: str, second: str) -> None:
    assert paid(played(EVEN.replace("0 T50", f"0 T50, 1 {second}-"), stock=f"M7 {top}")) == []


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_never_played_nothing(top: str, second: str) -> None:
    table = played(EVEN, stock=f"M7 {top} {second}")
    assert Card(second) in table.last(HandSettled).hand.deal.stock
    assert paid(table) == []


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_any_other_second_upcard_nothing(top: str, second: str) -> None:
    tricks = EVEN.replace("1 S4", f"1 {second}")
    assert fines(played(tricks, stock="M7 T90")) == []
    other = "M9" if top != "M9" else "S9"
    assert fines(played(tricks, stock=f"M7 {other}")) == []


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_a_top_deeper_in_the_stock_nothing(top: str, second: str) -> None:
    assert paid(played(EVEN.replace("1 S4", f"1 {second}"), stock=f"M7 T90 {top}")) == []


@pytest.mark.parametrize(("top", "second"), TOPS)
def test_md_6_13_a_top_as_first_upcard_fines_nobody(top: str, second: str) -> None:
    leading = f"2 {second} / 2 T60 / 2 S2, 3 S3 / 3 S4 / 3 C6, 0 C5 / 0 M6 / 0 M2, 1 M3 / 1 T70"
    assert paid(played(leading, 0, stock=top)) == ["0 pays 2 1 MD-6.4"]


def test_md_6_13_tops_are_the_nominal_ones_not_the_acting_one() -> None:
    leading = "2 M7 / 2 T60 / 2 S2, 3 S3 / 3 S4 / 3 C6, 0 C5 / 0 M6 / 0 M2, 1 M3 / 1 T70"
    assert paid(played(leading, 0, stock="M9 M8")) == []


def test_md_6_13_with_the_second_as_first_upcard_the_third_does_not_take_its_place() -> None:
    assert paid(played(EVEN.replace("1 S4", "1 S7"), 3, stock="S8 S9")) == []


def test_md_6_13_goes_with_a_shifted_top_of_another_suit() -> None:
    leading = "2 M8 / 2 S8 / 2 S2, 3 S3 / 3 S4 / 3 C6, 0 C5 / 0 M6 / 0 M2, 1 M3 / 1 T70"
    table = played(leading, 0, stock="M9 S9")
    assert paid(table) == lines("0 pays 2 1 MD-6.4", pays_each(2, 1, "MD-6.13"))


@pytest.mark.parametrize("banker", SEATS)
def test_md_6_13_the_fine_is_an_item_of_whoever_played_the_second(banker: int) -> None:
    table = played(EVEN.replace("2 M6", "2 M8"), banker, stock=f"{UPCARDS[banker]} M9")
    told = table.last(HandSettled).hand.settlement.lines
    assert {(line.payer, line.earner, line.card) for line in told} == {(2, 2, Card.M8)}
    assert sorted(line.payee for line in told) == [0, 1, 3]


def test_md_6_13_the_second_upcard_lies_under_the_first_and_is_shown_to_all() -> None:
    table = played(EVEN, stock="M7 T90 C1")
    event = table.last(SecondUpcardShown)
    assert event.card is Card.T90
    assert [madiao.tell(event, reader) for reader in READERS] == [event] * 5
    assert table.events.index(event) < table.events.index(table.last(HandSettled))


def test_md_6_13_a_meld_shows_no_second_upcard() -> None:
    table = dealt(deal_of("MM M9 C0 S9", stock="T50 M1"))
    assert table.all(SecondUpcardShown) == []


# MD-6.14


CLAUSES = {
    "MD-4.2", "MD-4.4", "MD-5.5", "MD-6.2", "MD-6.3", "MD-6.4", "MD-6.5", "MD-6.6", "MD-6.7",
    "MD-6.8", "MD-6.9", "MD-6.10", "MD-6.12", "MD-6.13",
}  # fmt: skip


@pytest.mark.parametrize("seed", range(12, 24))
def test_md_6_14_the_lines_say_who_pays_whom_how_much_under_which_rule_and_add_up(
    seed: int,
) -> None:
    for settled in random_match(seed).all(HandSettled):
        sums = [0, 0, 0, 0]
        for line in settled.hand.settlement.lines:
            assert line.clause in CLAUSES
            assert line.payer != line.payee
            assert line.stakes > 0
            sums[line.payer] -= line.stakes
            sums[line.payee] += line.stakes
        assert tuple(sums) == settled.hand.settlement.payments


@pytest.mark.parametrize("reader", READERS)
def test_md_6_14_the_lines_are_shown_to_everybody(reader: int | None) -> None:
    table = played(EXAMPLE)
    event = table.last(HandSettled)
    assert madiao.tell(event, reader) == event
    previous = table.see(reader).previous
    assert previous is not None
    assert len(previous.settlement.lines) == 3


def test_md_6_14_each_top_trick_has_its_own_line() -> None:
    table = played(EVEN.replace("0 T50 / 0 T60", "0 MM / 0 C0"), 1)
    told = table.last(HandSettled).hand.settlement.lines
    assert {(line.card, line.stakes) for line in told} == {(Card.MM, 1), (Card.C0, 1)}


@pytest.mark.parametrize("seed", range(12, 24))
def test_md_6_14_each_line_is_about_an_item_of_one_of_its_two(seed: int) -> None:
    for settled in random_match(seed).all(HandSettled):
        for line in settled.hand.settlement.lines:
            fined = line.clause in {"MD-5.5", "MD-6.2", "MD-6.13"}
            earns = line.clause in {"MD-4.2", "MD-4.4", "MD-6.7", "MD-6.10", "MD-6.12"}
            assert line.earner in (line.payer, line.payee)
            assert not fined or line.earner == line.payer
            assert not earns or line.earner == line.payee


# The laws by themselves


@pytest.mark.parametrize("tricks", range(9))
def test_md_6_2_and_6_3_and_6_10_as_laws(tricks: int) -> None:
    assert laws.short_of_minimum(tricks) == (-1 if tricks in (0, 1) else 0)
    assert laws.many_tricks(tricks) == (0 if tricks in (0, 1, 2) else 1)
    assert laws.slam(tricks) == (8 if tricks == 8 else 0)


@pytest.mark.parametrize("tricks", range(9))
def test_md_6_5_to_6_7_as_laws(tricks: int) -> None:
    assert laws.hundred_short(tricks) == (1 if tricks in (0, 1) else 0)
    assert laws.hundred_lost(tricks, won_with_hundred=False) == (2 if tricks >= 2 else 0)
    assert laws.hundred_lost(tricks, won_with_hundred=True) == 0
    assert laws.hundred_won(tricks, two_or_more=False) == (3 if tricks == 2 else 0)
    assert laws.hundred_won(tricks, two_or_more=True) == (3 if tricks >= 2 else 0)
