"""Draw the icons of the pages in pixels, for systems that install them: `icon.svg` by Chromium.

`python tools/icons.py` writes `src/papertiger/web/icons/`. The maskable one reaches to its edges:
a system cuts it to its own shape.
"""

import asyncio
import base64
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.browser import Tab, browser  # noqa: E402 the path is set above

WEB = ROOT / "src" / "papertiger" / "web"
CORNERS = re.compile(r'<rect x="3" y="3" width="58" height="58" rx="9"')
WHOLE = '<rect width="64" height="64"'


async def draw(tab: Tab, drawing: str, size: int) -> bytes:
    """The drawing as a PNG of so many pixels each way."""
    scaled = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page = f"<body style='margin:0'>{scaled}"
    await tab.do(
        "Emulation.setDeviceMetricsOverride",
        width=size, height=size, deviceScaleFactor=1, mobile=False,
    )  # fmt: skip
    clear = {"r": 0, "g": 0, "b": 0, "a": 0}
    await tab.do("Emulation.setDefaultBackgroundColorOverride", color=clear)
    packed = base64.b64encode(page.encode()).decode()
    await tab.do("Page.navigate", url=f"data:text/html;base64,{packed}")
    while await tab.run("document.readyState + !!document.querySelector('svg')") != "completetrue":
        pass
    taken = await tab.do("Page.captureScreenshot", format="png")
    return base64.b64decode(taken["data"])


async def main() -> None:
    """Draw and write them all."""
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    whole, changed = CORNERS.subn(WHOLE, drawing)
    if changed != 1:
        raise SystemExit("icon.svg does not begin with its square any more")
    (WEB / "icons").mkdir(exist_ok=True)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with browser(Path(folder)) as tab:
            for name, what, size in (
                ("192", drawing, 192),
                ("512", drawing, 512),
                ("maskable", whole, 512),
            ):
                (WEB / "icons" / f"{name}.png").write_bytes(await draw(tab, what, size))


if __name__ == "__main__":
    asyncio.run(main())
