"""Madiao (馬弔), the game of paper tiger: a `kernel.game.Game`.

`open`, `waiting`, `step`, `show`, `tell`, `result`, `carried` and `sealed` are the game; the
clauses of its rules are in docs/rules/madiao.md, and docs/map.md says where each one lives.
"""

from papertiger.madiao.moves import Move
from papertiger.madiao.options import Options
from papertiger.madiao.rules import open, step, waiting  # noqa: A004 the Game protocol names it
from papertiger.madiao.state import Carried
from papertiger.madiao.view import carried, result, sealed, show, tell

name = "madiao"
options_type = Options
move_type = Move
carried_type = Carried

__all__ = [
    "carried",
    "carried_type",
    "move_type",
    "name",
    "open",
    "options_type",
    "result",
    "sealed",
    "show",
    "step",
    "tell",
    "waiting",
]
