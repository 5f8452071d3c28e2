"""Draw the icons of the pages in pixels, for systems that install them: `icon.svg` by Chromium.

`python tools/icons.py` writes `src/papertiger/web/icons/`; it needs Chromium and Playwright
(`requirements-browser.lock`). The maskable one reaches to its edges: a system cuts it to its own
shape.
"""

import asyncio
import re
import sys
from pathlib import Path

from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.stage import CHROMIUM, FLAGS  # noqa: E402 the path is set above

WEB = ROOT / "src" / "papertiger" / "web"
CORNERS = re.compile(r'<rect x="3" y="3" width="58" height="58" rx="9"')
WHOLE = '<rect width="64" height="64"'


async def draw(browser: Browser, drawing: str, size: int) -> bytes:
    """The drawing as a PNG of so many pixels each way."""
    scaled = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page = await browser.new_page(viewport={"width": size, "height": size})
    await page.set_content(f"<body style='margin:0'>{scaled}")
    return await page.screenshot(omit_background=True)


async def main() -> None:
    """Draw and write them all."""
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    whole, changed = CORNERS.subn(WHOLE, drawing)
    if changed != 1:
        raise SystemExit("icon.svg does not begin with its square any more")
    (WEB / "icons").mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, chromium_sandbox=False
        )
        for name, what, size in (
            ("192", drawing, 192),
            ("512", drawing, 512),
            ("maskable", whole, 512),
        ):
            (WEB / "icons" / f"{name}.png").write_bytes(await draw(browser, what, size))
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
