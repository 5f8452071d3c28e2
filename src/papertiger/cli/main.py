"""The entry point of `papertiger`: which command, in which language."""

import os
import sys
from collections.abc import Sequence

from papertiger import __version__
from papertiger.cli import madiao
from papertiger.cli.arguments import Parser, add_language, complain, language_from, speak
from papertiger.text.catalog import Catalog

INTERRUPTED = 130


def parser(catalog: Catalog) -> Parser:
    """The whole command line."""
    speak(catalog)
    main_parser = Parser(prog="papertiger", description=catalog.say("cli-about"))
    main_parser.add_argument(
        "--version",
        action="version",
        version=f"papertiger {__version__}",
        help=catalog.say("argparse-version"),
    )
    add_language(main_parser, catalog)
    commands = main_parser.add_subparsers(metavar="GAME", required=True, dest="game")
    madiao.add_commands(commands, catalog)
    return main_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status: 0, 2 for anything wrong, 130 when interrupted."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    catalog = Catalog(language_from(words, os.environ), "cli")
    if not words:
        parser(catalog).print_help()
        return 0
    found = parser(catalog).parse_args(words)
    try:
        status = int(found.run(found, catalog))
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        message = catalog.say("cli-cannot-write", why=str(error.strerror))
        return complain("papertiger", message, catalog)
    return status
