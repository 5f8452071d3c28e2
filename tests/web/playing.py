"""Somebody who plays in a browser; bots think as fast as the page is looked at."""

from pathlib import Path

from papertiger.server.site import PARTS
from papertiger.text.catalog import Catalog
from tests.server.browser import Tab
from tests.server.house import House

TRIES = 2_000
"""So often somebody looks at the page before something must have come."""

AXE = Path(__file__).with_name("vendor").joinpath("axe.min.js").read_text(encoding="utf-8") + ";0"
KEYS = {
    "Tab": ("Tab", 9, ""),
    "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "-": ("Minus", 189, "-"),
}
"""Keys: their codes, their numbers, what they write."""

MOST_TABS = 60
ASKED = "document.querySelector('[data-answer], #up')"
SHEET = "document.querySelector('#sheet[open]')"
OVER = "document.querySelector('#again')"


def words(language: str) -> Catalog:
    """What the pages say."""
    return Catalog(language, *PARTS)


class Player:
    """A tab at a server of the tests."""

    def __init__(self, there: House, tab: Tab) -> None:
        self.there: House | None = there
        self.tab = tab

    async def open(self, path: str = "/") -> None:
        """Go to a page, and wait until it is drawn."""
        assert self.there is not None, "there is no server now"
        await self.tab.do("Page.navigate", url=f"{self.there.url}{path}")
        await self.holds(
            f"location.pathname === '{path}' && !!document.querySelector('#page main')"
        )

    async def run(self, script: str) -> object:
        """The value of an expression in the page."""
        return await self.tab.run(script)

    async def press(self, selector: str) -> None:
        """Press what can be pressed there."""
        await self.holds(f"!!document.querySelector({selector!r})?.click")
        await self.run(f"document.querySelector({selector!r}).click()")

    async def text(self, selector: str) -> str:
        """What stands there, without the marks around names."""
        found = await self.run(f"document.querySelector({selector!r})?.textContent ?? ''")
        return str(found).replace("\u2068", "").replace("\u2069", "").strip()

    async def speak(self, language: str) -> None:
        """Choose a language, on the page as it stands."""
        await self.press(f"nav button[lang={language}]")
        await self.holds(f"document.documentElement.lang === '{language}'")

    async def size(self, width: int, height: int) -> None:
        """Look at the page in a window of that size."""
        await self.tab.do(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )  # fmt: skip

    async def key(self, key: str) -> None:
        """Press a key, and let it go."""
        code, number, text = KEYS[key]
        given = {"key": key, "code": code, "windowsVirtualKeyCode": number}
        await self.tab.do("Input.dispatchKeyEvent", type="keyDown", **given, text=text)
        await self.tab.do("Input.dispatchKeyEvent", type="keyUp", **given)

    async def tab_to(self, selector: str) -> None:
        """Go there by the tabulator alone."""
        for _ in range(MOST_TABS):
            if await self.run(f"document.activeElement?.matches({selector!r}) ?? false"):
                return
            await self.key("Tab")
        raise AssertionError(f"no tabulator leads to {selector}")

    async def holds(self, condition: str) -> None:
        """Wait until something holds; meanwhile the bots think fast."""
        for _ in range(TRIES):
            if await self.run(condition):
                return
            if self.there is not None:
                self.there.clock.add(100)
                self.there.server.hub.alarms.go_off()
                await self.there.server.hub.rest()
        shown = await self.run("document.body.innerText")
        raise AssertionError(f"{condition} does not hold; {self.tab.complaints}; {shown}")

    async def moment(self) -> str:
        """Wait until something is to be done: "sheet", "over", "asked" or "play"."""
        await self.holds(f"!!({ASKED} || {SHEET} || {OVER})")
        return str(
            await self.run(
                f"{SHEET} ? 'sheet' : {OVER} ? 'over' : "
                "document.querySelector('[data-answer]') ? 'asked' : 'play'"
            )
        )

    async def act(self, kind: str) -> None:
        """Do the first thing that can be done, and wait until it is done."""
        state = "document.querySelector('#log').childElementCount"  # it only grows
        before = await self.run(state)
        if kind == "sheet":
            await self.press("#sheet > header button")
            await self.holds(f"!{SHEET}")
            return
        if kind == "asked":
            await self.press("[data-answer]")
        else:
            await self.lay()
        # Who keeps the cards is told of in no line, and may be asked for a card next.
        asked = "document.querySelector('[data-answer]')" if kind == "asked" else ASKED
        await self.holds(f"{state} !== {before} || !{asked} || !!{SHEET}")

    async def drag(self, selector: str, by: int) -> None:
        """Drag what is there up (less than nought) or down by so many pixels, when it has come."""
        await self.run("document.getAnimations().forEach((each) => each.finish())")
        box = await self.run(
            f"(({{x, y, width, height}}) => [x + width / 4, y + height / 2])"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        assert isinstance(box, list)
        x, y = box
        for kind, at in (("mousePressed", y), ("mouseMoved", y + by), ("mouseReleased", y + by)):
            await self.tab.do(
                "Input.dispatchMouseEvent", type=kind, x=x, y=at, button="left", clickCount=1
            )

    async def lay(self) -> None:
        """Lay a card that wins, or else the first, by each way of laying it that is open.

        Who would expose a card face up is warned, and lays it face down.
        """
        strong = await self.run("!!document.querySelector('.held.strong')")
        await self.press(".held.strong" if strong else ".held")
        await self.holds("!!document.querySelector('.held.chosen')")
        leads = await self.run("document.querySelector('#down').disabled")
        barred = await self.run("document.querySelector('#up').disabled")
        if strong or leads:
            await self.press("#up")
        elif barred:
            await self.press("#down")
        else:
            await self.press("#up")
            await self.holds(f"!!{SHEET}")
            warned = self.run(
                "document.querySelector('#sheet .body').textContent.includes('MD-5.5')"
            )
            assert await warned, "an exposed discard is no accident"
            await self.press("#sheet .chief")


async def violations(player: Player) -> list[str]:
    """What axe finds wrong with the page as it stands: the rule, and where."""
    await player.run(AXE)
    found = await player.run(
        "axe.run(document, {resultTypes: ['violations']}).then(({violations}) => "
        "violations.flatMap((each) => each.nodes.map((node) => each.id + ' ' + node.target + ' ' "
        "+ node.failureSummary)))"
    )
    assert isinstance(found, list), "axe has not answered"
    return [str(each) for each in found]
