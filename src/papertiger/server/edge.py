"""What surrounds every answer: headers that keep browsers strict, a line in the log, a count."""

import logging
from collections import Counter
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from papertiger.server.counts import Times

LOG = logging.getLogger(__name__)

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(self)"),
]
"""What every answer carries."""

HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""What it carries too when the public address is one of HTTPS."""

UNCACHED = (b"cache-control", b"no-store")
"""What answers carry that say nothing themselves of being kept."""

METHODS = {"GET", "HEAD", "POST", "OPTIONS", "WEBSOCKET"}
"""Methods that are counted by name; others can be anything."""

STARTS = {"http.response.start", "websocket.http.response.start"}


class Edge:
    """Around an application; `requests` are counted by method, route and status."""

    def __init__(self, app: ASGIApp, clock: Callable[[], int], *, https: bool) -> None:
        """`clock` tells the time (ms)."""
        self._app, self._clock = app, clock
        self._headers = [*HEADERS, HTTPS_ONLY] if https else HEADERS
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.took = Times()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and see to its answer."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        began, status = self._clock(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
                own = list(message.get("headers", ()))
                kept = any(name.lower() == UNCACHED[0] for name, _ in own)
                message["headers"] = [*own, *self._headers, *(() if kept else (UNCACHED,))]
            await send(message)

        try:
            await self._app(scope, receive, with_headers)
        finally:
            if status:
                self._tell(scope, status, self._clock() - began)

    def _tell(self, scope: Scope, status: int, ms: int) -> None:
        method, route = scope.get("method", "WEBSOCKET"), route_of(scope)
        if method not in METHODS:
            method = "other"
        self.requests[method, route, status] += 1
        self.took.add(ms)
        client = scope.get("client")
        told = {"method": method, "route": route, "status": status, "ms": ms}
        LOG.info("request", extra=told | {"address": client[0] if client else ""})


def route_of(scope: Scope) -> str:
    """The route that a request has taken, without what was in its place; "-" for none.

    Tables' ids are invitations: no path is written anywhere as it came.
    """
    if "endpoint" not in scope:
        return "-"
    route: str = scope["path"]
    for name, value in scope.get("path_params", {}).items():
        if str(value) and str(value) in route:
            before, _, after = route.rpartition(str(value))
            route = f"{before}{{{name}}}{after}"
    return route
