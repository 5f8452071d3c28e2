"""play.py on a machine that has nothing yet: what it says, repairs, refuses and passes on.

No test here reaches a package index. What would install is given the packages of this run.
"""

import ast
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLOSED = "http://127.0.0.1:9"
"""A port of this machine that nothing listens on."""

CLI = """\
import os, sys

def main() -> int:
    print("played", *sys.argv[1:], os.getcwd(), os.environ.get("PYTHONPATH", "no path"), sep="|")
    return 7
"""

NEEDS_POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and file locks of POSIX")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in small: play.py, its locks, the shipped pip, a program that tells its words."""
    copy = tmp_path / "a tree"
    (copy / "src" / "papertiger" / "cli").mkdir(parents=True)
    (copy / "tools").mkdir()
    shutil.copy(ROOT / "play.py", copy)
    for lock in ROOT.glob("requirements*.lock"):
        shutil.copy(lock, copy)
    (copy / "tools" / "vendor").symlink_to(ROOT / "tools" / "vendor")
    for name in ("__init__.py", "__main__.py"):
        shutil.copy(ROOT / "src" / "papertiger" / name, copy / "src" / "papertiger" / name)
    (copy / "src" / "papertiger" / "cli" / "main.py").write_text(CLI, encoding="utf-8")
    return copy


def load(tree: Path) -> ModuleType:
    """The play.py of a tree as a module."""
    spec = spec_from_file_location("play_of_the_tree", tree / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def installed_by(module: ModuleType, calls: list[str]) -> Callable[[Path, int], None]:
    """An install step without a network: one marker package for each lock."""

    def install(lock: Path, keep_open: int) -> None:
        assert keep_open > 0
        calls.append(lock.name)
        (module.site_packages() / f"from_{lock.name}").mkdir(exist_ok=True)

    return install


def environment(home: Path, **more: str) -> dict[str, str]:
    """A new user's environment: an empty home, and no uv on the path."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "LANG") if name in os.environ}
    return {"HOME": str(home), "PATH": os.defpath, "PIP_CONFIG_FILE": os.devnull} | kept | more


def start(
    tree: Path, *words: str, cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `python3 play.py` with these words."""
    return subprocess.run(
        [sys.executable, str(tree / "play.py"), *words],
        env=environment(tree.parent, **more),
        cwd=cwd or tree.parent,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def set_up(tree: Path) -> Path:
    """A tree whose `.venv` is ready."""
    module = load(tree)
    vars(module)["install"] = installed_by(module, [])
    module.ensure(module.PLAY_LOCK)
    return tree


def ensured(tree: Path, lock: str = "PLAY_LOCK") -> list[str]:
    """Which locks a start would install in this tree."""
    module = load(tree)
    calls: list[str] = []
    vars(module)["install"] = installed_by(module, calls)
    module.ensure(getattr(module, lock))
    return calls


def assert_unreachable(ended: subprocess.CompletedProcess[str]) -> None:
    """One notice, one line that says what failed and what to do, and status 2."""
    notice, failure = ended.stderr.splitlines()
    assert notice.startswith("Setting up, once: ")
    assert failure.startswith("Cannot reach the package index (")
    assert "HTTPS_PROXY" in failure
    assert "PIP_INDEX_URL" in failure
    assert ended.returncode == 2
    assert ended.stdout == ""


def test_without_a_network_one_line_says_what_to_do(tree: Path) -> None:
    assert_unreachable(start(tree, PIP_INDEX_URL=CLOSED))
    assert not (tree / ".venv").exists()


def test_a_failed_test_install_leaves_the_game_playable(set_up: Path) -> None:
    assert_unreachable(start(set_up, "test", HTTPS_PROXY=CLOSED, https_proxy=CLOSED))
    played = start(set_up, "hello")
    assert (played.returncode, played.stderr) == (7, "")


def test_another_failure_gives_the_last_error_of_pip() -> None:
    said = "Collecting rich\nERROR: no space\nERROR: no hash\n[notice] a new pip is there\n"
    failure = load(ROOT).explain(said)
    assert failure == "Installing what Paper Tiger needs failed; pip's last word: ERROR: no hash"


def test_words_status_and_folder_are_passed_on(set_up: Path, tmp_path: Path) -> None:
    ended = start(set_up, "madiao", "--seed", "a b", cwd=tmp_path, PYTHONPATH="/nowhere")
    assert ended.stdout == f"played|madiao|--seed|a b|{tmp_path}|no path\n"
    assert ended.stderr == ""
    assert ended.returncode == 7


@pytest.mark.parametrize(
    ("words", "passed"),
    [
        ([], "web"),
        (["--no-browser"], "web|--no-browser"),
        (["--host", "::"], "web|--host|::"),
        (["--port=9000"], "web|--port=9000"),
        (["terminal"], "terminal"),
        (["--version"], "--version"),
        (["-h"], "-h"),
        (["--lang=ru", "games"], "--lang=ru|games"),
    ],
)
def test_no_words_and_flags_alone_open_the_page(
    set_up: Path, words: list[str], passed: str
) -> None:
    assert start(set_up, *words).stdout.startswith(f"played|{passed}|{set_up.parent}|")


def test_test_runs_pytest_in_the_tree(set_up: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(set_up.parent)
    module = load(set_up)
    vars(module)["install"] = installed_by(module, [])
    asked: list[Sequence[str]] = []

    def go(words: Sequence[str]) -> int:
        asked.append(words)
        return 5

    assert module.main(["test", "--long", "-k", "x"], go) == 5
    assert asked == [["-m", "pytest", "--long", "-k", "x"]]
    assert Path.cwd() == set_up


def test_a_second_start_installs_nothing(set_up: Path) -> None:
    assert ensured(set_up) == []


def test_the_test_lock_is_added_to_a_whole_environment(set_up: Path) -> None:
    assert ensured(set_up, "TEST_LOCK") == ["requirements-test.lock"]
    assert ensured(set_up) == []
    assert ensured(set_up, "TEST_LOCK") == []


def test_what_drives_a_browser_is_only_for_machines_with_one(
    set_up: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = load(set_up)
    monkeypatch.setenv("PATH", str(set_up))
    assert module.test_lock() == module.TEST_LOCK
    (set_up / "chromium").touch(mode=0o755)
    assert module.test_lock() == module.BROWSER_LOCK
    assert ensured(set_up, "BROWSER_LOCK") == ["requirements-browser.lock"]
    assert ensured(set_up, "TEST_LOCK") == []
    assert ensured(set_up) == []


def test_an_interrupted_install_is_not_taken_as_done(set_up: Path) -> None:
    def interrupted(lock: Path, keep_open: int) -> None:
        assert lock.exists()
        assert keep_open
        raise KeyboardInterrupt

    module = load(set_up)
    vars(module)["install"] = interrupted
    assert module.main(["test"]) == 130
    assert ensured(set_up) == ["requirements.lock"]


def no_stamp(tree: Path) -> None:
    (tree / ".venv" / "papertiger-stamp").unlink()


def half_a_stamp(tree: Path) -> None:
    stamp = tree / ".venv" / "papertiger-stamp"
    stamp.write_bytes(stamp.read_bytes()[:60])


def another_python(tree: Path) -> None:
    stamp = tree / ".venv" / "papertiger-stamp"
    stamp.write_text(stamp.read_text("utf-8").replace("cpython-", "cpython-9"), encoding="utf-8")


def no_python(tree: Path) -> None:
    shutil.rmtree(tree / ".venv" / ("Scripts" if os.name == "nt" else "bin"))


def no_configuration(tree: Path) -> None:
    (tree / ".venv" / "pyvenv.cfg").unlink()


def a_package_less(tree: Path) -> None:
    (load(tree).site_packages() / "from_requirements.lock").rmdir()


def another_lock(tree: Path) -> None:
    (tree / "requirements.lock").write_text("# changed\n", encoding="utf-8")


def a_file_in_its_place(tree: Path) -> None:
    shutil.rmtree(tree / ".venv")
    (tree / ".venv").write_text("not a folder", encoding="utf-8")


@pytest.mark.parametrize(
    "damage",
    [
        no_stamp,
        half_a_stamp,
        another_python,
        no_python,
        no_configuration,
        a_package_less,
        another_lock,
        a_file_in_its_place,
    ],
)
def test_a_broken_environment_is_repaired(set_up: Path, damage: Callable[[Path], None]) -> None:
    damage(set_up)
    assert ensured(set_up) == ["requirements.lock"]
    assert start(set_up, "again").stdout.startswith("played|again|")


def test_the_environment_moves_with_its_tree(set_up: Path) -> None:
    (path_file,) = load(set_up).site_packages().glob("papertiger.pth")
    assert not Path(path_file.read_text(encoding="utf-8").strip()).is_absolute()
    moved = set_up.rename(set_up.with_name("moved"))
    assert start(moved, "moved").stdout.startswith("played|moved|")


@NEEDS_POSIX
def test_the_launcher_moves_with_its_tree(set_up: Path) -> None:
    moved = set_up.rename(set_up.with_name("moved"))
    ended = subprocess.run(
        [moved / ".venv" / "bin" / "papertiger", "a b"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stdout.startswith("played|a b|")
    assert ended.returncode == 7


@NEEDS_POSIX
def test_a_second_start_waits_for_the_first(set_up: Path) -> None:
    no_stamp(set_up)
    module = load(set_up)
    with module.only_one():
        command = [sys.executable, str(set_up / "play.py"), "x"]
        second = subprocess.Popen(
            command, env=environment(set_up.parent), stderr=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert second.stderr is not None
        assert second.stderr.readline() == b"Another start is setting up; waiting for it ...\n"
        module.write_stamp([module.PLAY_LOCK])
    output, errors = second.communicate()
    assert output.startswith(b"played|x|")
    assert errors == b""


@NEEDS_POSIX
def heed_interrupts() -> None:
    """Undo the ignoring of SIGINT that a suite started in the background hands on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_ends_quietly(set_up: Path) -> None:
    no_stamp(set_up)
    with load(set_up).only_one():
        second = subprocess.Popen(
            [sys.executable, str(set_up / "play.py")],
            env=environment(set_up.parent),
            stderr=subprocess.PIPE,
            preexec_fn=heed_interrupts,  # noqa: PLW1509 a signal handler is all it sets
        )
        assert second.stderr is not None
        second.stderr.readline()
        second.send_signal(signal.SIGINT)
        assert second.communicate()[1] == b""
    assert second.returncode == 130


def test_a_folder_that_cannot_be_written_gets_one_line(tree: Path) -> None:
    (tree / ".venv.lock").mkdir()
    ended = start(tree)
    assert ended.stderr.startswith(f"Cannot set up in {tree} (")
    assert ended.stderr.count("\n") == 1
    assert ended.returncode == 2


def test_an_old_python_is_told_so() -> None:
    module = load(ROOT)
    assert module.too_old((3, 11)) == ""
    assert module.too_old((3, 14)) == ""
    assert module.too_old((3, 6)) == (
        "Paper Tiger needs Python 3.11 or newer, this is 3.6: try python3.11 play.py"
    )


def test_an_old_python_can_read_it_that_far() -> None:
    source = (ROOT / "play.py").read_text(encoding="utf-8")
    parsed = ast.parse(source, feature_version=(3, 6))
    assert isinstance(parsed.body[1], ast.Import)
    assert [alias.name for alias in parsed.body[1].names] == ["sys"]


def test_settings_that_would_mislead_the_installer_are_dropped() -> None:
    wrong = {"PIP_TARGET": "t", "PIP_PREFIX": "p", "PIP_USER": "1", "UV_SYSTEM_PYTHON": "1"}
    right = {"PIP_INDEX_URL": "i", "PIP_CERT": "c", "HTTPS_PROXY": "h", "UV_DEFAULT_INDEX": "u"}
    kept = load(ROOT).installer_environment(wrong | right | {"PYTHONHOME": "x"})
    assert kept.items() >= right.items()
    assert kept.keys().isdisjoint({"PIP_TARGET", "PIP_PREFIX", "UV_SYSTEM_PYTHON", "PYTHONHOME"})
    assert kept["PIP_USER"] == "0"


def test_it_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse((ROOT / "play.py").read_text(encoding="utf-8"))
    names = [a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
