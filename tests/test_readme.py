"""The commands of the README work as they stand."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.running import ROOT, environment

# By the bootstrap itself where it has set up the Python that runs the tests.
SET_UP = Path(sys.prefix) == ROOT / ".venv"
STARTER = [str(ROOT / "play.py")] if SET_UP else ["-m", "papertiger"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"(?m)^\$ (.+)$", README)


def test_the_readme_shows_commands() -> None:
    """The two commands that a stranger needs come first."""
    assert COMMANDS[:2] == ["python3 play.py", "python3 play.py test"]
    assert len(COMMANDS) > 6


def test_the_first_command_serves_the_pages(tmp_path: Path) -> None:
    """Until it is interrupted."""
    mine = {"CI": "true", "PAPERTIGER_PORT": "0", "PAPERTIGER_DATA": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, *STARTER, *([] if SET_UP else ["web"])],
        env=environment(**mine),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    found = re.search(rb"http://\S+", process.stdout.readline())
    try:
        assert found is not None
        no_tls = False  # there is none on loopback
        page = httpx.get(found[0].decode(), verify=no_tls)
        assert "<title>Paper Tiger</title>" in page.text
    finally:
        process.send_signal(signal.SIGINT)
        errors = process.communicate(timeout=60)[1]
    assert (process.returncode, errors) == (0, b"")


@pytest.mark.parametrize("command", [one for one in COMMANDS[1:] if " test" not in one])
def test_a_command_of_the_readme(command: str) -> None:
    """Each does its work and ends well; a game ends when its input does."""
    python, script, *words = shlex.split(command)
    assert (python, script) == ("python3", "play.py")
    done = subprocess.run(
        [sys.executable, *STARTER, *words],
        input=b"",
        capture_output=True,
        env=environment(),
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@pytest.mark.parametrize("page", ["README.md", "docs/map.md", "CONTRIBUTING.md"])
def test_links_and_places_exist(page: str) -> None:
    """Links lead somewhere, and files that are named are there."""
    file = ROOT / page
    text = file.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (file.parent / link).exists(), link
    for place in re.findall(r"`((?:src|tests|tools|docs|\.ci)/[\w./-]*)`", text):
        assert (ROOT / place).exists(), place
