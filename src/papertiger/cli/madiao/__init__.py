"""`papertiger madiao ...`: its commands and the switches of the rules.

What a command does is imported when it runs, so that help and version come at once.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, add_learning, run_command, whole_number
from papertiger.text.catalog import Catalog

SEEDS = 2**63 - 1
MOST_MATCHES = 100_000_000
MOST_DEALS = 1_000_000
MOST_PACE = 60_000

# The switches with a closed choice, as the rules name them; a test holds them to the rules.
CHOICES = {
    "seating": ("draw", "dice"),
    "exposed_discard": ("value", "two_to_each", "two_to_banker", "forbid"),
    "hundred_bonus": ("exactly_two", "two_or_more"),
    "sets": ("stack", "dearest"),
}
FLAGS = ("keep_seats", "cut_card_is_upcard")
PRESETS = ("source", "ming")


def add_commands(games: Any, catalog: Catalog) -> None:
    """Add `madiao` and its commands."""
    say = catalog.say
    game = games.add_parser("madiao", help=say("cli-madiao"), description=say("cli-madiao-about"))
    add_language(game, catalog)
    commands = game.add_subparsers(metavar="COMMAND", required=True, dest="command")

    play = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    _add_play(play, catalog)

    learn = commands.add_parser("learn", help=say("cli-learn"), description=say("cli-learn-about"))
    add_learning(learn, catalog)

    watch = commands.add_parser("watch", help=say("cli-watch"), description=say("cli-watch"))
    matches = whole_number(catalog, 1, MOST_MATCHES)
    watch.add_argument("--matches", type=matches, default=1, metavar="N", help=say("cli-matches"))
    _add_seed(watch, catalog)
    watch.add_argument("--json", action="store_true", help=say("cli-json"))
    watch.add_argument("--bots", default="steady", metavar="NAMES", help=say("cli-bots-watch"))
    add_switches(watch, catalog)

    deal = commands.add_parser("deal", help=say("cli-deal"), description=say("cli-deal"))
    _add_seed(deal, catalog)
    deal.add_argument(
        "--banker",
        type=whole_number(catalog, 0, 3),
        default=0,
        metavar="SEAT",
        help=say("cli-banker"),
    )

    settle = commands.add_parser("settle", help=say("cli-settle"), description=say("cli-settle"))
    settle.add_argument("file", metavar="FILE", help=say("cli-file"))

    score = commands.add_parser("score", help=say("cli-score"), description=say("cli-score"))
    add_switches(score, catalog, silent=("seating", "max_deals"))

    rules = commands.add_parser("rules", help=say("cli-rules"), description=say("cli-rules"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("cli-clause"))
    for command in (play, learn, watch, deal, settle, score, rules):
        add_language(command, catalog)
        name = command.prog.rpartition(" ")[2]
        run = partial(run_command, f"papertiger.cli.madiao.{name}")
        command.set_defaults(run=run, program=command.prog)


def add_terminal(commands: Any, catalog: Catalog, words: Sequence[str]) -> None:
    """Add `terminal`, which is `madiao play` in one word; its flags only when it is asked for."""
    about = catalog.say("cli-terminal")
    terminal = commands.add_parser("terminal", help=about, description=about)
    if "terminal" in words:
        _add_play(terminal, catalog)
    add_language(terminal, catalog)
    run = partial(run_command, "papertiger.cli.madiao.play")
    terminal.set_defaults(run=run, program=terminal.prog)


def _add_play(play: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Add the flags of a match against bots."""
    say = catalog.say
    _add_seed(play, catalog, "cli-seed-play")
    play.add_argument("--bots", default="steady", metavar="NAMES", help=say("cli-bots-play"))
    play.add_argument("--name", metavar="NAME", help=say("cli-name"))
    seat = whole_number(catalog, 0, 3)
    play.add_argument("--seat", type=seat, metavar="SEAT", help=say("cli-seat"))
    play.add_argument("--plain", action="store_true", help=say("cli-plain"))
    pace = whole_number(catalog, 0, MOST_PACE)
    play.add_argument("--pace", type=pace, default=1_000, metavar="MS", help=say("cli-pace"))
    which = play.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=say("cli-new"))
    which.add_argument("--resume", nargs="?", const="", metavar="NAME", help=say("cli-resume"))
    add_switches(play, catalog)


def _add_seed(command: argparse.ArgumentParser, catalog: Catalog, about: str = "cli-seed") -> None:
    number = whole_number(catalog, 0, SEEDS)
    command.add_argument("--seed", type=number, metavar="N", help=catalog.say(about))


def add_switches(
    command: argparse.ArgumentParser, catalog: Catalog, silent: tuple[str, ...] = ()
) -> None:
    """Add the switches of the rules; help leaves out the `silent` ones, which change nothing."""

    def about(switch: str, message: str) -> str:
        return argparse.SUPPRESS if switch in silent else catalog.say(message)

    group = command.add_argument_group(catalog.say("cli-switches"))
    group.add_argument("--preset", choices=PRESETS, help=catalog.say("cli-preset"))
    for switch, choices in CHOICES.items():
        group.add_argument(
            _flag(switch), choices=choices, help=about(switch, f"cli-switch-{_dashed(switch)}")
        )
    for switch in FLAGS:
        group.add_argument(
            _flag(switch),
            action=argparse.BooleanOptionalAction,
            help=catalog.say(f"cli-switch-{_dashed(switch)}"),
        )
    group.add_argument("--stake-limits", metavar="LOW-HIGH", help=catalog.say("cli-stake-limits"))
    group.add_argument(
        "--max-deals",
        type=whole_number(catalog, 1, MOST_DEALS),
        metavar="N",
        help=about("max_deals", "cli-max-deals"),
    )


def _dashed(switch: str) -> str:
    return switch.replace("_", "-")


def _flag(switch: str) -> str:
    return f"--{_dashed(switch)}"
