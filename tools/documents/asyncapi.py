"""A table's socket as an AsyncAPI 3.1 document, from the side of the server."""

from typing import Any, get_args

from papertiger.wire import PROTOCOL
from papertiger.wire.commands import MOST_FRAME, Command, Hello, Ping, Up
from papertiger.wire.commands import Pong as PongUp
from papertiger.wire.news import (
    Answer,
    Beat,
    Down,
    Goodbye,
    Numbered,
    Pong,
    Seated,
    TransferCode,
    Tried,
    Trying,
)
from papertiger.wire.news import Welcome as Greeting
from papertiger.wire.routes import JSON, PARAMETERS, SOCKET
from tools.documents.components import Schema, moved, name_of, reachable

TO = "#/components/schemas/"
CHANNEL = {"$ref": "#/channels/table"}

ABOUT = (
    "What a client and a table say to each other: JSON text frames on one socket for each table. "
    "docs/protocol.md tells how to use it, openapi.json describes what is asked elsewhere.\n\n"
    f"A frame up has at most {MOST_FRAME} bytes. Fields and messages may be added to what comes "
    "down: pass over those that you do not know."
)


def document(components: dict[str, Schema]) -> dict[str, Any]:
    """The document; `components` are those of the whole wire."""
    kinds = (*get_args(Up), *get_args(Down))
    used = reachable(map(name_of, kinds), components)
    return {
        "asyncapi": "3.1.0",
        "info": {
            "title": "Paper Tiger: a table",
            "version": str(PROTOCOL),
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": JSON,
        "servers": {
            "table-server": {
                "host": "{host}",
                "protocol": "wss",
                "description": "The server that a table's link leads to; `ws` without HTTPS.",
                "variables": {"host": {"description": "Its name, and the port if need be."}},
            }
        },
        "channels": {
            "table": {
                "address": SOCKET,
                "title": "A table's socket",
                "parameters": {"table": {"description": PARAMETERS["table"][1]}},
                "messages": {
                    name_of(kind): {"$ref": f"#/components/messages/{name_of(kind)}"}
                    for kind in kinds
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": _operations(),
        "components": {
            "messages": {name_of(kind): _message(components[name_of(kind)]) for kind in kinds},
            "schemas": _draft_7(moved(used, TO)),
        },
    }


def _operations() -> dict[str, Any]:
    """Who begins to say what, and what is answered."""
    return {
        "hello": _operation(
            "receive", "The first frame of a client.", [Hello], [Greeting, Goodbye]
        ),
        "command": _operation(
            "receive",
            "A client does something; the same `id` again has no second effect.",
            get_args(Command),
            [Answer],
        ),
        "ping": _operation("receive", "A client asks whether the table is there.", [Ping], [Pong]),
        "beat": _operation(
            "send", "The server asks whether the client is there.", [Beat], [PongUp]
        ),
        "news": _operation(
            "send", "What happens, to each reader in the order of its stream.", get_args(Numbered)
        ),
        "private": _operation(
            "send", "What a command brings to who sent it, before its answer.",
            [Seated, TransferCode, Trying, Tried],
        ),
        "goodbye": _operation("send", "The last frame before a socket is closed.", [Goodbye]),
    }  # fmt: skip


def _operation(action: str, summary: str, kinds: Any, answers: Any = ()) -> dict[str, Any]:
    made = {"action": action, "channel": CHANNEL, "summary": summary, "messages": _refs(kinds)}
    return made | {"reply": {"channel": CHANNEL, "messages": _refs(answers)}} if answers else made


def _refs(kinds: Any) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/table/messages/{name_of(kind)}"} for kind in kinds]


def _message(schema: Schema) -> dict[str, Any]:
    name = schema["title"]
    summary = schema["description"].partition("\n\n")[0]
    return {"name": name, "title": name, "summary": summary, "payload": {"$ref": TO + name}}


def _draft_7(schema: Any) -> Any:
    """A schema as AsyncAPI has them: JSON Schema draft 7, and no discriminator with a mapping."""
    match schema:
        case {"prefixItems": list(items), "items": False, **rest}:
            return _draft_7(rest) | {"items": _draft_7(items), "additionalItems": False}
        case dict():
            return {key: _draft_7(each) for key, each in schema.items() if key != "discriminator"}
        case list():
            return [_draft_7(each) for each in schema]
        case _:
            return schema
