"""Rules made in bad faith, by what they try: each a set of rules in force together."""

from typing import Any

import msgspec

from papertiger.mao.customs import Custom, InForce
from papertiger.mao.customs.limits import MOST_RULES

EVERYBODY = {"who": "everybody"}
NEXT = {"who": "beside", "places": 1}
BREAKS: dict[str, Any] = {"do": "breaks", "who": EVERYBODY}
DRAW_ALL: dict[str, Any] = {"do": "draw", "cards": 10, "who": EVERYBODY}
SAY_ALL: dict[str, Any] = {"do": "say", "phrases": ["all hail"], "who": EVERYBODY, "within": 1000}


def made(name: str, *parts: tuple[dict[str, Any] | str, Any]) -> Custom:
    """A rule of these parts, each a trigger and what then follows."""
    fields = {
        "id": name,
        "text": "In bad faith.",
        "judged": False,
        "parts": [
            {"when": {"when": when} if isinstance(when, str) else when, "then": then}
            for when, then in parts
        ],
    }
    rule: Custom = msgspec.convert(fields, Custom)
    return rule


def _many(*parts: tuple[dict[str, Any] | str, Any]) -> tuple[Custom, ...]:
    return tuple(made(f"r{number}", *parts) for number in range(MOST_RULES))


CHOOSE: dict[str, Any] = {"do": "choose", "what": "suit", "name": "a", "who": EVERYBODY}
HAND: dict[str, Any] = {"when": "hand", "size": 5}
COUNTED: dict[str, Any] = {
    "do": "keep",
    "name": "n",
    "number": {"number": "sum", "left": {"number": "kept", "name": "n"}, "by": "times", "right": 9},
}

HOSTILE: dict[str, tuple[Custom, ...]] = {
    "trigger_each_other_for_ever": (
        made("drawers", ("picked_up", [DRAW_ALL]), ("drawn", [{"do": "swap", "who": NEXT}])),
        made("skippers", ("skipped", [{"do": "skip"}]), ("turn", [{"do": "again"}])),
        made("passers", (HAND, [{"do": "pass_hands"}, DRAW_ALL])),
        made("askers", ({"when": "chose", "name": "a"}, [CHOOSE]), ("played", [CHOOSE])),
    ),
    "forbid_everything": (made("r1", ("attempted", [{"do": "forbid"}])),),
    "skip_everybody": (
        made("r1", ("turn", [{"do": "skip", "players": 11}])),
        made("r2", ("skipped", [{"do": "skip", "players": 11}, {"do": "reverse"}])),
    ),
    "demand_the_impossible": (
        made(
            "r1",
            (
                "played",
                [
                    {"do": "say", "phrases": ["at once"], "within": 1000},
                    {"do": "silence", "within": 5000},
                    {"do": "gesture", "name": "bow", "within": 1000},
                    {"do": "hurry", "within": 1000},
                ],
            ),
            ("spoke", [BREAKS]),
            ({"when": "gestured", "name": "bow"}, [BREAKS]),
        ),
    ),
    "draw_without_end": (made("r1", ("drawn", [DRAW_ALL]), ("played", [DRAW_ALL])),),
    "flood_the_speech_window": _many(("played", [SAY_ALL] * 12), ("turn", [SAY_ALL] * 12)),
    "sixty_at_once": _many(("played", [BREAKS, DRAW_ALL, {"do": "pass_hands"}, COUNTED])),
    "the_same_rule_twice": (
        made("r1", ("played", [SAY_ALL, {"do": "again"}])),
        made("r2", ("played", [SAY_ALL, {"do": "again"}])),
    ),
    "contradictory_duties": (
        made("r1", ("played", [{"do": "say", "phrases": ["yes"], "who": EVERYBODY}])),
        made("r2", ("played", [{"do": "silence", "who": EVERYBODY, "within": 5000}])),
        made("r3", ("attempted", [{"do": "forbid"}])),
        made("r4", ("attempted", [{"do": "allow", "out_of_turn": True}])),
    ),
    "about_rules": (
        made("r1", ("penalised", [DRAW_ALL, SAY_ALL, {"do": "go_to", "who": NEXT}])),
        made("r2", ("spoke", [BREAKS]), ("skipped", [BREAKS]), ("picked_up", [BREAKS])),
    ),
    "empty_the_pile": (
        made(
            "r1",
            *(
                ("turn", [{"do": "move", "source": source, "target": target}])
                for source, target in (
                    ("pile", "hand"),
                    ("pile_bottom", "stock_bottom"),
                    ("stock", "pile"),
                    ("pile", "stock_bottom"),
                )
            ),
        ),
    ),
}


def in_force(name: str, *, secret: bool = False) -> tuple[InForce, ...]:
    """A set of hostile rules in force."""
    return tuple(InForce(rule, secret=secret) for rule in HOSTILE[name])
