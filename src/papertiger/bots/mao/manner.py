"""The ways of speaking of players that are programs; they come with their names."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct


class Manner(StrEnum):
    """A way of speaking; what it says is in the catalog, but for the plain one's."""

    PLAIN = "plain"
    TERSE = "terse"
    CHATTY = "chatty"
    CEREMONIOUS = "ceremonious"


class Occasion(StrEnum):
    """What everybody sees and something may be said about."""

    DEALT = "dealt"
    WON = "won"
    LOST = "lost"
    PENALTY = "penalty"
    REVERSED = "reversed"


MANNERS: Mapping[str, Manner] = MappingProxyType(
    {
        "Lin": Manner.CEREMONIOUS,
        "Wu": Manner.TERSE,
        "Hua": Manner.CHATTY,
        "Lu": Manner.PLAIN,
        "Chai": Manner.CEREMONIOUS,
        "Yang": Manner.CHATTY,
        "Shi": Manner.TERSE,
        "Ruan": Manner.PLAIN,
        "Dai": Manner.CHATTY,
        "Zhu": Manner.CEREMONIOUS,
        "Sun": Manner.TERSE,
        "Gu": Manner.PLAIN,
    }
)
"""The manner that goes with each name."""


class Habits(Struct, frozen=True):
    """How often something is said on an occasion, and an answer given that others would not."""

    remarks: Mapping[Occasion, float]
    answers: float


HABITS: Mapping[Manner, Habits] = MappingProxyType(
    {
        Manner.PLAIN: Habits({}, 0),
        Manner.TERSE: Habits({}, -1),
        Manner.CHATTY: Habits(
            {
                Occasion.DEALT: 0.4,
                Occasion.WON: 0.8,
                Occasion.LOST: 0.5,
                Occasion.PENALTY: 0.2,
                Occasion.REVERSED: 0.4,
            },
            0.6,
        ),
        Manner.CEREMONIOUS: Habits({Occasion.DEALT: 0.5, Occasion.WON: 1, Occasion.LOST: 0.9}, 0.2),
    }
)
"""The habits of each manner; a terse player does not even give the answers that others would."""


def of(name: str) -> Manner:
    """The manner of a player of that name."""
    return MANNERS.get(name, Manner.PLAIN)
