"""`papertiger serve` and `papertiger web`: the table server, its settings as flags."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from papertiger.cli.arguments import Parser, add_language, run_command
from papertiger.text.catalog import Catalog

NAME = "serve"
WEB = "web"


def add_command(commands: Any, catalog: Catalog, words: Sequence[str]) -> None:
    """Add `serve`."""
    _add(NAME, "cli-serve", commands, catalog, words)


def add_web(commands: Any, catalog: Catalog, words: Sequence[str]) -> None:
    """Add `web`: the same server, for whoever sits at this machine, and its page in a browser."""
    web = _add(WEB, "cli-web", commands, catalog, words)
    web.add_argument("--no-browser", action="store_true", help=catalog.say("cli-no-browser"))


def _add(name: str, about: str, commands: Any, catalog: Catalog, words: Sequence[str]) -> Parser:
    """Add a command; its many flags only when it is asked for: they are slow to describe."""
    about = catalog.say(about)
    command: Parser = commands.add_parser(name, help=about, description=about)
    add_language(command, catalog)
    if name in words:
        from papertiger.cli.serve.flags import add_flags  # noqa: PLC0415 slow, as said above

        add_flags(command, catalog.language)
    command.set_defaults(
        run=partial(run_command, f"papertiger.cli.serve.{name}"), program=command.prog
    )
    return command
