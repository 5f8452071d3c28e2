"""The options of a table of Mao as flags, and the options that the flags of a command name."""

import argparse
from typing import Any

import msgspec

from papertiger.cli.arguments import Wrong, whole_number
from papertiger.mao.options import Options
from papertiger.text.catalog import Catalog

# As the rules name them; a test holds them to those.
REFEREES = ("referee", "players", "both")
CHOICES = {"referee": REFEREES, "making": ("announced", "secret")}
FLAGS = (
    "strict", "winner_deals", "stock_out_of_turn_penalty", "draw_then_play", "reverse_is_skip_2p",
    "penalise_early_release", "strict_calls", "silence", "to_stock", "once", "add_deck",
)  # fmt: skip
MOST = 1_000_000
NUMBERS = {
    "decks": (1, 3),
    "grace_ms": (0, 10_000),
    "hand_cap_turns": (1, MOST),
    "hand_cap_minutes": (1, MOST),
    "thanks_cap": (1, MOST),
    "away_after": (1, MOST),
    "min_deal": (2, 3),
}
LIMITS = ("5", "5.5", "6", "6.5", "7")
NAMES = (*CHOICES, *FLAGS, *NUMBERS, "limit", "end")


def add_options(command: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Add a flag for every option of a table."""
    say = catalog.say
    group = command.add_argument_group(say("cli-mao-options"))

    def add(name: str, **more: Any) -> None:
        about = say(f"cli-mao-option-{name.replace('_', '-')}")
        group.add_argument(f"--{name.replace('_', '-')}", help=about, **more)

    for name, choices in CHOICES.items():
        add(name, choices=choices)
    add("limit", choices=LIMITS)
    add("end", metavar="END")
    for name in FLAGS:
        add(name, action=argparse.BooleanOptionalAction)
    for name, (low, high) in NUMBERS.items():
        add(name, type=whole_number(catalog, low, high), metavar="N")


def set_by(found: argparse.Namespace, words: Catalog) -> Options:
    """The options of a table as the flags set them. Raises Wrong."""
    try:
        return msgspec.convert(chosen(found), Options)
    except msgspec.ValidationError:
        raise Wrong(words.say("cli-mao-bad-end", end=str(found.end))) from None


def chosen(found: argparse.Namespace) -> dict[str, object]:
    """The options that were named, by name."""
    named = {name: getattr(found, name) for name in NAMES}
    if named["limit"] is not None:
        named["limit"] = float(named["limit"])
    return {name: value for name, value in named.items() if value is not None}
