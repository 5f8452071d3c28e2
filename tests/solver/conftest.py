"""The solver is tried where its extra is installed; else one line says that it is not."""

from importlib.util import find_spec

import pytest

MISSING = [name for name in ("numpy", "numba") if find_spec(name) is None]

collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what is not here."""
    if MISSING:
        terminalreporter.line(
            f"{' and '.join(MISSING)} not here (the extra `fast`): the solver is not tried"
        )
