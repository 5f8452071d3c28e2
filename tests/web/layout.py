"""Whether all of a page is in its window, and nothing lies over something else."""

from pathlib import Path

from tests.web.guest import Guest

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip()


async def is_tidy(guest: Guest, size: tuple[int, int], screen: str) -> None:
    """See that in a window of that size all has its place."""
    width, height = size
    await guest.page.set_viewport_size({"width": width, "height": height})
    for what in ("crowded", "covered"):
        wrong = await guest.page.evaluate(f"{SCRIPT}.{what}()")
        assert wrong == [], f"{screen} at {width} x {height}: " + "\n".join(wrong)
