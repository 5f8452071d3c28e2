"""Files that a person names: read up to a limit; and in words why one can not be used."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from papertiger.text.catalog import Catalog

MEBIBYTE = 1 << 20
MOST_BYTES = 64 * MEBIBYTE


class OddFileError(OSError):
    """It is a device, a pipe or a socket, which might never end."""


class NoHomeError(OSError):
    """Nobody knows where the user's home is."""


class TooLargeError(OSError):
    """It holds more than MOST_BYTES."""


def read(path: Path) -> bytes:
    """What a file holds; raises OSError at once for what is no plain file or too large."""
    refuse_odd(path)
    with open(path, "rb", opener=_without_waiting) as file:
        return read_open(file)


def refuse_odd(path: Path) -> None:
    """Raise OSError for what `read` would refuse, without opening it: a pipe would wait."""
    _plain(path.stat())


def read_open(file: BinaryIO) -> bytes:
    """The same for a file that is open already."""
    _plain(os.fstat(file.fileno()))
    return read_stream(file)


def read_stream(file: BinaryIO) -> bytes:
    """What comes to the end of a stream, be it a pipe; raises OSError when it is too large."""
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TooLargeError
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that a person names, whole or not at all: an older one stays until it is there.

    Raises OSError. What is no plain file, a pipe for example, is written as it is.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("xb") as file:
            file.write(data)
        if path.exists():
            beside.chmod(stat.S_IMODE(path.stat().st_mode))
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def _plain(found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError
    if not stat.S_ISREG(found.st_mode):
        raise OddFileError
    if found.st_size > MOST_BYTES:
        raise TooLargeError


def _without_waiting(path: str, flags: int) -> int:
    """Open a file; a pipe that has taken its place since it was looked at is not waited for."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


_NO_SPACE = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def why(error: OSError | ValueError, catalog: Catalog) -> str:
    """Why a file can not be read or written, in words.

    A ValueError is what Python makes of a name that no file can have.
    """
    say = catalog.say
    match error:
        case FileNotFoundError() | ValueError():
            return say("cli-no-such-file")
        case IsADirectoryError():
            return say("cli-is-a-folder")
        case NotADirectoryError() | FileExistsError():
            return say("cli-is-no-folder")
        case PermissionError():
            return say("cli-not-permitted")
        case NoHomeError():
            return say("cli-no-home")
        case OddFileError():
            return say("cli-odd-file")
        case TooLargeError():
            return say("cli-too-large", most=str(MOST_BYTES // MEBIBYTE))
        case OSError(errno=errno.EROFS):
            return say("cli-read-only")
        case _ if error.errno in _NO_SPACE:
            return say("cli-no-space")
        case _:
            number = error.errno or 0
            name = errno.errorcode.get(number, "?")
            return say("cli-other-error", number=str(number), name=name)
