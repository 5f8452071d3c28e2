"""The lines that a scenario prints: what happened, and how the table stands."""

from typing import Any, TypeAlias

import msgspec

from papertiger.mao.events import BreachNoted
from papertiger.mao.view import View

Line: TypeAlias = dict[str, Any]


def told_line(told: Any) -> Line:
    """An event as a line: its time, its name, the rest."""
    if isinstance(told, BreachNoted):
        return {"at": told.at, "event": "noticed", "seat": told.seat, "reason": str(told.reason)}
    fields: Line = msgspec.to_builtins(told)
    return {"at": fields.pop("at"), "event": fields.pop("event")} | fields


def state_line(view: View, at: int) -> Line:
    """How the table stands, for everybody."""
    return {
        "at": at,
        "state": {
            "turn": view.turn,
            "direction": view.direction,
            "top": view.top,
            "suit": view.called,
            "sevens": view.sevens,
            "hands": view.hands,
            "stock": view.stock,
            "phase": view.stage,
            "winner": view.winner,
        },
    }
