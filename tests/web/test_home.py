"""The first page and the waiting room in a browser: names, settings, tables to find."""

import json
from pathlib import Path

import msgspec
import pytest

from papertiger.madiao.options import PRESETS, ExposedDiscard, Options, Seating
from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from papertiger.wire import commands as c
from papertiger.wire.http import TableInfo
from papertiger.wire.settings import MadiaoSettings
from tests.server.browser import CHROMIUM, browser
from tests.server.house import House, house, play
from tests.web.playing import Player, violations, words

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not here")
pytestmark = needs_chromium

SAY = words("en").say
QUICK = MadiaoSettings(bots="steady", public=True)
HERE = "location.pathname.startsWith('/t/')"
TABLES = "[...document.querySelectorAll('.tables a')].map((each) => each.getAttribute('href'))"


async def settings_of(there: House, path: str) -> MadiaoSettings:
    """What the table at an address is set to."""
    answer = await there.client.get(f"/api/tables/{path.removeprefix('/t/')}")
    settings = msgspec.json.decode(answer.content, type=TableInfo).settings
    assert isinstance(settings, MadiaoSettings)
    return settings


async def fill(player: Player, selector: str, value: str) -> None:
    """Put something into a field or choose it, and leave the field."""
    await player.holds(f"!!document.querySelector({selector!r})")
    await player.run(
        f"(field => {{ field.value = {json.dumps(value)};"
        " field.dispatchEvent(new Event('change', {bubbles: true})); })"
        f"(document.querySelector({selector!r}))"
    )


async def at_a_table(player: Player) -> str:
    """The address, once a table stands there."""
    await player.holds(f"{HERE} && !!document.querySelector('.set')")
    return str(await player.run("location.pathname"))


def test_who_is_called_what_and_why_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            await there.guest("Bo")
            player = Player(there, tab)
            await player.open()
            told = "document.querySelector('#name-told').textContent"
            for name, said in (
                ("Cy", SAY("pages-name-is", name="Cy")),
                ("Bo", SAY("pages-name-taken")),
                ("...", SAY("table-refused-name-only-signs", name="...", most=24)),
                ("server", SAY("table-refused-name-reserved", name="server", most=24)),
                ("Di", SAY("pages-name-is", name="Di")),
            ):
                await fill(player, "#name", name)
                await player.holds(f"{told}.replace(/[\u2068\u2069]/g, '') === {json.dumps(said)}")
                wrong = await player.run("document.querySelector('#name').ariaInvalid")
                assert wrong == ("false" if name in {"Cy", "Di"} else "true")
            await fill(player, "#name", "Bo")
            await player.holds(f"{told} === {json.dumps(SAY('pages-name-taken'))}")
            await player.press("#play")
            await player.holds("document.activeElement.id === 'name'")
            assert await player.run("location.pathname") == "/"

    play(scenario)


def test_a_table_is_set_up_changed_and_understood(tmp_path: Path) -> None:
    """By its host on the first page and in the waiting room; another reads it in plain words."""

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            host = Player(there, tab)
            await host.open()
            await fill(host, "#preset", "ming")
            await host.press(".more > summary")
            assert await violations(host) == []
            for name, value in {
                "stake_min": "8", "stake_max": "4", "max_deals": "12", "seating": '"dice"',
                "exposed_discard": '"forbid"', "bots": '""', "clock": "60", "time-2": "200",
                "pace": "0", "chat": "false", "public": "true",
            }.items():  # fmt: skip
                await fill(host, f"[name={name}]", value)
            assert await host.run("document.querySelector('#preset').value") == "custom"
            await host.press("#open")
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
            await host.press(".chair .sit")
            await host.holds("!!document.querySelector('#change')")
            assert await violations(host) == []
            async with browser(tmp_path / "another") as second:
                other = Player(there, second)
                await other.open(path)
                await other.holds("!!document.querySelector('.set')")
                for language in LANGUAGES:
                    say = words(language).say
                    await other.speak(language)
                    shown = await other.text(".set")
                    for line in (
                        say("switch-exposed-discard", value="forbid"),
                        say("pages-set-chat", value="false"),
                        say("pages-label-time", place=3),
                    ):
                        assert line in shown
                assert not await other.run("!!document.querySelector('#change')")
                await other.speak("en")
                await host.press("#change")
                await fill(host, "#sheet [name=chat]", "true")
                await host.press("#save")
                line = SAY("pages-set-chat", value="false")
                await other.holds(
                    f"!document.querySelector('.set').textContent.includes({json.dumps(line)})"
                )
            changed = msgspec.structs.replace(expected, chat=True)
            assert await settings_of(there, path) == changed
            await host.open()
            await host.holds("document.querySelector('[name=clock]')?.value === '60'")
            assert tab.complaints == []

    play(scenario)


def test_a_draft_is_the_settings_that_it_was_made_of(tmp_path: Path) -> None:
    given = [
        MadiaoSettings(),
        MadiaoSettings(bots="random", think=False, delay=45, multipliers=(100, 1000, 100, 130)),
        MadiaoSettings(options=Options(stake_min=6, stake_max=6, keep_seats=True), pace=30),
    ]

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.open()
            for settings in given:
                made = await player.run(
                    f"import('/web/{site.tree_hash()}/settings.js').then(async (it) => {{"
                    " await it.readFacts(); const known = it.facts.value;"
                    f" const given = {msgspec.json.encode(settings).decode()};"
                    " return it.settingsOf(it.draftOf(given, known), known); })"
                )
                made = msgspec.convert(made, MadiaoSettings)
                if not settings.think:
                    made = msgspec.structs.replace(made, pace=settings.pace)
                assert made == settings

    play(scenario)


def test_tables_are_gone_on_with_and_found(tmp_path: Path) -> None:
    """Whoever sits somewhere finds it again; public tables are listed, to sit at or to watch."""

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.open()
            await player.press("#play")
            await player.holds(f"{HERE} && !!document.querySelector('.felt')")
            mine = str(await player.run("location.pathname"))
            gathering = await there.seat(await there.table(QUICK), "Ann")
            playing = await there.seat(await there.table(QUICK), "Bo")
            assert (await playing.do(c.Start)).refused is None
            await player.run("localStorage.setItem('seat nowhere', 'token')")
            await player.open()
            await player.holds(f"{TABLES}.length === 3")
            lines = await player.run(
                "[...document.querySelectorAll('.tables a')].map((each) =>"
                " each.textContent.replace(/[\\u2068\\u2069]/g, '').trim())"
            )
            assert isinstance(lines, list)
            found = dict(zip(await player.run(TABLES), lines, strict=True))  # type: ignore[call-overload]
            assert mine in found
            assert await player.run(f"!!document.querySelector('.going a[href=\"{mine}\"]')")
            assert found[f"/t/{gathering.table}"] == f"{SAY('web-sit')}: Ann"
            assert str(found[f"/t/{playing.table}"]).startswith(f"{SAY('web-watch')}: ")
            await player.holds("localStorage.getItem('seat nowhere') === null")
            await player.press("#quick")
            await at_a_table(player)
            assert await player.run("location.pathname") == f"/t/{gathering.table}"
            await player.holds("!!document.querySelector('#ready')")

    play(scenario)


def test_a_link_is_for_others(tmp_path: Path) -> None:
    """Whoever opened the page by this machine's own name hands on the one that others know."""

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            path = f"/t/{await there.table()}"
            await player.open(path)
            await player.holds("!!document.querySelector('.invite')")
            assert await player.text(".invite .link") == f"{there.url}{path}"
            assert "--host 0.0.0.0" in await player.text(".invite")
            there.server.url = "http://192.0.2.7:8420"
            await player.open("/")
            await player.open(path)
            await player.holds("!!document.querySelector('.invite')")
            assert await player.text(".invite .link") == f"http://192.0.2.7:8420{path}"
            assert "--host 0.0.0.0" not in await player.text(".invite")
            await tab.do("Browser.grantPermissions", permissions=["clipboardReadWrite"])
            await player.press(".invite .doings button:not(.plain)")
            await player.holds(
                f"document.querySelector('.invite').textContent.includes({SAY('web-copied')!r})"
            )

    play(scenario)


def test_what_leads_nowhere_is_said(tmp_path: Path) -> None:
    """A code and a link of no table; and a server that is gone, until it is back."""
    (data := tmp_path / "data").mkdir()

    async def scenario() -> None:
        async with browser(tmp_path / "browser") as tab:
            async with house(data) as there:
                player, port = Player(there, tab), there.port
                await player.open()
                for typed, said in (
                    ("12345678", SAY("web-trouble-no-such-code")),
                    (f"{there.url}/t/nothing", SAY("web-trouble-no-such-table")),
                ):
                    await fill(player, "[name=code]", typed)
                    await player.press("form:has([name=code]) [type=submit]")
                    await player.holds(
                        f"document.querySelector('[role=alert]').textContent === {json.dumps(said)}"
                    )
            player.there = None
            gone = json.dumps(SAY("web-trouble-unreachable"))
            await player.press("#refresh")
            await player.holds(f"document.querySelector('[role=alert]').textContent === {gone}")
            async with house(data, port=port) as again:
                player.there = again
                await player.press("#refresh")
                await player.holds(f"document.querySelector('[role=alert]').textContent !== {gone}")

    play(scenario)
