"""Who is on which card, and what tells each hero from the others."""

from dataclasses import dataclass

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
BRONZE = "#a07a5c"
INK_BLUE = "#2b3a4c"
VIOLET = "#b98a86"

LOW, RIGHT = (29.0, 212.0), (211.0, 77.0)
"""Where a name goes when the place under the index is taken."""

Held = tuple[str, float, float, float, float]
"""Something carried: its name (a minus mirrors it), where it is, its turn in degrees, its scale."""


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
    scale: float = 1.2
    place: tuple[float, float] = (112.0, 194.0)
    name_at: tuple[float, float] = (29.0, 115.0)
    seal_at: tuple[float, float] = (19.0, 305.0)


RECIPES: dict[Card, Hero] = {
    Card.MM: Hero(
        "round", DUSKY, "silkworm", "phoenix", "straight", "closed", "official", CREAM, "roundels",
        (VERMILION, STRAW), beard="strands", lines="firm", behind=(("ruyi", 64, 56, 8, 0.95),),
        name_at=RIGHT,
    ),
    Card.TM: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "pilgrim", CREAM, "tiger",
        (OCHRE, INDIGO), beard="stubble", lines="temper", behind=(("staff", 80, 30, 6, 1.0),),
        seal_at=(187, 64),
    ),
    Card.HM: Hero(
        "gaunt", TAN, "stern", "narrow", "hook", "grin", "pomegranate", INDIGO, "leopard",
        (TAN, BROWN), beard="thin", lines="firm", behind=(("sabre", 74, 44, 8, 0.95),),
    ),
    Card.T90: Hero(
        "square", DUSKY, "stern", "round", "broad", "stern", "bamboo", STRAW, "straw",
        (STRAW, INDIGO), beard="bristle", behind=(("trident", 71, 52, 3, 0.8),),
        before=(("fish", -58, 112, 6, 0.95),), place=(110, 202),
    ),
    Card.T80: Hero(
        "long", DATE, "willow", "calm", "straight", "closed", "guard", INDIGO, "flowered",
        (INDIGO, OCHRE), beard="silk", behind=(("sabre", -70, 40, -10, 1.0),), mirrored=True,
    ),
    Card.T70: Hero(
        "gaunt", SALLOW, "sad", "narrow", "straight", "closed", "crossed", CREAM, "armour",
        (GREEN, STRAW), beard="strands", lines="age", behind=(("whip", 70, 26, 9, 1.05),),
    ),
    Card.T60: Hero(
        "square", TAN, "stern", "fierce", "hook", "stern", "horned", VERMILION, "armour",
        (PLUM, VERMILION), beard="full",
        behind=(("whip", -52, 56, -9, 1.0), ("whip", 62, 56, 9, 1.0)), name_at=RIGHT,
    ),
    Card.T50: Hero(
        "round", TAN, "bushy", "round", "broad", "stern", "bald", CREAM, "monk",
        (PLUM, TAN), beard="whiskers", lines="temper", behind=(("spade", 62, 52, 5, 0.95),),
        place=(108, 186),
    ),
    Card.T40: Hero(
        "round", BRONZE, "bushy", "fierce", "broad", "stern", "wild", VERMILION, "plain",
        (INK_BLUE, VERMILION), beard="bristle", lines="temper",
        before=(("axe", -56, 84, -8, 0.84), ("-axe", 58, 76, 8, 0.84)), scale=1.06,
        place=(119, 198),
    ),
    Card.T30: Hero(
        "gaunt", TAN, "stern", "fierce", "hook", "stern", "felt", BROWN, "plain",
        (CREAM, INDIGO), lines="firm", marks=("birthmark",), beard="thin",
        behind=(("sabre", 72, 52, 10, 1.05),),
    ),
    Card.T20: Hero(
        "woman", FAIR, "willow", "soft", "small", "small", "lady", VERMILION, "cloud",
        (GREEN, STRAW), marks=("blush",),
        behind=(("sword", -52, 60, -11, 1.05), ("sword", 62, 60, 11, 1.05)),
        before=(("lasso", -2, 112, 0, 1.0),), place=(114, 194), name_at=RIGHT,
    ),
    Card.M9: Hero(
        "square", VIOLET, "bushy", "fierce", "broad", "stern", "guard", GREEN, "plain",
        (GREEN, STRAW), beard="fan", lines="temper", behind=(("sabre", 76, 40, 8, 1.05),),
    ),
    Card.M8: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "lion", INDIGO, "armour",
        (INDIGO, OCHRE), beard="bristle", behind=(("great axe", -62, 40, -4, 0.8),),
        mirrored=True, place=(104, 196),
    ),
    Card.M7: Hero(
        "square", DATE, "bushy", "round", "broad", "shout", "flaming", VERMILION, "armour",
        (VERMILION, GREEN), beard="full", lines="temper", behind=(("mace", 70, 44, 8, 1.0),),
        place=(108, 196),
    ),
    Card.M6: Hero(
        "young", FAIR, "sword", "calm", "straight", "closed", "headband", VERMILION, "dragons",
        (FAIR, VERMILION), marks=("warm",), behind=(("staff", -78, 30, -5, 1.0),), mirrored=True,
        place=(108, 188), name_at=LOW,
    ),
    Card.M5: Hero(
        "long", TAN, "sword", "phoenix", "straight", "stern", "headband", INDIGO, "waves",
        (SKY, INDIGO), beard="catfish", lines="firm", behind=(("sword", 76, 46, 8, 1.05),),
        place=(108, 188),
    ),
    Card.M4: Hero(
        "oval", FAIR, "silkworm", "phoenix", "straight", "closed", "crown", VERMILION, "roundels",
        (PLUM, STRAW), beard="goatee", marks=("warm",), before=(("tally", -50, 118, -6, 0.86),),
        place=(124, 194),
    ),
    Card.M3: Hero(
        "long", DATE, "silkworm", "phoenix", "straight", "closed", "hood", GREEN, "plain",
        (GREEN, OCHRE), beard="long", behind=(("glaive", 76, 40, 4, 1.0),), place=(103, 190),
    ),
    Card.M2: Hero(
        "young", FAIR, "sword", "phoenix", "straight", "closed", "pheasant", SKY, "armour",
        (SKY, CREAM), marks=("warm",), behind=(("arrows", 66, 60, 10, 0.9),),
        before=(("-bow", -70, 60, 4, 0.92),), mirrored=True, place=(110, 198),
    ),
    Card.M1: Hero(
        "young", FAIR, "arch", "soft", "straight", "smile", "flower", LEAF, "tattooed",
        (FAIR, GREEN), marks=("warm",), behind=(("crossbow", -62, 44, -12, 0.86),), mirrored=True,
        place=(110, 186), name_at=LOW,
    ),
    Card.C0: Hero(
        "round", TAN, "sad", "round", "broad", "grin", "kerchief", OCHRE, "fur",
        (PLUM, OCHRE), beard="curled", lines="firm", behind=(("spear", -70, 20, -8, 1.0),),
        scale=1.12, place=(112, 204), mirrored=True, name_at=LOW,
    ),
}  # fmt: skip
