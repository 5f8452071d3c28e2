"""Tests that are `async` are played on the stage; without a browser they are left out."""

import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests.web.stage import Stage, missing


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The server and the browser."""
    if why := missing():
        pytest.skip(why)
    with pytest.MonkeyPatch.context() as patch:
        stage = Stage(tmp_path_factory.mktemp("server"), patch)
        stage.build()
        yield stage
        stage.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Play an `async` test on the stage; its chance hangs on its name."""
    scenario = pyfuncitem.obj
    if not inspect.iscoroutinefunction(scenario):
        return None
    names = inspect.signature(scenario).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}
    stage = pyfuncitem.funcargs["stage"]
    assert isinstance(stage, Stage), "an async test is played on the stage"
    stage.play(crc32(pyfuncitem.name.encode()), lambda: scenario(**given))
    return True


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where pictures of the pages are kept."""
    named = os.environ.get("PAPERTIGER_TEST_PICTURES")
    folder = Path(named) if named else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    return folder
