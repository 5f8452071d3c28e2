"""The hand, the mouse and the finger: cards are dragged, or chosen and laid by a button."""

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

from tests.web.guest import Guest
from tests.web.stage import Stage

Button: TypeAlias = Literal["left", "middle", "right"]


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


async def middle(guest: Guest, card: str) -> tuple[float, float]:
    """A point of a card that no other covers."""
    held = guest.page.locator(f".held[data-card={card}]")
    await held.scroll_into_view_if_needed()
    box = await held.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 4, box["y"] + box["height"] / 2


async def drag(guest: Guest, card: str, by: int, button: Button = "left") -> None:
    """Drag a card up (less than nought) or down by so many pixels."""
    x, y = await middle(guest, card)
    mouse = guest.page.mouse
    await mouse.move(x, y)
    await mouse.down(button=button)
    await mouse.move(x, y + by)
    if button == "left":
        follows = f".held[data-card={card}][style*=' {by}px']"
        await guest.page.locator(follows).wait_for(state="attached")
    await mouse.up(button=button)
    await guest.page.locator(".held[style*=px]").wait_for(state="detached")


async def fingers(guest: Guest) -> Callable[..., Awaitable[None]]:
    """Puts fingers down at points, moves them there, or takes all away."""
    protocol = await guest.page.context.new_cdp_session(guest.page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        given = {"type": f"touch{kind}", "touchPoints": [{"x": x, "y": y} for x, y in points]}
        await protocol.send("Input.dispatchTouchEvent", given)

    return touch


async def test_only_the_first_button_of_the_mouse_lays_a_card(stage: Stage) -> None:
    ann = await stage.guest("Ann", size=(1440, 900))
    await ann.begin(await stage.table())
    await ann.until("play")
    held = await ann.hand()
    ask = ann.view["ask"]
    card = next(card for card, face in ask["choices"] if face == "up")
    await drag(ann, card, -260, "middle")
    await drag(ann, card, -260, "right")
    await ann.close_sheet()
    assert await ann.hand() == held
    assert ann.view["ask"] == ask


async def test_fingers_that_rest_or_pinch_lay_no_card(stage: Stage) -> None:
    """A card that is explained is not laid by the way the finger goes, nor one by two fingers."""
    ann = await stage.guest("Ann", size=(390, 844), has_touch=True, is_mobile=True)
    await ann.begin(await stage.table())
    await ann.until("play")
    held, ask, touch = await ann.hand(), ann.view["ask"], await fingers(ann)
    card = next(card for card, face in ask["choices"] if face == "up")
    x, y = await middle(ann, card)
    await touch("Start", (x, y))
    await ann.sheet.locator(".worth").wait_for()
    await touch("Move", (x, y - 100))
    await touch("End")
    await ann.close_sheet()
    await touch("Start", (x, y))
    await touch("Start", (x, y), (x + 100, y))
    await touch("Move", (x, y - 100), (x + 100, y + 100))
    await touch("End")
    await ann.page.locator("#menu").tap()
    assert await ann.hand() == held
    assert ann.view["ask"] == ask


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
