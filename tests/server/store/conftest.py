"""Tests that take `url` run on every database that there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from papertiger.server.store.engines import url_of
from tests.server.store import databases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """On SQLite; on PostgreSQL, too, where it answers."""
    if "url" in metafunc.fixturenames:
        found, _ = databases.postgres()
        kinds = ["sqlite"] if found is None else ["sqlite", "postgres"]
        metafunc.parametrize("url", kinds, indirect=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say so when PostgreSQL was not there to test on."""
    found, missing = databases.postgres()
    if found is None:
        terminalreporter.line(f"The store was tested on SQLite only; PostgreSQL: {missing}")


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    with databases.database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The URL of a database of SQLite."""
    return url_of(tmp_path / "tables.db")
