"""Keys pressed by tests need not wait as long as Textual's pilot does by itself."""

import pytest
from textual import _wait

PATIENCE = 1 / 500
"""Seconds between two looks at whether the app is idle; every look also empties its queues."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", PATIENCE)
