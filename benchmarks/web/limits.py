"""The pages beside their limits, in a real browser: how soon, how smooth, how large.

`python benchmarks/web/limits.py [ROUNDS]` with the project's Python, Playwright and Chromium. Each
visit is of a new browser to a new server on an empty data folder, asked as soon as it says where it
is: first with no files kept from an earlier start (which a user sees once), then with them. Beside
it stands a bare page of the same server (`/health`) in the same browser. Then some hands are dealt,
and the frames counted while cards move. For each: what was found, and its ratio to its limit; the
status is 1 if a limit is passed by a median or a size.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.async_api import Browser, Page, async_playwright  # noqa: E402 the path is set above

from papertiger.server import site  # noqa: E402 as above
from papertiger.wire.settings import MadiaoSettings  # noqa: E402 as above
from tests.server.process import Process  # noqa: E402 as above
from tests.web.guest import Guest  # noqa: E402 as above
from tests.web.stage import CHROMIUM, FLAGS  # noqa: E402 as above

ROUNDS, DEALS = 5, 5
LIMITS = {"interactive": 1000.0, "largest paint": 800.0, "frame of a deal at p95": 20.0}
"""Milliseconds."""
SIZES = {"scripts": 60_000, "scripts and styles": 100_000, "cards": 250_000}
"""Bytes, packed."""

WATCH = """
globalThis.seen = { drawn: 0, paint: 0, busy: 0 };
new MutationObserver((_, watching) => {
  if (!document.querySelector("#play:not(:disabled)")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => { seen.drawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) seen.paint = Math.max(seen.paint, each.startTime);
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) seen.busy = each.startTime + each.duration;
}).observe({ type: "longtask", buffered: true });
"""
"""When the button to play stands there, the largest thing was painted, the last long task ended."""

FRAMES = """
globalThis.lengths = { deal: [], rest: [] };
{
  let last = null;
  const frame = (now) => {
    const moving = document.getAnimations().some((each) => each.playState === "running");
    const kind = moving ? "deal" : lengths.deal.length ? "rest" : null;
    if (last !== null && kind) lengths[kind].push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
"""Keeps the length of each frame (ms) in which something moves, and of those after."""


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A new browser."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, chromium_sandbox=False
        )
        yield found
        await found.close()


async def load(page: Page, url: str) -> dict[str, float]:
    """Milliseconds of one visit."""
    await page.add_init_script(WATCH)
    await page.goto(url, wait_until="networkidle")
    await page.wait_for_function("seen.drawn && [...document.images].every((e) => e.complete)")
    seen = await page.evaluate("seen")
    return {"interactive": max(seen["drawn"], seen["busy"]), "largest paint": seen["paint"]}


async def bare(page: Page, url: str) -> float:
    """Milliseconds that the browser takes for a page of a word."""
    await page.goto(f"{url}/health")
    ended = "performance.getEntriesByType('navigation')[0].loadEventEnd"
    return float(await (await page.wait_for_function(ended)).json_value())


async def visit(cache: Path) -> dict[str, float]:
    """A new browser at a new server."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with browser() as chromium:
            page = await chromium.new_page()
            process = Process(Path(folder), XDG_CACHE_HOME=str(cache))
            await process.start()
            url = f"http://127.0.0.1:{process.port}"
            found = await load(page, f"{url}/")
            found["bare"] = await bare(page, url)
            await process.kill()
            return found


async def deal(chromium: Browser, server: Process) -> dict[str, list[float]]:
    """The lengths of the frames (ms) while the first hand of a table is dealt, and after."""
    page = await chromium.new_page()
    await page.add_init_script(FRAMES)
    guest = Guest(page, f"http://127.0.0.1:{server.port}")
    settings = MadiaoSettings(bots="steady", think=False)
    await guest.begin(f"/t/{await server.table(settings)}")
    while await guest.moment() == "asked" and not await guest.hand():
        await page.evaluate("lengths = { deal: [], rest: [] }")
        await guest.answer()
    await guest.holds("lengths.rest.length >= 90")
    lengths: dict[str, list[float]] = await page.evaluate("lengths")
    await page.close()
    return lengths


async def deals() -> dict[str, list[float]]:
    """The same for some tables, in order of length."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Process(Path(folder))
        await server.start()
        async with browser() as chromium:
            found = [await deal(chromium, server) for _ in range(DEALS)]
        await server.kill()
    return {
        kind: sorted(each for lengths in found for each in lengths[kind])
        for kind in ("deal", "rest")
    }


def p95(lengths: Sequence[float]) -> float:
    """So long are 95 in 100 of them at most; they are in order."""
    return lengths[int(len(lengths) * 0.95)]


def packed(*ends: str) -> int:
    """The bytes of all files whose paths end or begin so, packed one by one."""
    paths = (each for each in site.sources() if each.endswith(ends) or each.startswith(ends))
    return sum(len(found.packed) for path in paths if (found := site.file(path)) is not None)


def tell(what: str, found: float, worst: float) -> bool:
    """Print a time as a ratio to its limit; whether it is kept."""
    limit = LIMITS[what]
    ratios = f"{found / limit:.2f} of its limit; at worst {worst:.0f} ms, {worst / limit:.2f}"
    print(f"  {what}: {found:.0f} ms, {ratios}")
    return found <= limit


def tell_visits(name: str, visits: Sequence[dict[str, float]]) -> bool:
    """Print the middle and the worst of each time; whether the limits are kept."""
    print(f"{name}, {len(visits)} visits; a bare page: {median(v['bare'] for v in visits):.0f} ms")
    kept = []
    for what in ("interactive", "largest paint"):
        times = [each[what] for each in visits]
        kept.append(tell(what, median(times), max(times)))
    return all(kept)


async def main(rounds: int) -> int:
    """Measure and print."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    first, later = [], []
    for _ in range(rounds):
        with TemporaryDirectory(ignore_cleanup_errors=True) as cache:
            first.append(await visit(Path(cache)))
            later.append(await visit(Path(cache)))
    kept = [tell_visits("with nothing kept", first), tell_visits("with files kept", later)]
    lengths = await deals()
    moving, rest = lengths["deal"], lengths["rest"]
    print(f"{DEALS} deals, {len(moving)} frames; at rest 95 in 100 take {p95(rest):.0f} ms")
    kept.append(tell("frame of a deal at p95", p95(moving), moving[-1]))
    sizes = {
        "scripts": packed(".js"),
        "scripts and styles": packed(".js", ".css"),
        "cards": packed("cards/"),
    }
    print("what goes over the line, packed")
    for what, size in sizes.items():
        print(f"  {what}: {size:,} bytes, {size / SIZES[what]:.2f} of its limit")
        kept.append(size <= SIZES[what])
    return int(not all(kept))


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)))
