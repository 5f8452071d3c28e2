"""Secrets of guests of this machine, each in a file of its own that only its owner reads.

A cookie says who a guest is at a server: its name is kept for whoever has it. A token brings back
a seat at a table. Both belong to the name that was given, so that several people may share a
machine; two terminals at once never write the same file unless they are the same guest.
"""

import json
import os
from hashlib import sha256
from pathlib import Path

import msgspec

from papertiger.cli import files
from papertiger.cli.records import folder

MOST = 1_000
"""No secret is longer (characters)."""
NAMES = "\n"
"""In the place of a guest's name, which has no such sign: who is known there."""


def folder_of() -> Path:
    """Where they are kept."""
    return folder(os.environ).parent / "secrets"


def kept(place: str, name: str) -> str:
    """The secret of a guest of that name at a server or a table, "" if none is kept."""
    try:
        secret = files.read(_path(place, name)).decode("ascii")
    except (OSError, UnicodeDecodeError):
        return ""
    return secret if secret.isprintable() and len(secret) <= MOST else ""


def keep(place: str, name: str, secret: str) -> bool:
    """Keep a secret, or forget it when it is ""; whether that could be done."""
    if kept(place, name) == secret:
        return True
    before = os.umask(0o077)
    try:
        path = _path(place, name)
        if not secret:
            path.unlink(missing_ok=True)
            return True
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, secret.encode("ascii"))
    except (OSError, UnicodeEncodeError):
        return False
    finally:
        os.umask(before)
    return True


def names(server: str) -> tuple[str, ...]:
    """The names that guests of this machine have given at a server, the latest last."""
    try:
        return msgspec.json.decode(kept(server, NAMES), type=tuple[str, ...])
    except msgspec.DecodeError:
        return ()


def know(server: str, name: str) -> None:
    """Remember a name that was given at a server."""
    known = [*(each for each in names(server) if each != name), name]
    while len(text := json.dumps(known)) > MOST:
        del known[0]
    keep(server, NAMES, text)


def _path(place: str, name: str) -> Path:
    """A file for each; its name tells nobody of whom it is."""
    return folder_of() / sha256(f"{place}\n{name}".encode()).hexdigest()[:40]
