"""Mao, the game of speech, penalties, votes and rules that winners make up: a `kernel.game.Game`.

`open`, `waiting`, `step`, `show`, `tell`, `result`, `carried` and `sealed` are the game; the
clauses of its rules are in docs/rules/mao.md, and docs/map.md says where each one lives.
"""

from papertiger.mao.carried import Carried
from papertiger.mao.moves import Move
from papertiger.mao.options import Options
from papertiger.mao.rules import open, step, waiting  # noqa: A004 the Game protocol names it
from papertiger.mao.view import carried, result, sealed, show, tell

name = "mao"
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
