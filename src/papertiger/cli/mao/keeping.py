"""A table of Mao of this machine, written down as it goes on, and its record when it is over.

While it is played there is a log of its facts, `mao-….table`, on the disk before anything of them
is told. Its hands that are over become a record, `mao-….tiger`, when the table is left; after a
kill, when the next table is opened.
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

    def abandon(self) -> None:
        """Let the log go as it is, as a kill does."""
        self._file.close()

    def close(self) -> bool:
        """The table is left: if a hand is over, write its record. Returns whether there is one.

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


def recover(where: Path) -> None:
    """Make records of tables whose program was killed; what cannot be read is left as it is."""
    with suppress(OSError):
        for path in sorted(where.glob(f"*{LOG}")):
            with suppress(OSError, ValueError, msgspec.DecodeError), path.open("rb") as file:
                records.lock(file)
                data = files.read_open(file)
                lines = data[: data.rfind(b"\n") + 1].splitlines()
                _finish(path, [f.decode(line) for line in lines])


def hands(facts: Sequence[f.Fact]) -> tuple[Segment, ...]:
    """The hands of a table that are over, once it is left: nobody goes on with one that was."""
    played = games(facts)[:1] if facts else ()
    for game in played:
        if game.last is None:
            # It was left by a kill, in the midst of its game.
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
