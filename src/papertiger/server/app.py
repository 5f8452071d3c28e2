"""The web application: the API, the tables' sockets, whether all is well, a bare test page."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from papertiger.room.members import Member
from papertiger.server import guests, metrics
from papertiger.server.api import Api, answer
from papertiger.server.server import Server, TooManyError
from papertiger.server.store import StoreError
from papertiger.wire.http import Problem

PAGES = Path(__file__).with_name("pages")

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
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


class Headers:
    """Adds `HEADERS` to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add the headers to its answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def app(server: Server) -> ASGIApp:
    """The application of a server."""

    @asynccontextmanager
    async def lifespan(application: Starlette) -> AsyncIterator[None]:
        del application
        server.start()
        yield
        await server.close()

    async def socket(websocket: WebSocket) -> None:
        await _socket(server, websocket)

    async def ready(request: Request) -> Response:
        del request
        try:
            await server.store.answers()
        except StoreError as error:
            return answer(Problem("store_unavailable", "store", str(error)), 503)
        return PlainTextResponse("ready\n")

    async def measured(request: Request) -> Response:
        del request
        return Response(metrics.text(server), media_type=metrics.TYPE)

    routes: list[Any] = [
        *Api(server).routes(),
        WebSocketRoute("/tables/{table}/socket", socket),
        Route("/health", _health),
        Route("/ready", ready),
        Route("/", _page),
        Route("/t/{table}", _page),
        Mount("/pages", StaticFiles(directory=PAGES)),
    ]
    if server.settings.metrics:
        routes.append(Route("/metrics", measured))
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: _http_error,
        TooManyError: _too_many,
    }
    made = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Headers(made)


async def _health(request: Request) -> Response:
    del request
    return PlainTextResponse("ok\n")


async def _page(request: Request) -> Response:
    del request
    return FileResponse(PAGES / "index.html", media_type="text/html; charset=utf-8")


async def _http_error(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    code = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "refused")
    response = answer(Problem(code, request.url.path, error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _too_many(request: Request, error: Exception) -> Response:
    del error
    response = answer(Problem("too_many_requests", request.url.path), 429)
    response.headers["retry-after"] = "5"
    return response


async def _socket(server: Server, websocket: WebSocket) -> None:
    """Whoever may not come is turned away before the socket is accepted."""
    headers = websocket.headers
    if not server.may_come_from(headers.get("origin"), headers.get("host", "")):
        await websocket.send_denial_response(
            answer(Problem("foreign_origin", "origin", headers.get("origin", "")), 403)
        )
        return
    if len(server.sockets.open) >= server.settings.most_sockets:
        await websocket.send_denial_response(answer(Problem("full", "server"), 503))
        return
    try:
        server.count_request(websocket)
    except TooManyError:
        await websocket.send_denial_response(answer(Problem("too_many_requests", "socket"), 429))
        return
    known = server.person_of(websocket.cookies)
    person = None if known is None else await server.store.person(known)
    connection = guests.new_id()
    member = Member(
        connection,
        connection if person is None else person.id,
        f"Guest {connection[:6]}" if person is None else person.name,
    )
    await server.sockets.serve(websocket, websocket.path_params["table"], member)
