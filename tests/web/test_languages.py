"""The pages speak four languages, and change from one to another as they stand."""

import re

import pytest

from papertiger.text.catalog import LANGUAGES
from tests.web.guest import Guest, called
from tests.web.stage import Stage

FOREIGN = {
    "en": re.compile(r"[А-яЁё]|[\u4e00-\u9fff]"),
    "ru": re.compile(r"[A-Za-z]{2,}|[\u4e00-\u9fff]"),
    "zh-Hans": re.compile(r"[A-Za-z]{2,}|[А-яЁё]"),
    "zh-Hant": re.compile(r"[A-Za-z]{2,}|[А-яЁё]"),
}
"""Letters that a page in that language has no use for."""

CODES = re.compile(r"QR|Paper Tiger|MD-[\d.]+")
"""What is the same in every language."""

SPOKEN = """(within) => {
  const parts = [];
  for (const root of document.querySelectorAll(within)) {
    for (const each of [root, ...root.querySelectorAll("*")]) {
      if (each.closest("[lang]") !== document.documentElement) continue;
      if (each.closest("bdi, [dir]")) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder"])
        if (each.hasAttribute(name)) parts.push(each.getAttribute(name));
      for (const node of each.childNodes)
        if (node.nodeType === Node.TEXT_NODE) parts.push(node.data);
    }
  }
  return parts.map((each) => each.replace(/\\u2068[^\\u2069]*\\u2069/g, "").trim()).filter(Boolean);
}"""
"""All that is said in the language of the page: text and labels, without people's names."""


async def foreign(guest: Guest) -> list[str]:
    """What the page says in another language than it should."""
    said = await guest.page.evaluate(SPOKEN, "main, #sheet[open], .banner")
    names = {chair["name"] for chair in guest.room["chairs"]} if guest.told else set()
    assert said
    found = [each for each in said if FOREIGN[guest.language].search(CODES.sub("", each))]
    return [each for each in found if each not in names]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hand_is_played_in_each_language(stage: Stage, language: str) -> None:
    """From the first page to the settlement; nothing is said in another language."""
    ann = await stage.guest("7")
    await ann.open()
    await ann.speak(language)
    assert await foreign(ann) == []
    assert await ann.text("#play") == ann.say("web-play-now")
    await ann.open_table()
    await ann.sit()
    assert await ann.text("#start") == ann.say("web-start")
    assert await foreign(ann) == []
    await ann.start()
    await ann.until("play")
    for card in await ann.hand():
        label = await ann.page.locator(f".held[data-card={card}]").get_attribute("aria-label")
        assert called(card, language) in str(label)
    assert await foreign(ann) == []
    await ann.settled()
    assert await foreign(ann) == []


async def test_another_language_is_spoken_at_once_in_the_middle_of_a_hand(stage: Stage) -> None:
    """Without a reload, with the log and an open sheet; and it is remembered."""
    ann = await stage.guest("7")
    await ann.begin(await stage.table())
    await ann.until("play")
    await ann.page.evaluate("window.same = true")
    held = await ann.hand()
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        await ann.speak(language)
        assert await foreign(ann) == []
        assert await ann.hand() == held
        assert await ann.text("#up") == ann.say("web-face-up")
        assert await ann.page.title() == f"● {ann.say('web-your-turn')} · {ann.say('web-title')}"
    assert await ann.page.evaluate("window.same")
    await ann.speak("zh-Hant")
    await ann.page.reload()
    await ann.page.locator("html[lang=zh-Hant]").wait_for()
    await ann.open()
    assert await ann.text("#play") == ann.say("web-play-now")


async def test_the_language_of_the_browser_is_spoken_first(stage: Stage) -> None:
    for tag, language in (
        ("ru-RU", "ru"),
        ("zh-TW", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("fr", "en"),
    ):
        ann = await stage.guest(locale=tag)
        await ann.open()
        ann.language = language
        assert await ann.text("#play") == ann.say("web-play-now")
