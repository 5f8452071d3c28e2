"""Somebody at the pages, in their own browser: all that tests know of the pages stands here."""

import asyncio
import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias
from urllib.parse import urlsplit

from papertiger.madiao.cards import Card
from papertiger.madiao.names import NAMES
from papertiger.server.site import PARTS
from papertiger.text.catalog import Catalog

if TYPE_CHECKING:
    from playwright.async_api import ConsoleMessage, Locator, Page, WebSocket

Moment: TypeAlias = Literal["sheet", "over", "asked", "play"]

MOMENT = """() =>
  document.querySelector("#sheet[open]") ? "sheet"
  : document.querySelector("#again") ? "over"
  : document.querySelector("[data-answer]") ? "asked"
  : document.querySelector("#up") ? "play" : null"""
"""What is to be done: a sheet to close, another match, a question to answer, a card to lay."""

SHOWN = """() => JSON.stringify([
  [...document.querySelectorAll(".held")].map((each) => each.dataset.card),
  document.querySelector("#log")?.textContent,
  document.querySelector("#sheet[open] h2")?.textContent,
  ["[data-answer]", "#up", "#again"].map((each) => !document.querySelector(each)),
])"""
"""Changes whenever something happens at the table."""

FRAME = """() => new Promise((done) => {
  requestAnimationFrame(done);
  setTimeout(done, 50, true);
})"""
"""The next frame, or so long where none is drawn."""

SEND = """(command) =>
  import(document.querySelector("script[src$='/main.js']").src.replace(/main\\.js$/, "table.js"))
    .then((table) => table.send(command))"""
"""Sends a command as the page would."""

FUNCTION = re.compile(r"\s*\(\[?[\w, ]*\]?\)\s*=>")
MOST_TABS = 80
PATIENCE_MS = 20_000
POLLING_MS = 20
MARKS = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


@cache
def words(language: str) -> Catalog:
    """What the pages say."""
    return Catalog(language, *PARTS)


def called(card: str, language: str) -> str:
    """What a card is called."""
    names = NAMES[Card(card)]
    return {
        "en": names.english,
        "ru": names.russian,
        "zh-Hans": names.simplified,
        "zh-Hant": names.traditional,
    }[language]


class Guest:
    """A page, and what came to it: `told` by its sockets, `complaints` of scripts and policy."""

    def __init__(self, page: "Page", url: str) -> None:
        """`url` is the server's."""
        self.page, self.url, self.language = page, url, "en"
        self.told: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._came, self._asked = asyncio.Event(), 0
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._connected)

    def _said(self, message: "ConsoleMessage") -> None:
        if message.type == "error" and not any(each in message.text for each in self.forgiven):
            self.complaints.append(f"{message.text} {message.location}")

    def _connected(self, socket: "WebSocket") -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        self.told.append(json.loads(frame))
        self._came.set()

    async def hears(self, kind: str, times: int) -> None:
        """Wait until so many messages of a kind have come, since the page was opened."""
        while sum(each["is"] == kind for each in self.told) < times:
            self._came.clear()
            await self._came.wait()

    def say(self, message: str, **given: str | int) -> str:
        """A message of the catalog in the guest's language, without the marks around names."""
        return words(self.language).say(message, **given).translate(MARKS)

    # The page

    async def open(self, path: str = "/") -> None:
        """Go to a page, and wait until it is drawn."""
        await self.page.goto(f"{self.url}{path}")
        await self.page.locator("#page main").wait_for()

    async def be_called(self, name: str) -> None:
        """Have a name from now on."""
        answer = await self.page.request.post(f"{self.url}/api/me", data={"name": name})
        assert answer.ok, await answer.text()

    async def speak(self, language: str) -> None:
        """Choose a language, on the page as it stands."""
        await self.page.locator(f"nav button[lang={language}]").click()
        await self.page.locator(f"html[lang={language}]").wait_for()
        self.language = language

    async def holds(self, condition: str, given: Any = None) -> Any:
        """Wait until a JavaScript expression or function gives something true; that."""
        # The policy of the pages lets no expression be evaluated again and again.
        script = condition if FUNCTION.match(condition) else f"() => ({condition})"
        # By time: headless Chromium does not always draw frames.
        found = await self.page.wait_for_function(script, arg=given, polling=POLLING_MS)
        return await found.json_value()

    async def text(self, selector: str) -> str:
        """What stands there, without the marks around names; "" where there is nothing."""
        found = await self.page.locator(selector).all_text_contents()
        return " ".join(found).translate(MARKS).strip()

    def button(self, message: str, **given: str | int) -> "Locator":
        """The button that says so."""
        return self.page.get_by_role("button", name=self.say(message, **given), exact=True)

    @property
    def path(self) -> str:
        """Where one is."""
        return urlsplit(self.page.url).path

    @property
    def sheet(self) -> "Locator":
        """The sheet over the page."""
        return self.page.locator("#sheet[open]")

    async def close_sheet(self) -> None:
        """Close the uppermost sheet."""
        shown = await self.page.evaluate(SHOWN)
        await self.sheet.locator("header button").last.click()
        await self.holds(f"(before) => ({SHOWN})() !== before", shown)

    # To the table

    async def play_now(self) -> None:
        """From the first page to the first question, with one press."""
        await self.page.locator("#play").click()
        await self.page.wait_for_url("**/t/*")
        await self.moment()

    async def open_table(self) -> None:
        """Open a table on the first page, as it is proposed there."""
        await self.page.locator("#open").click()
        await self.page.wait_for_url("**/t/*")
        await self.page.locator(".chair").first.wait_for()

    async def sit(self) -> None:
        """Sit down on the first empty chair of the waiting room."""
        await self.page.locator(".chair .sit").first.click()
        await self.page.locator("#start, #ready").first.wait_for()

    async def ready(self) -> None:
        """Say that one is ready."""
        await self.page.locator("#ready[aria-pressed=false]").click()
        await self.page.locator("#ready[aria-pressed=true]").wait_for()

    async def start(self) -> None:
        """Start the match that one is the host of."""
        await self.page.locator("#start").click()
        await self.page.locator("main.table").wait_for()

    async def begin(self, path: str) -> None:
        """Sit down at a table, alone, and start."""
        await self.open(path)
        await self.sit()
        await self.start()

    # At the table

    @property
    def view(self) -> dict[str, Any]:
        """The board as the server has told it last."""
        views = (each["view"] for each in reversed(self.told) if each.get("view"))
        view: dict[str, Any] = next(views)
        return view

    async def asked(self) -> str:
        """What the server asks; the page may show it a moment before it is heard of here."""
        while not self.view["ask"]:
            await self.holds(FRAME)
        return str(self.view["ask"]["ask"])

    def told_since(self) -> list[dict[str, Any]]:
        """What has happened at the table since this was asked last."""
        news, self._asked = self.told[self._asked :], len(self.told)
        return [event for each in news for event in each.get("told", ())]

    @property
    def room(self) -> dict[str, Any]:
        """The table around the game as the server has told it last."""
        room: dict[str, Any] = next(
            each["room"] for each in reversed(self.told) if each["is"] == "room"
        )
        return room

    async def moment(self) -> Moment:
        """Wait until something is to be done."""
        found: Moment = await self.holds(MOMENT)
        return found

    async def hand(self) -> list[str]:
        """The hand as it is shown."""
        found: list[str] = await self.page.locator(".held").evaluate_all(
            "(cards) => cards.map((each) => each.dataset.card)"
        )
        return found

    async def go_on(self) -> Moment:
        """Do the first thing that can be done, and wait until it is done; what it was."""
        moment = await self.moment()
        match moment:
            case "sheet":
                await self.close_sheet()
            case "asked":
                await self.answer()
            case "play":
                await self.play()
            case "over":
                pass
        return moment

    async def until(self, *moments: Moment) -> Moment:
        """Go on until it comes to one of these."""
        while (moment := await self.moment()) not in moments:
            assert moment != "over", "the match is over"
            await self.go_on()
        return moment

    async def answer(self) -> None:
        """Answer what is asked with what is proposed."""
        shown = await self.page.evaluate(SHOWN)
        await self.page.locator("[data-answer]").click()
        await self.holds(f"(before) => ({SHOWN})() !== before", shown)

    async def play(self, card: str = "", face: str = "") -> str:
        """Lay a card, or else one that wins, or else the first; which.

        By the buttons. Who would expose a card is warned, and lays it face down.
        """
        ask = self.view["ask"]
        beats = ask.get("beats", [])
        if not card:
            card = beats[0] if beats else ask["choices"][0][0]
        faces = [side for one, side in ask["choices"] if one == card]
        shown = await self.page.evaluate(SHOWN)
        await self.page.locator(f".held[data-card={card}]").click()
        await self.page.locator(f".held[data-card={card}][aria-pressed=true]").wait_for()
        if not face:
            face = "up" if "up" in faces else "down"
        await self.page.locator(f"#{face}").click()
        if face == "up" and card not in beats:
            assert "MD-5.5" in await self.sheet.locator(".body").inner_text()
            await self.sheet.locator(".chief").click()
        await self.holds(f"(before) => ({SHOWN})() !== before", shown)
        return card

    async def plates(self) -> dict[str, dict[str, str]]:
        """What stands on the plate of each player, by name and label."""
        found: dict[str, dict[str, str]] = await self.page.locator(".plate").evaluate_all(
            """(plates) => Object.fromEntries(plates.map((plate) => [
              plate.querySelector("bdi").textContent,
              Object.fromEntries([...plate.querySelectorAll("dl > div")].map((each) =>
                [...each.children].map((child) => child.textContent.trim()))),
            ]))"""
        )
        return found

    async def scores(self) -> dict[str, int]:
        """The money of each player, by name."""
        label = self.say("tui-score")
        plates = await self.plates()
        return {name: int(each[label].replace("−", "-")) for name, each in plates.items()}

    async def again(self) -> None:
        """Play another match, as all others wish to, or are bots."""
        shown = await self.page.evaluate(SHOWN)
        await self.page.locator("#again").click()
        await self.holds(f"(before) => ({SHOWN})() !== before", shown)

    async def read_scrolls(self) -> None:
        """See off what is told for a moment."""
        while await self.page.locator(".scroll").count():
            await self.page.evaluate("document.querySelector('.scroll')?.click()")

    async def settled(self) -> None:
        """Play until a hand is settled, and its settlement is open."""
        while await self.moment() != "sheet" or not await self.page.locator(".ledger").count():
            await self.go_on()

    async def pause(self, *, on: bool = True) -> None:
        """Wish for a pause, or for its end; alone among bots one has it."""
        await self.page.evaluate(SEND, {"do": "pause", "on": on})
        phase = "paused" if on else "playing"
        while self.room["phase"] != phase:
            await self.hears("room", sum(each["is"] == "room" for each in self.told) + 1)

    # By keys

    async def key(self, *keys: str) -> None:
        """Press keys, one after another."""
        for each in keys:
            await self.page.keyboard.press(each)

    async def tab_to(self, selector: str) -> None:
        """Go there by the tabulator alone."""
        for _ in range(MOST_TABS):
            if await self.page.evaluate(
                "(there) => document.activeElement?.matches(there) ?? false", selector
            ):
                return
            await self.key("Tab")
        raise AssertionError(f"no tabulator leads to {selector}")


async def together(*doing: Any) -> None:
    """Several do something at the same time."""
    await asyncio.gather(*doing)
