"""What is said when a server has started: where it is, and how others come."""

import os
import sys
from pathlib import Path

import papertiger
from papertiger.cli.arguments import give_up
from papertiger.server import places
from papertiger.server.settings import Settings
from papertiger.text.catalog import Catalog

TO_ALL = "--host 0.0.0.0"
"""The flag that lets in others on the network."""


def served(settings: Settings, port: int, words: Catalog) -> None:
    """Say where to go, to whoever keeps a server."""
    _at(settings, port, words)
    if _only_here(settings):
        say(words.say("server-only-here", flag=TO_ALL))
    _kept(settings, words)


def opened(settings: Settings, port: int, words: Catalog, *, opens: bool) -> None:
    """Say where to go, to whoever wants to play; `opens`: a browser goes there by itself."""
    _at(settings, port, words)
    say(words.say("server-opens" if opens else "server-open-it"))
    if _only_here(settings):
        near, command = places.local_address(), f"{_program()} {TO_ALL}"
        say(words.say("server-let-in", command=command))
        if near is not None:
            say(words.say("server-they-go", url=places.url(near, settings.port or port)))
    _kept(settings, words)


def say(line: str) -> None:
    """Say a line to whoever started it, if anybody reads."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads it; the tables go on.
        give_up(sys.stdout)


def _at(settings: Settings, port: int, words: Catalog) -> None:
    own = places.url(places.here(settings), port)
    say(words.say("server-at", url=settings.public_url or own))
    near = places.local_address() if places.is_wildcard(settings.host) else None
    if near is not None:
        say(words.say("server-near", url=places.url(near, port)))


def _kept(settings: Settings, words: Catalog) -> None:
    say(words.say("server-data", folder=str(settings.folder)))
    say(words.say("server-stop"))


def _only_here(settings: Settings) -> bool:
    """Whether only this machine can reach the server, as far as is known."""
    return not settings.public_url and settings.host in {"127.0.0.1", "::1", "localhost"}


def _program() -> str:
    """How this program is started: by the script of a checkout, or as it is installed."""
    if not (Path(papertiger.__file__).parents[2] / "play.py").is_file():
        return "papertiger web"
    return "py play.py" if os.name == "nt" else "python3 play.py"
