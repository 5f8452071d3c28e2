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
"""A thing or a hand: its name (a minus mirrors it), where it is, its turn in degrees, its scale."""


@dataclass(frozen=True)
class Hero:
    """A bust by its parts; `marks` are things on the face besides.

    `words` are columns of gilded writing, each by the centre of its first character on the card.
    `sleeve` is the colour of the sleeves and their cuffs where they are not those of the robe.
    """

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
    words: tuple[tuple[str, float, float], ...] = ()
    sleeve: tuple[str, str] | None = None
    mirrored: bool = False
    scale: float = 1.2
    place: tuple[float, float] = (112.0, 194.0)
    name_at: tuple[float, float] = (29.0, 115.0)
    seal_at: tuple[float, float] = (19.0, 305.0)


RECIPES: dict[Card, Hero] = {
    Card.MM: Hero(
        "round", DUSKY, "silkworm", "phoenix", "straight", "closed", "official", CREAM, "roundels",
        (VERMILION, STRAW), beard="strands", lines="firm", behind=(("ruyi", 68, 45, 4, 0.87),),
        before=(("fist", 67.5, 44.2, 4, 0.833),), name_at=RIGHT,
    ),
    Card.TM: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "pilgrim", CREAM, "tiger",
        (OCHRE, INDIGO), beard="stubble", lines="temper",
        behind=(("staff", 74.5, 56.7, 4, 0.917),), before=(("fist", 75.3, 36.7, 4, 0.833),),
        seal_at=(187, 64),
    ),
    Card.HM: Hero(
        "gaunt", TAN, "stern", "narrow", "hook", "grin", "pomegranate", INDIGO, "leopard",
        (TAN, BROWN), beard="thin", lines="firm", behind=(("-sabre", -65.8, 21.7, -2, 0.75),),
        before=(("-fist", -65, 45, -2, 0.833),), sleeve=(TAN, TAN), mirrored=True,
        place=(118, 188), name_at=LOW, seal_at=(187, 64),
    ),
    Card.T90: Hero(
        "square", DUSKY, "stern", "round", "broad", "stern", "bamboo", STRAW, "straw",
        (STRAW, INDIGO), beard="bristle", behind=(("trident", 75, -18.3, 1, 0.75),),
        before=(("fish", -56.7, 75.8, 4, 0.7), ("fist", 74.2, 31.7, 0, 0.833)),
        sleeve=(INDIGO, CREAM), place=(110, 202), name_at=(28, 201),
    ),
    Card.T80: Hero(
        "long", DATE, "willow", "calm", "straight", "closed", "guard", INDIGO, "flowered",
        (INDIGO, OCHRE), beard="silk", behind=(("sabre", -71.7, 15, -2, 0.917),),
        before=(("-fist", -70.8, 38.3, -2, 0.833),), mirrored=True,
    ),
    Card.T70: Hero(
        "gaunt", SALLOW, "sad", "narrow", "straight", "closed", "crossed", CREAM, "armour",
        (GREEN, STRAW), beard="strands", lines="age", behind=(("whip", 73.3, 0.8, 3, 0.85),),
        before=(("fist", 70.8, 38.3, 3, 0.833),),
    ),
    Card.T60: Hero(
        "square", TAN, "stern", "fierce", "hook", "stern", "horned", VERMILION, "armour",
        (PLUM, VERMILION), beard="full",
        behind=(("whip", 73.3, 9.2, 3, 0.7), ("whip", -60, 75, -4, 0.7)),
        before=(("fist", 71.7, 40.8, 3, 0.833), ("-fist", -57.5, 105, -4, 0.833)),
    ),
    Card.T50: Hero(
        "round", TAN, "bushy", "round", "broad", "stern", "bald", CREAM, "monk", (PLUM, TAN),
        beard="whiskers", lines="temper", behind=(("spade", 70, -10.8, 2, 0.633),),
        before=(("fist", 68.3, 45, 2, 0.833),), sleeve=(PLUM, CREAM), place=(108, 186),
    ),
    Card.T40: Hero(
        "round", BRONZE, "bushy", "fierce", "broad", "stern", "wild", VERMILION, "plain",
        (INK_BLUE, VERMILION), beard="bristle", lines="temper",
        before=(("axe", -55.7, 83, -6, 0.792), ("-axe", 61.3, 26.4, 6, 0.792),
        ("-fist", -51.9, 107.5, -6, 0.896), ("fist", 59.4, 50.9, 6, 0.896)), scale=1.06,
        place=(119, 198),
    ),
    Card.T30: Hero(
        "gaunt", TAN, "stern", "fierce", "hook", "stern", "felt", BROWN, "plain", (CREAM, INDIGO),
        beard="thin", lines="firm", marks=("birthmark",), behind=(("sabre", 71.7, 15, 3, 0.917),),
        before=(("fist", 70, 38.3, 3, 0.833),), name_at=LOW,
    ),
    Card.T20: Hero(
        "woman", FAIR, "willow", "soft", "small", "small", "lady", VERMILION, "cloud",
        (GREEN, STRAW), marks=("blush",),
        behind=(("-sword", -60, 12.5, 9, 0.833), ("-sword", -65.8, 12.5, -6, 0.833)),
        before=(("lasso", -2, 112, 0, 1), ("-fist", -64.2, 35.8, 0, 0.792)), mirrored=True,
        place=(120, 197), name_at=LOW,
    ),
    Card.M9: Hero(
        "square", VIOLET, "bushy", "fierce", "broad", "stern", "guard", GREEN, "plain",
        (GREEN, STRAW), beard="fan", lines="temper", behind=(("sabre", 73.3, 15, 2, 0.875),),
        before=(("fist", 72.5, 36.7, 2, 0.833),),
    ),
    Card.M8: Hero(
        "square", TAN, "sword", "fierce", "straight", "stern", "lion", INDIGO, "armour",
        (INDIGO, OCHRE), beard="bristle", behind=(("great axe", -60, -8.3, -2, 0.583),),
        before=(("-fist", -58.3, 35, -2, 0.833),), mirrored=True, place=(104, 196),
    ),
    Card.M7: Hero(
        "square", DATE, "bushy", "round", "broad", "shout", "flaming", VERMILION, "armour",
        (VERMILION, GREEN), beard="full", lines="temper", behind=(("mace", 74.2, 11.7, 3, 0.767),),
        before=(("fist", 72.5, 38.3, 3, 0.833),), place=(108, 196),
    ),
    Card.M6: Hero(
        "young", FAIR, "sword", "calm", "straight", "closed", "headband", VERMILION, "dragons",
        (FAIR, VERMILION), marks=("warm",), behind=(("-staff", -78.3, 66.7, -3, 0.917),),
        before=(("-fist", -79.2, 46.7, -3, 0.833),), sleeve=(FAIR, FAIR), mirrored=True,
        place=(108, 182), name_at=LOW,
    ),
    Card.M5: Hero(
        "long", TAN, "sword", "phoenix", "straight", "stern", "headband", INDIGO, "waves",
        (SKY, INDIGO), beard="catfish", lines="firm", behind=(("sword", 76.7, 20, 3, 0.883),),
        before=(("fist", 75, 44.2, 3, 0.833),), place=(108, 188),
    ),
    Card.M4: Hero(
        "oval", FAIR, "silkworm", "phoenix", "straight", "closed", "crown", VERMILION, "roundels",
        (PLUM, STRAW), beard="goatee", marks=("warm",),
        before=(("tally", -53.3, 86.7, -2, 0.817), ("holding", -22.5, 106.7, -12, 0.792)),
        words=(("丹書", 73.5, 283.5), ("鐵券", 46.5, 284.5)), place=(124, 194),
    ),
    Card.M3: Hero(
        "long", DATE, "silkworm", "phoenix", "straight", "closed", "hood", GREEN, "plain",
        (GREEN, OCHRE), beard="long", behind=(("glaive", 79.2, 8.3, 1, 0.817),),
        before=(("fist", 78.3, 45, 1, 0.833),), place=(103, 190),
    ),
    Card.M2: Hero(
        "young", FAIR, "sword", "phoenix", "straight", "closed", "pheasant", SKY, "armour",
        (SKY, CREAM), marks=("warm",), behind=(("-arrows", 65, 58.3, 10, 0.9),),
        before=(("-arm", -80.8, -20, -24, 0.767), ("-bow", -75, -21.7, -2, 0.833),
        ("-fingers", -80.8, -20, -14, 0.767)), mirrored=True, place=(106, 198),
    ),
    Card.M1: Hero(
        "young", FAIR, "arch", "soft", "straight", "smile", "flower", LEAF, "tattooed",
        (FAIR, GREEN), marks=("warm",), behind=(("-crossbow", -69.2, 6.7, -4, 0.583),),
        before=(("-fist", -69.2, 48.3, 0, 0.833),), sleeve=(FAIR, FAIR), mirrored=True,
        place=(104, 182), name_at=LOW,
    ),
    Card.C0: Hero(
        "round", TAN, "sad", "round", "broad", "grin", "kerchief", OCHRE, "fur", (PLUM, OCHRE),
        beard="curled", lines="firm", behind=(("-spear", -78.6, -19.6, -2, 0.893),),
        before=(("-fist", -76.8, 32.1, -2, 0.893),), mirrored=True, scale=1.12, place=(112, 204),
        name_at=LOW,
    ),
}  # fmt: skip
