"""A made-up rule as it is written down, tried out and in force. [MO-89] to [MO-94]"""

import re
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from papertiger.mao.customs.conditions import Condition
from papertiger.mao.customs.effects import Effect
from papertiger.mao.customs.limits import MOST_EFFECTS, MOST_PARTS, refuse_rule
from papertiger.mao.customs.triggers import Trigger

ID = r"^[a-z][a-z0-9_-]{0,31}$(?!\n)"
"""An id of a rule; `$` alone would let a line feed pass after it."""


MOST_LETTERS = 500
"""So long may the text of a rule be."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One sentence of a rule: when this happens, if that holds, then do so, in order. [MO-92]"""

    when: Trigger
    then: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=MOST_EFFECTS)]
    given: Condition | None = field(default=None, name="if")


Parts: TypeAlias = Annotated[tuple[Part, ...], Meta(min_length=1, max_length=MOST_PARTS)]
"""All the parts of a rule."""


class Custom(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A made-up rule: its id, what it says or is called, and its parts in the language. [MO-89]

    Without `parts` it is free text, `judged` by the table; with them the machine enforces it.
    Raises ValueError for a rule that is too large or that touches what no rule may. [MO-92]
    """

    id: Annotated[str, Meta(pattern=ID)]
    text: Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
    judged: bool = True
    parts: Parts | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check what the types alone cannot."""
        if self.judged != (self.parts is UNSET):
            raise ValueError("a rule is judged by the table or has parts, one of the two [MO-89]")
        if not re.fullmatch(ID, self.id) or not 1 <= len(self.text) <= MOST_LETTERS:
            raise ValueError(f"a rule has an id and up to {MOST_LETTERS} characters of text")
        if self.parts is not UNSET:
            refuse_rule(self.parts, Parts)


class Verdict(StrEnum):
    """What trying a rule out has shown; the trial happens outside the game. [MO-94]

    Free text that the table judges cannot be tried: it is accepted.
    """

    ACCEPTED = "accepted"
    HANDS_DO_NOT_END = "hands_do_not_end"
    CARD_NEVER_PLAYABLE = "card_never_playable"
    NOTHING_FOLLOWS = "nothing_follows"
    SPOILS_THE_GAME = "spoils_the_game"
    """With rules that its maker does not know: no more is said of it. [MO-91]"""


class InForce(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A rule in force for the remainder of the game, its maker's seat, and if secret. [MO-90]

    `maker` is None for a rule that the table began with.
    """

    rule: Custom
    maker: int | None = None
    secret: bool = False
