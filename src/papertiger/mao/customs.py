"""Made-up rules: what winners add to the game. [MO-89] to [MO-94]

Here a rule is free text that the table judges: it has its place in the game, in records and as a
reason for penalties.
"""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

ID = r"^[a-z][a-z0-9_-]{0,31}$(?!\n)"
"""An id of a rule; `$` alone would let a line feed pass after it."""


class Custom(Struct, frozen=True, forbid_unknown_fields=True):
    """A made-up rule: its id, what it says, and that the table judges it. [MO-89]"""

    id: Annotated[str, Meta(pattern=ID)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    judged: Literal[True] = True


class Verdict(StrEnum):
    """What trying a rule out has shown; the trial happens outside the game. [MO-94]

    Free text that the table judges cannot be tried: it is accepted.
    """

    ACCEPTED = "accepted"
    HANDS_DO_NOT_END = "hands_do_not_end"
    CARD_NEVER_PLAYABLE = "card_never_playable"


class InForce(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in force for the remainder of the game, its maker's seat, and if secret. [MO-90]

    `maker` is None for a rule that the table began with.
    """

    rule: Custom
    maker: int | None = None
    secret: bool = False
