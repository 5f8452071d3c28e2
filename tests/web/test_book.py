"""The book of rules and the cards as pages: read, searched, found by a clause; another language."""

import html
import re
from pathlib import Path

import httpx
import pytest

from papertiger.madiao.cards import CARDS
from papertiger.madiao.names import NAMES
from papertiger.server import site
from papertiger.text.book import MADIAO, MAO
from papertiger.text.catalog import LANGUAGES
from tests.server.house import House, house, play
from tests.web.axe import violations
from tests.web.guest import Guest, words
from tests.web.stage import Stage

WIDTHS = (360, 768, 1440)
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


async def read(there: House, path: str, **headers: str) -> str:
    """A page as it is sent."""
    answer = await there.client.get(path, headers=headers)
    assert answer.status_code == 200, path
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    scripts = re.findall("<script[^>]*>", answer.text)
    assert scripts == [f'<script type="module" src="/web/{site.tree_hash()}/languages.js">']
    assert not re.search(r"style=|\bon[a-z]+=", re.sub(r"<pre.*?</pre>", "", answer.text))
    return answer.text


def parts(page: str) -> list[str]:
    """The clauses that a page shows."""
    return re.findall(r'<section id="([A-Z]+-[\d.]+)" class="clause-part">', page)


def test_every_clause_is_there_in_each_language_and_has_a_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for language in LANGUAGES:
                book = MADIAO.translated(language)
                page = await read(there, f"/rules?lang={language}")
                assert f'<html lang="{language}">' in page
                assert parts(page) == list(book.clauses)
                names = set(re.findall(r'<section id="([^"]+)"', page))
                contents = re.search(r'<nav class="contents".*?</nav>', page, re.DOTALL)
                assert contents is not None
                assert set(re.findall(r'href="#([^"]+)"', contents[0])) == names
                assert len(names) == len(book.clauses) + len(book.sections)
            order = list(MADIAO.clauses)
            for at, clause in enumerate(order):
                page = await read(there, f"/rules/{clause}?lang=en")
                assert f'<h1 lang="en">{clause} ' in page
                around = dict(re.findall(r'rel="(\w+)" href="/rules/([^?"]+)', page))
                assert around.get("prev") == (order[at - 1] if at else None)
                assert around.get("next") == (order[at + 1] if at + 1 < len(order) else None)

    play(scenario)


def test_a_book_without_a_translation_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            page = await read(there, "/rules/mao?lang=ru")
            assert parts(page) == list(MAO.clauses)
            assert words("ru").say("games-in-english") in page
            assert '<div class="pages" lang="en">' in page
            assert words("ru").say("games-in-english") not in await read(there, "/rules?lang=ru")

    play(scenario)


def test_what_is_sought_is_found_and_harms_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            page = await read(there, "/rules?lang=en&find=Hundred+MINIMUM")
            both = [
                each.id
                for each in MADIAO.clauses.values()
                if {"hundred", "minimum"}
                <= set(re.findall(r"\w+", f"{each.title} {each.text}".lower()))
            ]
            assert both
            assert set(both) <= set(parts(page))
            assert len(parts(page)) < len(MADIAO.clauses) / 2
            for nothing in ("xyzzy", "clause-part", "wide-table"):
                page = await read(there, f"/rules?lang=en&find={nothing}")
                assert parts(page) == []
                assert words("en").say("games-found", count=0) in page
            page = await read(there, "/rules?find=%22%3E%3Cscript%3E&lang=en")
            assert html.escape('"><script>') in page

    play(scenario)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("zh-TW", "zh-Hant"),
        ("zh-CN,zh;q=0.9", "zh-Hans"),
        ("zh-Hant-HK", "zh-Hant"),
        ("de,fr;q=0.5,ru;q=0.1", "ru"),
        ("de", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_what_the_browser_asks_for(
    tmp_path: Path, header: str, language: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for path in ("/rules", "/rules/MD-1.1", "/cards"):
                page = await read(there, path, **{"accept-language": header})
                assert f'<html lang="{language}">' in page

    play(scenario)


def test_a_clause_that_there_is_not_is_answered_with_the_book(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for path in (f"/rules/MD-{99.9}", "/rules/nothing", f"/rules/MO-{999}"):
                answer: httpx.Response = await there.client.get(path)
                assert answer.status_code == 404
                assert len(parts(answer.text)) > 30

    play(scenario)


def test_all_cards_are_shown_with_their_names(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for language in LANGUAGES:
                page = await read(there, f"/cards?lang={language}")
                shown = re.findall(r'<li id="(\w+)">.*?src="([^"]+)"', page, re.DOTALL)
                assert [card for card, _ in shown] == [str(card) for card in CARDS]
                face = await there.client.get(shown[0][1])
                assert face.headers["content-type"] == "image/svg+xml"
                for card in CARDS:
                    for name in (NAMES[card].english, NAMES[card].traditional, NAMES[card].pinyin):
                        assert html.escape(name) in page

    play(scenario)


def test_a_mistyped_address_is_answered_with_a_page_for_people_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there:
            for language in LANGUAGES:
                headers = {"accept": "text/html", "accept-language": language}
                answer = await there.client.get("/t/", headers=headers)
                assert answer.status_code == 404
                assert words(language).say("games-nothing-about") in answer.text
            assert (await there.client.get("/t/")).json()["code"] == "not_found"

    play(scenario)


async def test_the_pages_fit_and_axe_has_nothing_to_say(stage: Stage) -> None:
    ann = await stage.guest()
    ann.forgiven = ("status of 404",)  # where nothing is
    await ann.open()
    await ann.page.locator(".places a[href^='/rules']").first.click()
    await ann.page.locator(".clause-part").first.wait_for()
    for path in ("/rules", "/rules/MD-6.4", "/cards", "/nothing"):
        for language in LANGUAGES:
            await ann.page.goto(f"{ann.url}{path}?lang={language}")
            await ann.page.locator(f"html[lang={language}]").wait_for()
            for width in WIDTHS:
                await ann.page.set_viewport_size({"width": width, "height": 800})
                assert await ann.page.evaluate(FITS), (path, language, width)
            assert await violations(ann) == []


MARK = "document.documentElement.dataset.same = 'same'"
SAME = "document.documentElement.dataset.same === 'same'"
TOP = """() => [...document.querySelectorAll("main [id]")].find(
  (each) => each.getBoundingClientRect().bottom > 20).id"""


async def language(ann: Guest, wanted: str) -> None:
    """Choose a language by its link, and wait until the page is in it."""
    await ann.page.locator(f".languages a[lang={wanted}]").click()
    await ann.page.locator(f"html[lang={wanted}] a[lang={wanted}][aria-current=true]").wait_for()


async def test_the_language_changes_without_loading_the_page_anew(stage: Stage) -> None:
    """Where one was reading stays in sight; back and forward go through the languages."""
    ann = await stage.guest(size=(1280, 800))
    await ann.page.goto(f"{ann.url}/rules?lang=en#MD-5.3")
    await ann.page.evaluate(MARK)
    assert await ann.page.evaluate(TOP) == "MD-5.3"
    for wanted in ("ru", "zh-Hant"):
        # By the keyboard: the masthead is far above.
        await ann.page.locator(f".languages a[lang={wanted}]").evaluate("(link) => link.click()")
        await ann.page.locator(f"html[lang={wanted}] main").wait_for()
        assert await ann.page.evaluate(TOP) == "MD-5.3"
        assert words(wanted).say("web-title") in await ann.page.title()
        assert f"lang={wanted}#MD-5.3" in ann.page.url
        assert await ann.page.evaluate("document.activeElement.lang") == wanted
    await ann.page.go_back()
    await ann.page.locator("html[lang=ru] main").wait_for()
    assert await ann.page.evaluate(TOP) == "MD-5.3"
    await ann.page.go_back()
    await ann.page.locator("html[lang=en] main").wait_for()
    await ann.page.go_forward()
    await ann.page.locator("html[lang=ru] main").wait_for()
    assert await ann.page.evaluate(SAME)
    await ann.page.locator(".contents a[href='#MD-6.4']").click()
    await ann.page.go_back()
    assert await ann.page.evaluate(SAME)
    await ann.page.goto(f"{ann.url}/rules?lang=en&find=minimum")
    await ann.page.evaluate(MARK)
    await language(ann, "zh-Hans")
    assert await ann.page.locator("input[name=find]").input_value() == "minimum"
    await ann.page.goto(f"{ann.url}/cards")
    await ann.page.evaluate(MARK)
    await language(ann, "ru")
    assert await ann.page.evaluate(SAME)
    assert await ann.page.locator("a[download]").first.get_attribute("href") == "/cards/a4/ru.pdf"
    await ann.open()
    assert await ann.page.evaluate("document.documentElement.lang") == "ru"


async def test_the_language_stays_while_the_server_is_gone(stage: Stage) -> None:
    ann = await stage.guest()
    ann.forgiven = ("ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    await ann.page.goto(f"{ann.url}/cards?lang=en")
    async with ann.page.expect_event("requestfailed"):
        await ann.page.context.set_offline(True)
        await ann.page.locator(".languages a[lang=ru]").click()
    assert await ann.page.evaluate("document.documentElement.lang") == "en"
    await ann.page.context.set_offline(False)
    await language(ann, "ru")


async def test_where_no_script_runs_links_change_the_language(stage: Stage) -> None:
    ann = await stage.guest(java_script_enabled=False)
    await ann.page.goto(f"{ann.url}/rules?lang=en&find=minimum")
    await language(ann, "ru")
    assert await ann.page.locator("input[name=find]").input_value() == "minimum"
