"""Back, forward and refresh: the page is where one left it, whatever the moment."""

from collections.abc import Awaitable, Callable

from papertiger.madiao.options import Options
from tests.web.guest import Guest
from tests.web.stage import Stage

PHASES = {"stake", "cut", "redeal", "play", "settlement"}


async def test_back_leads_to_the_first_page_and_forward_to_the_table_again(stage: Stage) -> None:
    ann = await stage.guest()
    await ann.open()
    await ann.play_now()
    await ann.until("play")
    held, path = await ann.hand(), ann.path
    await ann.page.go_back()
    await ann.page.locator("#play").wait_for()
    assert ann.path == "/"
    await ann.page.go_forward()
    assert await ann.moment() == "play"
    assert (ann.path, await ann.hand()) == (path, held)
    await ann.play()


async def test_back_from_a_waiting_room_leaves_the_chair_and_forward_has_it_again(
    stage: Stage,
) -> None:
    ann = await stage.guest("Ann")
    await ann.open()
    await ann.open_table()
    await ann.sit()
    await ann.page.go_back()
    await ann.page.locator("#play").wait_for()
    await ann.page.go_forward()
    await ann.page.locator("#start").wait_for()


async def test_a_refresh_changes_nothing_in_any_phase(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.open(await stage.table())
    await ann.sit()
    await unchanged(ann, waiting_room)
    await ann.start()
    seen = set[str]()
    while not seen >= PHASES:
        if await ann.moment() == "over":
            await ann.again()
            continue
        phase = await phase_of(ann)
        if phase not in seen:
            seen.add(phase)
            await unchanged(ann, table)
        await ann.go_on()


async def test_a_refresh_at_the_end_of_a_match_changes_nothing(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table(options=Options(max_deals=1)))
    while await ann.moment() != "over":
        await ann.go_on()
    await ann.page.locator(".scores tbody tr").first.wait_for()
    await unchanged(ann, table)


async def phase_of(guest: Guest) -> str:
    """What is being done."""
    if await guest.moment() == "sheet":
        return "settlement"
    return await guest.asked()


async def waiting_room(guest: Guest) -> str:
    """The waiting room, as it is told to who cannot see it."""
    await guest.page.locator("#start").wait_for()
    return await guest.page.locator("main").aria_snapshot()


async def table(guest: Guest) -> str:
    """The table with its log, and the last settlement, as told to who cannot see them."""
    told = ""
    await guest.moment()
    # What is told for a moment is not told again.
    await guest.read_scrolls()
    if await guest.page.locator("#settlement:enabled").count():
        if not await guest.sheet.count():
            await guest.page.locator("#settlement").click()
        told = await guest.text(".ledger, .sums")
        await guest.close_sheet()
    parts = [guest.page.locator(each) for each in (".strip", ".felt", ".mine", "#log")]
    return "\n".join([await each.aria_snapshot() for each in parts] + [told])


async def unchanged(guest: Guest, look: Callable[[Guest], Awaitable[str]]) -> None:
    """Refresh, and find all as it was."""
    before = await look(guest)
    await guest.page.reload()
    assert await look(guest) == before


async def test_a_refresh_while_the_table_is_paused_finds_it_paused(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(await stage.table())
    await ann.until("play")
    held = await ann.hand()
    await ann.pause()
    await ann.page.reload()
    await ann.page.get_by_text(ann.say("web-paused")).first.wait_for()
    assert await ann.hand() == held
    await ann.pause(on=False)
    await ann.until("play")
    await ann.play()
