"""Run a server until it is told to stop."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from wsgiref.simple_server import WSGIServer

import uvicorn

from papertiger import __version__
from papertiger.server import garbage, kept, metrics, places
from papertiger.server.app import app
from papertiger.server.clock import steady
from papertiger.server.edge import Edge
from papertiger.server.protocol import HttpProtocol, SocketProtocol
from papertiger.server.server import Server
from papertiger.server.settings import Settings, WrongSettingError
from papertiger.server.store import Store

LOG = logging.getLogger(__name__)

MOST_RAW = 65_536
"""A frame that is longer than this (bytes) is not even read; see `wire.commands.MOST_FRAME`."""


class Running(uvicorn.Server):
    """A server that says when it can be reached, and lets its tables end well."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._papertiger, self._ready = server, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No more connections; what is begun is finished and told, and all are asked to return."""
        for each in self.servers:
            each.close()
        LOG.info("closing", extra={"sockets": len(self._papertiger.sockets.open)})
        with suppress(TimeoutError):
            async with asyncio.timeout(self._papertiger.settings.stop_seconds):
                await self._papertiger.stop()
        await super().shutdown(sockets)
        LOG.info("closed")


def prepared(server: Server, edge: Edge, ready: Callable[[], None]) -> Running:
    """The web server around a server and its application; its sockets are given to `serve`."""
    settings = server.settings
    config = uvicorn.Config(
        edge,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MOST_RAW,
        ws_ping_interval=None,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    return Running(config, server, ready)


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; `ready` is told the port.

    Raises OSError, StoreError, WrongSettingError, and ValueError for a key file that is none.
    """
    # What is kept holds the secrets of shuffles that are still to come.
    os.umask(0o077)
    settings.folder.mkdir(parents=True, exist_ok=True)
    listener = places.listening(settings)
    port = int(listener.getsockname()[1])
    try:
        server = Server(settings, Store(settings.url, patience=settings.store_seconds), steady())
    except BaseException:
        listener.close()
        raise
    server.url = places.own_url(settings, port)

    chores: list[asyncio.Task[None]] = []

    def started() -> None:
        # The collector is the whole process's, so it is tended here and not by the server.
        chores.append(asyncio.create_task(garbage.tend(server.quiet)))
        Thread(target=kept.prepare, args=(kept.usual_folder(),), daemon=True).start()
        LOG.info("started", extra={"port": port, "version": __version__})
        ready(port)

    edge = app(server)
    shown = _show(settings.metrics, server, edge)
    running = prepared(server, edge, started)
    for sign in (signal.SIGINT, signal.SIGTERM):
        # The web server sends itself the signal again when it has ended well.
        signal.signal(sign, running.handle_exit)
    running.run(sockets=[listener])
    if shown is not None:
        shown.shutdown()


def _show(place: str, server: Server, edge: Edge) -> WSGIServer | None:
    """Show the counts, if they are wanted anywhere."""
    if not place:
        return None
    try:
        return metrics.serve(place, metrics.registry(server, edge))
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise WrongSettingError(f"metrics = {place}", "metrics", why=why) from None
