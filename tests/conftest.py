"""The two sizes of the tests: short by default, full with `--long`."""

import gc
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import settings

SHORTENING = 20
"""How many times fewer a count is without `--long`."""


class FullCount(Protocol):
    """Turns the full count of a property into the one for this run."""

    def __call__(self, count: int, *, seed: int = 0) -> int:
        """`count` with `--long`, else a twentieth of it, at least 1; `seed` is for the report."""


COLLECTION = (20_000, 20, 50)
"""When Python looks for garbage in cycles: less often, since tests make much and are short."""

COUNTED = pytest.StashKey[list[tuple[str, int, int]]]()
"""Name, count and seed of what ran in full."""

settings.register_profile("short", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("long", deadline=None, max_examples=2_000, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`."""
    parser.addoption("--long", action="store_true", help="run the full counts and report them")


def pytest_configure(config: pytest.Config) -> None:
    """Choose Hypothesis' profile by `--long`."""
    settings.load_profile("long" if config.getoption("long") else "short")
    config.stash[COUNTED] = []


def pytest_collection_finish() -> None:
    """Look no more for garbage among what was imported: it stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION)


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the matches that a test plays apart from those of the person who runs it."""
    monkeypatch.setenv("PAPERTIGER_HOME", str(tmp_path / "home"))


@pytest.fixture
def full_count(request: pytest.FixtureRequest) -> FullCount:
    """How many rounds to run: `full_count(20_000)` is 20,000 with `--long`, else 1,000."""

    def counted(count: int, *, seed: int = 0) -> int:
        if not request.config.getoption("long"):
            return max(1, count // SHORTENING)
        request.config.stash[COUNTED].append((request.node.nodeid, count, seed))
        return count

    return counted


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """With `--long`, say what ran in full: its result, name, count and seed."""
    if not config.stash[COUNTED]:
        return
    failed = {report.nodeid for report in terminalreporter.getreports("failed")}
    terminalreporter.section("full counts")
    for name, count, seed in config.stash[COUNTED]:
        result = "failed" if name in failed else "passed"
        terminalreporter.line(f"{result} {name}: {count:,} rounds, seed {seed}")
