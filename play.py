#!/usr/bin/env python3
"""Start Paper Tiger from a fresh checkout: the standard library only, nothing to prepare.

    python3 play.py [--no-browser] [FLAGS]   the tables, in a browser: `papertiger web`
    python3 play.py terminal                 a game of Madiao, drawn in the terminal
    python3 play.py test [--long] [WORDS]    the tests; WORDS go to pytest
    python3 play.py WORDS                    the command `papertiger WORDS`

The first start makes `.venv` beside this file and installs what the lock file pins, with uv where
that works and else with the pip in `tools/vendor`. The last thing it writes is a stamp; a `.venv`
without the right stamp was interrupted or is out of date, and is made anew.
"""

import sys

NEEDED = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """One line for a Python that is too old, else nothing. An old Python must get this far."""
    if version >= NEEDED:
        return ""
    needed, this = (".".join(map(str, numbers)) for numbers in (NEEDED, version))
    return f"Paper Tiger needs Python {needed} or newer, this is {this}: try python{needed} play.py"


if too_old(sys.version_info[:2]):
    print(too_old(sys.version_info[:2]), file=sys.stderr)
    sys.exit(2)

import hashlib
import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


class SetupError(Exception):
    """Setting up failed; the message is the one line to show."""


ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "papertiger-stamp"
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
BROWSER_LOCK = ROOT / "requirements-browser.lock"
LOCKS = (PLAY_LOCK, TEST_LOCK, BROWSER_LOCK)
"""Each holds all of the one before it. The last is large, and for machines with Chromium only."""

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PYTHON_TAG = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"

MISLEADING = {"PYTHONPATH", "PYTHONHOME", "PYTHONPLATLIBDIR", "__PYVENV_LAUNCHER__"}
"""Variables about another Python than that of `.venv`."""

KEPT = ("CACHE", "CERT", "CONFIG", "FIND_LINKS", "INDEX", "OFFLINE", "PROXY", "TIMEOUT", "TRUSTED")
"""What a PIP_ or UV_ variable may be about to be kept: where packages come from, and how."""

UNREACHABLE = {
    "CERTIFICATE_VERIFY_FAILED": "its certificate is not trusted here",
    "ProxyError": "the proxy refused",
    "Tunnel connection failed": "the proxy refused",
    "NameResolutionError": "its name was not found",
    "Connection refused": "the connection was refused",
    "NewConnectionError": "there is no connection",
    "Timeout": "it did not answer",
    "after connection broken": "the connection broke",
}
"""Words of pip's that mean the package index was not reached, and what to call that."""


def site_packages() -> Path:
    """The folder of `.venv` that Python imports installed packages from."""
    places = {"base": str(VENV), "platbase": str(VENV)}
    return Path(sysconfig.get_path("purelib", "venv", vars=places))


def stamp_line(lock: Path) -> str:
    """The line of the stamp which says that everything in `lock` is installed."""
    return f"{lock.name} {hashlib.sha256(lock.read_bytes()).hexdigest()}"


def stamped() -> list[str]:
    """The lines of the stamp; none where there is no stamp."""
    return STAMP.read_text("utf-8", errors="replace").splitlines() if STAMP.is_file() else []


def ready(lock: Path) -> bool:
    """Whether `.venv` is whole, of this Python, and has what `lock` pins."""
    lines = stamped()
    if lines[:1] != [PYTHON_TAG] or stamp_line(lock) not in lines:
        return False
    installed = {line.removeprefix("has ") for line in lines if line.startswith("has ")}
    return installed <= packages() and PYTHON.exists() and (VENV / "pyvenv.cfg").exists()


def packages() -> set[str]:
    """The names in site-packages; none where there is no such folder."""
    return {path.name for path in site_packages().glob("*") if path.name != "__pycache__"}


def write_stamp(locks: Sequence[Path]) -> None:
    """Say that `.venv` is whole: its Python, what is in it, and last, for which locks."""
    lines = [PYTHON_TAG, *(f"has {name}" for name in sorted(packages())), *map(stamp_line, locks)]
    STAMP.write_text("\n".join(lines) + "\n", encoding="utf-8")


def program_environment(given: Mapping[str, str]) -> dict[str, str]:
    """The environment without what would mislead the Python of `.venv`."""
    return {name: value for name, value in given.items() if name not in MISLEADING}


def installer_environment(given: Mapping[str, str]) -> dict[str, str]:
    """The environment with only those settings of pip and uv that say where packages come from."""
    kept = {
        name: value
        for name, value in program_environment(given).items()
        if not name.startswith(("PIP_", "UV_")) or any(about in name for about in KEPT)
    }
    # These outrank a pip.conf that asks for a home install, says no to this one, or holds it back.
    kept |= {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_CONSTRAINT": os.devnull}
    kept |= {"PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_RETRIES": "2"}
    if "PIP_INDEX_URL" in kept:
        kept.setdefault("UV_DEFAULT_INDEX", kept["PIP_INDEX_URL"])
    return kept


def pip_command() -> list[str]:
    """The words that start the shipped pip, out of its wheel, in `.venv`."""
    wheel = next((ROOT / "tools" / "vendor").glob("pip-*.whl"), None)
    if wheel is None:
        raise SetupError("Cannot set up: no pip in tools/vendor; check the tree out anew.")
    return [str(PYTHON), "-I", str(wheel / "pip")]


def run_installer(command: Sequence[str], keep_open: int) -> tuple[bool, str]:
    """Run an installer and return whether it succeeded and all it said.

    It inherits the lock, so that one which outlives this process still holds off the next start.
    """
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=installer_environment(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
            pass_fds=() if os.name == "nt" else (keep_open,),
        )
    except OSError as error:
        return False, f"{command[0]}: {error.strerror}"
    return done.returncode == 0, done.stdout


def explain(output: str) -> str:
    """One line about a failed install, and what to do about it, from what pip said."""
    for words, meaning in UNREACHABLE.items():
        if words in output:
            return (
                f"Cannot reach the package index ({meaning}). Connect and run this again; behind a "
                "proxy set HTTPS_PROXY, for a mirror PIP_INDEX_URL, for a certificate PIP_CERT."
            )
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    last = (errors or lines or ["it said nothing"])[-1]
    return f"Installing what Paper Tiger needs failed; pip's last word: {last}"


def install(lock: Path, keep_open: int) -> None:
    """Install what `lock` pins into `.venv`, with uv where that works and else with pip."""
    wanted = ["--require-hashes", "--no-deps", "-r", str(lock)]
    uv = shutil.which("uv")
    if uv and run_installer([uv, "pip", "install", "--python", str(PYTHON), *wanted], keep_open)[0]:
        return
    worked, output = run_installer([*pip_command(), "install", *wanted], keep_open)
    if not worked:
        raise SetupError(explain(output))


def remove_venv() -> None:
    """Take away whatever is called `.venv`."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)


def make_venv() -> None:
    """Make an empty `.venv` that sees `src`, by a relative path: the tree may move."""
    try:
        from venv import EnvBuilder
    except ImportError as error:
        raise SetupError("This Python lacks venv; on Debian: apt install python3-venv") from error
    EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(VENV)
    to_src = os.path.relpath(ROOT / "src", site_packages())
    (site_packages() / "papertiger.pth").write_text(to_src + "\n", encoding="utf-8")
    if os.name == "nt":
        launcher, text = "papertiger.cmd", '@"%~dp0python.exe" -P -m papertiger %*\r\n'
    else:
        launcher = "papertiger"
        here = '"$(dirname -- "$(readlink -f -- "$0")")"'
        text = f'#!/bin/sh\nexec {here}/python -P -m papertiger "$@"\n'
    (PYTHON.parent / launcher).write_text(text, encoding="utf-8", newline="")
    (PYTHON.parent / launcher).chmod(0o755)


def set_up(lock: Path, keep_open: int) -> None:
    """Make `.venv` ready for `lock`: add to a whole one, make any other anew; stamp it last."""
    print(f"Setting up, once: installing {lock.name} into .venv ...", file=sys.stderr)
    adding = ready(PLAY_LOCK)
    if not adding:
        remove_venv()
        make_venv()
    before, present = stamped(), packages()
    STAMP.unlink(missing_ok=True)
    try:
        install(lock, keep_open)
    except SetupError:
        if adding and packages() == present:
            STAMP.write_text("\n".join(before) + "\n", encoding="utf-8")
        else:
            remove_venv()
        raise
    write_stamp(LOCKS[: LOCKS.index(lock) + 1])


def try_lock(descriptor: int) -> bool:
    """Take the lock on an open file, and say whether nobody else had it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


@contextmanager
def only_one() -> Iterator[int]:
    """Hold `.venv.lock`, waiting for another start that has it; gives its descriptor."""
    descriptor = os.open(ROOT / ".venv.lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not try_lock(descriptor):
            print("Another start is setting up; waiting for it ...", file=sys.stderr)
            while not try_lock(descriptor):
                time.sleep(0.1)
        yield descriptor
    finally:
        os.close(descriptor)


def ensure(lock: Path) -> None:
    """Return when `.venv` has what `lock` pins."""
    try:
        if ready(lock):
            return
        with only_one() as descriptor:
            if not ready(lock):
                set_up(lock, descriptor)
    except OSError as error:
        message = f"Cannot set up in {ROOT} ({error.strerror}): put the tree where you may write."
        raise SetupError(message) from error


def become(words: Sequence[str]) -> int:
    """Run the Python of `.venv` with these words in place of this process."""
    command = [str(PYTHON), "-P", *words]
    if os.name != "nt":
        os.execve(command[0], command, program_environment(os.environ))
    return subprocess.run(command, env=program_environment(os.environ), check=False).returncode


def command(words: Sequence[str]) -> list[str]:
    """The words for `papertiger`: flags alone are of the page in the browser, as no words are."""
    first = words[0].partition("=")[0] if words else "--"
    alone = first.startswith("--") and first not in {"--help", "--version", "--lang"}
    return ["web", *words] if alone else [*words]


def test_lock() -> Path:
    """What the tests need: to drive a browser only where there is one."""
    return BROWSER_LOCK if shutil.which("chromium") else TEST_LOCK


def main(words: Sequence[str], go: Callable[[Sequence[str]], int] = become) -> int:
    """Do what the words of the command line ask; the exit status."""
    testing = words[:1] == ["test"]
    try:
        ensure(test_lock() if testing else PLAY_LOCK)
        if testing:
            os.chdir(ROOT)
            return go(["-m", "pytest", *words[1:]])
        return go(["-m", "papertiger", *command(words)])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
