"""Players for Mao that are programs, by level. Each hears and sees what its seat does, no more."""

from papertiger.bots.mao.levels import LEVELS, Level
from papertiger.bots.mao.player import Player

BOTS = tuple(LEVELS)
"""The names of the levels."""

__all__ = ["BOTS", "LEVELS", "Level", "Player"]
