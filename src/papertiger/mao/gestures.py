"""The gestures that made-up rules can ask for. [MO-92]"""

from enum import StrEnum


class Gesture(StrEnum):
    """What made-up rules can ask for beside words."""

    KNOCK = "knock"
    BOW = "bow"
    TAP = "tap"
    SLAP = "slap"
    STAND = "stand"
    SNAP = "snap"
    STRAIGHTEN = "straighten"
