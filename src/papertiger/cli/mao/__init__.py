"""`papertiger mao ...`: its commands.

What a command does is imported when it runs, so that help and version come at once.
"""

import argparse
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, add_learning, run_command, whole_number
from papertiger.cli.mao.options import REFEREES, add_options
from papertiger.cli.mao.rule import add_rule
from papertiger.text.catalog import Catalog

SEEDS = 2**63 - 1
MOST_SESSIONS = 100_000_000
MOST_HANDS = 999_999
FEWEST_SEATS, MOST_SEATS = 2, 12

# As the bots name them; a test holds them to those.
LEVELS = ("beginner", "regular", "expert")


def add_commands(games: Any, catalog: Catalog) -> None:
    """Add `mao` and its commands."""
    say = catalog.say
    game = games.add_parser("mao", help=say("cli-mao"), description=say("cli-mao-about"))
    add_language(game, catalog)
    commands = game.add_subparsers(metavar="COMMAND", required=True, dest="command")

    play = commands.add_parser("play", help=say("cli-mao-play"), description=say("cli-mao-play"))
    _add_play(play, catalog)

    about = say("cli-mao-learn-about")
    learn = commands.add_parser("learn", help=say("cli-mao-learn"), description=about)
    add_learning(learn, catalog)

    run = commands.add_parser("run", help=say("cli-mao-run"), description=say("cli-mao-run"))
    run.add_argument("file", metavar="FILE", help=say("cli-scenario"))
    run.add_argument("--views", action="store_true", help=say("cli-views"))
    run.add_argument("--record", metavar="FILE", help=say("cli-record-run"))

    rules = commands.add_parser("rules", help=say("cli-rules"), description=say("cli-rules"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("cli-clause-mao"))

    add_rule(commands, catalog)

    stats = commands.add_parser(
        "stats", help=say("cli-mao-stats"), description=say("cli-mao-stats")
    )
    stats.add_argument("files", metavar="FILE", nargs="+", help=say("cli-record"))
    stats.add_argument("--json", action="store_true", help=say("cli-mao-stats-json"))

    watch = commands.add_parser(
        "watch", help=say("cli-watch-mao"), description=say("cli-watch-mao")
    )
    numbers = (
        ("--sessions", say("cli-sessions"), 1, MOST_SESSIONS, 1),
        ("--seed", say("cli-seed"), 0, SEEDS, None),
        ("--seats", say("cli-seats"), FEWEST_SEATS, MOST_SEATS, 6),
        ("--hands", say("cli-hands"), 1, MOST_HANDS, 10),
    )
    for flag, about, low, high, default in numbers:
        number = whole_number(catalog, low, high)
        watch.add_argument(flag, type=number, default=default, metavar="N", help=about)
    about = say("cli-bots-mao", known=", ".join(LEVELS))
    watch.add_argument("--bots", default="regular", metavar="NAMES", help=about)
    watch.add_argument("--referee", choices=REFEREES, default=REFEREES[0], help=say("cli-referee"))
    watch.add_argument("--json", action="store_true", help=say("cli-json-mao"))
    watch.add_argument("--record", metavar="DIR", help=say("cli-record-watch"))
    for command in (play, learn, run, rules, stats, watch):
        add_language(command, catalog)
        name = command.prog.rpartition(" ")[2]
        starts = partial(run_command, f"papertiger.cli.mao.{name}")
        command.set_defaults(run=starts, program=command.prog)


def _add_play(play: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Add the flags of a table with bots."""
    say = catalog.say
    seats = whole_number(catalog, FEWEST_SEATS, MOST_SEATS)
    play.add_argument("--seats", type=seats, metavar="N", help=say("cli-mao-seats"))
    about = say("cli-mao-bots-play", known=", ".join(LEVELS))
    play.add_argument("--bots", metavar="NAMES", help=about)
    play.add_argument("--name", metavar="NAME", help=say("cli-name"))
    play.add_argument("--plain", action="store_true", help=say("cli-mao-plain"))
    percent = whole_number(catalog, 100, 1000)
    play.add_argument("--time", type=percent, metavar="PERCENT", help=say("cli-mao-time"))
    seed = whole_number(catalog, 0, SEEDS)
    play.add_argument("--seed", type=seed, metavar="N", help=say("cli-mao-seed"))
    which = play.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=say("cli-new"))
    which.add_argument("--resume", nargs="?", const="", metavar="NAME", help=say("cli-resume"))
    add_options(play, catalog)
