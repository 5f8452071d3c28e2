"""A new rule tried out before it is in force: what it contradicts, what it makes of the game.

Nothing here is part of a table: whoever runs one brings rules, and chance, and gets values. What
is the case is told in codes. [MO-93] [MO-94]
"""

from papertiger.mao.trial.conflicts import Conflict, Kind, conflicts
from papertiger.mao.trial.finding import SEED, Finding
from papertiger.mao.trial.legality import Fault, Legality, Pile, fault_by, legality
from papertiger.mao.trial.player import Roll
from papertiger.mao.trial.rehearsal import Rehearsed, rehearse
from papertiger.mao.trial.watching import Situation, Watched, countings, watch

__all__ = [
    "SEED",
    "Conflict",
    "Fault",
    "Finding",
    "Kind",
    "Legality",
    "Pile",
    "Rehearsed",
    "Roll",
    "Situation",
    "Watched",
    "conflicts",
    "countings",
    "fault_by",
    "legality",
    "rehearse",
    "watch",
]
