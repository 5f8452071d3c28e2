"""What every card has: paper, frame, header, corner index; and the seal of the reds."""

from papertiger.deck import glyphs, pen
from papertiger.deck.palette import CREAM, INK, PAPER, SUIT_COLOURS, VERMILION, suit_shape
from papertiger.madiao.cards import REDS, Card
from papertiger.madiao.names import NAMES

WIDTH, HEIGHT = 240, 360

WINDOW = "60,60 227,60 227,262 180,262 180,347 13,347 13,98 60,98"
"""The picture: the inner frame without the header and the two corners of the index."""


def _polygon(text: str) -> str:
    """Path data of a polygon."""
    return "M" + "L".join(word.replace(",", " ") for word in text.split()) + "z"


def ground() -> str:
    """The paper, with a hair line where the card ends."""
    return (
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="13" '
        f'fill="{PAPER}" stroke="#c9b88f"/>'
    )


def lines() -> str:
    """The double ink frame, and the thin line around the picture."""
    return (
        f'<path fill="none" stroke="{INK}" stroke-width="3.4" d="M8.5 8.5h223v343h-223z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="1.1" d="M13 13h214v334H13z'
        f'{_polygon(WINDOW)}"/>'
    )


def header(card: Card) -> str:
    """The name on black, written from right to left as on the old cards."""
    name = NAMES[card].traditional
    step = {2: 52.0, 3: 44.0, 4: 36.5, 5: 30.5}[len(name)]
    size = {2: 38.0, 3: 36.0, 4: 34.0, 5: 30.0}[len(name)]
    return (
        f'<path fill="{INK}" d="M60 13h167v43H60z"/>'
        f'<path fill="none" stroke="{CREAM}" stroke-width=".8" d="M63 16h161v37H63z"/>'
        + glyphs.row(name[::-1], (143.5, 34.5), size, step, CREAM)
    )


def mark(card: Card) -> str:
    """What stands in the index: digits, a half, or the character of an honour."""
    honours = {Card.MM: "萬", Card.TM: "千", Card.HM: "百", Card.CH: "½"}
    return honours.get(card, card.value[1:])


def index(card: Card) -> str:
    """The corner: numeral and suit."""
    colour = SUIT_COLOURS[card.suit]
    text = mark(card)
    if text in glyphs.known():
        top = glyphs.han(text, (36.5, 35), 42, colour)
    elif text[0] in "69":
        top = glyphs.numeral(text, (36.5, 32.8), (40.5, 33.6), colour) + underline(text, colour)
    else:
        top = glyphs.numeral(text, (36.5, 35.8), (40.5, 39.5), colour)
    sign = pen.svg(pen.turned(suit_shape(card.suit), 0, 36.5, 77.2, 0.94))
    return top + sign


def underline(text: str, colour: str) -> str:
    """The bar under a 6 and a 9, so that neither is taken for the other upside down."""
    half = 15 if len(text) == 1 else 20.3
    return pen.svg([pen.Paint(colour, (pen.rectangle(36.5 - half, 52.4, half * 2, 4.4),))])


def corners(card: Card) -> str:
    """The index in two opposite corners."""
    drawn = index(card)
    turned = f'<use href="#{card}-index" transform="rotate(180 120 180)"/>'
    return f'<g id="{card}-index">{drawn}</g>{turned}'


def hero_name(card: Card, x: float, y: float) -> str:
    """The hero's name in a paper slip, its first character centred on a point."""
    name = NAMES[card].hero_chinese
    step = 22.0
    tall = step * len(name) + 7
    return (
        f'<path fill="{PAPER}" stroke="{INK}" stroke-width="1.1" '
        f'd="M{x - 13:g} {y - 14.5:g}h26v{tall:g}h-26z"/>'
        + glyphs.column(name, (x, y), 20, step, INK)
    )


def seal(card: Card, x: float = 19, y: float = 305) -> str:
    """The vermilion seal of a red: the character for red, in relief; nothing on the others."""
    if card not in REDS:
        return ""
    around = pen.Paint(CREAM, (pen.rectangle(-1.6, -1.6, 43.2, 43.2),))
    edge = pen.shape(
        VERMILION,
        "1,2! 12,.6 26,1.4 38.6,.4! 39.6,12 38.6,27 39.4,38.8! 27,39.6 13,38.6 .6,39.4! "
        ".2,27 1.2,13",
    )
    line = pen.Paint(CREAM, (pen.rectangle(3.4, 3.4, 33.2, 33.2),))
    inside = pen.Paint(VERMILION, (pen.rectangle(5, 5, 30, 30),))
    drawn = pen.svg(pen.turned([around, edge, line, inside], 0, x, y, 0.9))
    return f'<g id="{card}-seal">{drawn}{glyphs.han("紅", (x + 18, y + 18), 26, CREAM)}</g>'


def wrapped(
    card: Card, picture: str, slip: str = "", stamp: tuple[float, float] = (19, 305)
) -> str:
    """A whole card as one SVG document around its picture."""
    name = NAMES[card]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="{card}-title"><title id="{card}-title">{card} {name.english}</title>'
        f"{ground()}"
        f'<clipPath id="{card}-window"><path d="{_polygon(WINDOW)}"/></clipPath>'
        f'<g id="{card}-picture" clip-path="url(#{card}-window)">{picture}</g>'
        f"{lines()}{header(card)}{corners(card)}"
        f"{slip}{seal(card, *stamp)}</svg>\n"
    )
