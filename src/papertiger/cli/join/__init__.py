"""`papertiger join` and `papertiger open`: a person in the terminal at a table of a server."""

import argparse
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.cli.madiao import add_switches
from papertiger.cli.mao.options import add_options
from papertiger.mao.options import FEWEST_SEATS, MOST_SEATS
from papertiger.text.catalog import Catalog
from papertiger.wire.settings import LONGEST_CLOCK

MOST_HANDS = 1_000


def add_commands(commands: Any, catalog: Catalog) -> None:
    """Add `join` and `open`."""
    say = catalog.say
    join = commands.add_parser("join", help=say("cli-join"), description=say("cli-join-about"))
    add_language(join, catalog)
    join.add_argument("where", metavar="LINK", help=say("cli-join-where"))
    join.add_argument("code", metavar="CODE", nargs="*", help=say("cli-join-code"))
    join.add_argument("--watch", action="store_true", help=say("cli-join-watch"))
    _add_person(join, catalog)
    join.set_defaults(run=partial(run_command, "papertiger.cli.join.join"), program=join.prog)

    opens = commands.add_parser("open", help=say("cli-open"), description=say("cli-open-about"))
    add_language(opens, catalog)
    opens.add_argument("server", metavar="SERVER", help=say("cli-open-server"))
    opens.add_argument("game", choices=("madiao", "mao"), help=say("cli-open-game"))
    opens.add_argument("--bots", default="", metavar="LEVEL", help=say("cli-open-bots"))
    opens.add_argument("--public", action="store_true", help=say("cli-open-public"))
    opens.add_argument("--no-takeover", action="store_true", help=say("cli-open-no-takeover"))
    opens.add_argument("--no-spectators", action="store_true", help=say("cli-open-no-spectators"))
    clock = whole_number(catalog, 0, LONGEST_CLOCK)
    opens.add_argument("--clock", type=clock, default=0, metavar="S", help=say("cli-open-clock"))
    places = whole_number(catalog, FEWEST_SEATS, MOST_SEATS)
    opens.add_argument("--places", type=places, metavar="N", help=say("cli-open-places"))
    hands = whole_number(catalog, 1, MOST_HANDS)
    opens.add_argument("--hands", type=hands, metavar="N", help=say("cli-open-hands"))
    opens.add_argument("--link-only", action="store_true", help=say("cli-open-link-only"))
    _add_person(opens, catalog)
    add_switches(opens, catalog)
    add_options(opens, catalog)
    opens.set_defaults(run=partial(run_command, "papertiger.cli.join.opening"), program=opens.prog)


def _add_person(command: argparse.ArgumentParser, catalog: Catalog) -> None:
    command.add_argument("--name", metavar="NAME", help=catalog.say("cli-join-name"))
    command.add_argument("--plain", action="store_true", help=catalog.say("cli-plain"))
