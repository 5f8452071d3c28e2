"""Matches kept on this machine: one `.tiger` file each, and beside it who plays and the seed.

A record grows by one line for every accepted input, written to the disk before anything is shown,
so that a match that is killed at any moment goes on from its last accepted input.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO

import msgspec
from platformdirs import user_data_path

from papertiger import madiao
from papertiger.kernel import journal
from papertiger.kernel.journal import JournalError, Segment
from papertiger.madiao.options import Options
from papertiger.room import solo
from papertiger.room.solo import Setting, Solo

SUFFIX = ".tiger"
SETTING = ".setting.json"
OVER = ".over"


class InUseError(OSError):
    """The match is being played somewhere else on this machine."""


class NotKeptError(OSError):
    """An input cannot be written down: the disk is full, or the folder has gone."""


def folder(environment: Mapping[str, str]) -> Path:
    """Where matches are kept: PAPERTIGER_HOME, or the user's data folder."""
    home = environment.get("PAPERTIGER_HOME")
    base = Path(home) if home else user_data_path("papertiger", appauthor=False)
    return base / "games"


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in progress whose inputs are written down as they come."""

    path: Path
    file: BinaryIO

    def keep(self, lines: bytes) -> None:
        """Write lines to the disk; they are there when this returns, or NotKeptError is raised."""
        try:
            self.file.write(lines)
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise NotKeptError(error.errno, error.strerror) from None

    def close(self) -> None:
        """Let the file go; what could not be kept has been told before."""
        with suppress(OSError):
            self.file.close()


def create(where: Path, setting: Setting, options: Options, now: datetime) -> tuple[Kept, Solo]:
    """A new match with its files; `now` names them. Raises OSError when they cannot be written."""
    where.mkdir(parents=True, exist_ok=True)
    match = solo.begin(setting, options)
    kept = _new_file(where, f"madiao-{now:%Y%m%d-%H%M%S}")
    try:
        _lock(kept.file)
        setting_file(kept.path).write_bytes(msgspec.json.encode(setting) + b"\n")
        kept.keep(journal.write(match.recording.segments))
    except OSError:
        kept.close()
        for path in (kept.path, setting_file(kept.path)):
            path.unlink(missing_ok=True)
        raise
    return kept, match


def _new_file(where: Path, stem: str) -> Kept:
    for number in count(1):
        path = where / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        with suppress(FileExistsError):
            return Kept(path, path.open("xb"))
    raise AssertionError("numbers do not end")


def setting_file(path: Path) -> Path:
    """The file beside a record that says who plays and the seed."""
    return path.with_name(path.name.removesuffix(SUFFIX) + SETTING)


def setting_of(path: Path) -> Setting | None:
    """Who plays in a record of this machine, and the seed; None for any other record."""
    try:
        return msgspec.json.decode(setting_file(path).read_bytes(), type=Setting)
    except (OSError, msgspec.DecodeError):
        return None


def reopen(path: Path) -> tuple[Kept, Solo]:
    """An unfinished match, to go on with; a line that was cut off in the middle is dropped.

    Raises OSError, InUseError when another process plays it, msgspec.DecodeError or
    JournalError when a file has been spoiled.
    """
    setting = msgspec.json.decode(setting_file(path).read_bytes(), type=Setting)
    file = path.open("r+b")
    try:
        _lock(file)
        whole, segments = whole_inputs(file.read())
        match = solo.resume(setting, segments)
        file.truncate(len(whole))
        file.seek(len(whole))
    except BaseException:
        file.close()
        raise
    return Kept(path, file), match


def whole_inputs(data: bytes) -> tuple[bytes, tuple[Segment, ...]]:
    """The record up to its last whole input, and its segments; raises JournalError.

    A kill may have cut a line off, or a header from the first input of its hand.
    """
    data = data[: data.rfind(b"\n") + 1]
    segments = journal.read(madiao, data)
    if len(segments) > 1 and not segments[-1].inputs:
        return data[: data.rfind(b"\n", 0, -1) + 1], segments[:-1]
    return data, segments


def _lock(file: BinaryIO) -> None:
    """Hold the file as long as it is open, where the system can."""
    try:
        import fcntl  # noqa: PLC0415 not on every system
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InUseError(error.errno, error.strerror) from None


@dataclass(frozen=True, slots=True)
class Listed:
    """A record in the list: `problem` says why it cannot be replayed; `over` is None then."""

    path: Path
    segments: tuple[Segment, ...]
    over: bool | None
    totals: tuple[int, ...]
    players: tuple[int, ...]
    hands: int
    problem: JournalError | OSError | None = None


def listed(path: Path) -> Listed:
    """What a record holds; one that cannot be read or replayed is listed with its problem."""
    try:
        data = path.read_bytes()
        _, segments = whole_inputs(data)
        recording = journal.replay(madiao, segments)
    except (JournalError, OSError) as error:
        return Listed(path, (), None, (), (), 0, error)
    view = madiao.show(recording.table, None)
    over = madiao.waiting(recording.table).over
    return Listed(path, segments, over, view.totals, view.players, view.hands)


def every(where: Path) -> list[Path]:
    """The records in the folder, oldest first; what is no file there is passed over."""
    try:
        # One that was killed before its header has nothing in it.
        found = [
            each for each in where.glob(f"*{SUFFIX}") if each.is_file() and each.stat().st_size
        ]
    except OSError:
        return []
    return sorted(found, key=lambda path: path.stem)


def over_mark(path: Path) -> Path:
    """The empty file that says of a record that its match is over, so that nobody replays it."""
    return path.with_name(path.name.removesuffix(SUFFIX) + OVER)


def mark_over(path: Path) -> None:
    """Say that the match of a record is over."""
    with suppress(OSError):
        over_mark(path).touch()


def unfinished(where: Path) -> Path | None:
    """The newest match that can be gone on with, or None."""
    for path in reversed(every(where)):
        if over_mark(path).exists() or not setting_file(path).exists():
            continue
        over = listed(path).over
        if over:
            mark_over(path)
        elif over is False:
            return path
    return None
