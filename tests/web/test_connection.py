"""A table that is lost and found again: a killed socket, another tab, a server that starts anew."""

import signal
from pathlib import Path

from papertiger.wire.settings import MadiaoSettings
from tests.server.process import Process
from tests.web.stage import Stage

LOST = ".banner .lost"
GONE = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE")
"""What a browser writes to its console while a server is gone."""


async def test_a_killed_socket_in_the_middle_of_a_trick_costs_nothing(stage: Stage) -> None:
    """The page comes back by itself, and what happened meanwhile is there."""
    ann = await stage.guest("Ann")
    await ann.begin(path := await stage.table())
    await ann.until("play")
    while not ann.view["board"].get("laid"):
        await ann.play()
        await ann.until("play")
    held = await ann.hand()
    trick = await ann.page.locator("ol.trick img").evaluate_all("(all) => all.map((e) => e.alt)")
    stage.cut_off()
    await ann.hears("welcome", 2)
    await ann.page.locator(LOST).wait_for(state="detached")
    assert await ann.hand() == held
    again = await ann.page.locator("ol.trick img").evaluate_all("(all) => all.map((e) => e.alt)")
    assert again == trick
    card = await ann.play()
    assert card not in {each.value for each in stage.view(path, stage.seat(path, "Ann")).hand}


async def test_a_second_tab_has_the_seat_and_the_first_can_have_it_back(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(path := await stage.table())
    await ann.until("play")
    held = await ann.hand()
    other = await stage.tab(ann)
    await other.open(path)
    assert await other.moment() == "play"
    assert await other.hand() == held
    await ann.page.locator(LOST).wait_for()
    assert ann.say("parting-elsewhere") in await ann.text(".banner")
    await other.play()
    await ann.button("web-here").click()
    await other.page.locator(LOST).wait_for()
    await ann.holds("(before) => document.querySelectorAll('.held').length < before", len(held))
    await ann.until("play")
    await ann.play()


async def test_a_server_that_is_killed_and_started_again_has_lost_nothing(
    stage: Stage, tmp_path: Path
) -> None:
    """A real process, in the middle of a hand; a language asked for meanwhile is spoken later."""
    (data := tmp_path / "data").mkdir()
    server = Process(data)
    await server.start()
    ann = await stage.guest(url=f"http://127.0.0.1:{server.port}")
    await ann.be_called("Ann")
    await ann.begin(f"/t/{await server.table(MadiaoSettings(bots='steady', think=False))}")
    await ann.until("play")
    await ann.play()
    await ann.until("play")
    held, money = await ann.hand(), await ann.scores()
    ann.forgiven = GONE
    await server.kill()
    await ann.page.locator(LOST).wait_for()
    assert ann.say("web-coming-back") in await ann.text(".banner")
    await ann.page.locator("nav button[lang=ru]").click()
    assert await ann.hand() == held
    await server.start()
    # Unless it has come back by itself.
    await ann.page.evaluate("document.querySelector('.banner .lost button')?.click()")
    await ann.page.locator(LOST).wait_for(state="detached")
    assert await ann.moment() == "play"
    await ann.speak("ru")
    assert await ann.text("#down") == ann.say("web-face-down")
    assert (await ann.hand(), await ann.scores()) == (held, money)
    await ann.play()
    await ann.settled()
    await ann.page.close()
    await server.kill(signal.SIGTERM)
