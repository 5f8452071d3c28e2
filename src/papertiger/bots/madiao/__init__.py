"""Bots for Madiao, by name. A bot sees a view and nothing else."""

import random
from collections.abc import Callable
from typing import TypeAlias

from papertiger.bots.madiao import random_play, steady
from papertiger.madiao.moves import Move
from papertiger.madiao.view import View

Chooser: TypeAlias = Callable[[View, random.Random], Move]

BOTS: dict[str, Chooser] = {"random": random_play.choose, "steady": steady.choose}

__all__ = ["BOTS", "Chooser"]
