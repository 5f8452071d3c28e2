"""A table of Mao of this machine, written down as it goes on, and its record when it is over.

While it is played there is a log of its facts, `mao-….table`, on the disk before anything of them
is told. Who leaves in the midst of a game, or is killed there, goes on from it; when the game is
over, or nobody wants to go on with it, its hands that are over become a record, `mao-….tiger`.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO

import msgspec

from papertiger.cli import files, records
from papertiger.kernel import journal
from papertiger.kernel.journal import Segment
from papertiger.room import facts as f
from papertiger.room.export import games
from papertiger.room.state import load
from papertiger.wire.news import Phase

LOG = ".table"


class Keeping:
    """The log of a table that is being played; `path` is that of the record to come."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        """A log that was just made."""
        self.path, self._file = path, file
        self.log: list[f.Fact] = []
        self.failed: OSError | None = None

    def keep(self, facts: Sequence[f.Fact]) -> None:
        """Facts on the disk. Raises OSError when that cannot be; it is `failed` then."""
        try:
            self._file.write(b"".join(f.encode(fact) + b"\n" for fact in facts))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self.failed = error
            raise
        self.log.extend(facts)

    @property
    def goes_on(self) -> bool:
        """Whether the game is not over: the log is needed to go on with it."""
        return goes_on(self.log)

    def abandon(self) -> None:
        """Let the log go as it is, as a kill does."""
        self._file.close()

    def close(self) -> bool:
        """The game is over: if a hand is, write its record. Returns whether there is one.

        Raises OSError when it cannot be written; the log stays then.
        """
        self.abandon()
        return _finish(self.path.with_suffix(LOG), self.log)


def begin(where: Path, now: datetime) -> Keeping:
    """The log of a new table; `now` names it. Raises OSError."""
    where.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        stem = f"mao-{now:%Y%m%d-%H%M%S}" + ("" if number == 1 else f"-{number}")
        path = where / f"{stem}{records.SUFFIX}"
        if path.exists():
            continue
        with suppress(FileExistsError):
            # The shuffles are in it: for nobody else's eyes.
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            file = os.fdopen(os.open(path.with_suffix(LOG), flags, 0o600), "wb")
            records.lock(file)
            return Keeping(path, file)
    raise AssertionError("numbers do not end")


def reopen(path: Path) -> Keeping:
    """The log of a table that was left, to be gone on with; half a line is cut off.

    Raises OSError (InUseError while it is played), ValueError for what is no such log.
    """
    file = path.open("r+b")
    try:
        records.lock(file)
        facts, length = _read(file)
        if not goes_on(facts):
            raise ValueError("nothing to go on with")
        file.truncate(length)
        file.seek(length)
    except BaseException:
        file.close()
        raise
    kept = Keeping(path.with_suffix(records.SUFFIX), file)
    kept.log = facts
    return kept


def unfinished(where: Path) -> list[Path]:
    """The logs of tables that were left in the midst of a game, the newest first."""
    found = []
    with suppress(OSError):
        for path in sorted(where.glob(f"*{LOG}"), reverse=True):
            with suppress(OSError, ValueError):
                reopen(path).abandon()
                found.append(path)
    return found


def recover(where: Path) -> None:
    """Make records of games that were over when their program was killed."""
    with suppress(OSError):
        for path in sorted(where.glob(f"*{LOG}")):
            give_up(path, over=True)


def give_up(path: Path, *, over: bool = False) -> bool:
    """Make a record of a table that nobody goes on with; `over`: only if its game is over.

    Returns whether there is one. What cannot be read is left as it is.
    """
    with suppress(OSError, ValueError), path.open("rb") as file:
        records.lock(file)
        facts, _ = _read(file)
        if not (over and goes_on(facts)):
            return _finish(path, facts)
    return False


def goes_on(facts: Sequence[f.Fact]) -> bool:
    """Whether the table stands in the midst of a game."""
    return bool(facts) and load(facts).phase in (Phase.PLAYING, Phase.PAUSED)


def _read(file: BinaryIO) -> tuple[list[f.Fact], int]:
    """The facts of a log, and how many bytes they take: a kill leaves half a line.

    Raises OSError and ValueError.
    """
    data = files.read_open(file)
    length = data.rfind(b"\n") + 1
    try:
        return [f.decode(line) for line in data[:length].splitlines()], length
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def hands(facts: Sequence[f.Fact]) -> tuple[Segment, ...]:
    """The hands of a table that are over, once it is left."""
    played = games(facts)[:1] if facts else ()
    for game in played:
        if game.last is None:
            # It was left in the midst of its game.
            game.last = len(facts)
        if game.over:
            return game.segments()
    return ()


def _finish(log: Path, facts: Sequence[f.Fact]) -> bool:
    """Write the record of a table beside its log, which is needed no more then."""
    made = hands(facts)
    if made:
        files.write_whole(log.with_suffix(records.SUFFIX), journal.write(made))
    log.unlink()
    return bool(made)
