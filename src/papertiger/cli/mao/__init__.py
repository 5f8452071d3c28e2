"""`papertiger mao ...`: its commands.

What a command does is imported when it runs, so that help and version come at once.
"""

from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.text.catalog import Catalog

SEEDS = 2**63 - 1
MOST_SESSIONS = 100_000_000
MOST_HANDS = 999_999
FEWEST_SEATS, MOST_SEATS = 2, 12

# As the rules and the bots name them; a test holds them to those.
REFEREES = ("referee", "players", "both")
LEVELS = ("beginner", "regular", "expert")


def add_commands(games: Any, catalog: Catalog) -> None:
    """Add `mao` and its commands."""
    say = catalog.say
    game = games.add_parser("mao", help=say("cli-mao"), description=say("cli-mao-about"))
    add_language(game, catalog)
    commands = game.add_subparsers(metavar="COMMAND", required=True, dest="command")

    run = commands.add_parser("run", help=say("cli-mao-run"), description=say("cli-mao-run"))
    run.add_argument("file", metavar="FILE", help=say("cli-scenario"))
    run.add_argument("--views", action="store_true", help=say("cli-views"))
    run.add_argument("--record", metavar="FILE", help=say("cli-record-run"))

    rules = commands.add_parser("rules", help=say("cli-rules"), description=say("cli-rules"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("cli-clause-mao"))

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
    for command in (run, rules, watch):
        add_language(command, catalog)
        name = command.prog.rpartition(" ")[2]
        starts = partial(run_command, f"papertiger.cli.mao.{name}")
        command.set_defaults(run=starts, program=command.prog)
