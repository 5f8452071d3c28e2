"""axe finds nothing wrong, on any screen, in light or dark."""

from papertiger.madiao.options import Options
from tests.web.axe import violations
from tests.web.guest import Guest
from tests.web.stage import Stage

PAGES = ("/",)


async def clean(guest: Guest, screen: str) -> None:
    """See that axe finds nothing, in both schemes."""
    for scheme in ("light", "dark"):
        await guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = await violations(guest)
        assert found == [], f"{screen}, {scheme}: {found}"


async def test_axe_finds_nothing_wrong_before_the_table(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    for path in PAGES:
        await ann.open(path)
        await clean(ann, path)
    ann.forgiven = ("status of 404",)
    await ann.page.locator("input[name=code]").fill("0000")
    await ann.key("Enter")
    await ann.page.locator(".refused").wait_for()
    await clean(ann, "a code that is none")
    await ann.open_table()
    await clean(ann, "the waiting room, to a stranger")
    await ann.sit()
    await clean(ann, "the waiting room, to the host")


async def test_axe_finds_nothing_wrong_at_the_table(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table(options=Options(max_deals=10)))
    seen = set[str]()
    while (moment := await ann.moment()) != "over":
        screen = moment if moment in {"sheet", "over"} else await ann.asked()
        if screen not in seen:
            seen.add(screen)
            await clean(ann, screen)
            if screen == "play":
                await sheets(ann)
            if screen == "sheet":
                await ann.page.locator(".clause-link").first.click()
                await ann.page.locator(".clause").wait_for()
                await clean(ann, "a clause")
                await ann.close_sheet()
        await ann.go_on()
    await clean(ann, "over")
    assert seen >= {"sheet", "stake", "cut", "play"}


async def sheets(ann: Guest) -> None:
    """The sheets that can lie over the hand."""
    for name in ("tricks", "scores", "menu"):
        await ann.page.locator(f"#{name}").click()
        await clean(ann, name)
        if name == "menu":
            await ann.page.locator("#keys").click()
            await clean(ann, "keys")
            await ann.close_sheet()
        await ann.close_sheet()
    await ann.page.locator(".held").first.focus()
    await ann.key("?")
    await ann.sheet.wait_for()
    await clean(ann, "a card")
    await ann.close_sheet()
    await ann.pause()
    await clean(ann, "paused")
    await ann.pause(on=False)
    await ann.moment()


async def test_axe_finds_nothing_wrong_with_a_lost_table_and_a_watched_one(stage: Stage) -> None:
    ann, eve = await stage.guest("Ann"), await stage.guest("Eve")
    await ann.begin(path := await stage.table())
    await ann.until("play")
    await eve.open(path)
    await eve.page.locator("main.table").wait_for()
    await clean(eve, "watched")
    other = await stage.tab(ann)
    await other.open(path)
    await ann.page.locator(".banner .lost").wait_for()
    await clean(ann, "lost")
