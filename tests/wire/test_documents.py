"""The documents of docs/wire/: current, valid by their standards, true to the server."""

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from msgspec import defstruct
from starlette.routing import Route as ServedRoute
from starlette.routing import WebSocketRoute

from papertiger.server import api as server_api
from papertiger.server.app import app
from papertiger.server.clock import steady
from papertiger.server.server import Server
from papertiger.server.settings import Settings
from papertiger.server.store import Store
from papertiger.wire import commands, news
from papertiger.wire.routes import PARAMETERS, ROUTES, SOCKET, refusals
from tests.wire.documents import FOLDER, SCHEMA, document, standard
from tools import wire
from tools.documents.components import components, name_of, refs


@pytest.mark.parametrize("name", wire.files())
def test_a_document_is_current(name: str) -> None:
    committed = (FOLDER / name).read_text(encoding="utf-8")
    assert committed == wire.files()[name], "run python tools/wire.py"


def test_nothing_else_lies_among_the_documents() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(wire.files())


def test_the_schema_is_json_schema() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_a_document_keeps_its_standard(name: str) -> None:
    keeps = standard(f"{name}-3.1.json")
    assert [each.message for each in keeps.iter_errors(document(f"{name}.json"))] == []


@pytest.mark.parametrize("name", ["schema.json", "openapi.json", "asyncapi.json"])
def test_every_reference_leads_somewhere(name: str) -> None:
    found = document(name)
    for ref in set(refs(found)):
        place: Any = found
        for part in ref.removeprefix("#/").split("/"):
            place = place[part.replace("~1", "/").replace("~0", "~")]


def test_every_message_has_a_component_and_a_place_in_the_socket_document() -> None:
    messages = document("asyncapi.json")["channels"]["table"]["messages"]
    operations = document("asyncapi.json")["operations"].values()
    said = {
        ref.rpartition("/")[2]
        for each in operations
        for part in (each, each.get("reply", {}))
        for ref in refs(part.get("messages", []))
    }
    kinds = {name_of(kind) for kind in (*get_args(commands.Up), *get_args(news.Down))}
    assert set(messages) == kinds == said
    assert kinds <= set(components())


def test_two_classes_never_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    other = defstruct("Room", [("walls", int)], module="papertiger.elsewhere")
    monkeypatch.setattr("tools.documents.components.BODIES", (other,))
    with pytest.raises(ValueError, match="two components share a name"):
        components()


def test_routes_have_names_of_their_own_and_explain_their_paths() -> None:
    names = [route.name for route in ROUTES]
    assert len(names) == len(set(names))
    for route in ROUTES:
        assert set(re.findall(r"{(\w+)}", route.path)) <= set(PARAMETERS)
        statuses = [each.status for each in route.answers]
        assert not set(statuses) & set(refusals(route))


def test_the_table_names_every_refusal_of_the_server() -> None:
    source = Path(server_api.__file__).read_text(encoding="utf-8")
    made = re.findall(r'RefusedError\((\d{3}), "(\w+)"', source)
    listed = {
        (str(each), code)
        for route in ROUTES
        for each, codes in refusals(route).items()
        for code in codes
    }
    assert len(made) > 5
    assert set(made) <= listed


def test_the_server_has_the_routes_of_the_table_and_no_others(tmp_path: Path) -> None:
    """But for its pages, which are for people."""

    async def served() -> set[tuple[str, str]]:
        settings = Settings(data=str(tmp_path))
        store = Store(settings.url)
        server = Server(settings, store, steady())
        routes = app(server)._app.routes  # type: ignore[attr-defined]
        await store.close()
        found = set()
        for route in routes:
            if isinstance(route, ServedRoute):
                path = re.sub(r":\w+}", "}", route.path)
                found |= {(method, path) for method in (route.methods or set()) - {"HEAD"}}
            elif isinstance(route, WebSocketRoute):
                found.add(("socket", route.path))
        return found

    pages = {("GET", "/"), ("GET", "/t/{table}"), ("GET", "/web/{hash}/{path}")}
    reading = ["/games", "/games/{table}/{number}", "/r/{token}", "/rules", "/rules/{clause}"]
    reading += ["/cards", "/cards/{paper}/{language}.pdf", "/worker.js"]
    pages |= {("GET", path) for path in reading}
    listed = {(route.method, route.path) for route in ROUTES} | {("socket", SOCKET)}
    assert asyncio.run(served()) - pages == listed
