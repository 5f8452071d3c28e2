"""People in a real browser: a first hand, every language, a narrow window, keys alone, and axe."""

from pathlib import Path

import pytest

from papertiger.text.catalog import LANGUAGES
from tests.server.browser import CHROMIUM, browser
from tests.server.house import house, play
from tests.web.playing import Player, words

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
