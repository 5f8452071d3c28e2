"""`papertiger games`, `replay`, `check` and `verify`: the matches that have been played."""

from collections.abc import Callable
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.cli.madiao import SEEDS
from papertiger.cli.mao import MOST_SEATS
from papertiger.text.catalog import Catalog


def add_commands(commands: Any, catalog: Catalog) -> None:
    """Add the commands about records."""
    say = catalog.say
    games = commands.add_parser("games", help=say("cli-games"), description=say("cli-games"))
    games.add_argument("--json", action="store_true", help=say("cli-games-json"))

    replay = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    replay.add_argument("file", metavar="FILE", help=say("cli-check-file"))
    seat = whole_number(catalog, 0, MOST_SEATS - 1)
    replay.add_argument("--seat", type=seat, metavar="SEAT", help=say("cli-replay-seat"))
    replay.add_argument("--open", action="store_true", help=say("cli-replay-open"))
    form = replay.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("cli-replay-json"))
    form.add_argument("--plain", action="store_true", help=say("cli-plain"))
    replay.add_argument("--stats", action="store_true", help=say("cli-replay-stats"))
    form.add_argument("--notation", action="store_true", help=say("cli-replay-notation"))

    check = commands.add_parser("check", help=say("cli-check"), description=say("cli-check"))
    check.add_argument("file", metavar="FILE", help=say("cli-check-file"))
    check.add_argument("--seed", type=_seed(catalog), metavar="N", help=say("cli-check-seed"))

    verify = commands.add_parser("verify", help=say("cli-verify"), description=say("cli-verify"))
    verify.add_argument("file", metavar="FILE", help=say("cli-record"))
    verify.add_argument("--json", action="store_true", help=say("cli-verify-json"))
    for command in (games, replay, check, verify):
        add_language(command, catalog)
        name = command.prog.rpartition(" ")[2]
        run = partial(run_command, f"papertiger.cli.games.{name}")
        command.set_defaults(run=run, program=command.prog)


def _seed(catalog: Catalog) -> Callable[[str], str]:
    """An argparse type: a seed, or a seed and the number of a session with a colon between."""
    number = whole_number(catalog, 0, SEEDS)

    def seed(text: str) -> str:
        parts = text.split(":", 1)
        return ":".join(str(number(part)) for part in parts)

    return seed
