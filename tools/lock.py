"""Write the lock files anew from pyproject.toml, with uv, or check that they still match it.

    python tools/lock.py            keep the pins that still fit, add and drop what changed
    python tools/lock.py --upgrade  take the newest releases that fit
    python tools/lock.py --check    fail when a lock no longer matches pyproject.toml

A new release of a dependency is no drift: pins that fit are kept.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Made by tools/lock.py from pyproject.toml; do not edit.\n"

LOCKS: dict[str, tuple[str, ...]] = {
    "requirements-lint.lock": ("test", "browser", "lint", "postgres", "fast"),
    "requirements-browser.lock": ("test", "browser", "postgres"),
    "requirements-test.lock": ("test", "postgres"),
    "requirements.lock": (),
}
"""Each lock and the extras in it, the widest first: it decides the versions of the others."""


def uv_command() -> list[str]:
    """The words that start uv: the installed module, or else the program on the path."""
    if find_spec("uv") is not None:
        return [sys.executable, "-m", "uv"]
    if found := shutil.which("uv"):
        return [found]
    raise SystemExit("tools/lock.py needs uv: it is among the packages of requirements-lint.lock")


def compile_lock(folder: Path, name: str, *, upgrade: bool) -> None:
    """Resolve one lock into `folder`, preferring the pins that a file of that name has there."""
    widest = next(iter(LOCKS))
    command = [*uv_command(), "pip", "compile", str(ROOT / "pyproject.toml")]
    command += ["--universal", "--generate-hashes", "--python-version", "3.11"]
    command += ["--quiet", "--no-header", "--no-annotate", "--output-file", str(folder / name)]
    command += [word for extra in LOCKS[name] for word in ("--extra", extra)]
    if name != widest:
        command += ["--constraints", str(folder / widest)]
    if upgrade:
        command += ["--upgrade"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    pins = (folder / name).read_text(encoding="utf-8").removeprefix(HEADER)
    (folder / name).write_text(HEADER + pins, encoding="utf-8", newline="\n")


def compile_all(*, upgrade: bool) -> dict[str, str]:
    """The text of every lock, resolved in a folder of its own, starting from the present pins."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for lock in LOCKS:
            if (ROOT / lock).exists():
                shutil.copy(ROOT / lock, folder / lock)
        for lock in LOCKS:
            compile_lock(folder, lock, upgrade=upgrade)
        return {lock: (folder / lock).read_text(encoding="utf-8") for lock in LOCKS}


def main() -> int:
    """Write or check the locks; 1 when a check fails."""
    parser = argparse.ArgumentParser(description="Write or check the lock files.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="write nothing, fail on a difference")
    choice.add_argument("--upgrade", action="store_true", help="take the newest releases that fit")
    asked = parser.parse_args()
    stale = [
        (lock, text)
        for lock, text in compile_all(upgrade=asked.upgrade).items()
        if not (ROOT / lock).exists() or (ROOT / lock).read_text(encoding="utf-8") != text
    ]
    for lock, text in stale:
        if asked.check:
            print(f"{lock} no longer matches pyproject.toml: run `python tools/lock.py`")
        else:
            (ROOT / lock).write_text(text, encoding="utf-8", newline="\n")
            print(f"{lock} written")
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
