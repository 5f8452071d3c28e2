"""Reading a record that a person names: a file, or the name of a match in the list."""

import os
from pathlib import Path

from papertiger import madiao
from papertiger.cli import records
from papertiger.cli.arguments import Wrong, why_not_read
from papertiger.kernel import journal
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao.notation import NotationError
from papertiger.text.catalog import Catalog


def path_of(name: str) -> Path:
    """The file that a name means: a path, or a match in the list with or without its ending."""
    path = Path(name)
    if path.exists() or os.sep in name or not name:
        return path
    kept = records.folder(os.environ) / name
    for each in (kept, kept.with_name(f"{kept.name}{records.SUFFIX}")):
        if each.exists():
            return each
    return path


def bytes_of(name: str, catalog: Catalog) -> bytes:
    """What the file holds; Wrong when it cannot be read."""
    path = path_of(name)
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        why = why_not_read(error, catalog)
        raise Wrong(catalog.say("cli-cannot-read", file=name, why=why)) from None


def segments_of(name: str, data: bytes, catalog: Catalog) -> tuple[Segment, ...]:
    """The segments of a record; Wrong names the first line that is no record."""
    try:
        return journal.read(madiao, data)
    except JournalError as error:
        raise Wrong(broken(name, error, catalog)) from None


def broken(name: str, error: JournalError | NotationError, catalog: Catalog) -> str:
    """What is wrong with a record or a text in notation, and where."""
    if isinstance(error, NotationError):
        code = error.expected.replace("_", "-")
        expected = catalog.say(f"notation-{code}", **error.arguments)
        place = {"line": str(error.line), "column": str(error.column)}
        message = "cli-broken-notation" if error.found else "cli-short-notation"
        return catalog.say(message, file=name, expected=expected, found=error.found, **place)
    code = error.code.replace("_", "-")
    why = catalog.say(f"cli-record-{code}", detail=error.detail)
    return catalog.say("cli-broken-record", file=name, line=str(error.line), why=why)
