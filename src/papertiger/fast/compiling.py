"""How the kernels are compiled: the laws made known to Numba, and a cache that notices edits.

Numba keeps what it compiled beside a time stamp of the file that a kernel stands in, and does not
notice that a law elsewhere was edited. So the folder of the cache is named by a hash of every
source that goes into a kernel. The folder is set only while our own kernels are decorated: other
people's are left where theirs are.
"""

import logging
import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, ParamSpec, TypeVar

import numba
from numba.extending import register_jitable
from platformdirs import user_cache_path

from papertiger.madiao import cards, laws, patterns

LOG = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

SPOILED = (OSError, EOFError, UnpicklingError)
"""What comes of a full disk, and of files that were cut short or overwritten."""

UNUSED_FOR_S = 30 * 24 * 3600
"""The kernels of other sources are taken away when nobody used them for so long."""

LAWS = tuple(
    name
    for name, law in vars(laws).items()
    if callable(law) and getattr(law, "__module__", None) == laws.__name__
)
"""The laws that a kernel may call, each by its name in `madiao.laws`."""

for name in LAWS:
    register_jitable(forceinline=True)(getattr(laws, name))


HERE = Path(__file__).parent


def sources(*packages: Path) -> tuple[Path, ...]:
    """Every file that goes into a kernel: the laws with their tables, this package, and others."""
    folders = {HERE, *packages}
    files = sorted(file for folder in folders for file in folder.glob("*.py"))
    return (*(Path(str(module.__file__)) for module in (laws, cards, patterns)), *files)


def source_hash(files: tuple[Path, ...]) -> str:
    """Sixteen hexadecimal digits for the contents of these files."""
    digest = sha256()
    for file in files:
        text = file.read_bytes()
        digest.update(len(text).to_bytes(8, "big") + text)
    return digest.hexdigest()[:16]


KERNELS = user_cache_path("papertiger") / "kernels"
"""Where the folders of compiled kernels are."""


@cache
def cache_folder(kernels: Path, package: Path) -> Path | None:
    """The folder in `kernels` for the kernels of a package; None where nothing can be written."""
    folder = kernels / source_hash(sources(package))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def tidy(kernels: Path, now: float) -> None:
    """Take away the kernels of sources that nobody has used for a month; `now` in seconds."""
    for folder in kernels.iterdir():
        # Another process may be tidying too.
        with suppress(OSError):
            if folder.is_dir() and now - folder.stat().st_mtime > UNUSED_FOR_S:
                shutil.rmtree(folder, ignore_errors=True)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A function of a module that Python calls: compiled, cached, without the GIL.

    Never one that is made inside another function: Numba does not cache those.
    """
    config: Any = numba.config
    before = config.CACHE_DIR
    folder = cache_folder(KERNELS, Path(function.__code__.co_filename).parent)
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        compiled: Any = numba.njit(nogil=True, cache=folder is not None)(function)
    finally:
        config.CACHE_DIR = before

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal compiled
        if not compiled.signatures and not _kept(function, folder):
            _announce(function, folder)
        try:
            result: R = compiled(*args, **kwargs)
        except SPOILED as error:
            # No kernel raises these: they are of the cache, before anything was run.
            LOG.warning("not kept: %s cannot be used, and may be removed (%r)", folder, error)
            compiled = numba.njit(nogil=True)(function)
            result = compiled(*args, **kwargs)
        return result

    return call


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A function that kernels call, and Python too: compiled as a part of each kernel."""
    return register_jitable(forceinline=True)(function)


def _kept(function: Callable[..., Any], folder: Path | None) -> bool:
    """Whether the cache has a kernel."""
    if folder is None:
        return False
    module = function.__module__.rpartition(".")[2]
    return any(folder.glob(f"*/{module}.{function.__qualname__}-*.nbc"))


def _announce(function: Callable[..., Any], folder: Path | None) -> None:
    """The first compilation takes a while: say so, once for each kernel."""
    kept = "" if folder is None else "once, "
    LOG.warning("compiling %s for this machine: %ssome seconds", function.__qualname__, kept)
    if folder is not None:
        tidy(folder.parent, time.time())
