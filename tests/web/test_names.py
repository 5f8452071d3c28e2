"""Names are people's own: markup in them is inert, and letters from right to left turn nothing."""

import pytest

from tests.web.guest import Guest
from tests.web.stage import Stage

MARKUP = "<img src=x onerror=a()>"
HEBREW = "שרה (1) שלום"
LOOSE = """(name) => {
  const loose = [];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const bare = node.data.replaceAll(`\\u2068${name}\\u2069`, "");
    if (bare.includes(name) && !node.parentElement.closest("bdi")) loose.push(node.data);
  }
  return loose;
}"""
"""Text with a name that is not set apart from the words around it."""


@pytest.mark.parametrize("name", [MARKUP, HEBREW])
async def test_a_name_is_inert_and_set_apart_wherever_it_stands(stage: Stage, name: str) -> None:
    """In the list of tables, the waiting room, at the table, in the log, in the settlement."""
    eve = await stage.guest("Eve")
    ann = await stage.guest()
    await ann.be_called(name)
    await ann.open(await stage.table(public=True))
    await ann.sit()
    await stands(ann, name)
    await eve.open()
    await eve.page.locator(f"a[href='{ann.path}']", has_text=name).wait_for()
    await stands(eve, name)
    await ann.start()
    await ann.until("play")
    await ann.page.locator("#text").fill(f"{name} {MARKUP}")
    await ann.page.locator("#text").press("Enter")
    await ann.page.locator("#log .said").wait_for()
    await stands(ann, name)
    await ann.settled()
    await stands(ann, name)


async def stands(guest: Guest, name: str) -> None:
    """See that it stands on the page as text, set apart."""
    assert name in await guest.page.inner_text("body")
    assert await guest.page.locator("img[src='x']").count() == 0
    assert await guest.page.evaluate(LOOSE, name) == []


async def test_a_name_that_would_turn_what_follows_is_refused(stage: Stage) -> None:
    ann = await stage.guest()
    await ann.open()
    await ann.page.locator("#name").fill("\u202eAnn")
    await ann.page.locator("#open").click()
    await ann.page.wait_for_url("**/t/*")
    await ann.sit()
    assert ann.room["chairs"][0]["name"] == "Ann"
