"""Section 10b: table time, deadlines, lag; many commands at once, and every command twice."""

from random import Random
from typing import Any

import pytest

from papertiger import mao
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Act, Tick
from papertiger.mao import moves
from papertiger.mao.cards import Card, Suit
from papertiger.mao.customs import Custom
from papertiger.mao.gestures import Gesture
from papertiger.mao.moves import Move
from papertiger.mao.reasons import Reason
from tests.book_mao.table import MODES, MaoTable, dealt, started
from tests.conftest import FullCount

SEED = 10_002


# Deadlines


def test_mo_18_10b_an_act_in_the_very_millisecond_of_its_deadline_is_in_time() -> None:
    table = started()
    table.at(7250).seat(1).draws()
    assert table.until(7251).penalties == []


def test_mo_18_10b_what_is_due_before_an_act_happens_before_it() -> None:
    table = started()
    table.at(7251).seat(1).draws()
    assert table.penalties == ["1 delay"]
    assert table.penalty_times == [7250]


def test_mo_18_10b_time_that_passes_includes_its_last_millisecond() -> None:
    assert started().until(7249).penalties == []
    assert started().until(7250).penalties == ["1 delay"]


def test_mo_18_10b_things_fall_due_each_at_its_own_time_however_late_the_table_wakes() -> None:
    table = started().until(100_000)
    step_by_step = started()
    while (due := step_by_step.waiting.deadline) is not None and due <= 100_000:
        step_by_step.until(due)
    step_by_step.until(100_000)
    assert table.events == step_by_step.events
    assert table.table == step_by_step.table


def test_mo_18_10b_a_seats_deadlines_are_later_by_its_lag() -> None:
    table = started()
    table.at(100).seat(1, lag=400).says("hello")
    assert table.until(7649).penalties == []
    assert table.until(7650).penalties == ["1 delay"]


def test_mo_18_10b_the_lag_of_another_seat_does_not_matter() -> None:
    table = started()
    table.at(100).seat(2, lag=400).says("hello")
    assert table.until(7250).penalties == ["1 delay"]


def test_mo_18_10b_an_act_is_in_time_by_the_lag_that_it_carries() -> None:
    table = started()
    table.at(7650).seat(1, lag=400).draws()
    assert table.penalties == []
    table = started()
    table.at(7651).seat(1, lag=400).draws()
    assert table.penalties == ["1 delay"]


def test_mo_18_10b_nothing_is_dated_back() -> None:
    table = started({1: "3H 4C 5C"})
    table.at(1000).seat(1, lag=400).plays("3H")
    # The clock of seat 2 runs from the arrival.
    assert table.until(8249).penalties == []
    assert table.until(8250).penalties == ["2 delay"]


def test_mo_18_10b_a_refused_act_leaves_no_lag_behind() -> None:
    table = started()
    table.at(100).seat(1, lag=400).tries(moves.Release())
    assert table.until(7250).penalties == ["1 delay"]


@pytest.mark.parametrize("ticks", [(7250, 14_500, 20_000), (20_000,), tuple(range(0, 20_001, 10))])
def test_mo_18_10b_when_it_is_woken_makes_no_difference(ticks: tuple[int, ...]) -> None:
    table = started()
    for at in ticks:
        table.until(at)
    assert table.events == started().until(20_000).events


def test_mo_18_10b_no_deadline_lies_in_the_past() -> None:
    table = started()
    table.until(60_000)
    assert table.waiting.deadline is not None
    assert table.waiting.deadline > 60_000


# Many commands in one millisecond


COMINGS = (
    moves.PointOfOrder(),
    moves.EndPointOfOrder(),
    moves.Leave(),
    moves.Return(),
    moves.Quit(),
)
OTHERS = (moves.Release(), moves.PointOfOrder(), moves.Leave(), moves.TurnUp(), moves.Deal(5))


def many_commands(table: MaoTable) -> list[tuple[int, Move]]:
    """Sixty commands: every seat does twelve things, sensible or not."""
    commands: list[tuple[int, Move]] = []
    for seat in range(5):
        commands += [
            (seat, moves.Look()),
            (seat, moves.Play(Card(table.hand(seat)[0]))),
            (seat, moves.Draw()),
            (seat, moves.Say("Mao?")),
            (seat, moves.Say("thank you, and bad call, and hearts")),
            (seat, moves.GivePenalty((seat + 1) % 5, "question")),
            (seat, moves.BadCall(1 + seat)),
            (seat, moves.Dispute(1 + seat)),
            (seat, moves.Vote(1 + seat, uphold=seat % 2 == 0)),
            (seat, moves.Call(Suit.HEARTS)),
            (seat, COMINGS[seat]),
            (seat, OTHERS[seat]),
        ]
    return commands


def give_all(table: MaoTable, commands: list[tuple[int, Move]], at: int) -> list[str]:
    """Give all commands at one time; what came of each. The table stays sound throughout."""
    came = []
    for seat, move in commands:
        before = table.table
        refused = table.give(Act(seat, move), at)
        came.append("" if refused is None else refused.code)
        assert refused is None or (table.table is before and refused.clause.startswith("MO-"))
        assert table.has_whole_packs()
        deadline = table.waiting.deadline
        assert deadline is None or deadline >= at
    return came


@pytest.mark.parametrize("mode", MODES)
def test_mo_81_10b_sixty_commands_in_one_millisecond_in_any_order(
    mode: str, full_count: FullCount
) -> None:
    rng = Random(SEED)
    for _ in range(full_count(1_000, seed=SEED)):
        table = started({1: "JC 4C 5C", 3: "9S 9C 9D"}, referee=mode)
        commands = many_commands(table)
        rng.shuffle(commands)
        came = give_all(table, commands, 1000)
        assert len(came) == 60
        again = started({1: "JC 4C 5C", 3: "9S 9C 9D"}, referee=mode)
        assert give_all(again, commands, 1000) == came
        assert again.table == table.table
        assert again.events == table.events
        table.until(200_000)
        assert table.has_whole_packs()


# Every command twice


def twice(table: MaoTable, at: int, seat: int, move: Move) -> Refused | None:
    """A command is given twice in one millisecond; the first time it is accepted."""
    assert table.give(Act(seat, move), at) is None
    return table.give(Act(seat, move), at)


def test_mo_81_10b_every_command_twice_refuses_the_second() -> None:
    table = started({1: "JC 3C 4C"}, referee="players")
    table.at(50).seat(3).says("why?")
    calls: list[tuple[int, int, Move]] = [
        (100, 1, moves.Play(Card.JC)),
        (200, 4, moves.GivePenalty(3, Reason.QUESTION)),
        (300, 2, moves.BadCall(1)),
        (400, 3, moves.Dispute(1)),
        (500, 0, moves.Vote(1, uphold=True)),
    ]
    for at, seat, move in calls:
        assert twice(table, at, seat, move) is not None, move
    for seat in (1, 2, 3, 4):
        table.at(600).seat(seat).votes(1, uphold=True)
    comings: list[tuple[int, int, Move]] = [
        (700, 2, moves.PointOfOrder()),
        (3800, 2, moves.EndPointOfOrder()),
        (3900, 3, moves.Leave()),
        (4000, 3, moves.Return()),
        (4100, 3, moves.Quit()),
    ]
    for at, seat, move in comings:
        assert twice(table, at, seat, move) is not None, move
    assert table.has_whole_packs()


def test_mo_81_10b_turning_up_dealing_and_rules_twice() -> None:
    table = dealt({1: "2H 4H"}, deal=2, wins=(0, 2, 0, 0, 0))
    assert twice(table, 0, 0, moves.TurnUp()) is not None
    table.at(10).seat(1).looks().plays("2H").says("last card").plays("4H").says("Mao")
    table.until(6000)
    assert twice(table, 6000, 1, moves.MakeRule(Custom("r1", "Bow."))) is not None
    assert twice(table, 7000, 1, moves.Deal(3)) is not None


def test_mo_81_10b_declining_and_releasing_twice() -> None:
    table = dealt({1: "2H 4H"}, deal=2, wins=(0, 2, 0, 0, 0), up="JD")
    table.at(0).seat(0).turns_up(hold=True)
    table.at(1).seat(0).calls("H")
    assert twice(table, 2, 0, moves.Release()) is not None
    table.at(10).seat(1).looks().plays("2H").says("last card").plays("4H").says("Mao")
    table.until(6000)
    assert twice(table, 6000, 1, moves.DeclineRule()) is not None


def test_mo_42_10b_a_call_twice_in_the_race_counts_once() -> None:
    table = started({1: "JC 3C 4C"})
    table.at(100).seat(1).plays("JC")
    twice(table, 200, 4, moves.Call(Suit.HEARTS))
    assert table.until(400).suit == "H"


def test_mo_22_10b_a_touch_twice_is_two_cards_and_one_turn() -> None:
    table = started()
    assert twice(table, 100, 1, moves.Draw()) is None
    assert (table.hands[1], table.turn, table.penalties) == (5, 2, [])


@pytest.mark.parametrize(
    "move",
    [
        moves.Look(),
        moves.Say("hello"),
        moves.Gesticulate(Gesture.BOW),
        moves.AgreeEnd("open"),
    ],
)
def test_mo_54_10b_what_may_be_repeated_changes_no_card(move: Move) -> None:
    table = started()
    twice(table, 100, 3, move)
    assert table.hands == (3,) * 5
    assert table.penalties == []


def test_mo_75_10b_thanks_twice_do_no_harm() -> None:
    table = started()
    table.at(100).seat(3).says("why?")
    assert twice(table, 200, 3, moves.Say("thank you")) is None
    assert table.until(7349).penalties == ["3 question", "1 delay"]
    assert "3 no_thanks" not in table.until(30_000).penalties


def test_mo_53_10b_a_question_twice_is_two_breaches() -> None:
    table = started()
    twice(table, 100, 3, moves.Say("why?"))
    assert table.penalties == ["3 question", "3 question"]


# Foreign inputs


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_mo_2_10b_there_must_be_such_a_seat(seat: int) -> None:
    table = started()
    refused = mao.step(table.table, Act(seat, moves.Draw()), 100)
    assert isinstance(refused, Refused)
    assert refused.clause == "MO-2"


def test_mo_18_10b_a_tick_before_anything_is_due_does_nothing() -> None:
    table = started()
    stepped: Any = mao.step(table.table, Tick(), 100)
    assert stepped.events == ()
