"""All has its place: from a small phone to a wall, with the longest words and a full hand."""

import re

import pytest

from papertiger.server import site
from papertiger.text.catalog import LANGUAGES
from tests.web.guest import Guest
from tests.web.layout import is_tidy
from tests.web.stage import Stage

LONGEST = "Ш" * 24
SIZES = {
    "a small phone": (360, 640),
    "as narrow, beside a scrollbar": (345, 640),
    "a phone on its side": (740, 360),
    "a desk": (1280, 800),
    "a desk at 200%": (640, 400),
    "4K": (3840, 2160),
}

SIZED = re.compile(r"@media[^{]*\b(?:width|height)\b")

TWICE = """() => {
  const [found, twice] = [new Set(), []];
  const sized = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) =>
    /width|height/.test(rule.conditionText ?? "") && matchMedia(rule.conditionText).matches);
  for (const rule of sized.flatMap((each) => [...each.cssRules])) {
    for (const selector of rule.selectorText.split(/,\\s*(?![^(]*[)])/)) {
      for (const property of rule.style) {
        const set = `${selector} { ${property} }`;
        if (found.has(set)) twice.push(set);
        found.add(set);
      }
    }
  }
  return [found.size, twice];
}"""
"""How much is set for the window as it is, and what of that is set twice."""

ENDS = """(spacing) => {
  const languages = document.querySelector(".languages");
  languages.style.letterSpacing = spacing;
  return [...languages.children].map((each) => each.getBoundingClientRect().right);
}"""
"""Where the languages of the masthead end, if letters stand so much apart."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_overlaps_or_is_cut_off(stage: Stage, language: str) -> None:
    ann = await stage.guest(LONGEST if language == "ru" else "Ann")
    await ann.open()
    await ann.speak(language)
    await tidy(ann, "the first page")
    await ann.open_table()
    await ann.sit()
    await tidy(ann, "the waiting room")
    await ann.start()
    seen = set[str]()
    while "settlement" not in seen:
        moment = await ann.moment()
        screen = "settlement" if moment == "sheet" else await ann.asked()
        if screen not in seen:
            seen.add(screen)
            await tidy(ann, screen)
        if screen == "play" and ann.view["ask"].get("beats") and "chosen" not in seen:
            seen.add("chosen")
            await ann.page.locator(".held").first.click()
            await tidy(ann, "a card is chosen")
        await ann.go_on()


async def tidy(guest: Guest, screen: str) -> None:
    """See to it in windows of every size."""
    for name, size in SIZES.items():
        await is_tidy(guest, size, f"{screen}, {name}")


async def test_no_language_is_cut_off_where_letters_are_wider(stage: Stage) -> None:
    ann = await stage.guest(size=(320, 640))
    for path in ("/", "/games", "/rules"):
        await ann.page.goto(f"{ann.url}{path}")
        await ann.page.locator(".languages > *").last.wait_for()
        for spacing in ("0px", "1px", "3px"):
            ends = await ann.page.evaluate(ENDS, spacing)
            assert max(ends) <= 320, (path, spacing)


async def test_no_rule_for_a_size_of_window_undoes_another(stage: Stage) -> None:
    for name in ("table", "seats"):
        text = (site.WEB / "style" / f"{name}.css").read_text(encoding="utf-8")
        assert not SIZED.search(text), f"{name}.css: sizes of windows have their place in fit.css"
    ann = await stage.guest()
    await ann.open()
    for name, (width, height) in (SIZES | {"a high desk": (1440, 900)}).items():
        await ann.page.set_viewport_size({"width": width, "height": height})
        count, twice = await ann.page.evaluate(TWICE)
        assert count, name
        assert twice == [], name
