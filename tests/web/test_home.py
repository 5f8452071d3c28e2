"""The first page and the waiting room in a browser: names, settings, tables to find."""

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from papertiger.madiao.options import PRESETS, ExposedDiscard, Options, Seating
from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from papertiger.wire import commands as c
from papertiger.wire.http import TableInfo
from papertiger.wire.settings import MadiaoSettings
from tests.server.house import House, house
from tests.web.axe import violations
from tests.web.guest import MARKS, Guest, words
from tests.web.stage import Stage

if TYPE_CHECKING:
    from playwright.async_api import Route

SAY = words("en").say
QUICK = MadiaoSettings(bots="steady", public=True)


async def settings_of(there: House, path: str) -> MadiaoSettings:
    """What the table at an address is set to."""
    answer = await there.client.get(f"/api/tables/{path.removeprefix('/t/')}")
    settings = msgspec.json.decode(answer.content, type=TableInfo).settings
    assert isinstance(settings, MadiaoSettings)
    return settings


async def fill(guest: Guest, selector: str, value: str) -> None:
    """Put something into a field or choose it, and leave the field."""
    await guest.page.locator(selector).evaluate(
        """(field, value) => {
          field.value = value;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        value,
    )


async def at_a_table(guest: Guest) -> str:
    """The address, once a table stands there."""
    await guest.page.wait_for_url("**/t/*")
    await guest.page.locator(".set").first.wait_for()
    return guest.path


async def test_a_name_and_a_press_at_once_are_those_of_one_person(stage: Stage) -> None:
    """While the server has not answered yet who has come."""
    dora = await stage.guest()
    told, at_once, most = asyncio.Event(), 0, 0

    async def slowly(route: "Route") -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await told.wait()
        answer = await route.fetch()
        at_once -= 1
        await route.fulfill(response=answer)

    await dora.page.route("**/api/me", slowly)
    await dora.open()
    await dora.page.locator("#name").fill("Dora")
    await dora.page.locator("#play").click()
    await dora.page.evaluate("new Promise(requestAnimationFrame)")
    told.set()
    await dora.page.wait_for_url("**/t/*")
    await dora.page.locator("#hand, .moment").first.wait_for()
    assert await dora.page.get_by_role("article", name="Dora").count() == 1
    assert most == 1


async def test_who_is_called_what_and_why_not(stage: Stage) -> None:
    await stage.there.guest("Bo")
    ann = await stage.guest()
    ann.forgiven = ("status of 4",)
    await ann.open()
    is_told = (
        "(said) => document.querySelector('#name-told').textContent"
        ".replace(/[\\u2068\\u2069]/g, '') === said"
    )
    for name, said in (
        ("Cy", SAY("pages-name-is", name="Cy")),
        ("Bo", SAY("pages-name-taken")),
        ("...", SAY("table-refused-name-only-signs", name="...", most=24)),
        ("server", SAY("table-refused-name-reserved", name="server", most=24)),
        ("Di", SAY("pages-name-is", name="Di")),
    ):
        await fill(ann, "#name", name)
        await ann.holds(is_told, said)
        wrong = await ann.page.evaluate("document.querySelector('#name').ariaInvalid")
        assert wrong == ("false" if name in {"Cy", "Di"} else "true")
    await fill(ann, "#name", "Bo")
    await ann.holds(is_told, SAY("pages-name-taken"))
    await ann.page.locator("#play").click()
    await ann.page.locator("#name:focus").wait_for()
    assert ann.path == "/"


async def test_a_table_is_set_up_changed_and_understood(stage: Stage) -> None:
    """By its host on the first page and in the waiting room; another reads it in plain words."""
    host, there = await stage.guest(), stage.there
    await host.open()
    await fill(host, "#preset", "ming")
    await host.page.locator(".more > summary").click()
    assert await violations(host) == []
    for name, value in {
        "stake_min": "8", "stake_max": "4", "max_deals": "12", "seating": '"dice"',
        "exposed_discard": '"forbid"', "bots": '""', "clock": "60", "time-2": "200",
        "pace": "0", "chat": "false", "public": "true",
    }.items():  # fmt: skip
        await fill(host, f"[name={name}]", value)
    assert await host.page.locator("#preset").input_value() == "custom"
    await host.page.locator("#open").click()
    path = await at_a_table(host)
    options = Options(
        Seating.DICE, False, 4, 8, True, ExposedDiscard.FORBID,
        PRESETS["ming"].hundred_bonus, max_deals=12,
    )  # fmt: skip
    expected = MadiaoSettings(
        options=options, clock=60, multipliers=(100, 100, 200, 100), think=False,
        chat=False, public=True,
    )  # fmt: skip
    assert await settings_of(there, path) == expected
    await host.page.locator(".chair .sit").first.click()
    await host.page.locator("#change").wait_for()
    assert await violations(host) == []
    other = await stage.guest()
    await other.open(path)
    await other.page.locator(".set").first.wait_for()
    for language in LANGUAGES:
        await other.speak(language)
        shown = await other.text(".set")
        for line in (
            other.say("switch-exposed-discard", value="forbid"),
            other.say("pages-set-chat", value="false"),
            other.say("pages-label-time", place=3),
        ):
            assert line in shown
    assert not await other.page.locator("#change").count()
    await other.speak("en")
    await host.page.locator("#change").click()
    await fill(host, "#sheet [name=chat]", "true")
    await host.page.locator("#save").click()
    await other.holds(
        "(line) => !document.querySelector('.set').textContent.includes(line)",
        SAY("pages-set-chat", value="false"),
    )
    assert await settings_of(there, path) == msgspec.structs.replace(expected, chat=True)
    await host.open()
    await host.holds("() => document.querySelector('[name=clock]')?.value === '60'")


async def test_a_draft_is_the_settings_that_it_was_made_of(stage: Stage) -> None:
    ann = await stage.guest()
    await ann.open()
    for settings in (
        MadiaoSettings(),
        MadiaoSettings(bots="random", think=False, delay=45, multipliers=(100, 1000, 100, 130)),
        MadiaoSettings(options=Options(stake_min=6, stake_max=6, keep_seats=True), pace=30),
    ):
        made = await ann.page.evaluate(
            f"import('/web/{site.tree_hash()}/settings.js').then(async (it) => {{"
            " await it.readFacts(); const known = it.facts.value;"
            f" const given = {msgspec.json.encode(settings).decode()};"
            " return it.settingsOf(it.draftOf(given, known), known); })"
        )
        again = msgspec.convert(made, MadiaoSettings)
        if not settings.think:
            again = msgspec.structs.replace(again, pace=settings.pace)
        assert again == settings


async def test_tables_are_gone_on_with_and_found(stage: Stage) -> None:
    """Whoever sits somewhere finds it again; public tables are listed, to sit at or to watch."""
    ann, there = await stage.guest(), stage.there
    ann.forgiven = ("status of 404",)
    await ann.open()
    await ann.play_now()
    mine = ann.path
    gathering = await there.seat(await there.table(QUICK), "Ann")
    playing = await there.seat(await there.table(QUICK), "Bo")
    assert (await playing.do(c.Start)).refused is None
    await ann.page.evaluate("localStorage.setItem('seat nowhere', 'token')")
    await ann.open()
    await ann.holds("() => document.querySelectorAll('.tables a').length === 3")
    found: dict[str, str] = dict(
        await ann.page.locator(".tables a").evaluate_all(
            """(links) => links.map((each) => [each.getAttribute("href"),
              each.textContent.replace(/[\\u2068\\u2069]/g, "").trim()])"""
        )
    )
    assert mine in found
    assert await ann.page.locator(f'.going a[href="{mine}"]').count()
    assert found[f"/t/{gathering.table}"] == f"{SAY('web-sit')}: Ann"
    assert found[f"/t/{playing.table}"].startswith(f"{SAY('web-watch')}: ")
    await ann.holds("() => localStorage.getItem('seat nowhere') === null")
    await ann.page.locator("#quick").click()
    assert await at_a_table(ann) == f"/t/{gathering.table}"
    await ann.page.locator("#ready").wait_for()


async def test_a_list_says_what_each_table_plays(stage: Stage) -> None:
    """Its rules, stakes, length and pace, in the language of who reads; a guest's name likewise."""
    usual = await stage.there.table(MadiaoSettings(public=True))
    ming = msgspec.structs.replace(PRESETS["ming"], stake_max=8, max_deals=7)
    own = await stage.there.table(MadiaoSettings(public=True, clock=60, pace=50, options=ming))
    ann = await stage.guest()
    await ann.open()
    for language in LANGUAGES:
        await ann.speak(language)
        say = words(language).say
        guest = say("room-guest", number="").strip()
        await ann.page.locator("#name-told", has_text=guest).wait_for()
        for table, preset, stakes, deals, pace, clock in (
            (usual, "source", "2–20", Options().max_deals, 100, ""),
            (own, "ming", "2–8", 7, 50, say("pages-set-clock", value=60)),
        ):
            shown = await ann.text(f".tables li:has([href='/t/{table}']) .rules")
            for each in (
                say("pages-preset", preset=preset),
                stakes,
                say("switch-max-deals", value=deals),
                say("pages-set-pace", value=pace),
                clock,
            ):
                assert each.translate(MARKS) in shown
            assert (say("pages-label-clock") in shown) == bool(clock)


async def test_a_link_is_for_others(stage: Stage) -> None:
    """Whoever opened the page by this machine's own name hands on the one that others know."""
    ann, there = await stage.guest(permissions=["clipboard-read", "clipboard-write"]), stage.there
    path = await stage.table()
    await ann.open(path)
    await ann.page.locator(".invite").wait_for()
    assert await ann.text(".invite .link") == f"{there.url}{path}"
    assert "--host 0.0.0.0" in await ann.text(".invite")
    there.server.url = "http://192.0.2.7:8420"
    await ann.open("/")
    await ann.open(path)
    await ann.page.locator(".invite").wait_for()
    assert await ann.text(".invite .link") == f"http://192.0.2.7:8420{path}"
    assert "--host 0.0.0.0" not in await ann.text(".invite")
    await ann.page.locator(".invite .doings button:not(.plain)").click()
    await ann.page.locator(".invite", has_text=SAY("web-copied")).wait_for()


async def test_what_leads_nowhere_is_said(stage: Stage, tmp_path: Path) -> None:
    """A code and a link of no table; and a server that is gone, until it is back."""
    (data := tmp_path / "data").mkdir()
    alert = "document.querySelector('[role=alert]').textContent"
    async with house(data) as there:
        ann, port = await stage.guest(url=there.url), there.port
        ann.forgiven = ("status of 404", "ERR_")
        await ann.open()
        for typed, said in (
            ("12345678", SAY("web-trouble-no-such-code")),
            (f"{there.url}/t/nothing", SAY("web-trouble-no-such-table")),
        ):
            await fill(ann, "[name=code]", typed)
            await ann.page.locator("form:has([name=code]) label + button").click()
            await ann.holds(f"{alert} === {json.dumps(said)}")
    gone = json.dumps(SAY("web-trouble-unreachable"))
    await ann.page.locator("#refresh").click()
    await ann.holds(f"{alert} === {gone}")
    async with house(data, port=port):
        await ann.page.locator("#refresh").click()
        await ann.holds(f"{alert} !== {gone}")
        await ann.page.close()


async def test_who_waits_sees_who_is_not_there(stage: Stage) -> None:
    """The host, say, whom all wait for."""
    ann = await stage.guest("Ann")
    await ann.open(path := await stage.table())
    await ann.sit()
    bo = await stage.guest("Bo")
    await bo.open(path)
    host = bo.page.locator(".chair", has_text="Ann")
    await host.wait_for()
    assert SAY("web-away") not in await host.inner_text()
    await ann.page.close()
    await host.get_by_text(SAY("web-away")).wait_for()


async def test_buttons_are_called_by_what_stands_on_them(stage: Stage) -> None:
    """Whoever speaks to the browser says what they see, in each language."""
    ann = await stage.guest("Ann")
    await ann.open(await stage.table())
    await ann.sit()
    await ann.page.locator(".chair.free button").first.click()
    named = "main button[aria-label]:not(.held, .little)"
    await ann.page.locator(named).first.wait_for()
    for language in LANGUAGES:
        await ann.speak(language)
        for label, shown in await ann.page.locator(named).evaluate_all(
            "(all) => all.map((each) => [each.ariaLabel, each.innerText])"
        ):
            assert shown in label
