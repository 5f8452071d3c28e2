"""Section 7: who is banker next, and when the match is over."""

import pytest

from papertiger import madiao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, chance
from papertiger.madiao.events import BankerChosen, CardsDealt, HandSettled, MatchEnded, MatchEnding
from papertiger.madiao.moves import DemandRedeal, NameStake
from papertiger.madiao.options import Options
from papertiger.madiao.state import Phase
from tests.book.built import (
    EVEN,
    READERS,
    SEATS,
    SOURCE,
    PlayedTable,
    deal_of,
    drawn,
    played,
    table_at,
)

STRINGS = "S8 S7 S6 S5 S4 S3 S2 S1"
LOWEST = "T20 M1 S1 C9"
FIVE = "M8 M7 M6 M5 M4"

# EVEN, but this seat wins a trick with HM and so earns the bonus.
HUNDRED = {
    0: EVEN.replace("0 T50", "0 HM"),
    1: EVEN.replace("1 S4", "1 HM"),
    2: EVEN.replace("2 M6", "2 HM"),
    3: EVEN.replace("3 T70", "3 HM"),
}


def meld(table: PlayedTable, winner: int) -> None:
    """A hand that this seat wins by a meld."""
    hands = ["", "", "", ""]
    hands[winner] = STRINGS
    banker = table.public.banker
    assert banker is not None
    table.name_stake()
    table.deal(deal_of(*hands, banker=banker))


def lowest(table: PlayedTable, draw: str = "C9 M1 T20 S9") -> None:
    """A hand that the four lowest of seat 1 end; seat 2 draws the bank unless told otherwise."""
    banker = table.public.banker
    assert banker is not None
    table.name_stake()
    table.deal(deal_of("", LOWEST, banker=banker))
    if not madiao.waiting(table.table).over:
        table.order(drawn(draw))


def redeal(table: PlayedTable, *, stake: bool = True) -> None:
    """A deal after which its first player demands a redeal."""
    banker = table.public.banker
    assert banker is not None
    if stake:
        table.name_stake()
    table.deal(deal_of(FIVE, banker=banker, first=0))
    table.act(0, DemandRedeal())


def goes_on(table: PlayedTable) -> bool:
    """Whether the match goes on; the table's answers must agree."""
    over = madiao.waiting(table.table).over
    assert over == (table.public.phase is Phase.OVER) == (madiao.result(table.table) is not None)
    assert over == bool(table.all(MatchEnded))
    return not over


def last_of_four(banker: int, options: Options = SOURCE) -> PlayedTable:
    """A table before the hand of the last player who has not yet been banker."""
    return table_at(banker, options, served=[seat for seat in SEATS if seat != banker], deals=3)


# MD-7.1


@pytest.mark.parametrize("banker", SEATS)
def test_md_7_1_the_next_banker_is_the_player_to_the_right(banker: int) -> None:
    table = played(EVEN, banker)
    assert table.last(BankerChosen) == BankerChosen((banker + 1) % 4, "MD-7.1")
    assert table.public.banker == table.turn == (banker + 1) % 4


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize("winner", SEATS)
def test_md_7_1_except_the_meld_winner(winner: int, banker: int) -> None:
    table = table_at(banker)
    meld(table, winner)
    assert table.public.banker == table.turn == winner


@pytest.mark.parametrize("banker", SEATS)
@pytest.mark.parametrize(("draw", "chosen"), [("MM M1 S1 C1", 0), ("C9 M1 T20 S9", 2)])
def test_md_7_1_except_the_redrawn_banker(draw: str, chosen: int, banker: int) -> None:
    table = table_at(banker)
    lowest(table, draw)
    assert table.public.banker == table.turn == chosen


@pytest.mark.parametrize("banker", SEATS)
def test_md_7_1_except_the_banker_who_keeps_the_bank(banker: int) -> None:
    table = played(HUNDRED[banker], banker)
    assert table.public.banker == table.turn == banker


def test_md_7_1_after_the_exception_the_bank_moves_on_from_there() -> None:
    table = table_at(0)
    meld(table, 2)
    table.hand(EVEN)
    assert table.public.banker == 3


def test_md_7_1_the_next_banker_is_told_to_all() -> None:
    table = played(EVEN)
    event = table.last(BankerChosen)
    for reader in READERS:
        assert madiao.tell(event, reader) == event
        assert table.see(reader).banker == 1


# MD-7.2: everyone has been banker


@pytest.mark.parametrize("banker", SEATS)
def test_md_7_2_the_match_ends_once_everyone_has_been_banker(banker: int) -> None:
    table = table_at(banker)
    for hands in range(4):
        assert goes_on(table)
        assert table.public.hands == hands
        table.hand(EVEN)
    assert not goes_on(table)
    assert table.last(MatchEnded).ending is MatchEnding.ALL_SERVED


def test_md_7_2_a_match_from_its_draw_to_its_end() -> None:
    table = PlayedTable()
    table.order(drawn("C9 M1 T20 S9"))
    for _ in SEATS:
        table.hand(EVEN.replace("1 S4", "1 S9"), stake=4)
    result = madiao.result(table.table)
    assert result is not None
    assert result.players == (2, 1, 3, 0)
    assert result.totals == table.last(MatchEnded).totals == (-8, 24, -8, -8)
    assert (result.hands, result.deals) == (4, 4)
    assert result.ending is MatchEnding.ALL_SERVED


def test_md_7_2_a_hand_won_by_meld_is_a_finished_hand_of_its_banker() -> None:
    table = last_of_four(3)
    meld(table, 1)
    assert not goes_on(table)


def test_md_7_2_the_meld_winner_has_not_been_banker_yet() -> None:
    table = table_at(0, served=(1, 2))
    meld(table, 3)
    assert goes_on(table)
    assert table.public.banker == 3
    table.hand(EVEN)
    assert not goes_on(table)


def test_md_7_2_whom_a_meld_passed_over_must_be_banker_yet() -> None:
    table = table_at(0)
    meld(table, 2)
    for _ in range(3):
        table.hand(EVEN)
        assert goes_on(table)
    assert table.public.banker == 1
    table.hand(EVEN)
    assert not goes_on(table)
    assert table.public.hands == 5


@pytest.mark.parametrize("banker", SEATS)
def test_md_7_2_not_when_the_bank_is_kept(banker: int) -> None:
    table = last_of_four(banker)
    table.hand(HUNDRED[banker])
    assert goes_on(table)
    assert table.turn == banker
    table.hand(HUNDRED[banker])
    assert goes_on(table)
    table.hand(EVEN)
    assert not goes_on(table)


def test_md_7_2_not_when_the_banker_wins_by_meld() -> None:
    table = last_of_four(3)
    meld(table, 3)
    assert goes_on(table)
    assert table.turn == 3
    meld(table, 0)
    assert not goes_on(table)


def test_md_7_2_a_bonus_for_another_does_not_go_on() -> None:
    table = last_of_four(3)
    table.hand(HUNDRED[0])
    assert not goes_on(table)


def test_md_7_2_a_kept_bank_counts_once() -> None:
    table = table_at(0)
    table.hand(HUNDRED[0])
    for _ in range(4):
        assert goes_on(table)
        table.hand(EVEN)
    assert not goes_on(table)


def test_md_7_2_the_four_lowest_are_no_finished_hand() -> None:
    table = last_of_four(3)
    lowest(table)
    assert goes_on(table)
    assert table.public.banker == 2
    table.hand(EVEN)
    assert goes_on(table)
    assert table.public.banker == 3
    table.hand(EVEN)
    assert not goes_on(table)


def test_md_7_2_the_four_lowest_never_end_a_match_in_which_all_have_served() -> None:
    table = table_at(0, served=SEATS, deals=4)
    lowest(table)
    assert goes_on(table)
    table.hand(EVEN)
    assert not goes_on(table)


def test_md_7_2_a_redeal_is_no_finished_hand() -> None:
    table = last_of_four(3)
    redeal(table)
    assert goes_on(table)
    assert (table.public.hands, table.public.served) == (3, 0b0111)


@pytest.mark.parametrize("banker", SEATS)
def test_md_7_2_after_the_match_its_last_banker_is_still_named(banker: int) -> None:
    table = last_of_four(banker)
    table.hand(EVEN)
    assert not goes_on(table)
    assert {table.see(reader).banker for reader in READERS} == {banker}


# MD-7.2: the cap


def test_md_7_2_the_cap_is_60_by_default() -> None:
    assert Options().max_deals == 60
    table = table_at(0, deals=58)
    table.hand(HUNDRED[0])
    assert goes_on(table)
    table.hand(HUNDRED[0])
    assert not goes_on(table)


@pytest.mark.parametrize("most", [1, 2, 3, 7])
def test_md_7_2_the_cap_ends_a_match_of_finished_hands(most: int) -> None:
    table = table_at(0, Options(max_deals=most))
    for _ in range(most):
        assert goes_on(table)
        table.hand(HUNDRED[0])
    assert not goes_on(table)
    assert len(table.all(CardsDealt)) == table.public.deals == most


def test_md_7_2_the_cap_ends_a_match_after_a_meld() -> None:
    table = table_at(0, Options(max_deals=1))
    meld(table, 2)
    assert not goes_on(table)
    assert table.last(MatchEnded).ending is MatchEnding.MAX_DEALS


def test_md_7_2_the_four_lowest_count_for_the_cap() -> None:
    table = table_at(0, Options(max_deals=2))
    lowest(table)
    assert goes_on(table)
    lowest(table)
    assert not goes_on(table)
    assert table.last(MatchEnded).ending is MatchEnding.MAX_DEALS
    assert table.public.totals == (-4, 12, -4, -4)


def test_md_7_2_demanded_redeals_count_for_the_cap() -> None:
    table = table_at(0, Options(max_deals=3))
    redeal(table)
    redeal(table, stake=False)
    assert goes_on(table)
    redeal(table, stake=False)
    assert not goes_on(table)
    assert table.last(MatchEnded).ending is MatchEnding.MAX_DEALS
    assert (table.public.deals, table.public.hands) == (3, 0)


def test_md_7_2_redeals_and_hands_count_together() -> None:
    table = table_at(0, Options(max_deals=3))
    redeal(table)
    table.deal(deal_of("", LOWEST))
    table.order(drawn("C9 M1 T20 S9"))
    table.hand(EVEN)
    assert not goes_on(table)
    assert table.last(MatchEnded).ending is MatchEnding.MAX_DEALS


def test_md_7_2_the_last_deal_allowed_is_still_played_out() -> None:
    table = table_at(0, Options(max_deals=1))
    table.hand(EVEN.replace("1 S4", "1 S9"))
    assert len(table.all(HandSettled)) == 1
    assert table.public.totals == (-2, 2, 0, 0)


@pytest.mark.parametrize("reader", READERS)
def test_md_7_2_the_cap_is_announced_when_it_ends_a_match(reader: int | None) -> None:
    table = table_at(0, Options(max_deals=1))
    table.hand(EVEN)
    event = table.events[-1]
    assert isinstance(event, MatchEnded)
    assert event.ending is MatchEnding.MAX_DEALS
    assert madiao.tell(event, reader) == event
    assert table.see(reader).ending is MatchEnding.MAX_DEALS
    result = madiao.result(table.table)
    assert result is not None
    assert result.ending is MatchEnding.MAX_DEALS


def test_md_7_2_a_match_that_ends_by_itself_at_the_cap_does_not_blame_it() -> None:
    table = last_of_four(3, Options(max_deals=4))
    table.hand(EVEN)
    assert table.last(MatchEnded).ending is MatchEnding.ALL_SERVED


# When it is over


def test_md_7_2_nothing_more_happens_after_the_end() -> None:
    table = last_of_four(3)
    table.hand(EVEN)
    for seat in SEATS:
        refused = madiao.step(table.table, Act(seat, NameStake(2)), 0)
        assert isinstance(refused, Refused)
    assert isinstance(madiao.step(table.table, chance(tuple(range(40))), 0), Refused)
    assert len(table.all(MatchEnded)) == 1


def test_md_7_2_there_is_no_result_before_the_end() -> None:
    table = last_of_four(3)
    assert madiao.result(table.table) is None
    table.begin(deal_of(banker=3))
    assert madiao.result(table.table) is None
