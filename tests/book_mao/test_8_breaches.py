"""Section 8: every breach, its one card, and how long it may be called. [MO-80] to [MO-83]"""

from collections.abc import Callable
from typing import Any

import pytest

from papertiger.mao.moves import GivePenalty
from papertiger.mao.reasons import CLAUSES, Reason
from papertiger.mao.told import PenaltySeen
from tests.book_mao.table import MACHINE, MODES, MaoTable, dealt, started

# MO-80, MO-81, MO-83: one card for each breach


def lookers(table: MaoTable) -> None:
    """Seat 2 looks before the first card is acted out."""
    table.at(0).seat(2).looks()
    table.at(100).seat(0).turns_up()


def in_order(table: MaoTable) -> None:
    """Seat 2 looks in a point of order."""
    table.at(100).seat(3).point_of_order()
    table.at(200).seat(2).looks()
    table.at(3100).seat(3).ends_point_of_order()


def thankless(table: MaoTable) -> None:
    """Seat 3 asks and never says thanks."""
    table.at(100).seat(3).says("why?")
    if table.penalties == []:
        table.at(150).seat(0).penalises(3, "question")
    table.until(7400)


def nameless(table: MaoTable) -> None:
    """Seat 1 plays its last card and says nothing."""
    table.at(100).seat(1).plays("2H").says("last card")
    table.at(200).seat(1).plays("4H")
    table.until(5450)


def under_sevens(table: MaoTable) -> None:
    """Seat 2 does not draw what it must."""
    table.at(100).seat(1).plays("7H")
    table.until(7350)


def unlast(table: MaoTable) -> None:
    """Seat 1 plays to one card and says nothing of it."""
    table.at(100).seat(1).plays("2H")
    table.until(3350)


def unnamed(table: MaoTable) -> None:
    """Seat 1 plays a spade without its name."""
    table.at(100).seat(1).plays("9S")
    table.until(3350)


BREACHES: dict[str, tuple[Callable[[], dict[str, Any]], Callable[[MaoTable], None], str]] = {
    "early_look": (dict, lookers, "2 early_look"),
    "delay": (dict, lambda table: void(table.until(7250)), "1 delay"),
    "out_of_turn": (
        lambda: {"hands": {3: "3C 4C 5C"}},
        lambda table: void(table.at(100).seat(3).plays("3C")),
        "3 out_of_turn",
    ),
    "misplay": (
        lambda: {"hands": {1: "3C 4C 5C"}},
        lambda table: void(table.at(100).seat(1).plays("3C")),
        "1 misplay",
    ),
    "unnamed_spade": (lambda: {"hands": {1: "9S 4C 5C"}}, unnamed, "1 unnamed_spade"),
    "no_suit_call": (
        lambda: {"hands": {1: "JC 4C 5C"}, "penalise_early_release": True},
        lambda table: void(table.at(100).seat(1).plays("JC")),
        "1 no_suit_call",
    ),
    "question": (dict, lambda table: void(table.at(100).seat(3).says("why?")), "3 question"),
    "no_thanks": (dict, thankless, "3 no_thanks"),
    "no_draw": (lambda: {"hands": {1: "7H 4C 5C"}}, under_sevens, "2 no_draw"),
    "look_in_point_of_order": (dict, in_order, "2 look_in_point_of_order"),
    "no_last_card": (lambda: {"hands": {1: "2H 4H"}, "deal": 2}, unlast, "1 no_last_card"),
    "no_name": (lambda: {"hands": {1: "2H 4H"}, "deal": 2}, nameless, "1 no_name"),
    "said_name": (dict, lambda table: void(table.at(100).seat(3).says("mao")), "3 said_name"),
}


def void(_: object) -> None:
    """Nothing: what was done is enough."""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("reason", BREACHES)
def test_mo_83_every_breach_has_its_code_and_is_noticed(reason: str, mode: str) -> None:
    options, happens, breach = BREACHES[reason]
    given = {"referee": mode, **options()}
    table = dealt(**given) if reason == "early_look" else started(**given)
    happens(table)
    assert breach in table.breaches
    assert table.breaches.count(breach) == 1


@pytest.mark.parametrize("mode", MACHINE)
@pytest.mark.parametrize("reason", BREACHES)
def test_mo_80_a_breach_costs_one_card(reason: str, mode: str) -> None:
    options, happens, breach = BREACHES[reason]
    given = {"referee": mode, **options()}
    table = dealt(**given) if reason == "early_look" else started(**given)
    stock = table.stock
    happens(table)
    assert table.penalties.count(breach) == 1
    given_cards = sum(each.cards for each in table.told(PenaltySeen))
    assert given_cards == len(table.penalties)
    upcard = reason == "early_look"
    assert table.stock == stock - given_cards - upcard
    assert table.has_whole_packs()


def test_mo_83_the_codes_are_those_of_the_format() -> None:
    assert set(BREACHES) == set(Reason)
    assert all(CLAUSES[reason].startswith("MO-") for reason in Reason)


@pytest.mark.parametrize("mode", MACHINE)
def test_mo_81_each_of_several_breaches_costs_a_card(mode: str) -> None:
    table = started({1: "3S 4C"}, deal=2, up="3D", referee=mode)
    table.at(1000).seat(1).plays("3S")
    assert sorted(table.until(4250).penalties) == ["1 no_last_card", "1 unnamed_spade"]
    assert table.hands[1] == 3


def test_mo_81_the_same_breach_is_never_punished_twice() -> None:
    table = started(referee="players")
    table.at(1000).seat(3).says("why?")
    table.at(1100).seat(2).penalises(3, "question")
    for seat in (0, 1, 2, 4):
        assert table.at(1100).seat(seat).tries(GivePenalty(3, "question")).clause == "MO-81"
    assert table.penalties == ["3 question by 2"]


def test_mo_81_two_breaches_of_one_kind_are_two() -> None:
    table = started(referee="players")
    table.at(1000).seat(3).says("why?")
    table.at(1050).seat(3).says("why me?")
    table.at(1100).seat(2).penalises(3, "question")
    table.at(1100).seat(4).penalises(3, "question")
    assert table.at(1100).seat(0).tries(GivePenalty(3, "question")).clause == "MO-81"
    assert table.penalties == ["3 question by 2", "3 question by 4"]


# MO-82: how long


def unnamed_at_4250(**options: Any) -> MaoTable:
    """Seat 1 has not named a spade; the window closed at 4250."""
    table = started({1: "9S 4C 5C"}, referee="players", **options)
    table.at(1000).seat(1).plays("9S")
    return table


def hurried(table: MaoTable) -> MaoTable:
    """Turns go on every half second after the window has closed."""
    for turn in range(6):
        table.at(5000 + 500 * turn).seat((2 + turn) % 5).draws()
    return table


def test_mo_82_twenty_seconds_and_the_grace_when_turns_are_quick() -> None:
    table = hurried(unnamed_at_4250())
    table.at(24_500).seat(0).penalises(1, "unnamed_spade")
    assert table.penalties == ["1 unnamed_spade by 0"]


def test_mo_82_after_that_a_call_is_refused() -> None:
    table = hurried(unnamed_at_4250())
    refused = table.at(24_501).seat(0).tries(GivePenalty(1, "unnamed_spade"))
    assert refused.clause == "MO-82"
    assert table.penalties == []


def test_mo_82_the_callers_lag_counts() -> None:
    table = hurried(unnamed_at_4250())
    table.at(24_900).seat(0, lag=400).penalises(1, "unnamed_spade")
    table = hurried(unnamed_at_4250())
    refused = table.at(24_901).seat(0, lag=400).tries(GivePenalty(1, "unnamed_spade"))
    assert refused.clause == "MO-82"


def test_mo_82_until_two_turns_are_complete_when_they_are_slow() -> None:
    table = unnamed_at_4250()
    # Seat 2's turn is drawn out by the table at 15 500, seat 3's at 30 000.
    assert table.until(29_999).turn == 3
    table.at(29_999).seat(0).penalises(1, "unnamed_spade")
    table = unnamed_at_4250()
    assert table.until(30_000).turn == 4
    assert table.at(30_000).seat(0).tries(GivePenalty(1, "unnamed_spade")).clause == "MO-82"


def test_mo_82_a_point_of_order_stands_between() -> None:
    table = hurried(unnamed_at_4250())
    table.at(8000).seat(3).point_of_order()
    table.at(18_000).seat(3).ends_point_of_order()
    table.at(34_500).seat(0).penalises(1, "unnamed_spade")
    assert table.penalties == ["1 unnamed_spade by 0"]


def test_mo_82_too_early_it_is_given_and_is_a_bad_call() -> None:
    table = unnamed_at_4250()
    table.at(2000).seat(0).penalises(1, "unnamed_spade")
    assert table.penalties == ["1 unnamed_spade by 0"]
    table.at(2100).seat(3).bad_call(1)
    table.at(2200).seat(1).says("nine of spades")
    assert "1 unnamed_spade" not in table.until(9000).breaches


def test_mo_82_never_after_the_hand() -> None:
    table = started({1: "2H 4H"}, deal=2, referee="players")
    table.at(1000).seat(1).plays("2H").says("last card")
    table.at(2000).seat(1).plays("4H").says("Mao")
    table.at(3000).seat(3).says("already?")
    assert table.until(7250).winner == 1
    assert table.at(7300).seat(1).tries(GivePenalty(3, "question")).clause == "MO-82"
