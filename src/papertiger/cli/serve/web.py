"""`papertiger web`, which `play.py` alone is: the tables of this machine, in a browser."""

import argparse
import errno
import os
import sys
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from threading import Thread

from msgspec.structs import replace

from papertiger.cli.arguments import Wrong
from papertiger.cli.serve import browser, flags, welcome
from papertiger.server import places
from papertiger.server.settings import Settings
from papertiger.text.catalog import Catalog

USUAL_PORT = Settings().port

PATIENCE = 3
"""So long (s) whoever listens at the port has to answer."""

OURS = b"<title>Paper Tiger</title>"
"""What stands in the page of a server of this program."""


def run(found: argparse.Namespace, catalog: Catalog) -> int:
    """Serve until a signal comes, and open the page; one that is served already is only opened.

    Raises Wrong.
    """
    words = Catalog(catalog.language, "cli", "server")
    settings = flags.read(found, words)
    opens = not found.no_browser and browser.is_here(os.environ, sys.platform)
    # As it is before the server makes it strict.
    mask = browser.umask()
    while True:
        wanted = settings
        if _is_taken(wanted):
            if _is_ours(places.here(wanted), wanted.port):
                return _go_there(wanted, words, mask, opens=opens)
            if wanted.port == USUAL_PORT:
                welcome.say(words.say("server-port-taken", port=str(wanted.port)))
                wanted = replace(wanted, port=0)
        try:
            _serve(wanted, words, mask, opens=opens)
        except Wrong:
            # Another start may have been quicker: then its server is the one to go to.
            if not (_is_taken(settings) and _is_ours(places.here(settings), settings.port)):
                raise
        else:
            return 0


def _serve(settings: Settings, words: Catalog, mask: int, *, opens: bool) -> None:
    """Serve until a signal comes, and open the page. Raises Wrong."""
    # It takes a while to import, and is not needed where a server runs.
    from papertiger.cli.serve.serve import until_a_signal  # noqa: PLC0415

    def ready(port: int) -> None:
        welcome.opened(settings, port, words, opens=opens)
        if opens:
            browser.open_page(_url(settings, port), mask)

    until_a_signal(settings, words, ready)


def _go_there(settings: Settings, words: Catalog, mask: int, *, opens: bool) -> int:
    """Open the page of the server that runs at the port. Raises Wrong if others cannot reach it."""
    url = places.url(places.here(settings), settings.port)
    near = places.local_address() if places.is_wildcard(settings.host) else None
    if near is not None and not _is_ours(near, settings.port):
        raise Wrong(words.say("server-runs-alone", url=url))
    welcome.say(words.say("server-runs", url=url))
    welcome.say(words.say("server-opens" if opens else "server-open-it"))
    if opens:
        browser.open_page(url, mask).join()
    return 0


def _url(settings: Settings, port: int) -> str:
    return settings.public_url or places.url(places.here(settings), port)


def _is_taken(settings: Settings) -> bool:
    """Whether something else listens where the server should; what else is wrong, it will say."""
    try:
        places.listening(settings).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def _is_ours(host: str, port: int) -> bool:
    """Whether a server of this program answers there, all of it in time."""
    told: list[bytes] = []

    def ask() -> None:
        with suppress(OSError, HTTPException), closing(HTTPConnection(host, port)) as connection:
            connection.request("GET", "/")
            told.append(connection.getresponse().read(1 << 16))

    # What is said a little at a time, and never to the end, ends no wait of the connection's own.
    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return any(OURS in each for each in told)
