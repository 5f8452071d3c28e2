"""Rules that tests try out."""

from typing import Any

import msgspec

from papertiger.mao.customs import Custom, InForce

EVEN, ODD = ["2", "4", "6", "8", "10", "Q"], ["A", "3", "5", "7", "9", "J", "K"]


def custom(name: str, *parts: dict[str, Any]) -> Custom:
    """A rule of these parts."""
    made = {"id": name, "text": f"The rule {name}.", "judged": False, "parts": list(parts)}
    return msgspec.convert(made, Custom)


def part(when: str | dict[str, Any], *then: Any, given: Any = None) -> dict[str, Any]:
    """A part of a rule; what stands for itself is a name."""
    trigger = {"when": when} if isinstance(when, str) else when
    effects = [{"do": each} if isinstance(each, str) else each for each in then]
    made = {"when": trigger, "then": effects}
    return made if given is None else made | {"if": given}


def card(back: int = 0, **among: list[str]) -> dict[str, Any]:
    """The condition that a card is among these."""
    return {"if": "card", "among": among, "back": back}


def say(*phrases: str, **more: Any) -> dict[str, Any]:
    """The duty to say one of these phrases."""
    return {"do": "say", "phrases": list(phrases), **more}


def in_force(*rules: Custom) -> tuple[InForce, ...]:
    """These rules in force, in their order."""
    return tuple(map(InForce, rules))


NO_SEVENS = custom("no_sevens", part("attempted", "forbid", given=card(ranks=["7"])))
NOTHING_ON_KINGS = custom("on_kings", part("attempted", "forbid", given=card(back=1, ranks=["K"])))
DRAW_FOR_EVER = custom(
    "draw_for_ever", part("played", {"do": "draw", "cards": 2, "who": {"who": "actor"}})
)
"""Whoever plays a card draws two: nobody ever gets rid of a hand."""
ALL_HAIL = custom("all_hail", part("played", say("all hail"), given=card(ranks=["J", "Q", "K"])))
