"""The settings of the server as flags of the command."""

import argparse

from msgspec import inspect as types

from papertiger.server.settings import CONFIG, Setting, table, usual_file
from papertiger.text.catalog import Catalog


def add_flags(parser: argparse.ArgumentParser, language: str) -> None:
    """A flag for every setting; its help says what it is for, what it is otherwise, its variable.

    Values stay texts here: what is wrong with one is found where those from elsewhere are, too.
    """
    words = Catalog(language, "server")
    about = words.say("setting-config")
    parser.add_argument("--config", metavar="FILE", help=_help(words, about, _file(), CONFIG))
    for row in table():
        about = words.say(f"setting-{row.name.replace('_', '-')}")
        usual = _help(words, about, row.usual, row.variable)
        parser.add_argument(row.flag, dest=row.name, metavar=_metavar(row), help=usual)


def _file() -> str:
    return str(usual_file()).replace("%", "%%")


def _help(words: Catalog, about: str, usual: str, variable: str) -> str:
    if not usual:
        return words.say("server-setting", about=about, variable=variable)
    return words.say("server-setting-usual", about=about, usual=usual, variable=variable)


def _metavar(row: Setting) -> str:
    match row.type:
        case types.IntType() | types.FloatType():
            return "N"
        case types.VarTupleType():
            return "LIST"
        case _:
            return "TEXT"
