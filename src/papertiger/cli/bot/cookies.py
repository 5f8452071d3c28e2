"""The cookies of this machine's bots, by server and name, in a file that only its owner reads.

A name at a server is kept for whoever has it: a bot without its cookie would be a stranger, who
cannot have that name.
"""

import os
from pathlib import Path

import msgspec

from papertiger.cli import files
from papertiger.cli.records import folder

_Kept = dict[str, dict[str, str]]


def path() -> Path:
    """Where they are kept."""
    return folder(os.environ) / "bots.json"


def kept(server: str, name: str) -> str:
    """The cookie of a bot, "" if none is kept."""
    return _read().get(server, {}).get(name, "")


def keep(server: str, name: str, cookie: str) -> None:
    """Keep the cookie of a bot; where nothing can be written, it is another guest next time."""
    all_of = _read()
    if all_of.get(server, {}).get(name) == cookie:
        return
    all_of.setdefault(server, {})[name] = cookie
    before = os.umask(0o077)
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path(), msgspec.json.encode(all_of))
    except OSError:
        return
    finally:
        os.umask(before)


def _read() -> _Kept:
    try:
        return msgspec.json.decode(files.read(path()), type=_Kept)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
