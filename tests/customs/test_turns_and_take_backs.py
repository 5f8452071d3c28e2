"""What rules do with turns while a jack is held, and what a take-back undoes. [MO-41] [MO-78]"""

from typing import Any

import pytest

from papertiger.mao.customs import Custom, InForce
from papertiger.mao.events import Ruled, Ruling
from tests.book_mao.table import MaoTable, dealt, started
from tests.customs.test_enforcement import rule

JACK = {"if": "card", "among": {"ranks": ["J"]}}
FIVE = {"if": "card", "among": {"ranks": ["5"]}}
NEXT = {"who": "beside", "places": 1}


def with_rules(*rules: Custom, up: str = "9H", **options: Any) -> MaoTable:
    """A table where seat 1 holds a jack and two fives, and a six."""
    hands = {1: "JH 5C 5H 6H", 3: "5S"}
    return started(hands, up=up, rules=[InForce(each) for each in rules], **options)


@pytest.mark.parametrize(
    ("then", "turn"),
    [
        ([{"do": "skip"}], 3),
        ([{"do": "skip", "players": 2}], 4),
        ([{"do": "again"}], 1),
        ([{"do": "go_to", "who": {"who": "left", "places": 3}}], 4),
        ([{"do": "reverse"}], 0),
        ([{"do": "reverse"}, {"do": "skip"}], 4),
    ],
)
def test_mo_41_what_a_rule_says_of_turns_waits_for_a_held_jack(then: Any, turn: int) -> None:
    """Held, released early or not held at all: the turn goes where it goes after any card."""
    turning = rule("r1", *then, given=JACK)
    for hold, calls in ((True, True), (True, False), (False, False)):
        table = with_rules(turning)
        jack = table.at(1000).seat(1).plays("JH", hold=hold)
        if hold:
            assert table.turn == 1
        if calls:
            jack.says("clubs")
        if hold:
            table.at(3000).seat(1).releases()
        assert table.turn == turn, (hold, calls)


def test_mo_12_what_a_rule_says_of_turns_waits_for_the_first_card() -> None:
    turning = InForce(rule("r1", {"do": "skip"}))
    for up in ("9H", "5S", "JH"):
        table = dealt({}, up=up, rules=[turning])
        dealer = table.at(0).seat(0).turns_up(hold=True)
        if up == "5S":
            dealer.says("five of spades")
        if up == "JH":
            dealer.says("hearts").releases()
        assert table.turn == 2, up


def test_mo_78_a_jack_that_comes_back_gives_no_turn() -> None:
    turning = rule("r1", {"do": "skip"}, given=JACK)
    table = with_rules(turning, up="QH", referee="players")
    table.at(500).seat(3).plays("5S", hold=False)
    table.at(1000).seat(1).plays("JH", hold=True)
    assert table.table.hidden.memory.reveal().postponed
    table.at(2000).seat(1).calls("C").releases()
    assert table.turn == 3


def misplayed(*then: Any, **options: Any) -> MaoTable:
    """Seat 1 has played the five of clubs on the nine of hearts, between players."""
    table = with_rules(
        rule("r1", *then, given=FIVE), referee="players", stock="2D 3D 4D", **options
    )
    table.at(1000).seat(1).plays("5C")
    return table


@pytest.mark.parametrize(
    "then",
    [
        [{"do": "draw", "cards": 3, "who": NEXT}],
        [{"do": "draw", "cards": 2, "who": {"who": "everybody"}}],
        [{"do": "swap", "who": NEXT}],
        [{"do": "pass_hands"}],
        [{"do": "move", "source": "stock", "target": "hand", "to": NEXT}],
        [{"do": "skip"}, {"do": "draw"}],
        [{"do": "reverse"}, {"do": "again"}],
        [{"do": "keep", "name": "n", "number": 4}, {"do": "mark", "name": "m", "turns": 9}],
        [{"do": "pass_hands"}, {"do": "draw", "cards": 2}, {"do": "swap", "who": NEXT}],
    ],
)
def test_mo_78_what_rules_did_because_of_a_misplay_is_undone_with_it(then: Any) -> None:
    before = with_rules(rule("r1", *then, given=FIVE), referee="players", stock="2D 3D 4D")
    table = misplayed(*then)
    table.at(2000).seat(4).penalises(1, "misplay")
    stock = [str(card) for card in before.table.hidden.stock.reveal()]
    after = [str(card) for card in table.table.hidden.stock.reveal()]
    assert after == stock[1:]
    assert [table.hand(seat) for seat in (0, 2, 3, 4)] == [
        before.hand(seat) for seat in (0, 2, 3, 4)
    ]
    assert table.hand(1) == sorted([*before.hand(1), stock[0]])
    assert (table.turn, table.direction, table.top) == (1, 1, "9H")
    memory = table.table.hidden.memory.reveal()
    assert (memory.tallies, memory.marks) == ((), ())
    assert table.has_whole_packs()


def test_mo_78_what_was_done_is_undone_for_all_to_see() -> None:
    table = misplayed({"do": "draw", "cards": 3, "who": NEXT})
    table.at(2000).seat(4).penalises(1, "misplay")
    (ruled,) = table.told(Ruled)
    assert (ruled.what, ruled.hands) == (Ruling.UNDONE, (4, 3, 4, 4, 4))


def test_mo_78_cards_drawn_meanwhile_stay_where_they_are() -> None:
    table = misplayed({"do": "draw", "cards": 2, "who": NEXT})
    table.at(1500).seat(3).draws()
    table.at(2000).seat(4).penalises(1, "misplay")
    assert "4D" in table.hand(3)
    assert table.hands == (4, 5, 4, 5, 4)
    assert table.has_whole_packs()


def test_mo_78_a_turn_that_a_card_out_of_turn_gave_goes_back() -> None:
    then = [{"do": "go_to", "who": {"who": "actor"}}, {"do": "draw", "who": {"who": "actor"}}]
    table = with_rules(rule("r1", *then, given=FIVE), referee="players", stock="2D 3D 4D")
    table.at(1000).seat(3).plays("5S").says("five of spades")
    assert table.turn == 3
    table.at(2000).seat(4).penalises(3, "out_of_turn")
    assert (table.turn, table.top, table.hands) == (1, "9H", (4, 4, 4, 5, 4))
    assert table.has_whole_packs()


def test_mo_78_a_card_that_a_rule_moved_from_the_pile_is_not_taken_back() -> None:
    table = misplayed({"do": "move", "source": "pile", "target": "hand", "to": NEXT})
    table.at(2000).seat(4).penalises(1, "misplay")
    assert "5C" in table.hand(2)
    assert table.hands == (4, 4, 5, 4, 4)
    assert table.has_whole_packs()
