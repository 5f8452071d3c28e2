"""Section 2: seats, roles, the draw and the dice for seats and bank."""

from itertools import pairwise

import pytest

from papertiger import madiao
from papertiger.madiao.cards import CARDS
from papertiger.madiao.events import (
    BankerChosen,
    CardPlayed,
    CardsDrawn,
    DiceRolled,
    PackCut,
    PackShuffled,
    PlayersSeated,
)
from papertiger.madiao.moves import Cut
from papertiger.madiao.options import Options, Seating
from tests.book.built import (
    READERS,
    SEATS,
    PlayedTable,
    cards,
    deal_of,
    dealt,
    die,
    drawn,
    order_of,
    played,
    table_at,
)

DICE = Options(seating=Seating.DICE)
KEPT = Options(keep_seats=True)
KEPT_DICE = Options(seating=Seating.DICE, keep_seats=True)


def rolled(sums: list[int], options: Options = DICE) -> PlayedTable:
    """A table at which the dice have shown these sums, in turn."""
    table = PlayedTable(options)
    for total in sums:
        low = max(1, total - 6)
        table.give(die(low))
        table.give(die(total - low))
    return table


def rolls(table: PlayedTable) -> list[tuple[int, int]]:
    """Who rolled how much, in turn."""
    return [(event.seat, sum(event.dice)) for event in table.all(DiceRolled)]


# MD-2.1


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5, 8])
def test_md_2_1_only_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="four"):
        madiao.open(Options(), seats)


@pytest.mark.parametrize("leader", SEATS)
def test_md_2_1_the_next_player_is_the_one_to_the_right(leader: int) -> None:
    after = [(leader + step) % 4 for step in SEATS]
    codes = ["T30", "T40", "T60", "T70"]
    trick = ", ".join(f"{seat} {code}" for seat, code in zip(after, codes, strict=True))
    assert [event.seat for event in played(trick).all(CardPlayed)] == after


@pytest.mark.parametrize("banker", SEATS)
def test_md_2_1_the_player_right_of_the_banker_is_the_dealer(banker: int) -> None:
    table = dealt(deal_of(banker=banker))
    assert table.last(PackCut).seat == (banker + 1) % 4


@pytest.mark.parametrize("banker", SEATS)
def test_md_2_1_the_player_left_of_the_banker_is_the_shuffler(banker: int) -> None:
    table = dealt(deal_of(banker=banker))
    assert table.last(PackShuffled).seat == (banker + 3) % 4


@pytest.mark.parametrize("banker", SEATS)
def test_md_2_1_nobody_but_the_dealer_cuts(banker: int) -> None:
    table = table_at(banker)
    table.name_stake()
    table.order(order_of(CARDS))
    assert table.turn == (banker + 1) % 4
    for seat in SEATS:
        if seat != table.turn:
            assert table.refusal(seat, Cut(20)).clause == "MD-3.1"


# MD-2.2: the draw


def test_md_2_2_the_draw_is_the_default() -> None:
    assert Options().seating is Seating.DRAW
    assert not Options().keep_seats
    assert madiao.waiting(PlayedTable().table).chance == 40


def test_md_2_2_every_player_draws_a_card() -> None:
    table = PlayedTable()
    table.order(drawn("C4 M1 T20 S9"))
    assert table.last(CardsDrawn).cards == cards("C4 M1 T20 S9")


@pytest.mark.parametrize(
    ("draw", "seating"),
    [
        ("MM M9 S9 C0", (0, 1, 2, 3)),
        ("C0 S9 M9 MM", (3, 2, 1, 0)),
        ("C9 M1 T20 S9", (2, 1, 3, 0)),
        ("S1 C0 M1 T20", (3, 2, 0, 1)),
        ("C9 CH C0 C1", (2, 1, 3, 0)),
        ("T90 HM TM T20", (2, 1, 0, 3)),
        ("M3 M7 M9 M1", (2, 1, 0, 3)),
        ("S3 S7 M1 S9", (2, 3, 1, 0)),
    ],
)
def test_md_2_2_players_sit_banker_right_opposite_left_from_the_highest_draw(
    draw: str, seating: tuple[int, ...]
) -> None:
    table = PlayedTable()
    table.order(drawn(draw))
    banker = table.public.banker
    assert banker is not None
    sit = table.public.players
    assert tuple(sit[(banker + step) % 4] for step in SEATS) == seating


def test_md_2_2_new_seats_are_told_to_all() -> None:
    table = PlayedTable()
    table.order(drawn("C9 M1 T20 S9"))
    for reader in READERS:
        told = [madiao.tell(event, reader) for event in table.events]
        assert PlayersSeated(table.public.players) in told
        assert CardsDrawn(cards("C9 M1 T20 S9")) in told


def test_md_2_2_the_highest_card_becomes_banker() -> None:
    table = PlayedTable()
    table.order(drawn("C9 M1 T20 S9"))
    assert table.last(BankerChosen).clause == "MD-2.2"
    assert table.public.players[table.last(BankerChosen).seat] == 2


@pytest.mark.parametrize(("high", "low"), list(pairwise(CARDS)))
def test_md_2_2_across_suits_tens_myriads_strings_cash_inside_a_suit_the_rank(
    high: str, low: str
) -> None:
    one, two = [card for card in CARDS[:4] if card not in (high, low)][:2]
    table = PlayedTable()
    table.order(drawn(f"{one} {low} {two} {high}"))
    players = table.public.players
    assert players.index(3) == players.index(1) - 1


def test_md_2_2_a_table_of_friends_keeps_its_seats_and_draws_for_the_bank_only() -> None:
    table = PlayedTable(KEPT)
    table.order(drawn("C9 M1 T20 S9"))
    assert table.public.players == (0, 1, 2, 3)
    assert table.public.banker == 2
    assert table.all(PlayersSeated) == []


# MD-2.2: the dice


def test_md_2_2_dice_are_six_sided() -> None:
    assert madiao.waiting(PlayedTable(DICE).table).chance == 6


@pytest.mark.parametrize("face", range(1, 7))
def test_md_2_2_every_player_rolls_two_dice(face: int) -> None:
    table = PlayedTable(DICE)
    table.give(die(face))
    assert table.all(DiceRolled) == []
    table.give(die(7 - face))
    assert table.all(DiceRolled) == [DiceRolled(0, (face, 7 - face))]


@pytest.mark.parametrize(
    ("sums", "seating"),
    [
        ([12, 9, 5, 2], (0, 1, 2, 3)),
        ([2, 5, 9, 12], (3, 2, 1, 0)),
        ([7, 11, 3, 8], (1, 3, 0, 2)),
        ([3, 6, 10, 4], (2, 1, 3, 0)),
    ],
)
def test_md_2_2_with_dice_players_sit_from_the_highest_roll(
    sums: list[int], seating: tuple[int, ...]
) -> None:
    table = rolled(sums)
    assert rolls(table) == list(enumerate(sums))
    assert table.public.players == seating
    assert table.public.banker == 0
    assert table.last(BankerChosen).clause == "MD-2.2"


@pytest.mark.parametrize(
    ("sums", "again", "seating"),
    [
        pytest.param([9, 4, 9, 2], [(0, 5), (2, 6)], (2, 0, 1, 3), id="tie for the bank"),
        pytest.param([9, 4, 9, 2], [(0, 3), (2, 2)], (0, 2, 1, 3), id="low rolls still lead"),
        pytest.param([4, 11, 4, 7], [(0, 2), (2, 12)], (1, 3, 2, 0), id="tie for the last place"),
        pytest.param([6, 11, 6, 3], [(0, 2), (2, 12)], (1, 2, 0, 3), id="tie in the middle"),
        pytest.param(
            [8, 8, 3, 8], [(0, 4), (1, 9), (3, 6)], (1, 3, 0, 2), id="three tie for the bank"
        ),
        pytest.param(
            [7, 7, 7, 7], [(0, 5), (1, 9), (2, 4), (3, 6)], (1, 3, 0, 2), id="all four tie"
        ),
    ],
)
def test_md_2_2_ties_roll_again_among_themselves(
    sums: list[int], again: list[tuple[int, int]], seating: tuple[int, ...]
) -> None:
    table = rolled(sums + [total for _, total in again])
    assert rolls(table)[4:] == again
    assert table.public.players == seating


def test_md_2_2_two_pairs_of_ties_each_roll_among_themselves() -> None:
    table = rolled([9, 5, 5, 9, 2, 4, 12, 11])
    assert sorted(rolls(table)[4:]) == [(0, 2), (1, 12), (2, 11), (3, 4)]
    assert table.public.players == (3, 0, 1, 2)


@pytest.mark.parametrize(
    ("sums", "seating"),
    [
        pytest.param([9, 4, 9, 2, 7, 7, 3, 8], (2, 0, 1, 3), id="twice for the bank"),
        pytest.param([12, 4, 4, 9, 7, 7, 8, 3], (0, 3, 1, 2), id="twice for the last place"),
        pytest.param([9, 4, 9, 2, 7, 7, 5, 5, 3, 8], (2, 0, 1, 3), id="three times"),
        pytest.param([8, 8, 3, 8, 5, 9, 5, 2, 3], (1, 3, 0, 2), id="two of three tie again"),
    ],
)
def test_md_2_2_who_ties_again_rolls_again(sums: list[int], seating: tuple[int, ...]) -> None:
    table = rolled(sums)
    assert table.public.players == seating
    assert table.turn == 0


def test_md_2_2_with_dice_and_kept_seats_the_highest_roll_has_the_bank() -> None:
    table = rolled([7, 11, 3, 8], KEPT_DICE)
    assert table.public.players == (0, 1, 2, 3)
    assert table.public.banker == table.turn == 1


def test_md_2_2_with_dice_and_kept_seats_a_tie_for_the_bank_rolls_again() -> None:
    table = rolled([11, 4, 11, 8, 3, 9], KEPT_DICE)
    assert rolls(table)[4:] == [(0, 3), (2, 9)]
    assert table.public.players == (0, 1, 2, 3)
    assert table.public.banker == table.turn == 2


def test_md_2_2_the_banker_so_chosen_names_the_stake() -> None:
    table = PlayedTable(KEPT)
    table.order(drawn("C9 M1 T20 S9"))
    assert table.turn == 2
    assert table.see(2).ask is not None
