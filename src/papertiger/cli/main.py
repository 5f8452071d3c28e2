"""The entry point of `papertiger`: which command, in which language."""

import atexit
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from papertiger import __version__
from papertiger.cli import admin, bot, deck, files, games, join, madiao, mao, serve
from papertiger.cli.arguments import Parser, add_language, complain, give_up, language_from, speak
from papertiger.text.catalog import Catalog

INTERRUPTED = 130


def parser(catalog: Catalog, words: Sequence[str] = ()) -> Parser:
    """The whole command line; `words` are what it will read."""
    speak(catalog)
    main_parser = Parser(prog="papertiger", description=catalog.say("cli-about"))
    main_parser.add_argument(
        "--version",
        action="version",
        version=f"papertiger {__version__}",
        help=catalog.say("argparse-version"),
    )
    add_language(main_parser, catalog)
    commands = main_parser.add_subparsers(metavar="COMMAND", required=True, dest="word")
    serve.add_web(commands, catalog, words)
    madiao.add_terminal(commands, catalog, words)
    madiao.add_commands(commands, catalog)
    mao.add_commands(commands, catalog)
    join.add_commands(commands, catalog)
    games.add_commands(commands, catalog)
    deck.add_command(commands, catalog)
    bot.add_command(commands, catalog)
    serve.add_command(commands, catalog, words)
    admin.add_command(commands, catalog, words)
    return main_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status: 0, 2 for anything wrong, 130 when interrupted.

    `verify` returns 1 when nothing is wrong but something is left unproven.
    """
    words = sys.argv[1:] if arguments is None else list(arguments)
    written = _open_streams()
    catalog = Catalog(language_from(words, os.environ), "cli")
    try:
        status = _run(words, catalog)
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        give_up(sys.stdout)
        return 0
    except OSError as error:
        give_up(sys.stdout)
        return _cannot_write(error, catalog)
    return status if written else _cannot_write(OSError(errno.EBADF, ""), catalog)


def _run(words: Sequence[str], catalog: Catalog) -> int:
    if not words:
        parser(catalog).print_help()
        return 0
    try:
        found = parser(catalog, words).parse_args(words)
    except SystemExit as left:
        # Help and version have been printed, or what is wrong has been said.
        return int(left.code or 0)
    return int(found.run(found, catalog))


def _cannot_write(error: OSError, catalog: Catalog) -> int:
    said = catalog.say("cli-cannot-write", why=files.why(error, catalog))
    return complain("papertiger", said, catalog)


def _open_streams() -> bool:
    """Give closed streams something harmless, and letters a stream lacks a stand-in.

    Returns whether there is a standard output to write to.
    """
    written = sys.stdout is not None
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 open to the end
            atexit.register(nothing.close)
            setattr(sys, name, nothing)
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return written
