"""Pictures of the pages, to be looked at: at three widths, in four languages, in both schemes."""

from pathlib import Path

import pytest

from papertiger.text.catalog import LANGUAGES
from tests.web.guest import Guest
from tests.web.stage import Stage

SIZES = {360: 740, 768: 1024, 1440: 900}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pictures_are_taken(stage: Stage, pictures: Path, language: str) -> None:
    """Of the first page, the waiting room, the table and the settlement."""
    ann = await stage.guest("Ann")
    await ann.open()
    await ann.speak(language)
    await take(ann, pictures, "home")
    await ann.open_table()
    await ann.sit()
    await take(ann, pictures, "waiting")
    await ann.start()
    await ann.until("play")
    while not ann.view["ask"].get("beats") or not ann.view["board"].get("laid"):
        await ann.go_on()
        await ann.until("play")
    await take(ann, pictures, "table")
    await ann.settled()
    await take(ann, pictures, "settlement")


async def take(guest: Guest, folder: Path, screen: str) -> None:
    """Take pictures, the widest in the dark."""
    for width, height in SIZES.items():
        await guest.page.set_viewport_size({"width": width, "height": height})
        dark = width == max(SIZES)
        await guest.page.emulate_media(color_scheme="dark" if dark else "light")
        path = folder / f"{screen}-{guest.language}-{width}.png"
        assert await guest.page.screenshot(path=path, full_page=True)
