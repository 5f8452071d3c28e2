"""`papertiger serve`: run the table server, and say where it is."""

import argparse
from collections.abc import Callable

from papertiger.cli import files
from papertiger.cli.arguments import Wrong
from papertiger.cli.serve import flags, welcome
from papertiger.server import logs
from papertiger.server.run import run as serve
from papertiger.server.settings import Settings, WrongSettingError
from papertiger.server.store import StoreError
from papertiger.text.catalog import Catalog
from papertiger.text.lines import printable


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Serve until a signal comes. Raises Wrong."""
    words = Catalog(catalog.language, "cli", "server")
    settings = flags.read(found, words)
    until_a_signal(settings, words, lambda port: welcome.served(settings, port, words))
    return 0


def until_a_signal(settings: Settings, words: Catalog, ready: Callable[[int], None]) -> None:
    """Serve; `ready` is told the port. Raises Wrong."""
    logs.begin(settings.log, settings.log_level)
    try:
        serve(settings, ready)
    except WrongSettingError as wrong:
        raise Wrong(flags.said(wrong, words)) from None
    except StoreError as error:
        raise Wrong(words.say("server-no-database", why=printable(str(error)))) from None
    except ValueError:
        raise Wrong(words.say("server-no-key", folder=str(settings.folder))) from None
    except OSError as error:
        raise Wrong(_cannot(settings, error, words)) from None
    welcome.say(words.say("server-stopped"))


def _cannot(settings: Settings, error: OSError, words: Catalog) -> str:
    """What the system refuses: the address to listen on, or a file in the data folder."""
    if error.filename is not None:
        return words.say(
            "server-no-folder", folder=str(error.filename), why=files.why(error, words)
        )
    reason = printable(error.strerror or str(error))
    return words.say("server-no-address", host=settings.host, port=str(settings.port), why=reason)
