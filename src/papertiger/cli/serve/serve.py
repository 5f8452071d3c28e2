"""`papertiger serve`: run the table server, and say where it is."""

import argparse
import sys

from papertiger.cli import files
from papertiger.cli.arguments import Wrong, give_up, printable
from papertiger.cli.serve import flags
from papertiger.server import logs, places
from papertiger.server.run import run as serve
from papertiger.server.settings import Settings, WrongSettingError
from papertiger.server.store import StoreError
from papertiger.text.catalog import Catalog


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Serve until a signal comes. Raises Wrong."""
    words = Catalog(catalog.language, "cli", "server")
    settings = flags.read(found, words)
    logs.begin(settings.log, settings.log_level)
    try:
        serve(settings, lambda port: _announce(settings, port, words))
    except WrongSettingError as wrong:
        raise Wrong(flags.said(wrong, words)) from None
    except StoreError as error:
        raise Wrong(words.say("server-no-database", why=printable(str(error)))) from None
    except ValueError:
        raise Wrong(words.say("server-no-key", folder=str(settings.folder))) from None
    except OSError as error:
        raise Wrong(_cannot(settings, error, words)) from None
    _say(words.say("server-stopped"))
    return 0


def _cannot(settings: Settings, error: OSError, words: Catalog) -> str:
    """What the system refuses: the address to listen on, or a file in the data folder."""
    if error.filename is not None:
        return words.say(
            "server-no-folder", folder=str(error.filename), why=files.why(error, words)
        )
    reason = printable(error.strerror or str(error))
    return words.say("server-no-address", host=settings.host, port=str(settings.port), why=reason)


def _announce(settings: Settings, port: int, words: Catalog) -> None:
    """Say where to go."""
    wide = places.is_wildcard(settings.host)
    own = "127.0.0.1" if wide else settings.host
    _say(words.say("server-at", url=settings.public_url or places.url(own, port)))
    near = places.local_address() if wide else None
    if near is not None:
        _say(words.say("server-near", url=places.url(near, port)))
    elif not wide and not settings.public_url and own in {"127.0.0.1", "::1", "localhost"}:
        _say(words.say("server-only-here", flag="--host 0.0.0.0"))
    _say(words.say("server-data", folder=str(settings.folder)))
    _say(words.say("server-stop"))


def _say(line: str) -> None:
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads it; the tables go on.
        give_up(sys.stdout)
