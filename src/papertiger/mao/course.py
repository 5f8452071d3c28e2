"""The course of a step: the table so far and the events so far, threaded through the flow."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from papertiger.kernel.game import Step
from papertiger.kernel.secret import Secret
from papertiger.mao.cards import Card
from papertiger.mao.events import Event
from papertiger.mao.state import Table

Course: TypeAlias = Step[Table, Event]


def changed(course: Course, *events: Event, **fields: Any) -> Course:
    """The course after these events, with fields of the public part changed."""
    table = course.table
    if fields:
        table = replace(table, public=replace(table.public, **fields))
    return Step(table, course.events + events)


def concealed(course: Course, **fields: Any) -> Course:
    """The course with fields of the hidden part changed."""
    table = course.table
    return Step(replace(table, hidden=replace(table.hidden, **fields)), course.events)


def with_hand(course: Course, seat: int, hand: tuple[Card, ...]) -> Course:
    """The course with another hand in a seat."""
    table = course.table
    hands = (*table.hands[:seat], Secret(hand), *table.hands[seat + 1 :])
    return Step(replace(table, hands=hands), course.events)


def put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A tuple with another value in one place."""
    return (*values[:place], value, *values[place + 1 :])
