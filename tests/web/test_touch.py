"""Whatever one presses on a touch screen is large enough for a finger, on every screen."""

from pathlib import Path
from typing import Any

import pytest

from papertiger.madiao.options import Options
from tests.web.guest import Guest
from tests.web.stage import Stage

PHONE: dict[str, Any] = {"size": (360, 640), "has_touch": True, "is_mobile": True}

SMALL = Path(__file__).with_name("touch.js").read_text(encoding="utf-8").strip()
"""What is smaller than 44 x 44 pixels."""


async def fits(guest: Guest, screen: str) -> None:
    """See that a finger finds all that can be pressed."""
    small = await guest.page.evaluate(SMALL)
    assert small == [], f"{screen}: " + "\n".join(small)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_finger_finds_every_control_around_the_table(stage: Stage, language: str) -> None:
    ann = await stage.guest("Ann", **PHONE)
    await stage.table(public=True)
    await ann.open()
    await ann.speak(language)
    await ann.page.locator(".tables a").first.wait_for()
    await ann.page.locator("summary").first.click()
    await fits(ann, "the first page")
    await ann.open_table()
    await fits(ann, "the waiting room, to a stranger")
    await ann.sit()
    await fits(ann, "the waiting room")
    await ann.page.locator("#change").click()
    await ann.sheet.locator("summary").click()
    await fits(ann, "the settings")
    await ann.page.goto(f"{ann.url}/games")
    await ann.page.locator(".pasts").wait_for()
    await fits(ann, "games")
    for path in ("/rules", "/rules?find=stake", "/rules/MD-6.4", "/rules/mao", "/cards"):
        await ann.page.goto(f"{ann.url}{path}{'&' if '?' in path else '?'}lang={language}")
        await ann.page.locator("main").wait_for()
        await fits(ann, path)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_finger_finds_every_control_at_the_table(stage: Stage, language: str) -> None:
    ann = await stage.guest("Ann", **PHONE)
    await ann.open()
    await ann.speak(language)
    await ann.begin(path := await stage.table(options=Options(max_deals=10)))
    seen = set[str]()
    while (moment := await ann.moment()) != "over":
        screen = moment if moment == "sheet" else await ann.asked()
        if screen == "play" and not ann.view["board"].get("laid"):
            screen = "lead"
        if screen not in seen:
            seen.add(screen)
            await fits(ann, screen)
            if screen == "play":
                await sheets(ann)
            if screen == "sheet":
                await ann.page.locator(".clause-link").first.click()
                await ann.page.locator(".clause").wait_for()
                await fits(ann, "a clause")
                await ann.close_sheet()
        await ann.go_on()
    await fits(ann, "the end of the match")
    assert seen >= {"stake", "cut", "lead", "play", "sheet"}
    await ann.page.goto(f"{ann.url}/games")
    await ann.page.locator(".past").first.wait_for()
    await fits(ann, "games")
    await ann.page.goto(f"{ann.url}/games/{path.removeprefix('/t/')}/1")
    await ann.page.locator(".replay").wait_for()
    await fits(ann, "a replay")


async def sheets(ann: Guest) -> None:
    """A card is chosen; the sheets that can lie over the table."""
    for name in ("tricks", "scores", "menu"):
        await ann.page.locator(f"#{name}").click()
        await ann.sheet.wait_for()
        await fits(ann, name)
        await ann.close_sheet()
    await ann.page.locator(".held").first.click()
    await fits(ann, "a card is chosen")
    await ann.page.locator(".strip .little").first.click()
    await ann.sheet.wait_for()
    await fits(ann, "a card")
    await ann.close_sheet()
