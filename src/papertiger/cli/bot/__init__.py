"""`papertiger bot`: programs that come to a table of a server and play there, as anybody may."""

from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command, whole_number
from papertiger.text.catalog import Catalog

MOST_SEATS = 12
MOST_HANDS = 100_000


def add_command(commands: Any, catalog: Catalog) -> None:
    """Add `bot`."""
    say = catalog.say
    bot = commands.add_parser("bot", help=say("cli-bot"), description=say("cli-bot"))
    add_language(bot, catalog)
    bot.add_argument("link", metavar="LINK", help=say("cli-bot-link"))
    where = bot.add_mutually_exclusive_group()
    where.add_argument("--code", metavar="CODE", help=say("cli-bot-code"))
    where.add_argument("--game", choices=("madiao", "mao"), help=say("cli-bot-game"))
    hands = whole_number(catalog, 1, MOST_HANDS)
    bot.add_argument("--hands", type=hands, default=3, metavar="N", help=say("cli-bot-hands"))
    seats = whole_number(catalog, 1, MOST_SEATS)
    bot.add_argument("--seats", type=seats, default=1, metavar="N", help=say("cli-bot-seats"))
    bot.add_argument("--name", metavar="NAME", help=say("cli-bot-name"))
    bot.add_argument("--level", metavar="LEVEL", help=say("cli-bot-level"))
    bot.add_argument("--start", action="store_true", help=say("cli-bot-start"))
    bot.set_defaults(run=partial(run_command, "papertiger.cli.bot.bot"), program=bot.prog)
