"""Section 2: the stake of a hand, and money that only changes hands."""

import msgspec
import pytest

from papertiger import madiao
from papertiger.madiao.events import HandSettled, StakeNamed
from papertiger.madiao.moves import NameStake
from papertiger.madiao.options import Options
from papertiger.madiao.view import AskStake
from tests.book.built import EVEN, READERS, SEATS, deal_of, dealt, played, table_at
from tests.book.random_match import random_match

FRIENDS = Options(stake_min=6, stake_max=10)


# MD-2.3


def test_md_2_3_the_banker_names_the_stake() -> None:
    for banker in SEATS:
        table = table_at(banker)
        assert madiao.waiting(table.table).seats == (banker,)
        table.name_stake(8)
        assert table.last(StakeNamed) == StakeNamed(banker, 8)
        assert {table.see(reader).stake for reader in READERS} == {8}


def test_md_2_3_nobody_else_names_it() -> None:
    for banker in SEATS:
        for seat in SEATS:
            if seat != banker:
                assert table_at(banker).refusal(seat, NameStake(2)).clause == "MD-2.3"


@pytest.mark.parametrize("stake", range(2, 21, 2))
def test_md_2_3_an_even_stake_inside_the_limits_is_taken(stake: int) -> None:
    table = table_at(0)
    table.name_stake(stake)
    assert table.public.stake == stake


def test_md_2_3_the_limits_are_2_and_20_by_default() -> None:
    assert (Options().stake_min, Options().stake_max) == (2, 20)
    assert table_at(0).see(0).ask == AskStake(2, 20)


@pytest.mark.parametrize(
    "stake",
    [
        pytest.param(3, id="odd"),
        pytest.param(1, id="odd and below"),
        pytest.param(19, id="odd near the top"),
        pytest.param(0, id="zero"),
        pytest.param(-2, id="negative"),
        pytest.param(-3, id="negative and odd"),
        pytest.param(22, id="above"),
        pytest.param(21, id="odd and above"),
        pytest.param(10**30, id="huge"),
        pytest.param(-(10**30), id="hugely negative"),
    ],
)
def test_md_2_3_anything_else_is_refused_with_the_limits(stake: int) -> None:
    table = table_at(0)
    refused = table.refusal(0, NameStake(stake))
    assert refused.clause == "MD-2.3"
    assert {2, 20} <= set(refused.arguments.values())
    assert table.public.stake is None
    assert table.turn == 0


@pytest.mark.parametrize("stake", [b"2.5", b'"2"', b"null", b"[2]", b"true"])
def test_md_2_3_a_stake_that_is_no_whole_number_is_no_move(stake: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"name_stake","stake":' + stake + b"}", type=madiao.move_type)


@pytest.mark.parametrize("stake", [6, 8, 10])
def test_md_2_3_a_table_agrees_on_its_own_limits(stake: int) -> None:
    table = table_at(0, FRIENDS)
    assert table.see(0).ask == AskStake(6, 10)
    table.name_stake(stake)
    assert table.public.stake == stake


@pytest.mark.parametrize("stake", [2, 4, 5, 7, 12, 20])
def test_md_2_3_outside_its_own_limits_a_table_refuses(stake: int) -> None:
    refused = table_at(0, FRIENDS).refusal(0, NameStake(stake))
    assert refused.clause == "MD-2.3"
    assert {6, 10} <= set(refused.arguments.values())


def test_md_2_3_between_odd_limits_a_stake_is_still_even() -> None:
    options = Options(stake_min=5, stake_max=9)
    assert [
        table_at(0, options).refusal(0, NameStake(stake)).clause for stake in (5, 7, 9, 4, 10)
    ] == ["MD-2.3"] * 5
    for stake in (6, 8):
        table_at(0, options).name_stake(stake)


def test_md_2_3_each_hand_has_its_own_stake() -> None:
    table = played(EVEN, stake=8)
    assert table.public.stake is None
    assert table.turn == table.public.banker == 1
    table.name_stake(4)
    assert table.public.stake == 4


@pytest.mark.parametrize("stake", [2, 4, 14, 20])
def test_md_2_3_one_stake_means_that_amount(stake: int) -> None:
    table = played(EVEN.replace("1 S4", "1 S9"), stake=stake)
    assert table.last(HandSettled).hand.settlement.payments == (-1, 1, 0, 0)
    assert table.last(HandSettled).hand.stake == stake
    assert table.public.totals == (-stake, stake, 0, 0)


# MD-2.4


@pytest.mark.parametrize("stake", [2, 20])
def test_md_2_4_a_played_hand_sums_to_zero(stake: int) -> None:
    table = played("0 T50 / 0 T60 / 0 C0 / 0 S3 / 0 C1 / 0 C2, 1 CH / 1 M8 / 1 M9", stake=stake)
    assert any(table.public.totals)
    assert sum(table.public.totals) == 0


@pytest.mark.parametrize("stake", [2, 20])
def test_md_2_4_a_meld_sums_to_zero(stake: int) -> None:
    table = dealt(deal_of("MM M9 S9 C0", "HM"), stake=stake)
    assert table.public.totals == (8 * stake, 0, -4 * stake, -4 * stake)


@pytest.mark.parametrize("stake", [2, 20])
def test_md_2_4_the_four_lowest_sum_to_zero(stake: int) -> None:
    table = dealt(deal_of("", "T20 M1 S1 C9"), stake=stake)
    assert table.public.totals == (-stake, 3 * stake, -stake, -stake)


@pytest.mark.parametrize("seed", range(12))
def test_md_2_4_after_every_hand_the_four_results_are_whole_and_sum_to_zero(seed: int) -> None:
    table = random_match(seed)
    before: tuple[int, ...] = (0, 0, 0, 0)
    for settled in table.all(HandSettled):
        changes = [after - was for was, after in zip(before, settled.totals, strict=True)]
        payments = settled.hand.settlement.payments
        assert all(type(amount) is int for amount in (*payments, *settled.totals))
        assert sum(payments) == sum(settled.totals) == 0
        assert changes == [payment * settled.hand.stake for payment in payments]
        before = settled.totals
    assert table.all(HandSettled)
    assert table.public.totals == before
