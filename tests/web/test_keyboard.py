"""Keys alone: no pointer from the first page to the settlement, and all that keys do at a table."""

from tests.web.stage import Stage


async def test_a_hand_is_played_by_keys_alone(stage: Stage) -> None:
    """From the first page to the settlement and a clause of it."""
    ann = await stage.guest()
    await ann.open()
    await ann.tab_to("#play")
    await ann.key("Enter")
    await ann.page.wait_for_url("**/t/*")
    laid = 0
    while (moment := await ann.moment()) != "sheet":
        if moment == "asked":
            await ann.page.locator(".moment :focus").wait_for()
            await ann.tab_to("[data-answer]")
            await ann.page.locator("[data-answer]").evaluate("(each) => { each.dataset.old = 1; }")
            await ann.key("Enter")
            await ann.holds("() => !document.querySelector('[data-answer][data-old]')")
            continue
        held = await ann.hand()
        await ann.tab_to("#hand [tabindex='0']")
        await ann.key("ArrowRight")
        card = await ann.page.locator("#hand :focus[aria-pressed=true]").get_attribute("data-card")
        up = [card, "up"] in ann.view["ask"]["choices"] and card in ann.view["ask"].get("beats", [])
        await ann.key("Enter" if up else "-")
        await ann.page.locator(f".held[data-card={card}]").wait_for(state="detached")
        assert card in held
        laid += 1
    assert laid == 8
    await ann.tab_to(".clause-link")
    await ann.key("Enter")
    await ann.holds("document.querySelector('.clause')?.textContent.length > 20")
    await ann.key("Escape")
    await ann.page.locator("#sheet[open] .ledger").wait_for()
    await ann.key("Escape")
    await ann.sheet.wait_for(state="hidden")
    await ann.until("play")


async def test_the_focus_comes_to_the_hand_and_goes_through_it(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table())
    await ann.until("play")
    held = await ann.hand()
    focus = ann.page.locator("#hand :focus")
    await focus.wait_for()
    for keys, at in (("Home", 0), ("ArrowRight", 1), ("End", 7), ("ArrowRight", 0), ("3", 2)):
        await ann.key(keys)
        await ann.page.locator(f"[data-card={held[at]}]:focus[aria-pressed=true]").wait_for()
        assert await ann.page.locator("#hand [tabindex='0']").count() == 1
    await ann.key("?")
    await ann.sheet.wait_for()
    await ann.key("Escape")
    await ann.sheet.wait_for(state="hidden")
    await ann.page.locator(f"[data-card={held[2]}]:focus").wait_for()
    await ann.key("Tab")
    assert await focus.count() == 0, "the hand is one stop"


async def test_keys_mean_what_stands_on_them_and_one_lays_one_card(stage: Stage) -> None:
    """Where ? is on the 7, as in Russian layouts, it explains; a key held down lays no more."""
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table())
    await ann.until("play")
    held, ask = await ann.hand(), ann.view["ask"]
    await ann.page.locator("#hand :focus").wait_for()
    pressed = """(key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { bubbles: true, ...key }))"""
    for key in ("Enter", "u", "-"):
        await ann.page.evaluate(pressed, {"key": key, "code": "KeyU", "repeat": True})
    assert await ann.hand() == held
    assert ann.view["ask"] == ask
    await ann.page.evaluate(pressed, {"key": "?", "code": "Digit7", "shiftKey": True})
    await ann.sheet.locator(".worth").wait_for()


async def test_who_is_busy_elsewhere_keeps_the_focus(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table())
    await ann.until("play")
    await ann.page.locator("#text").focus()
    card = str(ann.view["ask"]["choices"][0][0])
    await ann.page.evaluate(
        """async ([card, face]) => {
          const main = document.querySelector("script[src$='/main.js']").src;
          (await import(main.replace(/main\\.js$/, "table.js"))).lay(card, face);
        }""",
        ann.view["ask"]["choices"][0],
    )
    await ann.page.locator(f".held[data-card={card}]").wait_for(state="detached")
    await ann.moment()
    assert await ann.page.locator("#text:focus").count() == 1
