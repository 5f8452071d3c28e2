"""How soon the first page is there and can be used, and how large it is, each beside its limit.

`python benchmarks/web/load.py [ROUNDS]` with the project's Python and Chromium. Each round is a new
browser and a new server on an empty data folder, asked as soon as it says where it is: first with
no files kept from an earlier start (which a user sees once), then with them. Beside it stands a
bare page of the same server (`/health`), in the same browser.
"""

import asyncio
import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.browser import Tab, browser  # noqa: E402 the path is set above
from tests.server.process import Process  # noqa: E402 as above

ROUNDS = 5
LIMITS = {"interactive": 1000.0, "largest paint": 800.0}
"""Milliseconds."""
SIZES = {"scripts": 60_000, "scripts and styles": 100_000, "cards": 250_000}
"""Bytes, as they come."""

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

DONE = """
new Promise((done) => {
  const look = () => {
    const faces = [...document.images].every((each) => each.complete);
    if (!seen.drawn || !faces || document.readyState !== "complete") return setTimeout(look, 20);
    const sizes = performance.getEntriesByType("resource")
      .map((each) => [new URL(each.name).pathname, each.encodedBodySize]);
    setTimeout(() => done({ ...seen, sizes }), 300);
  };
  look();
})
"""


async def load(tab: Tab, url: str) -> dict[str, float]:
    """Milliseconds and bytes of one visit."""
    await tab.do("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    await tab.do("Page.navigate", url=url)
    found = await tab.run("location.pathname === '/' || null")
    while not found:
        found = await tab.run("location.pathname === '/' || null")
    seen = await tab.run(DONE)
    scripts = sum(size for path, size in seen["sizes"] if path.endswith(".js"))
    styles = sum(size for path, size in seen["sizes"] if path.endswith(".css"))
    return {
        "interactive": max(seen["drawn"], seen["busy"]),
        "largest paint": seen["paint"],
        "scripts": scripts,
        "scripts and styles": scripts + styles,
        "cards": sum(size for path, size in seen["sizes"] if "/cards/" in path),
        "in all": sum(size for _, size in seen["sizes"]),
    }


async def bare(tab: Tab, url: str) -> float:
    """Milliseconds that the browser takes for a page of a word."""
    await tab.do("Page.navigate", url=f"{url}/health")
    return float(
        await tab.run(
            "new Promise((done) => { const look = () => {"
            " const [way] = performance.getEntriesByType('navigation');"
            " if (way?.loadEventEnd) done(way.loadEventEnd); else setTimeout(look, 5); };"
            " look(); })"
        )
    )


async def visit(cache: Path) -> dict[str, float]:
    """A new browser at a new server."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with browser(Path(folder) / "browser") as tab:
            process = Process(Path(folder) / "data", XDG_CACHE_HOME=str(cache))
            await process.start()
            url = f"http://127.0.0.1:{process.port}"
            found = await load(tab, f"{url}/")
            found["bare"] = await bare(tab, url)
            await process.kill()
            return found


def tell(name: str, visits: list[dict[str, float]]) -> None:
    """Print the middle and the worst of each time as a ratio to its limit."""
    print(f"{name}, {len(visits)} visits; a bare page: {median(v['bare'] for v in visits):.0f} ms")
    for what, limit in LIMITS.items():
        times = [each[what] for each in visits]
        print(
            f"  {what}: {median(times):.0f} ms, {median(times) / limit:.2f} of its limit; "
            f"at worst {max(times):.0f} ms, {max(times) / limit:.2f}"
        )


async def main(rounds: int) -> None:
    """Measure and print."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    first, later = [], []
    for _ in range(rounds):
        with TemporaryDirectory(ignore_cleanup_errors=True) as cache:
            first.append(await visit(Path(cache)))
            later.append(await visit(Path(cache)))
    tell("with nothing kept", first)
    tell("with files kept", later)
    for what, most in SIZES.items():
        print(f"  {what}: {later[-1][what]:,.0f} bytes, {later[-1][what] / most:.2f} of its limit")
    print(f"  in all: {later[-1]['in all']:,.0f} bytes")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
