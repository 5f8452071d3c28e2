"""The bare page: its words in four languages, its strict policy, and a hand begun in a browser."""

import re
from pathlib import Path

import pytest

from papertiger.server import app
from papertiger.server.words import words_in
from papertiger.text.catalog import LANGUAGES, Catalog
from papertiger.wire import PROTOCOL
from papertiger.wire.news import Parting
from tests.server.browser import CHROMIUM, Tab, browser
from tests.server.house import House, house, play

SCRIPT = (app.PAGES / "page.js").read_text(encoding="utf-8")
MOVES = 4
TRIES = 2_000
"""So often somebody looks at the page before something must have come."""


def test_the_page_says_only_what_its_words_have_and_all_of_that() -> None:
    wanted = set(re.findall(r'"(page-[\w-]+)"', SCRIPT))
    for language in LANGUAGES:
        words = words_in(language)
        assert {each for each in words if each.startswith("page-")} == wanted
        cards = words["cards"]
        assert isinstance(cards, dict)
        assert len(cards) == 40


def test_the_page_speaks_the_protocol_of_its_server() -> None:
    assert f"const PROTOCOL = {PROTOCOL};" in SCRIPT
    away = re.search(r"STAYS_AWAY = new Set\(\[(.*?)\]\)", SCRIPT, re.DOTALL)
    assert away is not None
    assert set(re.findall(r'"(\w+)"', away[1])) <= {each.value for each in Parting}
    assert "innerHTML" not in SCRIPT, "names are text"


def test_nothing_in_the_page_needs_more_than_its_policy_allows() -> None:
    page = (app.PAGES / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page)


def test_words_and_files_come_with_the_policy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for language in LANGUAGES:
                answer = await there.client.get(f"/pages/words/{language}.json")
                assert answer.json() == words_in(language)
            assert (await there.client.get("/pages/words/xx.json")).status_code == 404
            for path in ("/", "/t/any", "/pages/page.js", "/pages/page.css"):
                answer = await there.client.get(path)
                assert answer.status_code == 200
                assert "default-src 'none'" in answer.headers["content-security-policy"]

    play(scenario)


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not here")
def test_somebody_opens_a_table_sits_down_and_plays_in_each_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            for language in LANGUAGES:
                await plays(there, tab, language)
            assert tab.complaints == []

    play(scenario)


async def plays(there: House, tab: Tab, language: str) -> None:
    """All by the words of that language."""
    say = Catalog(language, "page").say
    await tab.do("Page.navigate", url=there.url)
    await shown(there, tab, f"nav button[lang={language}]")
    await press(tab, f"nav button[lang={language}]")
    await holds(there, tab, f"document.documentElement.lang === '{language}'")
    await shown(there, tab, "#open")
    assert await text(tab, "#open") == say("page-open")
    await tab.run(f"document.querySelector('input').value = '<b>Ann {language}</b>'")
    await press(tab, "#open")
    for name in ("sit", "start"):
        await shown(there, tab, f"#{name}")
        assert await text(tab, f"#{name}") == say(f"page-{name}")
        await press(tab, f"#{name}")
    for _ in range(MOVES):
        await shown(there, tab, "#choices button")
        await press(tab, "#choices button")
        await holds(there, tab, "!pressed.isConnected")
    assert f"<b>Ann {language}</b>" in await text(tab, "#page")
    assert await text(tab, "#status") == ""


async def press(tab: Tab, selector: str) -> None:
    """Press a button."""
    await tab.run(f"pressed = document.querySelector({selector!r}); pressed.click()")


async def text(tab: Tab, selector: str) -> str:
    """What stands there."""
    return str(await tab.run(f"document.querySelector({selector!r}).textContent"))


async def shown(there: House, tab: Tab, selector: str) -> None:
    """Wait until something is there."""
    await holds(there, tab, f"!!document.querySelector({selector!r})")


async def holds(there: House, tab: Tab, condition: str) -> None:
    """Wait until something holds; meanwhile the bots think fast."""
    for _ in range(TRIES):
        if await tab.run(condition):
            return
        there.clock.add(20)
        there.server.hub.alarms.go_off()
        await there.server.hub.rest()
    raise AssertionError(f"{condition} does not hold; {tab.complaints}")
