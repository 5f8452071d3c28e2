"""Records of Mao that a person asks for: of sessions among bots, and of scenarios."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from msgspec.structs import replace

from papertiger import mao
from papertiger.bots.mao.arena import Moment
from papertiger.cli import files
from papertiger.cli.arguments import Wrong
from papertiger.cli.records import SUFFIX
from papertiger.kernel import journal
from papertiger.kernel.game import Refused
from papertiger.kernel.inputs import Input
from papertiger.kernel.journal import Header, Recording, Segment
from papertiger.mao.kept import Kept
from papertiger.text.catalog import Catalog

OPTION = "--record"


@dataclass
class Pen:
    """A record that grows input by input; what is written down already is not held any more."""

    recording: Recording[Any]

    def line(self, given: Input[Any], at: int) -> bytes:
        """The lines of one more input, a header before the first of a hand."""
        recorded = journal.record(mao, self.recording, given, at)
        if isinstance(recorded, Refused):
            raise AssertionError(f"{given} was accepted before: {recorded}")
        after = recorded.recording
        lines = journal.added(self.recording, after)
        # Gathering the inputs would take the square of the time.
        self.recording = replace(after, segments=(Segment(after.segments[-1].header),))
        return lines


def recorded(
    path: Path, header: Header, session: Iterable[Moment], catalog: Catalog
) -> Iterator[Moment]:
    """The session, each moment written down before it is handed on; Wrong when it cannot be."""
    pen = Pen(journal.begin(mao, header))
    with _new_file(path, catalog) as file:
        file.write(journal.write(pen.recording.segments))
        for moment in session:
            if moment.refused is None:
                file.write(pen.line(moment.given, moment.at))
            yield moment


def scenario_lines(kept: Kept) -> Iterator[bytes]:
    """The record of a scenario, whose seats are named by their numbers."""
    names = tuple(str(seat) for seat in range(kept.seats))
    header = Header(game=mao.name, options=kept.options, seats=names, carried=kept.carried)
    pen = Pen(journal.begin(mao, header))
    yield journal.write(pen.recording.segments)
    for stamped in kept.inputs:
        yield pen.line(stamped.input, stamped.at)


def write_scenario(path: Path, kept: Kept, catalog: Catalog) -> None:
    """Write the record of a scenario; Wrong when that cannot be done."""
    with _new_file(path, catalog) as file:
        file.writelines(scenario_lines(kept))


def new_path(name: str, catalog: Catalog) -> Path:
    """The file that a person names for a record; Wrong when it is there already."""
    path = _named(name, catalog)
    if os.path.lexists(path):
        raise _there(path, catalog)
    return path


def folder(name: str, sessions: int, catalog: Catalog) -> Path:
    """The folder for the records of so many sessions, made if it is missing.

    Raises Wrong when one of them is there already.
    """
    where = _named(name, catalog)
    try:
        where.mkdir(parents=True, exist_ok=True)
        present = sorted(where.glob(f"session-*{SUFFIX}"))
    except OSError as error:
        raise _cannot_write(where, error, catalog) from None
    for path in present:
        number = path.stem.removeprefix("session-")
        if number.isdecimal() and 1 <= int(number) <= sessions:
            raise _there(path, catalog)
    return where


def session_path(where: Path, number: int) -> Path:
    """The record of a session in its folder."""
    return where / f"session-{number}{SUFFIX}"


@contextmanager
def _new_file(path: Path, catalog: Catalog) -> Iterator[BinaryIO]:
    """A file that was not there, taken away again when it cannot be written to its end."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise _there(path, catalog) from None
    except OSError as error:
        raise _cannot_write(path, error, catalog) from None
    try:
        with file:
            yield file
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise _cannot_write(path, error, catalog) from None


def _named(name: str, catalog: Catalog) -> Path:
    if not name.strip() or "\0" in name:
        raise Wrong(catalog.say("cli-no-name", option=OPTION))
    return Path(name)


def _there(path: Path, catalog: Catalog) -> Wrong:
    return Wrong(catalog.say("cli-there-already", file=str(path)))


def _cannot_write(path: Path, error: OSError, catalog: Catalog) -> Wrong:
    why = files.why(error, catalog)
    return Wrong(catalog.say("cli-cannot-write-file", file=str(path), why=why))
