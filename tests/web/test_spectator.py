"""Somebody who only looks on is told nothing of hidden cards, whatever the page does with it."""

import re

import msgspec

from papertiger.madiao.cards import CARDS, Card
from papertiger.madiao.names import NAMES
from papertiger.madiao.options import Options, Seating
from tests.web.guest import Guest
from tests.web.stage import Stage

WRITTEN = """() => {
  const words = [];
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const all = document.createTreeWalker(document.body, kinds);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("#log")) words.push(node.data);
    } else words.push(...node.getAttributeNames().map((name) => node.getAttribute(name)));
  }
  return words.join("\\n");
}"""
"""All text outside the log, where older hands are told of, and all attributes."""


async def test_a_spectator_never_learns_a_hidden_card(stage: Stage) -> None:
    """In no frame, no picture and no word; and there is nothing to lay cards with."""
    ann, eve = await stage.guest("Ann"), await stage.guest("Eve")
    # Dice: no card is drawn for the seats.
    path = await stage.table(options=Options(seating=Seating.DICE))
    await ann.open(path)
    await ann.sit()
    await eve.open(path)
    await ann.start()
    await eve.page.locator("main.table").wait_for()
    await ann.until("play")
    # They may tell of cards that were shown in a deal before this one.
    await eve.read_scrolls()
    looks, stock = 0, set(CARDS) - held(stage, path) - laid(stage, path)
    while await ann.moment() == "play":
        public = stage.view(path, None)
        hidden = {*held(stage, path), *stock} - {public.cut_card, *public.tops}
        assert public.board is not None
        cards = len(public.board.laid) or (4 if public.board.tricks else 0)
        await eve.holds("(cards) => document.querySelectorAll('.laid').length === cards", cards)
        assert len(hidden) > 8
        assert not hidden & told(eve, public.deals)
        assert not hidden & await written(eve)
        assert await eve.page.locator(".held, #up, #down, [data-answer]").count() == 0
        looks += 1
        await ann.play()
    assert looks == 8


def held(stage: Stage, path: str) -> set[Card]:
    """What the seats hold, and have laid face down."""
    views = [stage.view(path, seat) for seat in range(4)]
    return {card for view in views for card in (*view.hand, *view.sloughed)}


def laid(stage: Stage, path: str) -> set[Card | None]:
    """What lies open in the first trick, and beside it."""
    view = stage.view(path, None)
    assert view.board is not None
    return {view.upcard, *(each.card for each in view.board.laid)}


def told(guest: Guest, deal: int) -> set[Card]:
    """The cards in the frames of a deal."""
    frames = [each for each in guest.told if (each.get("view") or {}).get("deals") == deal]
    text = msgspec.json.encode(frames).decode()
    assert frames
    return {card for card in CARDS if f'"{card}"' in text}


async def written(guest: Guest) -> set[Card]:
    """The cards that the page names or shows."""
    text = await guest.page.evaluate(WRITTEN)
    signs = {
        card: rf"cards/{card}\.svg|^{card}$|(?<!\w){NAMES[card].english}(?!\w)" for card in CARDS
    }
    return {card for card, sign in signs.items() if re.search(sign, text, re.MULTILINE)}
