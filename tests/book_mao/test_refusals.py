"""Acts that cannot be: each cites its clause, and nothing at all comes of it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import papertiger.mao
from papertiger import mao
from papertiger.mao.cards import Card, Suit
from papertiger.mao.moves import AgreeEnd, Call, Deal, Draw, Look, Move, Play, Release, Say, TurnUp
from tests.book_mao.table import MaoTable, dealt, started

AT = 1_000
REFUSED = re.compile(r"Refused\(\s*\"(\w+)\",\s*(\"?[\w-]+\"?)")


def after_a_hand() -> MaoTable:
    """Seat 2 deals next."""
    table = started(dealer=1, hand_cap_turns=1)
    table.at(0).seat(2).draws()
    return table


def all_but_one_gone() -> MaoTable:
    """Seat 2 would deal, to nobody else."""
    table = after_a_hand()
    for seat in (0, 1, 3, 4):
        table.at(0).seat(seat).quits()
    return table


def held() -> MaoTable:
    """Seat 1 holds a jack."""
    table = started({1: "JC 4C 5C"}, up="9H")
    table.at(0).seat(1).plays("JC", hold=True)
    return table


def waiting_for_the_race() -> MaoTable:
    """Seat 2 has played into the race."""
    table = started({1: "JC 4C 5C", 2: "3D 4D 5D"}, up="9H")
    table.at(0).seat(1).plays("JC")
    table.at(900).seat(3).calls("D")
    table.at(950).seat(2).plays("3D")
    return table


def not_looked() -> MaoTable:
    """The first turn, and nobody has looked."""
    table = dealt({1: "10H 4C 5C"}, up="9H")
    table.at(0).seat(0).turns_up()
    return table


def in_a_point_of_order() -> MaoTable:
    """Seat 3 has called one in seat 1's turn."""
    table = started({1: "10H 4C 5C"}, up="9H")
    table.at(0).seat(3).point_of_order()
    return table


def over() -> MaoTable:
    """The game is over."""
    table = after_a_hand()
    table.at(0).seat(0).says_time_is_up()
    return table


def silent() -> MaoTable:
    """A table without talk."""
    return started(silence=True)


IMPOSSIBLE: list[tuple[Callable[[], MaoTable], int, Move, str, str]] = [
    (after_a_hand, 2, Deal(8), "MO-1", "deal_too_large"),
    (started, 5, Draw(), "MO-2", "no_such_seat"),
    (started, -1, Draw(), "MO-2", "no_such_seat"),
    (all_but_one_gone, 2, Deal(3), "MO-2", "too_few_seats"),
    (started, 1, AgreeEnd("soon"), "MO-3", "unknown_end"),
    (over, 2, Deal(3), "MO-3", "game_over"),
    (over, 1, Draw(), "MO-3", "game_over"),
    (after_a_hand, 3, Deal(3), "MO-6", "not_the_dealer"),
    (started, 0, Deal(3), "MO-7", "not_between_hands"),
    (dealt, 0, Deal(3), "MO-7", "not_between_hands"),
    (after_a_hand, 2, Deal(2), "MO-7", "deal_out_of_bounds"),
    (after_a_hand, 2, Look(), "MO-9", "no_hand"),
    (dealt, 1, TurnUp(), "MO-11", "not_the_dealer"),
    (started, 0, TurnUp(), "MO-11", "nothing_to_turn_up"),
    (after_a_hand, 2, TurnUp(), "MO-11", "nothing_to_turn_up"),
    (dealt, 1, Draw(), "MO-11", "not_in_play"),
    (dealt, 1, Play(Card("4C")), "MO-11", "not_in_play"),
    (after_a_hand, 3, Draw(), "MO-11", "not_in_play"),
    (not_looked, 1, Play(Card("10H")), "MO-13", "not_looked"),
    (started, 1, Play(Card("KS")), "MO-16", "not_in_hand"),
    (started, 1, Release(), "MO-41", "nothing_held"),
    (held, 2, Release(), "MO-41", "nothing_held"),
    (started, 1, Call(Suit("H")), "MO-42", "no_call_due"),
    (held, 2, Call(Suit("H")), "MO-42", "no_call_due"),
    (waiting_for_the_race, 2, Play(Card("3D")), "MO-42", "play_waits"),
    (silent, 1, Say("Lovely weather today."), "MO-54", "silence"),
    (in_a_point_of_order, 1, Play(Card("10H")), "MO-67", "point_of_order"),
    (in_a_point_of_order, 1, Draw(), "MO-67", "point_of_order"),
    (in_a_point_of_order, 1, Call(Suit("H")), "MO-67", "point_of_order"),
]


@pytest.mark.parametrize(("scene", "seat", "move", "clause", "code"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_under_its_clause(
    scene: Callable[[], MaoTable], seat: int, move: Move, clause: str, code: str
) -> None:
    refused = scene().at(AT).seat(seat).tries(move)
    assert (refused.clause, refused.code) == (clause, code)


@pytest.mark.parametrize(("scene", "seat", "move", "clause", "code"), IMPOSSIBLE)
def test_a_refused_act_changes_nothing_then_or_later(
    scene: Callable[[], MaoTable], seat: int, move: Move, clause: str, code: str
) -> None:
    """The same evening with it and without it, to the last view and deadline."""
    with_it, without_it = scene(), scene()
    refused = with_it.at(AT).seat(seat, lag=400).tries(move)
    assert (refused.clause, refused.code) == (clause, code)
    for later in (AT, 7_249, 7_250, 20_000):
        with_it.until(later)
        without_it.until(later)
        assert with_it.table == without_it.table
        assert with_it.waiting == without_it.waiting
        for reader in (*range(5), None):
            assert with_it.view(reader) == without_it.view(reader)
    assert with_it.events == without_it.events


def test_every_refusal_cites_a_clause_of_mao() -> None:
    found = [
        match
        for file in Path(papertiger.mao.__file__).parent.glob("*.py")
        for match in REFUSED.findall(file.read_text(encoding="utf-8"))
    ]
    assert len(found) > 50
    for code, clause in found:
        assert re.fullmatch(r'"MO-([1-9]|[1-9][0-9]|100)"', clause), code


def test_a_table_that_is_over_waits_for_nothing() -> None:
    table = over()
    assert (table.waiting.seats, table.waiting.chance, table.waiting.deadline) == ((), None, None)
    assert mao.result(table.table) is not None
