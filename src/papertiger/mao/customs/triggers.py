"""Triggers of made-up rules: when a part of a rule looks at its conditions.

To add one: its Struct, its case in `kind_of`, its place in `Trigger`.
"""

from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias, assert_never

from msgspec import Meta, Struct

from papertiger.mao.customs.scene import Happening, Kind
from papertiger.mao.customs.seats import Name
from papertiger.mao.gestures import Gesture


class TriggerNode(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="when"
):
    """When a part of a rule is looked at."""

    # Which card it is about: one that is "laid" or "taken", else the top of the pile.
    card: ClassVar[str] = "pile"


class Always(TriggerNode, frozen=True, tag="always"):
    """At all times: for what cards count as."""


class Attempted(TriggerNode, frozen=True, tag="attempted"):
    """A player is about to lay a card: for what may be played."""

    card: ClassVar[str] = "laid"


class Played(TriggerNode, frozen=True, tag="played"):
    """A card was played and stays."""

    card: ClassVar[str] = "laid"


class Drawn(TriggerNode, frozen=True, tag="drawn"):
    """A card was taken from the stock."""

    card: ClassVar[str] = "taken"


class PickedUp(TriggerNode, frozen=True, tag="picked_up"):
    """A card came into a hand: drawn, as a penalty, or by a rule."""

    card: ClassVar[str] = "taken"


class Skipped(TriggerNode, frozen=True, tag="skipped"):
    """A player was skipped."""


class Penalised(TriggerNode, frozen=True, tag="penalised"):
    """A player was given a penalty card."""


class Spoke(TriggerNode, frozen=True, tag="spoke"):
    """A player said something."""


class Gestured(TriggerNode, frozen=True, tag="gestured"):
    """A player made this gesture."""

    name: Gesture


class TurnBegan(TriggerNode, frozen=True, tag="turn"):
    """A player's turn began."""


class ReversedNow(TriggerNode, frozen=True, tag="reversed"):
    """The direction of play turned round, by a card or by a rule."""


class Reshuffled(TriggerNode, frozen=True, tag="reshuffled"):
    """The discards became the stock."""


class Way(StrEnum):
    """From which side a hand reaches a size."""

    DOWN = "down"
    UP = "up"
    EITHER = "either"


class HandReached(TriggerNode, frozen=True, tag="hand"):
    """A hand reached this size, or went past it."""

    size: Annotated[int, Meta(ge=0, le=60)]
    way: Way = Way.EITHER


class Won(TriggerNode, frozen=True, tag="won"):
    """A player laid the last card."""

    card: ClassVar[str] = "laid"


class Chose(TriggerNode, frozen=True, tag="chose"):
    """A player made the choice of this rule that has that name."""

    name: Name


Trigger: TypeAlias = (
    Always
    | Attempted
    | Played
    | Drawn
    | PickedUp
    | Skipped
    | Penalised
    | Spoke
    | Gestured
    | TurnBegan
    | ReversedNow
    | Reshuffled
    | HandReached
    | Won
    | Chose
)


def kind_of(trigger: Trigger) -> Kind | None:  # noqa: C901, PLR0912 one each
    """What happens when a part with this trigger is shown something; None: it stands always."""
    match trigger:
        case Always():
            return None
        case Attempted():
            return Kind.ATTEMPTED
        case Played():
            return Kind.PLAYED
        case Drawn():
            return Kind.DRAWN
        case PickedUp():
            return Kind.PICKED_UP
        case Skipped():
            return Kind.SKIPPED
        case Penalised():
            return Kind.PENALISED
        case Spoke():
            return Kind.SPOKE
        case Gestured():
            return Kind.GESTURED
        case TurnBegan():
            return Kind.TURN
        case ReversedNow():
            return Kind.REVERSED
        case Reshuffled():
            return Kind.RESHUFFLED
        case HandReached():
            return Kind.HAND
        case Won():
            return Kind.WON
        case Chose():
            return Kind.CHOSE
        case _:
            assert_never(trigger)


def fires(trigger: Trigger, rule: int, happening: Happening) -> bool:
    """Whether what happened, of its kind, is what this part of that rule waits for."""
    match trigger:
        case Gestured():
            return happening.name == trigger.name
        case HandReached():
            return _reaches(trigger, happening.before, happening.after)
        case Chose():
            return happening.name == f"{rule} {trigger.name}"
        case _:
            return True


def _reaches(trigger: HandReached, before: int, after: int) -> bool:
    down = before > trigger.size >= after
    up = before < trigger.size <= after
    match trigger.way:
        case Way.DOWN:
            return down
        case Way.UP:
            return up
        case Way.EITHER:
            return down or up
        case _:
            assert_never(trigger.way)
