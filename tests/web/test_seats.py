"""At the table: what moves, what is told on a scroll, the menu, scores, sounds, explained cards."""

import re
from typing import Any

from papertiger.madiao.options import Options
from papertiger.wire import commands as c
from tests.web.axe import violations
from tests.web.guest import Guest
from tests.web.stage import Stage

NAMED = re.compile("\u2068[^\u2069]*\u2069")
MOVING = {"reduced_motion": "no-preference"}
DEAL = "document.querySelector('.felt')?.dataset.deal"
FLYING = "document.querySelectorAll('.flights img').length"
ANSWER = "document.querySelector('[data-answer]')"
WATCH = """addEventListener("DOMContentLoaded", () => {
  globalThis.most = 0;
  new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll(".flights img").length);
  }).observe(document.body, { childList: true, subtree: true });
})"""
"""Keeps how many cards were in flight at once."""
SCROLLS = """addEventListener("DOMContentLoaded", () => {
  globalThis.told = []; globalThis.live = false;
  new MutationObserver(() => {
    const scroll = document.querySelector(".scroll");
    if (!scroll) return;
    live ||= !!scroll.closest("[aria-live], [role=log], [role=status]");
    live ||= !!scroll.querySelector("[aria-live], [role=log], [role=status], [role=alert]");
    told.push([...scroll.querySelectorAll(":scope > div > p")].map((line) => line.textContent));
    scroll.querySelector("button").click();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
})"""
"""Keeps what stood on scrolls, and puts each away; whether one was told to who listens, too."""


async def seated(stage: Stage, **how: Any) -> Guest:
    """Somebody at a table of their own, before the first stake."""
    ann = await stage.guest(**how)
    await ann.page.add_init_script(WATCH)
    await ann.begin(await stage.table(options=Options(max_deals=4)))
    await ann.page.locator(".felt").wait_for()
    return ann


async def dealt(ann: Guest) -> Guest:
    """Answer what comes before the cards."""
    while not await ann.holds(f"() => !!{ANSWER} || !!{DEAL}") or not await ann.page.evaluate(DEAL):
        await ann.page.evaluate(f"{ANSWER}?.click()")
        await ann.holds(f"() => !{ANSWER} || !!{DEAL}")
    return ann


async def test_cards_are_dealt_one_by_one_and_a_key_ends_what_moves(stage: Stage) -> None:
    ann = await dealt(await seated(stage, **MOVING))
    assert len(await ann.hand()) in {7, 8}
    # Eight backs to each of three, the upcard's two sides; a bot may have laid a card.
    assert await ann.page.evaluate("most >= 26")
    await ann.key("Escape")
    assert await ann.page.evaluate(FLYING) == 0
    assert await ann.page.evaluate(
        "document.getAnimations().every((each) => !each.effect.target.closest('.held'))"
    )


async def test_nothing_moves_for_who_wants_no_motion(stage: Stage) -> None:
    ann = await dealt(await seated(stage))
    for _ in range(4):
        await ann.go_on()
    assert await ann.page.evaluate("most") == 0


async def test_a_trick_is_gathered_to_its_winner_and_a_page_that_catches_up_stands_still(
    stage: Stage,
) -> None:
    ann = await dealt(await seated(stage, **MOVING))
    await ann.key("Escape")
    await ann.page.evaluate("most = 0")
    while not await ann.page.evaluate(
        "document.querySelector('.felt').dataset.trick.endsWith(' 1')"
    ):
        await ann.go_on()
    assert await ann.page.evaluate("most >= 4")
    await ann.until("play")
    await ann.page.reload()
    await ann.page.locator(".held").first.wait_for()
    assert await ann.page.evaluate(FLYING) == 0
    await ann.page.locator("#tricks").click()
    await ann.page.locator(".tricks > li").first.wait_for()


async def test_what_happens_before_the_play_is_seen_on_scrolls(stage: Stage) -> None:
    """Each put away by a press; who listens hears the same in the log, once."""
    ann = await stage.guest()
    await ann.page.add_init_script(SCROLLS)
    await ann.begin(await stage.table())
    await dealt(ann)
    await ann.until("play")
    await ann.page.locator(".scroll").wait_for(state="detached")
    told: list[list[str]] = await ann.page.evaluate("told")
    log = NAMED.sub("", await ann.page.locator("#log").inner_text())
    assert told
    for lines in told:
        assert lines
        # Bots have their names only a little later.
        assert all(NAMED.sub("", line) in log for line in lines)
    assert not await ann.page.evaluate("live")


async def test_a_card_is_explained_by_the_mouse_and_by_its_right_button(stage: Stage) -> None:
    ann = await seated(stage)
    await ann.until("play")
    held = ann.page.locator(".held").first
    await held.hover()
    await ann.page.locator("#tip p").first.wait_for()
    rank = ann.say("card-worth-rank", suit="", place="1", all="9").split(", ")[1]
    assert rank in await ann.text("#tip")
    await held.click(button="right")
    await ann.sheet.wait_for()
    assert await ann.page.locator("#tip").is_hidden()
    assert rank in await ann.text(".worth")


async def test_a_card_is_explained_by_a_finger_that_rests_on_it(stage: Stage) -> None:
    ann = await seated(stage, has_touch=True)
    await ann.until("play")
    box = await ann.page.locator(".held").first.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 4, "y": box["y"] + box["height"] / 2}]
    protocol = await ann.page.context.new_cdp_session(ann.page)
    touch = "Input.dispatchTouchEvent"
    await protocol.send(touch, {"type": "touchStart", "touchPoints": finger})
    await ann.sheet.locator(".worth").wait_for()
    await protocol.send(touch, {"type": "touchEnd", "touchPoints": []})
    assert len(await ann.hand()) == 8


async def test_the_score_sheet_is_whole_after_the_page_is_loaded_again(stage: Stage) -> None:
    """And at the end of the match it is what the page shows; another match can be wished for."""
    ann = await seated(stage)
    settled = 0
    while settled < 2 and (moment := await ann.moment()) != "over":
        settled += moment == "sheet"
        await ann.go_on()
    await ann.page.reload()
    await ann.page.locator("#scores").click()
    rows = ann.page.locator(".scores tbody tr")
    await rows.nth(settled - 1).wait_for()
    assert await rows.count() == settled
    await ann.key("Escape")
    while await ann.moment() != "over":
        await ann.go_on()
    await ann.page.locator(".final #again").wait_for()
    await rows.first.wait_for()
    totals = await ann.page.locator(".scores tfoot td").all_text_contents()
    assert len(totals) == 4
    assert sum(int(each.replace("−", "-")) for each in totals) == 0


async def test_the_menu_pauses_and_goes_on_and_gives_the_seat_to_another_device(
    stage: Stage,
) -> None:
    ann = await dealt(await seated(stage))
    paused = ann.page.locator(".prompt", has_text=ann.say("web-paused"))
    await ann.page.locator("#menu").click()
    await ann.page.locator("#pause").click()
    await paused.wait_for()
    await ann.page.locator("#pause").click()
    await paused.wait_for(state="detached")
    # Else the bot would play on, beneath what follows.
    await ann.page.locator("#pause").click()
    await paused.wait_for()
    await ann.page.locator("#transfer").click()
    await ann.holds(r"() => /^\d{4} \d{4}$/.test(document.querySelector('.large')?.textContent)")
    await ann.key("Escape")
    await ann.page.locator("#let-bot").click()
    await ann.page.locator(".plate.south", has_text=ann.say("seats-bot-plays")).wait_for()
    await ann.page.locator("#stand-up").click()
    await ann.page.locator("#leave").wait_for()
    assert await ann.text("#sheet .body p") == ann.say("seats-stand-up-bot")
    await ann.page.locator("#leave").click()
    await ann.page.locator("#sit").wait_for()
    await ann.sheet.wait_for(state="hidden")


async def test_sounds_are_off_until_they_are_wanted_and_stay_as_they_were_left(
    stage: Stage,
) -> None:
    ann = await seated(stage)
    await ann.page.evaluate(
        """() => {
          globalThis.tones = 0;
          const made = AudioContext.prototype.createOscillator;
          AudioContext.prototype.createOscillator = function () {
            tones += 1;
            return made.call(this);
          };
        }"""
    )
    await dealt(ann)
    await ann.go_on()
    assert await ann.page.evaluate("tones") == 0
    await ann.page.locator("#menu").click()
    await ann.page.locator("#sounds").click()
    await ann.holds("tones > 0")
    await ann.key("Escape")
    await ann.sheet.wait_for(state="hidden")
    await ann.page.evaluate("tones = 0")
    await ann.until("sheet")
    assert await ann.page.evaluate("tones > 0")
    await ann.page.reload()
    await ann.page.locator("#menu").click()
    assert await ann.page.locator("#sounds").is_checked()


async def test_a_report_is_kept_and_said_to_be_on_its_way(stage: Stage) -> None:
    ann = await seated(stage)
    await stage.there.seat(ann.path.removeprefix("/t/"), "Bo", 2)
    await ann.page.locator("#menu").click()
    await ann.button("seats-report").click()
    await ann.page.locator("textarea").fill("Cards up the sleeve")
    answered = sum(each["is"] == "answer" for each in ann.told)
    await ann.page.locator(".report .chief").click()
    await ann.sheet.get_by_text(ann.say("seats-reported")).wait_for()
    await ann.hears("answer", answered + 1)
    (report,) = await stage.there.server.store.reports()
    assert (report.whom, report.text) == (2, "Cards up the sleeve")


async def test_what_others_say_is_marked_until_it_is_looked_at(stage: Stage) -> None:
    ann = await seated(stage, size=(360, 640))
    bo = await (await stage.there.visit(ann.path.removeprefix("/t/"), "Bo")).hello()
    await bo.do(c.Chat, text="Good evening")
    stamp = ann.page.locator("#to-talk .stamp")
    await stamp.wait_for()
    await ann.page.locator("#to-talk").click()
    await stamp.wait_for(state="detached")
    assert await ann.page.locator("#text:focus").count() == 1
    await ann.page.locator("#menu").click()
    await ann.page.locator("#sheet p > button").first.click()
    await ann.page.locator("#sheet p > [aria-pressed=true]").wait_for()
    assert await violations(ann) == []
    await ann.key("Escape")
    assert (await bo.do(c.Chat, text="Can you hear me?")).refused is None
    cy = await stage.there.seat(ann.path.removeprefix("/t/"), "Cy")
    await cy.do(c.Chat, text="Good night")
    await ann.page.locator("#log", has_text="Good night").wait_for()
    assert "hear me" not in await ann.text("#log")
