"""The faces of the forty cards, a folder of them, and all on one sheet."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from papertiger.deck import coins, frame, glyphs, heroes, pen, single, strings
from papertiger.deck.back import back
from papertiger.madiao.cards import CARDS, Card, Suit

GILT = "#e2b458"


@cache
def face(card: Card) -> str:
    """The face of a card as one SVG document."""
    hero = heroes.RECIPES.get(card)
    if hero is None:
        return frame.wrapped(card, picture(card))
    slip = frame.hero_name(card, *hero.name_at)
    return frame.wrapped(card, picture(card), slip, hero.seal_at)


def picture(card: Card) -> str:
    """What is painted in the window of a card."""
    if card in heroes.RECIPES:
        hero = heroes.RECIPES[card]
        written = [glyphs.column(text, (x, y), 23, 25.5, GILT) for text, x, y in hero.words]
        return heroes.backdrop(card.suit) + pen.svg(heroes.bust(hero)) + "".join(written)
    if card.suit is Suit.STRINGS:
        return strings.strings(card)
    match card:
        case Card.CH:
            return single.half_cash(card)
        case Card.C1:
            return single.one_cash(card)
        case _:
            return coins.cash(card)


def write_svg(folder: Path) -> list[Path]:
    """Write the forty faces and the back into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, document in drawings():
        path = folder / name
        path.write_bytes(document)
        written.append(path)
    return written


def drawings() -> Iterator[tuple[str, bytes]]:
    """The forty faces and the back as files: their names and what is in them."""
    for card in CARDS:
        yield f"{card}.svg", face(card).encode()
    yield "back.svg", back().encode()


def contact_sheet(columns: int = 10) -> str:
    """All forty on one SVG sheet, to look at."""
    gap, wide, tall = 12, 240, 360
    rows = -(-len(CARDS) // columns)
    width, height = columns * (wide + gap) + gap, rows * (tall + gap) + gap
    placed = []
    for place, card in enumerate(CARDS):
        row, column = divmod(place, columns)
        where = f'<svg x="{gap + column * (wide + gap)}" y="{gap + row * (tall + gap)}" '
        size = f'width="{wide}" height="{tall}" '
        placed.append(face(card).replace("<svg ", where + size, 1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#4e5d63"/>{"".join(placed)}</svg>\n'
    )
