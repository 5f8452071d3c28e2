"""Section 5: what is visible to all, and what is not. [MD-5.7]."""

from collections.abc import Iterable

import msgspec
import pytest

from papertiger import madiao
from papertiger.madiao.cards import Card
from papertiger.madiao.events import HandSettled, SecondUpcardShown
from papertiger.madiao.tricks import Face
from tests.book.built import EVEN, READERS, SEATS, PlayedTable, Script, begun, played, script


def seen(table: PlayedTable, reader: int | None, first: int = 0) -> list[bytes]:
    """Every view that a reader has had, from input number `first` on."""
    views = [madiao.show(state, reader) for state in table.tables[first:]]
    return [msgspec.json.encode(view) for view in views]


def heard(table: PlayedTable, reader: int | None) -> list[bytes]:
    """Everything that a reader has been told."""
    told = [madiao.tell(event, reader) for event in table.events]
    return [msgspec.json.encode(each) for each in told if each is not None]


def swapped(told: Script, one: str, other: str) -> Script:
    """The same hand with two cards in each other's place."""
    change = {Card(one): Card(other), Card(other): Card(one)}
    deal = told.deal._replace(
        hands=tuple(tuple(change.get(c, c) for c in hand) for hand in told.deal.hands),
        stock=tuple(change.get(card, card) for card in told.deal.stock),
    )
    plays = tuple((seat, change.get(card, card), face) for seat, card, face in told.plays)
    return Script(deal, plays)


def sloughs(told: Script, seat: int) -> list[Card]:
    """What a seat sloughs in a script."""
    return [card for player, card, face in told.plays if player == seat and face is Face.DOWN]


# What all see


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_wins_are_visible(reader: int | None) -> None:
    told = script(EVEN)
    winners = [0, 0, 1, 1, 2, 2, 3, 3]
    for done in range(8):
        board = begun(told, plays=4 * done).see(reader).board
        assert board is not None
        assert board.won == tuple(winners[:done].count(seat) for seat in SEATS)
        assert [trick.winner for trick in board.tricks] == winners[:done]


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_the_upcard_is_visible(reader: int | None) -> None:
    table = begun(script(EVEN, stock="S7"), plays=5)
    assert table.see(reader).upcard is Card.S7


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_the_led_suit_and_the_card_now_winning_are_visible(reader: int | None) -> None:
    told = script("0 M3, 1 M5, 2 S9, 3 M7")
    expected = [(0, Card.M3), (1, Card.M5), (1, Card.M5)]
    for plays, (seat, card) in enumerate(expected, 1):
        board = begun(told, plays=plays).see(reader).board
        assert board is not None
        assert board.laid[0].card is Card.M3
        assert (board.winner, board.winning) == (seat, card)


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_face_up_cards_are_visible(reader: int | None) -> None:
    board = begun(script("0 M3, 1 M5, 2 S9, 3 M7-"), plays=3).see(reader).board
    assert board is not None
    assert [laid.card for laid in board.laid] == [Card.M3, Card.M5, Card.S9]


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_banker_stake_and_turn_are_visible(reader: int | None) -> None:
    view = begun(script(EVEN), plays=2).see(reader)
    assert (view.banker, view.stake, view.waiting, view.first) == (0, 2, (2,), 0)


# What one sees for itself


@pytest.mark.parametrize("seat", SEATS)
def test_md_5_7_each_sees_its_own_hand(seat: int) -> None:
    told = script(EVEN)
    for plays in (0, 3, 17, 30):
        table = begun(told, plays=plays)
        gone = {card for _, card, _ in told.plays[:plays]}
        assert set(table.see(seat).hand) == set(told.deal.hands[seat]) - gone


def test_md_5_7_a_spectator_sees_no_hand() -> None:
    view = begun(script(EVEN), plays=7).see(None)
    assert (view.hand, view.sloughed, view.ask) == ((), (), None)


@pytest.mark.parametrize("plays", range(0, 32, 5))
def test_md_5_7_only_the_seat_on_turn_is_shown_its_choices(plays: int) -> None:
    table = begun(script(EVEN), plays=plays)
    asked = [reader for reader in READERS if table.see(reader).ask is not None]
    assert asked == [table.turn]


# What nobody else sees


def alike(one: Script, other: Script, readers: Iterable[int | None]) -> None:
    """Two hands that differ in what these readers must not see look the same to them."""
    first, second = begun(one, plays=31), begun(other, plays=31)
    dealing = 3
    for reader in readers:
        assert seen(first, reader, dealing) == seen(second, reader, dealing)
        assert heard(first, reader) == heard(second, reader)


def test_md_5_7_hands_are_not_visible_to_others() -> None:
    told = script(EVEN)
    mine, theirs = sloughs(told, 1)[-1], sloughs(told, 2)[-1]
    alike(told, swapped(told, mine, theirs), (0, 3, None))


def test_md_5_7_sloughed_cards_are_not_visible_to_others() -> None:
    told = script(EVEN)
    early, late = sloughs(told, 1)[0], sloughs(told, 1)[-1]
    alike(told, swapped(told, early, late), (0, 2, 3, None))


def test_md_5_7_the_rest_of_the_stock_is_not_visible() -> None:
    told = script(EVEN, stock="M7 T90")
    for place in range(2, 8):
        alike(told, swapped(told, "T90", told.deal.stock[place]), READERS)


def test_md_5_7_what_a_player_sloughed_may_as_well_lie_in_the_stock() -> None:
    told = script(EVEN, stock="M7 T90")
    alike(told, swapped(told, "T90", sloughs(told, 1)[0]), (0, 2, 3, None))


@pytest.mark.parametrize("seat", SEATS)
def test_md_5_7_but_its_own_cards_differ_for_the_player(seat: int) -> None:
    told = script(EVEN, stock="M7 T90")
    other = swapped(told, "T90", sloughs(told, seat)[0])
    assert seen(begun(told), seat)[-1] != seen(begun(other), seat)[-1]


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_the_second_upcard_is_not_shown_before_the_eight_tricks(
    reader: int | None,
) -> None:
    told = script(EVEN, stock="M7 T90")
    table = begun(told, plays=31)
    assert table.all(SecondUpcardShown) == []
    assert b"T90" not in b"".join(seen(table, reader, 3) + heard(table, reader)[-31:])
    table.plays(told.plays[31:])
    assert table.last(SecondUpcardShown).card is Card.T90


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_the_shuffled_pack_is_not_visible(reader: int | None) -> None:
    table = begun(script(EVEN))
    cut = madiao.show(table.tables[2], reader)
    assert (cut.hand, cut.upcard, cut.cut_card, cut.board) == ((), None, None, None)


def test_md_5_7_a_table_prints_no_hidden_card() -> None:
    told = script(EVEN, stock="M7 T90")
    table = begun(told, plays=31)
    assert "T90" not in repr(table.table)
    assert "T90" not in repr(table.events)


@pytest.mark.parametrize("reader", READERS)
def test_md_5_7_after_the_hand_all_is_visible_until_the_next_stake(reader: int | None) -> None:
    table = played(EVEN)
    assert table.see(reader).previous == table.last(HandSettled).hand
    table.name_stake()
    assert table.see(reader).previous is None
