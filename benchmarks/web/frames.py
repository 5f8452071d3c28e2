"""How even the frames are while 32 cards are dealt, in Chromium, beside a limit and a page at rest.

`python benchmarks/web/frames.py` with the project's Python; `--deals` how many are watched,
`--width` and `--height` of the window. Each deal is on a new table, between its first card and the
last picture in flight; the page at rest is the same one afterwards.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.browser import browser  # noqa: E402 the path is set above
from tests.server.house import house, play  # noqa: E402
from tests.web.playing import Player  # noqa: E402

LIMIT = 20.0
"""Milliseconds, of which 95 in 100 frames take no more."""

WATCH = """
globalThis.frames = { deal: [], rest: [] };
(function watch() {
  let last = null, flew = false;
  requestAnimationFrame(function frame(now) {
    const flying = document.querySelectorAll(".flights img").length > 0;
    const kind = flying ? "deal" : flew ? "rest" : null;
    if (last !== null && kind) frames[kind].push(now - last);
    last = now;
    flew ||= flying && document.querySelector(".felt")?.dataset.deal !== "";
    if (frames.rest.length < 90) requestAnimationFrame(frame);
  });
})();
0
"""
DEALT = "frames.rest.length >= 90"


async def deal(player: Player) -> dict[str, list[float]]:
    """The times of the frames of one deal, and of the page at rest after it."""
    await player.open()
    await player.press("#play")
    await player.holds("!!document.querySelector('.felt')")
    await player.run(WATCH)
    while not await player.run("document.querySelector('.felt').dataset.deal"):
        await player.run("document.querySelector('[data-answer]')?.click()")
        await player.holds(
            "!!document.querySelector('[data-answer]') "
            "|| !!document.querySelector('.felt').dataset.deal"
        )
    # From here on the bots stand still, as nobody lets their time pass.
    for _ in range(100):
        if await player.run(DEALT):
            break
        await asyncio.sleep(0.1)
    found = await player.run("frames")
    if not isinstance(found, dict) or not found["deal"]:
        raise SystemExit("no card has moved")
    return found


def near(times: list[float], percent: int) -> float:
    """So many in a hundred are no longer than this."""
    return sorted(times)[min(len(times) * percent // 100, len(times) - 1)]


async def measure(deals: int, width: int, height: int) -> dict[str, list[float]]:
    """The times of all frames."""
    every: dict[str, list[float]] = {"deal": [], "rest": []}
    with TemporaryDirectory() as folder:
        there = Path(folder)
        (there / "data").mkdir()
        async with house(there / "data") as server, browser(there / "browser") as tab:
            player = Player(server, tab)
            await player.size(width, height)
            for _ in range(deals):
                for kind, times in (await deal(player)).items():
                    every[kind] += times
    return every


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=int, default=5)
    words.add_argument("--width", type=int, default=1280)
    words.add_argument("--height", type=int, default=800)
    given = words.parse_args()
    found: dict[str, list[float]] = {}

    async def scenario() -> None:
        found.update(await measure(given.deals, given.width, given.height))

    play(scenario)
    for kind, name in (("rest", "page at rest"), ("deal", "deal of 32 cards")):
        times = found[kind]
        middle, late = near(times, 50), near(times, 95)
        print(
            f"{name}: {len(times)} frames, median {middle:.1f} ms, p95 {late:.1f} ms, "
            f"{late / LIMIT:.2f} of the limit"
        )
    if near(found["deal"], 95) > LIMIT:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
