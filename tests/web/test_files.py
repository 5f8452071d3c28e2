"""The files of the pages: whole, small, and what the notes on the vendored ones say."""

import gzip
import hashlib
import re
from pathlib import Path

import pytest

from papertiger.server import site
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire import PROTOCOL
from papertiger.wire.commands import QuickPhrase
from papertiger.wire.news import Parting, Phase

MODULES = sorted(path for path in site.WEB.rglob("*.js") if path != site.WORKER)
OWN = [path for path in MODULES if path.parent.name != "vendor"]
TESTS = Path(__file__).parent
IMPORTED = re.compile(r"""(?:^|[\s}])(?:from|import)\s*\(?\s*["']([^"']+)["']""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
SCRIPT_LIMIT, ALL_LIMIT, CARDS_LIMIT = 60_000, 100_000, 250_000
WORKER_LIMIT = 1_000
"""Bytes, packed."""


def label(path: Path) -> str:
    """A file's name in a test's name."""
    return path.relative_to(site.WEB).as_posix()


def imports(path: Path) -> list[str]:
    """What a module imports, as it is written."""
    return IMPORTED.findall(COMMENT.sub("", path.read_text(encoding="utf-8")))


def packed(*ends: str) -> int:
    """Bytes of all files with such ends of their names, packed one by one."""
    files = [site.file(path) for path in site.sources() if path.endswith(ends)]
    return sum(len(each.packed) for each in files if each is not None)


@pytest.mark.parametrize("path", MODULES, ids=label)
def test_a_module_imports_only_modules_beside_it(path: Path) -> None:
    for name in imports(path):
        assert name.startswith(("./", "../")), f"{name} would need an import map"
        assert (path.parent / name).resolve() in MODULES


def test_every_module_is_reached_from_the_first() -> None:
    first = ("main.js", "reading.js", "languages.js")
    reached, waiting = set[Path](), [site.WEB / each for each in first]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting += [(path.parent / name).resolve() for name in imports(path)]
    assert reached == set(MODULES)


@pytest.mark.parametrize("folder", [site.WEB / "vendor", TESTS / "vendor"], ids=["web", "tests"])
def test_vendored_modules_are_what_the_notes_say(folder: Path) -> None:
    notes = (folder / "README.md").read_text(encoding="utf-8")
    noted = dict(re.findall(r"^\| (\S+\.js) \|.*\| `([0-9a-f]{64})` \|$", notes, re.MULTILINE))
    found = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.js")
    }
    assert found == noted
    assert found


def test_the_vendored_versions_are_those_that_are_pinned() -> None:
    pins = (TESTS.parents[1] / "tools" / "node" / "package.json").read_text(encoding="utf-8")
    for folder in (site.WEB / "vendor", TESTS / "vendor"):
        notes = (folder / "README.md").read_text(encoding="utf-8")
        for package, version in re.findall(r"\| `([@\w/-]+)` \| ([\d.]+) \|", notes):
            assert f'"{package}": "{version}"' in pins


def test_scripts_styles_and_cards_are_small() -> None:
    assert packed(".js") <= SCRIPT_LIMIT
    assert packed(".js", ".css") <= ALL_LIMIT
    assert len(gzip.compress(site.worker())) <= WORKER_LIMIT
    cards = [site.file(path) for path in site.sources() if path.startswith("cards/")]
    assert len(cards) == 41
    assert sum(len(each.packed) for each in cards if each is not None) <= CARDS_LIMIT


def test_a_packed_file_is_the_plain_one() -> None:
    for path in site.sources():
        found = site.file(path)
        assert found is not None
        assert gzip.decompress(found.packed) == found.plain


@pytest.mark.parametrize("path", OWN, ids=label)
def test_a_module_goes_out_line_for_line_without_its_comments(path: Path) -> None:
    found = site.file(label(path))
    assert found is not None
    served = iter(found.plain.decode().splitlines())
    for line in path.read_text(encoding="utf-8").splitlines():
        bare = re.sub(r"/\*\* @.*?\*/ ?", "", line).lstrip()
        is_comment = re.match(r"\s*(//|/\*|\*)", line) is not None
        if bare and (not is_comment or re.search(r"\*/.*\S", line)):
            assert next(served) == bare
    assert next(served, None) is None
    assert "/**" not in found.plain.decode()


@pytest.mark.parametrize("path", OWN, ids=label)
def test_no_module_puts_text_into_the_page_as_markup(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|\beval\(|new Function", text)
    assert not re.search(r"\sstyle=", text), "the policy forbids styles in markup"


def test_the_page_needs_no_more_than_its_policy_allows() -> None:
    page = site.page().decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|@\w", page)
    for language in LANGUAGES:
        assert Catalog(language, "web").say("web-no-script") in page


def test_a_page_asks_at_once_for_the_modules_that_it_needs_and_for_no_others() -> None:
    def asked(*page: str) -> set[str]:
        found = re.findall(r'modulepreload" href="/web/\w+/([^"]+)"', site.page("", *page).decode())
        assert len(set(found)) == len(found)
        return set(found)

    table, games = asked(), asked("reading.js", "views/games.js")
    assert {"main.js", "views/table.js", "words.js", "vendor/lit-html.js"} <= table
    assert {"reading.js", "views/games.js", "words.js", "vendor/lit-html.js"} <= games
    assert not table & {"reading.js", "views/games.js", "views/replay.js", "shuffles.js"}
    assert not games & {"main.js", "views/table.js", "views/replay.js", "shuffles.js"}


def test_the_client_speaks_the_protocol_of_its_server() -> None:
    script = (site.WEB / "connection.js").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {PROTOCOL};" in script
    away = re.search(r"STAYS_AWAY = new Set\(\[(.*?)\]\)", script, re.DOTALL)
    assert away is not None
    assert set(re.findall(r'"(\w+)"', away[1])) <= {each.value for each in Parting}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_modules_make_ids_of_has_its_messages(language: str) -> None:
    words = Catalog(language, *site.PARTS)
    for phase in Phase:
        assert words.say(f"web-phase-{phase.value}")
    for phrase in QuickPhrase:
        assert words.say(f"quick-{phrase.value.replace('_', '-')}")
    frame = (site.WEB / "views" / "frame.js").read_text(encoding="utf-8")
    troubles = re.search(r"TROUBLES = new Set\(\[(.*?)\]\)", frame, re.DOTALL)
    assert troubles is not None
    for trouble in [*re.findall(r'"(\w+)"', troubles[1]), "refused"]:
        assert words.say(f"web-trouble-{trouble.replace('_', '-')}")


def test_the_hash_is_of_every_file_that_goes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    before = site.tree_hash.__wrapped__()
    assert before == site.tree_hash()
    original = Path.read_bytes
    for name in ("main.js", "web.ftl", "faces.py", "names.py"):

        def changed(path: Path, name: str = name) -> bytes:
            return original(path) + (b" " if path.name == name else b"")

        monkeypatch.setattr(Path, "read_bytes", changed)
        assert site.tree_hash.__wrapped__() != before, name
