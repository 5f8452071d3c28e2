"""Who cannot wait: presses twice, changes one's mind, goes on while the server is slow or gone."""

from typing import TYPE_CHECKING

from papertiger.wire import commands as c
from tests.web.guest import FRAME, SEND, Guest
from tests.web.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Route

REFUSED = ".banner .refused"
READ = """() => {
  globalThis.read = 0;
  const text = Response.prototype.text;
  Response.prototype.text = function () {
    const found = text.call(this);
    found.then(() => setTimeout(() => { read += 1; }));
    return found;
  };
}"""
"""Counts what the page has read, and has made of what it read all that it makes of it at once."""


async def held_back(guest: Guest, address: str) -> "list[Route]":
    """What the page asks for at an address from now on: it waits to be let through."""
    waiting: list[Route] = []

    async def hold(route: "Route") -> None:
        waiting.append(route)

    await guest.page.route(address, hold)
    return waiting


async def test_the_language_that_was_asked_for_last_is_spoken(stage: Stage) -> None:
    """Though another comes later, because it was slow."""
    ann = await stage.guest()
    await ann.open()
    await ann.page.evaluate(READ)
    russian = await held_back(ann, "**/text/ru.ftl")
    await ann.page.locator("nav button[lang=ru]").click()
    await ann.speak("zh-Hant")
    await russian[0].continue_()
    await ann.holds("read === 2")
    assert await ann.page.evaluate("document.documentElement.lang") == "zh-Hant"
    await ann.open()
    await ann.page.locator("html[lang=zh-Hant]").wait_for()


async def test_what_is_wrong_in_options_that_were_put_away_is_shown(stage: Stage) -> None:
    ann = await stage.guest()
    await ann.open()
    more = ann.page.locator(".more > summary")
    await more.click()
    await ann.page.locator("[name=stake_min]").fill("3")
    await more.click()
    await ann.page.locator("#open").click()
    await ann.page.locator(".more[open] [name=stake_min]:focus").wait_for()
    assert ann.path == "/"


async def test_a_code_and_a_clause_are_asked_for_again_once_the_server_answers(
    stage: Stage,
) -> None:
    ann = await stage.guest("Ann")
    ann.forgiven = ("ERR_",)
    await ann.open(await stage.table())
    told = ann.page.locator(".invite [role=status]")
    for address in ("**/code", "**/clauses/en.json"):
        await ann.page.route(address, lambda route: route.abort())
    await ann.button("web-code").click()
    await told.get_by_text(ann.say("web-trouble-unreachable")).wait_for()
    await ann.page.locator(".more > summary").click()
    clause = ann.page.locator(".set .clause-link:visible").first
    await clause.click()
    await ann.sheet.locator(".clause", has_text="…").wait_for()
    await ann.close_sheet()
    for address in ("**/code", "**/clauses/en.json"):
        await ann.page.unroute(address)
    await ann.button("web-code").click()
    await told.get_by_text(ann.say("web-code-is", code="").strip()).wait_for()
    await clause.click()
    await ann.holds("() => document.querySelector('.clause').textContent.length > 20")


async def test_who_presses_twice_means_it_once(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.open(await stage.table())
    await ann.sit()
    twice = "[1, 2].forEach(() => document.querySelector('.doings .plain').click())"
    await ann.page.evaluate(twice)
    await ann.sit()
    assert not [each for each in ann.told if each.get("refused")]


async def test_what_was_refused_is_said_until_the_table_changes(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.open(path := await stage.table(bots=""))
    await ann.sit()
    await ann.page.locator("#start").click()
    await ann.page.locator(REFUSED).wait_for()
    bo = await (await stage.there.visit(path.removeprefix("/t/"), "Bo")).hello()
    await bo.do(c.SitDown)
    await ann.page.locator(REFUSED).wait_for(state="detached")


async def test_the_banner_is_in_sight_wherever_one_has_scrolled_to(stage: Stage) -> None:
    ann = await stage.guest("Ann", size=(360, 640))
    await ann.begin(await stage.table())
    await ann.until("play")
    await ann.page.locator("#text").scroll_into_view_if_needed()
    assert await ann.page.evaluate("scrollY") > 0
    await ann.page.evaluate(SEND, {"do": "start"})
    await ann.page.locator(REFUSED).wait_for()
    box = await ann.page.locator(REFUSED).bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 640 - box["height"]


async def test_a_table_that_is_not_there_is_not_waited_for(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.open("/t/nowhere")
    await ann.page.locator(".banner .lost").wait_for()
    assert ann.say("web-coming") not in await ann.text("main")


async def test_a_card_stays_explained_while_others_play(stage: Stage) -> None:
    """What is written into the log moves no card."""
    ann = await stage.guest("Ann", size=(1280, 640))
    await ann.begin(path := await stage.table())
    await ann.until("play")
    bo = await (await stage.there.visit(path.removeprefix("/t/"), "Bo")).hello()
    await ann.page.locator(".held").first.hover()
    await ann.page.locator("#tip p").first.wait_for()
    scrolled = "document.querySelector('#log').scrollTop"
    before = await ann.page.evaluate(scrolled)
    await bo.do(c.Chat, text="What a long evening " * 12)
    await ann.holds(f"(before) => {scrolled} > before", before)
    await ann.holds(FRAME)
    await ann.holds(FRAME)
    assert await ann.page.locator("#tip").is_visible()
