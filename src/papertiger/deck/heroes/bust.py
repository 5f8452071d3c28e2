"""A bust from its recipe."""

from papertiger.deck.heroes import faces
from papertiger.deck.heroes.arms import ARMS
from papertiger.deck.heroes.beards import beard
from papertiger.deck.heroes.body import neck
from papertiger.deck.heroes.hands import HANDS
from papertiger.deck.heroes.heads import HEADS
from papertiger.deck.heroes.recipes import Held, Hero
from papertiger.deck.heroes.robes import ROBES
from papertiger.deck.pen import Contour, Drawing, Paint, moved, turned
from papertiger.madiao.cards import Suit


def _thing(name: str, hero: Hero) -> Drawing:
    """A thing or a hand by its name, mirrored when the name begins with a minus."""
    bare = name.removeprefix("-")
    if bare in HANDS:
        drawn = HANDS[bare](hero.skin, *(hero.sleeve or hero.colours))
    else:
        drawn = ARMS[bare]()
    return drawn if bare == name else moved(drawn, (-1, 0, 0, 1, 0, 0))


def _held(things: tuple[Held, ...], hero: Hero) -> Drawing:
    """What the hero carries and the hands on it, in their places."""
    return [
        paint
        for name, x, y, turn, scale in things
        for paint in turned(_thing(name, hero), turn, x, y, scale)
    ]


def _face(hero: Hero) -> Drawing:
    """Everything between hat and collar."""
    marked: Drawing = []
    if "birthmark" in hero.marks:
        marked += faces.birthmark("#7f93a8")
    if "blush" in hero.marks:
        marked += faces.cheeks("#eeb09a")
    if "warm" in hero.marks:
        marked += faces.cheeks("#f2cdab")
    return [
        *faces.head(hero.face, hero.skin),
        *marked,
        *faces.lines(hero.lines),
        *faces.brows(hero.brows),
        *faces.eyes(hero.eyes),
        *beard(hero.beard),
        *faces.mouth(hero.mouth),
        *faces.nose(hero.nose),
    ]


def bust(hero: Hero) -> Drawing:
    """The hero at his place on the card."""
    behind, upon = HEADS[hero.head](hero.cloth)
    drawn = [
        *_held(hero.behind, hero),
        *behind,
        *neck(hero.skin),
        *ROBES[hero.robe](*hero.colours),
        *_face(hero),
        *upon,
        *_held(hero.before, hero),
    ]
    x, y = hero.place
    side = -hero.scale if hero.mirrored else hero.scale
    return in_window(moved(drawn, (side, 0, 0, hero.scale, x, y)))


def in_window(drawing: Drawing) -> Drawing:
    """The drawing without what lies wholly outside the window, which nobody could see."""
    kept = [
        Paint(colour, tuple(contour for contour in contours if _visible(contour)))
        for colour, contours in drawing
    ]
    return [paint for paint in kept if paint.contours]


def _visible(contour: Contour) -> bool:
    """Whether the box around a contour reaches into the window."""
    xs, ys = zip(contour.start, *(p for part in contour.segments for p in part), strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    inside = left < 227 and right > 13 and top < 347 and bottom > 60
    return inside and not (left > 180 and top > 262) and not (right < 60 and bottom < 98)


def backdrop(suit: Suit) -> str:
    """A disc in the suit's tint behind the head, in the suit's pattern."""
    tint = {Suit.TENS: "#e7d3cd", Suit.MYRIADS: "#d3dcdc", Suit.CASH: "#ead4a8"}[suit]
    return (
        f'<circle cx="120" cy="178" r="99" fill="{tint}"/>'
        f'<circle cx="120" cy="178" r="104" fill="none" stroke="{tint}" stroke-width="2.4"/>'
    )
