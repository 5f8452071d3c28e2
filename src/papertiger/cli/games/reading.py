"""Reading a record that a person names: a file, or the name of a match in the list."""

import os
import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

from papertiger import madiao, mao
from papertiger.cli import files, records
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.faults import fault
from papertiger.cli.records import Whole
from papertiger.kernel.journal import AnyGame, JournalError
from papertiger.madiao import notation
from papertiger.madiao.notation_words import NotationError
from papertiger.text.catalog import Catalog

STANDARD = "-"


def path_of(name: str) -> Path:
    """The file that a name means: a path, or a match in the list with or without its ending."""
    path = Path(name)
    if os.sep in name or not name or os.path.lexists(path):
        return path
    try:
        kept = records.folder(os.environ) / name
    except files.NoHomeError:
        return path
    for each in (kept, kept.with_name(f"{kept.name}{records.SUFFIX}")):
        if os.path.lexists(each):
            return each
    return path


def bytes_of(name: str, catalog: Catalog) -> bytes:
    """What the file holds, "-" being standard input; Wrong when it cannot be read."""
    try:
        data = files.read_stream(sys.stdin.buffer) if name == STANDARD else _read(name)
    except (OSError, ValueError) as error:
        why = files.why(error, catalog)
        said = catalog.say("cli-cannot-read", file=named(name, catalog), why=why)
        raise Wrong(said) from None
    # Editors put the mark there.
    return data.removeprefix(BOM_UTF8)


def named(name: str, catalog: Catalog) -> str:
    """What a file is called in messages."""
    return catalog.say("cli-standard-input") if name == STANDARD else name


def _read(name: str) -> bytes:
    if not name:
        raise FileNotFoundError
    return files.read(path_of(name))


def game_of(name: str, data: bytes, catalog: Catalog) -> AnyGame[Any]:
    """The game that a record is of: Madiao where it names none, or one that there is not.

    Raises Wrong for a scenario.
    """
    first = records.first_line(data)
    if first.get("game") != mao.name:
        return madiao
    if "tiger" not in first:
        command = "papertiger mao run FILE"
        raise Wrong(catalog.say("cli-is-scenario", file=name, command=command))
    return mao


def record_of(name: str, data: bytes, catalog: Catalog, game: AnyGame[Any] = madiao) -> Whole:
    """The record in a file up to its last whole input; Wrong names the first line that is none."""
    try:
        return records.whole(data, game)
    except JournalError as error:
        if _in_notation(data):
            raise Wrong(catalog.say("cli-is-notation", file=name)) from None
        raise Wrong(broken(name, error, catalog, game.name)) from None


def _in_notation(data: bytes) -> bool:
    """Whether this is no record but a match in notation."""
    try:
        return bool(notation.read(data.decode()).hands)
    except (UnicodeDecodeError, NotationError):
        return False


def broken(name: str, error: JournalError, catalog: Catalog, game: str = "madiao") -> str:
    """What is wrong with a record of a game, and in which line."""
    why = fault(Catalog(catalog.language, "cli", game), error, game)
    return catalog.say("cli-broken-record", file=name, line=str(error.line), why=why)
