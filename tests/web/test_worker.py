"""The page as a thing one keeps: its manifest and icons, and the worker that keeps its shell."""

import struct
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from tests.server.house import house, play
from tests.web.guest import words
from tests.web.stage import Stage

ANOTHER = "0123456789abcdef"
KEPT = (
    "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>"
    " (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)))).flat())"
)
KEEPS = "navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture
def hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The hash of the tree may be changed, as by a new version, and is as it was afterwards."""
    yield monkeypatch
    monkeypatch.undo()
    forget()


def forget() -> None:
    site.page.cache_clear()
    site.worker.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manifest_has_a_name_and_icons_that_are_there(language: str) -> None:
    found = site.file(f"manifest/{language}.webmanifest")
    assert found is not None
    manifest = msgspec.json.decode(found.plain)
    assert manifest["name"] == words(language).say("web-headline")
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    root = f"/web/{site.tree_hash()}/"
    sizes = set()
    for icon in manifest["icons"]:
        picture = site.file(icon["src"].removeprefix(root))
        assert picture is not None
        assert picture.type == icon["type"]
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", picture.plain[16:24]))
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}


def test_the_worker_is_of_this_version_and_is_not_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            answer = await there.client.get("/worker.js?any")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"] == "no-store"
            assert "worker-src 'self'" in answer.headers["content-security-policy"]
            assert f'HASH = "{site.tree_hash()}"' in answer.text
            assert "@" not in answer.text

    play(scenario)


async def test_when_the_server_is_gone_the_shell_says_so(stage: Stage, tmp_path: Path) -> None:
    """In the language that was spoken last; nothing of tables was ever kept."""
    (data := tmp_path / "data").mkdir()
    async with house(data) as there:
        ann = await stage.guest(url=there.url, service_workers="allow")
        await ann.open()
        await ann.holds(KEEPS)
        await ann.speak("ru")
        table = f"/t/{await there.table()}"
        await ann.open(table)
        await ann.page.locator(".chairs").wait_for()
        found: list[str] = await ann.page.evaluate(KEPT)
        root = f"/web/{site.tree_hash()}/"
        assert [path for path in found if not path.startswith(root)] == ["/"]
        ann.forgiven = ("ERR_", "status of 5", "WebSocket connection to")
    await ann.open()
    await ann.page.get_by_role("alert").get_by_text(ann.say("web-trouble-unreachable")).wait_for()
    await ann.open(table)
    await ann.page.locator(".banner .lost", has_text=ann.say("web-coming-back")).wait_for()
    await ann.page.close()


async def test_an_old_tab_outlives_a_new_version_and_is_told_of_it(
    stage: Stage, hashes: pytest.MonkeyPatch
) -> None:
    old = site.tree_hash()
    first = await stage.guest(service_workers="allow")
    await first.open()
    await first.holds(KEEPS)
    hashes.setattr(site, "tree_hash", lambda: ANOTHER)
    forget()
    assert (await stage.there.client.get(f"/web/{old}/text/ru.ftl")).status_code == 404
    second = await stage.tab(first)
    await second.open()
    await second.holds(
        f"{KEEPS} && navigator.serviceWorker.controller.scriptURL.endsWith('{ANOTHER}')"
    )
    assert not await second.page.locator("#reload").count()
    await first.page.locator("#reload").wait_for()
    await first.speak("ru")
    assert await first.text("#reload") == first.say("pages-load")
    await first.page.locator("#reload").click()
    await first.page.locator(f'script[src*="{ANOTHER}"]').first.wait_for(state="attached")
    await first.page.locator("#page main").wait_for()
    assert not await first.page.locator("#reload").count()
