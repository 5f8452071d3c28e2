"""The guide for who runs a server, and the files for systemd, Caddy and containers, are right."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from papertiger.server import metrics, settings
from papertiger.wire.routes import ROUTES
from tests.cli.running import papertiger

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "papertiger.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
KNOWN = {row.variable for row in settings.table()} | {settings.CONFIG}


def instructions() -> list[list[str]]:
    """The instructions of the container file, continued lines as one."""
    lines = re.sub(r"\\\n", " ", CONTAINER).splitlines()
    return [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]


ANALYZE = shutil.which("systemd-analyze")


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not here")
def test_systemd_has_nothing_to_say_against_the_unit(tmp_path: Path) -> None:
    """With this Python in the place of the one that is to be installed."""
    unit = tmp_path / "papertiger.service"
    unit.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", UNIT))
    done = subprocess.run(
        [str(ANALYZE), "verify", "--man=no", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in done.stderr.splitlines() if "papertiger.service" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_unit_and_the_container_start_the_server_with_settings_that_there_are() -> None:
    for text in (UNIT, CONTAINER, GUIDE):
        named = set(re.findall(r"PAPERTIGER_[A-Z_]+", text))
        assert named
        assert named <= KNOWN, named - KNOWN
    assert re.search(r"(?m)^ExecStart=\S+/papertiger serve$", UNIT)
    assert ["ENTRYPOINT", '["/opt/papertiger/bin/papertiger", "serve"]'] in instructions()


def test_the_container_file_copies_what_there_is_and_opens_the_port() -> None:
    kinds = {"FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK",
             "ENTRYPOINT"}  # fmt: skip
    found = instructions()
    assert {kind for kind, _ in found} <= kinds
    for kind, rest in found:
        if kind == "COPY" and "--from" not in rest:
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() for source in sources), rest
        if kind == "RUN":
            for part in rest.split("&&"):
                assert shlex.split(part), part
    assert ["EXPOSE", str(settings.Settings().port)] in found
    assert "USER" in {kind for kind, _ in found}
    asked = re.search(r"127\.0\.0\.1:\d+(/\w+)", CONTAINER)
    assert asked is not None
    assert asked[1] in {route.path for route in ROUTES}


def test_the_example_of_a_file_of_settings_is_read() -> None:
    found = settings.read({"config": str(DEPLOY / "papertiger.toml")}, {})
    assert found.public_url == "https://tables.example.org"
    assert found.metrics == "127.0.0.1:9420"


def test_the_guide_names_flags_counts_and_files_that_there_are() -> None:
    known = {row.flag for row in settings.table()} | {"--config", "--help", "--no-browser", "--now"}
    known |= set(FLAG.findall(papertiger("join", "--help").stdout))
    known |= set(FLAG.findall(papertiger("open", "--help").stdout))
    flags = set(FLAG.findall(GUIDE))
    assert flags
    assert flags <= known, flags - known
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    for count in re.findall(r"`papertiger_(\w+?)(?:_total)?`", GUIDE):
        assert count in source, count
    for link in re.findall(r"\]\((\.\./[^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / link).exists(), link
    for place in re.findall(r"`((?:benchmarks|deploy)/[\w./-]*)`", GUIDE):
        assert (ROOT / place).exists(), place
