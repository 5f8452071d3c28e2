"""Running `papertiger` as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment(**more: str) -> dict[str, str]:
    """The environment for a process: the package from the tree, English unless said otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    kept |= {"PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
    return kept | more


def papertiger(
    *words: str, given: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with something on standard input."""
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [sys.executable, "-m", "papertiger", *words],
        input=data,
        capture_output=True,
        env=environment(**more),
        check=False,
        timeout=120,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def complains(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that a wrong command leaves, with exit status 2 and nothing else said."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr
