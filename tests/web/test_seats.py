"""At the table in a real browser: what moves, what is told on a scroll, the menu, scores, cards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from papertiger.madiao.options import Options
from papertiger.wire import commands as c
from papertiger.wire.settings import MadiaoSettings
from tests.server.browser import CHROMIUM, browser
from tests.server.house import house, play
from tests.web.playing import SHEET, Player, violations, words

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not here")

DEAL = "document.querySelector('.felt')?.dataset.deal"
FLYING = "document.querySelectorAll('.flights img').length"
STILL = [{"name": "prefers-reduced-motion", "value": "reduce"}]
QUICK = MadiaoSettings(bots="steady", think=False, options=Options(max_deals=4))
WATCH = """globalThis.most = 0; new MutationObserver(() => {
  most = Math.max(most, document.querySelectorAll('.flights img').length);
}).observe(document.body, {childList: true, subtree: true}); 0"""


@asynccontextmanager
async def table(
    tmp_path: Path, settings: MadiaoSettings = QUICK, *, still: bool = False, watch: str = ""
) -> AsyncIterator[Player]:
    """Somebody at a table of their own, before the first stake."""
    async with house(tmp_path) as there, browser(tmp_path / "browser") as tab:
        player = Player(there, tab)
        await player.size(1280, 800)
        await tab.do("Emulation.setEmulatedMedia", features=STILL if still else [])
        await player.open(f"/t/{await there.table(settings)}")
        await player.run(watch or WATCH)
        await player.press(".chair .sit")
        await player.press("#start")
        await player.holds("!!document.querySelector('.felt')")
        yield player
        assert tab.complaints == []


async def dealt(player: Player) -> None:
    """Answer what comes before the cards."""
    while not await player.run(DEAL):
        await player.holds(f"!!document.querySelector('[data-answer]') || !!{DEAL}")
        if not await player.run(DEAL):
            await player.run("document.querySelector('[data-answer]')?.click()")
            await player.holds(f"!document.querySelector('[data-answer]') || !!{DEAL}")


def test_cards_are_dealt_one_by_one_and_a_key_ends_what_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path) as player:
            await dealt(player)
            assert await player.run("document.querySelectorAll('.held').length") in {7, 8}
            # Eight backs to each of three, the upcard's two sides; a bot may have laid a card.
            assert await player.run("most >= 26")
            await player.key("Escape")
            assert await player.run(FLYING) == 0
            assert await player.run(
                "document.getAnimations().every((e) => !e.effect.target.closest('.held'))"
            )

    play(scenario)


def test_nothing_moves_for_who_wants_no_motion(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            await dealt(player)
            for _ in range(4):
                await player.act(await player.moment())
            assert await player.run("most") == 0

    play(scenario)


def test_a_trick_is_gathered_to_its_winner_and_a_page_that_catches_up_stands_still(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with table(tmp_path) as player:
            await dealt(player)
            await player.key("Escape")
            await player.run("most = 0")
            tricks = "document.querySelectorAll('.tricks > li').length"
            while not await player.run(
                "document.querySelector('.felt').dataset.trick.endsWith(' 1')"
            ):
                await player.act(await player.moment())
            assert await player.run("most >= 4")
            while await player.moment() != "play":
                await player.act(await player.moment())
            await player.open(str(await player.run("location.pathname")))
            await player.holds("document.querySelectorAll('.held').length > 0")
            assert await player.run(FLYING) == 0
            await player.press("#tricks")
            await player.holds(f"{tricks} > 0")

    play(scenario)


async def meanwhile(player: Player, condition: str) -> None:
    """Wait until something holds, while no bot thinks any further."""
    await player.run(
        f"new Promise((done) => (function look() {{ {condition} ? done(true)"
        " : requestAnimationFrame(look); })())"
    )


SCROLLS = """globalThis.told = ''; globalThis.gone = null; new MutationObserver(() => {
  const scroll = document.querySelector('.scroll');
  if (!scroll || told.endsWith(scroll.textContent)) return;
  const text = scroll.textContent;
  told += text;
  if (gone !== null) return;
  scroll.querySelector('button').click();
  gone = document.querySelector('.scroll')?.textContent !== text;
}).observe(document.body, {childList: true, subtree: true, characterData: true}); 0"""
"""What is told on scrolls, in a row; the first is put away at once."""


def test_what_happens_before_the_play_is_seen_on_a_scroll(tmp_path: Path) -> None:
    """And put away by a press; who listens hears the same in the log, once."""

    async def scenario() -> None:
        settings = MadiaoSettings(bots="steady")
        async with table(tmp_path, settings, watch=SCROLLS) as player:
            say = words("en").say
            banker = say("event-banker-chosen", who="").split(":")[0]
            await meanwhile(player, f"told.includes({banker!r}) && gone")
            await dealt(player)
            upcard = say("event-upcard-shown", card="").split(":")[0]
            await meanwhile(player, f"told.includes({upcard!r})")
            live = "document.querySelector('.scroll [aria-live], .scroll [role]')"
            assert await player.run(f"!{live}")

    play(scenario)


def test_a_card_is_explained_by_the_mouse_the_finger_and_the_right_button(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            await dealt(player)
            while await player.moment() != "play":
                await player.act(await player.moment())
            box = await player.run(
                "(({x, y, width, height}) => [x + width / 4, y + height / 2])"
                "(document.querySelector('.held').getBoundingClientRect())"
            )
            assert isinstance(box, list)
            at = {"x": box[0], "y": box[1]}
            mouse, touch = "Input.dispatchMouseEvent", "Input.dispatchTouchEvent"
            await player.tab.do(mouse, type="mouseMoved", **at)
            await player.holds(
                "!document.querySelector('#tip')?.hidden && !!document.querySelector('#tip p')"
            )
            rank = words("en").say("card-worth-rank", suit="", place="1", all="9").split(", ")[1]
            assert rank in await player.text("#tip")
            await player.tab.do(mouse, type="mousePressed", button="right", clickCount=1, **at)
            await player.tab.do(mouse, type="mouseReleased", button="right", clickCount=1, **at)
            await player.holds(f"!!{SHEET}")
            assert await player.run("document.querySelector('#tip').hidden")
            assert rank in await player.text(".worth")
            assert await violations(player) == []
            await player.key("Escape")
            await player.holds(f"!{SHEET}")
            await player.tab.do(touch, type="touchStart", touchPoints=[at])
            await player.holds(f"!!{SHEET}")
            await player.tab.do(touch, type="touchEnd", touchPoints=[])
            assert await player.run("document.querySelectorAll('.held').length") == 8

    play(scenario)


def test_the_score_sheet_is_whole_after_the_page_is_loaded_again(tmp_path: Path) -> None:
    """And at the end of the match it is what the page shows; another match can be wished for."""

    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            settled = 0
            while settled < 2 and (kind := await player.moment()) != "over":
                settled += kind == "sheet"
                await player.act(kind)
            await player.open(str(await player.run("location.pathname")))
            await player.press("#scores")
            rows = "document.querySelectorAll('.scores tbody tr').length"
            await player.holds(f"{rows} === {settled}")
            await player.key("Escape")
            while (kind := await player.moment()) != "over":
                await player.act(kind)
            await player.holds(f"{rows} > 0 && !!document.querySelector('.final #again')")
            assert await violations(player) == []
            totals = await player.run(
                "[...document.querySelectorAll('.scores tfoot td')]"
                ".map((each) => Number(each.textContent.replace('−', '-')))"
            )
            assert isinstance(totals, list)
            assert len(totals) == 4
            assert sum(totals) == 0

    play(scenario)


def test_the_menu_pauses_and_goes_on_and_gives_the_seat_to_another_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            say = words("en").say
            await dealt(player)
            await player.press("#menu")
            assert await violations(player) == []
            await player.press("#pause")
            await player.holds(
                f"document.querySelector('.prompt').textContent === {say('web-paused')!r}"
            )
            await player.press("#pause")
            await player.holds(
                f"document.querySelector('.prompt').textContent !== {say('web-paused')!r}"
            )
            await player.press("#transfer")
            await player.holds(
                "/^\\d{4} \\d{4}$/.test(document.querySelector('.large')?.textContent)"
            )
            await player.key("Escape")
            await player.press("#let-bot")
            bot = say("seats-bot-plays")
            await player.holds(
                f"document.querySelector('.plate.south').textContent.includes({bot!r})"
            )
            await player.press("#stand-up")
            await player.holds("!!document.querySelector('#leave')")
            assert await player.text("#sheet .body p") == say("seats-stand-up-bot")
            await player.press("#leave")
            await player.holds(f"!!document.querySelector('#sit') && !{SHEET}")

    play(scenario)


def test_sounds_are_off_until_they_are_wanted_and_stay_as_they_were_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            await player.run(
                "globalThis.tones = 0; const made = AudioContext.prototype.createOscillator;"
                "AudioContext.prototype.createOscillator = function () {"
                "tones += 1; return made.call(this); }; 0"
            )
            await dealt(player)
            await player.act(await player.moment())
            assert await player.run("tones") == 0
            await player.press("#menu")
            await player.press("#sounds")
            await player.holds("tones > 0")
            await player.key("Escape")
            await player.holds(f"!{SHEET}")
            await player.run("tones = 0")
            while await player.moment() != "sheet":
                await player.act(await player.moment())
            assert await player.run("tones > 0")
            await player.open(str(await player.run("location.pathname")))
            await player.press("#menu")
            assert await player.run("document.querySelector('#sounds').checked")

    play(scenario)


def test_what_others_say_is_marked_until_it_is_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, still=True) as player:
            await player.size(360, 640)
            assert player.there is not None
            there = player.there
            path = str(await player.run("location.pathname"))
            bo = await (await there.visit(path.removeprefix("/t/"), "Bo")).hello()
            await bo.do(c.Chat, text="Good evening")
            await player.holds("!!document.querySelector('#to-talk .stamp')")
            await player.press("#to-talk")
            await player.holds("!document.querySelector('#to-talk .stamp')")
            assert await player.run("document.activeElement.id") == "text"
            await player.press("#menu")
            await player.press("#sheet p > button")
            await player.holds("!!document.querySelector('#sheet p > [aria-pressed=true]')")
            assert await violations(player) == []
            await player.key("Escape")
            assert (await bo.do(c.Chat, text="Can you hear me?")).refused is None
            cy = await there.seat(path.removeprefix("/t/"), "Cy")
            await cy.do(c.Chat, text="Good night")
            await player.holds("document.querySelector('#log').textContent.includes('night')")
            assert "hear me" not in await player.text("#log")

    play(scenario)
