"""The settings of the server as flags of the command."""

import argparse
import os
from collections.abc import Collection

from msgspec import inspect as types

from papertiger.cli.arguments import Wrong
from papertiger.server import settings
from papertiger.server.settings import (
    CONFIG,
    Setting,
    Settings,
    WrongSettingError,
    table,
    usual_file,
)
from papertiger.text.catalog import Catalog


def add_flags(
    parser: argparse.ArgumentParser, language: str, only: Collection[str] | None = None
) -> None:
    """A flag for every setting, or `only` some; its help says what it is for and its variable.

    Values stay texts here: what is wrong with one is found where those from elsewhere are, too.
    """
    words = Catalog(language, "server")
    about = words.say("setting-config")
    parser.add_argument("--config", metavar="FILE", help=_help(words, about, _file(), CONFIG))
    for row in (row for row in table() if only is None or row.name in only):
        about = words.say(f"setting-{row.name.replace('_', '-')}")
        usual = _help(words, about, row.usual, row.variable)
        parser.add_argument(row.flag, dest=row.name, metavar=_metavar(row), help=usual)


def read(found: argparse.Namespace, words: Catalog) -> Settings:
    """The settings from the flags, the environment and the file. Raises Wrong."""
    try:
        return settings.read(vars(found), os.environ)
    except WrongSettingError as wrong:
        raise Wrong(said(wrong, words)) from None


def said(wrong: WrongSettingError, words: Catalog) -> str:
    """What is wrong with a setting."""
    why = words.say(f"wrong-{wrong.code}", **wrong.arguments)
    return words.say("server-wrong", source=wrong.source, why=why)


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
