"""All has its place: from a small phone to a wall, with the longest words and a full hand."""

import pytest

from papertiger.text.catalog import LANGUAGES
from tests.web.guest import Guest
from tests.web.layout import is_tidy
from tests.web.stage import Stage

LONGEST = "Ш" * 24
SIZES = {
    "a small phone": (360, 640),
    "a phone on its side": (740, 360),
    "a desk": (1280, 800),
    "a desk at 200%": (640, 400),
    "4K": (3840, 2160),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_overlaps_or_is_cut_off(stage: Stage, language: str) -> None:
    ann = await stage.guest(LONGEST if language == "ru" else "Ann")
    await ann.open()
    await ann.speak(language)
    await tidy(ann, "the first page")
    await ann.open_table()
    await ann.sit()
    await tidy(ann, "the waiting room")
    await ann.start()
    seen = set[str]()
    while "settlement" not in seen:
        moment = await ann.moment()
        screen = "settlement" if moment == "sheet" else await ann.asked()
        if screen not in seen:
            seen.add(screen)
            await tidy(ann, screen)
        if screen == "play" and ann.view["ask"].get("beats") and "chosen" not in seen:
            seen.add("chosen")
            await ann.page.locator(".held").first.click()
            await tidy(ann, "a card is chosen")
        await ann.go_on()


async def tidy(guest: Guest, screen: str) -> None:
    """See to it in windows of every size."""
    for name, size in SIZES.items():
        await is_tidy(guest, size, f"{screen}, {name}")
