"""The contract of a scenario's answers, to lay two referees' answers side by side.

States, refusals and penalties count; other events, more keys and the words of a refusal do not.
"""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from .reading import Line

PENALTY = ["at", "number", "seat", "by", "reason", "cards"]
STATE = ["turn", "direction", "top", "suit", "sevens", "hands", "stock", "phase", "winner"]


def steps(answers: Iterable[Line]) -> list[dict[str, Any]]:
    """One entry for each line of the scenario: its time, penalties, refusal and state."""
    found: list[dict[str, Any]] = []
    penalties: list[tuple[Any, ...]] = []
    refused = False
    for answer in answers:
        if answer.get("event") == "penalty":
            penalties.append(tuple(answer[key] for key in PENALTY))
        elif "refused" in answer:
            refused = True
        elif "state" in answer:
            state = {key: answer["state"][key] for key in STATE}
            found.append(
                {"at": answer["at"], "penalties": penalties, "refused": refused, "state": state}
            )
            penalties, refused = [], False
    return found


def first_difference(ours: Iterable[Line], theirs: Iterable[Line]) -> str | None:
    """Where two answers to one scenario part ways: the line, counted from 1, and both sides."""
    for number, (one, other) in enumerate(zip_longest(steps(ours), steps(theirs)), 1):
        if one is None or other is None:
            return f"line {number}: only one side answers"
        for key in ["refused", "penalties", "at", "state"]:
            if one[key] != other[key]:
                return f"line {number}, {key}: {one[key]} here, {other[key]} there"
    return None
