"""`papertiger serve`: the table server, its settings as flags."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command
from papertiger.text.catalog import Catalog

NAME = "serve"


def add_command(commands: Any, catalog: Catalog, words: Sequence[str]) -> None:
    """Add `serve`; its many flags only when it is asked for: they are slow to describe."""
    about = catalog.say("cli-serve")
    serve = commands.add_parser(NAME, help=about, description=about)
    add_language(serve, catalog)
    if NAME in words:
        from papertiger.cli.serve.flags import add_flags  # noqa: PLC0415 slow, as said above

        add_flags(serve, catalog.language)
    serve.set_defaults(run=partial(run_command, "papertiger.cli.serve.serve"), program=serve.prog)
