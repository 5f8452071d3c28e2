"""The server keeps to the document of its addresses, whatever it is asked.

Requests are made up from docs/wire/openapi.json, right ones and wrong ones; every answer must be
one that the document names, in the form that it says.
"""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import CHECKS

from papertiger.wire.settings import MadiaoSettings
from tests.server.house import House, house

DOCUMENT = Path(__file__).parents[2] / "docs" / "wire" / "openapi.json"
SCHEMA = schemathesis.openapi.from_path(DOCUMENT)
EXAMPLES = max(1, settings().max_examples // 8)

NOT_OURS = {"positive_data_acceptance", "unsupported_method", "ignored_auth"}
"""Checks of what the document cannot say: whether a table is there, who has sat at it; and methods
that a frame of the web server answers by itself.
"""


class Running:
    """A server in a thread of its own, with a table that Ann has sat at."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._up, self._down = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self.url, self.table, self.cookie = "", "", ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(60)
        return self

    def __exit__(self, *error: object) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._down.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with house(self._folder, requests_per_second=100_000) as there:
            await self._begin(there)
            self._up.set()
            await self._down.wait()

    async def _begin(self, there: House) -> None:
        self.url = there.url
        self.table = await there.table(MadiaoSettings(bots="steady", public=True))
        self.cookie = (await there.guest("Ann")).partition("=")[2]
        visitor = await there.visit(self.table, Cookie=f"papertiger={self.cookie}")
        await visitor.hello()
        await visitor.raw('{"do":"sit_down","id":"1"}')
        await visitor.until(lambda: bool(visitor.answers("1")))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lasts for all these tests."""
    with Running(tmp_path_factory.mktemp("server")) as there:
        yield there


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_every_answer_is_one_that_the_document_names(
    case: schemathesis.Case[Any], running: Running
) -> None:
    _with_what_is_there(case, running)
    others: Any = [check for check in CHECKS.get_all() if check.__name__ in NOT_OURS]
    case.call_and_validate(base_url=running.url, excluded_checks=others)


def _with_what_is_there(case: Any, running: Running) -> None:
    """Every other request is about a table that there is, by somebody who has sat there."""
    table = case.path_parameters.get("table") if case.path_parameters else None
    if isinstance(table, str) and len(table) % 2 == 0:
        case.path_parameters["table"] = running.table
        case.cookies["papertiger"] = running.cookie


def test_a_table_that_there_is_is_answered_with_what_the_document_says(running: Running) -> None:
    """So that what comes above is not made of refusals alone."""
    operation = SCHEMA["/api/tables/{table}"]["GET"]
    case = operation.Case(path_parameters={"table": running.table})
    response = case.call_and_validate(base_url=running.url)
    assert response.status_code == 200
    assert msgspec.json.decode(response.content)["names"][0] == "Ann"
