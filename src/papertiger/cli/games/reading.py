"""Reading a record that a person names: a file, or the name of a match in the list."""

import os
from pathlib import Path

from papertiger.cli import files, records
from papertiger.cli.arguments import Wrong
from papertiger.cli.games.faults import fault
from papertiger.cli.records import Whole
from papertiger.kernel.journal import JournalError
from papertiger.text.catalog import Catalog


def path_of(name: str) -> Path:
    """The file that a name means: a path, or a match in the list with or without its ending."""
    path = Path(name)
    if os.sep in name or not name or os.path.lexists(path):
        return path
    kept = records.folder(os.environ) / name
    for each in (kept, kept.with_name(f"{kept.name}{records.SUFFIX}")):
        if os.path.lexists(each):
            return each
    return path


def bytes_of(name: str, catalog: Catalog) -> bytes:
    """What the file holds; Wrong when it cannot be read."""
    try:
        return files.read(path_of(name))
    except (OSError, ValueError) as error:
        why = files.why(error, catalog)
        raise Wrong(catalog.say("cli-cannot-read", file=name, why=why)) from None


def record_of(name: str, data: bytes, catalog: Catalog) -> Whole:
    """The record in a file up to its last whole input; Wrong names the first line that is none."""
    try:
        return records.whole(data)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog)) from None


def broken(name: str, error: JournalError, catalog: Catalog) -> str:
    """What is wrong with a record, and in which line."""
    why = fault(Catalog(catalog.language, "cli", "madiao"), error)
    return catalog.say("cli-broken-record", file=name, line=str(error.line), why=why)
