"""Who is on which card, and what tells each hero from the others."""

from dataclasses import dataclass, field

from papertiger.deck.palette import (
    BROWN,
    CREAM,
    GREEN,
    INDIGO,
    LEAF,
    OCHRE,
    PLUM,
    SKY,
    STRAW,
    VERMILION,
)
from papertiger.madiao.cards import Card

FAIR = "#f3d9b8"
TAN = "#e3b98c"
DATE = "#d98663"
SALLOW = "#e8c86f"
DUSKY = "#b98d66"
BLACK = "#75604f"
VIOLET = "#b98a86"

Held = tuple[str, float, float, float, float]
"""Something carried: its name, where it is, by how much it is turned, its scale."""


@dataclass(frozen=True)
class Hero:
    """A bust by its parts; `marks` are things on the face besides."""

    face: str
    skin: str
    brows: str
    eyes: str
    nose: str
    mouth: str
    head: str
    cloth: str
    robe: str
    colours: tuple[str, str]
    beard: str = ""
    lines: str = ""
    marks: tuple[str, ...] = ()
    behind: tuple[Held, ...] = ()
    before: tuple[Held, ...] = ()
    mirrored: bool = False
    scale: float = 1.12
    place: tuple[float, float] = (122.0, 190.0)
    tone: str = field(default=CREAM)


RECIPES: dict[Card, Hero] = {
    Card.MM: Hero(
        "round", DUSKY, "silkworm", "phoenix", "straight", "closed", "official", CREAM, "roundels",
        (VERMILION, STRAW), beard="strands", lines="firm", before=(("ruyi", 66, 92, 24, 0.95),),
    ),
    Card.TM: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "pilgrim", CREAM, "tiger",
        (OCHRE, INDIGO), lines="temper", behind=(("sword", 74, 30, 24, 1.05),),
    ),
    Card.HM: Hero(
        "gaunt", TAN, "stern", "narrow", "hook", "grin", "pomegranate", INDIGO, "leopard",
        (TAN, BROWN), beard="thin", lines="firm", behind=(("sabre", 78, 40, 26, 1.0),),
    ),
    Card.T90: Hero(
        "square", DUSKY, "stern", "round", "broad", "stern", "bamboo", STRAW, "straw",
        (STRAW, INDIGO), beard="bristle", behind=(("trident", 78, 30, 14, 0.95),),
        before=(("fish", -64, 112, 8, 0.9),), place=(122, 194),
    ),
    Card.T80: Hero(
        "long", DATE, "willow", "calm", "straight", "closed", "guard", INDIGO, "plain",
        (INDIGO, OCHRE), beard="long", behind=(("sabre", -76, 44, -26, 0.95),), mirrored=True,
    ),
    Card.T70: Hero(
        "gaunt", SALLOW, "sad", "narrow", "straight", "closed", "crossed", CREAM, "armour",
        (GREEN, STRAW), beard="strands", lines="age", before=(("whip", 74, 96, 18, 1.0),),
    ),
    Card.T60: Hero(
        "square", TAN, "stern", "fierce", "hook", "stern", "helmet", VERMILION, "armour",
        (PLUM, VERMILION), beard="full",
        behind=(("whip", -66, 30, -28, 1.05), ("whip", 72, 30, 28, 1.05)),
    ),
    Card.T50: Hero(
        "round", TAN, "bushy", "round", "broad", "stern", "bald", CREAM, "monk",
        (PLUM, TAN), beard="whiskers", lines="temper", behind=(("spade", 76, 40, 12, 1.0),),
    ),
    Card.T40: Hero(
        "round", BLACK, "bushy", "round", "broad", "shout", "wild", VERMILION, "plain",
        (INDIGO, VERMILION), beard="bristle", lines="temper",
        before=(("axe", -62, 136, -14, 0.86), ("axe", 78, 136, 10, 0.86)),
    ),
    Card.T30: Hero(
        "gaunt", TAN, "stern", "fierce", "hook", "stern", "felt", BROWN, "plain",
        (CREAM, INDIGO), lines="firm", marks=("birthmark",), beard="thin",
        behind=(("sabre", 80, 44, 20, 1.1),),
    ),
    Card.T20: Hero(
        "woman", FAIR, "willow", "soft", "small", "small", "lady", VERMILION, "cloud",
        (INDIGO, VERMILION), marks=("blush",),
        behind=(("sword", -72, 40, -26, 1.05), ("sword", 78, 40, 26, 1.05)),
        before=(("lasso", -52, 132, 0, 1.0),),
    ),
    Card.M9: Hero(
        "square", VIOLET, "bushy", "fierce", "broad", "stern", "guard", GREEN, "plain",
        (GREEN, STRAW), beard="fan", lines="temper", behind=(("sabre", 80, 40, 22, 1.1),),
    ),
    Card.M8: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "helmet", VERMILION, "armour",
        (INDIGO, OCHRE), beard="bristle", behind=(("great axe", -58, 30, -8, 0.95),), mirrored=True,
    ),
    Card.M7: Hero(
        "square", DATE, "bushy", "round", "broad", "shout", "helmet", VERMILION, "armour",
        (VERMILION, GREEN), beard="full", lines="temper", behind=(("mace", 74, 34, 14, 0.95),),
    ),
    Card.M6: Hero(
        "young", FAIR, "sword", "calm", "straight", "closed", "headband", VERMILION, "dragons",
        (FAIR, VERMILION), behind=(("staff", -70, 30, -14, 1.0),), mirrored=True,
    ),
    Card.M5: Hero(
        "long", TAN, "sword", "phoenix", "straight", "stern", "headband", INDIGO, "waves",
        (SKY, INDIGO), beard="catfish", lines="firm", behind=(("sword", 76, 36, 20, 1.05),),
    ),
    Card.M4: Hero(
        "oval", FAIR, "silkworm", "phoenix", "straight", "closed", "crown", VERMILION, "roundels",
        (PLUM, STRAW), beard="goatee", before=(("tally", 50, 126, 6, 1.0),),
    ),
    Card.M3: Hero(
        "long", DATE, "silkworm", "phoenix", "straight", "closed", "hood", GREEN, "plain",
        (GREEN, OCHRE), beard="long", behind=(("glaive", 74, 36, 10, 1.0),),
    ),
    Card.M2: Hero(
        "young", FAIR, "sword", "phoenix", "straight", "closed", "pheasant", SKY, "armour",
        (SKY, CREAM), behind=(("arrows", 60, 50, 22, 0.9),), before=(("bow", -66, 66, -6, 0.95),),
    ),
    Card.M1: Hero(
        "young", FAIR, "arch", "soft", "straight", "smile", "flower", LEAF, "tattooed",
        (FAIR, GREEN), beard="", before=(("crossbow", 62, 128, 16, 0.8),),
    ),
    Card.C0: Hero(
        "round", TAN, "sad", "round", "broad", "grin", "kerchief", OCHRE, "fur",
        (PLUM, OCHRE), beard="curled", lines="firm", behind=(("spear", -74, 30, -16, 1.0),),
        scale=1.05, place=(122, 206), mirrored=True,
    ),
}  # fmt: skip
