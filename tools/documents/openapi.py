"""The addresses of a server as an OpenAPI 3.1 document."""

import re
from http import HTTPStatus
from typing import Any

import msgspec

from papertiger.wire import PROTOCOL
from papertiger.wire.http import Problem
from papertiger.wire.routes import COOKIE, JSON, PARAMETERS, ROUTES, Answer, Route, refusals
from tools.documents.components import Schema, moved, name_of, reachable

TO = "#/components/schemas/"

ABOUT = """\
What is asked of a table server outside a table's socket. docs/protocol.md tells how it fits
together, asyncapi.json describes the socket.

Whoever asks for the first time gets a signed cookie, which says who one is from then on. A request
that cannot be done is answered with a `Problem`. Fields may be added to answers: pass over those
that you do not know."""


def document(components: dict[str, Schema]) -> dict[str, Any]:
    """The document; `components` are those of the whole wire."""
    bodies = {each.body for route in ROUTES for each in route.answers} | {Problem}
    bodies |= {route.body for route in ROUTES}
    used = reachable((name_of(each) for each in bodies if each is not None), components)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        path = paths.setdefault(route.path, _path(route.path))
        path[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Paper Tiger",
            "version": str(PROTOCOL),
            "description": ABOUT.replace("\n\n", "\0").replace("\n", " ").replace("\0", "\n\n"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "The server that a table's link leads to."}],
        "paths": paths,
        "components": {
            "schemas": moved(used, TO),
            "securitySchemes": {
                "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "Who one is, signed by the server, which gives it unasked.",
                }
            },
        },
    }


def _path(path: str) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", path)
    return {"parameters": [_parameter(name) for name in names]} if names else {}


def _parameter(name: str) -> dict[str, Any]:
    kind, description = PARAMETERS[name]
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": description,
        "schema": msgspec.json.schema(kind),
    }


def _operation(route: Route) -> dict[str, Any]:
    made: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    # A cookie of one's own is of use everywhere, and needed in a few places.
    made["security"] = [{"guest": []}] if route.known else [{}, {"guest": []}]
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": _content(route.body)}
    answers = {str(each.status): _answer(each) for each in route.answers}
    made["responses"] = answers | {
        str(status): _refusal(status, codes) for status, codes in refusals(route).items()
    }
    return made


def _content(body: type) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": TO + name_of(body)}}}


def _answer(answer: Answer) -> dict[str, Any]:
    made: dict[str, Any] = {"description": answer.says}
    if answer.body is None:
        made["content"] = {answer.media: {"schema": {"type": "string"}}}
    else:
        made["content"] = _content(answer.body)
    return made


def _refusal(status: int, codes: tuple[str, ...]) -> dict[str, Any]:
    made: dict[str, Any] = {"description": ", ".join(f"`{code}`" for code in codes)}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        made["headers"] = {
            "Retry-After": {
                "description": "After so many seconds one may ask again.",
                "schema": {"type": "integer"},
            }
        }
    return made | {"content": _content(Problem)}
