"""A bust from its recipe."""

from papertiger.deck.heroes import faces
from papertiger.deck.heroes.arms import ARMS
from papertiger.deck.heroes.beards import beard
from papertiger.deck.heroes.heads import HEADS
from papertiger.deck.heroes.recipes import Held, Hero
from papertiger.deck.heroes.robes import ROBES, neck
from papertiger.deck.palette import CINNABAR
from papertiger.deck.pen import Drawing, moved, turned


def _held(things: tuple[Held, ...]) -> Drawing:
    """What the hero carries, in its place."""
    return [
        paint
        for name, x, y, turn, scale in things
        for paint in turned(ARMS[name](), turn, x, y, scale)
    ]


def _face(hero: Hero) -> Drawing:
    """Everything between hat and collar."""
    marked: Drawing = []
    if "birthmark" in hero.marks:
        marked += faces.birthmark("#7f93a8")
    if "blush" in hero.marks:
        marked += faces.cheeks("#eeb09a")
    return [
        *faces.head(hero.face, hero.skin),
        *marked,
        *faces.lines(hero.lines),
        *faces.brows(hero.brows),
        *faces.eyes(hero.eyes),
        *beard(hero.beard, hero.tone),
        *faces.mouth(hero.mouth),
        *faces.nose(hero.nose),
    ]


def bust(hero: Hero) -> Drawing:
    """The hero at his place on the card."""
    behind, upon = HEADS[hero.head](hero.cloth)
    drawn = [
        *_held(hero.behind),
        *behind,
        *neck(hero.skin),
        *ROBES[hero.robe](*hero.colours),
        *_face(hero),
        *upon,
        *_held(hero.before),
    ]
    x, y = hero.place
    side = -hero.scale if hero.mirrored else hero.scale
    return moved(drawn, (side, 0, 0, hero.scale, x, y))


__all__ = ["CINNABAR", "bust"]
