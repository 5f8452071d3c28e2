"""Run a server until it is told to stop."""

from collections.abc import Callable
from socket import socket

import uvicorn

from papertiger.server.app import app
from papertiger.server.clock import steady
from papertiger.server.server import Server
from papertiger.server.settings import Settings
from papertiger.server.store import Store

GRACE_SECONDS = 10
"""How long sockets may take to close when the server stops."""


class _Announcing(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(port)


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; `ready` is told the port. Raises StoreError, OSError."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    server = Server(settings, Store(settings.url), steady())
    config = uvicorn.Config(
        app(server),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=None,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
    )
    _Announcing(config, ready).run()
