"""The lock files hold what pyproject.toml asks for, with hashes, and agree with each other."""

import re
import tomllib
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

EXTRAS = {
    "requirements.lock": (),
    "requirements-test.lock": ("test", "postgres"),
    "requirements-browser.lock": ("test", "browser", "postgres"),
    "requirements-lint.lock": ("test", "browser", "lint", "postgres", "fast"),
}
"""Each lock and the extras in it, the narrowest first."""


class Pin(NamedTuple):
    """One package of a lock."""

    requirement: str
    hashes: tuple[str, ...]


def pins(lock: str) -> dict[str, Pin]:
    """The packages of a lock by their canonical names."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: dict[str, Pin] = {}
    for line in lines:
        asked, *hashes = line.split(" --hash=")
        name = canonicalize_name(Requirement(asked.strip()).name)
        assert name not in found, f"{name} stands twice in {lock}"
        found[name] = Pin(asked.strip(), tuple(word.strip() for word in hashes))
    return found


def asked_for(lock: str) -> list[Requirement]:
    """What pyproject.toml wants in a lock."""
    wanted = list(PROJECT["dependencies"])
    for extra in EXTRAS[lock]:
        wanted += PROJECT["optional-dependencies"][extra]
    return [Requirement(line) for line in wanted]


@pytest.mark.parametrize("lock", EXTRAS)
def test_every_dependency_is_pinned_within_its_bounds(lock: str) -> None:
    pinned = pins(lock)
    for wanted in asked_for(lock):
        pin = Requirement(pinned[canonicalize_name(wanted.name)].requirement)
        (version,) = (part.version for part in pin.specifier)
        assert wanted.specifier.contains(version), f"{pin} is not {wanted}"


@pytest.mark.parametrize("lock", EXTRAS)
def test_every_pin_is_exact_and_hashed(lock: str) -> None:
    for pin in pins(lock).values():
        assert [part.operator for part in Requirement(pin.requirement).specifier] == ["=="]
        assert pin.hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", word) for word in pin.hashes)


def test_a_wider_lock_holds_the_narrower_one_unchanged() -> None:
    for narrow, wide in pairwise(map(pins, EXTRAS)):
        assert narrow.items() <= wide.items()


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_names_no_place(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text


def test_the_shipped_pip_is_the_one_its_note_describes() -> None:
    (wheel,) = (ROOT / "tools" / "vendor").glob("*.whl")
    note = (ROOT / "tools" / "vendor" / "README.md").read_text(encoding="utf-8")
    assert wheel.name in note
    assert sha256(wheel.read_bytes()).hexdigest() in note
