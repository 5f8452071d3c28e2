"""People in a real browser: a first hand, every language, a narrow window, keys alone, and axe."""

from pathlib import Path

import pytest

from papertiger.madiao.options import Options
from papertiger.text.catalog import LANGUAGES
from papertiger.wire.settings import MadiaoSettings
from tests.conftest import FullCount
from tests.server.browser import CHROMIUM, browser
from tests.server.house import house, play
from tests.web.playing import ASKED, SHEET, Player, violations, words

MOVES = 4
NARROW = 360

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not here")


@needs_chromium
def test_somebody_opens_a_table_sits_down_and_plays_in_each_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            for language in LANGUAGES:
                await plays(player, language)
            assert tab.complaints == []

    play(scenario)


async def plays(player: Player, language: str) -> None:
    """All by the words of that language, in a narrow window."""
    say = words(language).say
    await player.size(NARROW, 740)
    await player.open()
    await player.speak(language)
    assert await player.text("#open") == say("web-open")
    assert await fits(player)
    await player.run(f"document.querySelector('#name').value = '<b>Ann {language}</b>'")
    await player.press("#open")
    await player.press(".chair .sit")
    await player.holds("!!document.querySelector('#start')")
    assert await player.text("#start") == say("web-start")
    assert await fits(player)
    await player.press("#start")
    for _ in range(MOVES):
        await player.act(await player.moment())
        assert await fits(player)
    assert f"<b>Ann {language}</b>" in await player.text(".felt")
    assert await player.text(".refused") == ""


async def fits(player: Player) -> bool:
    """Whether nothing reaches over the side of the window."""
    return bool(
        await player.run(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


@needs_chromium
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(tmp_path: Path, scheme: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            features = [
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ]
            await tab.do("Emulation.setEmulatedMedia", features=features)
            await player.size(1440, 900)
            await player.open()
            assert await violations(player) == []
            await player.press("#open")
            await player.press(".chair .sit")
            await player.holds("!!document.querySelector('#start')")
            assert await violations(player) == []
            await player.press("#start")
            seen = set()
            while "sheet" not in seen:
                kind = await player.moment()
                if kind not in seen:
                    assert await violations(player) == [], kind
                seen.add(kind)
                await player.act(kind)
            assert tab.complaints == []

    play(scenario)


@needs_chromium
def test_a_whole_match_is_played_with_three_bots(tmp_path: Path, full_count: FullCount) -> None:
    """To its end by the limit on deals, and then another begins."""
    options = Options(max_deals=full_count(40))
    settings = MadiaoSettings(bots="steady", think=False, options=options)

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.open(f"/t/{await there.table(settings)}")
            await player.press(".chair .sit")
            await player.press("#start")
            seen = set()
            while (kind := await player.moment()) != "over":
                seen.add(kind)
                await player.act(kind)
            assert seen >= {"sheet", "play"}
            totals = await player.run(
                "[...document.querySelectorAll('.plate dl div:first-child dd')]"
                ".map((each) => Number(each.textContent.replace('−', '-')))"
            )
            assert isinstance(totals, list)
            assert sum(totals) == 0
            await player.press("#again")
            await player.holds(f"!!({ASKED}) || document.querySelectorAll('.held').length > 0")
            assert tab.complaints == []

    play(scenario)


@needs_chromium
def test_a_hand_is_played_by_keys_alone(tmp_path: Path) -> None:
    """From the first page to the settlement, without a pointer."""

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.open()
            await player.tab_to("#play")
            await player.key("Enter")
            await player.holds("location.pathname !== '/' && !!document.querySelector('.felt')")
            laid = 0
            while (kind := await player.moment()) != "sheet":
                if kind == "asked":
                    await player.tab_to("[data-answer]")
                    await player.key("Enter")
                    await player.holds("!document.querySelector('[data-answer]')")
                    continue
                held = await player.run("document.querySelectorAll('.held').length")
                await player.tab_to("#hand [tabindex='0']")
                await player.key("ArrowRight")
                leads = await player.run("document.querySelector('#down').disabled")
                await player.key("Enter" if leads else "-")
                await player.holds(f"document.querySelectorAll('.held').length !== {held}")
                laid += 1
            assert laid == 8
            await player.tab_to(".clause-link")
            await player.key("Enter")
            await player.holds("document.querySelector('.clause')?.textContent.length > 20")
            await player.key("Escape")
            await player.holds(f"!!document.querySelector('.ledger') && !!{SHEET}")
            await player.key("Escape")
            await player.holds(f"!{SHEET}")
            assert tab.complaints == []

    play(scenario)


@needs_chromium
def test_a_page_says_that_the_server_is_gone_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    """In the middle of a hand; the worker has every language meanwhile."""
    (data := tmp_path / "data").mkdir()

    async def scenario() -> None:
        async with browser(tmp_path / "browser") as tab:
            async with house(data) as there:
                player, port = Player(there, tab), there.port
                await player.open()
                await player.press("#play")
                await until_a_card_is_asked_for(player)
                held = await cards(player)
                await player.holds("navigator.serviceWorker.controller?.state === 'activated'")
            player.there = None
            await player.holds("!!document.querySelector('.banner .lost button')")
            await player.speak("ru")
            assert words("ru").say("web-coming-back") in await player.text(".banner")
            assert await cards(player) == held
            async with house(data, port=port) as again:
                player.there = again
                await player.press(".banner .lost button")
                await player.holds("!document.querySelector('.banner .lost')")
                assert await player.moment() == "play"
                assert await player.text("#down") == words("ru").say("web-face-down")
                assert await cards(player) == held
                await player.act("play")
                await player.holds(f"document.querySelectorAll('.held').length < {len(held)}")
        assert not [each for each in tab.complaints if "exceptionId" in each]

    play(scenario)


@needs_chromium
def test_a_second_tab_has_the_seat_and_the_first_can_have_it_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            first = Player(there, tab)
            await first.open()
            await first.press("#play")
            await until_a_card_is_asked_for(first)
            held, path = await cards(first), str(await first.run("location.pathname"))
            async with tab.another() as other:
                second = Player(there, other)
                await second.open(path)
                assert await second.moment() == "play"
                assert await cards(second) == held
                await first.holds("!!document.querySelector('.banner .lost button')")
                assert words("en").say("parting-elsewhere") in await first.text(".banner")
                await first.press(".banner .lost button")
                await first.holds("!document.querySelector('.banner .lost')")
                await second.holds("!!document.querySelector('.banner .lost button')")

    play(scenario)


@needs_chromium
def test_a_card_that_is_dragged_down_is_laid_face_down(tmp_path: Path) -> None:
    """And up, face up; a little of either is only a press."""

    async def scenario() -> None:
        async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
            player = Player(there, tab)
            await player.size(1440, 900)
            await player.open()
            await player.press("#play")
            done = set[str]()
            while done != {"up", "down"}:
                kind = await player.moment()
                if kind != "play":
                    await player.act(kind)
                    continue
                held = len(await cards(player))
                await player.drag(".held", 20)
                assert len(await cards(player)) == held
                leads = await player.run("document.querySelector('#down').disabled")
                strong = await player.run("!!document.querySelector('.held.strong')")
                if not leads and not strong:
                    await player.drag(".held", 120)
                    done.add("down")
                else:
                    await player.drag(".held.strong" if strong else ".held", -260)
                    done.add("up")
                await player.holds(f"document.querySelectorAll('.held').length !== {held}")

    play(scenario)


async def cards(player: Player) -> list[str]:
    """The hand as it is shown."""
    found = await player.run("[...document.querySelectorAll('.held')].map((e) => e.dataset.card)")
    assert isinstance(found, list)
    return [str(each) for each in found]


async def until_a_card_is_asked_for(player: Player) -> None:
    """Answer what comes before the play."""
    while (kind := await player.moment()) != "play":
        await player.act(kind)
