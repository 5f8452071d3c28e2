"""The switches of the rules and the settings of a table, with their defaults."""

import re
from enum import StrEnum
from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

FEWEST_SEATS, MOST_SEATS = 2, 12
REFEREED_SEATS = 5
MOST_IN_A_DEAL = 10
USUAL_DEAL = 5
FULL = 100

END = re.compile(r"open|hands:([1-9][0-9]{0,5})|time:([1-9][0-9]{0,5})")


class Referee(StrEnum):
    """Who calls breaches: the machine, the players, or both. [MO-69] [MO-80]"""

    REFEREE = "referee"
    PLAYERS = "players"
    BOTH = "both"


class Making(StrEnum):
    """Whether everybody hears a made-up rule, or only its maker knows it. [MO-91]"""

    ANNOUNCED = "announced"
    SECRET = "secret"  # noqa: S105 a rule, not a password


Small = Annotated[int, Meta(ge=1, le=1_000_000)]
End = Annotated[str, Meta(extra_json_schema={"pattern": f"^({END.pattern})$"})]
"""The schema knows what `Options` checks itself, for the sake of its message."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every switch of the rules and every setting of a table.

    Times: `limit` in seconds [MO-18], `grace_ms` in milliseconds, `hand_cap_minutes` in minutes.
    `decks`: None lets the number of seats and cards decide, and they never
    decide for a third [MO-1]. `multipliers`: for each seat,
    in percent, how much longer its times are for a person who needs longer; empty means 100 for
    all. `end`: `open`, `hands:N` or `time:MINUTES` [MO-3]. Raises ValueError (read from a file:
    msgspec.ValidationError) for what no table can be.
    """

    referee: Referee = Referee.REFEREE
    limit: Annotated[float, Meta(ge=5, le=7)] = 7
    strict: bool = False
    decks: Annotated[int, Meta(ge=1, le=3)] | None = None
    end: End = "open"
    grace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 250
    hand_cap_turns: Small = 400
    hand_cap_minutes: Small = 40
    thanks_cap: Small = 3
    away_after: Small = 3
    min_deal: Annotated[int, Meta(ge=2, le=3)] = 3
    winner_deals: bool = False
    stock_out_of_turn_penalty: bool = False
    draw_then_play: bool = False
    reverse_is_skip_2p: bool = False
    penalise_early_release: bool = False
    strict_calls: bool = False
    silence: bool = False
    to_stock: bool = False
    once: bool = False
    making: Making = Making.ANNOUNCED
    add_deck: bool = False
    multipliers: tuple[Annotated[int, Meta(ge=100, le=1000)], ...] = ()

    def __post_init__(self) -> None:
        """Check what one field alone cannot. [MO-3]"""
        if not END.fullmatch(self.end):
            raise ValueError(f"end must be open, hands:N or time:MINUTES, found {self.end!r}")


CLAUSES: dict[str, str] = {
    "referee": "MO-69",
    "limit": "MO-18",
    "strict": "MO-18",
    "decks": "MO-1",
    "end": "MO-3",
    "grace_ms": "MO-48",
    "hand_cap_turns": "MO-98",
    "hand_cap_minutes": "MO-98",
    "thanks_cap": "MO-76",
    "away_after": "MO-19",
    "min_deal": "MO-7",
    "winner_deals": "MO-6",
    "stock_out_of_turn_penalty": "MO-25",
    "draw_then_play": "MO-38",
    "reverse_is_skip_2p": "MO-40",
    "penalise_early_release": "MO-43",
    "strict_calls": "MO-50",
    "silence": "MO-54",
    "to_stock": "MO-71",
    "once": "MO-89",
    "making": "MO-91",
    "add_deck": "MO-96",
    "multipliers": "MO-18",
}
"""The clause that each option belongs to."""


@cache
def hands_to_play(end: str) -> int | None:
    """After how many finished hands the game ends, if it ends so. [MO-3]"""
    match = END.fullmatch(end)
    return int(match[1]) if match and match[1] else None


@cache
def minutes_to_play(end: str) -> int | None:
    """After how many minutes no new hand is dealt, if the game ends so. [MO-3] [MO-4]"""
    match = END.fullmatch(end)
    return int(match[2]) if match and match[2] else None
