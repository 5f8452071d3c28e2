"""Four people with a browser each at one table."""

from tests.web.guest import Guest, together
from tests.web.stage import Stage

NAMES = ("Ann", "Bo", "Cem", "Dai")


async def test_four_people_play_a_hand_and_talk(stage: Stage) -> None:
    """One opens a table; the others come by its link, by a code, and by its address."""
    guests = [await stage.guest(name) for name in NAMES]
    await together(*(each.open() for each in guests))
    ann, bo, cem, dai = guests
    await ann.page.locator("#name").fill("Ann")
    await ann.open_table()
    await ann.sit()
    await come(bo, f"{stage.there.url}{ann.path}")
    await come(cem, await code_of(ann))
    await dai.open(ann.path)
    for each in (bo, cem, dai):
        await each.sit()
        await each.ready()
    await ann.start()
    hands: list[list[str]] = []
    while not hands or not await over(guests):
        seat = stage.view(ann.path, None).waiting[0]
        on_turn = guests[NAMES.index(stage.names(ann.path)[seat])]
        if await on_turn.moment() == "play" and not hands:
            hands = [await each.hand() for each in guests]
        await on_turn.go_on()
    assert [len(hand) for hand in hands] == [8] * 4
    assert len(set().union(*hands)) == 32
    money = dict(zip(stage.names(ann.path), stage.view(ann.path, None).totals, strict=True))
    for each, name in zip(guests, NAMES, strict=True):
        await each.settled()
        assert await each.scores() == money
        own = list(money).index(name)
        turned = [*list(money)[own:], *list(money)[:own]]
        assert await columns(each, ".sums") == turned
        await each.close_sheet()
        await each.page.locator("#scores").click()
        await each.page.locator(".scores tbody tr").first.wait_for()
        assert await columns(each, ".scores") == turned
        shown = [*map(amount, await each.page.locator(".scores tfoot td").all_inner_texts())]
        assert shown == [money[one] for one in turned]
        await each.close_sheet()
    await bo.page.locator("#text").fill("<i>Well</i> played")
    await bo.key("Enter")
    for each in guests:
        await each.page.locator("#log .said", has_text="<i>Well</i> played").wait_for()


async def columns(guest: Guest, table: str) -> list[str]:
    """The names above the columns of a table: one's own first, then as the turn goes."""
    return await guest.page.locator(f"{table} thead bdi").all_inner_texts()


def amount(text: str) -> int:
    """An amount as it is written."""
    return int(text.replace("−", "-"))


async def come(guest: Guest, where: str) -> None:
    """Join by what one was told."""
    await guest.page.locator("input[name=code]").fill(where)
    await guest.key("Enter")
    await guest.page.wait_for_url("**/t/*")


async def code_of(host: Guest) -> str:
    """A code to say aloud."""
    await host.button("web-code").click()
    code: str = await host.holds(
        "/[0-9]{4,}/.exec(document.querySelector('main [role=status]').innerText)?.[0]"
    )
    return code


async def over(guests: list[Guest]) -> bool:
    """Whether the hand is settled for everybody."""
    settled = [await each.page.locator(".ledger").count() for each in guests]
    return all(settled)
