"""The web application: the API, the tables' sockets, whether all is well, the pages."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from papertiger.server import books, site
from papertiger.server.api import Api, answer, foreign
from papertiger.server.edge import Edge
from papertiger.server.printing import Sheets
from papertiger.server.server import Server, TooManyError, address_of
from papertiger.server.store import StoreError
from papertiger.wire.http import Problem

FOR_EVER = "public, max-age=31536000, immutable"
"""How long a file may be kept whose address has the hash of all files in it."""


def app(server: Server) -> Edge:
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
        if server.hub.closing:
            return answer(Problem("closing", "server"), 503)
        return PlainTextResponse("ready\n")

    async def page(request: Request) -> Response:
        """The same at every address: what it shows, it finds out itself."""
        del request
        return Response(site.page(server.url), media_type="text/html")

    def reading(view: str) -> Callable[[Request], Response]:
        """A page to read: a script of its own, and one of its views."""

        def shown(request: Request) -> Response:
            del request
            content = site.page(server.url, "reading.js", f"views/{view}.js")
            return Response(content, media_type="text/html")

        return shown

    routes: list[Any] = [
        *Api(server).routes(),
        WebSocketRoute("/tables/{table}/socket", socket),
        Route("/health", _health),
        Route("/ready", ready),
        Route("/", page),
        Route("/t/{table}", page),
        Route("/games", reading("games")),
        Route("/games/{table}/{number:int}", reading("replay")),
        Route("/r/{token}", reading("replay")),
        Route("/rules", books.rules),
        Route("/rules/{clause}", books.rules),
        Route("/cards", books.cards),
        Route("/cards/{paper}/{language}.pdf", Sheets(server).sheet),
        Route("/worker.js", _worker),
        Route("/web/{hash}/{path:path}", _file),
    ]
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: _http_error,
        TooManyError: _too_many,
        Exception: _fault,
    }
    made = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Edge(made, server.clock, https=server.url.startswith("https:"))


async def _health(request: Request) -> Response:
    del request
    return PlainTextResponse("ok\n")


def _worker(request: Request) -> Response:
    """The worker of the present version: it is asked for anew by every page, and not kept."""
    del request
    return Response(site.worker(), media_type="text/javascript")


async def _file(request: Request) -> Response:
    """A file of the pages; under another hash than the present one there is none."""
    path = request.path_params["path"]
    if request.path_params["hash"] != site.tree_hash():
        raise HTTPException(404)
    # One that is still to be made takes a while, so not in the loop.
    found = site.made(path) or await run_in_threadpool(site.file, path)
    if found is None:
        raise HTTPException(404)
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding", "content-type": found.type}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"content-encoding": "gzip"})
    return Response(found.plain, headers=headers)


async def _http_error(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return books.nothing(request)
    code = {404: "not_found", 405: "method_not_allowed"}.get(error.status_code, "refused")
    response = answer(Problem(code, request.url.path, error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _too_many(request: Request, error: Exception) -> Response:
    del error
    response = answer(Problem("too_many_requests", request.url.path), 429)
    response.headers["retry-after"] = "5"
    return response


async def _fault(request: Request, error: Exception) -> Response:
    """A fault of ours; it is in the log, and says nothing of what it was about."""
    del error
    return answer(Problem("fault", request.url.path), 500)


async def _socket(server: Server, websocket: WebSocket) -> None:
    """Whoever may not come is turned away before the socket is accepted."""
    headers, address = websocket.headers, address_of(websocket)
    refusal: tuple[Problem, int] | None = None
    if not server.may_come_from(headers.get("origin"), headers.get("host", "")):
        refusal = foreign(headers), 403
    elif server.hub.closing:
        refusal = Problem("closing", "server"), 503
    elif not server.sockets.has_room(address):
        refusal = Problem("full", "server"), 503
    else:
        try:
            server.count_request(websocket)
        except TooManyError:
            refusal = Problem("too_many_requests", "socket"), 429
    if refusal is not None:
        await websocket.send_denial_response(answer(*refusal))
        return
    person = server.person_of(websocket.cookies)
    await server.sockets.serve(websocket, websocket.path_params["table"], person, address)
