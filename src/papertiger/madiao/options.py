"""The switches of the rules, their defaults, and the presets."""

from enum import StrEnum
from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct

FEWEST_DEALS, MOST_DEALS = 1, 1_000_000
SMALLEST_STAKE, LARGEST_STAKE = 2, 1_000_000

# The schemas know these limits; `Options` checks them itself, for the sake of its messages.
Stake = Annotated[
    int, Meta(extra_json_schema={"minimum": SMALLEST_STAKE, "maximum": LARGEST_STAKE})
]
Deals = Annotated[int, Meta(extra_json_schema={"minimum": FEWEST_DEALS, "maximum": MOST_DEALS})]


class Seating(StrEnum):
    """How seats and the first banker are found. [MD-2.2]"""

    DRAW = "draw"
    DICE = "dice"


class ExposedDiscard(StrEnum):
    """What a face-up card that does not beat costs, and to whom. [MD-5.5]"""

    VALUE = "value"
    TWO_TO_EACH = "two_to_each"
    TWO_TO_BANKER = "two_to_banker"
    FORBID = "forbid"


class HundredBonus(StrEnum):
    """With how many tricks a trick won with the Hundred earns its bonus. [MD-6.7]"""

    EXACTLY_TWO = "exactly_two"
    TWO_OR_MORE = "two_or_more"


class Sets(StrEnum):
    """Whether the set with Zero Cash comes on top of the three honours or instead. [MD-6.9]"""

    STACK = "stack"
    DEAREST = "dearest"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every switch of the rules. The default is the preset `source`.

    Raises ValueError (read from a file: msgspec.ValidationError) when the limits make no sense, or
    a switch is of another type: a plain "forbid" would be no `ExposedDiscard.FORBID`.
    """

    seating: Seating = Seating.DRAW
    keep_seats: bool = False
    stake_min: Stake = SMALLEST_STAKE
    stake_max: Stake = 20
    cut_card_is_upcard: bool = True
    exposed_discard: ExposedDiscard = ExposedDiscard.VALUE
    hundred_bonus: HundredBonus = HundredBonus.EXACTLY_TWO
    sets: Sets = Sets.STACK
    max_deals: Deals = 60

    def __post_init__(self) -> None:
        """Check the types and the limits. [MD-2.3] [MD-7.2]"""
        for name, kind in _types().items():
            given = getattr(self, name)
            if not isinstance(given, kind) or (kind is int and isinstance(given, bool)):
                raise ValueError(f"{name} must be of type {kind.__name__}, found {given!r}")
        if not SMALLEST_STAKE <= self.stake_min <= self.stake_max <= LARGEST_STAKE:
            raise ValueError(
                f"stake limits must be {SMALLEST_STAKE} <= stake_min <= stake_max <= "
                f"{LARGEST_STAKE}, found {self.stake_min} to {self.stake_max}"
            )
        if self.stake_max - self.stake_min % 2 < self.stake_min:
            raise ValueError(f"no even stake lies in {self.stake_min} to {self.stake_max}")
        if not FEWEST_DEALS <= self.max_deals <= MOST_DEALS:
            raise ValueError(
                f"max_deals must lie in {FEWEST_DEALS} to {MOST_DEALS}, found {self.max_deals}"
            )


@cache
def _types() -> dict[str, type]:
    """What each switch is; msgspec looks only where something is read."""
    return get_type_hints(Options)


PRESETS: dict[str, Options] = {
    "source": Options(),
    "ming": Options(hundred_bonus=HundredBonus.TWO_OR_MORE),
}

# The switches that make a preset.
RULES = ("cut_card_is_upcard", "exposed_discard", "hundred_bonus", "sets")

# The clause that each switch belongs to.
CLAUSES: dict[str, str] = {
    "seating": "MD-2.2",
    "keep_seats": "MD-2.2",
    "stake_min": "MD-2.3",
    "stake_max": "MD-2.3",
    "cut_card_is_upcard": "MD-3.4",
    "exposed_discard": "MD-5.5",
    "hundred_bonus": "MD-6.7",
    "sets": "MD-6.9",
    "max_deals": "MD-7.2",
}

# What each switch can be, in words that need no translation, for errors.
ALLOWED: dict[str, str] = {
    **{
        name: ", ".join(kind)
        for name, kind in {
            "seating": Seating,
            "exposed_discard": ExposedDiscard,
            "hundred_bonus": HundredBonus,
            "sets": Sets,
        }.items()
    },
    "keep_seats": "true, false",
    "cut_card_is_upcard": "true, false",
    "stake_min": f"{SMALLEST_STAKE} <= stake_min <= 2k <= stake_max <= {LARGEST_STAKE}",
    "stake_max": f"{SMALLEST_STAKE} <= stake_min <= 2k <= stake_max <= {LARGEST_STAKE}",
    "max_deals": f"{FEWEST_DEALS} <= max_deals <= {MOST_DEALS}",
}


def preset_of(options: Options) -> str:
    """The name of the preset whose rules of the game these are, or "custom".

    Stake limits, seating and the cap on deals are a table's own affair and do not count.
    """
    for name, preset in PRESETS.items():
        if _rules(options) == _rules(preset):
            return name
    return "custom"


def _rules(options: Options) -> tuple[Any, ...]:
    return tuple(getattr(options, name) for name in RULES)


def with_switches(options: Options, switches: dict[str, Any]) -> Options:
    """These options with some switches changed; ValueError names a wrong one."""
    fields = msgspec.to_builtins(options) | switches
    return msgspec.convert(fields, Options)
