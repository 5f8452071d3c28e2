"""The hand, the mouse and the finger: cards are dragged, or chosen and laid by a button."""

from tests.web.guest import Guest
from tests.web.stage import Stage


async def test_a_card_that_is_dragged_is_laid(stage: Stage) -> None:
    """Down, face down; up, face up; a little of either is only a press."""
    ann = await stage.guest("Ann", size=(1440, 900))
    await ann.begin(await stage.table())
    done = set[str]()
    while done != {"up", "down"}:
        if await ann.moment() != "play":
            await ann.go_on()
            continue
        held, ask = await ann.hand(), ann.view["ask"]
        await drag(ann, held[0], 20)
        assert await ann.hand() == held
        leads = all(face == "up" for _, face in ask["choices"])
        up = leads or bool(ask.get("beats"))
        card = ask["choices"][0][0] if leads else [*ask.get("beats", []), held[0]][0]
        await drag(ann, card, -260 if up else 120)
        await ann.page.locator(f".held[data-card={card}]").wait_for(state="detached")
        done.add("up" if up else "down")


async def drag(guest: Guest, card: str, by: int) -> None:
    """Drag a card up (less than nought) or down by so many pixels."""
    held = guest.page.locator(f".held[data-card={card}]")
    await held.scroll_into_view_if_needed()
    box = await held.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 2
    mouse = guest.page.mouse
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x, y + by)
    await mouse.up()


async def test_a_finger_lays_cards_without_dragging(stage: Stage) -> None:
    """On a phone: a tap chooses, another lays."""
    ann = await stage.guest("Ann", size=(360, 640), has_touch=True, is_mobile=True)
    await ann.begin(await stage.table())
    await ann.until("play")
    ask = ann.view["ask"]
    card, face = next(
        (card, face)
        for card, face in ask["choices"]
        if face == "down" or card in ask.get("beats", [])
    )
    await ann.page.locator(f".held[data-card={card}]").tap()
    await ann.page.locator(f"#{face}").tap()
    await ann.page.locator(f".held[data-card={card}]").wait_for(state="detached")


async def test_an_exposed_discard_is_warned_of_and_can_still_be_made(stage: Stage) -> None:
    ann = await stage.guest("Ann")
    await ann.begin(path := await stage.table())
    while True:
        await ann.until("play")
        ask = ann.view["ask"]
        exposes = [
            card
            for card, face in ask["choices"]
            if face == "up" and card not in ask.get("beats", [])
        ]
        if exposes:
            break
        await ann.go_on()
    await ann.page.locator(f".held[data-card={exposes[0]}]").click()
    await ann.page.locator("#up").click()
    await ann.sheet.get_by_text("MD-5.5").wait_for()
    assert exposes[0] in await ann.hand()
    await ann.button("web-face-up-all-the-same").click()
    await ann.page.locator(f".held[data-card={exposes[0]}]").wait_for(state="detached")
    seat = stage.seat(path, "Ann")
    board = stage.view(path, seat).board
    assert board is not None
    laid = [*board.laid, *(each for trick in board.tricks for each in trick.laid)]
    assert [each.card for each in laid if each.seat == seat and each.exposed] == exposes[:1]
