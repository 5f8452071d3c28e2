"""How kernels are compiled and kept: once for these sources, for any process, for nobody else."""

import os
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from papertiger.fast import compiling
from papertiger.madiao import laws

ALL_KERNELS = """
import logging, sys
logging.basicConfig(stream=sys.stdout, format="%(message)s")
import numba
from papertiger import fast
from papertiger.fast.batch import Batch
fast.simulate(3, 1); fast.simulate_matches(3, 1)
batch = Batch(3, 1)
batch.legal(); batch.observations(); print(batch.step(batch.random_actions()).rewards.shape)
print(fast.settle_many(fast.PlayedHands.of([])).fault.shape)
print("cache", repr(numba.config.CACHE_DIR))
"""

NEVER = """
import sys
import papertiger.cli.main, papertiger.client, papertiger.room.hosting
print(sorted({name.partition(".")[0] for name in sys.modules} & {"numba", "numpy", "llvmlite"}))
"""

WITHOUT = """
import sys
sys.modules["numba"] = None
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name == "numba": raise ModuleNotFoundError(name)
from importlib import util
find = util.find_spec
util.find_spec = lambda name, package=None: None if name == "numba" else find(name, package)
import papertiger.fast
"""


def told(program: str, cache: Path, *, status: int = 0) -> str:
    """What a fresh process says."""
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": "src"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stdout if status == 0 else done.stderr


def test_each_kernel_is_compiled_once_and_loaded_by_two_fresh_processes(tmp_path: Path) -> None:
    """The first says that it compiles; the next find what it left, and nothing else changes."""
    first = told(ALL_KERNELS, tmp_path)
    kept = sorted(tmp_path.rglob("*.nb?"))
    assert first.count("compiling ") == len([file for file in kept if file.suffix == ".nbi"])
    assert "compiling run_hands for this machine" in first
    for _ in range(2):
        later = told(ALL_KERNELS, tmp_path)
        assert "compiling" not in later
        assert later == "".join(
            line for line in first.splitlines(keepends=True) if "compiling" not in line
        )
    assert sorted(tmp_path.rglob("*.nb?")) == kept
    assert "cache ''" in first, "the folder of other people's kernels is left alone"


def test_nothing_else_imports_numba(tmp_path: Path) -> None:
    assert told(NEVER, tmp_path) == "[]\n"


def test_without_the_extra_one_line_says_what_to_install(tmp_path: Path) -> None:
    last = told(WITHOUT, tmp_path, status=1).splitlines()[-1]
    assert "papertiger.fast needs numba: pip install 'papertiger[fast]'" in last


def test_an_edited_law_has_another_folder(tmp_path: Path) -> None:
    sources = compiling.sources()
    assert {"laws.py", "cards.py", "patterns.py", "settling.py"} <= {each.name for each in sources}
    copies = []
    for number, source in enumerate(sources):
        copy = tmp_path / f"{number}.py"
        copy.write_bytes(source.read_bytes())
        copies.append(copy)
    before = compiling.source_hash(tuple(copies))
    assert before == compiling.source_hash(sources)
    for copy in copies:
        text = copy.read_bytes()
        copy.write_bytes(text + b"\n")
        assert compiling.source_hash(tuple(copies)) != before
        copy.write_bytes(text)
    assert compiling.source_hash(tuple(copies)) == before


def test_a_cache_that_cannot_be_written_is_none(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert compiling.cache_folder(blocked, compiling.HERE) is None


SIMULATE = """
import logging, sys
logging.basicConfig(stream=sys.stdout, format="%(message)s")
from papertiger import fast
print(fast.simulate(3, 1).payments.tolist())
"""


def test_a_spoiled_cache_is_named_and_done_without(tmp_path: Path) -> None:
    """After a crash a file may be cut short; that must not end every later run."""
    said = told(SIMULATE, tmp_path).splitlines()[-1]
    for ending in ("nbc", "nbi"):
        for kept in tmp_path.rglob(f"*.{ending}"):
            kept.write_bytes(b"" if ending == "nbi" else b"junk")
        later = told(SIMULATE, tmp_path).splitlines()
        assert later[-1] == said
        assert any(f"{tmp_path}" in line and "cannot be used" in line for line in later)


def test_kernels_of_other_sources_are_taken_away_after_a_month(tmp_path: Path) -> None:
    now = time.time()
    for name, days in (("old", 31), ("newer", 29)):
        (tmp_path / name / "inner").mkdir(parents=True)
        os.utime(tmp_path / name, (now - days * 86_400,) * 2)
    compiling.tidy(tmp_path, now)
    assert [folder.name for folder in tmp_path.iterdir()] == ["newer"]


def test_every_law_is_known_to_the_compiler_and_stays_plain_python() -> None:
    assert "beats" in compiling.LAWS
    assert len(compiling.LAWS) > 20
    for name in compiling.LAWS:
        law = getattr(laws, name)
        assert type(law).__name__ == "function", name


@pytest.mark.parametrize("module", ["playout", "batch", "hands"])
def test_our_kernels_release_the_gil_and_are_cached(module: str) -> None:
    compiled = {
        name: cell.cell_contents
        for name, call in vars(__import__(f"papertiger.fast.{module}", fromlist=["_"])).items()
        for cell in getattr(call, "__closure__", None) or ()
        if isinstance(cell.cell_contents, numba.core.dispatcher.Dispatcher)
    }
    assert compiled
    for name, dispatcher in compiled.items():
        assert dispatcher.targetoptions["nogil"], name
        folder = compiling.cache_folder(compiling.KERNELS, compiling.HERE)
        assert str(folder) in str(dispatcher.stats.cache_path), name
