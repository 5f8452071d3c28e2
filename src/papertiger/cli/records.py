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
from typing import Any, BinaryIO

import msgspec
from platformdirs import user_data_path

from papertiger import madiao, mao
from papertiger.cli import files
from papertiger.kernel import journal
from papertiger.kernel.journal import AnyGame, JournalError, Segment
from papertiger.madiao.options import Options
from papertiger.room import solo
from papertiger.room.solo import Setting, Solo

SUFFIX = ".tiger"
SETTING = ".setting.json"
OVER = ".over"


class InUseError(OSError):
    """The match is being played somewhere else on this machine."""


class SettingError(ValueError):
    """The file that says who plays in a match is missing or spoiled."""


class NotKeptError(OSError):
    """An input cannot be written down; its cause is the OSError that says why."""


def folder(environment: Mapping[str, str]) -> Path:
    """Where matches are kept: PAPERTIGER_HOME, in which ~ may stand, or the user's data folder.

    Raises NoHomeError for a user without a home.
    """
    home = environment.get("PAPERTIGER_HOME")
    if home:
        # Path.expanduser raises for a user that there is not.
        return Path(os.path.expanduser(home)) / "games"  # noqa: PTH111
    try:
        return user_data_path("papertiger", appauthor=False).expanduser() / "games"
    except RuntimeError:
        raise files.NoHomeError from None


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in progress whose inputs are written down as they come."""

    path: Path
    file: BinaryIO

    def keep(self, lines: bytes) -> None:
        """Write lines to the disk; they are there when this returns, or NotKeptError is raised."""
        try:
            _to_disk(self.file, lines)
        except OSError as error:
            raise NotKeptError from error

    def close(self) -> None:
        """Let the file go; what could not be kept has been told before."""
        with suppress(OSError):
            self.file.close()


def _to_disk(file: BinaryIO, data: bytes) -> None:
    """Write, and return when it would outlive a loss of power: every file is written here."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def _names_to_disk(where: Path) -> None:
    """Let the names of new files in a folder outlive a loss of power, where the system can."""
    with suppress(OSError):
        folder = os.open(where, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def create(where: Path, setting: Setting, options: Options, now: datetime) -> tuple[Kept, Solo]:
    """A new match with its files; `now` names them. Raises OSError when they cannot be written."""
    where.mkdir(parents=True, exist_ok=True)
    match = solo.begin(setting, options)
    kept = _new_file(where, f"madiao-{now:%Y%m%d-%H%M%S}")
    try:
        lock(kept.file)
        with setting_file(kept.path).open("wb") as beside:
            _to_disk(beside, msgspec.json.encode(setting) + b"\n")
        _to_disk(kept.file, journal.write(match.recording.segments))
        _names_to_disk(where)
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


def setting_of(path: Path) -> Setting:
    """Who plays in a record of this machine, and the seed; SettingError for any other record."""
    try:
        return msgspec.json.decode(files.read(setting_file(path)), type=Setting)
    except (OSError, ValueError):
        raise SettingError from None


def reopen(path: Path) -> tuple[Kept, Solo]:
    """A match of this machine, to go on with; what was cut off at its end is dropped.

    Raises OSError, InUseError when another process plays it, SettingError when nobody knows who
    plays, JournalError or solo.MismatchError when a file has been spoiled.
    """
    files.refuse_odd(path)
    setting = setting_of(path)
    file = path.open("r+b")
    try:
        lock(file)
        found = files.read_open(file)
        kept = whole(found)
        match = solo.resume(setting, kept.segments)
        file.seek(min(len(found), len(kept.data)))
        file.truncate()
        _to_disk(file, kept.data[len(found) :])
    except BaseException:
        file.close()
        raise
    return Kept(path, file), match


@dataclass(frozen=True, slots=True)
class Whole:
    """A record up to its last whole input; `torn` is the line (from 1) cut off after it."""

    data: bytes
    segments: tuple[Segment, ...]
    torn: int | None


def first_line(data: bytes) -> dict[str, Any]:
    """The keys of the first line that is not empty; none when that is no JSON object."""
    try:
        line = data.lstrip().splitlines()[0]
        return msgspec.json.decode(line, type=dict[str, Any])
    except (IndexError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}


def whole(data: bytes, game: AnyGame[Any] = madiao) -> Whole:
    """The record without what a kill may have left of its last line; raises JournalError.

    The header of a later hand goes with the first input of its hand. A last line that only lacks
    its line break is whole: editors take it away.
    """
    end = data.rfind(b"\n") + 1
    torn = None
    if data[end:] and _is_whole(data[end:]):
        data += b"\n"
    elif data[end:]:
        torn = data.count(b"\n") + 1
        data = data[:end]
    segments = journal.read(game, data)
    if len(segments) > 1 and not segments[-1].inputs:
        data = data.removesuffix(b"\n")
        torn = data.count(b"\n") + 1
        return Whole(data[: data.rfind(b"\n") + 1], segments[:-1], torn)
    return Whole(data, segments, torn)


def _is_whole(line: bytes) -> bool:
    """Whether a line is a JSON object to its end; no beginning of an object is one."""
    try:
        msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def lock(file: BinaryIO) -> None:
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
    """A record in the list: `problem` says why it cannot be replayed; `over` is None then.

    `totals`: money, or hands won in Mao.
    """

    path: Path
    segments: tuple[Segment, ...]
    over: bool | None
    totals: tuple[int, ...]
    players: tuple[int, ...]
    hands: int
    problem: JournalError | OSError | None = None
    game: str = madiao.name


def listed(path: Path) -> Listed:
    """What a record holds; one that cannot be read or replayed is listed with its problem."""
    game = madiao.name
    try:
        data = files.read(path)
        if first_line(data).get("game") == mao.name:
            game = mao.name
            return _listed_mao(path, whole(data, mao).segments)
        segments = whole(data).segments
        recording = journal.replay(madiao, segments)
    except (JournalError, OSError) as error:
        return Listed(path, (), None, (), (), 0, error, game)
    view = madiao.show(recording.table, None)
    over = madiao.waiting(recording.table).over
    return Listed(path, segments, over, view.totals, view.players, view.hands)


def _listed_mao(path: Path, segments: tuple[Segment, ...]) -> Listed:
    """The same of a record of Mao, which is over, too, when everybody has left its table."""
    table = journal.replay(mao, segments).table
    view = mao.show(table, None)
    over = mao.waiting(table).over or segments[-1].header.secret is not None
    seats = tuple(range(len(view.wins)))
    return Listed(path, segments, over, view.wins, seats, view.hands_won, game=mao.name)


def look_into(where: Path) -> None:
    """Raise OSError where there is a folder of matches that cannot be read; none is no error."""
    with suppress(FileNotFoundError), os.scandir(where):
        pass


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


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The newest match that can be gone on with, if any; `elsewhere` are newer ones in use."""

    free: Path | None
    elsewhere: tuple[Path, ...] = ()


def unfinished(where: Path) -> Unfinished:
    """What can be gone on with, and what is being played elsewhere on this machine meanwhile."""
    elsewhere: list[Path] = []
    for path in reversed(every(where)):
        if over_mark(path).exists() or not setting_file(path).exists():
            continue
        over = listed(path).over
        if over:
            mark_over(path)
        elif over is False and _in_use(path):
            elsewhere.append(path)
        elif over is False:
            return Unfinished(path, tuple(elsewhere))
    return Unfinished(None, tuple(elsewhere))


def _in_use(path: Path) -> bool:
    """Whether another process holds a record; what cannot be looked at is left for `reopen`."""
    try:
        with path.open("rb") as file:
            lock(file)
    except InUseError:
        return True
    except OSError:
        return False
    return False
