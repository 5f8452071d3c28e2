"""Running `papertiger` from outside: as it is called, and, where that matters, as a process."""

import os
import subprocess
import sys
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

from papertiger.cli.main import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def environment(**more: str) -> dict[str, str]:
    """The environment for a process: the package from the tree, English unless said otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    # A width that somebody has told the tests would hide that of the terminal.
    kept.pop("COLUMNS", None)
    kept |= {"PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
    return kept | more


def papertiger(*words: str, given: str | bytes = "", **more: str) -> Done:
    """Run a command to its end with something on standard input, in the process of the tests.

    Its streams and its environment are those of `process`, and `test_processes.py` sees to it that
    both come out the same; but no Python has to start.
    """
    out, err = _stream(), _stream()
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        patch.multiple(sys, stdin=_stream(_bytes(given)), stdout=out, stderr=err),
        patch.multiple(sys, __stdout__=out, __stderr__=err),
    ):
        status = main(words)
    return Done(status, _said(out), _said(err))


def process(*words: str, given: str | bytes = "", **more: str) -> Done:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "papertiger", *words],
        input=_bytes(given),
        capture_output=True,
        env=environment(**more),
        check=False,
        timeout=120,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def _bytes(given: str | bytes) -> bytes:
    return given.encode() if isinstance(given, str) else given


def _stream(given: bytes = b"") -> TextIOWrapper:
    """A stream as a process has it that is no terminal's."""
    return TextIOWrapper(BytesIO(given), encoding="utf-8", errors="surrogateescape")


def _said(stream: TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, BytesIO)
    return stream.buffer.getvalue().decode()


def complains(done: Done) -> str:
    """The one line that a wrong command leaves, with exit status 2 and nothing else said."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr
