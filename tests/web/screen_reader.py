"""What a screen reader has to go by: the tree of roles and names, and what is announced."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tests.web.guest import FRAME, MARKS, Guest

if TYPE_CHECKING:
    from playwright.async_api import CDPSession

LISTEN = """
window.announced = [];
{
  const LIVE = "[role=log], [role=alert], [role=status], [aria-live]:not([aria-live=off])";
  const above = (node) =>
    (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest(LIVE);
  const tell = (text) => { if (text.trim()) window.announced.push(text.trim()); };
  new MutationObserver((records) => {
    const whole = new Set();
    for (const { target, addedNodes, type } of records) {
      const changed = type === "childList" ? [...addedNodes] : [target];
      for (const node of changed) {
        if (!node.isConnected || node.nodeType === Node.COMMENT_NODE) continue;
        const region = above(node);
        if (region?.matches("[role=log], [aria-atomic=false]")) tell(node.textContent);
        else if (region && !region.closest("[aria-hidden=true]")) whole.add(region);
      }
    }
    for (const region of whole) tell(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
"""
"""Keeps what is announced: of a log what is added, of any other live region all of it."""

FRAMES = 600
"""So many frames somebody waits for a button."""

SILENT = {"none", "generic", "InlineTextBox", "LineBreak"}


class Node(Struct, frozen=True):
    """Something that is told of: its role, its name, its state, what it is in.

    `whole`: the name with the marks around names in it.
    """

    role: str
    name: str
    whole: str
    focused: bool = False
    disabled: bool = False
    within: tuple[str, ...] = ()


class Listener:
    """Plays at a table by ear. All that it knows of the page comes through here."""

    def __init__(self, guest: Guest) -> None:
        """A guest who cannot see the page."""
        self._guest, self._heard = guest, 0
        self._session: CDPSession | None = None

    async def begin(self) -> None:
        """Listen from the next page on."""
        page = self._guest.page
        await page.context.add_init_script(LISTEN)
        self._session = await page.context.new_cdp_session(page)
        await self._session.send("Accessibility.enable")

    async def announced(self) -> list[str]:
        """What was announced since this was asked last."""
        told: list[str] = await self._guest.page.evaluate("window.announced")
        new, self._heard = told[self._heard :], len(told)
        return [each.translate(MARKS) for each in new]

    async def tree(self) -> list[Node]:
        """All that can be found on the page, from its beginning to its end."""
        assert self._session is not None
        found = await self._session.send("Accessibility.getFullAXTree")
        nodes = {each["nodeId"]: each for each in found["nodes"]}
        return list(_told(nodes, found["nodes"][0]["nodeId"], ()))

    async def find(self, role: str, name: str = "", within: str = "") -> list[Node]:
        """What has a role, and a name that begins so, inside of something called so."""
        return [
            each
            for each in await self.tree()
            if each.role == role
            and each.name.startswith(name)
            and (not within or within in each.within)
        ]

    async def texts(self, within: str) -> list[str]:
        """All names and words inside of what is called so."""
        return [each.name for each in await self.tree() if within in each.within and each.name]

    async def hears(self, *lines: str) -> tuple[list[str], list[str]]:
        """Wait until one of these is announced; which were, and all that was since the last."""
        await self._guest.holds(
            """([heard, lines]) => window.announced.slice(heard)
              .some((told) => lines.includes(told.replace(/[\u2066-\u2069]/g, "")))""",
            [self._heard, lines],
        )
        told = await self.announced()
        return [line for each in told for line in lines if line == each], told

    async def finds(self, name: str) -> str:
        """Wait until a button is told of; its whole name."""
        for _ in range(FRAMES):
            for each in await self.find("button", name):
                if each.name == name:
                    return each.whole
            await self._guest.holds(FRAME)
        raise AssertionError(f"no button {name} is told of")

    async def press(self, name: str, then: str = "Enter") -> None:
        """Go to the button that is called so, and press it."""
        label = await self.finds(name)
        button = self._guest.page.get_by_role("button", name=label, exact=True).first
        focused: list[Node] = []
        # The page may bring the focus to what is asked at the same time.
        while not focused:
            await button.focus()
            await self._guest.holds(FRAME)
            focused = [each for each in await self.find("button", name) if each.focused]
        assert not focused[0].disabled, focused
        await self._guest.key(then)


def _told(nodes: dict[str, dict[str, Any]], at: str, within: tuple[str, ...]) -> "list[Node]":
    node = nodes[at]
    role = node.get("role", {}).get("value", "")
    whole = str(node.get("name", {}).get("value", ""))
    name = whole.translate(MARKS)
    told: list[Node] = []
    if not node.get("ignored") and role not in SILENT:
        state = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        told.append(
            Node(role, name, whole, bool(state.get("focused")), bool(state.get("disabled")), within)
        )
        within = (*within, name) if name else within
    for child in node.get("childIds", []):
        if child in nodes:
            told += _told(nodes, child, within)
    return told
