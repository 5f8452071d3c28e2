"""What axe finds wrong with a page."""

from pathlib import Path

from tests.web.guest import Guest

AXE = Path(__file__).with_name("vendor").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id} ${node.target}: ${node.failureSummary}`)))"""


async def violations(guest: Guest) -> list[str]:
    """What is wrong with the page as it stands: the rule, where, and what to do."""
    if not await guest.page.evaluate("'axe' in window"):
        await guest.page.evaluate(AXE)
    found: list[str] = await guest.page.evaluate(RUN)
    return found
