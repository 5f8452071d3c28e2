"""`papertiger deck`: the forty cards listed, drawn and printed."""

from functools import partial
from typing import Any

from papertiger.cli.arguments import add_language, run_command
from papertiger.text.catalog import Catalog

PAPERS = ("a4", "letter")


def _paper(text: str) -> str:
    """A paper's name as it is written here, however it is typed; any other text as it is."""
    return text.lower() if text.lower() in PAPERS else text


def add_command(commands: Any, catalog: Catalog) -> None:
    """Add `deck`."""
    say = catalog.say
    deck = commands.add_parser("deck", help=say("cli-deck"), description=say("cli-deck"))
    deck.add_argument("--svg", metavar="DIR", help=say("cli-deck-svg"))
    deck.add_argument("--pdf", metavar="FILE", help=say("cli-deck-pdf"))
    deck.add_argument(
        "--paper", type=_paper, choices=PAPERS, default="a4", help=say("cli-deck-paper")
    )
    add_language(deck, catalog)
    deck.set_defaults(run=partial(run_command, "papertiger.cli.deck.deck"), program=deck.prog)
