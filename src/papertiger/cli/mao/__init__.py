"""`papertiger mao ...`: its commands.

What a command does is imported when it runs, so that help and version come at once.
"""

from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command
from papertiger.text.catalog import Catalog


def add_commands(games: Any, catalog: Catalog) -> None:
    """Add `mao` and its commands."""
    say = catalog.say
    game = games.add_parser("mao", help=say("cli-mao"), description=say("cli-mao-about"))
    add_language(game, catalog)
    commands = game.add_subparsers(metavar="COMMAND", required=True, dest="command")

    run = commands.add_parser("run", help=say("cli-mao-run"), description=say("cli-mao-run"))
    run.add_argument("file", metavar="FILE", help=say("cli-scenario"))
    run.add_argument("--views", action="store_true", help=say("cli-views"))

    rules = commands.add_parser("rules", help=say("cli-rules"), description=say("cli-rules"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help=say("cli-clause-mao"))
    for command in (run, rules):
        add_language(command, catalog)
        name = command.prog.rpartition(" ")[2]
        starts = partial(run_command, f"papertiger.cli.mao.{name}")
        command.set_defaults(run=starts, program=command.prog)
